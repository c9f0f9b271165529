//! A class for `pegwise web --class`. [`Room`] is its state, which changes only through events. [`Class`] adds
//! permissions, rate limits and the journal. `http` handles requests and responses, and `server` handles connections.

mod event;
mod http;
mod join_code;
mod journal;
mod key;
pub(crate) mod limits;
mod name;
mod pace;
mod results;
mod room;
mod round;
mod view;

use crate::{ClassBoard, ClassProblem, ClassReply, ClassRequest};
use event::Event;
pub(crate) use http::{BodyProblem, is_for_class, respond};
use join_code::JoinCode;
use journal::Journal;
pub use journal::NotOpened;
use key::KeyHash;
use limits::{PACE, PACE_OF_STRANGERS, PACE_OF_WRONG_CODES};
use name::Name;
use pace::{Pace, Paces};
use room::{Change, Refused, Room};
use std::collections::BTreeMap;
use std::fs::File;
use std::net::IpAddr;

/// A class with its permissions and rate limits.
#[derive(Debug)]
pub struct Class {
    room: Room,
    journal: Option<Journal>,
    teacher: Option<KeyHash>,
    addresses: Vec<String>,
    paces: BTreeMap<Who, Pace>,
    strangers: Paces,
    wrong_codes: Paces,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Who {
    Teacher,
    Pupil(usize),
    Stranger(Option<KeyHash>),
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Asker<'a> {
    key: Option<&'a str>,
    address: IpAddr,
    now: u64,
}

impl Class {
    /// Starts a class, or continues the one in a file, and generates a new key for the teacher. The caller has opened
    /// the file for appending, locked it and read it. If it is empty, a new class starts in it.
    ///
    /// # Errors
    /// Returns [`NotOpened`] if the file cannot be used. The file is left unchanged.
    pub fn open(file: Option<(File, Vec<u8>)>, addresses: Vec<String>) -> Result<(Self, String), NotOpened> {
        let (code, key) = (JoinCode::new(rand::random()), key::key(rand::random()));
        let (room, journal) = match file {
            Some((file, bytes)) => Journal::open(file, &bytes, code).map(|(room, journal)| (room, Some(journal)))?,
            None => (Room::new(code), None),
        };
        Ok((Class::new(room, journal, &key, addresses), key))
    }

    fn new(room: Room, journal: Option<Journal>, teacher: &str, addresses: Vec<String>) -> Self {
        Class {
            room,
            journal,
            teacher: KeyHash::of(teacher),
            addresses,
            paces: BTreeMap::new(),
            strangers: Paces::new(PACE_OF_STRANGERS),
            wrong_codes: Paces::new(PACE_OF_WRONG_CODES),
        }
    }

    /// Returns the code that pupils type to join.
    pub fn code(&self) -> String {
        self.room.code().to_string()
    }

    fn answer(&mut self, asker: &Asker<'_>, request: ClassRequest) -> ClassReply {
        let reply = self.admit(asker).and_then(|who| match request {
            ClassRequest::Room {} => Ok(ClassReply::Room { open: self.room.is_open() }),
            ClassRequest::Join { code, name } => self.join(&who, asker, &code, &name),
            request => match who {
                Who::Teacher => self.answer_teacher(request, asker.now),
                Who::Pupil(pupil) => self.answer_pupil(pupil, request, asker.now),
                Who::Stranger(_) => Err(ClassProblem::UnknownKey.into()),
            },
        });
        reply.unwrap_or_else(|refused| ClassReply::Refused(refused.into()))
    }

    fn results(&mut self, asker: &Asker<'_>) -> Result<String, ClassProblem> {
        match self.admit(asker).map_err(|refused| refused.problem)? {
            Who::Teacher => Ok(self.room.results()),
            _ => Err(ClassProblem::UnknownKey),
        }
    }

