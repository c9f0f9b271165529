//! Who guesses in a series of games.

use crate::api::LossReason;
use crate::scenario::Scenario;
use pegwise::{Code, Monitor, Turn};
use std::time::Duration;

/// Who guesses in a series of games: a strategy or a program.
pub(crate) trait Participant {
    /// Time that does not count, before the next guess: a program may take it to start.
    fn grace(&self) -> Duration {
        Duration::ZERO
    }

    /// The next guess after these turns, within this time.
    fn guess(
        &mut self,
        scenario: &Scenario,
        turns: &[Turn],
        limit: Duration,
        stop: &dyn Monitor,
    ) -> Result<Code, NoGuess>;

    /// The game is over.
    fn end(&mut self, _scenario: &Scenario, _won: bool, _secret: &Code) {}

    /// The series is over.
    fn leave(self: Box<Self>) {}
}

/// Why there is no guess.
pub(crate) enum NoGuess {
    /// The tournament is stopped.
    Stopped,
    /// The time is up.
    Late,
    /// The game is lost, with what shows it.
    Lost { reason: LossReason, detail: Option<String> },
}

impl NoGuess {
    pub(crate) fn lost(reason: LossReason, detail: Option<String>) -> Self {
        NoGuess::Lost { reason, detail }
    }
}
