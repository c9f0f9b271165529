//! Failures: the reasons why there is no answer.

use crate::EngineError;
use pegwise_core::{Feedback, TooLarge};
use pegwise_game::InvalidTurn;
use serde::{Deserialize, Serialize};

/// The reason why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Failure {
    /// The kind of failure.
    pub kind: ErrorKind,
    /// A message that says what is wrong, where, and what is valid.
    pub message: String,
    /// The cause, for programs that show their own messages.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
    /// The number of the input line that could not be read, starting at 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub line: Option<usize>,
    /// The position of the byte in the line, starting at 1, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub column: Option<usize>,
}

/// A kind of failure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum ErrorKind {
    /// The request is valid, but has no answer.
    No,
    /// The request is invalid.
    Usage,
    /// The work was stopped before anything was found.
    Cancelled,
    /// The output could not be written.
    Output,
    /// A bug in Pegwise.
    Defect,
}

/// The cause of a failure, for programs that show their own messages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Cause {
    /// The board has too many codes to list.
    TooManyCodes {
        /// The number of codes, as text because many JSON parsers round large numbers; `null` for 2<sup>128</sup> or more.
        codes: Option<String>,
    },
    /// No code fits all answers.
    Contradiction,
    /// No code gives this answer to this guess.
    NeverGiven {
        /// The row number, starting at 1.
        #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
        row: usize,
        /// The possible answers.
        possible: Vec<String>,
    },
    /// The strategy's tree has no guess after this answer.
    OffTree {
        /// The answer.
        feedback: String,
    },
}

impl Failure {
    /// Creates a failure without a cause or a position.
    #[expect(clippy::needless_pass_by_value, reason = "errors are handed over")]
    pub fn new(kind: ErrorKind, message: impl ToString) -> Self {
        Failure { kind, message: message.to_string(), cause: None, line: None, column: None }
    }

    /// Creates the failure for a strategy's tree that has no guess after this answer.
    pub fn off_tree(feedback: Feedback) -> Self {
        let message = format!("the tree has no guess after the answer {feedback}");
        let cause = Some(Cause::OffTree { feedback: feedback.to_string() });
        Failure { cause, ..Failure::new(ErrorKind::No, message) }
    }
}

impl From<EngineError> for Failure {
    fn from(reason: EngineError) -> Self {
        Failure { cause: cause(&reason), ..Failure::new(kind(&reason), &reason) }
    }
}

fn kind(reason: &EngineError) -> ErrorKind {
    match reason {
        EngineError::Stopped => ErrorKind::Cancelled,
        EngineError::InGame { reason, .. } => kind(reason),
        EngineError::Contradiction
        | EngineError::AlreadyWon
        | EngineError::NoDecision(_)
        | EngineError::NotBuilt(_)
        | EngineError::NoPuzzle(_) => ErrorKind::No,
        EngineError::Unconfirmed(_) | EngineError::OtherTotal { .. } => ErrorKind::Defect,
        _ => ErrorKind::Usage,
    }
}

fn cause(reason: &EngineError) -> Option<Cause> {
    match reason {
        EngineError::InGame { reason, .. } => cause(reason),
        EngineError::Contradiction => Some(Cause::Contradiction),
        EngineError::InvalidTurn { row, reason: InvalidTurn::Never { possible, .. } } => {
            Some(Cause::NeverGiven { row: *row, possible: possible.iter().map(ToString::to_string).collect() })
        }
        EngineError::TooLarge(TooLarge::Memory { codes, .. } | TooLarge::Count { codes, .. }) => {
            Some(Cause::TooManyCodes { codes: codes.map(|codes| codes.to_string()) })
        }
        EngineError::TooLarge(TooLarge::Pegs { .. }) => Some(Cause::TooManyCodes { codes: None }),
        _ => None,
    }
}
