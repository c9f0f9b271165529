use crate::{Code, Color, Rules};
use std::cmp::Ordering;
use std::fmt::Debug;

/// The integer that holds one code's key: a byte for ordinary boards, two for the others.
pub(crate) trait Lane: Copy + Ord + Default + Debug + Send + Sync + 'static {
    /// The longest row whose largest key, `pegs * (pegs + 1) + pegs`, fits.
    const LONGEST_ROW: usize;
    /// A colour no code has.
    const BLANK: Self;

    fn from_usize(value: usize) -> Self;
    fn to_usize(self) -> usize;
    /// Sums of a key never overflow; wrapping arithmetic keeps the loops free of branches.
    fn plus(self, other: Self) -> Self;
    /// 1 if equal, else 0.
    fn equals(self, other: Self) -> Self;

    /// Do the keys and colours of these rules fit?
    fn fits(rules: &Rules) -> bool {
        rules.pegs() <= Self::LONGEST_ROW && rules.colors() <= Self::BLANK.to_usize()
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
            fn to_usize(self) -> usize {
                usize::from(self)
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

/// Codes by column: plane `k < pegs` holds the colours of peg `k`; plane `pegs + c` holds how often
/// colour `c` occurs, times `pegs + 1`.
#[derive(Clone, Debug)]
pub(crate) struct Lanes<L> {
    len: usize,
    pegs: usize,
    planes: Box<[Vec<L>]>,
}

impl<L: Lane> Lanes<L> {
    /// An empty list with room for `codes` codes.
    pub(crate) fn with_capacity(rules: &Rules, codes: Option<u128>) -> Self {
        let room = codes.and_then(|n| usize::try_from(n).ok()).unwrap_or(0);
        let planes = (0..rules.pegs() + rules.colors()).map(|_| Vec::with_capacity(room)).collect();
        Lanes { len: 0, pegs: rules.pegs(), planes }
    }

    pub(crate) fn new<'a>(rules: &Rules, codes: impl ExactSizeIterator<Item = &'a [Color]>) -> Self {
        let mut lanes = Self::with_capacity(rules, Some(codes.len() as u128));
        codes.for_each(|code| lanes.push(code));
        lanes
    }

    pub(crate) fn push(&mut self, code: &[Color]) {
        let unit = L::from_usize(self.pegs + 1);
        let (places, colors) = self.planes.split_at_mut(self.pegs);
        for counts in colors.iter_mut() {
            counts.push(L::default());
        }
        for (place, color) in places.iter_mut().zip(code) {
            place.push(lane_of(*color));
            if !color.is_blank() {
                let count = &mut colors[color.index()][self.len];
                *count = count.plus(unit);
            }
        }
        self.len += 1;
    }

    pub(crate) fn len(&self) -> usize {
        self.len
    }

    pub(crate) fn pegs(&self) -> usize {
        self.pegs
    }

    /// The colours of one peg.
    #[inline]
    pub(crate) fn place(&self, peg: usize) -> &[L] {
        &self.planes[peg][..self.len]
    }

    /// How often one colour occurs, times `pegs + 1`.
    #[inline]
    pub(crate) fn count(&self, color: usize) -> &[L] {
        &self.planes[self.pegs + color][..self.len]
    }

    fn color(&self, peg: usize, position: usize) -> Color {
        let lane = self.planes[peg][position];
        if lane == L::BLANK { Color::BLANK } else { Color(u16::try_from(lane.to_usize()).expect("a lane")) }
    }

    fn select(&self, positions: &[usize]) -> Self {
        let pick = |plane: &Vec<L>| positions.iter().map(|&position| plane[position]).collect();
        Lanes { len: positions.len(), pegs: self.pegs, planes: self.planes.iter().map(pick).collect() }
    }
}

pub(crate) fn lane_of<L: Lane>(color: Color) -> L {
    if color.is_blank() { L::BLANK } else { L::from_usize(color.index()) }
}

/// Codes by column, in the width their rules need.
#[derive(Clone, Debug)]
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

/// The same expression for either width.
macro_rules! with_lanes {
    ($store:expr, $lanes:ident => $body:expr) => {
        match $store {
            Store::Narrow($lanes) => $body,
            Store::Wide($lanes) => $body,
        }
    };
}

impl Store {
    pub(crate) fn len(&self) -> usize {
        with_lanes!(self, lanes => lanes.len())
    }

    pub(crate) fn pegs(&self) -> usize {
        with_lanes!(self, lanes => lanes.pegs())
    }

    /// The colour of one peg of one code.
    pub(crate) fn color(&self, peg: usize, position: usize) -> Color {
        with_lanes!(self, lanes => lanes.color(peg, position))
    }

    pub(crate) fn code(&self, position: usize) -> Code {
        Code::new((0..self.pegs()).map(|peg| self.color(peg, position)))
    }

    /// The order of the code at `position` relative to `code`.
    pub(crate) fn compare(&self, position: usize, code: &Code) -> Ordering {
        (0..self.pegs()).map(|peg| self.color(peg, position)).cmp(code.colors().iter().copied())
    }

    pub(crate) fn select(&self, positions: &[usize]) -> Self {
        with_lanes!(self, lanes => lanes.select(positions).into())
    }
}
