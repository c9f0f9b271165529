use crate::cost::{Costs, INFINITE, Left};

/// A lower bound of the cost of a set by its size alone.
///
/// If no guess leaves more than `branching` cells of the set besides the winning one, nor of any part of the
/// set, a tree finds at most one code with its first guess, `branching` with its second guesses, `branching²`
/// with its third, and so on. Whatever the codes are, finding them costs no less than filling these levels
/// from the top.
#[derive(Clone, Debug)]
pub(crate) struct Levels {
    /// For each number of guesses left, and last for any number: the bound by size.
    by_size: Vec<Vec<u64>>,
    /// How many codes a tree of this many guesses finds at most, while fewer than there are.
    holds: Vec<u32>,
}

impl Levels {
    pub(crate) fn new(costs: Costs, branching: usize, codes: usize, left: Left) -> Self {
        let holds = holds(branching, codes);
        let limits = (0..=left.limit().unwrap_or(0)).map(|limit| Left::new(Some(limit)));
        let by_size = limits.chain([Left::ANY]).map(|left| table(costs, &holds, codes, left)).collect();
        Levels { by_size, holds }
    }

    /// The bound for a set of this size.
    #[inline]
    pub(crate) fn least(&self, size: usize, left: Left) -> u64 {
        self.by_size[left.limit().unwrap_or(self.by_size.len() - 1)][size]
    }

    /// How many codes a tree of this many guesses finds at most, if fewer than there are.
    pub(crate) fn holds(&self, guesses: usize) -> Option<u32> {
        self.holds.get(guesses).copied()
    }

    /// How many guesses a tree for all codes has at least.
    pub(crate) fn height(&self) -> usize {
        self.holds.len()
    }

    /// The sizes beyond which a code more takes one guess more than the code before.
    pub(crate) fn thresholds(&self) -> &[u32] {
        &self.holds[1..]
    }
}

fn holds(branching: usize, codes: usize) -> Vec<u32> {
    let (mut holds, mut all, mut level) = (vec![0], 1, 1);
    while all < codes && level > 0 {
        holds.push(u32::try_from(all).expect("fewer than the codes"));
        level = usize::saturating_mul(level, branching);
        all = usize::saturating_add(all, level);
    }
    holds
}

fn table(costs: Costs, holds: &[u32], codes: usize, left: Left) -> Vec<u64> {
    let (mut sum, mut guess) = (0, 1);
    let mut table = vec![0];
    for size in 1..=codes {
        while holds.get(guess).is_some_and(|&holds| size > holds as usize) {
            guess += 1;
        }
        sum = u64::min(sum + costs.of(guess, left), INFINITE);
        table.push(sum);
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_fill_from_the_top() {
        let costs = Costs { guess: 1, last: 0 };
        let levels = Levels::new(costs, 13, 1296, Left::new(Some(4)));
        let least = |size| levels.least(size, Left::ANY);
        assert_eq!([least(1), least(2), least(14), least(15), least(183), least(184)], [1, 3, 27, 30, 534, 538]);
        assert_eq!((levels.thresholds(), levels.height()), (&[1, 14, 183][..], 4));
        assert_eq!(levels.least(14, Left::new(Some(2))), 27);
        assert_eq!(levels.least(15, Left::new(Some(2))), INFINITE);
        let with_last = Levels::new(Costs { guess: 1, last: 100 }, 13, 1296, Left::new(Some(2)));
        assert_eq!(with_last.least(3, Left::new(Some(2))), 1 + 102 + 102);
    }
}
