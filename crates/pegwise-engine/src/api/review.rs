use super::judgement::with_guess_fields;
use super::{CellValue, Diagnosis, GuessReview, Pool, WrongAnswer};
use pegwise_game::Summary;
use pegwise_notation::Alphabet;
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
    /// The rows, from 1, whose guess cost at least a twentieth of a guess on average.
    #[cfg_attr(feature = "schema", schemars(inner(range(min = 1))))]
    pub inaccuracies: Vec<usize>,
}

/// A turn of a game and what it cost.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(from = "TurnFields")]
pub struct TurnReview {
    /// The row, from 1.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub row: usize,
    /// The guess and what it cost.
    #[serde(flatten)]
    pub guess: GuessReview,
    /// Its answer.
    pub feedback: String,
    /// Codes left after the answer.
    pub left: usize,
    /// Information gained by this answer, in bits.
    pub bits: f64,
    /// Further guesses after the answer.
    pub next: Expected,
    /// One plus `next` minus `value`.
    pub bad_luck: f64,
    /// The grade of the answer, 0 to 99.
    pub luck: u8,
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

/// Declares a turn for reading, with all fields side by side: serde's `flatten` copies the object, in code that would
/// be a large part of the web app.
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

/// Guesses of equal value.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GuessGroup {
    /// Further guesses with any of them.
    pub value: Expected,
    /// How many guesses there are, with all that are alike by symmetry. In an estimate, and in groups after the first, of those
    /// looked at.
    pub count: usize,
    /// The guesses, in order: all of them, or the first. Where 64 codes or more are left and `value` is exact, of those that are
    /// alike by symmetry there is one.
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
    /// The review of a game, which is also given in one line, with numbers from turn `skipped`. The caller adds wrong
    /// answers and contradictions.
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
    /// The turn in this row, counted from 1.
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
