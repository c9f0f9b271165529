//! Guesses and candidates from a different board are rejected and never read out of bounds.
#![cfg(panic = "unwind")]

use pegwise_core::{Board, Code, Codebook, Color};
use pegwise_strategy::{Decision, Reason, State};
use std::panic::{AssertUnwindSafe, catch_unwind};

#[test]
fn guesses_and_candidates_of_other_boards_are_refused() {
    let [ours, other] = ["4x6", "5x5"].map(|text| Codebook::new(&text.parse::<Board>().unwrap()).unwrap());
    let decision = |candidates, guess: [u16; 4]| {
        let state = State::new(&ours, &[], candidates).unwrap();
        let guess = Code::new(guess.map(Color::new));
        let decision = catch_unwind(AssertUnwindSafe(|| Decision::new(state, guess, Reason::SeparatesAll)));
        decision.is_ok_and(|decision| decision.is_ok())
    };
    assert!(decision(ours.candidates(), [0, 1, 2, 5]));
    assert!(!decision(ours.candidates(), [0, 1, 2, 6]));
    assert!(!decision(ours.candidates(), [0, 1, 2, 65_534]));
    assert!(!decision(other.candidates(), [0, 1, 2, 3]));
}
