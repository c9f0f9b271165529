//! Guesses with their answers.

use crate::code::Code;
use crate::feedback::Feedback;
use crate::partial::PartialFeedback;

/// One guess and the answer to it: all of it, or what is known of it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Turn<F = Feedback> {
    /// The guess.
    pub guess: Code,
    /// The codemaker's answer.
    pub feedback: F,
}

/// One guess, and what is known of the answer to it.
pub type PartialTurn = Turn<PartialFeedback>;

/// The turns of a game so far, first turn first.
pub type History<F = Feedback> = Vec<Turn<F>>;

impl PartialTurn {
    /// The turn, if all of its answer is known.
    pub fn known(&self) -> Option<Turn> {
        Some(Turn { guess: self.guess.clone(), feedback: self.feedback.known()? })
    }
}

impl From<Turn> for PartialTurn {
    fn from(turn: Turn) -> Self {
        Turn { guess: turn.guess, feedback: turn.feedback.into() }
    }
}
