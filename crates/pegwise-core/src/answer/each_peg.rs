//! Black and white pegs, with each peg of the guess judged by itself.

use super::{AnswerForm, COUNTED, FeedbackKind, Layout, PegCount, Properties};
use crate::code::Code;
use crate::color::Color;
use crate::feedback::Feedback;
use crate::score::{Judge, Scorer};

pub(super) static PROPERTIES: Properties = Properties {
    key: "each-peg",
    in_files: Some("Black and white pegs, each peg of the guess judged by itself."),
    suffix: Some(("-each", "every peg is judged by itself: no peg of the code is used up")),
    form: AnswerForm::Counts(&[PegCount::InPlace, PegCount::Elsewhere]),
    layout: Layout::Judged { definition, ordinal },
    most_pegs: Scorer::LONGEST_ROW,
    ..COUNTED
};

fn definition(_: FeedbackKind, guess: &Code, secret: &Code) -> Feedback {
    let (guess, secret) = (guess.colors(), secret.colors());
    let right = |(g, s): &(&Color, &Color)| g == s && !g.is_blank();
    let black = guess.iter().zip(secret).filter(right).count();
    let white = guess.iter().zip(secret).filter(|pair| !right(pair) && secret.contains(pair.0)).count();
    Feedback::new(black, white)
}

fn ordinal(judge: &mut Judge) -> usize {
    let Judge { guess, code, room, .. } = judge;
    for its in code.iter().filter(|its| !its.is_blank()) {
        room[its.index()] = 1;
    }
    let (mut black, mut total) = (0, 0);
    for (mine, its) in guess.iter().zip(&*code).filter(|(mine, _)| !mine.is_blank()) {
        black += usize::from(mine == its);
        total += usize::from(room[mine.index()]);
    }
    for its in code.iter().filter(|its| !its.is_blank()) {
        room[its.index()] = 0;
    }
    Feedback::new(black, total - black).ordinal()
}
