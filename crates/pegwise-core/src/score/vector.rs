/// A register of bytes. Every method stands for one or two instructions of its instruction set.
///
/// # Safety
/// The methods may only be called where the instruction set is available: inside a function with the
/// matching `#[target_feature]`, reached after a check at run time.
pub(super) trait Vector: Copy {
    /// Bytes in the register. Divides [`CHUNK`](super::lanes::CHUNK).
    const LANES: usize;

    /// The same byte in every lane.
    unsafe fn splat(byte: u8) -> Self;
    /// The first `LANES` bytes of a slice that has as many.
    unsafe fn load(bytes: &[u8]) -> Self;
    /// Writes to the first `LANES` bytes of a slice that has as many.
    unsafe fn store(self, bytes: &mut [u8]);
    /// Sums, modulo 256.
    unsafe fn add(self, other: Self) -> Self;
    /// The smaller byte of each lane, unsigned.
    unsafe fn min(self, other: Self) -> Self;
    /// One more in each lane where `a` and `b` are equal.
    unsafe fn add_equal(self, a: Self, b: Self) -> Self;
    /// The sum of all lanes.
    unsafe fn sum(self) -> u32;
}

/// Plain Rust over 16 bytes, which compilers turn into whatever the target has for sure.
#[derive(Clone, Copy)]
pub(super) struct Portable([u8; 16]);

impl Portable {
    #[inline(always)]
    fn zip(self, other: Self, f: impl Fn(u8, u8) -> u8) -> Self {
        let mut lanes = self.0;
        for (lane, other) in lanes.iter_mut().zip(other.0) {
            *lane = f(*lane, other);
        }
        Portable(lanes)
    }
}

impl Vector for Portable {
    const LANES: usize = 16;

    #[inline(always)]
    unsafe fn splat(byte: u8) -> Self {
        Portable([byte; 16])
    }
    #[inline(always)]
    unsafe fn load(bytes: &[u8]) -> Self {
        Portable(bytes[..16].try_into().expect("16 bytes"))
    }
    #[inline(always)]
    unsafe fn store(self, bytes: &mut [u8]) {
        bytes[..16].copy_from_slice(&self.0);
    }
    #[inline(always)]
    unsafe fn add(self, other: Self) -> Self {
        self.zip(other, u8::wrapping_add)
    }
    #[inline(always)]
    unsafe fn min(self, other: Self) -> Self {
        self.zip(other, u8::min)
    }
    #[inline(always)]
    unsafe fn add_equal(self, a: Self, b: Self) -> Self {
        self.zip(a.zip(b, |a, b| u8::from(a == b)), u8::wrapping_add)
    }
    #[inline(always)]
    unsafe fn sum(self) -> u32 {
        self.0.iter().map(|&lane| u32::from(lane)).sum()
    }
}
