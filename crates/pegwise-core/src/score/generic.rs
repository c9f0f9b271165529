//! The scoring algorithms, written once for any [`Vector`], whose safety requirements they share. Loops over the
//! registers of a row use no closures, because a function that is not inlined lacks the caller's target features.

use super::black_pegs::{Bits, WORDS};
use super::lanes::{CHUNK, Lane, Lanes, Row};
use super::members::Members;
use super::prepared::Prepared;
use super::vector::Vector;

/// A key that no two codes have: one black peg, but no right colour.
pub(super) const JUNK: u8 = 1;

/// The keys `total * (pegs + 1) + black` of the codes, one row for each chunk beginning with chunk `first`.
///
/// # Safety
/// Same as for [`Vector`]. The guess and the codes must have the same shape, and there must be at least
/// `first + keys.len()` chunks of codes.
#[inline(always)]
pub(super) unsafe fn keys<V: Vector>(guess: &Prepared<u8>, codes: &Lanes<u8>, first: usize, keys: &mut [Row]) {
    for (number, keys) in keys.iter_mut().enumerate() {
        let chunk = first + number;
        for lane in V::starts() {
            // SAFETY: the caller guarantees the instructions and the chunk. The planes of a prepared guess are within
            // its shape, which is the shape of the codes.
            unsafe {
                let mut key = V::splat(0);
                for &(plane, color) in guess.places() {
                    key = key.add_equal(V::load(&codes.row(plane, chunk)[lane..]), V::splat(color));
                }
                for &(plane, count) in guess.counts() {
                    key = key.add(V::load(&codes.row(plane, chunk)[lane..]).min(V::splat(count)));
                }
                key.store(&mut keys[lane..]);
            }
        }
    }
}

/// The contribution of each term to the keys of one chunk of guesses, one row for each term.
///
/// # Safety
/// Same as for [`Vector`]. Members and guesses must have the same shape, and the guesses must have this chunk.
#[inline(always)]
pub(super) unsafe fn terms<V: Vector>(members: &Members, guesses: &Lanes<u8>, chunk: usize, terms: &mut [Row]) {
    let ends = members.runs().iter().chain(members.choices());
    let mut from = 0;
    for (number, (&to, row)) in ends.zip(terms).enumerate() {
        let planes = &members.planes()[from..to];
        for lane in V::starts() {
            // SAFETY: the caller guarantees the instructions and the chunk. The planes of members are within their
            // shape, which is the shape of the guesses.
            unsafe {
                let mut key = V::splat(0);
                if number < members.runs().len() {
                    for &(plane, color) in planes {
                        key = key.add_equal(V::load(&guesses.row(plane, chunk)[lane..]), V::splat(color));
                    }
                } else {
                    for &(plane, count) in planes {
                        key = key.add(V::load(&guesses.row(plane, chunk)[lane..]).min(V::splat(count)));
                    }
                }
                key.store(&mut row[lane..]);
            }
        }
        from = to;
    }
}

