//! Reading and writing boards, rules, codes, answers and whole games.
//!
//! The readers are liberal; the common spellings are listed here, all of them in the notation chapter
//! of the project's documentation. There is exactly one canonical spelling of each thing; writing and reading it back gives the same value. Errors point
//! at the character.
//!
//! # Boards and rules
//!
//! `4x6`: pegs x colours. Suffixes name variants, in any order:
//!
//! | suffix | meaning |
//! |---|---|
//! | `-distinct` | all colours of a code differ |
//! | `-blacks` | only black pegs are told |
//! | `-whites` | only white pegs are told |
//! | `-sum` | only the number of right colours is told |
//! | `-each` | every peg is judged by itself: no peg of the code is used up |
//! | `-marks` | each peg gets a mark: right, elsewhere, or wrong |
//! | `-order` | each peg gets a mark: right, or earlier or later in the order of the colours |
//! | `-free` | guesses may be any colours, even if codes may not |
//! | `-blanks` | guesses may also leave holes empty |
//! | `-lies1` | one answer may be false, but never the one that wins |
//! | `-in8` | eight guesses are allowed, not ten: part of the rules, not of the board |
//! | `-only=1122,3456` | only these codes can be the secret; `1122*3` is the secret three times as often; comes last |
//!
//! `3x5x5`: each of three pegs has one of five colours and one of five shapes; colours and shapes are answered by themselves. The 25
//! pairs are the colours of the board, all pairs with the first colour first.
//!
//! The name of a [preset](crate::PRESETS) stands for its board and takes suffixes too: `classic-in8`.
//!
//! # Codes
//!
//! Canonical: one symbol per peg, `1` to `9`, then `A` to `Z` for colours 10 to 35, `_` for a blank:
//! `1122`. A code with a colour beyond those is written as numbers: `12-3-40`.
//!
//! Also read: separators between pegs (`1 1 2 2`, `1,1,2,2`); numbers and colour names between
//! separators (`red red blue 4`); small letters. With at most nine colours a code may be all letters,
//! `AABB` for the first and second colour or `RRGG` for the initials of the
//! [colour names](Alphabet::canonical); a code that can be read both ways is refused. With an
//! [`Alphabet`] of your own, its symbols come first, and digits stay readable unless it contains one.
//!
//! # Answers
//!
//! Canonical: `black.white`, such as `2.1`. Also read: `21` (up to nine pegs), `2,1`, `2 1`, `2-1`;
//! `2B1W`, `1W`, `2 black 1 white`, `2 bulls 1 cow`; `2A1B` (where an `A` occurs, `B` is a cow);
//! `++-`, `BBW`, `●●○`; `0`, `.` and `none`; `win`; the words of other games, such as `1 strike 2 balls`, and of padlock
//! riddles, such as `one number is correct but in the wrong place`, in English and German. Where only one number is told, it is enough.
//!
//! A mark for each peg: `+` right, `-` elsewhere, `.` wrong, as in `+-..`; also `2100`, `gyxx` and coloured squares. Where colours are
//! compared, `^` the code has a later one, `v` an earlier one; also `>` and `<`. Two attributes: `1.0/0.2`.
//!
//! # Games
//!
//! Rules and turns in one line: `4x6 1122:1.1 1344:0.2`. The rules may be left out where the reader is
//! told them; guess and answer are in any spelling without spaces.
//!
//! [`PartialRecord`] also reads and writes answers that are known only in part: `?` for an answer that nobody knows, `1.?` where
//! only the black pegs are known, `?.2` where only the white ones are. An [`Alphabet`] reads them in words, too: `1S?`,
//! `1 strike, ? balls`.

mod alphabet;
mod feedback;
mod game;
mod loose;
mod partial;
mod riddle;
mod rules;
mod visible;
mod weighted;
mod words;

pub use alphabet::{Alphabet, InvalidAlphabet};
pub use game::GameRecord;
pub use partial::PartialRecord;
pub use visible::{is_unseen, unseen, visible};
pub use weighted::split_weight;
pub use words::{AnswerWords, GameWords, Noun};

