//! A mark for each peg that compares its colour with the code's colour there.

use super::{AnswerForm, COUNTED, FeedbackKind, Layout, Properties, Renaming, SymmetryKind};
use crate::code::Code;
use crate::color::Color;
use crate::feedback::{Feedback, PegMark};
use crate::score::Numbers;
use std::cmp::Ordering;

pub(super) static PROPERTIES: Properties = Properties {
    key: "order",
    in_files: Some("A mark for each peg: right, later, earlier."),
    suffix: Some(("-order", "each peg gets a mark: right, earlier, or later in the order of the colours")),
    form: AnswerForm::Marks(&[(PegMark::Lower, "V<↓⬇▼"), (PegMark::Higher, ">↑⬆▲"), (PegMark::Right, "=●")]),
    layout: Layout::Judged { definition, ordinals },
    most_pegs: Feedback::MOST_MARKS,
    ordinals: Feedback::ordinals_of_marks,
    win: Feedback::winning_order,
    symmetry: SymmetryKind::Nothing,
    renamings: Some(|_, colors| vec![Renaming { colors: (0..colors).rev().collect(), moves_answers: true }]),
    ..COUNTED
};

/// A blank sorts after every colour.
fn definition(_: FeedbackKind, guess: &Code, secret: &Code) -> Feedback {
    let mark = |(g, s): (&Color, &Color)| match s.cmp(g) {
        Ordering::Less => PegMark::Lower,
        Ordering::Equal => PegMark::Right,
        Ordering::Greater => PegMark::Higher,
    };
    Feedback::of_order(&guess.colors().iter().zip(secret.colors()).map(mark).collect::<Vec<_>>())
}

fn ordinals(_: FeedbackKind, guess: &[Color], codes: &[Numbers]) -> Numbers {
    let mut ordinals = Numbers::zero();
    for (mine, its) in guess.iter().zip(codes) {
        for (ordinal, &its) in ordinals.iter_mut().zip(its.iter()) {
            *ordinal = *ordinal * 3 + u16::from(its > mine.0) + 2 * u16::from(its == mine.0);
        }
    }
    ordinals
}
