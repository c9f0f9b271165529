//! The shapes of guesses, as `--json` prints them.

use crate::setup::Setup;
use pegwise::{Decision, PlayerSpec, Session, shapes};

/// A guess and what it tells.
pub(crate) fn guess(setup: &Setup, decision: &Decision) -> shapes::Guess {
    shapes::Guess::new(decision, &setup.alphabet)
}

/// A guess with the reasons for it.
pub(crate) fn decision(setup: &Setup, session: &Session, player: &PlayerSpec, decision: &Decision) -> shapes::Decision {
    shapes::Decision::new(decision, player.write(&setup.alphabet), setup.write_game(session), &setup.alphabet)
}
