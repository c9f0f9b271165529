//! What the guesses and the answers of a game cost.

use super::judgement::with_guess_fields;
use super::{CellValue, Diagnosis, GuessReview, Pool, WrongAnswer};
use pegwise_game::Summary;
use pegwise_notation::Alphabet;
use pegwise_strategy::GuessPool;
use serde::{Deserialize, Serialize};

/// The cost of each guess of a game and of each answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Review {
    /// The game in one line.
    pub game: String,
    /// The codes that the player might guess.
    pub pool: Pool,
    /// The wrong answers; none if the secret is unknown.
    pub wrong_answers: Option<Vec<WrongAnswer>>,
    /// Whether the rows have corrected answers, because the given ones contradict each other.
    pub corrected: bool,
    /// The contradiction, if any.
    pub contradiction: Option<Diagnosis>,
    /// Whether all possible rows are reviewed; otherwise the review was stopped.
    pub complete: bool,
    /// The number of rows before these, not reached because the review was stopped.
    pub rows_pending: usize,
    /// The number of rows after the win, or from the contradiction on.
    pub rows_left_out: usize,
    /// The reviewed rows.
    pub turns: Vec<TurnReview>,
    /// Whether the numbers below leave out the first guess.
    pub without_opening: bool,
    /// The number of guesses.
    pub guesses: usize,
    /// The expected number of guesses before them.
    pub start: Expected,
    /// The expected number of further guesses after them.
    pub end: Expected,
    /// The mean grade of the guesses, 0 to 99; none if there was no choice.
    pub skill: Option<u8>,
    /// The mean grade of the answers, 0 to 99; none if no other answer was possible.
    pub luck: Option<u8>,
    /// The guesses lost by skill.
    pub skill_lost: f64,
    /// The guesses lost by bad luck; negative for good luck.
    pub bad_luck: f64,
    /// The rows, from 1, whose guess cost at least a twentieth of a guess on average.
    #[cfg_attr(feature = "schema", schemars(inner(range(min = 1))))]
    pub inaccuracies: Vec<usize>,
}

/// A turn of a game with its cost.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(from = "TurnFields")]
pub struct TurnReview {
    /// The row, from 1.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub row: usize,
    /// The guess with its cost.
    #[serde(flatten)]
    pub guess: GuessReview,
    /// The answer.
    pub feedback: String,
    /// The number of codes left after the answer.
    pub left: usize,
    /// The information of the answer, in bits.
    pub bits: f64,
    /// The further guesses after the answer.
    pub next: Expected,
    /// One plus `next` minus `value`.
    pub bad_luck: f64,
    /// The grade of the answer, 0 to 99.
    pub luck: u8,
}

/// The comparison of a guess with the best.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Rating {
    /// The only code left.
    OnlyCode,
    /// The first of the best guesses.
    Best,
    /// Another of the best guesses.
    AsGood,
    /// Not one of the best guesses.
    Worse,
}

/// All fields side by side: serde's `flatten` copies the object, in code that would be a large part of the web app.
macro_rules! declare_turn_fields {
    ($($(#[$about:meta])* $field:ident: $type:ty,)*) => {
        #[derive(Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        struct TurnFields {
            row: usize,
            $($field: $type,)*
            feedback: String,
            left: usize,
            bits: f64,
            next: Expected,
            bad_luck: f64,
            luck: u8,
        }

        impl From<TurnFields> for TurnReview {
            fn from(fields: TurnFields) -> Self {
                let TurnFields { row, $($field,)* feedback, left, bits, next, bad_luck, luck } = fields;
                TurnReview { row, guess: GuessReview { $($field,)* }, feedback, left, bits, next, bad_luck, luck }
            }
        }
    };
}
with_guess_fields!(declare_turn_fields);

/// Equally good guesses.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GuessGroup {
    /// The further guesses with any of them.
    pub value: Expected,
    /// The number of guesses, with all that are alike by symmetry; in an estimate, and after the first group, of
    /// those examined.
    pub count: usize,
    /// The guesses in order: all, or the first. From 64 codes up, if `value` is exact, one of each class alike by
    /// symmetry.
    pub guesses: Vec<RankedGuess>,
}

/// A guess of a group.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RankedGuess {
    /// The code.
    pub guess: String,
    /// Whether it can be the secret.
    pub can_be_secret: bool,
}

/// The expected number of further guesses.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Expected {
    /// The total over all codes left.
    pub total: u64,
    /// The number of codes.
    pub codes: u64,
    /// `total` divided by `codes`.
    pub mean: f64,
    /// The basis of the number.
    pub basis: Basis,
}

/// The basis of a number of further guesses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Basis {
    /// Proved.
    Exact,
    /// The play of a good strategy; best play needs no more.
    Estimate,
}

impl Review {
    /// The review of a game, with numbers from turn `skipped`. The caller adds wrong answers and contradictions.
    pub fn new(
        review: &pegwise_game::Review,
        game: String,
        pool: GuessPool,
        skipped: usize,
        alphabet: &Alphabet,
    ) -> Self {
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
            inaccuracies: review.inaccuracies(skipped).iter().map(|row| review.pending + row + 1).collect(),
        }
    }
}

impl TurnReview {
    /// The row counts from 1.
    pub fn new(row: usize, turn: &pegwise_game::TurnReview, alphabet: &Alphabet) -> Self {
        TurnReview {
            row,
            guess: GuessReview::new(&turn.guess, alphabet),
            feedback: turn.turn.feedback.to_string(),
            left: turn.left,
            bits: turn.bits(),
            next: turn.next.into(),
            bad_luck: turn.bad_luck(),
            luck: turn.luck(),
        }
    }
}

impl GuessGroup {
    pub(super) fn all(alternatives: &pegwise_game::Alternatives, alphabet: &Alphabet) -> Vec<Self> {
        alternatives.groups.iter().map(|group| Self::new(group, alphabet)).collect()
    }

    fn new(group: &pegwise_game::GuessGroup, alphabet: &Alphabet) -> Self {
        let guesses = group.guesses.iter();
        let guesses =
            guesses.map(|(code, can_win)| RankedGuess { guess: alphabet.write(code), can_be_secret: *can_win });
        GuessGroup { value: group.value.into(), count: group.count, guesses: guesses.collect() }
    }
}

impl Expected {
    /// Whether the number is proved.
    pub fn is_exact(self) -> bool {
        self.basis == Basis::Exact
    }
}

impl From<pegwise_game::Expected> for Expected {
    fn from(expected: pegwise_game::Expected) -> Self {
        let basis = match expected.basis {
            pegwise_game::Basis::Exact => Basis::Exact,
            pegwise_game::Basis::Estimate => Basis::Estimate,
        };
        Expected { total: expected.total, codes: expected.codes, mean: expected.mean(), basis }
    }
}
