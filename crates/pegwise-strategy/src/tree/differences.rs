//! The positions where two trees first guess differently.

use super::StrategyTree;
use pegwise_core::Feedback;
use std::collections::{BTreeMap, VecDeque};

/// A position that two trees reach by the same guesses and answers, but continue differently.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The node of the first tree, or `None` if it has no guess there.
    pub first: Option<usize>,
    /// The node of the second tree, or `None` if it has no guess there.
    pub second: Option<usize>,
}

impl StrategyTree {
    /// The first differences between two trees, those after the fewest answers first. Ignores the boards.
    pub fn differences(&self, other: &StrategyTree) -> Vec<Difference> {
        let mut differences = Vec::new();
        let mut open = VecDeque::from([Difference { first: Some(0), second: Some(0) }]);
        while let Some(position) = open.pop_front() {
            match position {
                Difference { first: Some(first), second: Some(second) }
                    if self.nodes[first].guess == other.nodes[second].guess =>
                {
                    open.extend(self.answers_of_either(first, other, second));
                }
                _ => differences.push(position),
            }
        }
        differences
    }

    fn answers_of_either(
        &self,
        first: usize,
        other: &StrategyTree,
        second: usize,
    ) -> impl Iterator<Item = Difference> + use<> {
        let mut after: BTreeMap<Feedback, Difference> = BTreeMap::new();
        let nowhere = Difference { first: None, second: None };
        for &(feedback, child) in &self.nodes[first].children {
            after.entry(feedback).or_insert(nowhere).first = Some(child);
        }
        for &(feedback, child) in &other.nodes[second].children {
            after.entry(feedback).or_insert(nowhere).second = Some(child);
        }
        after.into_values()
    }
}

impl PartialEq for StrategyTree {
    fn eq(&self, other: &Self) -> bool {
        self.board == other.board && self.nodes.len() == other.nodes.len() && self.differences(other).is_empty()
    }
}

impl Eq for StrategyTree {}
