//! The shapes of guesses, as `--json` prints them.

use crate::setup::Setup;
use pegwise::{Codebreaker, Decision, Session, shapes};

/// A guess and what it tells.
pub(crate) fn guess(setup: &Setup, decision: &Decision) -> shapes::Guess {
    shapes::Guess::new(decision, &setup.alphabet)
}

/// A guess with the reasons for it.
pub(crate) fn decision(
    setup: &Setup,
    session: &Session,
    codebreaker: &Codebreaker,
    decision: &Decision,
) -> shapes::Decision {
    shapes::Decision::new(decision, setup.name_of(codebreaker), setup.write_game(session), &setup.alphabet)
}
