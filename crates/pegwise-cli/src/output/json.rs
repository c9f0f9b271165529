//! Guesses, as `--json` prints them.

use crate::setup::Setup;
use pegwise::{Decision, PlayerSpec, Session, api};

/// A guess and what it tells.
pub(crate) fn guess(setup: &Setup, decision: &Decision) -> api::Guess {
    api::Guess::new(decision, &setup.alphabet)
}

/// A guess with the reasons for it.
pub(crate) fn decision(setup: &Setup, session: &Session, player: &PlayerSpec, decision: &Decision) -> api::Decision {
    api::Decision::new(decision, player.write(&setup.alphabet), setup.write_game(session), &setup.alphabet)
}
