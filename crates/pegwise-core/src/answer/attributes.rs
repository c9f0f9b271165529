//! Black and white pegs for each of the two attributes of a colour.

use super::{AnswerExplanation, AnswerForm, COUNTED, FeedbackKind, Layout, Properties, Renaming, SymmetryKind};
use crate::board::{Board, InvalidBoard};
use crate::code::Code;
use crate::color::Color;
use crate::feedback::{Feedback, FeedbackParts, ImpossibleFeedback};
use crate::score::{Numbers, add_at_most, count, count_on, ordinals_of_counts, reference};

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
    let mut lasts = [Numbers::zero(); Feedback::MOST_PEGS_OF_ATTRIBUTES];
    lasts.iter_mut().zip(codes).for_each(|(lasts, codes)| *lasts = remainders(codes, seconds));
    // The colours with the same first attribute follow one another.
    let mut ordinals = answers(guess, codes, |color| color - color % seconds, seconds);
    let answers = answers(guess, &lasts[..codes.len()], |color| color % seconds, 1);
    let unit = u16::try_from(Feedback::ordinals(guess.len())).expect("few pegs");
    ordinals.iter_mut().zip(answers.iter()).for_each(|(first, last)| *first = *first * unit + last);
    ordinals
}

/// The second attributes of these colours. That of a blank equals no other. Divides by multiplication and shifts, exactly
/// and in vectors \[Granlund & Montgomery 1994\].
fn remainders(colors: &Numbers, seconds: u16) -> Numbers {
    let divisor = u32::from(seconds);
    let bits = divisor.next_power_of_two().ilog2();
    #[expect(clippy::cast_possible_truncation, reason = "below 2^16, because the divisor is at least half the power")]
    let inverse = ((((1 << bits) - divisor) << 16) / divisor + 1) as u16;
    let shifts = (bits.min(1), bits.saturating_sub(1));
    let mut remainders = *colors;
    for color in remainders.iter_mut() {
        let high = ((u32::from(*color) * u32::from(inverse)) >> 16) as u16;
        let quotient = (high + ((*color - high) >> shifts.0)) >> shifts.1;
        *color = if *color == Color::BLANK.0 { *color } else { *color - quotient * seconds };
    }
    remainders
}

/// The answers for an attribute, whose values are ranges of this width.
fn answers(guess: &[Color], codes: &[Numbers], first: impl Fn(u16) -> u16, width: u16) -> Numbers {
    let (mut black, mut total) = (Numbers::zero(), Numbers::zero());
    let has = |color: &Color, value| !color.is_blank() && first(color.0) == value;
    for (peg, color) in guess.iter().enumerate().filter(|(_, color)| !color.is_blank()) {
        let value = first(color.0);
        count_on(&mut black, &codes[peg], value, width);
        if !guess[..peg].iter().any(|color| has(color, value)) {
            let most = guess.iter().map(|color| u16::from(has(color, value))).sum();
            add_at_most(&mut total, &count(codes, value, width), most);
        }
    }
    ordinals_of_counts(&black, &total)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remainders_are_exact() {
        for seconds in (1..=300).chain([4_095, 4_096, 32_767, 32_768, 32_769, 65_533, 65_534]) {
            for first in (0..u16::MAX).step_by(Numbers::zero().len()) {
                let mut colors = Numbers::zero();
                colors.iter_mut().zip(first..=u16::MAX).for_each(|(color, n)| *color = n);
                let expected = colors.map(|color| if color == Color::BLANK.0 { color } else { color % seconds });
                assert_eq!(*remainders(&colors, seconds), expected, "{seconds} from {first}");
            }
        }
    }
}
