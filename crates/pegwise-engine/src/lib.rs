//! The engine behind every front end: typed requests with limits, progress reports, cancellation and caches.
//!
//! ```
//! use pegwise_core::{Board, Limits};
//! use pegwise_game::PlayerSpec;
//! use pegwise_engine::{Engine, Evaluate};
//! let mut engine = Engine::new();
//! let board = Board::classic();
//! let player = PlayerSpec::read("knuth", &board)?;
//! let request = Evaluate { board, player };
//! let evaluation = engine.run(request, Limits::default(), &())?;
//! assert_eq!(evaluation.total(), 5801);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Requests run on the caller's thread. If the monitor or the time limit stops a request, it returns the best result so
//! far, marked as incomplete, or fails with [`EngineError::Stopped`]. [`api`] contains the types that programs read and
//! write, and [`Asked`] is the context of a [`Question`] from another program.

#![forbid(unsafe_code)]

pub mod api;
mod asked;
#[cfg(feature = "clock")]
mod deadline_after_first;
mod error;
#[cfg(feature = "clock")]
pub mod protocol;
mod proved;
mod question;
#[cfg(feature = "clock")]
mod throttle;

pub use asked::{Asked, Refusal};
pub use error::EngineError;
pub use question::{
    BestGuesses, BuildTree, Certify, CheckQuestions, Evaluate, EvaluateOrPlay, Evaluated, Explain, ExploreAfter,
    FastPlayed, FindCandidates, FindQuestions, GamesPlayed, GeneratePuzzle, GuessList, HeuristicBaseline, Judge,
    JudgeAlternative, ListCandidates, ListCodes, MeasureRegret, OpenGame, OpenSession, OpenTree, PlayGames,
    PlayGamesWith, PreparePlayer, PrepareSolver, Question, Rank, ReviewGame, ReviewWith, ReviewedGame,
    SampleCandidates, Solve, SolveLies, SolveWith, Suggest, confirm,
};

#[cfg(feature = "clock")]
pub use throttle::Throttle;

#[cfg(feature = "clock")]
use deadline_after_first::DeadlineAfterFirst;
use pegwise_core::{Board, Codebook, Limits, Monitor, NotListed};
#[cfg(feature = "clock")]
use pegwise_core::{Both, Deadline};
use pegwise_game::{Codebreaker, PlayerSpec, Reviewer, Session};
use pegwise_strategy::{GuessPool, StrategyTree};
use proved::ProvedGuesses;
use std::sync::Arc;

/// Runs requests one at a time. Caches code lists, the codebreaker, the reviewer, proved guesses, a tree and samples.
#[derive(Debug, Default)]
pub struct Engine {
    codebook: Option<Codebook>,
    player: Option<(Board, PlayerSpec, Codebreaker)>,
    reviewer: Option<(Board, Reviewer)>,
    proved: ProvedGuesses,
    trees: Option<ReadTree>,
    open_tree: Option<(Board, PlayerSpec, Arc<StrategyTree>)>,
    /// The last game that was searched for fitting codes, with the reason if none were found.
    sampled: Option<(Session, Option<EngineError>)>,
}

type Reader = dyn Fn(&str, &Board) -> Result<StrategyTree, String> + Send + Sync;

struct ReadTree(Box<Reader>);

impl std::fmt::Debug for ReadTree {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("ReadTree")
    }
}

/// A request that an [`Engine`] can run.
pub trait Request {
    /// The type of the answer.
    type Answer;

    /// Whether a first result always comes quickly. If so, the time limit applies only after it.
    const FINDS_SOON: bool = false;

    /// Answers the request. The engine enforces `limits.time`, while the request itself enforces the memory limit.
    ///
    /// # Errors
    /// Returns [`EngineError`] if there is no answer.
    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Self::Answer, EngineError>;
}

impl Engine {
    /// Creates an engine with empty caches. Players such as `tree:FILE` also need [`Engine::reading_trees`].
    pub fn new() -> Self {
        Self::default()
    }

    /// Lets the engine read strategy trees from files.
    #[must_use]
    pub fn reading_trees(
        self,
        read: impl Fn(&str, &Board) -> Result<StrategyTree, String> + Send + Sync + 'static,
    ) -> Self {
        Engine { trees: Some(ReadTree(Box::new(read))), ..self }
    }

    /// Runs a request. The time limit starts now.
    ///
    /// # Errors
    /// Returns [`EngineError`] if there is no answer.
    pub fn run<R: Request>(
        &mut self,
        request: R,
        limits: Limits,
        monitor: &dyn Monitor,
    ) -> Result<R::Answer, EngineError> {
        #[cfg(feature = "clock")]
        if let Some(time) = limits.time {
            let deadline = Deadline::after(time);
            if R::FINDS_SOON {
                return request.answer(self, limits, &DeadlineAfterFirst::new(monitor, deadline));
            }
            return request.answer(self, limits, &Both(monitor, &deadline));
        }
        request.answer(self, limits, monitor)
    }

    fn codebook(&mut self, board: &Board, limits: Limits, monitor: &dyn Monitor) -> Result<Codebook, NotListed> {
        // The cached list may exceed the limits of this request.
        Codebook::check(board, limits)?;
        let kept = self.codebook.take().filter(|codebook| codebook.board() == board);
        let codebook = kept.map_or_else(|| Codebook::with_monitor(board, limits, monitor), Ok)?;
        Ok(self.codebook.insert(codebook).clone())
    }

    /// The list of codes for a player, or `None` if it plays without.
    fn codebook_for(
        &mut self,
        player: &PlayerSpec,
        board: &Board,
        limits: Limits,
        monitor: &dyn Monitor,
    ) -> Result<Option<Codebook>, EngineError> {
        if player.check_listed(board, limits).is_err() {
            return Ok(None);
        }
        Ok(Some(self.codebook(board, limits, monitor)?))
    }

    fn player(
        &mut self,
        player: &PlayerSpec,
        codebook: &Codebook,
        limits: Limits,
        monitor: &dyn Monitor,
    ) -> Result<&Codebreaker, EngineError> {
        let is_kept = |kept: &(Board, PlayerSpec, Codebreaker)| kept.0 == *codebook.board() && kept.1 == *player;
        let kept = if let Some(kept) = self.player.take().filter(is_kept) {
            kept
        } else {
            let read = |file: &str| self.read_tree(file, codebook.board());
            (codebook.board().clone(), player.clone(), player.prepare(codebook, limits, read, monitor)?)
        };
        Ok(&self.player.insert(kept).2)
    }

    fn player_for_sets(&self, player: &PlayerSpec, board: &Board, largest: usize) -> Result<Codebreaker, EngineError> {
        Ok(player.prepare_for_sets(board, largest, |file| self.read_tree(file, board))?)
    }

    fn read_tree(&self, file: &str, board: &Board) -> Result<StrategyTree, String> {
        match &self.trees {
            Some(ReadTree(read)) => read(file, board),
            None => Err(format!("no files are read here, such as {file}")),
        }
    }

    fn reviewer(&mut self, codebook: &Codebook, pool: GuessPool, limits: Limits) -> Result<&Reviewer, EngineError> {
        let is_kept = |(board, reviewer): &(Board, Reviewer)| board == codebook.board() && reviewer.pool() == pool;
        let kept = match self.reviewer.take().filter(is_kept) {
            Some(kept) => kept,
            None => (codebook.board().clone(), Reviewer::new(codebook, pool, limits)?),
        };
        Ok(&self.reviewer.insert(kept).1)
    }
}

#[cfg(all(test, feature = "clock"))]
mod tests;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
