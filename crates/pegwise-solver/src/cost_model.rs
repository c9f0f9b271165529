//! The cost that one search minimises, within a guess budget.

use crate::cost::{Costs, INFINITE, add};
use crate::guess_budget::GuessBudget;
use crate::problem::Problem;
use crate::size_bound::SizeBound;
use pegwise_core::random::mix;
use pegwise_strategy::StrategyTree;

#[derive(Debug)]
pub(crate) struct CostModel {
    pub(crate) costs: Costs,
    pub(crate) left: GuessBudget,
    size_bounds: Vec<SizeBound>,
}

impl CostModel {
    pub(crate) fn new(problem: &Problem, costs: Costs, limit: Option<usize>) -> Self {
        let left = GuessBudget::new(limit);
        let bound = |branching| SizeBound::new(costs, branching, problem.codes(), left);
        CostModel { costs, left, size_bounds: (0..=problem.branching).map(bound).collect() }
    }

    /// The bound for sets that every guess splits into at most `branching` cells, not counting the winning one.
    #[inline]
    pub(crate) fn size_bound(&self, branching: usize) -> &SizeBound {
        &self.size_bounds[branching]
    }

    /// The minimum cost of a set of this size: the first guess wins, and the second finds every other code.
    #[inline]
    pub(crate) fn two_guesses_each(&self, size: usize) -> u64 {
        self.costs.guess * (2 * size as u64 - 1)
    }

    pub(crate) fn cost_of(&self, tree: &StrategyTree) -> u64 {
        let evaluation = tree.evaluation();
        let found = evaluation.distribution().iter().zip(1..);
        found.fold(0, |sum, (&codes, guess)| {
            let cost = codes.checked_mul(self.costs.of(guess, self.left)).unwrap_or(INFINITE);
            add(sum, cost.min(INFINITE))
        })
    }

    #[inline]
    pub(crate) fn salt(&self, left: GuessBudget, width: Option<usize>) -> u128 {
        salt(self.costs, left, width)
    }
}

/// Distinguishes the table entries of searches with different costs, guess budgets or widths.
pub(crate) fn salt(costs: Costs, left: GuessBudget, width: Option<usize>) -> u128 {
    let width = width.map_or(0, |width| width as u64 + 1);
    let number = mix(costs.guess, costs.last) ^ mix(width, left.limit().map_or(0, |n| n as u64 + 1));
    u128::from(mix(3, number)) << 64 | u128::from(mix(4, number))
}
