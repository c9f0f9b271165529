//! Errors in text, with the place and the expected text.

use crate::board::invalid::{InvalidBoard, InvalidCode, MOST_WEIGHT, NoGuesses};
use crate::code::Code;
use crate::feedback::ImpossibleFeedback;
use crate::text::shown;
use std::fmt;

/// Text that could not be read, with the place and the expected text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// The text.
    pub text: String,
    /// The position of the problem: the number of characters before it.
    pub at: usize,
    /// The row of a game, from 1.
    pub row: Option<usize>,
    /// The problem.
    pub problem: Problem,
}

/// A problem with a text.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
    /// Missing text.
    #[error("nothing here; expected {expected}")]
    Empty {
        /// The expected text.
        expected: &'static str,
    },
    /// The wrong number of pegs.
    #[error("{found} {} given, but a code has {expected}", if *found == 1 { "peg is" } else { "pegs are" })]
    WrongLength {
        /// The number of pegs found.
        found: usize,
        /// The number of pegs expected.
        expected: usize,
    },
    /// A symbol or name that is not a colour.
    #[error("`{found}` is not a colour here; the colours are {colors}")]
    UnknownColor {
        /// The symbol or name.
        found: String,
        /// The colours of the board.
        colors: String,
    },
    /// Letters that can be read as positions and as initials.
    #[error("`{found}` could be {letters} (by letter) or {initials} (by colour name); use digits")]
    AmbiguousLetters {
        /// The letters.
        found: String,
        /// The code by position: A is the first colour.
        letters: Code,
        /// The code by initials.
        initials: Code,
    },
    /// A code that these rules do not allow.
    #[error(transparent)]
    Code(#[from] InvalidCode),
    /// An answer that cannot be read.
    #[error("`{found}` is not an answer; write black and white pegs, like 2.1, 2B1W or ++-")]
    UnknownAnswer {
        /// The unreadable part.
        found: String,
    },
    /// A sentence, such as in a padlock riddle, with an unknown word.
    #[error(
        "`{found}` is not understood in an answer; numbers, right or correct, wrong, in the right place and in the wrong place are"
    )]
    UnknownWord {
        /// The word.
        found: String,
    },
    /// A sentence that does not give the number in the right place.
    #[error("this leaves open how many are in the right place and how many are right but in the wrong place")]
    LeftOpen,
    /// One number where two are needed.
    #[error("is {found} black or white? Write both, black first, as {found}.0 or 0.{found}")]
    OneNumber {
        /// The number.
        found: String,
    },
    /// A sign that is not a mark of a peg.
    #[error("`{found}` is not a mark; write {} for each peg", marks(*compares))]
    UnknownMark {
        /// The sign.
        found: String,
        /// Whether marks compare colours rather than places.
        compares: bool,
    },
    /// Too few marks, or too many.
    #[error("{found} {} for {pegs} pegs; write {} for each peg", if *found == 1 { "mark" } else { "marks" }, marks(*compares))]
    MarksMissing {
        /// The number of marks found.
        found: usize,
        /// The number of pegs.
        pegs: usize,
        /// Whether marks compare colours rather than places.
        compares: bool,
    },
    /// One answer where two attributes need two.
    #[error("`{found}` is one answer; write two answers, one for each attribute, like 1.0/0.2")]
    TwoAnswers {
        /// The text.
        found: String,
    },
    /// An impossible answer.
    #[error(transparent)]
    Answer(#[from] ImpossibleFeedback),
    /// Unknown rules.
    #[error("`{found}` is not a board; write pegs x colours, like 4x6{}", or_names(names))]
    UnknownRules {
        /// The text.
        found: String,
        /// The names that can be read, if any.
        names: String,
    },
    /// An unknown variant.
    #[error(
        "no variant is called `{found}`; there are distinct, nozero, bar2=34, blacks, whites, sum, each, marks, order, free, blanks, lies1, in8, only=1122,3456"
    )]
    UnknownVariant {
        /// The suffix.
        found: String,
    },
    /// A variant of false answers without a valid number.
    #[error("`{found}` is not understood; write how many answers may be false, from 1 on, as lies1")]
    Lies {
        /// The suffix.
        found: String,
    },
    /// An invalid weight after a `*`.
    #[error("`{found}` is not a weight; write a whole number from 1 to {}", MOST_WEIGHT)]
    Weight {
        /// The text.
        found: String,
    },
    /// A variant that contradicts an earlier one.
    #[error("`{found}` contradicts an earlier part of the rules")]
    Conflict {
        /// The second of the two.
        found: String,
    },
    /// An invalid board.
    #[error(transparent)]
    Board(#[from] InvalidBoard),
    /// Rules without guesses.
    #[error(transparent)]
    NoGuesses(#[from] NoGuesses),
    /// A limit of guesses where a board is expected.
    #[error("a limit of guesses is not part of a board; leave it out")]
    LimitOfBoard,
    /// A partly known answer that must be known.
    #[error("this answer is not fully known, and here every answer has to be; write it out, or leave out the row")]
    PartOfAnswer,
    /// A part of an answer that has only one part.
    #[error("here an answer is one number; write it, or ? if you do not know it")]
    NoParts,
    /// A text that is not the canonical form.
    #[error("write `{canonical}`, the canonical form")]
    NotCanonical {
        /// The canonical form of the text.
        canonical: String,
    },
    /// A row without its answer.
    #[error("a row is a guess, a colon and its answer, like 1122:1.1")]
    NoAnswer,
}

fn or_names(names: &str) -> String {
    if names.is_empty() { String::new() } else { format!(", or a name: {names}") }
}

const fn marks(compares: bool) -> &'static str {
    if compares { "+ right, ^ later or v earlier" } else { "+ right, - elsewhere or . wrong" }
}

impl NotationError {
    /// A problem with `text`, after its first `at` characters.
    pub fn new(text: &str, at: usize, problem: impl Into<Problem>) -> Self {
        NotationError { text: text.to_owned(), at, row: None, problem: problem.into() }
    }

    /// The same error as part of a larger text, `before` characters further right.
    #[must_use]
    pub fn within(self, text: &str, before: usize) -> Self {
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
