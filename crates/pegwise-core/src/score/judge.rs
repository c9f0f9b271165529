//! Scoring where answers are not functions of black and white.

use super::shape::Shape;
use crate::answer::FeedbackKind;
use crate::color::Color;

/// A guess on a board whose answers are not functions of black and white: scores one code at a time.
///
/// Says the same as [`Board::answer`](crate::Board::answer), as the kind of answer counts it.
#[derive(Clone, Debug)]
pub(crate) struct Judge {
    shape: Shape,
    pub(crate) kind: FeedbackKind,
    ordinal: fn(&mut Judge) -> usize,
    pub(crate) guess: Vec<Color>,
    /// The code that is scored.
    pub(crate) code: Vec<Color>,
    /// Scratch, all zero between codes, twice as long as there are colours.
    pub(crate) room: Vec<u16>,
}

impl Judge {
    /// `None` where answers are functions of black and white.
    pub(super) fn new(shape: Shape, kind: FeedbackKind) -> Option<Self> {
        let ordinal = kind.judgement()?;
        let row = vec![Color::BLANK; shape.pegs];
        Some(Judge { shape, kind, ordinal, guess: row.clone(), code: row, room: vec![0; 2 * shape.colors] })
    }

    pub(super) fn shape(&self) -> Shape {
        self.shape
    }

    /// Takes another guess.
    pub(super) fn load(&mut self, color: impl Fn(usize) -> Color) {
        fill(&mut self.guess, color);
    }

    /// The ordinal of what a code answers.
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
