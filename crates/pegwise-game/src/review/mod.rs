//! The review of a game: what each guess cost against the best play, and what each answer was worth.
//!
//! For a position with the codes `S` left, all equally likely, `V(S)` is the expected number of further guesses under
//! the best play, the winning one included, and `Q(S, g)` the same when the next guess is `g`. The **skill lost** by a
//! guess is `Q - V`, and the **bad luck** of its answer is what the game needs with it, this guess included, minus what
//! was to be expected: `1 + V(next) - Q`, below zero for good luck; after the winning guess `V` is 0. So
//!
//! ```text
//! guesses made + V(end) - V(start) = skill lost + bad luck
//! ```
//!
//! over any game, won or not. Best play is by the rules of the player: any guess the board allows, or only
//! codes that fit all answers so far. How many guesses the rules allow plays no part.

mod candidate_reduction;
mod expected;
#[cfg(test)]
mod laws;
mod reviewer;
mod sub_progress;

pub use candidate_reduction::{CandidateReduction, InformationGain, Narrowings, Reviewed};
pub use expected::{Basis, Expected};
pub use reviewer::{NoReview, Reviewer};

use expected::{bits, codes, grade, mean_grade};
use pegwise_core::{Code, Feedback, Histogram, Turn};
use pegwise_strategy::Heuristic;
use std::cmp::Ordering;
use std::ops::Add;

/// The review of a game: see [`Reviewer::review`].
#[derive(Clone, Debug)]
pub struct Review {
    /// Turn by turn, up to the winning one, the last one, or the last one before the answers contradict each other.
    pub turns: Vec<TurnReview>,
    /// How many rows come before those: the review goes backwards, and was stopped when it reached them. None if
    /// it was not stopped.
    pub pending: usize,
    /// How many rows of the game follow that are not reviewed.
    pub left_out: usize,
    /// The guesses needed on average at the start, or before the first reviewed row.
    pub start: Expected,
    /// The guesses still needed on average at the end: zero if the game is won.
    pub end: Expected,
}

/// A guess of a game, and its answer.
#[derive(Clone, Debug)]
pub struct TurnReview {
    /// The guess and its answer.
    pub turn: Turn,
    /// The guess, before its answer is known.
    pub guess: GuessReview,
    /// How many codes are left after the answer; 1 after the winning one.
    pub left: usize,
    /// The guesses then needed on average.
    pub next: Expected,
}

/// A guess in a position, before its answer is known: see [`Reviewer::guess`].
#[derive(Clone, Debug)]
pub struct GuessReview {
    /// The guess.
    pub guess: Code,
    /// Whether it can be the secret.
    pub can_win: bool,
    /// How its answers split the codes that are left.
    pub histogram: Histogram,
    /// `V`: what the position needs on average, with the best guess.
    pub best: Expected,
    /// `Q`: what it needs on average with this guess.
    pub value: Expected,
    /// The value of each answer, in the order of the answers.
    pub answers: Vec<AnswerValue>,
    /// How it compares with the best.
    pub rating: Rating,
    /// Further notes on the guess.
    pub notes: Vec<Note>,
    /// The best guesses here.
    pub alternatives: Alternatives,
}

/// One answer that a guess can get.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AnswerValue {
    /// The answer.
    pub feedback: Feedback,
    /// How many codes give it.
    pub codes: usize,
    /// The guesses then needed on average.
    pub next: Expected,
}

/// The best guesses in a position, in groups of equal value, the best group first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Alternatives {
    /// The groups. Where the position is exact, the first is complete, but that of guesses alike by the
    /// [symmetry](pegwise_core::symmetry) of the game so far only the first is there, from
    /// [`Solver::MERGES_FROM`](pegwise_solver::Solver::MERGES_FROM) codes on.
    pub groups: Vec<GuessGroup>,
    /// How many guesses were looked at for the others.
    pub looked_at: usize,
}

/// Guesses of equal value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuessGroup {
    /// `Q` of each of them.
    pub value: Expected,
    /// The guesses, in order, and whether they can be the secret.
    pub guesses: Vec<(Code, bool)>,
    /// How many guesses these are, with all that are alike where the position is exact.
    pub count: usize,
}

/// How a guess compares with the best.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rating {
    /// It was the only code left.
    OnlyCode,
    /// None is better, and it is the first of those as good.
    Best,
    /// None is better, and this one comes first.
    AsGoodAs(Code),
    /// This one is better, and the first of the best.
    WorseThan(Code),
}

/// A further note on a guess.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// It cannot be the secret, though this guess can and is at least as good.
    CouldHaveWon(Code),
    /// Its answer was known before.
    NothingNew,
}

/// A review in a few numbers, of all turns or from one on: see [`Review::summary`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Summary {
    /// How many rows of the game come before those that count here.
    pub before: usize,
    /// How many guesses were made.
    pub guesses: usize,
    /// The guesses needed on average before them.
    pub start: Expected,
    /// The guesses needed on average after them.
    pub end: Expected,
    /// The mean grade of the guesses where there was a choice, if there was one.
    pub skill: Option<u8>,
    /// The mean grade of the answers that could have been others, if there was one.
    pub luck: Option<u8>,
    /// Guesses lost by skill, for display.
    pub skill_lost: f64,
    /// Guesses lost by bad luck, for display; below zero for good luck.
    pub bad_luck: f64,
}

