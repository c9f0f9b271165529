//! Scoring for answers that are not functions of black and white.

use super::lanes::{CHUNK, Lane, Row, Store};
use super::shape::Shape;
use crate::answer::FeedbackKind;
use crate::color::Color;

/// One number for each code of a chunk: a colour, or the ordinal of an answer. The compiler vectorizes the loops over it.
pub(crate) type Numbers = Row<u16>;

/// The ordinals of the answers to a guess. The colours of the codes are given peg by peg.
pub(crate) type Ordinals = fn(FeedbackKind, &[Color], &[Numbers]) -> Numbers;

/// Scores codes chunk by chunk like [`Board::answer`](crate::Board::answer), for answers with marks or attributes.
#[derive(Clone, Debug)]
pub(crate) struct Judge {
    shape: Shape,
    kind: FeedbackKind,
    ordinals: Ordinals,
    guess: Vec<Color>,
    codes: Vec<Numbers>,
}

impl Judge {
    pub(super) fn new(shape: Shape, kind: FeedbackKind) -> Option<Self> {
        let ordinals = kind.judgement()?;
        let (guess, codes) = (vec![Color::BLANK; shape.pegs], vec![Numbers::zero(); shape.pegs]);
        Some(Judge { shape, kind, ordinals, guess, codes })
    }

    pub(super) fn shape(&self) -> Shape {
        self.shape
    }

    pub(super) fn load(&mut self, color: impl Fn(usize) -> Color) {
        for (peg, place) in self.guess.iter_mut().enumerate() {
            *place = color(peg);
        }
    }

    /// The ordinals of the answers for the codes of a chunk. Those of the padding mean nothing.
    pub(super) fn ordinals(&mut self, codes: &Store, chunk: usize) -> Numbers {
        let from = chunk * CHUNK;
        for (peg, row) in self.codes.iter_mut().enumerate() {
            match codes {
                Store::Narrow(lanes) => copy(&lanes.plane(peg)[from..from + CHUNK], row),
                Store::Wide(lanes) => copy(&lanes.plane(peg)[from..from + CHUNK], row),
            }
        }
        (self.ordinals)(self.kind, &self.guess, &self.codes)
    }
}

fn copy<L: Lane>(lanes: &[L], row: &mut Numbers) {
    for (number, &lane) in row.iter_mut().zip(lanes) {
        *number = if lane == L::BLANK { Color::BLANK.0 } else { lane.to_u16() };
    }
}

/// The number of pegs with one of `width` colours from `first`, for each code.
pub(crate) fn count<'a>(pegs: impl IntoIterator<Item = &'a Numbers>, first: u16, width: u16) -> Numbers {
    let mut numbers = Numbers::zero();
    for colors in pegs {
        count_on(&mut numbers, colors, first, width);
    }
    numbers
}

/// Counts one more peg where it has one of `width` colours from `first`.
pub(crate) fn count_on(numbers: &mut Numbers, colors: &Numbers, first: u16, width: u16) {
    for (number, &color) in numbers.iter_mut().zip(colors.iter()) {
        *number += u16::from(color.wrapping_sub(first) < width);
    }
}

/// Adds these numbers, but at most `most` for each code.
pub(crate) fn add_at_most(numbers: &mut Numbers, others: &Numbers, most: u16) {
    for (number, &other) in numbers.iter_mut().zip(others.iter()) {
        *number += other.min(most);
    }
}

/// The ordinals of answers with these numbers of black pegs, and of pegs in all.
pub(crate) fn ordinals_of_counts(black: &Numbers, total: &Numbers) -> Numbers {
    let mut ordinals = *black;
    for (ordinal, &total) in ordinals.iter_mut().zip(total.iter()) {
        *ordinal += total * (total + 1) / 2;
    }
    ordinals
}
