//! Vectors in WebAssembly: simd128.

#![allow(clippy::wildcard_imports, reason = "the names of instructions")]

use super::vector::Vector;
use std::arch::wasm32::*;

#[derive(Clone, Copy)]
pub(super) struct Simd128(v128);

impl Vector for Simd128 {
    const LANES: usize = 16;

    #[inline(always)]
    unsafe fn splat(byte: u8) -> Self {
        Simd128(u8x16_splat(byte))
    }
    #[inline(always)]
    unsafe fn load(bytes: &[u8]) -> Self {
        assert!(bytes.len() >= Self::LANES);
        // SAFETY: the slice has that many bytes.
        unsafe { Simd128(v128_load(bytes.as_ptr().cast())) }
    }
    #[inline(always)]
    unsafe fn store(self, bytes: &mut [u8]) {
        assert!(bytes.len() >= Self::LANES);
        // SAFETY: the slice has that many bytes.
        unsafe { v128_store(bytes.as_mut_ptr().cast(), self.0) }
    }
    #[inline(always)]
    unsafe fn add(self, other: Self) -> Self {
        Simd128(u8x16_add(self.0, other.0))
    }
    #[inline(always)]
    unsafe fn min(self, other: Self) -> Self {
        Simd128(u8x16_min(self.0, other.0))
    }
    #[inline(always)]
    unsafe fn add_equal(self, a: Self, b: Self) -> Self {
        // Equal lanes compare to 255, which is minus one.
        Simd128(u8x16_sub(self.0, u8x16_eq(a.0, b.0)))
    }
    #[inline(always)]
    unsafe fn sum(self) -> u32 {
        let pairs = u16x8_extadd_pairwise_u8x16(self.0);
        let quads = u32x4_extadd_pairwise_u16x8(pairs);
        let lane = u32x4_extract_lane::<0>(quads) + u32x4_extract_lane::<1>(quads);
        lane + u32x4_extract_lane::<2>(quads) + u32x4_extract_lane::<3>(quads)
    }
    #[inline(always)]
    unsafe fn or(self, other: Self) -> Self {
        Simd128(v128_or(self.0, other.0))
    }
    #[inline(always)]
    unsafe fn look_up(self, table: &[u8; 16]) -> Self {
        // SAFETY: the table has 16 bytes.
        unsafe { Simd128(u8x16_swizzle(v128_load(table.as_ptr().cast()), self.0)) }
    }
    #[inline(always)]
    unsafe fn count_ones(self) -> Self {
        Simd128(u8x16_popcnt(self.0))
    }
}
