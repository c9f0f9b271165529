//! Skill and luck: the cost of guesses and answers, in guesses and as grades.

use super::expected::Expected;
use super::{AnswerValue, GuessReview, Review, TurnReview};
use std::cmp::Ordering;
use std::ops::Add;

/// The highest grade for skill or luck.
pub const TOP_GRADE: u8 = 99;

/// The numbers that summarize a review, from one turn to the end: see [`Review::summary`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Summary {
    /// The number of rows before those that count here.
    pub before: usize,
    /// The number of guesses.
    pub guesses: usize,
    /// The number of guesses needed on average before these rows.
    pub start: Expected,
    /// The number of guesses needed on average after these rows.
    pub end: Expected,
    /// The mean grade of the guesses with a choice, if any.
    pub skill: Option<u8>,
    /// The mean grade of the answers that had an alternative, if any.
    pub luck: Option<u8>,
    /// The number of guesses lost through lack of skill, for display.
    pub skill_lost: f64,
    /// The number of guesses lost through bad luck, for display. Negative for good luck.
    pub bad_luck: f64,
}

impl Review {
    /// Summarizes the review from row `skipped`, counted from 0: `summary(1)` leaves out the opening. `guesses + end -
    /// start` always equals the skill lost plus the bad luck.
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

    /// The rows, counted from 0, whose guesses cost 1/20 of a guess or more on average, without the first `skipped`.
    pub fn inaccuracies(&self, skipped: usize) -> Vec<usize> {
        let rows = self.rows().skip(self.unless_pending(skipped));
        rows.filter(|(_, turn)| turn.guess.is_inaccurate()).map(|(row, _)| row).collect()
    }
}

impl TurnReview {
    /// The cost of the answer in guesses, for display. Negative for good luck.
    pub fn bad_luck(&self) -> f64 {
        self.next.after_one().minus(self.guess.value)
    }

    /// The grade from 0 to 99: the probability of an answer that leaves more guesses, plus half the probability of one
    /// that leaves the same number. 50 if only one answer is possible. Estimates compare answers by the same
    /// [strategy](super::Reviewer::strategy).
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
}

impl GuessReview {
    /// Whether the guess cost at least a twentieth of a guess on average.
    pub fn is_inaccurate(&self) -> bool {
        let cost = self.skill_lost();
        cost.total * 20 >= cost.codes
    }

    /// The average cost in guesses, `Q - V`.
    pub fn skill_lost(&self) -> Expected {
        self.value.above(self.best)
    }

    /// The grade from 0 to 99: `99 * (1 - skill lost)`, or 0 if more than one guess is lost. An uninformative guess
    /// costs exactly one guess, and the best guess costs none.
    pub fn skill(&self) -> u8 {
        let Expected { total, codes, .. } = self.skill_lost();
        grade(u128::from(codes.saturating_sub(total)), codes.into())
    }
}

/// `99 * part / whole`, rounded half up.
pub(super) fn grade(part: u128, whole: u128) -> u8 {
    u8::try_from((2 * u128::from(TOP_GRADE) * part.min(whole) + whole) / (2 * whole)).expect("at most 99")
}

/// The mean, rounded half up, or `None` if there are no grades.
pub(super) fn mean_grade(grades: impl Iterator<Item = u8>) -> Option<u8> {
    let (sum, count) = grades.fold((0u32, 0u32), |(sum, count), grade| (sum + u32::from(grade), count + 1));
    (count > 0).then(|| u8::try_from((2 * sum + count) / (2 * count)).expect("at most 99"))
}
