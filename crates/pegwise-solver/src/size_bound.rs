//! Lower bounds on a cost from the size of a set alone.

use crate::cost::{Costs, add};
use crate::guess_budget::GuessBudget;

/// Suppose that no guess leaves more than `branching` cells of the set or of any subset, not counting the winning cell.
/// Then a tree finds at most one code with its first guess, `branching` with its second guesses, `branching²` with its
/// third, and so on. Filling these levels from the top costs the least.
#[derive(Clone, Debug)]
pub(crate) struct SizeBound {
    /// The bound by size, for each number of guesses left and finally without a limit.
    by_size: Vec<Vec<u64>>,
    /// The maximum number of codes that a tree of each depth finds, as long as it is fewer than all.
    capacities: Vec<u32>,
}

impl SizeBound {
    pub(crate) fn new(costs: Costs, branching: usize, codes: usize, left: GuessBudget) -> Self {
        let capacities = capacities(branching, codes);
        let limits = (0..=left.limit().unwrap_or(0)).map(|limit| GuessBudget::new(Some(limit)));
        let budgets = limits.chain([GuessBudget::UNLIMITED]);
        let by_size = budgets.map(|left| bounds_by_size(costs, &capacities, codes, left)).collect();
        SizeBound { by_size, capacities }
    }

    #[inline]
    pub(crate) fn lower(&self, size: usize, left: GuessBudget) -> u64 {
        self.by_size[left.limit().unwrap_or(self.by_size.len() - 1)][size]
    }

    pub(crate) fn capacity(&self, guesses: usize) -> Option<u32> {
        self.capacities.get(guesses).copied()
    }

    pub(crate) fn min_depth(&self) -> usize {
        self.capacities.len()
    }

    /// The sizes above which each further code needs one more guess than those before it.
    pub(crate) fn thresholds(&self) -> &[u32] {
        &self.capacities[1..]
    }
}

fn capacities(branching: usize, codes: usize) -> Vec<u32> {
    let (mut capacities, mut all, mut level) = (vec![0], 1, 1);
    while all < codes && level > 0 {
        capacities.push(u32::try_from(all).expect("fewer than the codes"));
        level = usize::saturating_mul(level, branching);
        all = usize::saturating_add(all, level);
    }
    capacities
}

fn bounds_by_size(costs: Costs, capacities: &[u32], codes: usize, left: GuessBudget) -> Vec<u64> {
    let (mut sum, mut guess) = (0, 1);
    let mut bounds = vec![0];
    for size in 1..=codes {
        while capacities.get(guess).is_some_and(|&capacity| size > capacity as usize) {
            guess += 1;
        }
        sum = add(sum, costs.of(guess, left));
        bounds.push(sum);
    }
    bounds
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cost::INFINITE;

    #[test]
    fn levels_fill_from_the_top() {
        let costs = Costs { guess: 1, last: 0 };
        let bound = SizeBound::new(costs, 13, 1296, GuessBudget::new(Some(4)));
        let lower = |size| bound.lower(size, GuessBudget::UNLIMITED);
        assert_eq!([lower(1), lower(2), lower(14), lower(15), lower(183), lower(184)], [1, 3, 27, 30, 534, 538]);
        assert_eq!((bound.thresholds(), bound.min_depth()), (&[1, 14, 183][..], 4));
        assert_eq!((bound.capacity(0), bound.capacity(3), bound.capacity(4)), (Some(0), Some(183), None));
        assert_eq!(bound.lower(14, GuessBudget::new(Some(2))), 27);
        assert_eq!(bound.lower(15, GuessBudget::new(Some(2))), INFINITE);
        let two = GuessBudget::new(Some(2));
        let with_last = SizeBound::new(Costs { guess: 1, last: 100 }, 13, 1296, two);
        assert_eq!(with_last.lower(3, two), 1 + 102 + 102);
    }
}
