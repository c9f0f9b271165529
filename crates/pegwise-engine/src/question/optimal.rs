//! Optimal play on a board, with proofs.

use super::{Asked, Question, Refusal, Stopwatch, usage};
use crate::api;
use crate::{Engine, EngineError, Request};
use pegwise_core::{Board, Limits, Monitor, StopOnly};
use pegwise_solver::lies::LieSolver;
use pegwise_solver::{NotCertified, NotReady, Objective, Solved, Solver, Unsolvable, Verdict};
use pegwise_strategy::tree::{NotBuilt, Replayed};
use pegwise_strategy::{Evaluation, GuessPool, StrategySpec, StrategyTree};
use serde::{Deserialize, Serialize};
use std::io::Write;

/// A request for optimal play on a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct OptimalRequest {
    /// The board. Defaults to the board given on the command line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// The objective to minimise: `mean`, `mean within N`, `max`, `mean then max` or `max then mean`. Defaults to `mean`, or to `max` if answers may be false.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub objective: Option<String>,
    /// The codes that may be guessed.
    #[serde(default)]
    pub pool: api::Pool,
    /// One symbol for each colour. Defaults to the symbols given on the command line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alphabet: Option<String>,
}

impl Question for OptimalRequest {
    type Answer = api::Solved;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<api::Solved, Refusal> {
        let rules = asked.rules(self.rules.as_deref())?;
        let objective: Option<Objective> = self.objective.as_deref().map(str::parse).transpose().map_err(usage)?;
        let (watch, pool) = (Stopwatch::start(), self.pool.into());
        let board = rules.board().clone();
        let solved = if LieSolver::is_for(&board) {
            asked.run(SolveLies { board, objective, pool })?
        } else {
            asked.run(Solve { board, objective: objective.unwrap_or(Objective::Mean), pool })?
        };
        let replayed = confirm(&solved, asked.without_time())?;
        let evaluation = replayed.as_ref().map(Replayed::worst);
        let best = solved.tree.as_ref().map(|tree| &tree.nodes()[0].guess).zip(evaluation);
        let fast = if best.is_none() { fast_play(asked, &rules, &solved, pool)? } else { None };
        let best = best.or_else(|| fast.as_ref().map(|played| (&played.tree.nodes()[0].guess, &played.evaluation)));
        let codes = asked.codes(&rules)?;
        let rules = rules.board().to_string();
        Ok(api::Solved {
            heuristic: fast.as_ref().map(|played| played.strategy.to_string()),
            ..api::Solved::new(rules, codes, pool, &solved, best, watch.seconds(), asked.alphabet)
        })
    }
}

/// Plays a fast strategy if the search was stopped before it found any play, unless that would take noticeable time.
fn fast_play(
    asked: &mut Asked<'_>,
    board: &Board,
    solved: &Solved,
    pool: GuessPool,
) -> Result<Option<FastPlayed>, EngineError> {
    if solved.verdict != Verdict::Bounded || !HeuristicBaseline::is_quick(board) {
        return Ok(None);
    }
    asked.run_unstopped(HeuristicBaseline { board: board.clone(), objective: solved.objective, pool })
}

/// A request for optimal play. If stopped after listing the codes, it returns bounds and the best tree so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solve {
    /// The board.
    pub board: Board,
    /// The objective to minimise.
    pub objective: Objective,
    /// The codes that may be guessed.
    pub pool: GuessPool,
}

impl Request for Solve {
    type Answer = Solved;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Solved, EngineError> {
        let Solve { board, objective, pool } = self;
        Solver::check(&board, limits)?;
        let codebook = engine.codebook(&board, limits, &StopOnly(monitor))?;
        match Solver::with_monitor(&codebook, pool, limits, &StopOnly(monitor)) {
            Ok(solver) => Ok(solver.solve(objective, monitor)),
            Err(NotReady::Cancelled(_)) => Ok(Solved::by_counting(&codebook, objective)),
            Err(reason) => Err(reason.into()),
        }
    }
}

/// A request for the smallest maximum number of guesses with one lie. If stopped, it returns what is proved so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SolveLies {
    /// The board.
    pub board: Board,
    /// The objective, which must be [`Objective::Max`], the default.
    pub objective: Option<Objective>,
    /// The codes that may be guessed. Only [`GuessPool::All`] is supported.
    pub pool: GuessPool,
}

impl Request for SolveLies {
    type Answer = Solved;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Self::Answer, EngineError> {
        let SolveLies { board, objective, pool } = self;
        if pool != GuessPool::All || objective.is_some_and(|objective| objective != Objective::Max) {
            return Err(Unsolvable::OnlyMaxWithLies(board.to_string()).into());
        }
        LieSolver::check(&board, limits)?;
        let codebook = engine.codebook(&board, limits, &StopOnly(monitor))?;
        match LieSolver::with_monitor(&codebook, limits, &StopOnly(monitor)) {
            Ok(solver) => Ok(solver.solve(monitor)),
            Err(NotReady::Cancelled(_)) => Ok(LieSolver::nothing_yet()),
            Err(reason) => Err(reason.into()),
        }
    }
}

