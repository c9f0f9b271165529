use super::{Diagnosis, Pool, WrongAnswer};
use crate::{Note, Summary};
use pegwise_core::Code;
use pegwise_core::notation::Alphabet;
use pegwise_strategy::GuessPool;
use serde::{Deserialize, Serialize};

/// What each guess of a game cost, and each answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Review {
    /// The game in one line.
    pub game: String,
    /// Which codes the player might guess.
    pub pool: Pool,
    /// The wrong answers; none where the secret is not known.
    pub wrong_answers: Option<Vec<WrongAnswer>>,
    /// Do the answers of the game contradict each other, so that the review is that of the right ones?
    pub corrected: bool,
    /// What is wrong, if the answers contradict each other.
    pub contradiction: Option<Diagnosis>,
    /// Is every row reviewed that can be? If not, the review was stopped.
    pub complete: bool,
    /// Rows before those below, which a review that was stopped did not reach.
    pub rows_pending: usize,
    /// Rows after the win, or from the contradiction on.
    pub rows_left_out: usize,
    /// The rows that were reviewed.
    pub turns: Vec<TurnReview>,
    /// Is the first guess left out of the numbers below?
    pub without_opening: bool,
    /// How many guesses were made.
    pub guesses: usize,
    /// What the game needed on average before them.
    pub start: Expected,
    /// What it needs on average after them.
    pub end: Expected,
    /// The mean grade of the guesses, 0 to 99; none if there was no choice.
    pub skill: Option<u8>,
    /// The mean grade of the answers, 0 to 99; none if no answer could have been another.
    pub luck: Option<u8>,
    /// Guesses lost by skill.
    pub skill_lost: f64,
    /// Guesses lost by bad luck; below zero for good luck.
    pub bad_luck: f64,
}

/// A turn of a game and what it cost.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TurnReview {
    /// The row, from 1.
    pub row: usize,
    /// The guess.
    pub guess: String,
    /// Its answer.
    pub feedback: String,
    /// Was it still possible that the guess was the secret?
    pub can_be_secret: bool,
    /// Codes left before the guess.
    pub candidates: usize,
    /// Codes left after the answer.
    pub left: usize,
    /// Codes left after the guess, on average.
    pub expected_size: f64,
    /// Information gained on average, in bits.
    pub expected_bits: f64,
    /// Information gained by this answer, in bits.
    pub bits: f64,
    /// Further guesses with the best guess.
    pub best: Expected,
    /// Further guesses with this guess.
    pub value: Expected,
    /// Further guesses after the answer.
    pub next: Expected,
    /// `value` minus `best`.
    pub skill_lost: Expected,
    /// One plus `next` minus `value`.
    pub bad_luck: f64,
    /// The grade of the guess, 0 to 99.
    pub skill: u8,
    /// The grade of the answer, 0 to 99.
    pub luck: u8,
    /// How the guess compares with the best.
    pub standing: Rating,
    /// The first of the best guesses, where it is another one.
    pub compared_with: Option<String>,
    /// A guess at least as good that can be the secret, where this one cannot.
    pub could_have_won: Option<String>,
    /// Was the answer known before?
    pub nothing_new: bool,
    /// Groups of equal guesses, the best first.
    pub alternatives: Vec<GuessGroup>,
    /// How many guesses were looked at for the groups after the first; in an estimate, for all.
    pub looked_at: usize,
}

/// How a guess compares with the best.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Rating {
    /// It was the only code left.
    OnlyCode,
    /// None is better, and it is the first of those as good.
    Best,
    /// None is better, but another comes first.
    AsGood,
    /// Another is better.
    Worse,
}

/// Guesses of equal value.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GuessGroup {
    /// Further guesses with any of them.
    pub value: Expected,
    /// The guesses, in order.
    pub guesses: Vec<RankedGuess>,
}

