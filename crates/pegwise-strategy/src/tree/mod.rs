//! Strategies as trees, which can be built, verified, read and written.

mod build;
mod compact;
mod differences;
mod dot;
mod file;
mod foreign;
mod format;
#[cfg(feature = "json")]
mod json;
mod player;
mod problem;
mod subtree_stats;
mod text;
mod verify;

pub use build::{Disagreement, NotBuilt};
pub use differences::Difference;
pub use format::{FORMAT_VERSION, Format, InvalidTreeText, MAX_DEPTH, TreeFile};
pub use problem::TreeProblem;
pub use subtree_stats::SubtreeStats;
pub use verify::{InvalidTree, Replayed, WorstLies};

use crate::evaluation::Evaluation;
use pegwise_core::{Board, Code, Feedback, Turn};

/// A strategy written out as a tree. A node is a guess, an edge is an answer, and a path ends with the winning guess.
///
/// Node 0 is the first guess, and parents come before their children. The winning answer has no edge: a node wins
/// exactly if its guess can be the secret there. Trees are equal if they are for the same board and make the same
/// guesses after the same answers, even if their nodes have different numbers.
#[derive(Clone, Debug)]
pub struct StrategyTree {
    board: Board,
    nodes: Vec<Node>,
}

/// The place where a game leaves a [`StrategyTree`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OffTree {
    /// The guess differs from the guess of the tree.
    #[error("row {row} guesses {guess}, where the tree guesses {expected}")]
    Guess {
        /// The row, numbered from 1.
        row: usize,
        /// The guess in the game.
        guess: Code,
        /// The guess in the tree.
        expected: Code,
    },
    /// The tree has no guess after the answer.
    #[error("the tree has no guess after the answer {feedback} to {guess} in row {row}")]
    Answer {
        /// The row, numbered from 1.
        row: usize,
        /// The guess before the answer.
        guess: Code,
        /// The answer.
        feedback: Feedback,
    },
}

/// The error for a strategy whose board is not the game's.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the strategy is for {own}, but the game is on {game}")]
pub struct OtherBoard {
    /// The board of the strategy.
    pub own: Board,
    /// The board of the game.
    pub game: Board,
}

/// One guess of a [`StrategyTree`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// The guess.
    pub guess: Code,
    /// The previous node and the answer that leads here, or `None` for the first guess.
    pub parent: Option<(usize, Feedback)>,
    /// The next nodes by answer, in the order of [`Feedback::ordinal`].
    pub children: Vec<(Feedback, usize)>,
}

impl StrategyTree {
    /// Creates a tree with only a first guess.
    pub fn new(board: Board, opening: Code) -> Self {
        StrategyTree { board, nodes: vec![Node { guess: opening, parent: None, children: Vec::new() }] }
    }

    /// Adds the guess after an answer to the guess of `parent`. Returns its number, or `None` if there is already one.
    ///
    /// # Panics
    /// Panics if there is no node `parent`.
    pub fn add(&mut self, parent: usize, feedback: Feedback, guess: Code) -> Option<usize> {
        let node = self.nodes.len();
        let children = &mut self.nodes[parent].children;
        let slot = children.binary_search_by_key(&feedback, |&(f, _)| f).err()?;
        children.insert(slot, (feedback, node));
        self.nodes.push(Node { guess, parent: Some((parent, feedback)), children: Vec::new() });
        Some(node)
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Checks that the tree is for this board.
    ///
    /// # Errors
    /// Returns [`OtherBoard`] if it is for a different board.
    pub fn check_board(&self, game: &Board) -> Result<(), OtherBoard> {
        if self.board == *game {
            return Ok(());
        }
        Err(OtherBoard { own: self.board.clone(), game: game.clone() })
    }

    /// All nodes, parents before children.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The node after this answer to the guess of `node`.
    pub fn child(&self, node: usize, feedback: Feedback) -> Option<usize> {
        let children = &self.nodes[node].children;
        children.binary_search_by_key(&feedback, |&(f, _)| f).ok().map(|slot| children[slot].1)
    }

    /// The node that a game reaches.
    ///
    /// # Errors
    /// Returns [`OffTree`] with the place where the game leaves the tree.
    pub fn node_after(&self, history: &[Turn]) -> Result<usize, OffTree> {
        history.iter().enumerate().try_fold(0, |node, (index, Turn { guess, feedback })| {
            let (row, guess, expected) = (index + 1, guess.clone(), &self.nodes[node].guess);
            if guess != *expected {
                return Err(OffTree::Guess { row, guess, expected: expected.clone() });
            }
            self.child(node, *feedback).ok_or(OffTree::Answer { row, guess, feedback: *feedback })
        })
    }

    /// The answers that lead to a node.
    pub fn path(&self, node: usize) -> Vec<Feedback> {
        let mut path: Vec<Feedback> = self.parents(node).map(|(_, feedback)| feedback).collect();
        path.reverse();
        path
    }

    fn parents(&self, node: usize) -> impl Iterator<Item = (usize, Feedback)> + '_ {
        std::iter::successors(self.nodes[node].parent, |&(parent, _)| self.nodes[parent].parent)
    }

