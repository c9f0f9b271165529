//! Reads and writes boards, rules, codes, answers and games, and contains the named games. The readers accept many
//! spellings; the one canonical spelling is read and written by `pegwise-core`. Errors include their position.
//!
//! # Boards and rules
//!
//! `4x6` means 4 pegs and 6 colours. Suffixes select variants, in any order:
//!
//! | suffix | meaning |
//! |---|---|
//! | `-distinct` | all colours of a code differ |
//! | `-blacks` | answers count only black pegs |
//! | `-whites` | answers count only white pegs |
//! | `-sum` | answers count only the right colours |
//! | `-each` | every peg is scored separately: pegs of the code are not used up |
//! | `-marks` | each peg gets a mark: right, elsewhere, or wrong |
//! | `-order` | each peg gets a mark: right, or earlier or later in colour order |
//! | `-free` | guesses may be any colours, even if codes may not |
//! | `-blanks` | guesses may also leave holes empty |
//! | `-lies1` | one answer may be false, but never the winning one |
//! | `-in8` | eight guesses instead of ten: part of the rules, not of the board |
//! | `-words=en` | the secret is a word of a built-in list, English (`en`) or German (`de`); only on `5x26` |
//! | `-only=1122,3456` | only these codes can be the secret; `1122*3` is the secret three times as often; comes last |
//!
//! In `3x5x5`, each of three pegs has one of five colours and one of five shapes, with separate answers. The 25
//! pairs are the colours of the board; all pairs with the first colour come first.
//!
//! The name of a [preset](crate::PRESETS) replaces its board and can be followed by suffixes: `classic-in8`.
//!
//! # Codes
//!
//! The canonical form has one symbol per peg: `1` to `9`, then `A` to `Z` for colours 10 to 35, and `_` for a blank,
//! as in `1122`. On boards with more colours, codes are written as numbers: `12-3-40`.
//!
//! The readers also accept separators between pegs (`1 1 2 2`, `1,1,2,2`), numbers and colour names between separators
//! (`red red blue 4`), and lower-case letters. With at most nine colours, a code can be written in letters: `AABB` for
//! the first and second colour, or `RRGG` for the initials of the [colour names](Alphabet::canonical). A code that can
//! be read both ways is rejected. The symbols of a custom [`Alphabet`] take precedence, and digits stay readable unless
//! it contains one. Full-width characters (`１１２２：１．１`) are read as the usual ones.
//!
//! # Answers
//!
//! The canonical form is `black.white`, such as `2.1`. The readers also accept `21` (up to nine pegs), `2,1`, `2 1`,
//! `2-1`; `2B1W`, `1W`, `2 black 1 white`, `2 bulls 1 cow`; `2A1B` (with an `A`, `B` is a cow); `++-`, `BBW`, `●●○`;
//! `0`, `.` and `none`; `win`; the words of other games (`1 strike 2 balls`) and of padlock riddles
//! (`one number is correct but in the wrong place`) in English and German. If answers consist of only one number, that
//! number is enough.
//!
//! There is one mark per peg: `+` right, `-` elsewhere, `.` wrong, as in `+-..`; also `2100`, `gyxx` and coloured
//! squares. With `-order`, `^` means that the code has a later colour there and `v` an earlier one; `>` and
//! `<` mean the same. Answers for two attributes are written `1.0/0.2`.
//!
//! # Games
//!
//! A game consists of rules and turns on one line: `4x6 1122:1.1 1344:0.2`. The rules may be omitted if the reader
//! knows them. Guesses and answers can have any spelling without spaces.
//!
//! The answers of a [`PartialRecord`] may be only partly known: `?` for an unknown answer, `1.?` if only the black pegs
//! are known, `?.2` if only the white ones are. An [`Alphabet`] also reads them in words: `1S?`, `1 strike, ? balls`.

#![forbid(unsafe_code)]

mod alphabet;
mod feedback;
mod game;
mod loose;
mod partial;
mod preset;
mod printed;
mod riddle;
mod rules;
mod weighted;
mod words;

pub use alphabet::{Alphabet, InvalidAlphabet};
pub use game::{GameRecord, PartialRecord};
pub use loose::color_word;
pub use pegwise_core::text::{grouped, is_accent, is_unseen, shown, unseen, visible};
pub use pegwise_core::{NotationError, Problem};
pub use preset::{PRESETS, Preset, Variant, is_word_game};
pub use rules::{read_board, read_rules};
pub use weighted::{pegs_in_list, split_weight};
pub use words::{AnswerWords, GameWords, Noun};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
