//! Black and white pegs for each of the two attributes of a colour.

use super::{AnswerExplanation, AnswerForm, COUNTED, FeedbackKind, Layout, Properties, Renaming, SymmetryKind};
use crate::board::{Board, InvalidBoard};
use crate::code::Code;
use crate::color::Color;
use crate::feedback::{Feedback, FeedbackParts, ImpossibleFeedback};
use crate::score::{Numbers, add_at_most, count, count_equal, ordinals_of_counts, reference};

pub(super) static PROPERTIES: Properties = Properties {
    key: "attributes",
    form: AnswerForm::Pairs,
    explanation: AnswerExplanation::Attributes,
    layout: Layout::Judged { definition, ordinals },
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

fn ordinals(kind: FeedbackKind, guess: &[Color], codes: &[Numbers]) -> Numbers {
    let seconds = seconds(kind);
    let (firsts, lasts): (Vec<Numbers>, Vec<Numbers>) = codes.iter().map(|codes| split(codes, seconds)).unzip();
    let mut ordinals = answers(guess, &firsts, |color| color / seconds);
    let answers = answers(guess, &lasts, |color| color % seconds);
    let unit = u16::try_from(Feedback::ordinals(guess.len())).expect("few pegs");
    ordinals.iter_mut().zip(answers.iter()).for_each(|(first, last)| *first = *first * unit + last);
    ordinals
}

/// The attributes of these colours. Those of a blank equal no other.
fn split(colors: &Numbers, seconds: u16) -> (Numbers, Numbers) {
    let (mut firsts, mut lasts) = (*colors, *colors);
    for (first, last) in firsts.iter_mut().zip(lasts.iter_mut()) {
        // Exact for 16 bits, and faster than a division of integers.
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "below the colour")]
        let quotient = ((f32::from(*first) + 0.5) / f32::from(seconds)) as u16;
        (*first, *last) = (quotient, if *last == Color::BLANK.0 { *last } else { *last - quotient * seconds });
    }
    (firsts, lasts)
}

fn answers(guess: &[Color], codes: &[Numbers], of: impl Fn(u16) -> u16) -> Numbers {
    let guess: Vec<Option<u16>> = guess.iter().map(|color| (!color.is_blank()).then(|| of(color.0))).collect();
    let (mut black, mut total) = (Numbers::zero(), Numbers::zero());
    for (peg, &value) in guess.iter().enumerate() {
        let Some(mine) = value else { continue };
        count_equal(&mut black, &codes[peg], mine);
        if guess[..peg].contains(&value) {
            continue;
        }
        let most = guess.iter().map(|other| u16::from(*other == value)).sum();
        add_at_most(&mut total, &count(codes, mine), most);
    }
    ordinals_of_counts(&black, &total)
}
