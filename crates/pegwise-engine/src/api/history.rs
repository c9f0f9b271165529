use super::Turn;
use pegwise_game::{FinishedGame, GameHistory, Merged};
use pegwise_notation::Alphabet;
use serde::{Deserialize, Serialize};

/// The finished games that are kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KeptGames {
    /// The games, newest first.
    pub games: Vec<KeptGame>,
    /// Lines of the file that are not games.
    pub unreadable: Vec<UnreadableLine>,
}

/// A finished game that is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KeptGame {
    /// Its number, from 1, oldest first: what `history delete` takes.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub number: usize,
    /// When it ended, in UTC.
    pub time: String,
    /// `play`, `evil`, `hotseat`, `challenge` or `break`.
    pub played: String,
    /// `won`, `lost` or `given-up`.
    pub ending: String,
    /// How many guesses were made.
    pub guesses: usize,
    /// The secret; none where nobody told it.
    pub secret: Option<String>,
    /// What the secret was drawn from; none where it was not drawn.
    pub seed: Option<u64>,
    /// How many hints were taken.
    pub hints: u32,
    /// The mean grade of the guesses, 0 to 99; none if it is not known.
    pub skill: Option<u8>,
    /// The mean grade of the answers, 0 to 99; none if it is not known.
    pub luck: Option<u8>,
    /// The board.
    pub rules: String,
    /// The guesses with their answers.
    pub turns: Vec<Turn>,
}

/// A line that is not a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct UnreadableLine {
    /// The line, from 1.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub line: usize,
    /// What is wrong with it.
    pub message: String,
}

/// Games of another file, added to those that are kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ImportedGames {
    /// How many were new.
    pub added: usize,
    /// How many were there already.
    pub known: usize,
    /// Lines of the other file that are not games.
    pub unreadable: Vec<UnreadableLine>,
}

/// Games that are no longer kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DeletedGames {
    /// How many.
    pub deleted: usize,
}

/// Where the games are kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HistoryPath {
    /// The file.
    pub path: String,
}

impl KeptGame {
    /// The game with this number.
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

impl UnreadableLine {
    /// The unreadable lines of a file.
    pub fn all(history: &GameHistory) -> Vec<Self> {
        let lines = history.unreadable();
        lines.map(|line| UnreadableLine { line: line.number, message: line.problem.to_string() }).collect()
    }
}

impl ImportedGames {
    /// The result of merging the games of `other`.
    pub fn new(merged: Merged, other: &GameHistory) -> Self {
        ImportedGames { added: merged.added, known: merged.known, unreadable: UnreadableLine::all(other) }
    }
}
