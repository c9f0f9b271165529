//! Saved games and their files.

use super::Turn;
use pegwise_game::{FinishedGame, GameHistory, Merged};
use pegwise_notation::Alphabet;
use serde::{Deserialize, Serialize};

/// The saved games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KeptGames {
    /// The games, newest first.
    pub games: Vec<KeptGame>,
    /// The lines of the file that could not be read as games.
    pub unreadable: Vec<UnreadableLine>,
}

/// A saved game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KeptGame {
    /// The number of the game for `history delete`. The oldest game has number 1.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub number: usize,
    /// The time when the game ended, in UTC.
    pub time: String,
    /// `play`, `evil`, `hotseat`, `challenge` or `break`.
    pub played: String,
    /// `won`, `lost` or `given-up`.
    pub ending: String,
    /// The number of guesses.
    pub guesses: usize,
    /// The secret, if known.
    pub secret: Option<String>,
    /// The seed of the secret, if it was drawn.
    pub seed: Option<u64>,
    /// The number of hints.
    pub hints: u32,
    /// The mean grade of the guesses, from 0 to 99, if known.
    pub skill: Option<u8>,
    /// The mean grade of the answers, from 0 to 99, if known.
    pub luck: Option<u8>,
    /// The board.
    pub rules: String,
    /// The guesses with their answers.
    pub turns: Vec<Turn>,
}

/// A line that could not be read as a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct UnreadableLine {
    /// The line number, starting at 1.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub line: usize,
    /// The problem.
    pub message: String,
}

/// The games in progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct UnfinishedGames {
    /// The games, most recent first.
    pub games: Vec<UnfinishedGame>,
    /// The numbers and files of games that cannot be read.
    pub unreadable: Vec<UnreadableFile>,
}

/// A game in progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct UnfinishedGame {
    /// The number of the game for `--continue` and `--discard`. The most recent game has number 1.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub number: usize,
    /// The time of the last guess, in UTC.
    pub time: String,
    /// `play`, `evil`, `hotseat`, `challenge` or `break`.
    pub played: String,
    /// The board.
    pub rules: String,
    /// The guesses with their answers.
    pub turns: Vec<Turn>,
}

/// A file that could not be read as a game in progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct UnreadableFile {
    /// The number of the game for `--discard`.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub number: usize,
    /// The path.
    pub path: String,
    /// The problem.
    pub message: String,
}

/// The result of importing games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ImportedGames {
    /// The number of new games.
    pub added: usize,
    /// The number of games that were already saved.
    pub known: usize,
    /// The lines of the imported file that could not be read as games.
    pub unreadable: Vec<UnreadableLine>,
}

/// The result of deleting games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DeletedGames {
    /// The number of deleted games.
    pub deleted: usize,
}

/// The file of saved games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HistoryPath {
    /// The path.
    pub path: String,
}

impl KeptGame {
    /// Converts the game with this number.
    pub fn new(number: usize, game: &FinishedGame, alphabet: &Alphabet) -> Self {
        KeptGame {
            number,
            time: game.time().to_string(),
            played: game.matchup().name().to_owned(),
            ending: game.ending().name().to_owned(),
            guesses: game.turns().len(),
            secret: game.secret().map(|secret| alphabet.write(secret)),
            seed: game.matchup().seed(),
            hints: game.hints(),
            skill: game.skill(),
            luck: game.luck(),
            rules: game.rules().to_string(),
            turns: Turn::all(game.turns(), alphabet),
        }
    }
}

impl UnfinishedGame {
    /// Converts the game with this number.
    pub fn new(number: usize, game: &pegwise_game::UnfinishedGame, alphabet: &Alphabet) -> Self {
        UnfinishedGame {
            number,
            time: game.time().to_string(),
            played: game.matchup().name().to_owned(),
            rules: game.game().rules.to_string(),
            turns: Turn::all(&game.game().history, alphabet),
        }
    }
}

impl UnreadableLine {
    /// Converts the unreadable lines of a file.
    pub fn all(history: &GameHistory) -> Vec<Self> {
        let lines = history.unreadable();
        lines.map(|line| UnreadableLine { line: line.number, message: line.problem.to_string() }).collect()
    }
}

impl ImportedGames {
    /// Converts the result of merging in the games from `other`.
    pub fn new(merged: Merged, other: &GameHistory) -> Self {
        ImportedGames { added: merged.added, known: merged.known, unreadable: UnreadableLine::all(other) }
    }
}
