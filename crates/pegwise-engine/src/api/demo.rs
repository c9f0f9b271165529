//! Games that the computer plays against itself.

use serde::{Deserialize, Serialize};

/// A game that the computer plays against itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Demo {
    /// The board.
    pub rules: String,
    /// The game in one line.
    pub game: String,
    /// The strategy that guesses.
    pub strategy: String,
    /// The secret.
    pub secret: String,
    /// The outcome of the game.
    pub ending: DemoEnding,
    /// Whether the game was finished rather than stopped.
    pub complete: bool,
    /// The guesses with their answers.
    pub turns: Vec<DemoTurn>,
}

/// The outcome of a demo.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum DemoEnding {
    /// The code was found.
    Won,
    /// The guesses were used up.
    Lost,
    /// The time ran out, or a person stopped the demo.
    Stopped,
}

/// A turn of a demo.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DemoTurn {
    /// The row number, starting at 1.
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
    /// Whether the search was finished. Otherwise, the guess is the best one found before it was stopped.
    pub complete: bool,
}
