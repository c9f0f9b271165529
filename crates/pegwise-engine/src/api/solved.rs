//! Optimal play, and the state of its proof.

use super::Pool;
use pegwise_core::Code;
use pegwise_notation::Alphabet;
use pegwise_solver::Verdict;
use pegwise_strategy::{Evaluation, GuessPool};
use serde::{Deserialize, Serialize};

/// The best play found on a board, and the state of its proof.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Solved {
    /// The board.
    pub rules: String,
    /// The number of codes.
    pub codes: usize,
    /// The objective that is minimised.
    pub objective: String,
    /// The codes that may be guessed.
    pub pool: Pool,
    /// `optimal`, `bounded` (stopped before the proof was finished) or `infeasible`.
    pub status: String,
    /// Whether the proof is finished rather than stopped.
    pub complete: bool,
    /// The number of parts of the objective that are proved.
    pub settled: usize,
    /// The proved lower bound on the total, or on the maximum if the objective begins with `max`. `null` if infeasible.
    pub lower: Option<u64>,
    /// The total number of guesses over all secrets with the best play found.
    pub total: Option<u64>,
    /// The mean number of guesses.
    pub mean: Option<f64>,
    /// The maximum number of guesses.
    pub max: Option<usize>,
    /// The number of secrets found by each guess, starting with the first.
    pub distribution: Option<Vec<u64>>,
    /// The first guess.
    pub opening: Option<String>,
    /// The strategy whose play this is, without a proof, if the search was stopped before it found better play.
    pub heuristic: Option<String>,
    /// The number of sets searched. It depends on the number of threads.
    pub nodes: u64,
    /// The time taken, in seconds.
    pub seconds: f64,
}

impl Solved {
    /// Converts a search that took `seconds`. `best` holds the tree's opening and its replay against every secret.
    pub fn new(
        rules: String,
        codes: usize,
        pool: GuessPool,
        solved: &pegwise_solver::Solved,
        best: Option<(&Code, &Evaluation)>,
        seconds: f64,
        alphabet: &Alphabet,
    ) -> Self {
        let evaluation = best.map(|(_, evaluation)| evaluation);
        Solved {
            rules,
            codes,
            objective: solved.objective.to_string(),
            pool: pool.into(),
            status: solved.verdict.name().to_owned(),
            complete: solved.verdict != Verdict::Bounded,
            settled: solved.settled,
            lower: Some(solved.lower).filter(|_| solved.verdict != Verdict::Infeasible),
            total: evaluation.map(Evaluation::total),
            mean: evaluation.map(Evaluation::mean),
            max: evaluation.map(Evaluation::max),
            distribution: evaluation.map(|evaluation| evaluation.distribution().to_vec()),
            opening: best.map(|(opening, _)| alphabet.write(opening)),
            heuristic: None,
            nodes: solved.nodes,
            seconds,
        }
    }
}
