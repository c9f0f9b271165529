//! Codes stored by column in 8-bit or 16-bit lanes.

use super::shape::Shape;
use crate::board::Board;
use crate::code::Code;
use crate::color::Color;
use crate::monitor::{Cancelled, Monitor, Progress};
use std::cmp::Ordering;

use std::fmt::{self, Debug};
use std::ops::{Deref, DerefMut};

/// The integer that holds the key of one code: 8 bits for ordinary boards, 16 bits for the others.
pub(crate) trait Lane: Copy + Ord + Default + Debug + Send + Sync + 'static {
    /// The longest row whose largest key, `pegs * (pegs + 1) + pegs`, fits.
    const LONGEST_ROW: usize;
    /// A colour that never occurs in codes.
    const BLANK: Self;

    fn from_usize(value: usize) -> Self;
    fn to_usize(self) -> usize;
    fn to_u16(self) -> u16;
    /// Keys never overflow; wrapping arithmetic keeps the loops free of branches.
    fn plus(self, other: Self) -> Self;
    fn equals(self, other: Self) -> Self;

    fn fits(board: &Board) -> bool {
        board.pegs() <= Self::LONGEST_ROW && board.colors() <= Self::BLANK.to_usize()
    }
}

macro_rules! lane {
    ($int:ty, $longest:literal) => {
        impl Lane for $int {
            const LONGEST_ROW: usize = $longest;
            const BLANK: Self = <$int>::MAX;

            fn from_usize(value: usize) -> Self {
                <$int>::try_from(value).expect("checked when the codebook was built")
            }
            #[inline(always)]
            fn to_usize(self) -> usize {
                usize::from(self)
            }
            #[inline(always)]
            fn to_u16(self) -> u16 {
                u16::from(self)
            }
            #[inline(always)]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }
            #[inline(always)]
            fn equals(self, other: Self) -> Self {
                <$int>::from(self == other)
            }
        }
    };
}
lane!(u8, 15);
lane!(u16, 255);

/// The number of codes scored together, which fill a cache line of bytes and an AVX-512 register.
pub(crate) const CHUNK: usize = 64;

/// One lane for each code of a chunk, aligned so that a register never crosses a cache line.
#[derive(Clone, Copy, PartialEq, Debug)]
#[repr(C, align(64))]
pub(crate) struct Row<L = u8>([L; CHUNK]);

impl<L: Copy + Default> Row<L> {
    pub(crate) fn zero() -> Self {
        Row([L::default(); CHUNK])
    }

    #[inline(always)]
    pub(super) fn flat(rows: &[Self]) -> &[L] {
        const { assert!(size_of::<Self>() == CHUNK * size_of::<L>(), "rows without padding") };
        // SAFETY: a row is `repr(C)` and consists of exactly `CHUNK` lanes. So the rows, borrowed for as long as the
        // result, are `rows.len() * CHUNK` consecutive initialised lanes, aligned at least as strictly as lanes.
        unsafe { std::slice::from_raw_parts(rows.as_ptr().cast(), rows.len() * CHUNK) }
    }

    #[inline(always)]
    pub(super) fn flat_mut(rows: &mut [Self]) -> &mut [L] {
        const { assert!(size_of::<Self>() == CHUNK * size_of::<L>(), "rows without padding") };
        // SAFETY: as in `flat`; the rows are borrowed exclusively, and any lanes form a valid row.
        unsafe { std::slice::from_raw_parts_mut(rows.as_mut_ptr().cast(), rows.len() * CHUNK) }
    }
}

impl<L> Deref for Row<L> {
    type Target = [L; CHUNK];

