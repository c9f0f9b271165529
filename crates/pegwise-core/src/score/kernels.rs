//! Safe wrappers that call the algorithms with an instruction set that is available.

use super::backend::Backend;
use super::black_pegs::Bits;
use super::generic::{self, PegColor};
use super::lanes::{CHUNK, Lanes, Row};
use super::members::Members;
use super::prepared::Prepared;
use super::vector::{Portable, Vector};

/// The algorithms on an instruction set that this machine supports. Every method is safe: [`Kernels::new`] checks the
/// instruction set, and each call checks the bounds of all its unchecked reads once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Kernels {
    /// Always available, because only [`Kernels::new`] sets it.
    backend: Backend,
}

/// Instantiates the algorithms for an instruction set. They share the safety requirements of [`generic`].
macro_rules! instantiate {
    ($name:ident, $vector:ty $(, $feature:literal)?) => {
        mod $name {
            use super::*;

            $(#[target_feature(enable = $feature)])?
            pub(super) unsafe fn keys(guess: &Prepared<u8>, codes: &Lanes<u8>, first: usize, keys: &mut [Row]) {
                // SAFETY: the instruction set is enabled here; the caller guarantees the shapes and the chunks.
                unsafe { generic::keys::<$vector>(guess, codes, first, keys) }
            }

            $(#[target_feature(enable = $feature)])?
            pub(super) unsafe fn terms(members: &Members, guesses: &Lanes<u8>, chunk: usize, terms: &mut [Row]) {
                // SAFETY: the instruction set is enabled here; the caller guarantees the shapes and the chunk.
                unsafe { generic::terms::<$vector>(members, guesses, chunk, terms) }
            }

            $(#[target_feature(enable = $feature)])?
            pub(super) fn tally(keys: &[Row], cells: &[u8], counts: &mut [u32]) {
                // SAFETY: the instruction set is enabled here.
                unsafe { <$vector>::tally(keys, cells, counts) }
            }

            $(#[target_feature(enable = $feature)])?
            pub(super) fn columns(members: &Members, first: usize, terms: &[Row], keys: &mut [Row]) {
                // SAFETY: the instruction set is enabled here.
                unsafe { generic::columns::<$vector>(members, first, terms, keys) }
            }

            $(#[target_feature(enable = $feature)])?
            pub(super) fn count_columns(keys: &[Row], cells: &[u8], counts: &mut [Row]) {
                // SAFETY: the instruction set is enabled here.
                unsafe { <$vector>::count_columns(keys, cells, counts) }
            }

            $(#[target_feature(enable = $feature)])?
            pub(super) fn ranks(keys: &[Row], ranks: &mut [Row]) {
                // SAFETY: the instruction set is enabled here.
                unsafe { <$vector>::ranks(keys, ranks) }
            }

            $(#[target_feature(enable = $feature)])?
            pub(super) fn repeated(
                rows: &[Row],
                chunks: usize,
                members: &[u32],
                kinds: usize,
                sums: &mut [Row<u16>],
            ) {
                // SAFETY: the instruction set is enabled here.
                unsafe { generic::repeated::<$vector>(rows, chunks, members, kinds, sums) }
            }

            // Plain loops that the compiler vectorizes with the instructions enabled here.
            $(#[target_feature(enable = $feature)])?
            pub(super) fn largest(rows: &[Row]) -> [u8; CHUNK] {
                generic::largest(rows)
            }

            $(#[target_feature(enable = $feature)])?
            pub(super) fn add_peg(before: &[Row], peg: PegColor<'_>, counts: &Row, after: &mut [Row]) {
                generic::add_peg(before, peg, counts, after);
            }

            $(#[target_feature(enable = $feature)])?
            pub(super) fn count_matches(planes: &[&[Bits]], marked: &[Bits], counts: &mut [u32; 4]) {
                generic::count_matches(planes, marked, counts);
            }

            $(#[target_feature(enable = $feature)])?
            pub(super) fn mark_matches(planes: &[&[Bits]], total: usize, marked: &mut [Bits]) {
                generic::mark_matches(planes, total, marked);
            }

            $(#[target_feature(enable = $feature)])?
            pub(super) fn nonzero(rows: &[Row]) -> [u8; CHUNK] {
                generic::nonzero(rows)
            }

            $(#[target_feature(enable = $feature)])?
            pub(super) fn sums(rows: &[Row]) -> [u16; CHUNK] {
                generic::sums(rows)
            }

            $(#[target_feature(enable = $feature)])?
            pub(super) fn squares(rows: &[Row]) -> [u16; CHUNK] {
                generic::squares(rows)
            }

            $(#[target_feature(enable = $feature)])?
            pub(super) fn ranks_beyond(ranks: &[Row], thresholds: &[u32], sums: &mut [u16; CHUNK]) {
                generic::ranks_beyond(ranks, thresholds, sums);
            }

            $(#[target_feature(enable = $feature)])?
            pub(super) fn counts_beyond(counts: &[Row], thresholds: &[u32], sums: &mut [u16; CHUNK]) {
                generic::counts_beyond(counts, thresholds, sums);
            }

            $(#[target_feature(enable = $feature)])?
            pub(super) fn least(rows: &[Row<u16>], least: &mut [u16]) {
                generic::least(rows, least);
            }
        }
    };
}

instantiate!(portable, Portable);
#[cfg(target_arch = "x86_64")]
instantiate!(avx2, super::super::x86_64::Avx2, "avx2");
#[cfg(target_arch = "x86_64")]
instantiate!(avx512, super::super::x86_64::Avx512, "avx512f,avx512bw");
#[cfg(target_arch = "x86_64")]
instantiate!(avx512_tables, super::super::x86_64_tables::Avx512Tables, "avx512f,avx512bw,avx512vbmi,avx512vpopcntdq");
#[cfg(target_arch = "aarch64")]
instantiate!(neon, super::super::aarch64::Neon, "neon");
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
instantiate!(simd128, super::super::wasm32::Simd128, "simd128");

/// Calls an algorithm with the instruction set of a [`Kernels`]. The caller must meet its other requirements.
macro_rules! dispatch {
    ($kernels:expr, $algorithm:ident($($argument:expr),*)) => {
        match $kernels.backend {
            #[cfg(target_arch = "x86_64")]
            Backend::Avx2 => avx2::$algorithm($($argument),*),
            #[cfg(target_arch = "x86_64")]
            Backend::Avx512 => avx512::$algorithm($($argument),*),
            #[cfg(target_arch = "x86_64")]
            Backend::Avx512Tables => avx512_tables::$algorithm($($argument),*),
            #[cfg(target_arch = "aarch64")]
            Backend::Neon => neon::$algorithm($($argument),*),
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Backend::Simd128 => simd128::$algorithm($($argument),*),
            _ => portable::$algorithm($($argument),*),
        }
    };
}

// On targets that always have the instruction set, the call is safe.
#[cfg_attr(not(any(target_arch = "x86_64", target_arch = "aarch64")), allow(unused_unsafe))]
impl Kernels {
    pub(super) fn new(backend: Backend) -> Self {
        assert!(backend.is_available(), "this machine has no {backend}");
        Kernels { backend }
    }

    pub(super) fn backend(self) -> Backend {
        self.backend
    }

    /// Panics if the guess and the codes have different shapes, or there are too few chunks after `first`.
    pub(super) fn keys(self, guess: &Prepared<u8>, codes: &Lanes<u8>, first: usize, keys: &mut [Row]) {
        codes.shape().assert_same(guess.shape());
        assert!(first <= codes.chunks() && keys.len() <= codes.chunks() - first, "chunks that are not there");
        // SAFETY: `new` checked the instruction set. The shapes and the number of chunks were just checked.
        unsafe { dispatch!(self, keys(guess, codes, first, keys)) }
    }

    /// Panics if the members and the guesses have different shapes, or there is no such chunk.
    pub(super) fn terms(self, members: &Members, guesses: &Lanes<u8>, chunk: usize, terms: &mut [Row]) {
        guesses.shape().assert_same(members.shape());
        assert!(chunk < guesses.chunks(), "chunk {chunk} of {}", guesses.chunks());
        // SAFETY: `new` checked the instruction set. The shapes and the chunk were just checked.
        unsafe { dispatch!(self, terms(members, guesses, chunk, terms)) }
    }

    pub(super) fn tally(self, keys: &[Row], cells: &[u8], counts: &mut [u32]) {
        // SAFETY: `new` checked the instruction set.
        unsafe { dispatch!(self, tally(keys, cells, counts)) }
    }

    pub(super) fn columns(self, members: &Members, first: usize, terms: &[Row], keys: &mut [Row]) {
        // SAFETY: `new` checked the instruction set.
        unsafe { dispatch!(self, columns(members, first, terms, keys)) }
    }

    pub(super) fn count_columns(self, keys: &[Row], cells: &[u8], counts: &mut [Row]) {
        // SAFETY: `new` checked the instruction set.
        unsafe { dispatch!(self, count_columns(keys, cells, counts)) }
    }

    pub(super) fn ranks(self, keys: &[Row], ranks: &mut [Row]) {
        // SAFETY: `new` checked the instruction set.
        unsafe { dispatch!(self, ranks(keys, ranks)) }
    }

    pub(super) fn repeated(self, rows: &[Row], chunks: usize, members: &[u32], kinds: usize, sums: &mut [Row<u16>]) {
        // SAFETY: `new` checked the instruction set.
        unsafe { dispatch!(self, repeated(rows, chunks, members, kinds, sums)) }
    }

    pub(super) fn largest(self, rows: &[Row]) -> [u8; CHUNK] {
        // SAFETY: `new` checked the instruction set.
        unsafe { dispatch!(self, largest(rows)) }
    }

    pub(super) fn add_peg(self, before: &[Row], peg: PegColor<'_>, counts: &Row, after: &mut [Row]) {
        // SAFETY: `new` checked the instruction set.
        unsafe { dispatch!(self, add_peg(before, peg, counts, after)) }
    }

    pub(super) fn count_matches(self, planes: &[&[Bits]], marked: &[Bits], counts: &mut [u32; 4]) {
        // SAFETY: `new` checked the instruction set.
        unsafe { dispatch!(self, count_matches(planes, marked, counts)) }
    }

    pub(super) fn mark_matches(self, planes: &[&[Bits]], total: usize, marked: &mut [Bits]) {
        // SAFETY: `new` checked the instruction set.
        unsafe { dispatch!(self, mark_matches(planes, total, marked)) }
    }

    pub(super) fn nonzero(self, rows: &[Row]) -> [u8; CHUNK] {
        // SAFETY: `new` checked the instruction set.
        unsafe { dispatch!(self, nonzero(rows)) }
    }

    pub(super) fn sums(self, rows: &[Row]) -> [u16; CHUNK] {
        // SAFETY: `new` checked the instruction set.
        unsafe { dispatch!(self, sums(rows)) }
    }

    pub(super) fn squares(self, rows: &[Row]) -> [u16; CHUNK] {
        // SAFETY: `new` checked the instruction set.
        unsafe { dispatch!(self, squares(rows)) }
    }

    pub(super) fn ranks_beyond(self, ranks: &[Row], thresholds: &[u32], sums: &mut [u16; CHUNK]) {
        // SAFETY: `new` checked the instruction set.
        unsafe { dispatch!(self, ranks_beyond(ranks, thresholds, sums)) }
    }

    pub(super) fn counts_beyond(self, counts: &[Row], thresholds: &[u32], sums: &mut [u16; CHUNK]) {
        // SAFETY: `new` checked the instruction set.
        unsafe { dispatch!(self, counts_beyond(counts, thresholds, sums)) }
    }

    pub(super) fn least(self, rows: &[Row<u16>], least: &mut [u16]) {
        // SAFETY: `new` checked the instruction set.
        unsafe { dispatch!(self, least(rows, least)) }
    }
}
