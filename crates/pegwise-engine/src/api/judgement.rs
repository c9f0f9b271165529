use super::{Expected, GuessGroup, Pool, Rating};
use pegwise_core::Code;
use pegwise_game::{AnswerValue, Note};
use pegwise_notation::Alphabet;
use pegwise_strategy::GuessPool;
use serde::{Deserialize, Serialize};

/// What a guess would cost in a game, before its answer is known.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Judgement {
    /// The game so far, in one line.
    pub game: String,
    /// Which codes the player may guess.
    pub pool: Pool,
    /// The guess and what it costs.
    #[serde(flatten)]
    pub guess: GuessReview,
}

/// The fields of [`GuessReview`], which a turn has too, for a macro.
macro_rules! with_guess_fields {
    ($declare:ident) => {
        $declare! {
            /// The guess.
            guess: String,
            /// Is it still possible that this is the secret?
            can_be_secret: bool,
            /// Codes left before the guess.
            candidates: usize,
            /// Codes left after the guess, on average.
            expected_size: f64,
            /// Information gained on average, in bits.
            expected_bits: f64,
            /// Each possible answer with the codes that give it, and the guesses that the game then needs.
            partition: Vec<CellValue>,
            /// Further guesses with the best guess.
            best: Expected,
            /// Further guesses with this guess.
            value: Expected,
            /// `value` minus `best`.
            skill_lost: Expected,
            /// The grade of the guess, 0 to 99.
            skill: u8,
            /// How the guess compares with the best.
            standing: Rating,
            /// The first of the best guesses, where it is another one.
            compared_with: Option<String>,
            /// A guess at least as good that can be the secret, where this one cannot.
            could_have_won: Option<String>,
            /// Was the answer known before?
            nothing_new: bool,
            /// Groups of equal guesses, the best first.
            alternatives: Vec<GuessGroup>,
            /// How many guesses were looked at for the groups after the first; in an estimate, for all. Where 64 codes or more
            /// are left, of those alike by symmetry one is looked at.
            looked_at: usize,
        }
    };
}
pub(super) use with_guess_fields;

macro_rules! declare_guess_review {
    ($($(#[$about:meta])* $field:ident: $type:ty,)*) => {
        /// A guess and what it costs, before its answer is known.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        pub struct GuessReview {
            $($(#[$about])* pub $field: $type,)*
        }
    };
}
with_guess_fields!(declare_guess_review);

/// An answer with the codes that give it, and the guesses that the game then needs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CellValue {
    /// The answer.
    pub feedback: String,
    /// How many codes give it.
    pub codes: usize,
    /// Further guesses after it, with the best guesses.
    pub next: Expected,
}

/// The best guesses in a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ranking {
    /// The game so far, in one line.
    pub game: String,
    /// Which codes the player may guess.
    pub pool: Pool,
    /// Further guesses with the best guess.
    pub best: Expected,
    /// Groups of equal guesses, the best first.
    pub groups: Vec<GuessGroup>,
    /// How many guesses were looked at for the groups after the first; in an estimate, for all. Where 64 codes or more
    /// are left, of those alike by symmetry one is looked at.
    pub looked_at: usize,
}

impl Judgement {
    /// The cost of a guess in a game given in one line.
    pub fn new(review: &pegwise_game::GuessReview, game: String, pool: GuessPool, alphabet: &Alphabet) -> Self {
        Judgement { game, pool: pool.into(), guess: GuessReview::new(review, alphabet) }
    }
}

impl GuessReview {
    /// The review of a guess.
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
    /// The best guesses in a game given in one line, and the cost of the best.
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
