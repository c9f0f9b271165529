//! Black and white pegs, with each peg of the guess judged by itself.

use super::{AnswerForm, COUNTED, FeedbackKind, Layout, PegCount, Properties};
use crate::code::Code;
use crate::color::Color;
use crate::feedback::Feedback;
use crate::score::{Numbers, Scorer, add_at_most, count, count_on, ordinals_of_counts};

pub(super) static PROPERTIES: Properties = Properties {
    key: "each-peg",
    in_files: Some("Black and white pegs, each peg of the guess judged by itself."),
    suffix: Some(("-each", "every peg is judged by itself: no peg of the code is used up")),
    form: AnswerForm::Counts(&[PegCount::InPlace, PegCount::Elsewhere]),
    layout: Layout::Judged { definition, ordinals },
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

fn ordinals(_: FeedbackKind, guess: &[Color], codes: &[Numbers]) -> Numbers {
    let (mut black, mut total) = (Numbers::zero(), Numbers::zero());
    for (mine, its) in guess.iter().zip(codes).filter(|(mine, _)| !mine.is_blank()) {
        count_on(&mut black, its, mine.0, 1);
        add_at_most(&mut total, &count(codes, mine.0, 1), 1);
    }
    ordinals_of_counts(&black, &total)
}
