//! Reviews by information, where costs are not known.

use super::{Coverage, Diagnosis, Estimate, Review, WrongAnswer};
use pegwise_notation::Alphabet;
use pegwise_sampling::Count;
use serde::{Deserialize, Serialize};

/// The information of each guess of a game, if its board is too large or its review stopped at once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Narrowings {
    /// The game in one line.
    pub game: String,
    /// The wrong answers; none if the secret is unknown.
    pub wrong_answers: Option<Vec<WrongAnswer>>,
    /// Whether the rows have corrected answers, because the given ones contradict each other.
    pub corrected: bool,
    /// The contradiction, if any.
    pub contradiction: Option<Diagnosis>,
    /// Whether all possible rows are here; otherwise the work was stopped.
    pub complete: bool,
    /// Whether the numbers are of all codes or of a sample.
    pub coverage: Coverage,
    /// The rows, from the first.
    pub rows: Vec<NarrowedRow>,
    /// The mean grade of the guesses, 0 to 99: their expected information as a share of the best found; none if no
    /// better guess was searched for.
    pub skill: Option<u8>,
    /// The mean grade of the answers, 0 to 99; none if no other answer was possible.
    pub luck: Option<u8>,
}

/// A row of a game with its information.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NarrowedRow {
    /// The row, from 1.
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
    /// The expected information in bits; none if too little is known.
    pub expected_bits: Option<f64>,
    /// The information of the answer in bits; none if too little is known.
    pub bits: Option<f64>,
    /// The best guess found, if one was searched for.
    pub best: Option<String>,
    /// The expected information of that guess, in bits.
    pub best_bits: Option<f64>,
    /// The grade of the guess, 0 to 99.
    pub skill: Option<u8>,
    /// The grade of the answer, 0 to 99.
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
    /// The caller adds wrong answers and contradictions.
    pub fn new(found: &pegwise_game::Narrowings, game: String, alphabet: &Alphabet) -> Self {
        // A sample splits the first row even if the number of codes is known.
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
