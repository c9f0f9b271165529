//! The common interface of players during a series of games.

use crate::api::LossReason;
use crate::scenario::Scenario;
use pegwise::{Code, Monitor, Turn};
use std::time::Duration;

pub(crate) trait Participant {
    /// Extra time for the next guess, such as for starting a program. It does not count as thinking time.
    fn grace(&self) -> Duration {
        Duration::ZERO
    }

    fn guess(
        &mut self,
        scenario: &Scenario,
        turns: &[Turn],
        limit: Duration,
        stop: &dyn Monitor,
    ) -> Result<Code, NoGuess>;

    fn end(&mut self, _scenario: &Scenario, _won: bool, _secret: &Code) {}

    fn leave(self: Box<Self>) {}
}

pub(crate) enum NoGuess {
    Stopped,
    Late,
    Lost { reason: LossReason, detail: Option<String> },
}

impl NoGuess {
    pub(crate) fn lost(reason: LossReason, detail: Option<String>) -> Self {
        NoGuess::Lost { reason, detail }
    }
}
