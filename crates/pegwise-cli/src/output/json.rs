//! Guesses, as `--json` prints them.

use crate::setup::Setup;
use pegwise::{Decision, PlayerSpec, Session, api};

pub(crate) fn guess(setup: &Setup, decision: &Decision) -> api::Guess {
    api::Guess::new(decision, &setup.alphabet)
}

pub(crate) fn decision(setup: &Setup, session: &Session, player: &PlayerSpec, decision: &Decision) -> api::Decision {
    api::Decision::new(decision, player.write(&setup.alphabet), setup.write_game(session), &setup.alphabet)
}
