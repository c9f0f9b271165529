use super::{Engine, EngineError, Request, Solve, confirm};
use crate::{Alternatives, Expected, GuessReview, PlayerSpec, Puzzle, PuzzleKind, PuzzleLevel, Review, Session};
use pegwise_core::notation::GameRecord;
use pegwise_core::{Board, Code, Codebook, Limits, Monitor, NotListed, Rules, StopOnly};
use pegwise_solver::{Objective, Verdict};
use pegwise_strategy::tree::SubtreeStats;
use pegwise_strategy::{Decision, Evaluation, GuessPool, Reason, StrategyTree};
use std::sync::Arc;

/// All codes of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListCodes {
    /// The board.
    pub board: Board,
}

impl Request for ListCodes {
    type Answer = Codebook;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Codebook, EngineError> {
        Ok(engine.codebook(&self.board, limits, monitor)?)
    }
}

/// Lists the codes of a game and what its answers leave of them. A board with too many codes to list makes a session
/// without the list: [`Look`] finds codes that fit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prepare {
    /// The game.
    pub record: GameRecord,
    /// Can its rows be taken back one by one?
    pub undoable: bool,
}

impl Request for Prepare {
    type Answer = Session;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Session, EngineError> {
        let codebook = match engine.codebook(&self.record.rules, limits, monitor) {
            Ok(codebook) => Ok(codebook),
            Err(NotListed::TooLarge(reason)) => Err(reason),
            Err(reason) => return Err(reason.into()),
        };
        let mut session = Session::entered(self.record, codebook, monitor)?;
        if !self.undoable {
            session.forget_changes();
        }
        Ok(session)
    }
}

/// Looks for codes that fit a game on a board too large to list: see [`Session::look`].
#[derive(Debug)]
pub struct Look<'a> {
    /// The game. It keeps what is found.
    pub session: &'a mut Session,
}

impl Request for Look<'_> {
    type Answer = ();

    fn answer(self, _: &mut Engine, _: Limits, monitor: &dyn Monitor) -> Result<(), EngineError> {
        Ok(self.session.look(monitor)?)
    }
}

/// Makes a player ready for a board: whatever keeps it from playing there is found out now, and its first guess need
/// not wait.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PreparePlayer {
    /// The board.
    pub board: Board,
    /// Who guesses.
    pub player: PlayerSpec,
}

impl Request for PreparePlayer {
    type Answer = ();

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<(), EngineError> {
        match engine.codebook(&self.board, limits, monitor) {
            Ok(codebook) => engine.player(&self.player, &codebook, limits).map(drop),
            Err(NotListed::TooLarge(_)) => engine.player_for_sets(&self.player, &self.board, 0).map(drop),
            Err(reason) => Err(reason.into()),
        }
    }
}

/// The next guess in a game; on a board too large to list, after a [`Look`]. Stopped, the best found so far. Its limit of time ends a search only once it has found a
/// guess, which is soon.
#[derive(Clone, Debug)]
pub struct Suggest {
    /// The game.
    pub session: Box<Session>,
    /// Who guesses.
    pub player: PlayerSpec,
}

impl Request for Suggest {
    type Answer = Decision;

    const FINDS_SOON: bool = true;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Decision, EngineError> {
        let Suggest { session, player } = self;
        let player = match (session.codebook(), session.known()) {
            (Err(_), Some(known)) => engine.player_for_sets(&player, session.rules(), known.candidates.len())?,
            (codebook, _) => engine.player(&player, codebook?, limits)?.clone(),
        };
        Ok(player.suggest(&session, monitor)?)
    }
}

/// What a guess would tell in a game.
#[derive(Clone, Debug)]
pub struct Explain<'a> {
    /// The game so far.
    pub session: &'a Session,
    /// The guess.
    pub guess: Code,
}

impl Request for Explain<'_> {
    type Answer = Decision;

    fn answer(self, _: &mut Engine, _: Limits, _: &dyn Monitor) -> Result<Decision, EngineError> {
        Ok(Decision::new(self.session.state()?, self.guess, Reason::Asked)?)
    }
}

/// The skill and the luck of a game. Stopped, those of its last rows: see [`Review::pending`].
#[derive(Clone, Debug)]
pub struct ReviewGame {
    /// The game.
    pub session: Box<Session>,
    /// Which codes the person may guess.
    pub pool: GuessPool,
}

impl Request for ReviewGame {
    type Answer = Review;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Review, EngineError> {
        let reviewer = engine.reviewer(self.session.codebook()?, self.pool, limits)?;
        Ok(reviewer.review(&self.session, monitor)?)
    }
}

