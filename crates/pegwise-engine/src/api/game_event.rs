//! The output lines of games at the prompt.

use super::{Decision, Diagnosis, Estimate, Row, SCHEMA};
use serde::{Deserialize, Serialize};

/// A line of output of `play`, `break`, `hotseat` and `train` with `--json`.
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

/// An event in a game at the prompt.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum GameEvent {
    /// The game begins.
    Start(GameStart),
    /// `hotseat`: the code was accepted.
    Hidden {},
    /// `break`: the next guess.
    Guess(Box<Decision>),
    /// The answer to a guess.
    Answer {
        /// The guess.
        guess: String,
        /// The answer.
        feedback: String,
        /// The number of codes left, unless the board is too large to list.
        candidates: Option<usize>,
    },
    /// `break`, `train`: no code fits all answers.
    Contradiction(Diagnosis),
    /// `hint`: a good guess.
    Hint(Box<Decision>),
    /// `why`: the guess with the reason for it.
    Why(Box<Decision>),
    /// `left`, `list`: the codes that are left.
    Left {
        /// The number of codes, or of codes in a sample.
        candidates: usize,
        /// The estimated number of codes, if `candidates` is a sample.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        estimate: Option<Estimate>,
        /// The first codes, or `null` if only their number was requested.
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
    /// `train`: a guess to improve, which cost something or, on a board too large to list, told clearly less than the
    /// best.
    Exercise {
        /// The game before the guess.
        game: String,
        /// The row number, starting at 1.
        #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
        row: usize,
        /// The guess.
        guess: String,
        /// The cost in guesses, unless the board is too large to list.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        skill_lost: Option<f64>,
        /// The expected information in bits, if the board is too large to list.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        expected_bits: Option<f64>,
        /// The expected information of the best guess found, in bits, if the board is too large to list.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        best_bits: Option<f64>,
    },
    /// `train`: an attempt to find a better guess.
    Judged {
        /// The guess.
        guess: String,
        /// The cost in guesses, unless the board is too large to list.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        skill_lost: Option<f64>,
        /// The expected information in bits, if the board is too large to list.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        expected_bits: Option<f64>,
        /// The grade, from 0 to 99.
        skill: u8,
        /// Whether no guess is better or, on a board too large to list, no clearly better guess was found.
        best: bool,
    },
    /// `train`: the better guesses, after the command `show`.
    Shown {
        /// The better guesses with their costs, in words.
        better: Vec<String>,
    },
    /// `train`: the end of the training.
    Trained {
        /// The number of exercises solved before the better guesses were shown.
        found: usize,
        /// The number of exercises.
        of: usize,
        /// Whether every row of the game was reviewed before the review was stopped.
        complete: bool,
    },
    /// The help, after the command `help`.
    Help {
        /// The commands, in words.
        text: String,
    },
    /// A line of input was invalid.
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
        /// The proof that the secret never changed, if its fingerprint was shown.
        proof: Option<String>,
    },
    /// All guesses were used up.
    Lost {
        /// The secret, or `null` if only the person knows it.
        secret: Option<String>,
        /// The game.
        game: String,
        /// The proof that the secret never changed, if its fingerprint was shown.
        proof: Option<String>,
    },
    /// The person gave up.
    GivenUp {
        /// The secret.
        secret: String,
        /// The game.
        game: String,
        /// The proof that the secret never changed, if its fingerprint was shown.
        proof: Option<String>,
    },
    /// The person quit, or the input ended.
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
        /// Whether the codemaker is evil and has no secret.
        evil: bool,
        /// The seed of the secret, if it was drawn.
        seed: Option<u64>,
        /// The fingerprint of the secret, if there is a secret.
        fingerprint: Option<String>,
    },
    /// The computer breaks a person's code.
    Break {
        /// The board.
        rules: String,
        /// The strategy that guesses.
        strategy: String,
        /// The rows given at the start, in one line.
        game: String,
    },
    /// One person hides a code, and another breaks it.
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
