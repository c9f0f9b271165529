use crate::question::Request;
use pegwise_strategy::GuessPool;
use serde::{Deserialize, Serialize};

/// A line of input: a request, or the wish to stop one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum LineIn {
    /// Stops a request.
    Cancel(CancelLine),
    /// Asks for something.
    Request(RequestLine),
}

/// Stops a request, which answers with the best it has found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CancelLine {
    /// Which request.
    pub cancel: RequestId,
}

/// A request with its name and its limits.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
// The request refuses fields that it does not know, which is lost where its schema becomes a part of this one.
#[cfg_attr(feature = "schema", schemars(extend("unevaluatedProperties" = false)))]
pub struct RequestLine {
    /// The name under which it is answered. No two requests that are being worked on may have the same.
    pub id: RequestId,
    /// How much time and memory it may take.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limits: Option<RequestLimits>,
    /// What is asked for.
    #[serde(flatten)]
    pub request: Request,
}

/// The name of a request, chosen by whoever asks.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum RequestId {
    /// A whole number, not negative.
    Number(u64),
    /// A text.
    Text(String),
}

/// How much a request may take.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RequestLimits {
    /// Seconds from when its work begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub seconds: Option<f64>,
    /// Memory for the list of codes, in MiB.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub memory: Option<u64>,
}

/// Which codes may be guessed.
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

/// What a puzzle asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleKind {
    /// Find the only code that fits.
    Deduce,
    /// Find a guess after which the next one is sure to win.
    WinNext,
    /// Find the answer that can never be given.
    Impossible,
    /// Find the row with the wrong answer.
    WrongAnswer,
    /// A padlock riddle: find the only code that fits answers in words.
    Padlock,
}

/// How hard a puzzle is.
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
