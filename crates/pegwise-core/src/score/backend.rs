use super::generic::{self, Members, Prepared};
use super::lanes::{CHUNK, Lanes, Row};
use super::vector::{Portable, Vector};
use std::fmt;
use std::sync::OnceLock;

/// The instruction set that scores codes. It changes the time, never the answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Backend {
    /// Plain Rust; always there.
    Portable,
    /// WebAssembly with 128-bit vectors, chosen when compiling.
    Simd128,
    /// Arm with 128-bit vectors.
    Neon,
    /// x86-64 with 256-bit vectors.
    Avx2,
    /// x86-64 with 512-bit vectors (AVX-512 F and BW).
    Avx512,
    /// The same with tables in registers (AVX-512 VBMI).
    Avx512Tables,
}

impl Backend {
    /// All backends, slowest first, whether or not this machine has them.
    pub const ALL: [Backend; 6] =
        [Backend::Portable, Backend::Simd128, Backend::Neon, Backend::Avx2, Backend::Avx512, Backend::Avx512Tables];

    /// The name, as in `PEGWISE_BACKEND`.
    pub const fn name(self) -> &'static str {
        match self {
            Backend::Portable => "portable",
            Backend::Simd128 => "simd128",
            Backend::Neon => "neon",
            Backend::Avx2 => "avx2",
            Backend::Avx512 => "avx512",
            Backend::Avx512Tables => "avx512-tables",
        }
    }

    /// Does this machine have it?
    pub fn is_available(self) -> bool {
        match self {
            Backend::Portable => true,
            Backend::Simd128 => cfg!(all(target_arch = "wasm32", target_feature = "simd128")),
            Backend::Neon => cfg!(all(target_arch = "aarch64", target_feature = "neon")),
            #[cfg(target_arch = "x86_64")]
            Backend::Avx2 => std::is_x86_feature_detected!("avx2"),
            #[cfg(target_arch = "x86_64")]
            Backend::Avx512 => std::is_x86_feature_detected!("avx512f") && std::is_x86_feature_detected!("avx512bw"),
            #[cfg(target_arch = "x86_64")]
            Backend::Avx512Tables => Backend::Avx512.is_available() && std::is_x86_feature_detected!("avx512vbmi"),
            #[cfg(not(target_arch = "x86_64"))]
            Backend::Avx2 | Backend::Avx512 | Backend::Avx512Tables => false,
        }
    }

    /// The fastest this machine has, or the one named by the environment variable `PEGWISE_BACKEND`
    /// if the machine has that. Looked up once.
    pub fn best() -> Self {
        static BEST: OnceLock<Backend> = OnceLock::new();
        *BEST.get_or_init(|| {
            let wished = std::env::var("PEGWISE_BACKEND").ok();
            let wished = Backend::ALL.into_iter().find(|backend| wished.as_deref() == Some(backend.name()));
            let available = |backend: &Backend| backend.is_available();
            wished
                .filter(available)
                .unwrap_or_else(|| Backend::ALL.into_iter().rev().find(available).expect("portable is always there"))
        })
    }
}

