//! Strategies written out as trees, and positions in them.

use super::optimal::{Solve, confirm};
use super::{Asked, Question, Refusal};
use crate::api::{ErrorKind, Failure, TreePosition};
use crate::{Engine, EngineError, Request};
use pegwise_core::{Board, Codebook, Limits, Monitor, StopOnly, TooLarge, Turn};
use pegwise_game::PlayerSpec;
use pegwise_notation::Alphabet;
use pegwise_solver::{Objective, Verdict};
use pegwise_strategy::{GuessPool, StrategyTree};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A request for a position in a strategy's tree: the first, the one after some answers, or the one where a secret is
/// guessed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TreeRequest {
    /// The board. Defaults to the board given on the command line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// The strategy.
    #[serde(default = "usual_strategy")]
    pub strategy: String,
    /// The answers that lead to the position, starting with the answer to the first guess.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub feedbacks: Vec<String>,
    /// The secret that is guessed in the position, instead of `feedbacks`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// One symbol for each colour. Defaults to the symbols given on the command line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alphabet: Option<String>,
}

fn usual_strategy() -> String {
    "knuth".to_owned()
}

impl TreeRequest {
    /// Finds the requested node.
    ///
    /// # Errors
    /// Returns [`Failure`] if an answer or the secret is invalid or does not occur in the tree.
    pub fn node(&self, tree: &StrategyTree, alphabet: &Alphabet) -> Result<usize, Failure> {
        if let Some(secret) = &self.secret {
            let secret = alphabet.read_code(tree.board(), secret);
            let secret = secret.map_err(|reason| Failure::new(ErrorKind::Usage, reason))?;
            let node = tree.node_of(&secret);
            return node.ok_or_else(|| Failure::new(ErrorKind::No, "the tree does not find this code"));
        }
        self.feedbacks.iter().try_fold(0, |node, feedback| {
            let feedback = Alphabet::canonical().read_feedback(tree.board(), feedback);
            let feedback = feedback.map_err(|reason| Failure::new(ErrorKind::Usage, reason))?;
            tree.child(node, feedback).ok_or_else(|| Failure::off_tree(feedback))
        })
    }
}

impl Question for TreeRequest {
    type Answer = TreePosition;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<TreePosition, Refusal> {
        let rules = asked.rules(self.rules.as_deref())?;
        let player = asked.player(&self.strategy, &rules)?;
        let tree = asked.run(OpenTree { board: rules.board().clone(), player })?;
        let node = self.node(&tree, asked.alphabet)?;
        Ok(TreePosition::new(&tree, node, 1, asked.alphabet))
    }
}

/// A request to write a player out as a tree to explore.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BuildTree {
    /// The board.
    pub board: Board,
    /// The player.
    pub player: PlayerSpec,
}

/// A request for the part of a player's tree after some turns, for callers that assemble the tree from parts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExploreAfter {
    /// The board.
    pub board: Board,
    /// The player.
    pub player: PlayerSpec,
    /// The turns so far.
    pub turns: Vec<Turn>,
}

impl Request for ExploreAfter {
    type Answer = StrategyTree;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<StrategyTree, EngineError> {
        let codebook = engine.codebook(&self.board, limits, &StopOnly(monitor))?;
        let player = engine.player(&self.player, &codebook, limits, &StopOnly(monitor))?;
        Ok(StrategyTree::build_after(player.strategy(), &codebook, &self.turns, limits, monitor)?)
    }
}

impl Request for BuildTree {
    type Answer = StrategyTree;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<StrategyTree, EngineError> {
        tree(engine, &self.board, &self.player, limits, monitor)
    }
}

/// A request to write a player out as a tree and keep it for requests for single positions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenTree {
    /// The board.
    pub board: Board,
    /// The player.
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

pub(super) fn tree(
    engine: &mut Engine,
    board: &Board,
    player: &PlayerSpec,
    limits: Limits,
    monitor: &dyn Monitor,
) -> Result<StrategyTree, EngineError> {
    if *player == PlayerSpec::Optimal {
        return optimal_tree(engine, board, limits, monitor);
    }
    check_tree(board, limits)?;
    let codebook = engine.codebook(board, limits, &StopOnly(monitor))?;
    let player = engine.player(player, &codebook, limits, &StopOnly(monitor))?;
    Ok(StrategyTree::build_within(player.strategy(), &codebook, limits, monitor)?)
}

/// Checks that the tree of a strategy fits with the list of codes, part of which is copied while the tree grows: 300
/// bytes per code on 7x8, and four times that with a lie.
fn check_tree(board: &Board, limits: Limits) -> Result<(), TooLarge> {
    let bytes_per_code: u128 = if board.allows_lies() { 1200 } else { 300 };
    let Err(TooLarge::Memory { needed: Some(list), codes: Some(codes), board: name, .. }) =
        Codebook::check(board, Limits { memory: 0, ..limits })
    else {
        return Codebook::check(board, limits);
    };
    Codebook::check(board, Limits { memory: u64::MAX, ..limits })?;
    let (needed, limit) = (2 * list + codes * bytes_per_code, limits.memory);
    if needed <= limit.into() {
        return Ok(());
    }
    Err(TooLarge::Memory { board: name, codes: Some(codes), needed: Some(needed), limit })
}

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
