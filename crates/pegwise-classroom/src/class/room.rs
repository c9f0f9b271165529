//! The state of a class, which events change.

use super::event::Event;
use super::join_code::JoinCode;
use super::key::KeyHash;
use super::limits::{AWAY, PUPILS, ROUNDS};
use super::name::Name;
use super::round::Round;
use crate::{ClassProblem, ClassSecrets};
use pegwise::notation::Alphabet;
use pegwise::{Code, Turn};
use std::collections::BTreeMap;

/// The state of a class. Only [`Room::change`] changes it, without a clock or random numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Room {
    code: JoinCode,
    open: bool,
    /// Everyone who has ever joined, numbered from 1. Numbers are never reused.
    pupils: Vec<Pupil>,
    keys: BTreeMap<KeyHash, usize>,
    rounds: Vec<Round>,
    /// Increases with every change that all pupils see.
    version: u64,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Pupil {
    pub(super) name: Name,
    pub(super) came: u64,
    heard: u64,
    removed: bool,
    /// Increases with every change that only this pupil sees.
    version: u64,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refused {
    pub(super) problem: ClassProblem,
    pub(super) row: Option<(usize, Turn)>,
}

impl From<ClassProblem> for Refused {
    fn from(problem: ClassProblem) -> Self {
        Refused { problem, row: None }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Change {
    Made,
    MadeBefore,
}

impl Room {
    pub(crate) fn new(code: JoinCode) -> Self {
        Room { code, open: true, pupils: Vec::new(), keys: BTreeMap::new(), rounds: Vec::new(), version: 0 }
    }

    /// Applies an event completely or not at all. Repeated events are not errors, because clients repeat requests.
    pub(crate) fn change(&mut self, event: &Event) -> Result<Change, Refused> {
        match event {
            Event::Opened { .. } => Err(ClassProblem::Malformed.into()),
            Event::Joined { key, name, at } => self.join(key, name, *at),
            Event::Renamed { pupil, name } => self.rename(*pupil, name),
            Event::Removed { pupil } => self.remove(*pupil),
            Event::Door { open } => Ok(self.set_door(*open)),
            Event::Started { round, rules, secrets, seed, at } => self.start(*round, rules, *secrets, *seed, *at),
            Event::Guessed { pupil, round, row, guess, at } => self.guess(*pupil, *round, *row, guess, *at),
            Event::Ended { round } => self.end(*round),
        }
    }

    pub(crate) fn code(&self) -> &JoinCode {
        &self.code
    }

    pub(super) fn is_open(&self) -> bool {
        self.open
    }

    pub(super) fn pupil_of(&self, key: &KeyHash) -> Option<usize> {
        self.keys.get(key).copied()
    }

    pub(super) fn pupil(&self, number: usize) -> Option<&Pupil> {
        self.pupils.get(number.checked_sub(1)?).filter(|pupil| !pupil.removed)
    }

    pub(super) fn pupils(&self) -> impl Iterator<Item = (usize, &Pupil)> {
        self.pupils.iter().enumerate().filter(|(_, pupil)| !pupil.removed).map(|(place, pupil)| (place + 1, pupil))
    }

    pub(super) fn rounds(&self) -> impl Iterator<Item = (usize, &Round)> {
        self.rounds.iter().enumerate().map(|(place, round)| (place + 1, round))
    }

    pub(super) fn last_round(&self) -> Option<(usize, &Round)> {
        self.rounds().last()
    }

    pub(super) fn version(&self, pupil: &Pupil) -> u64 {
        self.version + pupil.version
    }

    pub(super) fn hear(&mut self, number: usize, now: u64) {
        if let Some(pupil) = number.checked_sub(1).and_then(|place| self.pupils.get_mut(place)) {
            pupil.heard = now;
        }
    }

    fn member(&mut self, number: usize) -> Result<&mut Pupil, ClassProblem> {
        let pupil = number.checked_sub(1).and_then(|place| self.pupils.get_mut(place));
        pupil.filter(|pupil| !pupil.removed).ok_or(ClassProblem::NoPupil)
    }

    fn is_taken(&self, name: &Name, by_another_than: usize) -> bool {
        self.pupils().any(|(number, pupil)| number != by_another_than && pupil.name.is_like(name))
    }

    fn join(&mut self, key: &KeyHash, name: &Name, at: u64) -> Result<Change, Refused> {
        if self.keys.contains_key(key) {
            return Ok(Change::MadeBefore);
        }
        if !self.open {
            return Err(ClassProblem::DoorClosed.into());
        }
        if self.pupils.len() >= PUPILS {
            return Err(ClassProblem::RoomFull.into());
        }
        if self.is_taken(name, 0) {
            return Err(ClassProblem::NameTaken.into());
        }
        self.pupils.push(Pupil { name: name.clone(), came: at, heard: at, removed: false, version: 0 });
        self.keys.insert(key.clone(), self.pupils.len());
        Ok(Change::Made)
    }

    fn rename(&mut self, number: usize, name: &Name) -> Result<Change, Refused> {
        if self.is_taken(name, number) {
            return Err(ClassProblem::NameTaken.into());
        }
        let pupil = self.member(number)?;
        if pupil.name == *name {
            return Ok(Change::MadeBefore);
        }
        pupil.name = name.clone();
        pupil.version += 1;
        Ok(Change::Made)
    }

    fn remove(&mut self, number: usize) -> Result<Change, Refused> {
        let pupil = number.checked_sub(1).and_then(|place| self.pupils.get_mut(place)).ok_or(ClassProblem::NoPupil)?;
        if std::mem::replace(&mut pupil.removed, true) {
            return Ok(Change::MadeBefore);
        }
        self.keys.retain(|_, own| *own != number);
        Ok(Change::Made)
    }

    fn set_door(&mut self, open: bool) -> Change {
        if std::mem::replace(&mut self.open, open) == open { Change::MadeBefore } else { Change::Made }
    }

    fn start(
        &mut self,
        number: usize,
        rules: &str,
        secrets: ClassSecrets,
        seed: u64,
        at: u64,
    ) -> Result<Change, Refused> {
        let round = Round::new(rules, secrets, seed, at)?;
        let last = self.last_round();
        let is_same = |last: &Round| !last.over && last.rules() == round.rules() && last.secrets() == secrets;
        if last.is_some_and(|(own, last)| own == number && is_same(last)) {
            return Ok(Change::MadeBefore);
        }
        if last.is_some_and(|(_, last)| !last.over) {
            return Err(ClassProblem::RoundRunning.into());
        }
        if number != self.rounds.len() + 1 {
            return Err(ClassProblem::NotNextRound.into());
        }
        if self.rounds.len() >= ROUNDS {
            return Err(ClassProblem::TooManyRounds.into());
        }
        self.rounds.push(round);
        self.version += 1;
        Ok(Change::Made)
    }

    fn end(&mut self, number: usize) -> Result<Change, Refused> {
        let round = number.checked_sub(1).and_then(|place| self.rounds.get_mut(place)).ok_or(ClassProblem::NoRound)?;
        if std::mem::replace(&mut round.over, true) {
            return Ok(Change::MadeBefore);
        }
        self.version += 1;
        Ok(Change::Made)
    }

    fn guess(&mut self, pupil: usize, round: usize, row: usize, guess: &str, at: u64) -> Result<Change, Refused> {
        self.member(pupil)?;
        let place = round.checked_sub(1).ok_or(ClassProblem::NoRound)?;
        let round = self.rounds.get_mut(place).ok_or(ClassProblem::NoRound)?;
        let guess = Alphabet::canonical().read_guess(round.rules(), guess).map_err(|_| ClassProblem::BadGuess)?;
        if let Some(change) = made_before(round.turns(pupil), row, &guess)? {
            return Ok(change);
        }
        if round.over {
            return Err(ClassProblem::RoundOver.into());
        }
        if !matches!(round.standing(pupil), crate::ClassStanding::Playing) {
            return Err(ClassProblem::GameOver.into());
        }
        if row != round.turns(pupil).len() + 1 {
            return Err(ClassProblem::RowAhead.into());
        }
        round.rules().check_guess(&guess).map_err(|_| ClassProblem::BadGuess)?;
        round.guess(pupil, guess, at);
        self.member(pupil)?.version += 1;
        Ok(Change::Made)
    }
}

impl Pupil {
    pub(super) fn is_away(&self, now: u64) -> bool {
        now.saturating_sub(self.heard) > AWAY
    }
}

fn made_before(turns: &[Turn], row: usize, guess: &Code) -> Result<Option<Change>, Refused> {
    let place = row.checked_sub(1).ok_or(ClassProblem::Malformed)?;
    match turns.get(place) {
        None => Ok(None),
        Some(turn) if turn.guess == *guess => Ok(Some(Change::MadeBefore)),
        Some(turn) => Err(Refused { problem: ClassProblem::RowTaken, row: Some((row, turn.clone())) }),
    }
}

#[cfg(test)]
#[path = "room_tests.rs"]
mod tests;
