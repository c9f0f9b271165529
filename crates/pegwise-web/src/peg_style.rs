//! How pegs, codes and answers are written and spoken, by the person's settings.

use crate::store::Symbols;
use crate::t;
use pegwise::notation::Alphabet;
use pegwise::{Code, Color, Feedback, FeedbackKind, Turn};
use std::cell::{Cell, RefCell};

thread_local! {
    static ALPHABET: RefCell<Alphabet> = RefCell::new(Alphabet::canonical());
    static SHAPES: Cell<bool> = const { Cell::new(false) };
}

/// From now on pegs carry these symbols.
pub(crate) fn write_with(symbols: Symbols) {
    ALPHABET.set(symbols.alphabet());
    SHAPES.set(symbols == Symbols::Shapes);
}

/// The symbols that codes are written and read with.
pub(crate) fn alphabet() -> Alphabet {
    ALPHABET.with_borrow(Clone::clone)
}

/// A code as the person writes it.
pub(crate) fn write(code: &Code) -> String {
    ALPHABET.with_borrow(|alphabet| alphabet.write(code))
}

/// The symbol of a colour.
pub(crate) fn symbol(color: Color) -> String {
    ALPHABET.with_borrow(|alphabet| alphabet.symbol(color))
}

/// The name of a colour; its number beyond the twelve that have one.
pub(crate) fn name(color: Color) -> String {
    match color.index() {
        _ if color.is_blank() => t!("color-blank"),
        0 => t!("color-1"),
        1 => t!("color-2"),
        2 => t!("color-3"),
        3 => t!("color-4"),
        4 => t!("color-5"),
        5 => t!("color-6"),
        6 => t!("color-7"),
        7 => t!("color-8"),
        8 => t!("color-9"),
        9 => t!("color-10"),
        10 => t!("color-11"),
        11 => t!("color-12"),
        other => t!("color-other", number = other + 1),
    }
}

/// A colour as it is spoken: what is written on it, and its name. Shapes have no names that everyone would say.
pub(crate) fn spoken_color(color: Color) -> String {
    if SHAPES.get() { name(color) } else { format!("{} {}", symbol(color), name(color)) }
}

/// A code as it is spoken: its symbols one by one, or the names of its colours.
pub(crate) fn spoken(code: &Code) -> String {
    let shapes = SHAPES.get();
    let colors = code.colors().iter().map(|&color| if shapes { name(color) } else { symbol(color) });
    colors.collect::<Vec<_>>().join(if shapes { ", " } else { " " })
}

/// An answer as it is spoken, where answers tell so much.
pub(crate) fn spoken_answer(told: FeedbackKind, feedback: Feedback) -> String {
    let (black, white) = (feedback.black(), feedback.white());
    match told {
        FeedbackKind::BlackWhite => t!("answer-spoken", black = black, white = white),
        FeedbackKind::Sum if black == 0 => t!("answer-spoken-sum", right = white),
        FeedbackKind::Blacks | FeedbackKind::Sum => t!("answer-spoken-blacks", black = black),
    }
}

/// A row as it is spoken, where answers tell so much. Its number is from 1.
pub(crate) fn spoken_row(told: FeedbackKind, row: usize, turn: &Turn) -> String {
    t!("row-spoken", row = row, code = spoken(&turn.guess), answer = spoken_answer(told, turn.feedback))
}

/// The class of a peg's colour in the style sheet, which knows twelve.
pub(crate) fn class(color: Option<Color>) -> String {
    match color {
        None => "peg empty".to_owned(),
        Some(color) if color.is_blank() => "peg blank".to_owned(),
        Some(color) if color.index() < 12 => format!("peg c{}", color.index() + 1),
        Some(_) => "peg c0".to_owned(),
    }
}
