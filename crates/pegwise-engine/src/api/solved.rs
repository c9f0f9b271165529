//! Optimal play, and what was proved of it.

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
    /// Whether the proof is finished; otherwise it was stopped.
    pub complete: bool,
    /// The number of proved parts of the objective.
    pub settled: usize,
    /// The proved lower bound: of the total, or of the maximum if the objective begins with `max`. None if
    /// infeasible.
    pub lower: Option<u64>,
    /// The guesses over all secrets, of the best play found.
    pub total: Option<u64>,
    /// The mean number of guesses.
    pub mean: Option<f64>,
    /// The maximum number of guesses.
    pub max: Option<usize>,
    /// The numbers of secrets found by each guess, from the first.
    pub distribution: Option<Vec<u64>>,
    /// The first guess.
    pub opening: Option<String>,
    /// The strategy of this play, unproved, if the search was stopped before it found any.
    pub heuristic: Option<String>,
    /// The number of sets searched, which depends on the threads.
    pub nodes: u64,
    /// The time taken, in seconds.
    pub seconds: f64,
}

impl Solved {
    /// `best` is the opening of the tree and the replay against every secret. The search took `seconds`.
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
