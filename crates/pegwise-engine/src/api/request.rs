use crate::question::Request;
use pegwise_strategy::GuessPool;
use serde::{Deserialize, Serialize};

/// A line of input: a request or a cancellation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum LineIn {
    /// A cancellation.
    Cancel(CancelLine),
    /// A request.
    Request(RequestLine),
}

/// A cancellation; the request answers with the best found so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CancelLine {
    /// The id of the request.
    pub cancel: RequestId,
}

/// A request with its id and its limits.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
// The request refuses unknown fields, which is lost when its schema becomes a part of this one.
#[cfg_attr(feature = "schema", schemars(extend("unevaluatedProperties" = false)))]
pub struct RequestLine {
    /// The id for the answers, unique among the requests in progress.
    pub id: RequestId,
    /// The time and memory limits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limits: Option<RequestLimits>,
    /// The request.
    #[serde(flatten)]
    pub request: Request,
}

/// The id of a request, chosen by the client.
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
    /// Seconds from the start of the work.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub seconds: Option<f64>,
    /// Memory for the list of codes, in MiB.
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

/// The kind of a puzzle.
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
    /// The least effort.
    Easy,
    /// The middle.
    Medium,
    /// The greatest effort.
    Hard,
}

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

same!(Pool, GuessPool: All, Candidates);
same!(PuzzleKind, pegwise_game::PuzzleKind: Deduce, WinNext, Impossible, WrongAnswer, Padlock);
same!(PuzzleLevel, pegwise_game::PuzzleLevel: Easy, Medium, Hard);
