//! Strategies written out: build, check, read and write.

mod build;
mod format;
mod verify;

pub use format::{FORMAT_VERSION, Format, InvalidTreeText, TreeFile};
pub use verify::InvalidTree;

use crate::Evaluation;
use pegwise_core::{Code, Feedback, Rules, Turn};

/// A strategy written out. A node is a guess; an edge is the answer to it; a path ends where the
/// guess wins.
///
/// Node 0 is the first guess. Parents come before their children. The winning answer has no edge: a
/// node wins exactly if its guess can be the secret there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StrategyTree {
    rules: Rules,
    nodes: Vec<Node>,
}

/// One guess of a [`StrategyTree`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// The guess to make here.
    pub guess: Code,
    /// The node before, and its answer that leads here. `None` for the first guess.
    pub parent: Option<(usize, Feedback)>,
    /// The nodes after, by answer, in the order of [`Feedback::ordinal`].
    pub children: Vec<(Feedback, usize)>,
}

impl StrategyTree {
    /// A tree with only its first guess.
    pub fn new(rules: Rules, opening: Code) -> Self {
        StrategyTree { rules, nodes: vec![Node { guess: opening, parent: None, children: Vec::new() }] }
    }

    /// Adds the guess to make when `parent`'s is answered with `feedback`, and returns its number.
    /// `None` if there is one already.
    ///
    /// # Panics
    /// If there is no node `parent`.
    pub fn add(&mut self, parent: usize, feedback: Feedback, guess: Code) -> Option<usize> {
        let node = self.nodes.len();
        let children = &mut self.nodes[parent].children;
        let slot = children.binary_search_by_key(&feedback, |&(f, _)| f).err()?;
        children.insert(slot, (feedback, node));
        self.nodes.push(Node { guess, parent: Some((parent, feedback)), children: Vec::new() });
        Some(node)
    }

    /// The rules it plays by.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// All nodes, parents before children.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The node that follows `node` after this answer.
    pub fn child(&self, node: usize, feedback: Feedback) -> Option<usize> {
        let children = &self.nodes[node].children;
        children.binary_search_by_key(&feedback, |&(f, _)| f).ok().map(|slot| children[slot].1)
    }

    /// The node a game has reached, if all its guesses are those of the tree.
    pub fn node_after(&self, history: &[Turn]) -> Option<usize> {
        history.iter().try_fold(0, |node, turn| {
            if self.nodes[node].guess == turn.guess { self.child(node, turn.feedback) } else { None }
        })
    }

    /// The answers that lead to a node.
    pub fn path(&self, node: usize) -> Vec<Feedback> {
        let mut path: Vec<Feedback> = self.parents(node).map(|(_, feedback)| feedback).collect();
        path.reverse();
        path
    }

    /// The guesses made before a node's own: 0 for the first.
    fn parents(&self, node: usize) -> impl Iterator<Item = (usize, Feedback)> + '_ {
        std::iter::successors(self.nodes[node].parent, |&(parent, _)| self.nodes[parent].parent)
    }

    /// The guesses needed for every secret, **taken on trust**: each node is counted as winning one
    /// secret, unless its guess cannot be the secret by the rules or by the answers before it.
    /// [`StrategyTree::verify`] replays the secrets instead.
    pub fn evaluation(&self) -> Evaluation {
        let mut depths = vec![0usize; self.nodes.len()];
        let mut distribution = Vec::new();
        for (index, node) in self.nodes.iter().enumerate() {
            depths[index] = node.parent.map_or(0, |(parent, _)| depths[parent] + 1);
            if self.wins(index) {
                let depth = depths[index];
                if distribution.len() <= depth {
                    distribution.resize(depth + 1, 0);
                }
                distribution[depth] += 1;
            }
        }
        Evaluation::new(distribution)
    }

    /// Can the guess of this node be the secret there?
    fn wins(&self, node: usize) -> bool {
        let guess = &self.nodes[node].guess;
        let told = |full| self.rules.feedback_kind().told(full, self.rules.pegs());
        let answers_as = |(parent, feedback): (usize, Feedback)| {
            told(pegwise_core::score::reference(&self.nodes[parent].guess, guess)) == feedback
        };
        self.rules.check_code(guess).is_ok() && self.parents(node).all(answers_as)
    }
}