    #[inline(always)]
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<L> DerefMut for Row<L> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

/// Rows on the heap, aligned within a larger allocation: where glibc has to align memory itself, it reuses little of it,
/// and a game on 2x1000 took five times as much.
struct Rows<L> {
    room: Box<[L]>,
    start: usize,
    len: usize,
}

impl<L: Copy + Default> Rows<L> {
    fn zeroed(len: usize) -> Self {
        let most_skipped = align_of::<Row<L>>() / size_of::<L>();
        let lanes = len.checked_mul(CHUNK).and_then(|lanes| lanes.checked_add(most_skipped));
        let room = vec![L::default(); lanes.expect("more lanes than an address can count")].into_boxed_slice();
        let start = room.as_ptr().align_offset(align_of::<Row<L>>());
        assert!(start <= most_skipped, "lanes are aligned to their size");
        Rows { room, start, len }
    }
}

impl<L> Deref for Rows<L> {
    type Target = [Row<L>];

    #[inline(always)]
    fn deref(&self) -> &[Row<L>] {
        // SAFETY: `zeroed` allocated `len` rows of initialised lanes after `start`, which is where rows are aligned. The
        // allocation never moves, and any lanes form a valid row.
        unsafe { std::slice::from_raw_parts(self.room.as_ptr().add(self.start).cast(), self.len) }
    }
}

impl<L> DerefMut for Rows<L> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut [Row<L>] {
        // SAFETY: as in `deref`; the lanes are borrowed exclusively.
        unsafe { std::slice::from_raw_parts_mut(self.room.as_mut_ptr().add(self.start).cast(), self.len) }
    }
}

impl<L: Copy + Default> Clone for Rows<L> {
    fn clone(&self) -> Self {
        let mut copy = Self::zeroed(self.len);
        copy.copy_from_slice(self);
        copy
    }
}

impl<L: Debug> Debug for Rows<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<L: PartialEq> PartialEq for Rows<L> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

/// The minimum number of lanes for which filling a plane takes milliseconds.
pub(crate) const LONG_PLANE: usize = 1 << 20;

/// Codes by column. Plane `k < pegs` holds the colours of peg `k`, and plane `pegs + c` the count of colour `c` times
/// `pegs + 1`. Planes are padded with zeros to whole chunks. [`Lanes::row`] relies on exactly [`Shape::planes`] times
/// `chunks` rows: [`Lanes::zeroed`] allocates them, and nothing changes their number.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Lanes<L: Lane> {
    len: usize,
    shape: Shape,
    chunks: usize,
    rows: Rows<L>,
}

impl<L: Lane> Lanes<L> {
    fn zeroed(shape: Shape, len: usize) -> Self {
        let chunks = len.div_ceil(CHUNK);
        let rows = shape.planes().checked_mul(chunks).expect("more rows than an address can count");
        Lanes { len, shape, chunks, rows: Rows::zeroed(rows) }
    }

