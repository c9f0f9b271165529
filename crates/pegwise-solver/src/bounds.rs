//! Lower and upper bounds of a cost.

use crate::cost::INFINITE;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bounds {
    pub(crate) lower: u64,
    pub(crate) upper: u64,
}

impl Bounds {
    pub(crate) const UNKNOWN: Bounds = Bounds { lower: 0, upper: INFINITE };

    pub(crate) const fn exactly(cost: u64) -> Self {
        Bounds { lower: cost, upper: cost }
    }

    pub(crate) const fn at_least(lower: u64) -> Self {
        Bounds { lower, upper: INFINITE }
    }

    pub(crate) const fn at_most(upper: u64) -> Self {
        Bounds { lower: 0, upper }
    }

    /// Bounds from a search that returned this cost: exact below the cutoff, otherwise only a lower bound.
    pub(crate) const fn of_search(cost: u64, cutoff: u64) -> Self {
        if cost < cutoff { Bounds::exactly(cost) } else { Bounds::at_least(cost) }
    }

    #[inline]
    pub(crate) fn is_exact(self) -> bool {
        self.lower == self.upper
    }

    #[inline]
    pub(crate) fn tighten(self, other: Bounds) -> Self {
        Bounds { lower: self.lower.max(other.lower), upper: self.upper.min(other.upper) }
    }
}
