//! Bounds of positions, kept while one answer may be false.

use std::collections::HashMap;

/// Bounds for one position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Known {
    /// It is not won within this many guesses, whatever they are.
    pub(super) not_within: u8,
    /// It is won within this many; 0 if that is not known.
    pub(super) within: u8,
    /// Beginning with this guess.
    pub(super) guess: u32,
    /// How many positions were looked at for it.
    pub(super) work: u32,
}

/// Bounds for positions, by their hashes, within a limit of memory. When it is full, it forgets half of them, those that took least work
/// first. That costs time, never truth.
///
/// Unlike a [`TranspositionTable`](crate::transposition_table::TranspositionTable) it takes no more memory than the positions
/// need: how many there will be, the size of the board does not tell.
pub(super) struct KnownPositions {
    positions: HashMap<u128, Known>,
    /// How many there is room for.
    most: usize,
}

/// Bytes for each place of a hash map: a hash, its bounds, and a byte that the map adds.
const PLACE: usize = size_of::<(u128, Known)>() + 1;

impl KnownPositions {
    /// A map of at most this many bytes.
    pub(super) fn new(bytes: u64) -> Self {
        // A hash map has a power of two of places and fills seven eighths of them. While it grows, there are half as many more.
        let places = usize::try_from(bytes).unwrap_or(usize::MAX) / PLACE * 2 / 3;
        let most = (1usize << places.max(8).ilog2()) / 8 * 7;
        KnownPositions { positions: HashMap::new(), most }
    }

    /// The bounds for this position; the default if it has none.
    pub(super) fn get(&self, position: u128) -> Known {
        self.positions.get(&position).copied().unwrap_or_default()
    }

    /// Replaces the bounds for this position.
    pub(super) fn keep(&mut self, position: u128, known: Known) {
        if self.positions.len() >= self.most {
            let mut least: u32 = 1;
            while self.positions.len() > self.most / 2 {
                self.positions.retain(|_, known| known.work > least);
                least = least.saturating_mul(2);
            }
            // The places of those that are gone would not all be filled again: the map would grow instead.
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
            // While it grows, there is what was there before, too.
            let places = known.positions.capacity() / 7 * 8;
            assert!((places + places / 2) * PLACE <= usize::try_from(BYTES).unwrap(), "{places} after {n}");
        }
        assert_eq!(known.get(hash(7)), of_work(1000));
        assert!(known.positions.capacity() > 10_000, "most of the memory is used");
    }
}
