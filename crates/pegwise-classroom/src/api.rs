//! Requests to the server of a class, and its replies.

use pegwise::api::{SCHEMA, Turn};
use serde::{Deserialize, Serialize};

/// The most characters of a name, so that it fits on a phone beside other columns.
pub const CLASS_NAME: usize = 24;

/// The most pegs: more do not fit on a phone, and the games of all pupils are stored.
pub const CLASS_PEGS: usize = 40;

/// The most colours of a board.
pub const CLASS_COLORS: usize = 1000;

/// The most guesses of a game.
pub const CLASS_GUESSES: usize = 100;

/// A request, as the body of `POST /class/api`, with a key in the header `Authorization: Bearer KEY`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "request", rename_all = "kebab-case", deny_unknown_fields)]
#[non_exhaustive]
pub enum ClassRequest {
    /// Whether there is a class. Needs no key.
    Room {},
    /// A pupil joins with a random key of 32 hexadecimal digits, so that the same request sent twice joins once.
    Join {
        /// The join code.
        code: String,
        /// The pupil's name.
        name: String,
    },
    /// A pupil requests the game.
    Look {
        /// The version that the pupil has; without one, the game is always sent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<u64>,
    },
    /// A pupil guesses. The same request sent twice guesses once.
    Guess {
        /// The round, from 1.
        #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
        round: usize,
        /// The row, from 1.
        #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
        row: usize,
        /// The guess, in canonical notation.
        guess: String,
    },
    /// The teacher requests the class.
    Board {},
    /// The teacher starts a round.
    Start {
        /// The round, from 1: the next one.
        #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
        round: usize,
        /// The board and the limit of guesses, in canonical notation.
        rules: String,
        /// The distribution of secrets.
        secrets: ClassSecrets,
    },
    /// The teacher ends the round.
    End {
        /// The round, from 1.
        #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
        round: usize,
    },
    /// The teacher renames a pupil.
    Rename {
        /// The pupil, from 1.
        #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
        pupil: usize,
        /// The name.
        name: String,
    },
    /// The teacher removes a pupil, with all games.
    Remove {
        /// The pupil, from 1.
        #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
        pupil: usize,
    },
    /// The teacher opens or closes the class to new pupils.
    Door {
        /// Whether pupils may join.
        open: bool,
    },
}

/// The distribution of secrets in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum ClassSecrets {
    /// All pupils have the same secret.
    Same,
    /// Each pupil has another secret.
    Own,
}

/// The response of the server of a class.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClassAnswer {
    /// The name and version of the schema.
    #[cfg_attr(feature = "schema", schemars(extend("const" = SCHEMA)))]
    pub schema: String,
    /// The reply.
    #[serde(flatten)]
    pub reply: ClassReply,
}

/// A reply of the server of a class.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "reply", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum ClassReply {
    /// There is a class.
    Room {
        /// Whether pupils may join.
        open: bool,
    },
    /// To a pupil: the game.
    Seat(ClassSeat),
    /// To a pupil: no change since that version.
    Unchanged {},
    /// To the teacher: the class.
    Board(ClassBoard),
    /// The request was refused.
    Refused(ClassRefusal),
}

/// The view of a pupil.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClassSeat {
    /// A number that grows with every change.
    pub version: u64,
    /// The pupil's name.
    pub name: String,
    /// The game in the last round; none before the first.
    pub game: Option<ClassGame>,
}

/// A pupil's game in a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClassGame {
    /// The round, from 1.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub round: usize,
    /// The board and the limit of guesses.
    pub rules: String,
    /// The distribution of secrets.
    pub secrets: ClassSecrets,
    /// Whether the teacher has ended the round.
    pub over: bool,
    /// The status of the game.
    pub standing: ClassStanding,
    /// The guesses with their answers.
    pub rows: Vec<Turn>,
    /// The secret, once the pupil may know it.
    pub secret: Option<String>,
}

/// The status of a pupil's game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum ClassStanding {
    /// The pupil is guessing.
    Playing,
    /// The code was broken.
    Won,
    /// All guesses were used up.
    Lost,
    /// The round ended first.
    Stopped,
}

/// The view of the teacher.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClassBoard {
    /// The join code.
    pub code: String,
    /// The addresses of the class.
    pub addresses: Vec<String>,
    /// Whether pupils may join.
    pub open: bool,
    /// Whether everything is in the class's file; none without a file.
    pub kept: Option<bool>,
    /// The last round; none before the first.
    pub round: Option<ClassRound>,
    /// The pupils, in the order in which they joined.
    pub pupils: Vec<ClassPupil>,
}

/// A round of a class.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClassRound {
    /// The number, from 1.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub number: usize,
    /// The board and the limit of guesses.
    pub rules: String,
    /// The distribution of secrets.
    pub secrets: ClassSecrets,
    /// Whether it has ended.
    pub over: bool,
    /// The shared secret, once the round has ended.
    pub secret: Option<String>,
}

/// A pupil in the view of the teacher.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClassPupil {
    /// The pupil's number, from 1.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub pupil: usize,
    /// The name.
    pub name: String,
    /// Whether the pupil's device has been silent for a while.
    pub away: bool,
    /// The number of guesses in the last round.
    pub guesses: usize,
    /// The status of the game in the last round; none before the first.
    pub standing: Option<ClassStanding>,
    /// The duration of the game in seconds, once it is won or lost.
    pub seconds: Option<u64>,
}

/// The refusal of a request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClassRefusal {
    /// The problem.
    pub problem: ClassProblem,
    /// The row, if it already has another guess.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub row: Option<Turn>,
}

/// The problem with a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum ClassProblem {
    /// The request is invalid.
    Malformed,
    /// The request is too long.
    TooLong,
    /// There are too many requests.
    SlowDown,
    /// The key is unknown, or may not make this request.
    UnknownKey,
    /// The join code is wrong.
    WrongCode,
    /// The class is closed to new pupils.
    DoorClosed,
    /// The class is full.
    RoomFull,
    /// The name is invalid.
    BadName,
    /// Another pupil has this name.
    NameTaken,
    /// The pupil does not exist.
    NoPupil,
    /// The board is not possible in a class.
    BadRules,
    /// The number is not that of the next round.
    NotNextRound,
    /// A round is in progress.
    RoundRunning,
    /// The limit of rounds is reached.
    TooManyRounds,
    /// The round does not exist.
    NoRound,
    /// The round is over.
    RoundOver,
    /// The pupil's game is over.
    GameOver,
    /// The guess is not allowed on this board.
    BadGuess,
    /// The row already has another guess.
    RowTaken,
    /// Rows before this one are still empty.
    RowAhead,
}

impl From<ClassReply> for ClassAnswer {
    fn from(reply: ClassReply) -> Self {
        ClassAnswer { schema: SCHEMA.to_owned(), reply }
    }
}
