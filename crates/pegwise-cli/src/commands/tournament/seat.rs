use super::built_in::BuiltInSeat;
use super::discipline::Discipline;
use super::guest_seat::GuestSeat;
use crate::job::Job;
use pegwise::shapes::LossReason;
use pegwise::{Code, Monitor, Turn};
use std::time::Duration;

/// Who guesses in a series of games.
pub(super) enum Seat<'a> {
    BuiltIn(Box<BuiltInSeat<'a>>),
    Guest(GuestSeat<'a>),
}

/// Why there is no guess.
pub(super) enum NoGuess {
    /// Ctrl-C.
    Stopped,
    /// The time is up.
    Late,
    /// The game is lost, with what shows it.
    Lost { reason: LossReason, detail: Option<String> },
}

/// Ctrl-C.
pub(super) struct Interrupted;

impl Monitor for Interrupted {
    fn should_stop(&self) -> bool {
        Job::interrupted()
    }
}

impl NoGuess {
    pub(super) fn lost(reason: LossReason, detail: Option<String>) -> Self {
        NoGuess::Lost { reason, detail }
    }
}

impl Seat<'_> {
    /// Time that does not count, before the next guess: a program may take it to start.
    pub(super) fn grace(&self) -> Duration {
        match self {
            Seat::BuiltIn(_) => Duration::ZERO,
            Seat::Guest(seat) => seat.grace(),
        }
    }

    /// The next guess after these turns, within this time.
    pub(super) fn guess(&mut self, discipline: &Discipline, turns: &[Turn], limit: Duration) -> Result<Code, NoGuess> {
        match self {
            Seat::BuiltIn(seat) => seat.guess(discipline, turns, limit, &Interrupted),
            Seat::Guest(seat) => seat.guess(discipline, turns, limit),
        }
    }

    /// The game is over.
    pub(super) fn end(&mut self, discipline: &Discipline, won: bool, secret: &Code) {
        if let Seat::Guest(seat) = self {
            seat.end(discipline, won, secret);
        }
    }

    /// The series is over.
    pub(super) fn leave(self) {
        if let Seat::Guest(seat) = self {
            seat.leave();
        }
    }
}
