//! The instruction sets that scoring can use.

use std::fmt;
use std::sync::OnceLock;

/// The instruction set that scores codes. It affects speed, never results. Functions that take a backend panic if this
/// machine does not support it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Backend {
    /// Plain Rust, which is always available.
    Portable,
    /// WebAssembly with 128-bit vectors, chosen at compile time.
    Simd128,
    /// Arm with 128-bit vectors.
    Neon,
    /// x86-64 with 256-bit vectors.
    Avx2,
    /// x86-64 with 512-bit vectors (AVX-512 F and BW).
    Avx512,
    /// Like `Avx512`, but with tables in registers (AVX-512 VBMI and VPOPCNTDQ).
    Avx512Tables,
}

impl Backend {
    /// All backends from slowest to fastest, whether available or not.
    pub const ALL: [Backend; 6] =
        [Backend::Portable, Backend::Simd128, Backend::Neon, Backend::Avx2, Backend::Avx512, Backend::Avx512Tables];

    /// The name as used in `PEGWISE_BACKEND`.
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

    /// Whether this machine supports the backend.
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
            Backend::Avx512Tables => {
                Backend::Avx512.is_available()
                    && std::is_x86_feature_detected!("avx512vbmi")
                    && std::is_x86_feature_detected!("avx512vpopcntdq")
            }
            #[cfg(not(target_arch = "x86_64"))]
            Backend::Avx2 | Backend::Avx512 | Backend::Avx512Tables => false,
        }
    }

    /// The backend that `PEGWISE_BACKEND` names if available, otherwise the fastest one that is. Cached.
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
