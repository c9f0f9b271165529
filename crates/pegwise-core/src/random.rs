//! Random numbers from a seed, the same on every machine and in every version. `SplitMix64` [Steele, Lea & Flood 2014]
//! is implemented here, because a change in a general-purpose generator would change shared games.

use std::collections::BTreeSet;

/// The well-mixed bits at position `number` in the sequence for the seed.
#[inline]
pub const fn mix(seed: u64, number: u64) -> u64 {
    let mut z = scramble(seed).wrapping_add(number.wrapping_add(1).wrapping_mul(GOLDEN));
    z = scramble(z);
    z
}

const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

#[inline]
const fn scramble(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A number below `n` that depends on the seed and `draw`. Draws are independent. The bias is below `n / 2^64`.
///
/// # Panics
/// Panics if `n` is zero.
#[inline]
pub const fn below(seed: u64, draw: u64, n: u64) -> u64 {
    assert!(n > 0, "a number below zero");
    let product = mix(seed, draw) as u128 * n as u128;
    (product >> 64) as u64
}

/// `wanted` different numbers below `all`, in order, or all of them if there are no more. Every set of numbers is equally
/// likely [Bentley & Floyd 1987].
///
/// ```
/// use pegwise_core::random::different;
/// assert_eq!(different(7, 3, 3), [0, 1, 2]);
/// assert_eq!(different(7, 3, 1000).len(), 3);
/// ```
pub fn different(seed: u64, wanted: usize, all: u64) -> Vec<u64> {
    let mut numbers = BTreeSet::new();
    for last in all.saturating_sub(wanted as u64)..all {
        let drawn = below(seed, last, last + 1);
        numbers.insert(if numbers.contains(&drawn) { last } else { drawn });
    }
    numbers.into_iter().collect()
}

/// A sequence of random numbers from a seed.
///
/// ```
/// use pegwise_core::random::{Draws, below};
/// let mut draws = Draws::new(7);
/// assert_eq!([draws.below(6), draws.below(10)], [below(7, 0, 6) as usize, below(7, 1, 10) as usize]);
/// ```
#[derive(Clone, Debug)]
pub struct Draws {
    seed: u64,
    drawn: u64,
}

impl Draws {
    /// Starts the sequence for this seed.
    pub const fn new(seed: u64) -> Self {
        Draws { seed, drawn: 0 }
    }

    /// The next number, which is below `n`.
    ///
    /// # Panics
    /// Panics if `n` is zero.
    pub fn below(&mut self, n: usize) -> usize {
        self.drawn += 1;
        usize::try_from(below(self.seed, self.drawn - 1, n as u64)).expect("below a usize")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_are_stable_and_even() {
        // These values can never change, because the seeds of shared games depend on them.
        assert_eq!(mix(0, 0), 0xe220_a839_7b1d_cdaf);
        assert_eq!(below(7, 0, 1296), (1296 * (mix(7, 0) >> 32)) >> 32);
        let mut counts = [0u32; 6];
        for seed in 0..6000 {
            counts[usize::try_from(below(seed, seed % 5, 6)).unwrap()] += 1;
        }
        // Six standard deviations from 1000.
        assert!(counts.iter().all(|n| (820..1180).contains(n)), "{counts:?}");
    }
}
