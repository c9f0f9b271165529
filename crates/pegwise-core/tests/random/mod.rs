//! Random boards, rules, codes and texts for the laws of this crate and of `pegwise-notation`.

use pegwise_core::{Board, Code, Color, FeedbackKind, GuessSpace, Rules};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use std::fmt::{Debug, Display};

/// Every kind of answer. Attributes have a size that fits more boards than the example does.
pub(crate) fn kinds() -> Vec<FeedbackKind> {
    let small = |kind: &FeedbackKind| match kind {
        FeedbackKind::Attributes { .. } => FeedbackKind::Attributes { seconds: 2 },
        kind => *kind,
    };
    FeedbackKind::ALL.iter().map(small).collect()
}

pub(crate) const GUESSES: [GuessSpace; 3] = [GuessSpace::Codes, GuessSpace::Free, GuessSpace::Blanks];

/// The numbers of pegs and colours. The wide boards are near the limits of the byte lanes: 15 pegs, 255 colours.
pub(crate) fn any_board() -> impl Strategy<Value = (usize, usize)> {
    let wide = select(vec![(15, 2), (16, 2), (20, 3), (2, 255), (2, 256), (2, 300), (17, 300), (255, 2)]);
    prop_oneof![3 => (1..=8usize, 1..=10usize), 1 => wide]
}

/// Prefers few colours, so that codes share some. `colors` itself means a blank.
pub(crate) fn any_digit(colors: usize, blanks: bool) -> impl Strategy<Value = usize> {
    prop_oneof![0..colors, 0..colors.min(3), (colors - 1)..(colors + usize::from(blanks))]
}

pub(crate) fn code(colors: usize, digits: impl IntoIterator<Item = usize>) -> Code {
    let color = |digit| if digit == colors { Color::BLANK } else { Color::new(u16::try_from(digit).unwrap()) };
    Code::new(digits.into_iter().map(color))
}

pub(crate) fn any_code(pegs: usize, colors: usize, blanks: bool) -> impl Strategy<Value = Code> {
    vec(any_digit(colors, blanks), pegs).prop_map(move |digits| code(colors, digits))
}

/// The board with this kind of answer, if it supports it.
pub(crate) fn told_by(board: Board, kind: FeedbackKind) -> Board {
    board.clone().with_feedback(kind).unwrap_or(board)
}

pub(crate) fn any_rules() -> impl Strategy<Value = Rules> {
    let board = prop_oneof![3 => any_board(), 1 => (1..=65_535usize, 1..=65_534usize)];
    (board, 0..4usize, select(kinds()), select(&GUESSES), prop_oneof![Just(10), 1..=u16::MAX]).prop_flat_map(
        |((pegs, colors), universe, kind, guesses, max_guesses)| {
            let board = told_by(Board::new(pegs, colors).unwrap(), kind).with_guesses(guesses);
            let boards = match universe {
                0 => Just(board.clone().distinct().unwrap_or(board)).boxed(),
                1 if pegs < 1000 => vec(any_code(pegs, colors, false), 1..6)
                    .prop_map(move |codes| board.clone().listed(codes).unwrap())
                    .boxed(),
                _ => Just(board).boxed(),
            };
            boards.prop_map(move |board| Rules::from(board).with_max_guesses(max_guesses).unwrap())
        },
    )
}

/// Printable text, arbitrary characters, and text that resembles notation.
pub(crate) fn any_text() -> impl Strategy<Value = String> {
    let characters = vec(any::<char>(), 0..30).prop_map(String::from_iter);
    prop_oneof![any::<String>(), characters, "[0-9A-Za-z.,:+\\-_ ●○x=\n]{0,40}", "[1-6_]{1,5}:[0-4.+-]{1,4}"]
}

pub(crate) fn one_line<T: Debug>(result: Result<T, impl Display>) -> Result<(), TestCaseError> {
    if let Err(error) = result {
        let error = error.to_string();
        prop_assert!(!error.is_empty() && !error.contains('\n'), "{error}");
    }
    Ok(())
}
