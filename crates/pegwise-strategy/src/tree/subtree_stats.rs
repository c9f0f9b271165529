//! Statistics for the subtree at each node.

use super::StrategyTree;

/// The secrets that lead to a node of a [`StrategyTree`], and the guesses they need from there, including its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SubtreeStats {
    /// The number of secrets that lead here.
    pub secrets: u64,
    /// The total number of guesses for these secrets.
    pub total: u64,
    /// The maximum number of guesses for one of them.
    pub max: usize,
}

impl SubtreeStats {
    /// The average number of guesses, for display. Compare by [`SubtreeStats::total`].
    #[expect(clippy::cast_precision_loss, reason = "for display")]
    pub fn mean(&self) -> f64 {
        self.total as f64 / self.secrets as f64
    }
}

impl StrategyTree {
    /// The statistics for all nodes, in order, **not verified**. Computes `O(nodes * depth)` answers.
    ///
    /// ```
    /// use pegwise_core::{Codebook, Board};
    /// use pegwise_strategy::{StrategySpec, StrategyTree};
    /// let board = Board::classic();
    /// let codebook = Codebook::new(&board)?;
    /// let tree = StrategyTree::build(&StrategySpec::read("knuth", &board)?.prepare(&codebook), &codebook, &())?;
    /// let first = tree.subtree_stats()[0];
    /// assert_eq!((first.secrets, first.total, first.max), (1296, 5801, 5));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn subtree_stats(&self) -> Vec<SubtreeStats> {
        let mut subtree_stats = vec![SubtreeStats::default(); self.nodes().len()];
        // Parents come before their children, so in reverse order each subtree is complete at its root.
        for node in (0..subtree_stats.len()).rev() {
            let mut here = SubtreeStats { secrets: u64::from(self.can_win(node)), total: 0, max: 0 };
            for &(_, child) in &self.nodes()[node].children {
                let below = subtree_stats[child];
                here.secrets += below.secrets;
                here.total += below.total;
                here.max = here.max.max(below.max);
            }
            here.total += here.secrets;
            here.max += usize::from(here.secrets > 0);
            subtree_stats[node] = here;
        }
        subtree_stats
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spec::StrategySpec;
    use pegwise_core::{Board, Codebook, Feedback};

    #[test]
    fn every_outlook_is_the_evaluation_from_its_node() {
        for (board, spec) in
            [("4x6", "knuth"), ("3x4-blanks", "entropy"), ("4x6-distinct", "first"), ("3x4-sum", "knuth")]
        {
            let board: Board = board.parse().unwrap();
            let spec = StrategySpec::read(spec, &board).unwrap();
            let codebook = Codebook::new(&board).unwrap();
            let tree = StrategyTree::build(&spec.prepare(&codebook), &codebook, &()).unwrap();
            for (node, outlook) in tree.subtree_stats().into_iter().enumerate() {
                let evaluation = tree.evaluation_from(node);
                let expected =
                    SubtreeStats { secrets: evaluation.secrets(), total: evaluation.total(), max: evaluation.max() };
                assert_eq!(outlook, expected, "{board}, node {node}");
            }
        }
    }

    #[test]
    fn a_guess_that_finds_nothing_has_nothing_ahead() {
        let board: Board = "1x2".parse().unwrap();
        let [one, two] = ["1", "2"].map(|code| board.read_code(code).unwrap());
        let mut tree = StrategyTree::new(board, one.clone());
        let after = tree.add(0, Feedback::new(0, 0), two.clone()).unwrap();
        tree.add(after, Feedback::new(0, 0), one.clone()).unwrap();
        let expected = [(2, 3, 2), (1, 1, 1), (0, 0, 0)];
        let found: Vec<_> = tree.subtree_stats().iter().map(|ahead| (ahead.secrets, ahead.total, ahead.max)).collect();
        assert_eq!(found, expected);
        assert_eq!((tree.node_of(&one), tree.node_of(&two)), (Some(0), Some(after)));
    }
}