/// The keys of one chunk of guesses, one row for each member beginning with `first`. `terms` are from that chunk.
#[inline(always)]
pub(super) unsafe fn columns<V: Vector>(members: &Members, first: usize, terms: &[Row], keys: &mut [Row]) {
    for (member, keys) in members.terms_from(first).zip(keys) {
        for lane in V::starts() {
            // SAFETY: the caller guarantees that the instructions are available.
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

/// A colour on a peg of guesses, and what it meets in each code.
#[derive(Clone, Copy)]
pub(super) struct PegColor<'a> {
    pub(super) color: u8,
    /// The colours of the codes on this peg.
    pub(super) places: &'a [u8],
    /// How often the codes have this colour.
    pub(super) numbers: &'a [u8],
    /// The amount that one more right colour adds to a key.
    pub(super) unit: u8,
}

/// The keys of guesses with one more peg, one row for each code. `counts` tells how often they have its colour before.
#[inline(always)]
pub(super) fn add_peg(before: &[Row], peg: PegColor<'_>, counts: &Row, after: &mut [Row]) {
    for ((after, before), (&place, &number)) in after.iter_mut().zip(before).zip(peg.places.iter().zip(peg.numbers)) {
        let black = u8::from(place == peg.color);
        for ((after, &before), &count) in after.iter_mut().zip(before.iter()).zip(counts.iter()) {
            *after = before.wrapping_add(black).wrapping_add(if count < number { peg.unit } else { 0 });
        }
    }
}

/// Adds the marked codes that have a bit in 0, 1, 2 and 3 of the planes.
#[inline(always)]
pub(super) fn count_matches(planes: &[&[Bits]], marked: &[Bits], counts: &mut [u32; 4]) {
    let mut found = [[0; WORDS]; 4];
    for (row, marked) in marked.iter().enumerate() {
        let (mut ones, mut twos, mut more) = ([0; WORDS], [0; WORDS], [0; WORDS]);
        for plane in planes {
            let bits = plane[row];
            for word in 0..WORDS {
                let carry = ones[word] & bits[word];
                ones[word] ^= bits[word];
                more[word] |= twos[word] & carry;
                twos[word] ^= carry;
            }
        }
        for word in 0..WORDS {
            let marked = marked[word] & !more[word];
            let (with_one, with_two) = (marked & ones[word], marked & twos[word]);
            let with_three = with_one & twos[word];
            found[0][word] += u64::from((marked & !ones[word] & !twos[word]).count_ones());
            found[1][word] += u64::from((with_one & !twos[word]).count_ones());
            found[2][word] += u64::from((with_two & !ones[word]).count_ones());
            found[3][word] += u64::from(with_three.count_ones());
        }
    }
    for (count, found) in counts.iter_mut().zip(found) {
        *count += u32::try_from(found.iter().sum::<u64>()).expect("a list has at most 2^32 codes");
    }
}

/// Marks the codes that have a bit in exactly `total` of at most 15 planes.
#[inline(always)]
pub(super) fn mark_matches(planes: &[&[Bits]], total: usize, marked: &mut [Bits]) {
    for (row, marked) in marked.iter_mut().enumerate() {
        let mut sums = [[0; WORDS]; 4];
        for plane in planes {
            let mut carry = plane[row];
            for sum in &mut sums {
                for (sum, carry) in sum.iter_mut().zip(&mut carry) {
                    (*sum, *carry) = (*sum ^ *carry, *sum & *carry);
                }
            }
        }
        for (word, marked) in marked.iter_mut().enumerate() {
            let differs =
                sums.iter().enumerate().map(|(bit, sum)| if total >> bit & 1 == 1 { !sum[word] } else { sum[word] });
            *marked = !differs.fold(0, |all, bits| all | bits);
        }
    }
}

/// The number of non-zero bytes in each lane of at most 255 rows.
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

/// The sum of each lane, which must be below `2^16`.
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

/// The sum of the squares of each lane, which must be below `2^16`.
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

/// For each guess, the number of members minus the number of different answers: each answer is a bit, and the bits of
/// all members are combined by OR. `rows` holds the answers of each code to all guesses, `chunks` rows for each code,
/// and begins at the same chunk as `sums`. Answers must be below [`MOST_IN_PLANES`], and members at most 65,535.
#[inline(always)]
pub(super) unsafe fn repeated<V: Vector>(
    rows: &[Row],
    chunks: usize,
    members: &[u32],
    kinds: usize,
    sums: &mut [Row<u16>],
) {
    // SAFETY: the caller guarantees that the instructions are available.
    unsafe {
        match kinds.div_ceil(8) {
            0..=2 => repeated_in::<V, 2>(rows, chunks, members, sums),
            3 => repeated_in::<V, 3>(rows, chunks, members, sums),
            4 => repeated_in::<V, 4>(rows, chunks, members, sums),
            _ => repeated_in::<V, { MOST_IN_PLANES / 8 }>(rows, chunks, members, sums),
        }
    }
}

pub(super) const MOST_IN_PLANES: usize = 64;

/// Like [`repeated`], but for answers below `8 * PLANES`.
#[inline(always)]
unsafe fn repeated_in<V: Vector, const PLANES: usize>(
    rows: &[Row],
    chunks: usize,
    members: &[u32],
    sums: &mut [Row<u16>],
) {
    const BITS: [[u8; 16]; 2] =
        [[1, 2, 4, 8, 16, 32, 64, 128, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128]];
    let all = u16::try_from(members.len()).unwrap_or(u16::MAX);
    for (chunk, sums) in sums.iter_mut().enumerate() {
        let mut parts = Row::<u8>::zero();
        for lane in V::starts() {
            // SAFETY: the caller guarantees that the instructions are available.
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

#[inline(always)]
pub(super) fn least(rows: &[Row<u16>], least: &mut [u16]) {
    for (least, row) in least.iter_mut().zip(rows) {
        *least = row.iter().fold(u16::MAX, |least, &lane| least.min(lane));
    }
}

/// For each lane of at most 256 rows, sums up how far every cell exceeds every threshold. A cell of `n` codes has
/// ranks 0 to `n - 1`, so this counts the ranks that are not below the threshold.
#[inline(always)]
pub(super) fn ranks_beyond(ranks: &[Row], thresholds: &[u32], sums: &mut [u16; CHUNK]) {
    *sums = [0; CHUNK];
    // Ranks are below the number of rows, so a threshold below that number fits in a byte.
    for threshold in thresholds.iter().filter_map(|&t| u8::try_from(t).ok()).filter(|&t| usize::from(t) < ranks.len()) {
        let mut beyond = [0; CHUNK];
        for row in &ranks[usize::from(threshold)..] {
            for (beyond, &rank) in beyond.iter_mut().zip(row.iter()) {
                *beyond += u8::from(rank >= threshold);
            }
        }
        sums.iter_mut().zip(beyond).for_each(|(sum, beyond)| *sum = sum.saturating_add(u16::from(beyond)));
    }
}

#[inline(always)]
pub(super) fn counts_beyond(counts: &[Row], thresholds: &[u32], sums: &mut [u16; CHUNK]) {
    *sums = [0; CHUNK];
    for threshold in thresholds.iter().filter_map(|&t| u8::try_from(t).ok()) {
        for row in counts {
            for (sum, &n) in sums.iter_mut().zip(row.iter()) {
                *sum = sum.saturating_add(u16::from(n.saturating_sub(threshold)));
            }
        }
    }
}

/// The keys of `n <= CHUNK` codes beginning at `start`, for boards that do not fit in bytes.
#[inline]
pub(super) fn wide_keys(guess: &Prepared<u16>, codes: &Lanes<u16>, start: usize, n: usize) -> [u16; CHUNK] {
    let mut keys = [0; CHUNK];
    for &(plane, color) in guess.places() {
        for (key, lane) in keys.iter_mut().zip(&codes.plane(plane)[start..start + n]) {
            *key = key.plus(lane.equals(color));
        }
    }
    for &(plane, count) in guess.counts() {
        for (key, lane) in keys.iter_mut().zip(&codes.plane(plane)[start..start + n]) {
            *key = key.plus((*lane).min(count));
        }
    }
    keys
}
