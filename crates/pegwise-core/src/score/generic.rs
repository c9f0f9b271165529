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

/// Codes whose keys are kept between scoring and counting: they stay in the fastest cache.
pub(super) const BLOCK: usize = 8192;

/// The keys of the codes from `start` on, a whole number of chunks.
///
/// A key is `total * (pegs + 1) + black`.
///
/// # Safety
/// As for [`Vector`].
#[inline(always)]
pub(super) unsafe fn keys<V: Vector>(guess: &Prepared<u8>, codes: &Lanes<u8>, start: usize, keys: &mut [u8]) {
    debug_assert!(keys.len().is_multiple_of(CHUNK));
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

/// A small set prepared for being scored by column.
///
/// Answers are symmetric, so the members are what is prepared and the guesses are what is read. Members
/// are alike: a peg of one colour is the same peg in many of them. What each such peg adds to the keys
/// of a chunk of guesses is computed once, and a member's keys are the sum of its terms.
#[derive(Clone, Debug, Default)]
pub(super) struct Members {
    /// Plane and colour of a peg: adds 1 where equal.
    pub(super) places: Vec<(usize, u8)>,
    /// Plane and number of a colour: adds the smaller.
    pub(super) counts: Vec<(usize, u8)>,
    /// For each member, its terms: places first, then counts.
    pub(super) terms: Vec<Vec<u16>>,
}

impl Members {
    /// How many different terms there are.
    pub(super) fn different_terms(&self) -> usize {
        self.places.len() + self.counts.len()
    }
}

/// The keys of one chunk of guesses for each member, a row per member. `terms` is scratch.
///
/// # Safety
/// As for [`Vector`].
#[inline(always)]
pub(super) unsafe fn columns<V: Vector>(
    members: &Members,
    guesses: &Lanes<u8>,
    start: usize,
    terms: &mut [[u8; CHUNK]],
    keys: &mut [[u8; CHUNK]],
) {
    let (places, counts) = terms.split_at_mut(members.places.len());
    for lane in (0..CHUNK).step_by(V::LANES) {
        // SAFETY: planes are padded to whole chunks, and the caller vouches for the instructions.
        unsafe {
            for (&(plane, color), term) in members.places.iter().zip(&mut *places) {
                let guess = V::load(guesses.chunk(plane, start + lane));
                V::splat(0).add_equal(guess, V::splat(color)).store(&mut term[lane..]);
            }
            for (&(plane, count), term) in members.counts.iter().zip(&mut *counts) {
                V::load(guesses.chunk(plane, start + lane)).min(V::splat(count)).store(&mut term[lane..]);
            }
        }
    }
    for (member, keys) in members.terms.iter().zip(keys) {
        for lane in (0..CHUNK).step_by(V::LANES) {
            // SAFETY: as above.
            unsafe {
                let mut key = V::splat(0);
                for &term in member {
                    key = key.add(V::load(&terms[usize::from(term)][lane..]));
                }
                key.store(&mut keys[lane..]);
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
