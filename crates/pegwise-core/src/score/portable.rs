use super::lanes::{Lane, Lanes};

/// Codes scored together. 64 bytes are one cache line and one AVX-512 register, two of AVX2, four of
/// SSE2; the compiler turns the loops below into whichever the target has.
pub(super) const CHUNK: usize = 64;

/// A guess prepared for lanes of one width.
#[derive(Clone, Debug)]
pub(super) struct Prepared<L> {
    /// The colour of each peg that is not blank.
    pub(super) places: Vec<(usize, L)>,
    /// Each colour of the guess, with how often it occurs, times `pegs + 1`.
    pub(super) counts: Vec<(usize, L)>,
}

/// The keys of the codes at `start..start + n`, `n <= CHUNK`; returns them with `n`.
///
/// A key is `total * (pegs + 1) + black`.
#[inline]
pub(super) fn keys<L: Lane>(guess: &Prepared<L>, codes: &Lanes<L>, start: usize) -> ([L; CHUNK], usize) {
    let mut keys = [L::default(); CHUNK];
    let n = CHUNK.min(codes.len() - start);
    let range = start..start + n;
    for &(peg, color) in &guess.places {
        for (key, &lane) in keys.iter_mut().zip(&codes.place(peg)[range.clone()]) {
            *key = key.plus(lane.equals(color));
        }
    }
    for &(color, count) in &guess.counts {
        for (key, &lane) in keys.iter_mut().zip(&codes.count(color)[range.clone()]) {
            *key = key.plus(lane.min(count));
        }
    }
    (keys, n)
}
