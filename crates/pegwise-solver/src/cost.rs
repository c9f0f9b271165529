//! What one code adds to the cost of a tree.

use crate::guess_budget::GuessBudget;

/// What one code adds to the cost of a tree, by the guess that finds it.
///
/// A code found at guess `i` costs `guess * i`, and `last` more if `i` is the last guess allowed. Every
/// [`Objective`](crate::Objective) is the least cost under some of these, one after the other. If both are zero, the
/// only question is whether there is a tree.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Costs {
    pub(crate) guess: u64,
    pub(crate) last: u64,
}

/// The cost where there is no tree. A few of these can be added without overflow.
pub(crate) const INFINITE: u64 = u64::MAX / 4;

/// The sum of two costs.
#[inline]
pub(crate) fn add(a: u64, b: u64) -> u64 {
    (a + b).min(INFINITE)
}

impl Costs {
    /// The total number of guesses.
    pub(crate) const TOTAL: Costs = Costs { guess: 1, last: 0 };

    /// Nothing counts; the cost is zero if there is a tree.
    pub(crate) const NOTHING: Costs = Costs { guess: 0, last: 0 };

    /// The cost of one code found at this guess, from 1, of those left.
    pub(crate) fn of(self, guess: usize, left: GuessBudget) -> u64 {
        match left.limit() {
            Some(limit) if guess > limit => INFINITE,
            Some(limit) if guess == limit => self.guess * guess as u64 + self.last,
            _ => self.guess * guess as u64,
        }
    }

    /// The cost of codes that are guessed one after the other.
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