/// A guess of a group.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RankedGuess {
    /// The code.
    pub guess: String,
    /// Is it still possible that this is the secret?
    pub can_be_secret: bool,
}

/// How many further guesses are needed on average.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Expected {
    /// Over all codes left.
    pub total: u64,
    /// How many codes.
    pub codes: u64,
    /// `total` divided by `codes`.
    pub mean: f64,
    /// How it is known.
    pub basis: Basis,
}

/// How a number of further guesses is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Basis {
    /// It is proved.
    Exact,
    /// By the play of a good strategy; the best play needs no more.
    Estimate,
}

impl Review {
    /// The review of a game, which is also given in one line, with its numbers from turn `skipped` on. What is known
    /// of wrong answers and contradictions is the caller's to add.
    pub fn new(review: &crate::Review, game: String, pool: GuessPool, skipped: usize, alphabet: &Alphabet) -> Self {
        let Summary { guesses, start, end, skill, luck, skill_lost, bad_luck, .. } = review.summary(skipped);
        Review {
            game,
            pool: pool.into(),
            wrong_answers: None,
            corrected: false,
            contradiction: None,
            complete: review.is_complete(),
            rows_pending: review.pending,
            rows_left_out: review.left_out,
            turns: review.rows().map(|(row, turn)| TurnReview::new(row + 1, turn, alphabet)).collect(),
            without_opening: skipped > 0,
            guesses,
            start: start.into(),
            end: end.into(),
            skill,
            luck,
            skill_lost,
            bad_luck,
        }
    }
}

impl TurnReview {
    /// The turn in this row, counted from 1.
    pub fn new(row: usize, turn: &crate::TurnReview, alphabet: &Alphabet) -> Self {
        let guess = &turn.guess;
        let write = |code: &Code| alphabet.write(code);
        let (standing, compared_with) = match &guess.rating {
            crate::Rating::OnlyCode => (Rating::OnlyCode, None),
            crate::Rating::Best => (Rating::Best, None),
            crate::Rating::AsGoodAs(other) => (Rating::AsGood, Some(write(other))),
            crate::Rating::WorseThan(other) => (Rating::Worse, Some(write(other))),
        };
        let could_have_won = guess.notes.iter().find_map(|note| match note {
            Note::CouldHaveWon(other) => Some(write(other)),
            Note::NothingNew => None,
        });
        TurnReview {
            row,
            guess: write(&guess.guess),
            feedback: turn.turn.feedback.to_string(),
            can_be_secret: guess.can_win,
            candidates: guess.codes(),
            left: turn.left,
            expected_size: guess.expected_size(),
            expected_bits: guess.expected_bits(),
            bits: turn.bits(),
            best: guess.best.into(),
            value: guess.value.into(),
            next: turn.next.into(),
            skill_lost: guess.skill_lost().into(),
            bad_luck: turn.bad_luck(),
            skill: guess.skill(),
            luck: turn.luck(),
            standing,
            compared_with,
            could_have_won,
            nothing_new: guess.notes.contains(&Note::NothingNew),
            alternatives: guess.alternatives.groups.iter().map(|group| GuessGroup::new(group, alphabet)).collect(),
            looked_at: guess.alternatives.looked_at,
        }
    }
}

impl GuessGroup {
    fn new(group: &crate::GuessGroup, alphabet: &Alphabet) -> Self {
        let guesses = group.guesses.iter();
        let guesses =
            guesses.map(|(code, can_win)| RankedGuess { guess: alphabet.write(code), can_be_secret: *can_win });
        GuessGroup { value: group.value.into(), guesses: guesses.collect() }
    }
}

impl From<crate::Expected> for Expected {
    fn from(expected: crate::Expected) -> Self {
        let basis = match expected.basis {
            crate::Basis::Exact => Basis::Exact,
            crate::Basis::Estimate => Basis::Estimate,
        };
        Expected { total: expected.total, codes: expected.codes, mean: expected.mean(), basis }
    }
}