    /// The iterator must yield exactly as many codes as its length says.
    pub(crate) fn new<'a>(board: &Board, codes: impl ExactSizeIterator<Item = &'a [Color]>) -> Self {
        let mut lanes = Self::with_len(board, codes.len());
        codes.enumerate().for_each(|(position, code)| lanes.set(position, code));
        lanes
    }

    /// Every combination of the board's colours that begins with these, in lexicographic order. With `blanks`, the blank
    /// is the last colour.
    pub(crate) fn all(
        board: &Board,
        blanks: bool,
        beginning: &[Color],
        monitor: &dyn Monitor,
    ) -> Result<Self, Cancelled> {
        let digits = board.colors() + usize::from(blanks);
        let pegs = u32::try_from(board.pegs() - beginning.len()).expect("pegs are a u16");
        let mut lanes = Self::with_len(board, digits.checked_pow(pegs).expect("checked before"));
        let (len, stride, unit) = (lanes.len, lanes.stride(), L::from_usize(board.pegs() + 1));
        let lane = |digit: usize| if digit == board.colors() { L::BLANK } else { L::from_usize(digit) };
        let planes = lanes.shape.planes() as u64;
        let mut done = 0;
        let mut next_plane = || {
            monitor.progress(Progress { done, total: planes });
            done += 1;
            if len < LONG_PLANE { Ok(()) } else { monitor.check() }
        };
        let (places, counts) = Row::flat_mut(&mut lanes.rows).split_at_mut(board.pegs() * stride);
        let (same, places) = places.split_at_mut(beginning.len() * stride);
        for (plane, &color) in same.chunks_mut(stride.max(1)).zip(beginning) {
            next_plane()?;
            plane[..len].fill(lane_of(color));
        }
        for (plane, later) in places.chunks_mut(stride.max(1)).zip((0..pegs).rev()) {
            next_plane()?;
            let same = plane[..len].chunks_mut(digits.pow(later));
            same.zip((0..digits).cycle()).for_each(|(lanes, digit)| lanes.fill(lane(digit)));
        }
        for (color, plane) in counts.chunks_mut(stride.max(1)).enumerate() {
            next_plane()?;
            for _ in beginning.iter().filter(|before| before.index() == color) {
                plane[0] = plane[0].plus(unit);
            }
            for shorter in (0..pegs).map(|later| digits.pow(later)) {
                let mut filled = shorter;
                while filled < digits * shorter {
                    let more = filled.min(digits * shorter - filled);
                    plane.copy_within(..more, filled);
                    filled += more;
                }
                for lane in &mut plane[color * shorter..][..shorter] {
                    *lane = lane.plus(unit);
                }
            }
        }
        Ok(lanes)
    }

    /// Space for `len` codes, each of which must be [`set`](Lanes::set) exactly once.
    pub(crate) fn with_len(board: &Board, len: usize) -> Self {
        Self::zeroed(board.shape(), len)
    }

    pub(crate) fn set(&mut self, position: usize, code: &[Color]) {
        let (pegs, stride) = (self.shape.pegs, self.stride());
        let unit = L::from_usize(pegs + 1);
        let planes = Row::flat_mut(&mut self.rows);
        for (peg, &color) in code.iter().enumerate() {
            planes[peg * stride + position] = lane_of(color);
            if !color.is_blank() {
                let count = &mut planes[(pegs + color.index()) * stride + position];
                *count = count.plus(unit);
            }
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.len
    }

    #[inline(always)]
    pub(crate) fn shape(&self) -> Shape {
        self.shape
    }

    #[inline(always)]
    pub(crate) fn chunks(&self) -> usize {
        self.chunks
    }

    #[inline(always)]
    fn stride(&self) -> usize {
        self.chunks * CHUNK
    }

    #[inline(always)]
    pub(crate) fn plane(&self, index: usize) -> &[L] {
        Row::flat(&self.rows[index * self.chunks..][..self.chunks])
    }

    /// One chunk of a plane, without bounds checks.
    ///
    /// # Safety
    /// `plane` must be below [`Shape::planes`], and `chunk` below [`Lanes::chunks`].
    #[inline(always)]
    pub(super) unsafe fn row(&self, plane: usize, chunk: usize) -> &Row<L> {
        debug_assert!(plane < self.shape.planes() && chunk < self.chunks);
        // SAFETY: `zeroed` allocated `planes * chunks` rows, and the caller guarantees both numbers.
        unsafe { self.rows.get_unchecked(plane * self.chunks + chunk) }
    }

    #[inline(always)]
    pub(crate) fn lane(&self, plane: usize, position: usize) -> L {
        Row::flat(&self.rows)[plane * self.stride() + position]
    }

    pub(super) fn color(&self, peg: usize, position: usize) -> Color {
        let lane = self.lane(peg, position);
        if lane == L::BLANK { Color::BLANK } else { Color(u16::try_from(lane.to_usize()).expect("a lane")) }
    }

    fn has_color(&self, color: Color) -> bool {
        if color.is_blank() {
            return (0..self.shape.pegs).any(|peg| self.plane(peg)[..self.len].contains(&L::BLANK));
        }
        let is_of_board = color.index() < self.shape.colors;
        is_of_board && self.plane(self.shape.pegs + color.index()).iter().any(|&count| count != L::default())
    }

    /// The codes at these positions, in runs that end at `ends` and have the same colours in each run.
    pub(super) fn arranged(&self, positions: &[u32], ends: &[usize]) -> Self {
        let mut arranged = Self::zeroed(self.shape, positions.len());
        let (pegs, stride) = (self.shape.pegs, arranged.stride());
        let (places, counts) = Row::flat_mut(&mut arranged.rows).split_at_mut(pegs * stride);
        for (peg, plane) in places.chunks_mut(stride.max(1)).enumerate() {
            let from = self.plane(peg);
            plane.iter_mut().zip(positions).for_each(|(to, &position)| *to = from[position as usize]);
        }
        for (color, plane) in counts.chunks_mut(stride.max(1)).enumerate() {
            let (from, mut start) = (self.plane(pegs + color), 0);
            for &end in ends {
                plane[start..end].fill(from[positions[start] as usize]);
                start = end;
            }
        }
        arranged
    }

    pub(super) fn select(&self, positions: &[usize]) -> Self {
        let mut selected = Self::zeroed(self.shape, positions.len());
        let stride = selected.stride();
        let follows = |a: &usize, b: &usize| a + 1 == *b;
        let runs: Vec<&[usize]> = positions.chunk_by(follows).flat_map(|run| run.chunks(LONGEST_RUN)).collect();
        let planes = Row::flat_mut(&mut selected.rows);
        for plane in 0..self.shape.planes() {
            let from = self.plane(plane);
            let to = &mut planes[plane * stride..][..stride];
            let mut filled = 0;
            for run in &runs {
                // A copy of fixed length is one instruction. Later copies overwrite the excess lanes.
                let (to, from) = (&mut to[filled..], &from[run[0]..]);
                match (to.first_chunk_mut::<LONGEST_RUN>(), from.first_chunk()) {
                    (Some(to), Some(from)) => *to = *from,
                    _ => to[..run.len()].copy_from_slice(&from[..run.len()]),
                }
                filled += run.len();
            }
            to[filled..].fill(L::default());
        }
        selected
    }
}