pub(crate) use alphabet::write_code;
pub(crate) use rules::{read_board, read_rules, write_board, write_rules};

use crate::board::{Board, InvalidBoard, InvalidCode};
use crate::code::Code;
use crate::feedback::ImpossibleFeedback;
use crate::rules::NoGuesses;
use std::fmt;
use visible::written_out;

/// Text that could not be read, with the place and what would be right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// What was read.
    pub text: String,
    /// Where the problem is: the number of characters before it.
    pub at: usize,
    /// In which row of a game, from 1.
    pub row: Option<usize>,
    /// What is wrong.
    pub problem: Problem,
}

/// What is wrong with a text.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
    /// Nothing where something was expected.
    #[error("nothing here; expected {expected}")]
    Empty {
        /// What was expected.
        expected: &'static str,
    },
    /// The wrong number of pegs.
    #[error("{found} {} given, but a code has {expected}", if *found == 1 { "peg is" } else { "pegs are" })]
    WrongLength {
        /// Pegs found.
        found: usize,
        /// Pegs expected.
        expected: usize,
    },
    /// A symbol or name that is no colour.
    #[error("`{found}` is not a colour here; the colours are {colors}")]
    UnknownColor {
        /// The symbol or name.
        found: String,
        /// The colours there are.
        colors: String,
    },
    /// Letters that can be read as positions and as initials.
    #[error("`{found}` could be {letters} (by letter) or {initials} (by colour name); use digits")]
    AmbiguousLetters {
        /// The letters.
        found: String,
        /// The code if A is the first colour.
        letters: Code,
        /// The code if letters are initials.
        initials: Code,
    },
    /// A code these rules do not allow.
    #[error(transparent)]
    Code(#[from] InvalidCode),
    /// An answer that is not understood.
    #[error("`{found}` is not an answer; write black and white pegs as 2.1, 2B1W or ++-")]
    UnknownAnswer {
        /// The part that is not understood.
        found: String,
    },
    /// A sentence, as of a padlock riddle, with a word that is not understood.
    #[error(
        "`{found}` is not understood in an answer; numbers, right or correct, wrong, in the right place and in the wrong place are"
    )]
    UnknownWord {
        /// The word.
        found: String,
    },
    /// A sentence that does not say how many are in the right place.
    #[error("this leaves open how many are in the right place and how many are right but in the wrong place")]
    LeftOpen,
    /// One number where two are needed.
    #[error("is {found} black or white? Write both, black first, as {found}.0 or 0.{found}")]
    OneNumber {
        /// The number.
        found: String,
    },
    /// A sign that is no mark of a peg.
    #[error("`{found}` is no mark; write {} for each peg", marks(*compares))]
    UnknownMark {
        /// The sign.
        found: String,
        /// Do marks compare colours, or say where they belong?
        compares: bool,
    },
    /// Too few marks, or too many.
    #[error("{found} {} for {pegs} pegs; write {} for each peg", if *found == 1 { "mark" } else { "marks" }, marks(*compares))]
    MarksMissing {
        /// Marks found.
        found: usize,
        /// Pegs in a row.
        pegs: usize,
        /// Do marks compare colours, or say where they belong?
        compares: bool,
    },
    /// One answer where there are two attributes.
    #[error("`{found}` is one answer; write two answers, one for each attribute, as 1.0/0.2")]
    TwoAnswers {
        /// The text.
        found: String,
    },
    /// An answer that cannot happen.
    #[error(transparent)]
    Answer(#[from] ImpossibleFeedback),
    /// Rules that are not understood.
    #[error("`{found}` is not a board; write pegs x colours as 4x6, or a name: {names}")]
    UnknownRules {
        /// The text.
        found: String,
        /// The names of the presets.
        names: String,
    },
    /// A variant that is not known.
    #[error(
        "no variant is called `{found}`; there are distinct, nozero, bar2=34, blacks, whites, sum, each, marks, order, free, blanks, lies1, in8, only=1122,3456"
    )]
    UnknownVariant {
        /// The suffix.
        found: String,
    },
    /// False answers that are not counted.
    #[error("`{found}` is not understood; write how many answers may be false, from 1 on, as lies1")]
    Lies {
        /// The suffix.
        found: String,
    },
    /// What follows a `*` is no weight.
    #[error("`{found}` is no weight; write a whole number from 1 to {}", crate::CodeList::MOST_WEIGHT)]
    Weight {
        /// What follows.
        found: String,
    },
    /// A variant that contradicts an earlier one.
    #[error("`{found}` contradicts an earlier part of the rules")]
    Conflict {
        /// The second of the two.
        found: String,
    },
    /// Numbers and codes that make no board.
    #[error(transparent)]
    Board(#[from] InvalidBoard),
    /// Rules without guesses.
    #[error(transparent)]
    NoGuesses(#[from] NoGuesses),
    /// A limit of guesses where a board is expected.
    #[error("a limit of guesses is no part of a board; leave it out")]
    LimitOfBoard,
    /// An answer that is known only in part, where it has to be known.
    #[error("this answer is not fully known, and here every answer has to be; write it out, or leave out the row")]
    PartOfAnswer,
    /// A part of an answer where answers have only one part.
    #[error("here an answer is one number; write it, or ? if you do not know it")]
    NoParts,
    /// A row without its answer.
    #[error("a row is a guess, a colon and its answer, as 1122:1.1")]
    NoAnswer,
}

/// The marks that there are, in words.
const fn marks(compares: bool) -> &'static str {
    if compares { "+ right, ^ later or v earlier" } else { "+ right, - elsewhere or . wrong" }
}

