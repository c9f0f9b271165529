//! Games of the computer against itself.

use serde::{Deserialize, Serialize};

/// A game of the computer against itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Demo {
    /// The board.
    pub rules: String,
    /// The strategy that guesses.
    pub strategy: String,
    /// The secret.
    pub secret: String,
    /// The ending.
    pub ending: DemoEnding,
    /// Whether it was finished rather than stopped.
    pub complete: bool,
    /// The guesses with their answers.
    pub turns: Vec<DemoTurn>,
}

/// The ending of a demo.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum DemoEnding {
    /// The code was found.
    Won,
    /// The guesses were used up.
    Lost,
    /// Time ran out, or a person stopped it.
    Stopped,
}

/// A turn of a demo.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DemoTurn {
    /// The row, from 1.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub row: usize,
    /// The guess.
    pub guess: String,
    /// Whether the guess can be the secret.
    pub can_be_secret: bool,
    /// The number of codes left before the guess.
    pub candidates: u64,
    /// The answer.
    pub feedback: String,
    /// Whether the search for the guess was finished; otherwise it is the best guess found.
    pub complete: bool,
}