/// What a guess would cost in a game.
#[derive(Clone, Debug)]
pub struct Judge {
    /// The game so far.
    pub session: Box<Session>,
    /// Which codes the person may guess.
    pub pool: GuessPool,
    /// The guess.
    pub guess: Code,
}

impl Request for Judge {
    type Answer = GuessReview;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<GuessReview, EngineError> {
        let reviewer = engine.reviewer(self.session.codebook()?, self.pool, limits)?;
        Ok(reviewer.guess(self.session.state()?, &self.guess, monitor)?)
    }
}

/// The best guesses in a game, and what the position needs on average with one of them.
#[derive(Clone, Debug)]
pub struct Rank {
    /// The game so far.
    pub session: Box<Session>,
    /// Which codes the person may guess.
    pub pool: GuessPool,
}

impl Request for Rank {
    type Answer = (Expected, Alternatives);

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Self::Answer, EngineError> {
        let reviewer = engine.reviewer(self.session.codebook()?, self.pool, limits)?;
        Ok(reviewer.best(self.session.state()?, monitor)?)
    }
}

/// A puzzle from a seed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draw {
    /// The board, and how many guesses are allowed.
    pub rules: Rules,
    /// What is asked.
    pub kind: PuzzleKind,
    /// How hard it is.
    pub level: PuzzleLevel,
    /// What it is drawn from.
    pub seed: u64,
}

impl Request for Draw {
    type Answer = Puzzle;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Puzzle, EngineError> {
        let codebook = engine.codebook(&self.rules, limits, &StopOnly(monitor))?;
        Ok(Puzzle::draw(&self.rules, &codebook, self.kind, self.level, self.seed, monitor)?)
    }
}

/// The guesses a player needs for every secret of a board. If it is the optimal player, that is proved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Evaluate {
    /// The board.
    pub board: Board,
    /// Who guesses.
    pub player: PlayerSpec,
}

impl Request for Evaluate {
    type Answer = Evaluation;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Evaluation, EngineError> {
        tree(engine, &self.board, &self.player, limits, monitor).map(|tree| tree.evaluation())
    }
}

/// A player written out as a tree, to be looked through.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explore {
    /// The board.
    pub board: Board,
    /// Who guesses.
    pub player: PlayerSpec,
}

/// A player written out.
#[derive(Clone, PartialEq, Debug)]
pub struct Explored {
    /// Its tree.
    pub tree: StrategyTree,
    /// What lies ahead of each node.
    pub subtree_stats: Vec<SubtreeStats>,
}

impl Request for Explore {
    type Answer = Explored;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Explored, EngineError> {
        let tree = tree(engine, &self.board, &self.player, limits, monitor)?;
        let subtree_stats = tree.subtree_stats();
        Ok(Explored { tree, subtree_stats })
    }
}

/// A player written out as a tree, which the engine keeps: for callers that ask for one position after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenTree {
    /// The board.
    pub board: Board,
    /// Who guesses.
    pub player: PlayerSpec,
}

impl Request for OpenTree {
    type Answer = Arc<StrategyTree>;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Self::Answer, EngineError> {
        let OpenTree { board, player } = self;
        let is_kept = |kept: &(Board, PlayerSpec, Arc<StrategyTree>)| kept.0 == board && kept.1 == player;
        let kept = if let Some(kept) = engine.open_tree.take().filter(is_kept) {
            kept
        } else {
            let tree = tree(engine, &board, &player, limits, monitor)?;
            (board, player, Arc::new(tree))
        };
        Ok(Arc::clone(&engine.open_tree.insert(kept).2))
    }
}

fn tree(
    engine: &mut Engine,
    board: &Board,
    player: &PlayerSpec,
    limits: Limits,
    monitor: &dyn Monitor,
) -> Result<StrategyTree, EngineError> {
    if *player == PlayerSpec::Optimal {
        return optimal_tree(engine, board, limits, monitor);
    }
    let codebook = engine.codebook(board, limits, &StopOnly(monitor))?;
    Ok(StrategyTree::build(engine.player(player, &codebook, limits)?.strategy(), &codebook, monitor)?)
}

/// Nothing is called optimal unless it is proved, and a replay of every secret confirms it.
fn optimal_tree(
    engine: &mut Engine,
    board: &Board,
    limits: Limits,
    monitor: &dyn Monitor,
) -> Result<StrategyTree, EngineError> {
    let request = Solve { board: board.clone(), objective: Objective::Mean, pool: GuessPool::All };
    let solved = request.answer(engine, limits, monitor)?;
    confirm(&solved, limits)?;
    match (solved.verdict, solved.tree) {
        (Verdict::Optimal, Some(tree)) => Ok(tree),
        _ => Err(EngineError::Stopped),
    }
}
