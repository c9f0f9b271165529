//! How pegs, codes and answers are written and spoken, by the person's settings.

use crate::store::Symbols;
use crate::t;
use leptos::prelude::on_cleanup;
use pegwise::notation::{Alphabet, GameRecord};
use pegwise::{Board, Code, Color, Feedback, FeedbackKind, Turn};
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

/// The board that is played from now on: digits are those that are usual there, of Bulls and Cows from 0.
pub(crate) fn play_on(board: Option<&Board>) {
    if let Some(board) = board {
        ALPHABET.set(alphabet().on(board));
    }
}

/// The same in this part of the page, whose board is not that of the address; elsewhere digits are from 1 again.
pub(crate) fn play_here(board: &Board) {
    play_on(Some(board));
    on_cleanup(|| play_on(Some(&Board::classic())));
}

/// A game in one line. Symbols that the person chose are for the eye: others read the usual ones.
pub(crate) fn write_game(game: &GameRecord) -> String {
    let alphabet = alphabet().on(game.rules.board());
    if !alphabet.is_usual() {
        return game.to_string();
    }
    let row = |turn: &Turn| format!(" {}:{}", alphabet.write(&turn.guess), turn.feedback);
    game.history.iter().map(row).fold(alphabet.write_rules(&game.rules), |line, row| line + &row)
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

/// The symbols of a code's pegs: if one of its colours has none, the numbers of all.
pub(crate) fn symbols(code: &Code) -> Vec<String> {
    ALPHABET.with_borrow(|alphabet| alphabet.symbols(code))
}

/// A code as it is spoken: its symbols one by one, or the names of its colours.
pub(crate) fn spoken(code: &Code) -> String {
    if SHAPES.get() {
        code.colors().iter().map(|&color| name(color)).collect::<Vec<_>>().join(", ")
    } else {
        symbols(code).join(" ")
    }
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

/// The colours that the style sheet knows. Of the others, every third is dark, every third light; their hues go round.
const STYLED: usize = 12;
const TONES: usize = 3;

/// The class of a peg in the style sheet: its colour, or its tone if it also has a [`hue`].
pub(crate) fn class(color: Option<Color>) -> String {
    match color {
        None => "peg empty".to_owned(),
        Some(color) if color.is_blank() => "peg blank".to_owned(),
        Some(color) if color.index() < STYLED => format!("peg c{}", color.index() + 1),
        Some(color) => format!("peg tone{}", color.index() % TONES),
    }
}

/// The hue of a colour beyond those that the style sheet knows, in degrees. Each is the golden angle from the last, so that
/// however many a board has, they are spread round the circle.
pub(crate) fn hue(color: Option<Color>) -> Option<String> {
    let number = color.filter(|color| !color.is_blank())?.index().checked_sub(STYLED)? / TONES;
    #[expect(clippy::cast_precision_loss, reason = "a small number")]
    Some(format!("{:.1}", number as f64 * 137.508 % 360.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn games_are_copied_as_they_are_read() {
        for line in ["4x10-distinct 1A23:0.2", "4x10-distinct-in7 1234:1.1", "4x6 1122:0.1", "4x6"] {
            let game: GameRecord = line.parse().unwrap();
            assert_eq!(write_game(&game).parse(), Ok(game), "{line}");
        }
        assert_eq!(write_game(&"4x10-distinct 1A23:0.2".parse().unwrap()), "bulls-and-cows 0912:0.2");
    }

    #[test]
    fn every_colour_has_a_look_of_its_own() {
        let board: Board = "4x255".parse().unwrap();
        let look = |color| (class(board.color(color)), hue(board.color(color)));
        assert_eq!(
            (look(11), look(12)),
            (("peg c12".to_owned(), None), ("peg tone0".to_owned(), Some("0.0".to_owned())))
        );
        assert_eq!((0..255).map(look).collect::<BTreeSet<_>>().len(), 255);
    }
}
