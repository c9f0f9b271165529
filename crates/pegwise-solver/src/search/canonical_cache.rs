//! The canonical hashes of sets seen lately, because many guesses leave the same cells.

/// A lossy table from the Zobrist hash of a set to its canonical hash.
pub(super) struct CanonicalCache(Box<[(u128, u128)]>);

const PLACES: usize = 1 << 14;

impl Default for CanonicalCache {
    fn default() -> Self {
        CanonicalCache(vec![(0, 0); PLACES].into())
    }
}

impl CanonicalCache {
    pub(super) fn get(&self, zobrist: u128) -> Option<u128> {
        let (known, canonical) = self.0[zobrist as usize % PLACES];
        (known == zobrist).then_some(canonical)
    }

    pub(super) fn add(&mut self, zobrist: u128, canonical: u128) {
        self.0[zobrist as usize % PLACES] = (zobrist, canonical);
    }
}
