#![allow(clippy::wildcard_imports, reason = "the names of instructions")]

use super::vector::Vector;
use std::arch::x86_64::*;

/// 32 bytes.
#[derive(Clone, Copy)]
pub(super) struct Avx2(__m256i);

impl Vector for Avx2 {
    const LANES: usize = 32;

    #[inline(always)]
    unsafe fn splat(byte: u8) -> Self {
        // SAFETY: the caller vouches for AVX2, here and below.
        unsafe { Avx2(_mm256_set1_epi8(byte.cast_signed())) }
    }
    #[inline(always)]
    unsafe fn load(bytes: &[u8]) -> Self {
        debug_assert!(bytes.len() >= Self::LANES);
        // SAFETY: the slice has as many bytes.
        unsafe { Avx2(_mm256_loadu_si256(bytes.as_ptr().cast())) }
    }
    #[inline(always)]
    unsafe fn store(self, bytes: &mut [u8]) {
        debug_assert!(bytes.len() >= Self::LANES);
        // SAFETY: the slice has as many bytes.
        unsafe { _mm256_storeu_si256(bytes.as_mut_ptr().cast(), self.0) }
    }
    #[inline(always)]
    unsafe fn add(self, other: Self) -> Self {
        unsafe { Avx2(_mm256_add_epi8(self.0, other.0)) }
    }
    #[inline(always)]
    unsafe fn min(self, other: Self) -> Self {
        unsafe { Avx2(_mm256_min_epu8(self.0, other.0)) }
    }
    #[inline(always)]
    unsafe fn add_equal(self, a: Self, b: Self) -> Self {
        // Equal lanes compare as minus one.
        unsafe { Avx2(_mm256_sub_epi8(self.0, _mm256_cmpeq_epi8(a.0, b.0))) }
    }
    #[inline(always)]
    unsafe fn sum(self) -> u32 {
        unsafe {
            let quarters = _mm256_sad_epu8(self.0, _mm256_setzero_si256());
            let halves = _mm_add_epi64(_mm256_castsi256_si128(quarters), _mm256_extracti128_si256::<1>(quarters));
            let total = _mm_add_epi64(halves, _mm_unpackhi_epi64(halves, halves));
            _mm_cvtsi128_si32(total).cast_unsigned()
        }
    }
}

/// 64 bytes.
#[derive(Clone, Copy)]
pub(super) struct Avx512(pub(super) __m512i);

impl Vector for Avx512 {
    const LANES: usize = 64;

    #[inline(always)]
    unsafe fn splat(byte: u8) -> Self {
        // SAFETY: the caller vouches for AVX-512, here and below.
        unsafe { Avx512(_mm512_set1_epi8(byte.cast_signed())) }
    }
    #[inline(always)]
    unsafe fn load(bytes: &[u8]) -> Self {
        debug_assert!(bytes.len() >= Self::LANES);
        // SAFETY: the slice has as many bytes.
        unsafe { Avx512(_mm512_loadu_si512(bytes.as_ptr().cast())) }
    }
    #[inline(always)]
    unsafe fn store(self, bytes: &mut [u8]) {
        debug_assert!(bytes.len() >= Self::LANES);
        // SAFETY: the slice has as many bytes.
        unsafe { _mm512_storeu_si512(bytes.as_mut_ptr().cast(), self.0) }
    }
    #[inline(always)]
    unsafe fn add(self, other: Self) -> Self {
        unsafe { Avx512(_mm512_add_epi8(self.0, other.0)) }
    }
    #[inline(always)]
    unsafe fn min(self, other: Self) -> Self {
        unsafe { Avx512(_mm512_min_epu8(self.0, other.0)) }
    }
    #[inline(always)]
    unsafe fn add_equal(self, a: Self, b: Self) -> Self {
        // One minus the difference, but not below zero. Comparing into a mask and adding under it is
        // one instruction less, but runs on fewer ports.
        unsafe {
            let equal = _mm512_subs_epu8(_mm512_set1_epi8(1), _mm512_xor_si512(a.0, b.0));
            Avx512(_mm512_add_epi8(self.0, equal))
        }
    }
    #[inline(always)]
    unsafe fn sum(self) -> u32 {
        unsafe {
            let eighths = _mm512_sad_epu8(self.0, _mm512_setzero_si512());
            u32::try_from(_mm512_reduce_add_epi64(eighths)).expect("64 bytes sum to less")
        }
    }
}
