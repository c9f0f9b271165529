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
    /// How it ended.
    pub ending: DemoEnding,
    /// Did it come to its end? If not, it was stopped.
    pub complete: bool,
    /// The guesses with their answers.
    pub turns: Vec<DemoTurn>,
}

/// How a demo ended.
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
    /// Was it still possible that it was the secret?
    pub can_be_secret: bool,
    /// Codes left before it.
    pub candidates: u64,
    /// Its answer.
    pub feedback: String,
    /// Was the search for the guess finished? If not, it is the best guess that was found.
    pub complete: bool,
}