impl fmt::Display for Backend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The algorithms compiled for one instruction set.
macro_rules! instantiate {
    ($name:ident, $vector:ty $(, $feature:literal)?) => {
        pub(super) mod $name {
            use super::*;

            $(#[target_feature(enable = $feature)])?
            pub(in super::super) unsafe fn keys(guess: &Prepared<u8>, codes: &Lanes<u8>, start: usize, keys: &mut [u8]) {
                // SAFETY: the instruction set is enabled here.
                unsafe { generic::keys::<$vector>(guess, codes, start, keys) }
            }

            $(#[target_feature(enable = $feature)])?
            pub(in super::super) unsafe fn tally(keys: &[u8], cells: &[u8], counts: &mut [u32]) {
                // SAFETY: the instruction set is enabled here.
                unsafe { <$vector>::tally(keys, cells, counts) }
            }

            $(#[target_feature(enable = $feature)])?
            pub(in super::super) unsafe fn terms(members: &Members, guesses: &Lanes<u8>, start: usize, terms: &mut [Row]) {
                // SAFETY: the instruction set is enabled here.
                unsafe { generic::terms::<$vector>(members, guesses, start, terms) }
            }

            $(#[target_feature(enable = $feature)])?
            pub(in super::super) unsafe fn columns(members: &Members, first: usize, terms: &[Row], keys: &mut [Row]) {
                // SAFETY: the instruction set is enabled here.
                unsafe { generic::columns::<$vector>(members, first, terms, keys) }
            }

            $(#[target_feature(enable = $feature)])?
            pub(in super::super) unsafe fn count_columns(keys: &[Row], cells: &[u8], counts: &mut [Row]) {
                // SAFETY: the instruction set is enabled here.
                unsafe { <$vector>::count_columns(keys, cells, counts) }
            }

            $(#[target_feature(enable = $feature)])?
            pub(in super::super) unsafe fn ranks(keys: &[Row], ranks: &mut [Row]) {
                // SAFETY: the instruction set is enabled here.
                unsafe { <$vector>::ranks(keys, ranks) }
            }

            // Plain loops, which the compiler turns into the instructions enabled here.
            $(#[target_feature(enable = $feature)])?
            pub(in super::super) unsafe fn largest(rows: &[Row]) -> [u8; CHUNK] {
                generic::largest(rows)
            }

            $(#[target_feature(enable = $feature)])?
            pub(in super::super) unsafe fn nonzero(rows: &[Row]) -> [u8; CHUNK] {
                generic::nonzero(rows)
            }

            $(#[target_feature(enable = $feature)])?
            pub(in super::super) unsafe fn sums(rows: &[Row]) -> [u16; CHUNK] {
                generic::sums(rows)
            }

            $(#[target_feature(enable = $feature)])?
            pub(in super::super) unsafe fn squares(rows: &[Row]) -> [u16; CHUNK] {
                generic::squares(rows)
            }

            $(#[target_feature(enable = $feature)])?
            pub(in super::super) unsafe fn ranks_beyond(ranks: &[Row], thresholds: &[u32], sums: &mut [u16; CHUNK]) {
                generic::ranks_beyond(ranks, thresholds, sums);
            }

            $(#[target_feature(enable = $feature)])?
            pub(in super::super) unsafe fn counts_beyond(counts: &[Row], thresholds: &[u32], sums: &mut [u16; CHUNK]) {
                generic::counts_beyond(counts, thresholds, sums);
            }

            $(#[target_feature(enable = $feature)])?
            pub(in super::super) unsafe fn repeated(rows: &[Row], members: &[u32], kinds: usize, sums: &mut [Row<u16>]) {
                // SAFETY: the instruction set is enabled here.
                unsafe { generic::repeated::<$vector>(rows, members, kinds, sums) }
            }

            $(#[target_feature(enable = $feature)])?
            pub(in super::super) unsafe fn least(rows: &[Row<u16>], least: &mut Vec<u16>) {
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
instantiate!(avx512_tables, super::super::x86_64_tables::Avx512Tables, "avx512f,avx512bw,avx512vbmi");
#[cfg(target_arch = "aarch64")]
instantiate!(neon, super::super::aarch64::Neon, "neon");
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
instantiate!(simd128, super::super::wasm32::Simd128, "simd128");

/// Calls one of the algorithms on a backend.
macro_rules! dispatch {
    ($backend:expr, $algorithm:ident($($argument:expr),*)) => {{
        let backend: Backend = $backend;
        debug_assert!(backend.is_available());
        // SAFETY: whoever stores a backend has checked that it is available, and the slices are whole chunks by construction.
        unsafe {
            match backend {
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
        }
    }};
}

impl Backend {
    pub(super) fn keys(self, guess: &Prepared<u8>, codes: &Lanes<u8>, start: usize, keys: &mut [u8]) {
        dispatch!(self, keys(guess, codes, start, keys));
    }

    pub(super) fn tally(self, keys: &[u8], cells: &[u8], counts: &mut [u32]) {
        dispatch!(self, tally(keys, cells, counts));
    }

    pub(super) fn terms(self, members: &Members, guesses: &Lanes<u8>, start: usize, terms: &mut [Row]) {
        dispatch!(self, terms(members, guesses, start, terms));
    }

    pub(super) fn columns(self, members: &Members, first: usize, terms: &[Row], keys: &mut [Row]) {
        dispatch!(self, columns(members, first, terms, keys));
    }

    pub(super) fn count_columns(self, keys: &[Row], cells: &[u8], counts: &mut [Row]) {
        dispatch!(self, count_columns(keys, cells, counts));
    }

    pub(super) fn ranks(self, keys: &[Row], ranks: &mut [Row]) {
        dispatch!(self, ranks(keys, ranks));
    }

    pub(super) fn largest(self, rows: &[Row]) -> [u8; CHUNK] {
        dispatch!(self, largest(rows))
    }

    pub(super) fn nonzero(self, rows: &[Row]) -> [u8; CHUNK] {
        dispatch!(self, nonzero(rows))
    }

    pub(super) fn sums(self, rows: &[Row]) -> [u16; CHUNK] {
        dispatch!(self, sums(rows))
    }

    pub(super) fn squares(self, rows: &[Row]) -> [u16; CHUNK] {
        dispatch!(self, squares(rows))
    }

    pub(super) fn ranks_beyond(self, ranks: &[Row], thresholds: &[u32], sums: &mut [u16; CHUNK]) {
        dispatch!(self, ranks_beyond(ranks, thresholds, sums));
    }

    pub(super) fn repeated(self, rows: &[Row], members: &[u32], kinds: usize, sums: &mut [Row<u16>]) {
        dispatch!(self, repeated(rows, members, kinds, sums));
    }

    pub(super) fn least(self, rows: &[Row<u16>], least: &mut Vec<u16>) {
        dispatch!(self, least(rows, least));
    }

    pub(super) fn counts_beyond(self, counts: &[Row], thresholds: &[u32], sums: &mut [u16; CHUNK]) {
        dispatch!(self, counts_beyond(counts, thresholds, sums));
    }
}
