//! Reviews of games by information, used when costs are unknown.

use super::{Coverage, Diagnosis, Estimate, Review, WrongAnswer};
use pegwise_notation::Alphabet;
use pegwise_sampling::Count;
use serde::{Deserialize, Serialize};

/// The information given by each guess of a game whose costs are unknown: the board is too large, or the review was
/// stopped.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Narrowings {
    /// The game in one line.
    pub game: String,
    /// The wrong answers, if the secret is known.
    pub wrong_answers: Option<Vec<WrongAnswer>>,
    /// Whether the rows show corrected answers because the given ones contradict each other.
    pub corrected: bool,
    /// The contradiction, if any.
    pub contradiction: Option<Diagnosis>,
    /// Whether every possible row is here. Otherwise, the work was stopped.
    pub complete: bool,
    /// Whether the numbers cover all codes or only a sample.
    pub coverage: Coverage,
    /// The rows, starting with the first.
    pub rows: Vec<NarrowedRow>,
    /// The mean grade of the guesses, from 0 to 99, if better guesses were searched for.
    pub skill: Option<u8>,
    /// The mean grade of the answers, from 0 to 99, if more than one answer was ever possible.
    pub luck: Option<u8>,
}

/// A row of a game and the information that it gave.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NarrowedRow {
    /// The row number, starting at 1.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub row: usize,
    /// The guess.
    pub guess: String,
    /// The answer.
    pub feedback: String,
    /// The number of codes before the guess.
    pub before: Estimate,
    /// The number of codes after the answer.
    pub left: Estimate,
    /// The expected number of codes left.
    pub expected_size: f64,
    /// The expected information in bits, if enough is known.
    pub expected_bits: Option<f64>,
    /// The information of the answer in bits, if enough is known.
    pub bits: Option<f64>,
    /// The best guess found, if one was searched for.
    pub best: Option<String>,
    /// The expected information of that guess, in bits.
    pub best_bits: Option<f64>,
    /// The grade of the guess, from 0 to 99.
    pub skill: Option<u8>,
    /// The grade of the answer, from 0 to 99.
    pub luck: Option<u8>,
}

/// The answer to `review`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Reviewed {
    /// The cost of each guess.
    Review(Box<Review>),
    /// The information of each guess.
    Narrowings(Narrowings),
}

impl Narrowings {
    /// Converts a review by information. The caller adds wrong answers and contradictions.
    pub fn new(found: &pegwise_game::Narrowings, game: String, alphabet: &Alphabet) -> Self {
        // In the first row, the partition may come from a sample even if the number of codes is known.
        let is_exact = |row: &pegwise_game::CandidateReduction| {
            row.left.is_exact() && row.before == Count::Exactly(row.histogram.total())
        };
        let coverage = if found.rows.iter().all(is_exact) { Coverage::All } else { Coverage::Sample };
        let rows = (1..).zip(&found.rows).map(|(row, narrowing)| NarrowedRow::new(row, narrowing, alphabet));
        Narrowings {
            game,
            wrong_answers: None,
            corrected: false,
            contradiction: None,
            complete: !found.was_stopped,
            coverage,
            rows: rows.collect(),
            skill: found.skill(),
            luck: found.luck(),
        }
    }
}

impl NarrowedRow {
    fn new(row: usize, narrowing: &pegwise_game::CandidateReduction, alphabet: &Alphabet) -> Self {
        NarrowedRow {
            row,
            guess: alphabet.write(&narrowing.turn.guess),
            feedback: narrowing.turn.feedback.to_string(),
            before: narrowing.before.into(),
            left: narrowing.left.into(),
            expected_size: narrowing.expected_size(),
            expected_bits: narrowing.expected_bits(),
            bits: narrowing.bits(),
            best: narrowing.best.as_ref().map(|(guess, _)| alphabet.write(guess)),
            best_bits: narrowing.best_bits(),
            skill: narrowing.skill(),
            luck: narrowing.luck(),
        }
    }
}
