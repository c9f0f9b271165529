use super::{Coverage, Diagnosis, Estimate, Review, WrongAnswer};
use pegwise_notation::Alphabet;
use pegwise_sampling::Count;
use serde::{Deserialize, Serialize};

/// How each guess of a game narrowed down the codes: what can be said on a board too large to list, or of a review that was
/// stopped before its first row was done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Narrowings {
    /// The game in one line.
    pub game: String,
    /// The wrong answers; none where the secret is not known.
    pub wrong_answers: Option<Vec<WrongAnswer>>,
    /// Do the answers of the game contradict each other, so that the rows are those with the right ones?
    pub corrected: bool,
    /// What is wrong, if the answers contradict each other.
    pub contradiction: Option<Diagnosis>,
    /// Is every row here that can be? If not, it was stopped.
    pub complete: bool,
    /// Are the numbers of all codes, or of a sample?
    pub coverage: Coverage,
    /// The rows, from the first on.
    pub rows: Vec<NarrowedRow>,
    /// The mean grade of the guesses, 0 to 99: what they were expected to tell, of what the best guesses found were; none if
    /// no better guess was looked for.
    pub skill: Option<u8>,
    /// The mean grade of the answers, 0 to 99; none if no answer could have been another.
    pub luck: Option<u8>,
}

/// A row of a game and how it narrowed down the codes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NarrowedRow {
    /// The row, from 1.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub row: usize,
    /// The guess.
    pub guess: String,
    /// Its answer.
    pub feedback: String,
    /// Codes left before the guess.
    pub before: Estimate,
    /// Codes left after the answer.
    pub left: Estimate,
    /// Codes left after the guess, on average.
    pub expected_size: f64,
    /// Information gained on average, in bits; none where too little is known.
    pub expected_bits: Option<f64>,
    /// Information gained by this answer, in bits; none where too little is known.
    pub bits: Option<f64>,
    /// The best guess that was found, if one was looked for.
    pub best: Option<String>,
    /// What that one was expected to tell, in bits.
    pub best_bits: Option<f64>,
    /// The grade of the guess, 0 to 99.
    pub skill: Option<u8>,
    /// The grade of the answer, 0 to 99.
    pub luck: Option<u8>,
}

/// What `review` answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Reviewed {
    /// What each guess cost.
    Review(Box<Review>),
    /// How each guess narrowed down the codes.
    Narrowings(Narrowings),
}

impl Narrowings {
    /// The rows of a game, which is also given in one line. The caller adds wrong answers and contradictions.
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
