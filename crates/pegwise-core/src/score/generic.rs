//! The algorithms, once, over any [`Vector`].

use super::lanes::{CHUNK, Lane, Lanes};
use super::vector::Vector;

/// A guess prepared for lanes of one width.
#[derive(Clone, Debug, Default)]
pub(super) struct Prepared<L> {
    /// Plane and colour of each peg that is not blank.
    pub(super) places: Vec<(usize, L)>,
    /// Plane of each colour of the guess, with how often it occurs, times `pegs + 1`.
    pub(super) counts: Vec<(usize, L)>,
}

/// A key that no pair of codes has: one black peg and no right colour.
pub(super) const JUNK: u8 = 1;

/// Codes whose keys are kept between scoring and counting: they stay in the fastest cache, and a lane
/// of 16 counts at most `BLOCK / 16 = 128` of them, so a byte does not overflow.
pub(super) const BLOCK: usize = 2048;

/// Cells counted in one pass over the keys: their counters, what they are compared with and the key
/// stay in sixteen registers. Four is as fast as seven, and divides the 20 cells of five pegs.
const TOGETHER: usize = 4;

/// The keys of the codes from `start` on, a whole number of chunks.
///
/// A key is `total * (pegs + 1) + black`.
///
/// # Safety
/// As for [`Vector`].
#[inline(always)]
pub(super) unsafe fn keys<V: Vector>(guess: &Prepared<u8>, codes: &Lanes<u8>, start: usize, keys: &mut [u8]) {
    debug_assert_eq!(keys.len() % CHUNK, 0);
    for (chunk, keys) in keys.chunks_exact_mut(V::LANES).enumerate() {
        let at = start + chunk * V::LANES;
        // SAFETY: planes are padded to whole chunks, and the caller vouches for the instructions.
        unsafe {
            let mut key = V::splat(0);
            for &(plane, color) in &guess.places {
                key = key.add_equal(V::load(codes.chunk(plane, at)), V::splat(color));
            }
            for &(plane, count) in &guess.counts {
                key = key.add(V::load(codes.chunk(plane, at)).min(V::splat(count)));
            }
            key.store(keys);
        }
    }
}

/// How many of the keys, at most [`BLOCK`] and a whole number of chunks, equal each of `cells`.
///
/// Counting by comparing, not by scattering: a scatter does one code at a time.
///
/// # Safety
/// As for [`Vector`].
#[inline(always)]
pub(super) unsafe fn tally<V: Vector>(keys: &[u8], cells: &[u8], counts: &mut [u32]) {
    debug_assert!(keys.len() <= BLOCK && keys.len().is_multiple_of(CHUNK));
    for (cells, counts) in cells.chunks(TOGETHER).zip(counts.chunks_mut(TOGETHER)) {
        // SAFETY: the caller vouches for the instructions.
        unsafe {
            let cell: [V; TOGETHER] = std::array::from_fn(|i| V::splat(cells.get(i).copied().unwrap_or(JUNK)));
            let mut found = [V::splat(0); TOGETHER];
            for keys in keys.chunks_exact(V::LANES) {
                let keys = V::load(keys);
                for i in 0..TOGETHER {
                    found[i] = found[i].add_equal(keys, cell[i]);
                }
            }
            for (count, found) in counts.iter_mut().zip(found) {
                *count += found.sum();
            }
        }
    }
}

/// For [`CHUNK`] guesses at once: how many of the members give each of `cells`. `counts` has a row for
/// each cell and a lane for each guess; at most 255 members, or a lane overflows.
///
/// Answers are symmetric, so the members are prepared and the guesses are read by column.
///
/// # Safety
/// As for [`Vector`].
#[inline(always)]
pub(super) unsafe fn columns<V: Vector>(
    members: &[Prepared<u8>],
    guesses: &Lanes<u8>,
    start: usize,
    cells: &[u8],
    scratch: &mut [[u8; CHUNK]],
    counts: &mut [[u8; CHUNK]],
) {
    for (member, keys_of) in members.iter().zip(scratch.iter_mut()) {
        // SAFETY: as for this function.
        unsafe { keys::<V>(member, guesses, start, keys_of) };
    }
    let scratch = &scratch[..members.len()];
    for (cells, counts) in cells.chunks(TOGETHER).zip(counts.chunks_mut(TOGETHER)) {
        for lane in (0..CHUNK).step_by(V::LANES) {
            // SAFETY: the caller vouches for the instructions.
            unsafe {
                let cell: [V; TOGETHER] = std::array::from_fn(|i| V::splat(cells.get(i).copied().unwrap_or(JUNK)));
                let mut found = [V::splat(0); TOGETHER];
                for keys in scratch {
                    let keys = V::load(&keys[lane..]);
                    for i in 0..TOGETHER {
                        found[i] = found[i].add_equal(keys, cell[i]);
                    }
                }
                for (count, found) in counts.iter_mut().zip(found) {
                    found.store(&mut count[lane..]);
                }
            }
        }
    }
}

/// The largest cell of each guess.
#[inline(always)]
pub(super) fn largest(counts: &[[u8; CHUNK]]) -> [u8; CHUNK] {
    let mut largest = [0; CHUNK];
    for row in counts {
        for (largest, &n) in largest.iter_mut().zip(row) {
            *largest = n.max(*largest);
        }
    }
    largest
}

/// The number of cells of each guess that are not empty.
#[inline(always)]
pub(super) fn parts(counts: &[[u8; CHUNK]]) -> [u8; CHUNK] {
    let mut parts = [0; CHUNK];
    for row in counts {
        for (parts, &n) in parts.iter_mut().zip(row) {
            *parts += u8::from(n > 0);
        }
    }
    parts
}

/// The sum of the squared cell sizes of each guess: at most `255²`.
#[inline(always)]
pub(super) fn squares(counts: &[[u8; CHUNK]]) -> [u16; CHUNK] {
    let mut squares = [0; CHUNK];
    for row in counts {
        for (squares, &n) in squares.iter_mut().zip(row) {
            *squares += u16::from(n) * u16::from(n);
        }
    }
    squares
}

/// The keys of wide boards, `n <= CHUNK` from `start` on, in plain Rust.
#[inline]
pub(super) fn wide_keys(guess: &Prepared<u16>, codes: &Lanes<u16>, start: usize, n: usize) -> [u16; CHUNK] {
    let mut keys = [0; CHUNK];
    for &(plane, color) in &guess.places {
        for (key, lane) in keys.iter_mut().zip(&codes.plane(plane)[start..start + n]) {
            *key = key.plus(lane.equals(color));
        }
    }
    for &(plane, count) in &guess.counts {
        for (key, lane) in keys.iter_mut().zip(&codes.plane(plane)[start..start + n]) {
            *key = key.plus((*lane).min(count));
        }
    }
    keys
}
