//! Reviews of games: the costs of guesses and answers.

use super::judgement::with_guess_fields;
use super::request::same;
use super::{CellValue, Diagnosis, GuessReview, Pool, WrongAnswer};
use pegwise_game::Summary;
use pegwise_notation::Alphabet;
use pegwise_strategy::GuessPool;
use serde::{Deserialize, Serialize};

/// The cost of each guess and each answer in a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Review {
    /// The game in one line.
    pub game: String,
    /// The codes that the player was allowed to guess.
    pub pool: Pool,
    /// The wrong answers, if the secret is known.
    pub wrong_answers: Option<Vec<WrongAnswer>>,
    /// Whether the rows show corrected answers because the given ones contradict each other.
    pub corrected: bool,
    /// The contradiction, if any.
    pub contradiction: Option<Diagnosis>,
    /// Whether every possible row is reviewed. Otherwise, the review was stopped.
    pub complete: bool,
    /// The number of earlier rows that the review did not reach before it was stopped.
    pub rows_pending: usize,
    /// The number of rows left out: those after the win, or from the contradiction on.
    pub rows_left_out: usize,
    /// The reviewed rows.
    pub turns: Vec<TurnReview>,
    /// Whether the numbers below leave out the first guess.
    pub without_opening: bool,
    /// The number of guesses.
    pub guesses: usize,
    /// The expected number of further guesses before the first of these guesses.
    pub start: Expected,
    /// The expected number of further guesses after the last of these guesses.
    pub end: Expected,
    /// The mean grade of the guesses, from 0 to 99, if there was ever a choice.
    pub skill: Option<u8>,
    /// The mean grade of the answers, from 0 to 99, if more than one answer was ever possible.
    pub luck: Option<u8>,
    /// The number of guesses lost through lack of skill.
    pub skill_lost: f64,
    /// The number of guesses lost through bad luck; negative for good luck.
    pub bad_luck: f64,
    /// The rows, numbered from 1, whose guesses cost at least a twentieth of a guess on average.
    #[cfg_attr(feature = "schema", schemars(inner(range(min = 1))))]
    pub inaccuracies: Vec<usize>,
}

/// A turn of a game with its cost.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(from = "TurnFields")]
pub struct TurnReview {
    /// The row number, starting at 1.
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
    /// The expected number of further guesses after the answer.
    pub next: Expected,
    /// One plus `next` minus `value`.
    pub bad_luck: f64,
    /// The grade of the answer, from 0 to 99.
    pub luck: u8,
}

/// How a guess compares with the best.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Rating {
    /// The guess is the only code left.
    OnlyCode,
    /// The first of the best guesses.
    Best,
    /// Another of the best guesses.
    AsGood,
    /// Not one of the best guesses.
    Worse,
}

/// All the fields in one struct, because serde's `flatten` would add a lot of code to the web app.
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
    /// The expected number of further guesses with any of these guesses.
    pub value: Expected,
    /// The number of guesses, including all that are alike by symmetry. In estimates, and after the first group, only
    /// guesses that were examined count.
    pub count: usize,
    /// The guesses in order: all or only the first ones. If `value` is exact and 64 or more codes are left, only one of
    /// each class alike by symmetry.
    pub guesses: Vec<RankedGuess>,
}

/// A guess in a group of equally good guesses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RankedGuess {
    /// The code.
    pub guess: String,
    /// Whether the guess can be the secret.
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
    /// Whether the number is exact or an estimate.
    pub basis: Basis,
}

/// Whether a number is exact or an estimate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Basis {
    /// The number is proved.
    Exact,
    /// The number comes from a good strategy. The best play needs no more guesses.
    Estimate,
}

impl Review {
    /// Converts a review, with sums that start at turn `skipped`. The caller adds wrong answers and contradictions.
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
    /// Converts the review of a turn. `row` is the row number, starting at 1.
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

    pub(super) fn new(group: &pegwise_game::GuessGroup, alphabet: &Alphabet) -> Self {
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

same!(Basis, pegwise_game::Basis: Exact, Estimate);

impl From<pegwise_game::Expected> for Expected {
    fn from(expected: pegwise_game::Expected) -> Self {
        let basis = expected.basis.into();
        Expected { total: expected.total, codes: expected.codes, mean: expected.mean(), basis }
    }
}
