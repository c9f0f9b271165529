//! Black and white pegs for each of the two attributes of a colour.

use super::{AnswerExplanation, AnswerForm, COUNTED, FeedbackKind, Layout, Properties, Renaming, SymmetryKind};
use crate::board::{Board, InvalidBoard};
use crate::code::Code;
use crate::color::Color;
use crate::feedback::{Feedback, FeedbackParts, ImpossibleFeedback};
use crate::score::{Judge, reference};

pub(super) static PROPERTIES: Properties = Properties {
    key: "attributes",
    form: AnswerForm::Pairs,
    explanation: AnswerExplanation::Attributes,
    layout: Layout::Judged { definition, ordinal },
    most_pegs: Feedback::MOST_PEGS_OF_ATTRIBUTES,
    allows_colors,
    ordinals: Feedback::ordinals_of_attributes,
    win: |pegs| Feedback::of_attributes([Feedback::win(pegs); 2], pegs),
    check,
    symmetry: SymmetryKind::Nothing,
    renamings: Some(renamings),
    ..COUNTED
};

fn seconds(kind: FeedbackKind) -> u16 {
    kind.seconds().expect("a kind of two attributes")
}

fn allows_colors(kind: FeedbackKind, colors: u16) -> Result<(), InvalidBoard> {
    let seconds = seconds(kind);
    match colors.checked_rem(seconds) {
        Some(0) => Ok(()),
        _ => Err(InvalidBoard::BadAttributes { colors, seconds }),
    }
}

fn check(board: &Board, feedback: Feedback) -> Result<(), ImpossibleFeedback> {
    let FeedbackParts::Attributes(answers) = feedback.parts() else { unreachable!("answers of this kind are two") };
    let pegs = board.pegs();
    if let Some(answer) = answers.into_iter().find(|answer| answer.total() > pegs) {
        return Err(ImpossibleFeedback::TooMany { black: answer.black(), white: answer.white(), pegs });
    }
    if answers.into_iter().any(|answer| answer.black() + 1 == pegs && answer.white() == 1) {
        return Err(ImpossibleFeedback::LastPegAlone { pegs });
    }
    Ok(())
}

/// The values of each attribute can be permuted, and the attributes swapped if they have the same number of values.
fn renamings(kind: FeedbackKind, colors: usize) -> Vec<Renaming> {
    let seconds = usize::from(seconds(kind));
    let firsts = colors / seconds;
    let exchange = |(a, b): (usize, usize), n: usize| match n {
        n if n == a => b,
        n if n == b => a,
        n => n,
    };
    let pairs = |n: usize| (0..n).flat_map(move |a| (a + 1..n).map(move |b| (a, b)));
    let renaming =
        |to: &dyn Fn(usize) -> usize, moves_answers| Renaming { colors: (0..colors).map(to).collect(), moves_answers };
    let of_firsts =
        pairs(firsts).map(|pair| renaming(&|color| exchange(pair, color / seconds) * seconds + color % seconds, false));
    let of_seconds = pairs(seconds)
        .map(|pair| renaming(&|color| color / seconds * seconds + exchange(pair, color % seconds), false));
    let turned = (firsts == seconds).then(|| renaming(&|color| color % seconds * seconds + color / seconds, true));
    of_firsts.chain(of_seconds).chain(turned).collect()
}

fn definition(kind: FeedbackKind, guess: &Code, secret: &Code) -> Feedback {
    let part = |code: &Code, of: fn(u16, u16) -> u16| {
        let color = |c: &Color| if c.is_blank() { *c } else { Color(of(c.0, seconds(kind))) };
        Code::new(code.colors().iter().map(color))
    };
    let answer = |of: fn(u16, u16) -> u16| reference(&part(guess, of), &part(secret, of));
    Feedback::of_attributes([answer(|c, n| c / n), answer(|c, n| c % n)], guess.pegs())
}

fn ordinal(judge: &mut Judge) -> usize {
    let seconds = usize::from(seconds(judge.kind));
    let half = judge.room.len() / 2;
    let places = |color: &Color| [color.index() / seconds, half + color.index() % seconds];
    let Judge { guess, code, room, .. } = judge;
    for place in guess.iter().filter(|mine| !mine.is_blank()).flat_map(places) {
        room[place] += 1;
    }
    let (mut black, mut total) = ([0; 2], [0; 2]);
    for (mine, its) in guess.iter().zip(&*code).filter(|(_, its)| !its.is_blank()) {
        let is_blank = mine.is_blank();
        for (part, (place, of_guess)) in places(its).into_iter().zip(places(mine)).enumerate() {
            black[part] += usize::from(place == of_guess && !is_blank);
            if room[place] > 0 {
                room[place] -= 1;
                total[part] += 1;
            }
        }
    }
    for place in guess.iter().filter(|mine| !mine.is_blank()).flat_map(places) {
        room[place] = 0;
    }
    let answer = |part: usize| Feedback::new(black[part], total[part] - black[part]).ordinal();
    answer(0) * Feedback::ordinals(guess.len()) + answer(1)
}
