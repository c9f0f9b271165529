//! The trait of byte operations, its implementation in plain Rust, and counting by comparing. Functions outside the
//! trait have the same safety requirements.

use super::generic::JUNK;
use super::lanes::{CHUNK, Row};

/// A register of bytes. Every method takes one or two instructions of its instruction set.
/// # Safety
/// The methods may only be called where the instruction set is enabled: inside a function with the matching
/// `#[target_feature]`, reached after a check at run time ([`Kernels`](super::kernels::Kernels)). Nothing else is
/// required, because slices that are too short panic.
pub(super) trait Vector: Copy {
    /// The number of bytes in the register, which divides [`CHUNK`].
    const LANES: usize;

    #[inline(always)]
    fn starts() -> impl Iterator<Item = usize> {
        (0..CHUNK).step_by(Self::LANES)
    }

    unsafe fn splat(byte: u8) -> Self;
    /// Reads the first `LANES` bytes, and panics if there are fewer. Known lengths are checked at compile time.
    unsafe fn load(bytes: &[u8]) -> Self;
    unsafe fn store(self, bytes: &mut [u8]);
    unsafe fn add(self, other: Self) -> Self;
    unsafe fn min(self, other: Self) -> Self;
    unsafe fn add_equal(self, a: Self, b: Self) -> Self;
    unsafe fn sum(self) -> u32;
    unsafe fn or(self, other: Self) -> Self;
    /// Replaces each byte below 16 with its entry in the table, and the others with 0.
    unsafe fn look_up(self, table: &[u8; 16]) -> Self;
    unsafe fn count_ones(self) -> Self;

    /// Adds the number of keys equal to each of `cells` to `counts`.
    #[inline(always)]
    unsafe fn tally(keys: &[Row], cells: &[u8], counts: &mut [u32]) {
        // SAFETY: the caller guarantees that the instructions are available.
        unsafe { tally_by_comparing::<Self>(keys, cells, counts) }
    }

    /// For each lane of at most 255 rows, counts the keys equal to each of `cells`.
    #[inline(always)]
    unsafe fn count_columns(keys: &[Row], cells: &[u8], counts: &mut [Row]) {
        // SAFETY: the caller guarantees that the instructions are available.
        unsafe { count_columns_by_comparing::<Self>(keys, cells, counts) }
    }

    /// For each lane of each row, counts the earlier rows with the same key: the rank of a code in its cell.
    #[inline(always)]
    unsafe fn ranks(keys: &[Row], ranks: &mut [Row]) {
        for lane in Self::starts() {
            for (row, rank) in ranks.iter_mut().enumerate() {
                // SAFETY: the caller guarantees that the instructions are available.
                unsafe {
                    let key = Self::load(&keys[row][lane..]);
                    let mut before = Self::splat(0);
                    for other in &keys[..row] {
                        before = before.add_equal(key, Self::load(&other[lane..]));
                    }
                    before.store(&mut rank[lane..]);
                }
            }
        }
    }
}

/// [`Vector::tally`] for any instruction set. Comparing counts a register full of keys at once, scattering only one.
#[inline(always)]
pub(super) unsafe fn tally_by_comparing<V: Vector>(keys: &[Row], cells: &[u8], counts: &mut [u32]) {
    // Each byte of a counter counts at most one key per register.
    for keys in keys.chunks(255 / (CHUNK / V::LANES)) {
        for (cells, counts) in cells.chunks(TOGETHER).zip(counts.chunks_mut(TOGETHER)) {
            // SAFETY: the caller guarantees that the instructions are available.
            let found = unsafe { count_together::<V>(Row::flat(keys).chunks_exact(V::LANES), cells) };
            for (count, found) in counts.iter_mut().zip(found) {
                // SAFETY: the caller guarantees that the instructions are available.
                *count += unsafe { found.sum() };
            }
        }
    }
}

#[inline(always)]
pub(super) unsafe fn count_columns_by_comparing<V: Vector>(keys: &[Row], cells: &[u8], counts: &mut [Row]) {
    for (cells, counts) in cells.chunks(TOGETHER).zip(counts.chunks_mut(TOGETHER)) {
        for lane in V::starts() {
            let keys = keys.iter().map(|row| &row[lane..]);
            // SAFETY: the caller guarantees that the instructions are available.
            let found = unsafe { count_together::<V>(keys, cells) };
            for (count, found) in counts.iter_mut().zip(found) {
                // SAFETY: the caller guarantees that the instructions are available.
                unsafe { found.store(&mut count[lane..]) };
            }
        }
    }
}

/// The number of cells counted in one pass over the keys, so that counters, comparands and the key fit in sixteen
/// registers. Four is as fast as seven, and divides the 20 cells of five pegs.
const TOGETHER: usize = 4;

/// For each lane and up to [`TOGETHER`] cells, counts the keys equal to the cell.
#[inline(always)]
unsafe fn count_together<'a, V: Vector>(keys: impl Iterator<Item = &'a [u8]>, cells: &[u8]) -> [V; TOGETHER] {
    // SAFETY: the caller guarantees that the instructions are available.
    unsafe {
        let cell: [V; TOGETHER] = std::array::from_fn(|i| V::splat(cells.get(i).copied().unwrap_or(JUNK)));
        let mut found = [V::splat(0); TOGETHER];
        for keys in keys {
            let keys = V::load(keys);
            for i in 0..TOGETHER {
                found[i] = found[i].add_equal(keys, cell[i]);
            }
        }
        found
    }
}

/// Plain Rust on 16 bytes, which compilers translate to the baseline vectors of the target.
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
    #[inline(always)]
    unsafe fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }
    #[inline(always)]
    unsafe fn look_up(self, table: &[u8; 16]) -> Self {
        Portable(self.0.map(|lane| table.get(usize::from(lane)).copied().unwrap_or(0)))
    }
    #[inline(always)]
    unsafe fn count_ones(self) -> Self {
        #[expect(clippy::cast_possible_truncation, reason = "at most 8")]
        Portable(self.0.map(|lane| lane.count_ones() as u8))
    }

    /// Nine times as fast as the default, which compilers do not optimize if both registers come from memory.
    #[inline(always)]
    unsafe fn ranks(keys: &[Row], ranks: &mut [Row]) {
        for (row, (key, rank)) in keys.iter().zip(ranks).enumerate() {
            let mut before = [0; CHUNK];
            for other in &keys[..row] {
                for ((before, &key), &other) in before.iter_mut().zip(key.iter()).zip(other.iter()) {
                    *before += u8::from(key == other);
                }
            }
            **rank = before;
        }
    }
}
