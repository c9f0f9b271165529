//! The parts that all requests share, and the choices that several of them offer.

use pegwise_strategy::GuessPool;
use serde::{Deserialize, Serialize};

/// The id of a request, which the client chooses.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum RequestId {
    /// A non-negative whole number.
    Number(u64),
    /// A string.
    Text(String),
}

/// The limits of a request.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RequestLimits {
    /// The time limit in seconds, from the start of the work.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub seconds: Option<f64>,
    /// The memory limit for the list of codes, in MiB.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub memory: Option<u64>,
}

/// The codes that may be guessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Pool {
    /// Every code that the board allows.
    #[default]
    All,
    /// Only codes that fit all answers.
    Candidates,
}

/// The kind of puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleKind {
    /// Find the only code that fits.
    Deduce,
    /// Find a guess after which the next one certainly wins.
    WinNext,
    /// Find the answer that is impossible.
    Impossible,
    /// Find the row with the wrong answer.
    WrongAnswer,
    /// A padlock riddle: find the only code that fits answers in words.
    Padlock,
}

/// The level of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleLevel {
    /// The puzzles that take the least effort.
    Easy,
    /// The puzzles in between.
    Medium,
    /// The puzzles that take the most effort.
    Hard,
}

/// Converts between a library type and its counterpart here, which alone has serde names and a schema.
macro_rules! same {
    ($shape:ident, $library:path: $($variant:ident),+) => {
        impl From<$library> for $shape {
            fn from(value: $library) -> Self {
                match value {
                    $(<$library>::$variant => $shape::$variant,)+
                }
            }
        }

        impl From<$shape> for $library {
            fn from(value: $shape) -> Self {
                match value {
                    $($shape::$variant => <$library>::$variant,)+
                }
            }
        }
    };
}

pub(super) use same;

same!(Pool, GuessPool: All, Candidates);
same!(PuzzleKind, pegwise_game::PuzzleKind: Deduce, WinNext, Impossible, WrongAnswer, Padlock);
same!(PuzzleLevel, pegwise_game::PuzzleLevel: Easy, Medium, Hard);