impl NotationError {
    pub(crate) fn new(text: &str, at: usize, problem: impl Into<Problem>) -> Self {
        NotationError { text: text.to_owned(), at, row: None, problem: problem.into() }
    }

    /// The same error as part of a larger text, `before` characters further right.
    fn within(self, text: &str, before: usize) -> Self {
        NotationError { text: text.to_owned(), at: self.at + before, ..self }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(row) = self.row {
            write!(f, "row {row}, ")?;
        }
        if self.text.is_empty() {
            return write!(f, "{}", self.problem);
        }
        write!(f, "character {} of `{}`: {}", self.at + 1, shown(&self.text), self.problem)
    }
}

impl std::error::Error for NotationError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.problem)
    }
}

/// Foreign text made fit for a message: on one line, long text cut, unseen characters written out and not
/// obeyed.
///
/// ```
/// use pegwise_core::notation::shown;
/// assert_eq!(shown("a\tb\u{1b}[2J"), "a\\tb\\u{1b}[2J");
/// ```
pub fn shown(text: &str) -> String {
    const LONGEST: usize = 80;
    let cut = text.char_indices().nth(LONGEST).map(|(at, _)| at);
    let shown = written_out(&text[..cut.unwrap_or(text.len())], |_| false);
    if cut.is_some() { shown + "…" } else { shown }
}

/// A whole number as messages write it, with its thousands separated.
///
/// ```
/// use pegwise_core::notation::grouped;
/// assert_eq!((grouped(64), grouped(1_296)), ("64".to_owned(), "1,296".to_owned()));
/// ```
pub fn grouped(number: u128) -> String {
    let digits = number.to_string();
    let mut grouped = String::with_capacity(digits.len() + digits.len() / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

impl Board {
    /// Reads a guess in the canonical alphabet and checks that it may be guessed.
    ///
    /// # Errors
    /// [`NotationError`] points at the character.
    pub fn read_guess(&self, text: &str) -> Result<Code, NotationError> {
        Alphabet::canonical().read_guess(self, text)
    }

    /// Reads a secret in the canonical alphabet and checks that it can be the secret.
    ///
    /// # Errors
    /// [`NotationError`] points at the character.
    pub fn read_code(&self, text: &str) -> Result<Code, NotationError> {
        Alphabet::canonical().read_code(self, text)
    }
}
