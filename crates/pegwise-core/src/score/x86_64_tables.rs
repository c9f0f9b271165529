//! Counting with tables in registers.
//!
//! AVX-512 VBMI looks up 64 bytes at once in a table of 64 or 128 bytes. A table that maps a key to one bit turns eight
//! cells into the eight bits of a byte, and adding such bytes in bit-sliced counters counts eight cells together. A
//! full adder takes two instructions, and adding sixteen bytes takes fifteen of them: carry-save addition [Warren
//! 2012]. For 27 cells this takes four look-ups and ten additions per 64 keys, while comparing takes 81 instructions.
//! Unsafe functions share the safety requirements of [`Vector`].

#![allow(clippy::wildcard_imports, reason = "the names of instructions")]

use super::lanes::{CHUNK, Row};
use super::vector::{Vector, count_columns_by_comparing, tally_by_comparing};
use super::x86_64::Avx512;
use std::arch::x86_64::*;

#[derive(Clone, Copy)]
pub(super) struct Avx512Tables(Avx512);

/// The minimum number of registers of keys. With fewer, the final cost of the sliced counters outweighs their gain: at
/// 21 registers (4x6) the tables took 27% longer than comparing, at 512 (5x8) 22% less (AMD EPYC, 2026-11-21).
const FEWEST_REGISTERS: usize = 64;
/// The minimum number of rows. They are added sixteen at a time, and fewer cost the same. With 30 rows the tables took
/// 3% less time than comparing at 5x8, and 26% less at 6x9.
const FEWEST_ROWS: usize = 16;

const LARGEST_KEY: u8 = 127;

impl Vector for Avx512Tables {
    const LANES: usize = CHUNK;

    #[inline(always)]
    unsafe fn splat(byte: u8) -> Self {
        // SAFETY: the caller guarantees that the instructions are available.
        unsafe { Self(Avx512::splat(byte)) }
    }
    #[inline(always)]
    unsafe fn load(bytes: &[u8]) -> Self {
        // SAFETY: the caller guarantees that the instructions are available.
        unsafe { Self(Avx512::load(bytes)) }
    }
    #[inline(always)]
    unsafe fn store(self, bytes: &mut [u8]) {
        // SAFETY: the caller guarantees that the instructions are available.
        unsafe { self.0.store(bytes) }
    }
    #[inline(always)]
    unsafe fn add(self, other: Self) -> Self {
        // SAFETY: the caller guarantees that the instructions are available.
        unsafe { Self(self.0.add(other.0)) }
    }
    #[inline(always)]
    unsafe fn min(self, other: Self) -> Self {
        // SAFETY: the caller guarantees that the instructions are available.
        unsafe { Self(self.0.min(other.0)) }
    }
    #[inline(always)]
    unsafe fn add_equal(self, a: Self, b: Self) -> Self {
        // SAFETY: the caller guarantees that the instructions are available.
        unsafe { Self(self.0.add_equal(a.0, b.0)) }
    }
    #[inline(always)]
    unsafe fn sum(self) -> u32 {
        // SAFETY: the caller guarantees that the instructions are available.
        unsafe { self.0.sum() }
    }
    #[inline(always)]
    unsafe fn or(self, other: Self) -> Self {
        // SAFETY: the caller guarantees that the instructions are available.
        unsafe { Self(self.0.or(other.0)) }
    }
    #[inline(always)]
    unsafe fn look_up(self, table: &[u8; 16]) -> Self {
        // SAFETY: the caller guarantees that the instructions are available.
        unsafe { Self(self.0.look_up(table)) }
    }
    #[inline(always)]
    unsafe fn count_ones(self) -> Self {
        // SAFETY: the caller guarantees that the instructions are available.
        unsafe { Self(self.0.count_ones()) }
    }

    #[inline(always)]
    unsafe fn tally(keys: &[Row], cells: &[u8], counts: &mut [u32]) {
        // SAFETY: the caller guarantees that the instructions are available.
        unsafe {
            if keys.len() < FEWEST_REGISTERS || cells.iter().any(|&cell| cell > LARGEST_KEY) {
                return tally_by_comparing::<Avx512>(keys, cells, counts);
            }
            for keys in keys.chunks(MOST_ROWS) {
                for (cells, counts) in cells.chunks(8).zip(counts.chunks_mut(8)) {
                    let sliced = Sliced::count(keys, cells);
                    for (bit, count) in counts.iter_mut().enumerate() {
                        *count += sliced.total(bit);
                    }
                }
            }
        }
    }

    #[inline(always)]
    unsafe fn count_columns(keys: &[Row], cells: &[u8], counts: &mut [Row]) {
        // SAFETY: the caller guarantees that the instructions are available.
        unsafe {
            if keys.len() < FEWEST_ROWS || cells.iter().any(|&cell| cell > LARGEST_KEY) {
                return count_columns_by_comparing::<Avx512>(keys, cells, counts);
            }
            for (cells, counts) in cells.chunks(8).zip(counts.chunks_mut(8)) {
                let sliced = Sliced::count(keys, cells);
                for (bit, count) in counts.iter_mut().enumerate() {
                    Avx512(sliced.lanes(bit)).store(count.as_mut_slice());
                }
            }
        }
    }
}

