use pegwise_core::notation::Alphabet;
use pegwise_core::{Board, Code};
use serde::{Deserialize, Serialize};

/// Strategies, each played against every secret of a board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Evaluations {
    /// The board.
    pub rules: String,
    /// How many codes it has.
    pub codes: usize,
    /// The strategies, in the order they were asked for.
    pub strategies: Vec<Evaluation>,
    /// Are they all that were asked for? If not, the work was stopped.
    pub complete: bool,
}

/// How many guesses a strategy needs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Evaluation {
    /// The board.
    pub rules: String,
    /// The strategy.
    pub strategy: String,
    /// Its first guess.
    pub opening: String,
    /// Guesses over all secrets.
    pub total: u64,
    /// Guesses on average.
    pub mean: f64,
    /// The median number of guesses.
    pub median: f64,
    /// The most frequent number of guesses.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub mode: usize,
    /// The most guesses that any secret needs.
    pub max: usize,
    /// Secrets found by the first guess, the second, and so on.
    pub distribution: Vec<u64>,
    /// How long it took.
    pub seconds: f64,
}

impl Evaluation {
    /// What was found of a strategy of this name, in so many seconds.
    pub fn new(
        board: &Board,
        strategy: String,
        opening: &Code,
        evaluation: &pegwise_strategy::Evaluation,
        seconds: f64,
        alphabet: &Alphabet,
    ) -> Self {
        Evaluation {
            rules: board.to_string(),
            strategy,
            opening: alphabet.write(opening),
            total: evaluation.total(),
            mean: evaluation.mean(),
            median: evaluation.median(),
            mode: evaluation.mode(),
            max: evaluation.max(),
            distribution: evaluation.distribution().to_vec(),
            seconds,
        }
    }
}