    fn admit(&mut self, asker: &Asker<'_>) -> Result<Who, Refused> {
        let key = asker.key.and_then(KeyHash::of);
        let who = match key {
            Some(key) if Some(&key) == self.teacher.as_ref() => Who::Teacher,
            Some(key) => self.room.pupil_of(&key).map_or(Who::Stranger(Some(key)), Who::Pupil),
            None => Who::Stranger(None),
        };
        let may = match &who {
            Who::Stranger(_) => self.strangers.take(asker.address, asker.now),
            known => self.paces.entry(known.clone()).or_default().take(PACE, asker.now),
        };
        if !may {
            return Err(ClassProblem::SlowDown.into());
        }
        if let Who::Pupil(pupil) = who {
            self.room.hear(pupil, asker.now);
        }
        Ok(who)
    }

    fn join(&mut self, who: &Who, asker: &Asker<'_>, code: &str, name: &str) -> Result<ClassReply, Refused> {
        let key = match who {
            Who::Pupil(pupil) => return self.seat(*pupil, None),
            Who::Stranger(Some(key)) => key.clone(),
            Who::Stranger(None) | Who::Teacher => return Err(ClassProblem::UnknownKey.into()),
        };
        // This is checked before the code, so that the refusal reveals nothing about the code.
        if !self.wrong_codes.has_room(asker.address, asker.now) {
            return Err(ClassProblem::SlowDown.into());
        }
        if !self.room.code().is(code) {
            self.wrong_codes.take(asker.address, asker.now);
            return Err(ClassProblem::WrongCode.into());
        }
        let name = Name::new(name).map_err(|_| ClassProblem::BadName)?;
        self.change(&Event::Joined { key: key.clone(), name, at: asker.now })?;
        let pupil = self.room.pupil_of(&key).ok_or(ClassProblem::UnknownKey)?;
        self.seat(pupil, None)
    }

    fn answer_pupil(&mut self, pupil: usize, request: ClassRequest, now: u64) -> Result<ClassReply, Refused> {
        match request {
            ClassRequest::Look { since } => self.seat(pupil, since),
            ClassRequest::Guess { round, row, guess } => {
                self.change(&Event::Guessed { pupil, round, row, guess, at: now })?;
                self.seat(pupil, None)
            }
            _ => Err(ClassProblem::UnknownKey.into()),
        }
    }

    fn answer_teacher(&mut self, request: ClassRequest, now: u64) -> Result<ClassReply, Refused> {
        let event = match request {
            ClassRequest::Board {} => return Ok(ClassReply::Board(self.board(now))),
            ClassRequest::Start { round, rules, secrets } => {
                Event::Started { round, rules, secrets, seed: rand::random(), at: now }
            }
            ClassRequest::End { round } => Event::Ended { round },
            ClassRequest::Rename { pupil, name } => {
                Event::Renamed { pupil, name: Name::new(&name).map_err(|_| ClassProblem::BadName)? }
            }
            ClassRequest::Remove { pupil } => Event::Removed { pupil },
            ClassRequest::Door { open } => Event::Door { open },
            _ => return Err(ClassProblem::UnknownKey.into()),
        };
        self.change(&event)?;
        Ok(ClassReply::Board(self.board(now)))
    }

    fn change(&mut self, event: &Event) -> Result<(), Refused> {
        let change = self.room.change(event)?;
        if let (Change::Made, Some(journal)) = (change, &mut self.journal) {
            journal.add(event);
        }
        Ok(())
    }

    fn seat(&self, pupil: usize, since: Option<u64>) -> Result<ClassReply, Refused> {
        let seat = self.room.seat(pupil).ok_or(ClassProblem::UnknownKey)?;
        Ok(if since == Some(seat.version) { ClassReply::Unchanged {} } else { ClassReply::Seat(seat) })
    }

    fn board(&self, now: u64) -> ClassBoard {
        let kept = self.journal.as_ref().map(Journal::is_written);
        ClassBoard { kept, ..self.room.board(&self.addresses, now) }
    }
}

#[cfg(test)]
mod tests;
