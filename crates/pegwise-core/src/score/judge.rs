//! Scoring for answers that are not functions of black and white.

use super::shape::Shape;
use crate::answer::FeedbackKind;
use crate::color::Color;

/// Scores one code at a time like [`Board::answer`](crate::Board::answer), for answers with marks or attributes.
#[derive(Clone, Debug)]
pub(crate) struct Judge {
    shape: Shape,
    pub(crate) kind: FeedbackKind,
    ordinal: fn(&mut Judge) -> usize,
    pub(crate) guess: Vec<Color>,
    pub(crate) code: Vec<Color>,
    /// Two entries for each colour, all zero between codes.
    pub(crate) room: Vec<u16>,
}

impl Judge {
    pub(super) fn new(shape: Shape, kind: FeedbackKind) -> Option<Self> {
        let ordinal = kind.judgement()?;
        let row = vec![Color::BLANK; shape.pegs];
        Some(Judge { shape, kind, ordinal, guess: row.clone(), code: row, room: vec![0; 2 * shape.colors] })
    }

    pub(super) fn shape(&self) -> Shape {
        self.shape
    }

    pub(super) fn load(&mut self, color: impl Fn(usize) -> Color) {
        fill(&mut self.guess, color);
    }

    #[inline]
    pub(super) fn ordinal(&mut self, code: impl Fn(usize) -> Color) -> usize {
        fill(&mut self.code, code);
        (self.ordinal)(self)
    }
}

fn fill(row: &mut [Color], color: impl Fn(usize) -> Color) {
    for (peg, place) in row.iter_mut().enumerate() {
        *place = color(peg);
    }
}
