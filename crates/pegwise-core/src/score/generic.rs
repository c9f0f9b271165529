//! The algorithms, once, over any [`Vector`].

use super::lanes::{CHUNK, Lane, Lanes, Row};
use super::vector::Vector;
use std::collections::HashMap;

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
/// are alike: many begin with the same pegs, or have the same colours in another order. What each such
/// part adds to the keys of a chunk of guesses is computed once, and a member's keys are the sum of its
/// terms.
#[derive(Clone, Debug, Default)]
pub(super) struct Members {
    /// Plane and colour of a peg, or plane and number of a colour, for all parts, one after the other.
    planes: Vec<(usize, u8)>,
    /// Where the planes of each run of pegs end: each adds 1 where equal.
    runs: Vec<usize>,
    /// Where the planes of each choice of colours end: each adds the smaller.
    colors: Vec<usize>,
    /// The parts of all members, one member after the other: runs are numbered first.
    terms: Vec<u32>,
    terms_of_each: usize,
}

impl Members {
    /// Of any codes. `O(codes * pegs)`.
    pub(super) fn new(codes: &Lanes<u8>) -> Self {
        let (pegs, planes) = (codes.pegs(), codes.planes());
        let run = pegs_in_run(pegs, planes - pegs, codes.len());
        let terms_of_each = pegs.div_ceil(run) + 1;
        let mut members = Members { terms: vec![0; codes.len() * terms_of_each], terms_of_each, ..Members::default() };
        for (term, start) in (0..pegs).step_by(run).enumerate() {
            let colors = |position| (start..pegs.min(start + run)).map(move |peg| (peg, codes.lane(peg, position)));
            members.collect(
                term,
                codes.len(),
                |position| pack(colors(position).map(|(_, color)| color)),
                |members, position| {
                    members.planes.extend(colors(position).filter(|(_, color)| *color != u8::BLANK));
                    members.runs.push(members.planes.len());
                    members.runs.len()
                },
            );
        }
        let runs = members.runs.len();
        let sorted = |position| {
            let mut colors = [0; u8::LONGEST_ROW];
            colors.iter_mut().enumerate().take(pegs).for_each(|(peg, color)| *color = codes.lane(peg, position));
            colors[..pegs].sort_unstable();
            colors
        };
        members.collect(
            terms_of_each - 1,
            codes.len(),
            |position| pack(sorted(position)),
            |members, position| {
                let colors = sorted(position);
                let used = colors[..pegs].chunk_by(|a, b| a == b).filter(|same| same[0] != u8::BLANK);
                let planes = used.map(|same| pegs + usize::from(same[0]));
                members.planes.extend(planes.map(|plane| (plane, codes.lane(plane, position))));
                members.colors.push(members.planes.len());
                runs + members.colors.len()
            },
        );
        members
    }

    /// Numbers one part of every member. `add` makes a part that was not seen before, and returns how
    /// many there are.
    fn collect(
        &mut self,
        term: usize,
        codes: usize,
        part: impl Fn(usize) -> u128,
        add: impl Fn(&mut Self, usize) -> usize,
    ) {
        let mut numbers = HashMap::new();
        for position in 0..codes {
            let number = *numbers.entry(part(position)).or_insert_with(|| add(self, position) - 1);
            self.terms[position * self.terms_of_each + term] =
                u32::try_from(number).expect("a number below the codes'");
        }
    }

    pub(super) fn len(&self) -> usize {
        self.terms.len() / self.terms_of_each
    }

    /// How many different terms there are.
    pub(super) fn different_terms(&self) -> usize {
        self.runs.len() + self.colors.len()
    }
}

/// Up to 15 lanes as one number.
fn pack(lanes: impl IntoIterator<Item = u8>) -> u128 {
    lanes.into_iter().fold(0, |packed, lane| packed << 8 | u128::from(lane))
}

/// How many pegs are best added together. A plane of a part takes three instructions, and a term of a
/// member one.
fn pegs_in_run(pegs: usize, colors: usize, codes: usize) -> usize {
    let cost = |run: usize| {
        let parts = colors.saturating_pow(u32::try_from(run).expect("at most 15")).min(codes);
        3 * pegs * parts + codes * pegs.div_ceil(run)
    };
    (1..=pegs).min_by_key(|&run| cost(run)).unwrap_or(1)
}

/// What each term adds to the keys of one chunk of guesses, a row per term.
///
/// # Safety
/// As for [`Vector`].
#[inline(always)]
pub(super) unsafe fn terms<V: Vector>(members: &Members, guesses: &Lanes<u8>, start: usize, terms: &mut [Row]) {
    let ends = members.runs.iter().chain(&members.colors);
    let mut from = 0;
    for (number, (&to, row)) in ends.zip(terms).enumerate() {
        let planes = &members.planes[from..to];
        for lane in (0..CHUNK).step_by(V::LANES) {
            // SAFETY: planes are padded to whole chunks, and the caller vouches for the instructions.
            unsafe {
                let mut key = V::splat(0);
                if number < members.runs.len() {
                    for &(plane, color) in planes {
                        key = key.add_equal(V::load(guesses.chunk(plane, start + lane)), V::splat(color));
                    }
                } else {
                    for &(plane, count) in planes {
                        key = key.add(V::load(guesses.chunk(plane, start + lane)).min(V::splat(count)));
                    }
                }
                key.store(&mut row[lane..]);
            }
        }
        from = to;
    }
}