const MOST_ROWS: usize = 255;

/// Bit-sliced counters of eight cells for each lane: bit `b` of a byte of `weights[w]` counts `2^w` for cell `b`.
struct Sliced {
    weights: [__m512i; 8],
    /// The number of weights that can be non-zero.
    used: usize,
}

impl Sliced {
    /// Counts up to eight cells in up to [`MOST_ROWS`] rows of keys.
    #[inline(always)]
    unsafe fn count(rows: &[Row], cells: &[u8]) -> Self {
        let (mut low, mut high) = ([0u8; 64], [0u8; 64]);
        for (bit, &cell) in cells.iter().enumerate() {
            let half = if cell < 64 { &mut low } else { &mut high };
            half[usize::from(cell) % 64] |= 1 << bit;
        }
        let one_table = cells.iter().all(|&cell| cell < 64);
        let used = (usize::BITS - rows.len().leading_zeros()) as usize;
        // SAFETY: the caller guarantees that the instructions are available.
        unsafe {
            let (low, high) = (Avx512::load(&low).0, Avx512::load(&high).0);
            let mut weights = [_mm512_setzero_si512(); 8];
            let mut rows = rows.iter();
            while rows.len() > 0 {
                let mut bits = [_mm512_setzero_si512(); 16];
                // With an iterator that ends by itself, the loop is unrolled and the bits stay in registers. With a
                // slice of 16 rows they went through memory, and the whole count took half as long again.
                for (bits, row) in bits.iter_mut().zip(rows.by_ref()) {
                    let keys = Avx512::load(row.as_slice()).0;
                    // With one table, keys above 63 are masked out, because no cell is above 63.
                    *bits = if one_table {
                        let small = _mm512_cmplt_epu8_mask(keys, _mm512_set1_epi8(64));
                        _mm512_maskz_permutexvar_epi8(small, keys, low)
                    } else {
                        _mm512_permutex2var_epi8(low, keys, high)
                    };
                }
                add_sixteen(&mut weights, &bits);
            }
            Sliced { weights, used }
        }
    }

    #[inline(always)]
    unsafe fn lanes(&self, bit: usize) -> __m512i {
        // SAFETY: the caller guarantees that the instructions are available.
        unsafe {
            let this_cell = Avx512::splat(1 << bit).0;
            let mut lanes = _mm512_setzero_si512();
            for (weight, bits) in self.weights[..self.used].iter().enumerate() {
                let set = _mm512_test_epi8_mask(*bits, this_cell);
                lanes = _mm512_mask_add_epi8(lanes, set, lanes, Avx512::splat(1 << weight).0);
            }
            lanes
        }
    }

    #[inline(always)]
    unsafe fn total(&self, bit: usize) -> u32 {
        // SAFETY: the caller guarantees that the instructions are available.
        unsafe {
            let this_cell = Avx512::splat(1 << bit).0;
            let in_weight =
                |(weight, bits): (usize, &__m512i)| _mm512_test_epi8_mask(*bits, this_cell).count_ones() << weight;
            self.weights[..self.used].iter().enumerate().map(in_weight).sum()
        }
    }
}

/// Adds sixteen bits to each sliced counter. They cannot overflow, because at most [`MOST_ROWS`] bits are ever added.
#[inline(always)]
unsafe fn add_sixteen(weights: &mut [__m512i; 8], bits: &[__m512i; 16]) {
    // SAFETY: the caller guarantees that the instructions are available.
    unsafe {
        let zero = _mm512_setzero_si512();
        let (mut twos, mut fours, mut eights) = ([zero; 8], [zero; 4], [zero; 2]);
        for i in 0..8 {
            (weights[0], twos[i]) = full_add(weights[0], bits[2 * i], bits[2 * i + 1]);
        }
        for i in 0..4 {
            (weights[1], fours[i]) = full_add(weights[1], twos[2 * i], twos[2 * i + 1]);
        }
        for i in 0..2 {
            (weights[2], eights[i]) = full_add(weights[2], fours[2 * i], fours[2 * i + 1]);
        }
        let mut carry;
        (weights[3], carry) = full_add(weights[3], eights[0], eights[1]);
        for weight in &mut weights[4..] {
            (*weight, carry) = (_mm512_xor_si512(*weight, carry), _mm512_and_si512(*weight, carry));
        }
    }
}

/// The sum and the carry of three bits, for 512 of them at once.
#[inline(always)]
unsafe fn full_add(a: __m512i, b: __m512i, c: __m512i) -> (__m512i, __m512i) {
    // SAFETY: the caller guarantees that the instructions are available. The constants are the truth tables of "an odd
    // number" and "at least two".
    unsafe { (_mm512_ternarylogic_epi64::<0x96>(a, b, c), _mm512_ternarylogic_epi64::<0xe8>(a, b, c)) }
}
