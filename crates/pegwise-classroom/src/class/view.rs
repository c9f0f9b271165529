//! The class as pupils and the teacher see it, limited to what they may know.

use super::room::{Refused, Room};
use super::round::Round;
use crate::{ClassBoard, ClassGame, ClassPupil, ClassRefusal, ClassRound, ClassSeat, ClassSecrets};
use pegwise::api::Turn;

impl Room {
    pub(super) fn seat(&self, number: usize) -> Option<ClassSeat> {
        let pupil = self.pupil(number)?;
        let game = self.last_round().map(|(of, round)| game(of, round, number));
        Some(ClassSeat { version: self.version(pupil), name: pupil.name.to_string(), game })
    }

    /// Returns the teacher's view, which the class may see: no guesses, and no secret until the round is over.
    pub(super) fn board(&self, addresses: &[String], now: u64) -> ClassBoard {
        let last = self.last_round();
        let pupils = self.pupils().map(|(number, pupil)| ClassPupil {
            pupil: number,
            name: pupil.name.to_string(),
            away: pupil.is_away(now),
            guesses: last.map_or(0, |(_, round)| round.turns(number).len()),
            standing: last.map(|(_, round)| round.standing(number)),
            seconds: last.and_then(|(_, round)| Some(round.took(number, pupil.came)? / 1000)),
        });
        ClassBoard {
            code: self.code().to_string(),
            addresses: addresses.to_vec(),
            open: self.is_open(),
            kept: None,
            round: last.map(|(number, round)| progress(number, round)),
            pupils: pupils.collect(),
        }
    }
}

fn game(number: usize, round: &Round, pupil: usize) -> ClassGame {
    let turns = round.turns(pupil).iter().enumerate();
    ClassGame {
        round: number,
        rules: round.rules().to_string(),
        secrets: round.secrets(),
        over: round.over,
        standing: round.standing(pupil),
        rows: turns.map(|(place, turn)| row(place + 1, turn)).collect(),
        secret: round.known_secret(pupil).map(|code| code.to_string()),
    }
}

fn progress(number: usize, round: &Round) -> ClassRound {
    let is_told = round.over && round.secrets() == ClassSecrets::Same;
    ClassRound {
        number,
        rules: round.rules().to_string(),
        secrets: round.secrets(),
        over: round.over,
        secret: is_told.then(|| round.secret(0).to_string()),
    }
}

fn row(row: usize, turn: &pegwise::Turn) -> Turn {
    Turn { row, guess: turn.guess.to_string(), feedback: turn.feedback.to_string() }
}

impl From<Refused> for ClassRefusal {
    fn from(refused: Refused) -> Self {
        ClassRefusal { problem: refused.problem, row: refused.row.map(|(number, turn)| row(number, &turn)) }
    }
}