/// The keys of one chunk of guesses, a row for each member from `first` on. `terms` are those of the
/// chunk.
///
/// # Safety
/// As for [`Vector`].
#[inline(always)]
pub(super) unsafe fn columns<V: Vector>(members: &Members, first: usize, terms: &[Row], keys: &mut [Row]) {
    let members = members.terms[first * members.terms_of_each..].chunks_exact(members.terms_of_each);
    for (member, keys) in members.zip(keys) {
        for lane in (0..CHUNK).step_by(V::LANES) {
            // SAFETY: rows are whole chunks, and the caller vouches for the instructions.
            unsafe {
                let mut key = V::splat(0);
                for &term in member {
                    key = key.add(V::load(&terms[term as usize][lane..]));
                }
                key.store(&mut keys[lane..]);
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

/// For each guess, the members beyond the first of each cell: all but one for each different answer. `rows`
/// has the answers of each code to all guesses, `chunks` rows for each; answers are below
/// [`MOST_IN_PLANES`].
///
/// Each answer is one bit of some bytes, and the bits of all members are put together.
///
/// # Safety
/// As for [`Vector`].
#[inline(always)]
pub(super) unsafe fn repeated<V: Vector>(rows: &[Row], members: &[u32], kinds: usize, sums: &mut [Row<u16>]) {
    match kinds.div_ceil(8) {
        // SAFETY: as for this function.
        0..=2 => unsafe { repeated_in::<V, 2>(rows, members, sums) },
        3 => unsafe { repeated_in::<V, 3>(rows, members, sums) },
        4 => unsafe { repeated_in::<V, 4>(rows, members, sums) },
        _ => unsafe { repeated_in::<V, { MOST_IN_PLANES / 8 }>(rows, members, sums) },
    }
}

/// The most kinds of answers that [`repeated`] takes.
pub(super) const MOST_IN_PLANES: usize = 64;

#[inline(always)]
unsafe fn repeated_in<V: Vector, const PLANES: usize>(rows: &[Row], members: &[u32], sums: &mut [Row<u16>]) {
    const BITS: [[u8; 16]; 2] =
        [[1, 2, 4, 8, 16, 32, 64, 128, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128]];
    let chunks = sums.len();
    let all = u16::try_from(members.len()).unwrap_or(u16::MAX);
    for (chunk, sums) in sums.iter_mut().enumerate() {
        let mut parts = Row::<u8>::zero();
        for lane in (0..CHUNK).step_by(V::LANES) {
            // SAFETY: rows are whole chunks, and the caller vouches for the instructions.
            unsafe {
                let mut planes = [V::splat(0); PLANES];
                for &member in members {
                    let answers = V::load(&rows[member as usize * chunks + chunk][lane..]);
                    for (plane, bits) in planes.iter_mut().enumerate() {
                        #[expect(clippy::cast_possible_truncation, reason = "at most 64")]
                        let first = (plane / 2 * 16) as u8;
                        let in_table = if first == 0 { answers } else { answers.add(V::splat(first.wrapping_neg())) };
                        *bits = bits.or(in_table.look_up(&BITS[plane % 2]));
                    }
                }
                let ones = planes.into_iter().fold(V::splat(0), |ones, bits| ones.add(bits.count_ones()));
                ones.store(&mut parts[lane..]);
            }
        }
        for (sum, &parts) in sums.iter_mut().zip(parts.iter()) {
            *sum = all - u16::from(parts);
        }
    }
}

/// The least lane of each row.
#[inline(always)]
pub(super) fn least(rows: &[Row<u16>], least: &mut Vec<u16>) {
    least.clear();
    least.extend(rows.iter().map(|row| row.iter().fold(u16::MAX, |least, &lane| least.min(lane))));
}

/// For each lane, the sum over its cells and the thresholds of the cell size beyond the threshold. A cell
/// of `n` codes has ranks 0 to `n - 1`, so it is the number of ranks from the threshold on. At most 256 rows.
#[inline(always)]
pub(super) fn ranks_beyond(ranks: &[Row], thresholds: &[u32], sums: &mut [u16; CHUNK]) {
    *sums = [0; CHUNK];
    // A rank is below the number of rows, and a threshold below that fits a byte.
    for threshold in thresholds.iter().filter_map(|&t| u8::try_from(t).ok()).filter(|&t| usize::from(t) < ranks.len()) {
        let mut beyond = [0; CHUNK];
        for row in &ranks[usize::from(threshold)..] {
            for (beyond, &rank) in beyond.iter_mut().zip(row.iter()) {
                *beyond += u8::from(rank >= threshold);
            }
        }
        sums.iter_mut().zip(beyond).for_each(|(sum, beyond)| *sum += u16::from(beyond));
    }
}

/// As [`ranks_beyond`], from the cell sizes.
#[inline(always)]
pub(super) fn counts_beyond(counts: &[Row], thresholds: &[u32], sums: &mut [u16; CHUNK]) {
    *sums = [0; CHUNK];
    for threshold in thresholds.iter().filter_map(|&t| u8::try_from(t).ok()) {
        for row in counts {
            for (sum, &n) in sums.iter_mut().zip(row.iter()) {
                *sum += u16::from(n.saturating_sub(threshold));
            }
        }
    }
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