impl Review {
    /// The numbers from row `skipped` of the game on, counted from 0, as far as it was reviewed: `summary(0)` of all
    /// that was, `summary(1)` without the opening. In each, `guesses + end - start` is the skill lost and the bad luck
    /// together.
    pub fn summary(&self, skipped: usize) -> Summary {
        let skipped = self.unless_pending(skipped);
        let turns = &self.turns[skipped..];
        let start = if skipped == 0 { self.start } else { self.turns[skipped - 1].next };
        let choices = turns.iter().filter(|turn| turn.guess.is_choice());
        let answers = turns.iter().filter(|turn| turn.guess.answers.len() > 1);
        Summary {
            before: self.pending + skipped,
            guesses: turns.len(),
            start,
            end: self.end,
            skill: mean_grade(choices.map(|turn| turn.guess.skill())),
            luck: mean_grade(answers.map(TurnReview::luck)),
            skill_lost: turns.iter().map(|turn| turn.guess.skill_lost().mean()).fold(0.0, f64::add),
            bad_luck: turns.iter().map(TurnReview::bad_luck).fold(0.0, f64::add),
        }
    }

    /// The rows of the game, from 0, whose guess cost at least a twentieth of a guess on average: worth another look.
    /// The first `skipped` rows are left out.
    pub fn inaccuracies(&self, skipped: usize) -> Vec<usize> {
        let rows = self.rows().skip(self.unless_pending(skipped));
        rows.filter(|(_, turn)| turn.guess.is_inaccurate()).map(|(row, _)| row).collect()
    }

    /// The reviewed turns, each with its row in the game, from 0.
    pub fn rows(&self) -> impl Iterator<Item = (usize, &TurnReview)> {
        (self.pending..).zip(&self.turns)
    }

    /// The turn in this row of the game, counted from 0, if it was reviewed.
    pub fn row(&self, row: usize) -> Option<&TurnReview> {
        self.turns.get(row.checked_sub(self.pending)?)
    }

    /// Was every row reviewed that can be? If not, it was stopped.
    pub fn is_complete(&self) -> bool {
        self.pending == 0
    }

    /// How many of the reviewed turns are among the first `rows` rows of the game.
    fn unless_pending(&self, rows: usize) -> usize {
        rows.saturating_sub(self.pending).min(self.turns.len())
    }

    /// The basis of everything in it: exact if all of it is.
    pub fn basis(&self) -> Basis {
        let turns = self.turns.iter().flat_map(|turn| [turn.guess.best, turn.guess.value, turn.next]);
        turns.chain([self.start, self.end]).map(|expected| expected.basis).max().unwrap_or(Basis::Exact)
    }
}

impl TurnReview {
    /// The cost of the answer in guesses, for display: below zero for good luck.
    pub fn bad_luck(&self) -> f64 {
        self.next.after_one().minus(self.guess.value)
    }

    /// From 0 to 99: how likely an answer was that leaves more to be guessed, with half of those that leave as much;
    /// 50 where only one answer was possible.
    ///
    /// If the position is an estimate, answers are compared by the same [strategy](Reviewer::strategy).
    pub fn luck(&self) -> u8 {
        let given = self.guess.answers.iter().find(|answer| answer.feedback == self.turn.feedback);
        let given = given.expect("some code gives the answer").next;
        let half_weight = |answer: &AnswerValue| match answer.next.cmp(&given) {
            Ordering::Less => 0,
            Ordering::Equal => answer.codes as u128,
            Ordering::Greater => 2 * answer.codes as u128,
        };
        grade(self.guess.answers.iter().map(half_weight).sum(), 2 * self.guess.codes() as u128)
    }

    /// The bits that the answer told, for display.
    pub fn bits(&self) -> f64 {
        bits(self.guess.codes(), self.left)
    }
}

impl GuessReview {
    /// Did it cost at least a twentieth of a guess on average?
    pub fn is_inaccurate(&self) -> bool {
        let cost = self.skill_lost();
        cost.total * 20 >= cost.codes
    }

    /// How many codes are left before the guess.
    pub fn codes(&self) -> usize {
        codes(&self.histogram)
    }

    /// Whether there was more than one code to choose from.
    pub fn is_choice(&self) -> bool {
        self.codes() > 1
    }

    /// `Q - V`: how many guesses it costs on average.
    pub fn skill_lost(&self) -> Expected {
        self.value.above(self.best)
    }

    /// From 0 to 99: `99 * (1 - skill lost)`, and 0 for more than one guess lost. A guess whose answer is known
    /// beforehand costs exactly one guess, and the best guess costs none.
    pub fn skill(&self) -> u8 {
        let Expected { total, codes, .. } = self.skill_lost();
        grade(u128::from(codes.saturating_sub(total)), codes.into())
    }

    /// The expected number of codes left, for display.
    pub fn expected_size(&self) -> f64 {
        Heuristic::ExpectedSize.display(&self.histogram)
    }

    /// The bits that an answer tells on average, for display.
    pub fn expected_bits(&self) -> f64 {
        Heuristic::Entropy.display(&self.histogram)
    }
}
