//! Vectors on x86-64: AVX2 and AVX-512.

#![allow(clippy::wildcard_imports, reason = "the names of instructions")]

use super::vector::Vector;
use std::arch::x86_64::*;

#[derive(Clone, Copy)]
pub(super) struct Avx2(__m256i);

impl Vector for Avx2 {
    const LANES: usize = 32;

    #[inline(always)]
    unsafe fn splat(byte: u8) -> Self {
        // SAFETY: the caller guarantees that AVX2 is available.
        unsafe { Avx2(_mm256_set1_epi8(byte.cast_signed())) }
    }
    #[inline(always)]
    unsafe fn load(bytes: &[u8]) -> Self {
        assert!(bytes.len() >= Self::LANES);
        // SAFETY: the slice has that many bytes, and the caller guarantees that AVX2 is available.
        unsafe { Avx2(_mm256_loadu_si256(bytes.as_ptr().cast())) }
    }
    #[inline(always)]
    unsafe fn store(self, bytes: &mut [u8]) {
        assert!(bytes.len() >= Self::LANES);
        // SAFETY: the slice has that many bytes, and the caller guarantees that AVX2 is available.
        unsafe { _mm256_storeu_si256(bytes.as_mut_ptr().cast(), self.0) }
    }
    #[inline(always)]
    unsafe fn add(self, other: Self) -> Self {
        // SAFETY: the caller guarantees that AVX2 is available.
        unsafe { Avx2(_mm256_add_epi8(self.0, other.0)) }
    }
    #[inline(always)]
    unsafe fn min(self, other: Self) -> Self {
        // SAFETY: the caller guarantees that AVX2 is available.
        unsafe { Avx2(_mm256_min_epu8(self.0, other.0)) }
    }
    #[inline(always)]
    unsafe fn add_equal(self, a: Self, b: Self) -> Self {
        // Equal lanes compare to minus one.
        // SAFETY: the caller guarantees that AVX2 is available.
        unsafe { Avx2(_mm256_sub_epi8(self.0, _mm256_cmpeq_epi8(a.0, b.0))) }
    }
    #[inline(always)]
    unsafe fn sum(self) -> u32 {
        // SAFETY: the caller guarantees that AVX2 is available.
        unsafe {
            let quarters = _mm256_sad_epu8(self.0, _mm256_setzero_si256());
            let halves = _mm_add_epi64(_mm256_castsi256_si128(quarters), _mm256_extracti128_si256::<1>(quarters));
            let total = _mm_add_epi64(halves, _mm_unpackhi_epi64(halves, halves));
            _mm_cvtsi128_si32(total).cast_unsigned()
        }
    }
    #[inline(always)]
    unsafe fn or(self, other: Self) -> Self {
        // SAFETY: the caller guarantees that AVX2 is available.
        unsafe { Avx2(_mm256_or_si256(self.0, other.0)) }
    }
    #[inline(always)]
    unsafe fn look_up(self, table: &[u8; 16]) -> Self {
        // The shuffle uses the lower half of a byte, and gives zero if the highest bit is set.
        // SAFETY: the caller guarantees that AVX2 is available; the table has 16 bytes.
        unsafe {
            let table = _mm256_broadcastsi128_si256(_mm_loadu_si128(table.as_ptr().cast()));
            Avx2(_mm256_shuffle_epi8(table, _mm256_adds_epu8(self.0, _mm256_set1_epi8(0x70))))
        }
    }
    #[inline(always)]
    unsafe fn count_ones(self) -> Self {
        // SAFETY: the caller guarantees that AVX2 is available.
        unsafe {
            let half = _mm256_set1_epi8(0x0f);
            let low = Avx2(_mm256_and_si256(self.0, half)).look_up(&ONES);
            let high = Avx2(_mm256_and_si256(_mm256_srli_epi16::<4>(self.0), half)).look_up(&ONES);
            low.add(high)
        }
    }
}

const ONES: [u8; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];

#[derive(Clone, Copy)]
pub(super) struct Avx512(pub(super) __m512i);

impl Vector for Avx512 {
    const LANES: usize = 64;

    #[inline(always)]
    unsafe fn splat(byte: u8) -> Self {
        // SAFETY: the caller guarantees that AVX-512 F and BW are available.
        unsafe { Avx512(_mm512_set1_epi8(byte.cast_signed())) }
    }
    #[inline(always)]
    unsafe fn load(bytes: &[u8]) -> Self {
        assert!(bytes.len() >= Self::LANES);
        // SAFETY: the slice has that many bytes, and the caller guarantees that AVX-512 F and BW are available.
        unsafe { Avx512(_mm512_loadu_si512(bytes.as_ptr().cast())) }
    }
    #[inline(always)]
    unsafe fn store(self, bytes: &mut [u8]) {
        assert!(bytes.len() >= Self::LANES);
        // SAFETY: the slice has that many bytes, and the caller guarantees that AVX-512 F and BW are available.
        unsafe { _mm512_storeu_si512(bytes.as_mut_ptr().cast(), self.0) }
    }
    #[inline(always)]
    unsafe fn add(self, other: Self) -> Self {
        // SAFETY: the caller guarantees that AVX-512 F and BW are available.
        unsafe { Avx512(_mm512_add_epi8(self.0, other.0)) }
    }
    #[inline(always)]
    unsafe fn min(self, other: Self) -> Self {
        // SAFETY: the caller guarantees that AVX-512 F and BW are available.
        unsafe { Avx512(_mm512_min_epu8(self.0, other.0)) }
    }
    #[inline(always)]
    unsafe fn add_equal(self, a: Self, b: Self) -> Self {
        // One minus the difference, but not below zero. Comparing into a mask and adding under the mask is one
        // instruction shorter, but runs on fewer ports.
        // SAFETY: the caller guarantees that AVX-512 F and BW are available.
        unsafe {
            let equal = _mm512_subs_epu8(_mm512_set1_epi8(1), _mm512_xor_si512(a.0, b.0));
            Avx512(_mm512_add_epi8(self.0, equal))
        }
    }
    #[inline(always)]
    unsafe fn sum(self) -> u32 {
        // SAFETY: the caller guarantees that AVX-512 F and BW are available.
        unsafe {
            let eighths = _mm512_sad_epu8(self.0, _mm512_setzero_si512());
            u32::try_from(_mm512_reduce_add_epi64(eighths)).expect("64 bytes sum to less")
        }
    }
    #[inline(always)]
    unsafe fn or(self, other: Self) -> Self {
        // SAFETY: the caller guarantees that AVX-512 F and BW are available.
        unsafe { Avx512(_mm512_or_si512(self.0, other.0)) }
    }
    #[inline(always)]
    unsafe fn look_up(self, table: &[u8; 16]) -> Self {
        // SAFETY: the caller guarantees that AVX-512 F and BW are available; the table has 16 bytes.
        unsafe {
            let table = _mm512_broadcast_i32x4(_mm_loadu_si128(table.as_ptr().cast()));
            Avx512(_mm512_shuffle_epi8(table, _mm512_adds_epu8(self.0, _mm512_set1_epi8(0x70))))
        }
    }
    #[inline(always)]
    unsafe fn count_ones(self) -> Self {
        // SAFETY: the caller guarantees that AVX-512 F and BW are available.
        unsafe {
            let half = _mm512_set1_epi8(0x0f);
            let low = Avx512(_mm512_and_si512(self.0, half)).look_up(&ONES);
            let high = Avx512(_mm512_and_si512(_mm512_srli_epi16::<4>(self.0), half)).look_up(&ONES);
            low.add(high)
        }
    }
}
