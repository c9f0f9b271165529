//! The algorithms, once, over any [`Vector`].

use super::lanes::{CHUNK, Lane, Lanes, Row};
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

/// Codes prepared for being scored by column.
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
    /// The terms of all members, one member after the other. Places are numbered first, then counts.
    pub(super) terms: Vec<u16>,
    /// Where the terms of each member end.
    pub(super) ends: Vec<usize>,
}

impl Members {
    /// Of any codes. `O(codes * pegs²)`.
    pub(super) fn new(codes: &Lanes<u8>) -> Self {
        let pegs = codes.pegs();
        let mut members = Members::default();
        // The number of each term, by its byte.
        let mut numbers = vec![[0u16; 256]; codes.planes()];
        let mut terms = 0;
        for (plane, numbers) in numbers.iter_mut().enumerate() {
            let mut used = [false; 256];
            codes.plane(plane)[..codes.len()].iter().for_each(|&byte| used[usize::from(byte)] = true);
            // Colours that a code does not have, and blanks, add nothing.
            used[if plane < pegs { usize::from(u8::BLANK) } else { 0 }] = false;
            let list = if plane < pegs { &mut members.places } else { &mut members.counts };
            for byte in (0..=u8::MAX).filter(|&byte| used[usize::from(byte)]) {
                list.push((plane, byte));
                numbers[usize::from(byte)] = terms;
                terms += 1;
            }
        }
        for position in 0..codes.len() {
            let colors = (0..pegs).map(|peg| codes.lane(peg, position));
            for (peg, color) in colors.clone().enumerate().filter(|(_, color)| *color != u8::BLANK) {
                members.terms.push(numbers[peg][usize::from(color)]);
                // Each colour once.
                if colors.clone().take(peg).all(|before| before != color) {
                    let plane = pegs + usize::from(color);
                    members.terms.push(numbers[plane][usize::from(codes.lane(plane, position))]);
                }
            }
            members.ends.push(members.terms.len());
        }
        members
    }

    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    /// How many different terms there are.
    pub(super) fn different_terms(&self) -> usize {
        self.places.len() + self.counts.len()
    }
}

/// What each term adds to the keys of one chunk of guesses, a row per term.
///
/// # Safety
/// As for [`Vector`].
#[inline(always)]
pub(super) unsafe fn terms<V: Vector>(
    members: &Members,
    guesses: &Lanes<u8>,
    start: usize,
    terms: &mut [Row],
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
}

/// The keys of one chunk of guesses, a row for each member from `first` on. `terms` are those of the
/// chunk.
///
/// # Safety
/// As for [`Vector`].
#[inline(always)]
pub(super) unsafe fn columns<V: Vector>(
    members: &Members,
    first: usize,
    terms: &[Row],
    keys: &mut [Row],
) {
    let mut from = if first == 0 { 0 } else { members.ends[first - 1] };
    for (&to, keys) in members.ends[first..].iter().zip(keys) {
        for lane in (0..CHUNK).step_by(V::LANES) {
            // SAFETY: rows are whole chunks, and the caller vouches for the instructions.
            unsafe {
                let mut key = V::splat(0);
                for &term in &members.terms[from..to] {
                    key = key.add(V::load(&terms[usize::from(term)][lane..]));
                }
                key.store(&mut keys[lane..]);
            }
        }
        from = to;
    }
}

/// For each lane of each row, how many of the rows before have the same key there: the rank of a code
/// in its cell, from 0. At most 256 rows.
///
/// # Safety
/// As for [`Vector`].
#[inline(always)]
pub(super) unsafe fn ranks<V: Vector>(keys: &[Row], ranks: &mut [Row]) {
    for lane in (0..CHUNK).step_by(V::LANES) {
        for (row, rank) in ranks.iter_mut().enumerate() {
            // SAFETY: rows are whole chunks, and the caller vouches for the instructions.
            unsafe {
                let key = V::load(&keys[row][lane..]);
                let mut before = V::splat(0);
                for other in &keys[..row] {
                    before = before.add_equal(key, V::load(&other[lane..]));
                }
                before.store(&mut rank[lane..]);
            }
        }
    }
}

/// The largest byte of each lane.
#[inline(always)]
pub(super) fn largest(rows: &[Row]) -> [u8; CHUNK] {
    let mut largest = [0; CHUNK];
    for row in rows {
        for (largest, &n) in largest.iter_mut().zip(row.iter()) {
            *largest = n.max(*largest);
        }
    }
    largest
}

/// How many bytes of each lane are not zero; at most 255 rows.
#[inline(always)]
pub(super) fn nonzero(rows: &[Row]) -> [u8; CHUNK] {
    let mut nonzero = [0; CHUNK];
    for row in rows {
        for (nonzero, &n) in nonzero.iter_mut().zip(row.iter()) {
            *nonzero += u8::from(n > 0);
        }
    }
    nonzero
}

/// The sum of each lane, if below `2^16`.
#[inline(always)]
pub(super) fn sums(rows: &[Row]) -> [u16; CHUNK] {
    let mut sums = [0; CHUNK];
    for row in rows {
        for (sum, &n) in sums.iter_mut().zip(row.iter()) {
            *sum += u16::from(n);
        }
    }
    sums
}

/// The sum of the squares of each lane, if below `2^16`.
#[inline(always)]
pub(super) fn squares(rows: &[Row]) -> [u16; CHUNK] {
    let mut squares = [0; CHUNK];
    for row in rows {
        for (squares, &n) in squares.iter_mut().zip(row.iter()) {
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
