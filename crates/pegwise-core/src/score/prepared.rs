//! A guess prepared for scoring.

use super::lanes::{Lane, lane_of};
use super::shape::Shape;
use crate::color::Color;

/// A guess prepared for lanes of one width. Kernels do not check its planes, so each must be below [`Shape::planes`].
#[derive(Clone, Debug)]
pub(super) struct Prepared<L> {
    shape: Shape,
    /// The plane and the colour of each peg that is not blank.
    places: Vec<(usize, L)>,
    /// The plane of each colour in the guess, and its count times `pegs + 1`.
    counts: Vec<(usize, L)>,
}

impl<L: Lane> Prepared<L> {
    pub(super) fn new(shape: Shape) -> Self {
        Prepared { shape, places: Vec::new(), counts: Vec::new() }
    }

    /// Replaces the guess, reusing the memory. Panics if a colour is not in the shape.
    pub(super) fn load(&mut self, color: impl Fn(usize) -> Color) {
        let Shape { pegs, colors } = self.shape;
        let unit = L::from_usize(pegs + 1);
        self.places.clear();
        self.counts.clear();
        for (peg, color) in (0..pegs).map(|peg| (peg, color(peg))).filter(|(_, color)| !color.is_blank()) {
            assert!(color.index() < colors, "colour {} of {colors}", color.index() + 1);
            let plane = pegs + color.index();
            self.places.push((peg, lane_of(color)));
            match self.counts.iter_mut().find(|(seen, _)| *seen == plane) {
                Some((_, count)) => *count = count.plus(unit),
                None => self.counts.push((plane, unit)),
            }
        }
    }

    #[inline(always)]
    pub(super) fn shape(&self) -> Shape {
        self.shape
    }

    #[inline(always)]
    pub(super) fn places(&self) -> &[(usize, L)] {
        &self.places
    }

    #[inline(always)]
    pub(super) fn counts(&self) -> &[(usize, L)] {
        &self.counts
    }
}
