//! The keys that several screens share. A letter means the same on every screen, with Ctrl or without.

use crate::input::{Binding, HitArea, KeyCode};
use pegwise_text::t;

macro_rules! letters {
    ($($name:ident = $letter:literal,)*) => {
        $(pub(crate) const $name: char = $letter;)*

        #[cfg(test)]
        const ALL: &[char] = &[$($letter),*];
    };
}

// With Ctrl, c ends the app, z suspends it, and h, i, j and m are other keys. Without, h, j, k and l are arrows.
letters! {
    ASSISTANT = 'a',
    STRICT = 'c',
    DELETE = 'd',
    EXPLORE = 'e',
    FILL_ROW = 'f',
    GIVE_UP = 'g',
    CLEAR_ROW = 'k',
    LEVEL = 'l',
    MOST_FIRST = 'm',
    NEW = 'n',
    OWN_CODE = 'o',
    POSSIBLE = 'p',
    LEAVE = 'q',
    REVIEW = 'r',
    SHARE = 's',
    HINT = 't',
    UNDO = 'u',
    FIX = 'x',
    REDO = 'y',
    HELP_ON_KEYS = '?',
    FIND = '/',
    NUMBERS = '#',
    NOTE = '!',
    EVERYTHING = '*',
    FIRST_GUESS = '1',
}

/// Returns the step that a key makes in a list of lines. While a text is typed, j and k are letters of it.
pub(crate) fn step(key: KeyCode, types: bool) -> Option<isize> {
    match key {
        KeyCode::Char(_) if types => None,
        KeyCode::Up | KeyCode::BackTab | KeyCode::Char('k') => Some(-1),
        KeyCode::Down | KeyCode::Tab | KeyCode::Char('j') => Some(1),
        _ => None,
    }
}

pub(crate) const HELP: Binding =
    Binding::new(KeyCode::Char(HELP_ON_KEYS), || t!("tui-key-help"), || t!("tui-key-help-about"));

/// Opens the help while a code or a challenge is typed, when `?` is a character of it.
pub(crate) const HELP_ON_TYPING: Binding = Binding { press: HitArea::Key(KeyCode::F(1)), ..HELP };

/// Leaves a screen where letters are typed.
pub(crate) const ESC: Binding = Binding::new(KeyCode::Esc, || t!("tui-key-back"), || t!("tui-key-back-about"));

pub(crate) const BACK: Binding = Binding { also: "q", ..ESC };

/// Chooses a line of a list.
pub(crate) const LINES: Binding = Binding { also: "j k", ..TYPED_LINES };

/// Scrolls a long text.
pub(crate) const PAGES: Binding =
    Binding { keys: Some("PgUp PgDn"), ..Binding::unseen(KeyCode::PageDown, || t!("tui-pages-about")) };

/// Opens a line of a menu by the letter of its name.
pub(crate) const LETTERS: Binding =
    Binding { keys: Some("a–z"), ..Binding::unseen(KeyCode::Char('a'), || t!("tui-menu-key-about")) };

/// Chooses a line of a list in which letters are typed.
pub(crate) const TYPED_LINES: Binding =
    Binding { keys: Some("↑ ↓"), ..Binding::unseen(KeyCode::Down, || t!("tui-key-other-about")) };

pub(crate) const FILL: Binding = Binding::ctrl(FILL_ROW, || t!("tui-game-fill"), || t!("tui-row-fill-about"));
pub(crate) const CLEAR: Binding = Binding::ctrl(CLEAR_ROW, || t!("tui-game-clear"), || t!("tui-row-clear-about"));

pub(crate) const COLORS: Binding =
    Binding { keys: Some("1–9 0 A–Z"), ..Binding::unseen(KeyCode::Char('1'), || t!("tui-row-color-about")) };
pub(crate) const CYCLE: Binding =
    Binding { keys: Some("+ −"), ..Binding::unseen(KeyCode::Char('+'), || t!("tui-row-next-about")) };
pub(crate) const ALONG: Binding =
    Binding { keys: Some("← →"), ..Binding::unseen(KeyCode::Left, || t!("tui-row-move-about")) };

#[cfg(test)]
mod tests {
    use super::ALL;

    #[test]
    fn no_letter_means_two_things() {
        for (at, letter) in ALL.iter().enumerate() {
            assert!(!ALL[..at].contains(letter), "{letter}");
        }
    }
}
