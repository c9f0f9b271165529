//! Pegs, codes and answers, written and spoken according to the person's settings.

use crate::store::{PegColor, Symbols, USUAL_COLORS, brightness};
use crate::{t, wording};
use leptos::prelude::on_cleanup;
use pegwise::notation::{Alphabet, GameRecord, Noun};
use pegwise::{Board, Code, Color, Feedback, FeedbackKind, Turn};
use pegwise_text::answer::{self, parts_in_words};
use pegwise_text::attribute;
use pegwise_text::number::capitalized;
use std::cell::{Cell, RefCell};

thread_local! {
    static ALPHABET: RefCell<Alphabet> = RefCell::new(Alphabet::canonical());
    static OF_FILE: RefCell<Option<Alphabet>> = const { RefCell::new(None) };
    static PAIRS: RefCell<Option<Board>> = const { RefCell::new(None) };
    static SHAPES: Cell<bool> = const { Cell::new(false) };
    static LETTERS: Cell<bool> = const { Cell::new(false) };
    static COLORS: RefCell<Vec<PegColor>> = const { RefCell::new(Vec::new()) };
}

pub(crate) fn write_with(symbols: Symbols) {
    ALPHABET.set(symbols.alphabet());
    SHAPES.set(symbols == Symbols::Shapes);
}

pub(crate) fn paint_with(colors: &[PegColor]) {
    COLORS.set(colors.to_vec());
    if !colors.is_empty() {
        let names = colors.iter().enumerate().map(|(index, look)| name_of(look, index));
        let own = ALPHABET.with_borrow(Clone::clone);
        ALPHABET.set(own.clone().with_names(names).unwrap_or(own));
    }
}

pub(crate) fn look(index: usize) -> PegColor {
    COLORS.with_borrow(|colors| colors.get(index).cloned()).unwrap_or(PegColor::Usual(index))
}

pub(crate) fn name_of(look: &PegColor, index: usize) -> String {
    match look {
        PegColor::Usual(color) => usual_name(*color),
        PegColor::Own { name, .. } if name.is_empty() => usual_name(USUAL_COLORS + index),
        PegColor::Own { name, .. } => name.clone(),
    }
}

pub(crate) fn is_special(board: &Board) -> bool {
    let usual = Alphabet::canonical();
    attribute::sizes(board).is_some() || wording::alphabet(board).is_some() || usual.of_game_on(board) != usual
}

/// Whether codes on this board are words: its 26 colours are the letters A to Z.
pub(crate) fn are_letters(board: &Board) -> bool {
    board.colors() == 26
        && wording::alphabet(board).unwrap_or_else(|| Alphabet::canonical().of_game_on(board)).is_of_letters()
}

pub(crate) fn play_on(board: Option<&Board>) {
    let words = board.filter(|board| are_letters(board));
    LETTERS.set(words.is_some());
    let of_words = || words.map(|board| Alphabet::canonical().of_game_on(board));
    OF_FILE.set(board.and_then(wording::alphabet).or_else(of_words));
    PAIRS.set(board.filter(|board| attribute::sizes(board).is_some()).cloned());
    if let Some(board) = board {
        ALPHABET.set(ALPHABET.with_borrow(|alphabet| alphabet.of_game_on(board)));
    }
}

pub(crate) fn play_here(board: &Board) {
    play_on(Some(board));
    on_cleanup(|| play_on(Some(&Board::classic())));
}

/// Writes a game in the usual symbols for other readers. Symbols chosen by the person stay private.
pub(crate) fn write_game(game: &GameRecord) -> String {
    let alphabet = alphabet().of_game_on(game.rules.board());
    if !alphabet.is_usual() {
        return game.to_string();
    }
    let row = |turn: &Turn| format!(" {}:{}", alphabet.write(&turn.guess), turn.feedback);
    game.history.iter().map(row).fold(alphabet.write_rules(&game.rules), |line, row| line + &row)
}

pub(crate) fn alphabet() -> Alphabet {
    with_alphabet(Clone::clone)
}

fn with_alphabet<T>(told: impl FnOnce(&Alphabet) -> T) -> T {
    OF_FILE.with_borrow(|of_file| match of_file {
        Some(alphabet) => told(alphabet),
        None => ALPHABET.with_borrow(told),
    })
}

pub(crate) fn write(code: &Code) -> String {
    with_alphabet(|alphabet| alphabet.write(code))
}

pub(crate) fn symbol(color: Color) -> String {
    with_alphabet(|alphabet| alphabet.symbol(color))
}

pub(crate) fn mark(color: Color) -> String {
    const SHAPES: [&str; 5] = ["★", "☾", "●", "○", "➤"];
    let shape = pair(color).filter(|_| has_shapes()).and_then(|[_, shape]| SHAPES.get(shape));
    shape.map_or_else(|| symbol(color), ToString::to_string)
}

