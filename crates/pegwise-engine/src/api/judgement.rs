//! The costs of guesses.

use super::{Expected, GuessGroup, Pool, Rating};
use pegwise_core::Code;
use pegwise_game::{AnswerValue, Note};
use pegwise_notation::Alphabet;
use pegwise_strategy::GuessPool;
use serde::{Deserialize, Serialize};

/// The cost of a guess in a game, before its answer is known.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Judgement {
    /// The game so far, in one line.
    pub game: String,
    /// The codes that the player may guess.
    pub pool: Pool,
    /// The guess with its cost.
    #[serde(flatten)]
    pub guess: GuessReview,
}

macro_rules! with_guess_fields {
    ($declare:ident) => {
        $declare! {
            /// The guess.
            guess: String,
            /// Whether the guess can be the secret.
            can_be_secret: bool,
            /// The number of codes left before the guess.
            candidates: usize,
            /// The expected number of codes left.
            expected_size: f64,
            /// The expected information in bits.
            expected_bits: f64,
            /// The possible answers, each with the number of codes and of further guesses.
            partition: Vec<CellValue>,
            /// The expected number of further guesses with the best guess.
            best: Expected,
            /// The expected number of further guesses with this guess.
            value: Expected,
            /// `value` minus `best`.
            skill_lost: Expected,
            /// The grade of the guess, from 0 to 99.
            skill: u8,
            /// How the guess compares with the best.
            standing: Rating,
            /// The first of the best guesses, if it differs from this one.
            compared_with: Option<String>,
            /// A guess that is at least as good and can be the secret, if this one cannot.
            could_have_won: Option<String>,
            /// Whether the answer was certain before the guess.
            nothing_new: bool,
            /// Groups of equally good guesses, the best group first.
            alternatives: Vec<GuessGroup>,
            /// The number of guesses examined for the groups after the first; if they are estimates, for all groups.
            /// With 64 or more codes left, guesses that are alike by symmetry count as one.
            looked_at: usize,
        }
    };
}
pub(super) use with_guess_fields;

macro_rules! declare_guess_review {
    ($($(#[$about:meta])* $field:ident: $type:ty,)*) => {
        /// A guess with its cost, before its answer is known.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        pub struct GuessReview {
            $($(#[$about])* pub $field: $type,)*
        }
    };
}
with_guess_fields!(declare_guess_review);

/// An answer, with the number of codes that give it and the number of further guesses.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CellValue {
    /// The answer.
    pub feedback: String,
    /// The number of codes.
    pub codes: usize,
    /// The expected number of further guesses after the answer.
    pub next: Expected,
}

/// The best guesses in a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ranking {
    /// The game so far, in one line.
    pub game: String,
    /// The codes that the player may guess.
    pub pool: Pool,
    /// The expected number of further guesses with the best guess.
    pub best: Expected,
    /// Groups of equally good guesses, the best group first.
    pub groups: Vec<GuessGroup>,
    /// The number of guesses examined for the groups after the first; if they are estimates, for all groups. With 64 or
    /// more codes left, guesses that are alike by symmetry count as one.
    pub looked_at: usize,
}

impl Judgement {
    /// Converts the review of a guess in a game given in one line.
    pub fn new(review: &pegwise_game::GuessReview, game: String, pool: GuessPool, alphabet: &Alphabet) -> Self {
        Judgement { game, pool: pool.into(), guess: GuessReview::new(review, alphabet) }
    }
}

impl GuessReview {
    /// Converts the review of a guess.
    pub fn new(review: &pegwise_game::GuessReview, alphabet: &Alphabet) -> Self {
        let write = |code: &Code| alphabet.write(code);
        let (standing, compared_with) = match &review.rating {
            pegwise_game::Rating::OnlyCode => (Rating::OnlyCode, None),
            pegwise_game::Rating::Best => (Rating::Best, None),
            pegwise_game::Rating::AsGoodAs(other) => (Rating::AsGood, Some(write(other))),
            pegwise_game::Rating::WorseThan(other) => (Rating::Worse, Some(write(other))),
        };
        let could_have_won = review.notes.iter().find_map(|note| match note {
            Note::CouldHaveWon(other) => Some(write(other)),
            Note::NothingNew => None,
        });
        GuessReview {
            guess: write(&review.guess),
            can_be_secret: review.can_win,
            candidates: review.codes(),
            expected_size: review.expected_size(),
            expected_bits: review.expected_bits(),
            partition: review.answers.iter().map(CellValue::from).collect(),
            best: review.best.into(),
            value: review.value.into(),
            skill_lost: review.skill_lost().into(),
            skill: review.skill(),
            standing,
            compared_with,
            could_have_won,
            nothing_new: review.notes.contains(&Note::NothingNew),
            alternatives: GuessGroup::all(&review.alternatives, alphabet),
            looked_at: review.alternatives.looked_at,
        }
    }
}

impl From<&AnswerValue> for CellValue {
    fn from(answer: &AnswerValue) -> Self {
        CellValue { feedback: answer.feedback.to_string(), codes: answer.codes, next: answer.next.into() }
    }
}

impl Ranking {
    /// Converts the best guesses in a game given in one line. `best` is the cost of the best one.
    pub fn new(
        best: pegwise_game::Expected,
        alternatives: &pegwise_game::Alternatives,
        game: String,
        pool: GuessPool,
        alphabet: &Alphabet,
    ) -> Self {
        let groups = GuessGroup::all(alternatives, alphabet);
        Ranking { game, pool: pool.into(), best: best.into(), groups, looked_at: alternatives.looked_at }
    }
}
