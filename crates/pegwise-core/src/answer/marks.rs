//! A mark for each peg that says where its colour belongs.

use super::{AnswerExplanation, AnswerForm, COUNTED, FeedbackKind, Layout, Properties};
use crate::board::Board;
use crate::code::Code;
use crate::color::Color;
use crate::feedback::{Feedback, ImpossibleFeedback, PegMark};
use crate::score::Judge;

pub(super) static PROPERTIES: Properties = Properties {
    key: "marks",
    in_files: Some("A mark for each peg: right, elsewhere, wrong."),
    suffix: Some(("-marks", "each peg gets a mark: right, elsewhere, or wrong")),
    form: AnswerForm::Marks(&[
        (PegMark::Wrong, "0xX_⬛⬜·"),
        (PegMark::Elsewhere, "1yY🟨○"),
        (PegMark::Right, "2gG🟩●"),
    ]),
    explanation: AnswerExplanation::PlacesThenColors,
    layout: Layout::Judged { definition, ordinal },
    most_pegs: Feedback::MOST_MARKS,
    ordinals: Feedback::ordinals_of_marks,
    win: |pegs| Feedback::of_marks(&vec![PegMark::Right; pegs]),
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

fn ordinal(judge: &mut Judge) -> usize {
    let Judge { guess, code, room, .. } = judge;
    for (mine, its) in guess.iter().zip(&*code) {
        if mine != its && !its.is_blank() {
            room[its.index()] += 1;
        }
    }
    let mut ordinal = 0;
    for (mine, its) in guess.iter().zip(&*code) {
        let digit = if mine.is_blank() {
            0
        } else if mine == its {
            2
        } else if room[mine.index()] == 0 {
            0
        } else {
            room[mine.index()] -= 1;
            1
        };
        ordinal = ordinal * 3 + digit;
    }
    for its in code.iter().filter(|its| !its.is_blank()) {
        room[its.index()] = 0;
    }
    ordinal
}
