use super::Pool;
use pegwise_core::Code;
use pegwise_notation::Alphabet;
use pegwise_solver::Verdict;
use pegwise_strategy::{Evaluation, GuessPool};
use serde::{Deserialize, Serialize};

/// The best play that was found on a board, and what was proved.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Solved {
    /// The board.
    pub rules: String,
    /// How many codes it has.
    pub codes: usize,
    /// What was made least.
    pub objective: String,
    /// Which codes may be guessed.
    pub pool: Pool,
    /// `optimal`, `bounded` (stopped before the proof was finished) or `infeasible`.
    pub status: String,
    /// Is the proof finished? If not, it was stopped.
    pub complete: bool,
    /// How many parts of the objective are proved.
    pub settled: usize,
    /// No play is better, proved: a total or, where the objective begins with `max`, a maximum. None if infeasible.
    pub lower: Option<u64>,
    /// Guesses over all secrets, of the best play found.
    pub total: Option<u64>,
    /// The same on average.
    pub mean: Option<f64>,
    /// The most guesses that any secret needs.
    pub max: Option<usize>,
    /// Secrets found by the first guess, the second, and so on.
    pub distribution: Option<Vec<u64>>,
    /// The first guess.
    pub opening: Option<String>,
    /// The strategy whose play this is, not proved, because the search had found none when it was stopped.
    pub heuristic: Option<String>,
    /// Sets of codes searched, which depends on the threads.
    pub nodes: u64,
    /// How long it took.
    pub seconds: f64,
}

impl Solved {
    /// The result of a search that took `seconds`. `best` is the opening of its tree and the replay against every
    /// secret.
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