    /// The turns that lead to a node.
    pub fn history(&self, node: usize) -> Vec<Turn> {
        let turn = |(node, feedback): (usize, Feedback)| Turn { guess: self.nodes[node].guess.clone(), feedback };
        let mut history: Vec<Turn> = self.parents(node).map(turn).collect();
        history.reverse();
        history
    }

    /// The same tree with its nodes numbered as they are written: by the number of answers, then by the answers.
    #[must_use]
    pub fn in_order(&self) -> Self {
        let mut ordered = StrategyTree::new(self.board.clone(), self.nodes[0].guess.clone());
        let mut old = vec![0];
        let mut node = 0;
        while node < old.len() {
            for &(feedback, child) in &self.nodes[old[node]].children {
                ordered.add(node, feedback, self.nodes[child].guess.clone()).expect("the answers of a node differ");
                old.push(child);
            }
            node += 1;
        }
        ordered
    }

    /// Counts the guesses for every secret, **not verified**: each node counts as winning one secret, unless the board
    /// or the answers before it rule out its guess. [`StrategyTree::verify`] replays the secrets.
    pub fn evaluation(&self) -> Evaluation {
        self.evaluation_from(0)
    }

    /// Like [`StrategyTree::evaluation`], but for the secrets that lead to a node, counting guesses from there onwards.
    pub fn evaluation_from(&self, node: usize) -> Evaluation {
        let (mut found, mut open) = (Vec::new(), vec![(node, 1)]);
        while let Some((node, guesses)) = open.pop() {
            if self.can_win(node) {
                found.push((guesses, self.board.weight_of(&self.nodes[node].guess)));
            }
            open.extend(self.nodes[node].children.iter().map(|&(_, child)| (child, guesses + 1)));
        }
        Evaluation::of_secrets(&self.board, found)
    }

    /// Whether the guess of this node can be the secret if no answer before it is false.
    pub fn can_win(&self, node: usize) -> bool {
        let guess = &self.nodes[node].guess;
        let answers_as = |(parent, feedback)| self.answer(parent, guess) == feedback;
        self.board.check_code(guess).is_ok() && self.parents(node).all(answers_as)
    }

    /// The node whose guess finds this secret if no answer is false, or `None` if there is none.
    ///
    /// ```
    /// use pegwise_core::{Codebook, Board};
    /// use pegwise_strategy::{StrategySpec, StrategyTree};
    /// let board = Board::classic();
    /// let codebook = Codebook::new(&board)?;
    /// let tree = StrategyTree::build(&StrategySpec::read("knuth", &board)?.prepare(&codebook), &codebook, &())?;
    /// let secret = board.read_code("3456")?;
    /// let node = tree.node_of(&secret).expect("every secret is found");
    /// assert_eq!((&tree.nodes()[node].guess, tree.path(node).len()), (&secret, 3));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn node_of(&self, secret: &Code) -> Option<usize> {
        self.board.check_code(secret).ok()?;
        let mut node = 0;
        loop {
            match self.answer(node, secret) {
                win if win == self.board.win() => return Some(node),
                feedback => node = self.child(node, feedback)?,
            }
        }
    }

    fn answer(&self, node: usize, secret: &Code) -> Feedback {
        self.board.answer(&self.nodes[node].guess, secret)
    }
}
