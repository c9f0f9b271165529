use super::{Decision, Diagnosis, Estimate, Row, SCHEMA};
use serde::{Deserialize, Serialize};

/// A line that `play`, `break`, `hotseat` and `train` print with `--json`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameLine {
    /// Name and version of the schema.
    #[cfg_attr(feature = "schema", schemars(extend("const" = SCHEMA)))]
    pub schema: String,
    /// What happened.
    #[serde(flatten)]
    pub event: GameEvent,
}

/// What happens in a game at the prompt.
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
    /// A guess was answered.
    Answer {
        /// The guess.
        guess: String,
        /// Its answer.
        feedback: String,
        /// Codes left after it; none on a board too large to list.
        candidates: Option<usize>,
    },
    /// `break`, `train`: no code fits all answers.
    Contradiction(Diagnosis),
    /// `hint`: a good guess.
    Hint(Box<Decision>),
    /// `why`: the guess with the reason for it.
    Why(Box<Decision>),
    /// `left`, `list`: the codes that are still possible.
    Left {
        /// How many, or how many of them a sample has.
        candidates: usize,
        /// How many there are, about, where that is a sample.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        estimate: Option<Estimate>,
        /// The first of them; none where only their number was asked for.
        codes: Option<Vec<String>>,
    },
    /// `board`, and after a row was corrected: all rows.
    Board {
        /// The rows.
        rows: Vec<Row>,
    },
    /// `undo`: the last guess was taken back.
    Undone {
        /// How many guesses are on the board.
        guesses: usize,
    },
    /// `redo`: a guess that was taken back was made again.
    Redone {
        /// How many guesses are on the board.
        guesses: usize,
    },
    /// `train`: a guess that cost something, to be bettered; on a board too large to list, one that told clearly less than the
    /// best guess found.
    Exercise {
        /// The game before it.
        game: String,
        /// Its row, from 1.
        #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
        row: usize,
        /// The guess.
        guess: String,
        /// What it cost, in guesses; none on a board too large to list.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        skill_lost: Option<f64>,
        /// There: what it was expected to tell, in bits.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        expected_bits: Option<f64>,
        /// There: what the best guess found was expected to tell, in bits.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        best_bits: Option<f64>,
    },
    /// `train`: a guess was tried.
    Judged {
        /// The guess.
        guess: String,
        /// What it costs, in guesses; none on a board too large to list.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        skill_lost: Option<f64>,
        /// There: what it was expected to tell, in bits.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        expected_bits: Option<f64>,
        /// Its grade, 0 to 99.
        skill: u8,
        /// Is no other guess better? On a board too large to list: is it about as good as the best guess found?
        best: bool,
    },
    /// `train`: `show`.
    Shown {
        /// The better guesses with what they take, in words.
        better: Vec<String>,
    },
    /// `train`: the end.
    Trained {
        /// How many better guesses were found without being shown.
        found: usize,
        /// Of how many.
        of: usize,
        /// Was every row of the game reviewed? If not, the review was stopped.
        complete: bool,
    },
    /// `help`.
    Help {
        /// What can be typed, in words.
        text: String,
    },
    /// A line was not understood, or asked for what cannot be done.
    Error {
        /// What is wrong.
        message: String,
    },
    /// The code was found.
    Won {
        /// How many guesses it took.
        guesses: usize,
        /// The game.
        game: String,
        /// What shows that the secret never changed; none where there was no fingerprint.
        proof: Option<String>,
    },
    /// The guesses are used up.
    Lost {
        /// The secret; none where only the person knows it.
        secret: Option<String>,
        /// The game.
        game: String,
        /// What shows that the secret never changed; none where there was no fingerprint.
        proof: Option<String>,
    },
    /// `give up`.
    GivenUp {
        /// The secret.
        secret: String,
        /// The game.
        game: String,
        /// What shows that the secret never changed; none where there was no fingerprint.
        proof: Option<String>,
    },
    /// `quit`, or the input ended.
    LeftGame {
        /// The game so far.
        game: String,
    },
}

/// How a game begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "command", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum GameStart {
    /// A person breaks a code.
    Play {
        /// The board.
        rules: String,
        /// Has the codemaker picked no secret?
        evil: bool,
        /// What the secret was drawn from; none where it was not drawn.
        seed: Option<u64>,
        /// The fingerprint of the secret; none where there is no secret yet.
        fingerprint: Option<String>,
    },
    /// The computer breaks a person's code.
    Break {
        /// The board.
        rules: String,
        /// The strategy that guesses.
        strategy: String,
        /// The rows it begins with, in one line.
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
