//! Bounds of the positions already searched, if one answer may be false.

use std::collections::HashMap;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Known {
    /// The largest number of guesses that is proved not to be enough.
    pub(super) not_within: u8,
    /// The number of guesses that is enough, or 0 if unknown.
    pub(super) within: u8,
    pub(super) guess: u32,
    pub(super) work: u32,
}

/// Bounds of positions by hash, within a memory limit. A full table forgets the half that took the least work, which
/// costs time but never correctness. It grows as needed, since the size of a board does not predict its positions.
pub(super) struct KnownPositions {
    positions: HashMap<u128, Known>,
    most: usize,
}

/// The size of a hash-map slot in bytes: a hash, its bounds and a control byte.
const PLACE: usize = size_of::<(u128, Known)>() + 1;

impl KnownPositions {
    pub(super) fn new(bytes: u64) -> Self {
        // A hash map fills seven eighths of a power of two of slots. While it grows, it needs half as many again.
        let places = usize::try_from(bytes).unwrap_or(usize::MAX) / PLACE * 2 / 3;
        let most = (1usize << places.max(8).ilog2()) / 8 * 7;
        KnownPositions { positions: HashMap::new(), most }
    }

    pub(super) fn get(&self, position: u128) -> Known {
        self.positions.get(&position).copied().unwrap_or_default()
    }

    pub(super) fn keep(&mut self, position: u128, known: Known) {
        if self.positions.len() >= self.most {
            let mut least: u32 = 1;
            while self.positions.len() > self.most / 2 {
                self.positions.retain(|_, known| known.work > least);
                least = least.saturating_mul(2);
            }
            // Without this, the map would grow instead of reusing the slots of removed entries.
            self.positions.shrink_to_fit();
        }
        self.positions.insert(position, known);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise_core::random;

    #[test]
    fn the_limit_of_memory_holds_and_what_took_most_work_stays() {
        const BYTES: u64 = 1 << 20;
        let mut known = KnownPositions::new(BYTES);
        let hash = |n: u64| u128::from(random::mix(0, n));
        let of_work = |work| Known { work, ..Known::default() };
        for n in 0..100_000 {
            let work = if n == 7 { 1000 } else { 1 };
            known.keep(hash(n), of_work(work));
            assert_eq!(known.get(hash(n)), of_work(work));
            let places = known.positions.capacity() / 7 * 8;
            assert!((places + places / 2) * PLACE <= usize::try_from(BYTES).unwrap(), "{places} after {n}");
        }
        assert_eq!(known.get(hash(7)), of_work(1000));
        assert!(known.positions.capacity() > 10_000, "most of the memory is used");
    }
}
