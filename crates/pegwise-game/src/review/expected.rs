//! The average number of further guesses, as exact fractions.

use pegwise_core::Histogram;
use std::cmp::Ordering;

/// The average number of further guesses in a position or after a guess: a total over the codes left, all equally
/// likely, divided by their number. Compared as fractions, regardless of the basis.
#[derive(Clone, Copy, Debug)]
pub struct Expected {
    /// The total number of further guesses over all codes, winning guesses included.
    pub total: u64,
    /// The number of codes.
    pub codes: u64,
    /// The basis of the number.
    pub basis: Basis,
}

/// The basis of an average number of further guesses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Basis {
    /// The number is proved: every further guess is optimal.
    Exact,
    /// The number comes from the play of a [strategy](crate::Reviewer::strategy) or better. Optimal play needs no more.
    Estimate,
}

impl Basis {
    /// The name of the basis: `exact` or `estimate`.
    pub const fn name(self) -> &'static str {
        match self {
            Basis::Exact => "exact",
            Basis::Estimate => "estimate",
        }
    }
}

impl Expected {
    /// The value after the winning guess.
    pub const WON: Expected = Expected { total: 0, codes: 1, basis: Basis::Exact };

    /// The number of guesses, for display.
    #[expect(clippy::cast_precision_loss, reason = "for display")]
    pub fn mean(self) -> f64 {
        self.total as f64 / self.codes as f64
    }

    pub(super) fn above(self, less: Expected) -> Expected {
        debug_assert_eq!(self.codes, less.codes);
        let basis = self.basis.max(less.basis);
        Expected { total: self.total.saturating_sub(less.total), codes: self.codes, basis }
    }

    pub(super) fn after_one(self) -> Expected {
        Expected { total: self.total + self.codes, ..self }
    }

    /// The difference for display, rounded once.
    #[expect(clippy::cast_precision_loss, reason = "for display")]
    pub(super) fn minus(self, other: Expected) -> f64 {
        let (a, b) = self.cross(other);
        (i128::try_from(a).expect("below 2^97") - i128::try_from(b).expect("below 2^97")) as f64
            / (u128::from(self.codes) * u128::from(other.codes)) as f64
    }

    /// Brings both to one denominator. There are fewer than 2<sup>32</sup> codes, and a total is below 2<sup>64</sup>.
    fn cross(self, other: Expected) -> (u128, u128) {
        let product = |a: u64, b: u64| u128::from(a) * u128::from(b);
        (product(self.total, other.codes), product(other.total, self.codes))
    }
}

impl PartialEq for Expected {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Expected {}

impl PartialOrd for Expected {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Expected {
    fn cmp(&self, other: &Self) -> Ordering {
        let (a, b) = self.cross(*other);
        a.cmp(&b)
    }
}

#[expect(clippy::cast_precision_loss, reason = "for display")]
pub(super) fn bits(before: usize, after: usize) -> f64 {
    (before as f64 / after as f64).log2()
}

pub(super) fn codes(histogram: &Histogram) -> usize {
    usize::try_from(histogram.total()).expect("codes are counted in a usize")
}
