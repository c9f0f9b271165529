//! The errors at one place of a tree file.

use super::MAX_DEPTH;
use pegwise_core::Feedback;
use pegwise_notation::{NotationError, shown};

/// The error at one place of a tree file, and what is valid there.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TreeProblem {
    /// A number in the head is invalid.
    #[error("`{}` is not a whole number", shown(.0))]
    NoNumber(String),
    /// A line of the head comes after a row.
    #[error("what the file says about the tree must come before its first row")]
    LateHead,
    /// A row has no arrow.
    #[error("expected `answers so far -> next guess`, such as `1.1 0.2 -> 1344`")]
    NoRow,
    /// The first row has answers.
    #[error("the first row must be the first guess, as in `-> 1122`")]
    NoFirstGuess,
    /// No earlier row has the guess before the last answer.
    #[error("no line before this one has the guess before the last answer")]
    NoParent,
    /// A guess or an answer is invalid.
    #[error(transparent)]
    Notation(Box<NotationError>),
    /// Compact text begins with something other than a guess.
    #[error("{0}; a tree begins with its first guess, as in `-> 1122` or `1122(0.0 3344)`")]
    NoBeginning(Box<NotationError>),
    /// An opening parenthesis does not come after a guess.
    #[error("`(` must come after a guess")]
    MisplacedOpening,
    /// A closing parenthesis has no opening one.
    #[error("this `)` closes nothing")]
    ClosesNothing,
    /// Nothing stands between two parentheses.
    #[error("between `(` and `)` there must be answers, each with its next guess")]
    NoAnswers,
    /// A closing parenthesis comes right after an answer.
    #[error("the next guess must come after an answer")]
    NoNextGuess,
    /// A word comes after the end of the tree.
    #[error("the tree ended before `{}`", shown(.0))]
    Ended(String),
    /// The file ends after this answer.
    #[error("the file ends where the guess after {0} should be")]
    CutOff(Feedback),
    /// This many closing parentheses are missing.
    #[error("the file ends before the tree does: {0} `)` missing")]
    LeftOpen(usize),
    /// The tree is deeper than [`MAX_DEPTH`].
    #[error("there are more than {MAX_DEPTH} guesses one after the other, which is the most that can be read")]
    TooDeep,
    /// The same answers lead to two guesses.
    #[error("there already is a guess after these answers")]
    Repeated,
    /// In a list of games, the answer to a guess is invalid.
    #[error("after `{}`: {reason}", shown(guess))]
    Answer {
        /// The guess.
        guess: String,
        /// The error in the answer.
        reason: Box<NotationError>,
    },
    /// In a list of games, a game continues after the guess that wins.
    #[error("`{}` comes after the guess that wins, {}", shown(found), shown(guess))]
    AfterWin {
        /// The next word.
        found: String,
        /// The guess that wins.
        guess: String,
    },
    /// In a list of games, the game of this line comes again.
    #[error("this is the game of line {0} again")]
    SameGame(usize),
    /// In a list of games, a game does not end with its secret.
    #[error("the line ends with an answer; it must continue up to the guess that wins")]
    NoWin,
    /// In a list of games, two games make different guesses after the same answers.
    #[error("`{}` is guessed where line {line} guesses {}, after the same answers", shown(found), shown(before))]
    OtherGuess {
        /// The guess.
        found: String,
        /// The earlier line.
        line: usize,
        /// The guess of the earlier line.
        before: String,
    },
    /// In a map, a guess with its answers is missing.
    #[error(
        "expected a guess with its answers, as in {{\"guess\": \"1122\", \"0.0\": ...}}, {{\"1122\": {{\"0.0\": ...}}}} \
         or [\"1122\", {{\"0.0\": ...}}], or the last guess, as in \"1122\""
    )]
    NoGuess,
    /// In a map, something follows the answer that wins.
    #[error("nothing may follow the winning answer; write null there")]
    AfterWinningAnswer,
}

impl From<NotationError> for TreeProblem {
    fn from(reason: NotationError) -> Self {
        TreeProblem::Notation(Box::new(reason))
    }
}
