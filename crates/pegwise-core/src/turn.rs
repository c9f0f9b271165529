//! Guesses and their answers.

use crate::board::Board;
use crate::code::Code;
use crate::feedback::Feedback;
use crate::partial::PartialFeedback;

/// One guess and its answer, or the known part of its answer.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Turn<F = Feedback> {
    /// The guess.
    pub guess: Code,
    /// The codemaker's answer.
    pub feedback: F,
}

/// A guess with a partly known answer.
pub type PartialTurn = Turn<PartialFeedback>;

/// The turns of a game so far, in order.
pub type History<F = Feedback> = Vec<Turn<F>>;

impl Turn {
    /// The number of answer pegs that are wrong if this code is the secret: 0 if the code fits. `O(pegs)`.
    pub fn off(&self, board: &Board, code: &Code) -> u64 {
        let (given, told, fixed) = (board.answer(&self.guess, code), self.feedback, board.feedback_kind().constraint());
        let (black, total) = fixed.map_or((true, true), |fixed| (fixed.black, fixed.total));
        let blacks = if black { given.black().abs_diff(told.black()) } else { 0 };
        let totals = if total { given.total().abs_diff(told.total()) } else { 0 };
        // If the board reports only a sum, the winning answer has the same number of pegs as another answer.
        (blacks + totals).max(usize::from(given != told)) as u64
    }
}

impl PartialTurn {
    /// The turn, if its whole answer is known.
    pub fn known(&self) -> Option<Turn> {
        Some(Turn { guess: self.guess.clone(), feedback: self.feedback.known()? })
    }
}

impl From<Turn> for PartialTurn {
    fn from(turn: Turn) -> Self {
        Turn { guess: turn.guess, feedback: turn.feedback.into() }
    }
}
