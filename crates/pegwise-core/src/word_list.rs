//! The built-in lists of words.

use crate::code::Code;
use crate::code_list::CodeList;
use crate::color::Color;
use std::sync::OnceLock;

/// A built-in list of everyday words of five letters, from which a board takes its secrets. The letters A to Z are the
/// 26 colours.
///
/// ```
/// use pegwise_core::{Board, WordList};
/// let board: Board = "5x26-words=en-marks".parse()?;
/// assert_eq!(board.codes().word_list(), Some(WordList::English));
/// # Ok::<(), pegwise_core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum WordList {
    /// English words in British spelling, without plurals in -s.
    English,
    /// German words without umlauts and ß.
    German,
}

impl WordList {
    /// All lists.
    pub const ALL: [Self; 2] = [Self::English, Self::German];

    /// The language, as the notation writes it.
    pub const fn key(self) -> &'static str {
        match self {
            WordList::English => "en",
            WordList::German => "de",
        }
    }

    /// The words in alphabetical order, in lower case.
    pub fn words(self) -> impl Iterator<Item = &'static str> {
        let text = match self {
            WordList::English => include_str!("words/en.txt"),
            WordList::German => include_str!("words/de.txt"),
        };
        text.lines()
    }

    pub(crate) fn codes(self) -> &'static CodeList {
        static LISTS: [OnceLock<CodeList>; 2] = [OnceLock::new(), OnceLock::new()];
        let color = |letter: u8| Color(u16::from(letter - b'a'));
        let code = |word: &str| Code::new(word.bytes().map(color));
        LISTS[self as usize].get_or_init(|| CodeList::new(self.words().map(code).collect()))
    }

    pub(crate) fn of(codes: &CodeList) -> Option<Self> {
        Self::ALL.into_iter().find(|list| list.codes() == codes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Board, CodeSpace, Rules};

    #[test]
    fn lists_contain_words_of_five_letters_in_order() {
        for list in WordList::ALL {
            let words: Vec<&str> = list.words().collect();
            assert!((800..=1_500).contains(&words.len()), "{list:?}: {}", words.len());
            assert!(words.is_sorted_by(|one, next| one < next), "{list:?}");
            let wrong =
                words.iter().find(|word| word.len() != 5 || !word.bytes().all(|byte| byte.is_ascii_lowercase()));
            assert_eq!(wrong, None, "{list:?}");
            assert_eq!(list.codes().len(), words.len());
        }
    }

    #[test]
    fn a_board_with_a_built_in_list_is_written_by_its_name() {
        let rules: Rules = "5x26-words=de-marks-in6".parse().unwrap();
        assert_eq!(rules.to_string(), "5x26-words=de-marks-in6");
        let CodeSpace::Listed(codes) = rules.codes() else { unreachable!("it lists its words") };
        let listed = Board::new(5, 26).unwrap().listed(codes.iter().cloned()).unwrap();
        assert_eq!(listed.to_string(), "5x26-words=de");
        let shorter = listed.listed(codes[1..].iter().cloned()).unwrap();
        assert!(shorter.to_string().starts_with("5x26-only="));
    }

    #[test]
    fn lists_need_five_pegs_and_26_colours_of_their_own() {
        for text in ["4x26-words=en", "5x25-words=en", "5x26-words=fr", "5x26-words", "5x26-distinct-words=en"] {
            assert!(text.parse::<Board>().is_err(), "{text}");
        }
        for suffix in ["-distinct", "-nozero", "-only=12345", "-words=en"] {
            assert!(format!("5x26-words=en{suffix}").parse::<Board>().is_err(), "{suffix}");
        }
    }
}