/// A request for a solver for a board, for callers that need a journal or a certificate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PrepareSolver {
    /// The board.
    pub board: Board,
    /// The codes that may be guessed.
    pub pool: GuessPool,
}

impl Request for PrepareSolver {
    type Answer = Solver;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Solver, EngineError> {
        Solver::check(&self.board, limits)?;
        let codebook = engine.codebook(&self.board, limits, monitor)?;
        Ok(Solver::with_monitor(&codebook, self.pool, limits, monitor)?)
    }
}

/// A request to find optimal play with the caller's solver. If stopped, it returns bounds and the best tree so far.
#[derive(Clone, Copy, Debug)]
pub struct SolveWith<'a> {
    /// The solver.
    pub solver: &'a Solver,
    /// The objective to minimise.
    pub objective: Objective,
}

impl Request for SolveWith<'_> {
    type Answer = Solved;

    fn answer(self, _: &mut Engine, _: Limits, monitor: &dyn Monitor) -> Result<Solved, EngineError> {
        Ok(self.solver.solve(self.objective, monitor))
    }
}

/// A request to write the proof of a finished search as a certificate.
#[derive(Debug)]
pub struct Certify<'a, W> {
    /// The solver that searched.
    pub solver: &'a Solver,
    /// The result of the search.
    pub solved: &'a Solved,
    /// The writer for the certificate.
    pub out: W,
}

impl<W: Write> Request for Certify<'_, W> {
    /// The number of lemmas.
    type Answer = Result<usize, NotCertified>;

    fn answer(self, _: &mut Engine, _: Limits, monitor: &dyn Monitor) -> Result<Self::Answer, EngineError> {
        match self.solver.certify(self.solved, self.out, monitor) {
            Err(NotCertified::Cancelled(_)) => Err(EngineError::Stopped),
            certified => Ok(certified),
        }
    }
}

/// Replays the tree of a search, if any, against every secret and every way to lie before it is called optimal.
///
/// # Errors
/// Returns an error if the replay contradicts the search, which is a bug.
pub fn confirm(solved: &Solved, limits: Limits) -> Result<Option<Replayed>, EngineError> {
    let Some(tree) = &solved.tree else { return Ok(None) };
    let replayed = tree.verify_within(limits, &())?;
    let (found, proved) = (solved.objective.measure(replayed.worst()), solved.lower);
    if solved.verdict == Verdict::Optimal && found != proved {
        return Err(EngineError::OtherTotal { found, proved });
    }
    Ok(Some(replayed))
}

/// A request for the play of the best of two fast strategies, unless both need more guesses than the objective allows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeuristicBaseline {
    /// The board.
    pub board: Board,
    /// The objective to minimise.
    pub objective: Objective,
    /// The codes that may be guessed.
    pub pool: GuessPool,
}

/// The play of a fast strategy, as an alternative to a proof.
#[derive(Clone, PartialEq, Debug)]
pub struct FastPlayed {
    /// The strategy.
    pub strategy: StrategySpec,
    /// The tree of the strategy.
    pub tree: StrategyTree,
    /// The replay of the tree against every secret.
    pub evaluation: Evaluation,
}

impl HeuristicBaseline {
    /// Whether the result comes without a noticeable wait. It never does if answers may be false. It takes up to 0.2 CPU
    /// seconds on 5x6 and 3x12-order, but 0.5 on 13x2, 1.0 on 5x6-marks, 1.4 on 3x16-order and 1.5 on 2x90.
    pub fn is_quick(board: &Board) -> bool {
        let are_alike = board.feedback_kind().constraint().is_some() && (3..=16).contains(&board.colors());
        let most = if are_alike { 10_000 } else { 1_728 };
        !board.allows_lies() && board.code_count().is_some_and(|codes| codes <= most)
    }
}

impl Request for HeuristicBaseline {
    type Answer = Option<FastPlayed>;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Self::Answer, EngineError> {
        let first = if self.objective.starts_with_max() { "knuth" } else { "most-parts" };
        let pool = if self.pool == GuessPool::Candidates { ",pool=candidates" } else { "" };
        let codebook = engine.codebook(&self.board, limits, &StopOnly(monitor))?;
        let mut best: Option<FastPlayed> = None;
        for name in [first, "entropy"] {
            let strategy = StrategySpec::read(&format!("{name}{pool}"), &self.board).expect("a usual strategy");
            let tree = match StrategyTree::build(&strategy.prepare(&codebook), &codebook, monitor) {
                Err(NotBuilt::Cancelled(_)) if best.is_some() => break,
                tree => tree?,
            };
            let evaluation = tree.verify_within(limits, &())?.evaluation;
            let measure = |evaluation| self.objective.measure(evaluation);
            let is_better = best.as_ref().is_none_or(|best| measure(&evaluation) < measure(&best.evaluation));
            if is_better && self.objective.allows(&evaluation) {
                best = Some(FastPlayed { strategy, tree, evaluation });
            }
        }
        Ok(best)
    }
}
