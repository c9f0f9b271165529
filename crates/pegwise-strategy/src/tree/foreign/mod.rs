//! Trees of other programs: a nested map, or one game per line.

#[cfg(feature = "json")]
mod json;
mod list;
#[cfg(feature = "json")]
mod map;

use super::format::{Builder, Head};
use super::{InvalidTreeText, TreeFile, TreeProblem};
use list::List;
#[cfg(feature = "json")]
use map::Map;
use pegwise_core::{Board, Feedback};
use pegwise_notation::Alphabet;
#[cfg(feature = "json")]
use pegwise_notation::shown;
#[cfg(feature = "json")]
use std::fmt;

pub(super) fn read(text: &str, board: &Board, alphabet: &Alphabet) -> Result<TreeFile, InvalidTreeText> {
    let guesses =
        if text.trim_start().starts_with(['{', '[']) { read_map(text, board)? } else { List::read(text, board)? };
    let mut builder = Builder::for_board(board.clone(), alphabet_of(&guesses, board, alphabet));
    for Guess { at, code, place } in &guesses {
        let guess = builder.read_guess(code).map_err(|reason| place.wrong(reason))?;
        builder.add(*at, guess).map_err(|problem| place.wrong(problem))?;
    }
    builder.finish(Head::default())
}

#[cfg(feature = "json")]
fn read_map(text: &str, board: &Board) -> Result<Vec<Guess>, InvalidTreeText> {
    Map::read(text, board)
}

#[cfg(not(feature = "json"))]
fn read_map(_text: &str, _board: &Board) -> Result<Vec<Guess>, InvalidTreeText> {
    Err(InvalidTreeText::NoJson)
}

/// A guess whose code is still text, because the alphabet depends on all codes.
struct Guess {
    at: Option<(usize, Feedback)>,
    code: String,
    place: Place,
}

#[derive(Clone)]
#[cfg_attr(not(feature = "json"), expect(dead_code, reason = "only JSON has places other than lines"))]
enum Place {
    Line(usize),
    After(String),
}

impl Place {
    fn wrong(&self, problem: impl Into<TreeProblem>) -> InvalidTreeText {
        let problem = problem.into();
        match self {
            Place::Line(line) => InvalidTreeText::Line { line: *line, problem },
            Place::After(after) if after.is_empty() => InvalidTreeText::Line { line: 1, problem },
            Place::After(after) => InvalidTreeText::Place { after: after.clone(), problem },
        }
    }

    #[cfg(feature = "json")]
    fn and(&self, word: impl fmt::Display) -> Self {
        match self {
            Place::After(after) if after.is_empty() => Place::After(shown(&word.to_string())),
            Place::After(after) => Place::After(format!("{after} {}", shown(&word.to_string()))),
            Place::Line(_) => self.clone(),
        }
    }
}

/// If the canonical alphabet does not fit, tries letters, the usual colour initials, and digits starting at 0.
fn alphabet_of(guesses: &[Guess], board: &Board, alphabet: &Alphabet) -> Alphabet {
    const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const INITIALS: &str = "RGYBWKOPT";
    const DIGITS: &str = "0123456789";
    let first = |symbols: &'static str| symbols.get(..board.colors());
    let all_in = |symbols: &str| {
        let mut chars = guesses.iter().flat_map(|guess| guess.code.chars()).filter(|c| c.is_alphanumeric());
        chars.all(|c| symbols.contains(c.to_ascii_uppercase()))
    };
    let own = if *alphabet == Alphabet::canonical() {
        let letters = || [LETTERS, INITIALS].into_iter().filter_map(first).find(|letters| all_in(letters));
        let from_0 = || first(DIGITS).filter(|digits| all_in(digits) && guesses.iter().any(Guess::has_0));
        letters().or_else(from_0)
    } else {
        None
    };
    own.and_then(|symbols| Alphabet::new(symbols).ok()).unwrap_or_else(|| alphabet.clone())
}

impl Guess {
    fn has_0(&self) -> bool {
        let pegs: Vec<&str> = self.code.split(|c: char| !c.is_alphanumeric()).collect();
        if pegs.len() == 1 { self.code.contains('0') } else { pegs.contains(&"0") }
    }
}
