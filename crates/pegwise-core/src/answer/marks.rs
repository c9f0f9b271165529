//! A mark for each peg that says where its colour belongs.

use super::{AnswerExplanation, AnswerForm, COUNTED, FeedbackKind, Layout, Properties};
use crate::board::Board;
use crate::code::Code;
use crate::color::Color;
use crate::feedback::{Feedback, ImpossibleFeedback, PegMark};
use crate::score::{Numbers, count};

pub(super) static PROPERTIES: Properties = Properties {
    key: "marks",
    in_files: Some("A mark for each peg: right, elsewhere, wrong."),
    suffix: Some(("-marks", "each peg gets a mark: right, elsewhere, or wrong")),
    form: AnswerForm::Marks(&[
        (PegMark::Wrong, "0xX_⬛⬜·"),
        (PegMark::Elsewhere, "1yY🟨🟦○"),
        (PegMark::Right, "2gG🟩🟧●"),
    ]),
    explanation: AnswerExplanation::PlacesThenColors,
    layout: Layout::Judged { definition, ordinals },
    most_pegs: Feedback::MOST_MARKS,
    ordinals: Feedback::ordinals_of_marks,
    win: Feedback::winning_marks,
    check,
    ..COUNTED
};

/// If all other pegs are right, the last colour cannot belong elsewhere.
fn check(board: &Board, feedback: Feedback) -> Result<(), ImpossibleFeedback> {
    let pegs = board.pegs();
    if feedback.black() + 1 == pegs && feedback.white() == 1 {
        return Err(ImpossibleFeedback::LastPegAlone { pegs });
    }
    Ok(())
}

/// Right pegs use up the pegs they match. Then, from left to right, each other peg uses up a peg of its colour, if any.
fn definition(_: FeedbackKind, guess: &Code, secret: &Code) -> Feedback {
    let (guess, secret) = (guess.colors(), secret.colors());
    let mut marks: Vec<PegMark> = vec![PegMark::Wrong; guess.len()];
    let mut open: Vec<Color> = Vec::new();
    for (peg, (g, s)) in guess.iter().zip(secret).enumerate() {
        if g == s && !g.is_blank() {
            marks[peg] = PegMark::Right;
        } else {
            open.push(*s);
        }
    }
    for (peg, g) in guess.iter().enumerate().filter(|(_, g)| !g.is_blank()) {
        if marks[peg] != PegMark::Right
            && let Some(used) = open.iter().position(|s| s == g)
        {
            open.remove(used);
            marks[peg] = PegMark::Elsewhere;
        }
    }
    Feedback::of_marks(&marks)
}

fn ordinals(_: FeedbackKind, guess: &[Color], codes: &[Numbers]) -> Numbers {
    let unit = |peg: usize| (peg + 1..guess.len()).fold(1, |unit, _| unit * 3);
    let mut ordinals = Numbers::zero();
    for (first, &color) in guess.iter().enumerate() {
        if color.is_blank() || guess[..first].contains(&color) {
            continue;
        }
        // The pegs of this colour that no right peg uses up.
        let others = guess.iter().zip(codes).filter(|(mine, _)| **mine != color);
        let mut open = count(others.map(|(_, its)| its), color.0, 1);
        for (peg, its) in codes.iter().enumerate().filter(|(peg, _)| guess[*peg] == color) {
            let unit = unit(peg);
            for ((ordinal, open), &its) in ordinals.iter_mut().zip(open.iter_mut()).zip(its.iter()) {
                let right = u16::from(its == color.0);
                let elsewhere = (1 - right) & (*open).min(1);
                *open -= elsewhere;
                *ordinal += unit * (2 * right + elsewhere);
            }
        }
    }
    ordinals
}
