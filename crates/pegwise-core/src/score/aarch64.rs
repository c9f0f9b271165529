//! Vectors on 64-bit ARM: NEON.

#![allow(clippy::wildcard_imports, reason = "the names of instructions")]

use super::vector::Vector;
use std::arch::aarch64::*;

#[derive(Clone, Copy)]
pub(super) struct Neon(uint8x16_t);

impl Vector for Neon {
    const LANES: usize = 16;

    #[inline(always)]
    unsafe fn splat(byte: u8) -> Self {
        // SAFETY: the caller guarantees that NEON is available.
        unsafe { Neon(vdupq_n_u8(byte)) }
    }
    #[inline(always)]
    unsafe fn load(bytes: &[u8]) -> Self {
        assert!(bytes.len() >= Self::LANES);
        // SAFETY: the slice has that many bytes, and the caller guarantees that NEON is available.
        unsafe { Neon(vld1q_u8(bytes.as_ptr())) }
    }
    #[inline(always)]
    unsafe fn store(self, bytes: &mut [u8]) {
        assert!(bytes.len() >= Self::LANES);
        // SAFETY: the slice has that many bytes, and the caller guarantees that NEON is available.
        unsafe { vst1q_u8(bytes.as_mut_ptr(), self.0) }
    }
    #[inline(always)]
    unsafe fn add(self, other: Self) -> Self {
        // SAFETY: the caller guarantees that NEON is available.
        unsafe { Neon(vaddq_u8(self.0, other.0)) }
    }
    #[inline(always)]
    unsafe fn min(self, other: Self) -> Self {
        // SAFETY: the caller guarantees that NEON is available.
        unsafe { Neon(vminq_u8(self.0, other.0)) }
    }
    #[inline(always)]
    unsafe fn add_equal(self, a: Self, b: Self) -> Self {
        // Equal lanes compare to 255, which is minus one.
        // SAFETY: the caller guarantees that NEON is available.
        unsafe { Neon(vsubq_u8(self.0, vceqq_u8(a.0, b.0))) }
    }
    #[inline(always)]
    unsafe fn sum(self) -> u32 {
        // SAFETY: the caller guarantees that NEON is available.
        unsafe { u32::from(vaddlvq_u8(self.0)) }
    }
    #[inline(always)]
    unsafe fn or(self, other: Self) -> Self {
        // SAFETY: the caller guarantees that NEON is available.
        unsafe { Neon(vorrq_u8(self.0, other.0)) }
    }
    #[inline(always)]
    unsafe fn look_up(self, table: &[u8; 16]) -> Self {
        // SAFETY: the caller guarantees that NEON is available; the table has 16 bytes.
        unsafe { Neon(vqtbl1q_u8(vld1q_u8(table.as_ptr()), self.0)) }
    }
    #[inline(always)]
    unsafe fn count_ones(self) -> Self {
        // SAFETY: the caller guarantees that NEON is available.
        unsafe { Neon(vcntq_u8(self.0)) }
    }
}
