//! The lines of games at the prompt.

use super::{Decision, Diagnosis, Estimate, Row, SCHEMA};
use serde::{Deserialize, Serialize};

/// A line of `play`, `break`, `hotseat` and `train` with `--json`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameLine {
    /// The name and version of the schema.
    #[cfg_attr(feature = "schema", schemars(extend("const" = SCHEMA)))]
    pub schema: String,
    /// The event.
    #[serde(flatten)]
    pub event: GameEvent,
}

/// An event of a game at the prompt.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum GameEvent {
    /// The game begins.
    Start(GameStart),
    /// `hotseat`: the code is accepted.
    Hidden {},
    /// `break`: the next guess.
    Guess(Box<Decision>),
    /// The answer to a guess.
    Answer {
        /// The guess.
        guess: String,
        /// The answer.
        feedback: String,
        /// The number of codes left; none on a board too large to list.
        candidates: Option<usize>,
    },
    /// `break`, `train`: no code fits all answers.
    Contradiction(Diagnosis),
    /// `hint`: a good guess.
    Hint(Box<Decision>),
    /// `why`: the guess with the reason for it.
    Why(Box<Decision>),
    /// `left`, `list`: the possible codes.
    Left {
        /// The number of codes, or of those in a sample.
        candidates: usize,
        /// The estimated number of codes, if that is a sample.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        estimate: Option<Estimate>,
        /// The first codes; none if only their number was requested.
        codes: Option<Vec<String>>,
    },
    /// `board`, and after a correction: all rows.
    Board {
        /// The rows.
        rows: Vec<Row>,
    },
    /// `undo`: the last guess was undone.
    Undone {
        /// The number of guesses left on the board.
        guesses: usize,
    },
    /// `redo`: an undone guess was made again.
    Redone {
        /// The number of guesses on the board.
        guesses: usize,
    },
    /// `train`: a costly guess to improve, or on a board too large to list one that told clearly less than the best.
    Exercise {
        /// The game before the guess.
        game: String,
        /// The row, from 1.
        #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
        row: usize,
        /// The guess.
        guess: String,
        /// The cost in guesses; none on a board too large to list.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        skill_lost: Option<f64>,
        /// The expected information in bits, on such a board.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        expected_bits: Option<f64>,
        /// The expected information of the best guess found in bits, on such a board.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        best_bits: Option<f64>,
    },
    /// `train`: an attempt.
    Judged {
        /// The guess.
        guess: String,
        /// The cost in guesses; none on a board too large to list.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        skill_lost: Option<f64>,
        /// The expected information in bits, on such a board.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        expected_bits: Option<f64>,
        /// The grade, 0 to 99.
        skill: u8,
        /// Whether no guess is better; on a board too large to list, no clearly better one was found.
        best: bool,
    },
    /// `train`: `show`.
    Shown {
        /// The better guesses with their cost, in words.
        better: Vec<String>,
    },
    /// `train`: the end.
    Trained {
        /// The number of better guesses found before they were shown.
        found: usize,
        /// The number of exercises.
        of: usize,
        /// Whether every row of the game was reviewed; otherwise the review was stopped.
        complete: bool,
    },
    /// `help`.
    Help {
        /// The commands, in words.
        text: String,
    },
    /// An invalid line.
    Error {
        /// The error.
        message: String,
    },
    /// The code was broken.
    Won {
        /// The number of guesses.
        guesses: usize,
        /// The game.
        game: String,
        /// The proof that the secret never changed; none without a fingerprint.
        proof: Option<String>,
    },
    /// All guesses were used up.
    Lost {
        /// The secret; none if only the person knows it.
        secret: Option<String>,
        /// The game.
        game: String,
        /// The proof that the secret never changed; none without a fingerprint.
        proof: Option<String>,
    },
    /// `give up`.
    GivenUp {
        /// The secret.
        secret: String,
        /// The game.
        game: String,
        /// The proof that the secret never changed; none without a fingerprint.
        proof: Option<String>,
    },
    /// `quit`, or the input ended.
    LeftGame {
        /// The game so far.
        game: String,
    },
}

/// The start of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "command", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum GameStart {
    /// A person breaks a code.
    Play {
        /// The board.
        rules: String,
        /// Whether the codemaker is evil, without a secret.
        evil: bool,
        /// The seed of the secret; none if it was not drawn.
        seed: Option<u64>,
        /// The fingerprint of the secret; none without a secret.
        fingerprint: Option<String>,
    },
    /// The computer breaks a person's code.
    Break {
        /// The board.
        rules: String,
        /// The strategy that guesses.
        strategy: String,
        /// The given rows, in one line.
        game: String,
    },
    /// One person hides a code, another breaks it.
    Hotseat {
        /// The board.
        rules: String,
    },
}

impl From<GameEvent> for GameLine {
    fn from(event: GameEvent) -> Self {
        GameLine { schema: SCHEMA.to_owned(), event }
    }
}
