//! What one search minimises, within a number of guesses.

use crate::cost::{Costs, INFINITE, add};
use crate::guess_budget::GuessBudget;
use crate::problem::Problem;
use crate::size_bound::SizeBound;
use pegwise_core::random::mix;
use pegwise_strategy::StrategyTree;

/// What one search minimises: a cost, within a number of guesses. An objective takes one or several of these.
#[derive(Debug)]
pub(crate) struct CostModel {
    pub(crate) costs: Costs,
    /// The guesses allowed from the start on.
    pub(crate) left: GuessBudget,
    /// By the most cells that a guess leaves.
    size_bounds: Vec<SizeBound>,
}

impl CostModel {
    pub(crate) fn new(problem: &Problem, costs: Costs, limit: Option<usize>) -> Self {
        let left = GuessBudget::new(limit);
        let bound = |branching| SizeBound::new(costs, branching, problem.codes(), left);
        CostModel { costs, left, size_bounds: (0..=problem.branching).map(bound).collect() }
    }

    /// The bound by size for sets of which no guess leaves more than `branching` cells, the winning one excepted.
    #[inline]
    pub(crate) fn size_bound(&self, branching: usize) -> &SizeBound {
        &self.size_bounds[branching]
    }

    /// The least cost of a set of this size if its first guess wins and every other code is found by the second.
    #[inline]
    pub(crate) fn two_guesses_each(&self, size: usize) -> u64 {
        self.costs.guess * (2 * size as u64 - 1)
    }

    /// The cost of a tree, by its own count of guesses.
    pub(crate) fn cost_of(&self, tree: &StrategyTree) -> u64 {
        let evaluation = tree.evaluation();
        let found = evaluation.distribution().iter().zip(1..);
        found.fold(0, |sum, (&codes, guess)| {
            let cost = codes.checked_mul(self.costs.of(guess, self.left)).unwrap_or(INFINITE);
            add(sum, cost.min(INFINITE))
        })
    }

    /// See [`salt`].
    #[inline]
    pub(crate) fn salt(&self, left: GuessBudget, width: Option<usize>) -> u128 {
        salt(self.costs, left, width)
    }
}

/// A number that keeps the table entries of different searches apart, by exclusive or with the hash of a set: those
/// of other costs, of other numbers of guesses left, and of searches of other widths.
pub(crate) fn salt(costs: Costs, left: GuessBudget, width: Option<usize>) -> u128 {
    let width = width.map_or(0, |width| width as u64 + 1);
    let number = mix(costs.guess, costs.last) ^ mix(width, left.limit().map_or(0, |n| n as u64 + 1));
    u128::from(mix(3, number)) << 64 | u128::from(mix(4, number))
}
