//! Errors in text, with the position and what was expected.

use crate::board::invalid::{InvalidBoard, InvalidCode, MOST_WEIGHT, NoGuesses};
use crate::code::Code;
use crate::feedback::ImpossibleFeedback;
use crate::text::shown;
use std::fmt;

/// An error in a text that could not be read, with its position and what was expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// The text.
    pub text: String,
    /// The position of the problem: the number of characters before it.
    pub at: usize,
    /// The row of a game, numbered from 1.
    pub row: Option<usize>,
    /// The problem.
    pub problem: Problem,
}

/// The reason why a text could not be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
    /// The text is missing.
    #[error("nothing here; expected {expected}")]
    Empty {
        /// The expected text.
        expected: &'static str,
    },
    /// The code has the wrong number of pegs.
    #[error("{found} {} given, but a code has {expected}", if *found == 1 { "peg is" } else { "pegs are" })]
    WrongLength {
        /// The number of pegs found.
        found: usize,
        /// The number of pegs expected.
        expected: usize,
    },
    /// A symbol or name is not a colour of the board.
    #[error("`{found}` is not a colour here; the colours are {colors}")]
    UnknownColor {
        /// The symbol or name.
        found: String,
        /// The colours of the board.
        colors: String,
    },
    /// The letters can be read both as positions and as initials.
    #[error("`{found}` could be {letters} (by letter) or {initials} (by colour name); use digits")]
    AmbiguousLetters {
        /// The letters.
        found: String,
        /// The code read by position, where A is the first colour.
        letters: Code,
        /// The code read by colour initial.
        initials: Code,
    },
    /// The rules do not allow the code.
    #[error(transparent)]
    Code(#[from] InvalidCode),
    /// The answer cannot be read.
    #[error("`{found}` is not an answer; write black and white pegs, like 2.1, 2B1W or ++-")]
    UnknownAnswer {
        /// The unreadable part.
        found: String,
    },
    /// A sentence, such as one in a padlock riddle, contains an unknown word.
    #[error(
        "`{found}` is not understood in an answer; numbers, right or correct, wrong, in the right place and in the wrong place are"
    )]
    UnknownWord {
        /// The word.
        found: String,
    },
    /// A sentence does not say how many are in the right place.
    #[error("this leaves open how many are in the right place and how many are right but in the wrong place")]
    LeftOpen,
    /// There is one number where two are needed.
    #[error("is {found} black or white? Write both, black first, as {found}.0 or 0.{found}")]
    OneNumber {
        /// The number.
        found: String,
    },
    /// A sign is not a valid mark for a peg.
    #[error("`{found}` is not a mark; write {} for each peg", marks(*compares))]
    UnknownMark {
        /// The sign.
        found: String,
        /// Whether marks compare colours rather than places.
        compares: bool,
    },
    /// There are too few or too many marks.
    #[error("{found} {} for {pegs} pegs; write {} for each peg", if *found == 1 { "mark" } else { "marks" }, marks(*compares))]
    MarksMissing {
        /// The number of marks found.
        found: usize,
        /// The number of pegs.
        pegs: usize,
        /// Whether marks compare colours rather than places.
        compares: bool,
    },
    /// There is one answer where two attributes need two.
    #[error("`{found}` is one answer; write two answers, one for each attribute, like 1.0/0.2")]
    TwoAnswers {
        /// The text found.
        found: String,
    },
    /// The answer is impossible.
    #[error(transparent)]
    Answer(#[from] ImpossibleFeedback),
    /// The rules are unknown.
    #[error("`{found}` is not a board; write pegs x colours, like 4x6{}", or_names(names))]
    UnknownRules {
        /// The text found.
        found: String,
        /// The known names, if any.
        names: String,
    },
    /// The variant is unknown.
    #[error(
        "no variant is called `{found}`; there are distinct, nozero, bar2=34, words=en, blacks, whites, sum, each, marks, order, free, blanks, lies1, in8, only=1122,3456"
    )]
    UnknownVariant {
        /// The suffix.
        found: String,
    },
    /// The number of false answers is missing or invalid.
    #[error("`{found}` is not understood; write how many answers may be false, from 1 on, as lies1")]
    Lies {
        /// The suffix.
        found: String,
    },
    /// The weight after a `*` is invalid.
    #[error("`{found}` is not a weight; write a whole number from 1 to {}", MOST_WEIGHT)]
    Weight {
        /// The text found.
        found: String,
    },
    /// A variant contradicts an earlier one.
    #[error("`{found}` contradicts an earlier part of the rules")]
    Conflict {
        /// The later of the two variants.
        found: String,
    },
    /// The board is invalid.
    #[error(transparent)]
    Board(#[from] InvalidBoard),
    /// The rules allow no guesses.
    #[error(transparent)]
    NoGuesses(#[from] NoGuesses),
    /// There is a guess limit where a board is expected.
    #[error("a limit of guesses is not part of a board; leave it out")]
    LimitOfBoard,
    /// An answer is only partly known where all of it is needed.
    #[error("this answer is not fully known, and here every answer has to be; write it out, or leave out the row")]
    PartOfAnswer,
    /// Part of an answer is left open, but the answer has only one part.
    #[error("here an answer is one number; write it, or ? if you do not know it")]
    NoParts,
    /// The text is not in canonical form.
    #[error("write `{canonical}`, the canonical form")]
    NotCanonical {
        /// The canonical form of the text.
        canonical: String,
    },
    /// A row has no answer.
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
    /// An error in `text` after its first `at` characters.
    pub fn new(text: &str, at: usize, problem: impl Into<Problem>) -> Self {
        NotationError { text: text.to_owned(), at, row: None, problem: problem.into() }
    }

    /// The same error in a larger text, `before` characters further right.
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
