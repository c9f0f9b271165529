//! The cost that one code adds to a tree.

use crate::guess_budget::GuessBudget;

/// The cost of a code: `guess * i` if guess `i` finds it, plus `last` if that is the last guess allowed. An
/// [`Objective`](crate::Objective) minimises one or more of these in turn. If both are zero, any tree will do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Costs {
    pub(crate) guess: u64,
    pub(crate) last: u64,
}

/// The cost if no tree exists. A few of these can be added without overflow.
pub(crate) const INFINITE: u64 = u64::MAX / 4;

#[inline]
pub(crate) fn add(a: u64, b: u64) -> u64 {
    (a + b).min(INFINITE)
}

impl Costs {
    pub(crate) const TOTAL: Costs = Costs { guess: 1, last: 0 };

    pub(crate) const NOTHING: Costs = Costs { guess: 0, last: 0 };

    pub(crate) fn of(self, guess: usize, left: GuessBudget) -> u64 {
        match left.limit() {
            Some(limit) if guess > limit => INFINITE,
            Some(limit) if guess == limit => self.guess * guess as u64 + self.last,
            _ => self.guess * guess as u64,
        }
    }

    pub(crate) fn in_a_row(self, codes: usize, left: GuessBudget) -> u64 {
        (1..=codes).fold(0, |sum, guess| add(sum, self.of(guess, left)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_guess_costs_more_and_there_is_none_after_it() {
        let costs = Costs { guess: 10, last: 1 };
        assert_eq!(costs.in_a_row(2, GuessBudget::new(Some(2))), 10 + 21);
        assert_eq!(costs.in_a_row(2, GuessBudget::new(Some(1))), INFINITE);
        assert_eq!(costs.in_a_row(3, GuessBudget::UNLIMITED), 60);
    }
}
