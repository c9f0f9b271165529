use crate::cost::{Costs, INFINITE, Left};
use crate::levels::Levels;
use crate::problem::Problem;
use pegwise_strategy::StrategyTree;

/// What a search makes least, and within how many guesses.
#[derive(Debug)]
pub(crate) struct Goal {
    pub(crate) costs: Costs,
    pub(crate) left: Left,
    /// By the most cells that a guess leaves.
    levels: Vec<Levels>,
}

impl Goal {
    pub(crate) fn new(problem: &Problem, costs: Costs, limit: Option<usize>) -> Self {
        let left = Left::new(limit);
        let levels = (0..=problem.branching).map(|branching| Levels::new(costs, branching, problem.codes(), left));
        Goal { costs, left, levels: levels.collect() }
    }

    /// Bounds by size, for sets of which no guess leaves more than so many cells besides the winning one.
    #[inline]
    pub(crate) fn levels(&self, branching: usize) -> &Levels {
        &self.levels[branching]
    }

    /// What a tree costs, taken on trust.
    pub(crate) fn cost_of(&self, tree: &StrategyTree) -> u64 {
        let evaluation = tree.evaluation();
        let found = evaluation.distribution().iter().zip(1..);
        found.fold(0, |sum, (&codes, guess)| {
            let cost = codes.checked_mul(self.costs.of(guess, self.left)).unwrap_or(INFINITE);
            u64::min(sum + cost.min(INFINITE), INFINITE)
        })
    }

    /// Tells facts of one goal, number of guesses left and width of search from those of another, by
    /// exclusive or with the name of a set. No fact is wrong for another search of the same.
    pub(crate) fn salt(&self, left: Left, width: Option<usize>) -> u128 {
        self.costs.salt(left, width)
    }
}