const LONGEST_RUN: usize = 16;

pub(crate) fn lane_of<L: Lane>(color: Color) -> L {
    if color.is_blank() { L::BLANK } else { L::from_usize(color.index()) }
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Store {
    Narrow(Lanes<u8>),
    Wide(Lanes<u16>),
}

impl From<Lanes<u8>> for Store {
    fn from(lanes: Lanes<u8>) -> Self {
        Store::Narrow(lanes)
    }
}

impl From<Lanes<u16>> for Store {
    fn from(lanes: Lanes<u16>) -> Self {
        Store::Wide(lanes)
    }
}

macro_rules! with_lanes {
    ($store:expr, $lanes:ident => $body:expr) => {
        match $store {
            Store::Narrow($lanes) => $body,
            Store::Wide($lanes) => $body,
        }
    };
}

impl Store {
    pub(crate) fn of<'a>(board: &Board, codes: impl ExactSizeIterator<Item = &'a [Color]>) -> Self {
        if u8::fits(board) { Lanes::<u8>::new(board, codes).into() } else { Lanes::<u16>::new(board, codes).into() }
    }

    pub(crate) fn len(&self) -> usize {
        with_lanes!(self, lanes => lanes.len())
    }

    pub(crate) fn shape(&self) -> Shape {
        with_lanes!(self, lanes => lanes.shape())
    }

    /// `position` must be below [`Store::len`].
    pub(crate) fn color(&self, peg: usize, position: usize) -> Color {
        with_lanes!(self, lanes => lanes.color(peg, position))
    }

    pub(crate) fn has_color(&self, color: Color) -> bool {
        with_lanes!(self, lanes => lanes.has_color(color))
    }

    pub(crate) fn code(&self, position: usize) -> Code {
        self.assert_position(position);
        Code::new((0..self.shape().pegs).map(|peg| self.color(peg, position)))
    }

    #[track_caller]
    pub(crate) fn assert_position(&self, position: usize) {
        assert!(position < self.len(), "position {position} of {} codes", self.len());
    }

    pub(crate) fn compare(&self, position: usize, code: &Code) -> Ordering {
        (0..self.shape().pegs).map(|peg| self.color(peg, position)).cmp(code.colors().iter().copied())
    }

    pub(crate) fn select(&self, positions: &[usize]) -> Self {
        with_lanes!(self, lanes => lanes.select(positions).into())
    }
}
