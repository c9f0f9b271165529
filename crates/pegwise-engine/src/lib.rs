//! The engine behind every front end: typed requests in, typed answers out, with limits, progress and a stop. What may be of
//! use for the next request is kept inside.
//!
//! ```
//! use pegwise_core::{Limits, Rules};
//! use pegwise_game::PlayerSpec;
//! use pegwise_engine::{Engine, Evaluate};
//! let mut engine = Engine::new();
//! let player = PlayerSpec::read("knuth", &Rules::classic())?;
//! let request = Evaluate { board: Rules::classic().board().clone(), player };
//! let evaluation = engine.run(request, Limits::default(), &())?;
//! assert_eq!(evaluation.total(), 5801);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Where a request is carried out, in a thread, in a worker of a browser or at once, is the caller's choice. A request
//! that is stopped, by its monitor or by its limit of time, answers with the best it has found, labelled as such; if it
//! has found nothing yet, with [`EngineError::Stopped`].
//!
//! [`api`] has what programs read and write; a [`Question`] of theirs is [`Asked`].

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
    BestGuesses, BuildTree, Certify, CheckQuestions, Evaluate, Explain, ExploreAfter, Explored, FastPlayed,
    FindCandidates, FindQuestions, GamesPlayed, GeneratePuzzle, GuessList, HeuristicBaseline, Judge, JudgeAlternative,
    ListCodes, OpenGame, OpenSession, OpenTree, PlayGames, PreparePlayer, PrepareSolver, Question, Rank, Replayed,
    ReviewGame, ReviewWith, ReviewedGame, SampleCandidates, Solve, SolveLies, SolveWith, Suggest, confirm,
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

/// Carries out requests, one after the other, and keeps what may be of use for the next: the list of codes, the
/// codebreaker, the reviewer, the guesses that were proved, the tree that was looked through, the codes that were found.
#[derive(Debug, Default)]
pub struct Engine {
    codebook: Option<Codebook>,
    player: Option<(Board, PlayerSpec, Codebreaker)>,
    reviewer: Option<(Board, Reviewer)>,
    proved: ProvedGuesses,
    trees: Option<ReadTree>,
    open_tree: Option<(Board, PlayerSpec, Arc<StrategyTree>)>,
    /// The last game of which codes were looked for, and why none was found, if none was.
    sampled: Option<(Session, Option<EngineError>)>,
}

/// Reads the file of a strategy tree for a board, or says why it cannot.
type Reader = dyn Fn(&str, &Board) -> Result<StrategyTree, String> + Send + Sync;

struct ReadTree(Box<Reader>);

impl std::fmt::Debug for ReadTree {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("ReadTree")
    }
}

/// Something to be done by an [`Engine`], with an answer of its own type.
pub trait Request {
    /// What comes of it.
    type Answer;

    /// Is something always found soon? Then its limit of time ends the work only once it has found something.
    const FINDS_SOON: bool = false;

    /// Does it. `limits.time` is the engine's to keep; memory is the request's.
    ///
    /// # Errors
    /// [`EngineError`] says why there is no answer.
    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Self::Answer, EngineError>;
}

impl Engine {
    /// An engine that keeps nothing yet. It reads no files: players such as `tree:FILE` need
    /// [`Engine::reading_trees`].
    pub fn new() -> Self {
        Self::default()
    }

    /// The same, with a way to read the files of strategy trees.
    #[must_use]
    pub fn reading_trees(
        self,
        read: impl Fn(&str, &Board) -> Result<StrategyTree, String> + Send + Sync + 'static,
    ) -> Self {
        Engine { trees: Some(ReadTree(Box::new(read))), ..self }
    }

    /// Carries out a request. Its limit of time counts from now on.
    ///
    /// # Errors
    /// [`EngineError`] says why there is no answer.
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

    /// All codes of a board: those listed last, or listed anew.
    fn codebook(&mut self, board: &Board, limits: Limits, monitor: &dyn Monitor) -> Result<Codebook, NotListed> {
        // What is kept may have been listed within other limits.
        Codebook::check(board, limits)?;
        let kept = self.codebook.take().filter(|codebook| codebook.board() == board);
        let codebook = kept.map_or_else(|| Codebook::with_monitor(board, limits, monitor), Ok)?;
        Ok(self.codebook.insert(codebook).clone())
    }

    /// The player, ready to play: the last one, or prepared anew.
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

    /// The player on a board that is not listed, ready for sets of so many codes.
    fn player_for_sets(&self, player: &PlayerSpec, board: &Board, largest: usize) -> Result<Codebreaker, EngineError> {
        Ok(player.prepare_for_sets(board, largest, |file| self.read_tree(file, board))?)
    }

    fn read_tree(&self, file: &str, board: &Board) -> Result<StrategyTree, String> {
        match &self.trees {
            Some(ReadTree(read)) => read(file, board),
            None => Err(format!("no files are read here, such as {file}")),
        }
    }

    /// The reviewer of a board and a pool: the last one, or prepared anew.
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

/// The examples of the README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
