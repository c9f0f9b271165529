//! The review of a game: the cost of each guess compared with the best play, and the luck of each answer.
//!
//! In a position with the equally likely codes `S` left, `V(S)` is the expected number of further guesses with the best
//! play, winning guess included, and `Q(S, g)` the same if the next guess is `g`. The **skill lost** by a guess is `Q -
//! V`. The **bad luck** of its answer is `1 + V(next) - Q`, negative for good luck. After the winning guess, `V` is 0.
//! So
//!
//! ```text
//! guesses made + V(end) - V(start) = skill lost + bad luck
//! ```
//!
//! over any game, won or not. Best play may use any guess of the board, or only codes that fit, depending on the rules
//! that the player follows. The number of allowed guesses does not matter.

mod candidate_reduction;
mod expected;
mod grades;
#[cfg(test)]
mod laws;
mod regret;
mod reviewer;
mod sub_progress;

pub use candidate_reduction::{CandidateReduction, InformationGain, Narrowings, Reviewed};
pub use expected::{Basis, Expected};
pub use grades::{Summary, TOP_GRADE};
pub use regret::Regret;
pub use reviewer::{NoReview, Reviewer};

use expected::{bits, codes};
use pegwise_core::{Code, Feedback, Histogram, Turn};
use pegwise_strategy::Heuristic;

/// The review of a game.
#[derive(Clone, Debug)]
pub struct Review {
    /// The turns up to the winning one, the last one, or the last one before the answers contradict each other.
    pub turns: Vec<TurnReview>,
    /// The number of rows before those, left out because the review, which goes backwards, was stopped.
    pub pending: usize,
    /// The number of rows after those, which are not reviewed.
    pub left_out: usize,
    /// The number of guesses needed on average before the first reviewed row.
    pub start: Expected,
    /// The number of guesses still needed on average at the end, which is zero if the game is won.
    pub end: Expected,
}

/// The review of a guess and its answer.
#[derive(Clone, Debug)]
pub struct TurnReview {
    /// The guess and its answer.
    pub turn: Turn,
    /// The review of the guess before its answer is known.
    pub guess: GuessReview,
    /// The number of codes left after the answer, or 1 after the winning one.
    pub left: usize,
    /// The number of guesses needed on average after the answer.
    pub next: Expected,
}

/// The review of a guess before its answer is known: see [`Reviewer::guess`].
#[derive(Clone, Debug)]
pub struct GuessReview {
    /// The guess.
    pub guess: Code,
    /// Whether the guess can be the secret.
    pub can_win: bool,
    /// The number of remaining codes that give each answer.
    pub histogram: Histogram,
    /// `V`: the number of guesses needed on average with the best guess.
    pub best: Expected,
    /// `Q`: the number of guesses needed on average with this guess.
    pub value: Expected,
    /// The value of each answer, in the order of the answers.
    pub answers: Vec<AnswerValue>,
    /// The comparison with the best guess.
    pub rating: Rating,
    /// Further notes on the guess.
    pub notes: Vec<Note>,
    /// The best guesses in this position.
    pub alternatives: Alternatives,
}

/// A possible answer to a guess, and its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AnswerValue {
    /// The answer.
    pub feedback: Feedback,
    /// The number of codes that give it.
    pub codes: usize,
    /// The number of guesses needed on average after the answer.
    pub next: Expected,
}

/// The best guesses in a position, in groups of equal value, the best group first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Alternatives {
    /// The groups. In an exact position, the first group is complete. With
    /// [`Solver::MERGES_FROM`](pegwise_solver::Solver::MERGES_FROM) or more codes, however, it contains only the first
    /// of several guesses that are equivalent by the [symmetry](pegwise_core::symmetry) of the game.
    pub groups: Vec<GuessGroup>,
    /// The number of guesses examined for the other groups.
    pub looked_at: usize,
}

/// Guesses of equal value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuessGroup {
    /// The value `Q` that they share.
    pub value: Expected,
    /// The guesses, each with whether it can be the secret: first those that can.
    pub guesses: Vec<(Code, bool)>,
    /// The number of these guesses. In an exact position, this includes all equivalent ones.
    pub count: usize,
}

/// The comparison of a guess with the best.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rating {
    /// The guess was the only code left.
    OnlyCode,
    /// The guess is the first of the best guesses.
    Best,
    /// The guess is one of the best guesses, and this is the first of them.
    AsGoodAs(Code),
    /// The guess is worse than this one, the first of the best guesses.
    WorseThan(Code),
}

/// A further note on a guess.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// The guess cannot be the secret, but this one can, and is at least as good.
    CouldHaveWon(Code),
    /// The answer to the guess was already known.
    NothingNew,
}

impl Review {
    /// The reviewed turns, each with its row in the game, counted from 0.
    pub fn rows(&self) -> impl Iterator<Item = (usize, &TurnReview)> {
        (self.pending..).zip(&self.turns)
    }

    /// The turn in this row of the game, counted from 0, if it was reviewed.
    pub fn row(&self, row: usize) -> Option<&TurnReview> {
        self.turns.get(row.checked_sub(self.pending)?)
    }

    /// Whether every possible row was reviewed.
    pub fn is_complete(&self) -> bool {
        self.pending == 0
    }

    fn unless_pending(&self, rows: usize) -> usize {
        rows.saturating_sub(self.pending).min(self.turns.len())
    }

    /// The basis of the review, which is exact if all of its numbers are.
    pub fn basis(&self) -> Basis {
        let turns = self.turns.iter().flat_map(|turn| [turn.guess.best, turn.guess.value, turn.next]);
        turns.chain([self.start, self.end]).map(|expected| expected.basis).max().unwrap_or(Basis::Exact)
    }
}

impl TurnReview {
    /// The information of the answer in bits, for display.
    pub fn bits(&self) -> f64 {
        bits(self.guess.codes(), self.left)
    }
}

impl GuessReview {
    /// The number of codes before the guess.
    pub fn codes(&self) -> usize {
        codes(&self.histogram)
    }

    /// Whether more than one code was left to choose from.
    pub fn is_choice(&self) -> bool {
        self.codes() > 1
    }

    /// The expected number of codes left, for display.
    pub fn expected_size(&self) -> f64 {
        Heuristic::ExpectedSize.display(&self.histogram)
    }

    /// The expected information in bits, for display.
    pub fn expected_bits(&self) -> f64 {
        Heuristic::Entropy.display(&self.histogram)
    }
}