pub(crate) fn marks(code: &Code) -> Vec<String> {
    let is_twofold = PAIRS.with_borrow(Option::is_some);
    if is_twofold { code.colors().iter().map(|&color| mark(color)).collect() } else { symbols(code) }
}

fn pair(color: Color) -> Option<[usize; 2]> {
    PAIRS.with_borrow(|board| attribute::places(board.as_ref()?, color))
}

fn index(color: Color) -> usize {
    pair(color).map_or(color.index(), |[first, _]| first)
}

pub(crate) fn has_shapes() -> bool {
    shapes().is_some() && with_alphabet(|alphabet| alphabet.attributes().is_none())
}

pub(crate) fn shapes() -> Option<usize> {
    PAIRS.with_borrow(|board| Some(attribute::sizes(board.as_ref()?)?[1]))
}

pub(crate) fn name(color: Color) -> String {
    if color.is_blank() {
        return t!("color-blank");
    }
    if LETTERS.get() {
        return symbol(color);
    }
    let pair = PAIRS.with_borrow(|board| with_alphabet(|alphabet| attribute::name(alphabet, board.as_ref()?, color)));
    pair.unwrap_or_else(|| name_of(&look(color.index()), color.index()))
}

fn usual_name(index: usize) -> String {
    match index {
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

/// Returns a colour as it is spoken: its symbol and its name. Shapes are omitted, because they have no common names.
pub(crate) fn spoken_color(color: Color) -> String {
    if SHAPES.get() || LETTERS.get() { name(color) } else { format!("{} {}", symbol(color), name(color)) }
}

/// Returns a colour as a sentence names it: `red (1)`, or its symbol in a game of digits or letters.
pub(crate) fn named(color: Color) -> String {
    let is_usual = with_alphabet(|alphabet| *alphabet == Alphabet::canonical()) && !has_shapes();
    if is_usual { format!("{} ({})", name(color), symbol(color)) } else { spoken_color(color) }
}

pub(crate) fn symbols(code: &Code) -> Vec<String> {
    with_alphabet(|alphabet| alphabet.symbols(code))
}

pub(crate) fn spoken(code: &Code) -> String {
    if SHAPES.get() && !LETTERS.get() || PAIRS.with_borrow(Option::is_some) {
        code.colors().iter().map(|&color| name(color)).collect::<Vec<_>>().join(", ")
    } else {
        symbols(code).join(" ")
    }
}

pub(crate) fn own_words() -> Option<[String; 2]> {
    let word = |noun: &Noun| noun.one.to_string();
    with_alphabet(|alphabet| answer::own(alphabet).map(|words| [word(&words.black), word(&words.white)]))
}

pub(crate) fn spoken_answer(told: FeedbackKind, feedback: Feedback) -> String {
    let own = with_alphabet(|alphabet| {
        answer::in_own_words(alphabet, feedback).or_else(|| answer::colors_and_shapes(alphabet, feedback))
    });
    let own = own.or_else(|| parts_in_words(feedback));
    own.unwrap_or_else(|| answer::counts_in_words(told, feedback))
}

/// Says an answer as a sentence would: by place where that is what the answer counts. Each part may have a key peg.
pub(crate) fn told_in_parts(told: FeedbackKind, feedback: Feedback) -> Vec<(Option<&'static str>, String)> {
    let black = (Some("key black"), t!("told-black", black = feedback.black()));
    let white = (Some("key white"), t!("told-white", white = feedback.white()));
    match told {
        FeedbackKind::BlackWhite if own_words().is_none() => vec![black, white],
        FeedbackKind::Blacks if own_words().is_none() => vec![black],
        _ => vec![(None, capitalized(&spoken_answer(told, feedback)))],
    }
}

pub(crate) fn told(told: FeedbackKind, feedback: Feedback) -> String {
    told_in_parts(told, feedback).into_iter().map(|(_, part)| part).collect::<Vec<_>>().join(", ")
}

pub(crate) fn spoken_row(told: FeedbackKind, row: usize, turn: &Turn) -> String {
    t!("row-spoken", row = row, code = spoken(&turn.guess), answer = spoken_answer(told, turn.feedback))
}

/// The number of tones for the colours that the style sheet lacks. One tone is dark, and each tone has the same hues.
const TONES: usize = 3;

/// Paints brighter than this get black symbols. At this brightness, black and white have the same contrast, 4.58 to 1.
const BRIGHT: f64 = 0.179;

pub(crate) fn class(color: Option<Color>) -> String {
    let Some(color) = color else { return "peg empty".to_owned() };
    if color.is_blank() {
        return "peg blank".to_owned();
    }
    if LETTERS.get() {
        return "peg tile".to_owned();
    }
    let is_dark = match look(index(color)) {
        PegColor::Usual(usual) if usual < USUAL_COLORS => return format!("peg c{}", usual + 1),
        PegColor::Usual(other) => other % TONES == 0,
        PegColor::Own { paint, .. } => brightness(&paint).is_some_and(|brightness| brightness < BRIGHT),
    };
    if is_dark { "peg dark".to_owned() } else { "peg light".to_owned() }
}

/// Returns the person's own colour, or one chosen by number. Successive hues differ by the golden angle.
pub(crate) fn paint(color: Option<Color>) -> Option<String> {
    let color = color.filter(|color| !color.is_blank() && !LETTERS.get())?;
    let other = match look(index(color)) {
        PegColor::Own { paint, .. } => return Some(paint),
        PegColor::Usual(usual) => usual.checked_sub(USUAL_COLORS)?,
    };
    let tone = ["44% 0.12", "74% 0.12", "90% 0.08"][other % TONES];
    #[expect(clippy::cast_precision_loss, reason = "a small number")]
    Some(format!("oklch({tone} {:.1})", (other / TONES) as f64 * 137.508 % 360.0))
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
        let look = |color| (class(board.color(color)), paint(board.color(color)));
        let twelfth = ("peg c12".to_owned(), None);
        assert_eq!((look(11), look(12)), (twelfth, ("peg dark".to_owned(), Some("oklch(44% 0.12 0.0)".to_owned()))));
        assert_eq!((0..255).map(look).collect::<BTreeSet<_>>().len(), 255);
    }

    #[test]
    fn pairs_are_seen_and_said() {
        let board: Board = "3x5x5".parse().unwrap();
        play_on(Some(&board));
        let code = board.read_code("17C").unwrap();
        let classes: Vec<_> = code.colors().iter().map(|&color| class(Some(color))).collect();
        assert_eq!(
            (classes.join(", "), marks(&code).join(" ")),
            ("peg c1, peg c2, peg c3".to_owned(), "★ ☾ ☾".to_owned())
        );
        assert_eq!(spoken(&code), "red star, green moon, yellow moon");
        assert_eq!(spoken_color(board.color(11).unwrap()), "C yellow moon");
        assert_eq!(shapes(), Some(5));
        let answer = board.read_feedback("1.0/0.2").unwrap();
        assert_eq!(
            spoken_answer(board.feedback_kind(), answer),
            "colours: 1 in place, 0 elsewhere; shapes: 0 in place, 2 elsewhere"
        );
        play_on(Some(&Board::classic()));
        assert_eq!((shapes(), mark(board.color(0).unwrap())), (None, "1".to_owned()));
    }

    #[test]
    fn letters_are_tiles_without_colours() {
        let board: Board = "5x26-words=en-marks".parse().unwrap();
        write_with(Symbols::Shapes);
        play_on(Some(&board));
        let code = alphabet().read_guess(&board, "crane").unwrap();
        assert_eq!((write(&code), spoken(&code)), ("CRANE".to_owned(), "C R A N E".to_owned()));
        let first = code.colors()[0];
        assert_eq!(
            (class(Some(first)), paint(Some(first)), spoken_color(first)),
            ("peg tile".to_owned(), None, "C".to_owned())
        );
        write_with(Symbols::Digits);
        play_on(Some(&Board::classic()));
        assert_eq!(class(Some(first)), "peg c3");
        assert!(!are_letters(&"5x26".parse().unwrap()));
    }

    #[test]
    fn own_colours_are_seen_said_and_read() {
        let board = Board::classic();
        let own = |name: &str, paint: &str| PegColor::Own { name: name.to_owned(), paint: paint.to_owned() };
        paint_with(&[PegColor::Usual(7), own("gold", "#d4af37"), own("navy", "#000080")]);
        let look = |color| (class(board.color(color)), paint(board.color(color)));
        assert_eq!(look(0), ("peg c8".to_owned(), None));
        assert_eq!(look(1), ("peg light".to_owned(), Some("#d4af37".to_owned())));
        assert_eq!(look(2).0, "peg dark");
        assert_eq!(spoken_color(board.color(0).unwrap()), "1 purple");
        assert_eq!(spoken_color(board.color(1).unwrap()), "2 gold");
        let code = alphabet().read_guess(&board, "purple gold navy blue").unwrap();
        assert_eq!(write(&code), "1234");
        write_with(Symbols::Digits);
        paint_with(&[]);
        assert!(alphabet().read_guess(&board, "gold gold gold gold").is_err());
    }

    #[test]
    fn symbols_stand_out_on_any_paint() {
        for part in 0..=255 {
            for paint in [[part, part, part], [part, 0, 0], [0, part, 255], [255, part, 0]] {
                let bright = brightness(&format!("#{:02x}{:02x}{:02x}", paint[0], paint[1], paint[2])).unwrap();
                let contrast = if bright < BRIGHT { 1.05 / (bright + 0.05) } else { (bright + 0.05) / 0.05 };
                assert!(contrast >= 4.5, "{paint:?}: {contrast}");
            }
        }
    }
}
