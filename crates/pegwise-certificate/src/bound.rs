//! Lower bounds on the guesses that a tree needs.

use std::fmt;
use std::iter::Sum;
use std::ops::Add;

/// A lower bound on the guesses that every strategy tree needs, summed over its codes. A greater bound is stronger.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bound {
    /// At least this many guesses.
    AtLeast(u64),
    /// No tree exists within the remaining guesses.
    Infeasible,
}

impl Bound {
    /// The guesses missing from `found` to this bound, or `None` if it is reached.
    pub(crate) fn beyond(self, found: Bound) -> Option<Bound> {
        match (self, found) {
            _ if found >= self => None,
            (Bound::AtLeast(needed), Bound::AtLeast(found)) => Some(Bound::AtLeast(needed - found)),
            _ => Some(Bound::Infeasible),
        }
    }
}

/// Saturates at [`u64::MAX`], which is then still a lower bound.
impl Add for Bound {
    type Output = Bound;

    fn add(self, other: Bound) -> Bound {
        match (self, other) {
            (Bound::AtLeast(a), Bound::AtLeast(b)) => Bound::AtLeast(a.saturating_add(b)),
            _ => Bound::Infeasible,
        }
    }
}

impl Sum for Bound {
    fn sum<I: Iterator<Item = Bound>>(bounds: I) -> Bound {
        bounds.fold(Bound::AtLeast(0), Add::add)
    }
}

impl fmt::Display for Bound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bound::AtLeast(guesses) => write!(f, ">= {guesses}"),
            Bound::Infeasible => f.write_str("infeasible"),
        }
    }
}

/// The level bound: the guesses that any tree for `codes` codes needs, found by counting alone.
///
/// Every code has its own node, and a node has at most `branching` children, one for each answer that does not win. So
/// the levels have at most 1, `branching`, `branching²`, ... nodes, and the cheapest tree fills at most `within`
/// levels from the top. [`check`](crate::check) uses the largest `branching` of any guess in the pool for all codes.
///
/// ```
/// use pegwise_certificate::{Bound, level_bound};
/// assert_eq!(level_bound(20, 13, None), Bound::AtLeast(1 + 13 * 2 + 6 * 3));
/// assert_eq!(level_bound(20, 13, Some(2)), Bound::Infeasible);
/// ```
pub fn level_bound(codes: usize, branching: usize, within: Option<u64>) -> Bound {
    let (mut left, mut room, mut depth, mut total) = (codes as u64, 1_u64, 0_u64, 0_u64);
    while left > 0 {
        depth += 1;
        if room == 0 || within.is_some_and(|most| depth > most) {
            return Bound::Infeasible;
        }
        let here = left.min(room);
        total = total.saturating_add(here.saturating_mul(depth));
        left -= here;
        room = room.saturating_mul(branching as u64);
    }
    Bound::AtLeast(total)
}

/// Like [`level_bound`] for a first guess that is not one of the codes, so that the first level stays empty.
pub(crate) fn level_bound_of_others(codes: usize, branching: usize, within: Option<u64>) -> Bound {
    match level_bound(codes + 1, branching, within) {
        Bound::AtLeast(guesses) => Bound::AtLeast(guesses - 1),
        Bound::Infeasible => Bound::Infeasible,
    }
}
