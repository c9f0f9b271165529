//! Requests to the server of a class, and replies from it.

use pegwise::api::{SCHEMA, Turn};
use serde::{Deserialize, Serialize};

/// The maximum number of characters in a name, so that it fits beside other columns on a phone.
pub const CLASS_NAME: usize = 24;

/// The maximum number of pegs. More would not fit on a phone, and the games of all pupils are stored.
pub const CLASS_PEGS: usize = 40;

/// The maximum number of colours.
pub const CLASS_COLORS: usize = 1000;

/// The maximum number of guesses in a game.
pub const CLASS_GUESSES: usize = 100;

/// A request: the body of `POST /class/api`, with a key in the header `Authorization: Bearer KEY`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "request", rename_all = "kebab-case", deny_unknown_fields)]
#[non_exhaustive]
pub enum ClassRequest {
    /// Asks whether there is a class. This needs no key.
    Room {},
    /// A pupil joins, with a random key of 32 hexadecimal digits. Because of the key, repeating the request has no
    /// effect.
    Join {
        /// The join code.
        code: String,
        /// The pupil's name.
        name: String,
    },
    /// A pupil asks for the game.
    Look {
        /// The version that the pupil already has. If it is missing, the game is always sent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<u64>,
    },
    /// A pupil makes a guess. Repeating the request has no effect.
    Guess {
        /// The round number, starting at 1.
        #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
        round: usize,
        /// The row number, starting at 1.
        #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
        row: usize,
        /// The guess, in canonical notation.
        guess: String,
    },
    /// The teacher asks for the state of the class.
    Board {},
    /// The teacher starts a round.
    Start {
        /// The number of the next round, starting at 1.
        #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
        round: usize,
        /// The board and the number of guesses allowed, in canonical notation.
        rules: String,
        /// Whether all pupils have the same secret.
        secrets: ClassSecrets,
    },
    /// The teacher ends the round.
    End {
        /// The round number, starting at 1.
        #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
        round: usize,
    },
    /// The teacher renames a pupil.
    Rename {
        /// The pupil's number, starting at 1.
        #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
        pupil: usize,
        /// The name.
        name: String,
    },
    /// The teacher removes a pupil and all of the pupil's games.
    Remove {
        /// The pupil's number, starting at 1.
        #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
        pupil: usize,
    },
    /// The teacher opens or closes the class to new pupils.
    Door {
        /// Whether pupils may join.
        open: bool,
    },
}

/// Whether all pupils have the same secret in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum ClassSecrets {
    /// All pupils have the same secret.
    Same,
    /// Each pupil has a different secret.
    Own,
}

/// A response from the server of a class.
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

/// A reply from the server of a class.
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
    /// A reply to a pupil: the game.
    Seat(ClassSeat),
    /// A reply to a pupil: nothing has changed since that version.
    Unchanged {},
    /// A reply to the teacher: the state of the class.
    Board(ClassBoard),
    /// The request was refused.
    Refused(ClassRefusal),
}

/// The class as a pupil sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClassSeat {
    /// A number that increases with every change.
    pub version: u64,
    /// The pupil's name.
    pub name: String,
    /// The game in the latest round, or `null` before the first round.
    pub game: Option<ClassGame>,
}

/// A pupil's game in a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClassGame {
    /// The round number, starting at 1.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub round: usize,
    /// The board and the number of guesses allowed.
    pub rules: String,
    /// Whether all pupils have the same secret.
    pub secrets: ClassSecrets,
    /// Whether the teacher has ended the round.
    pub over: bool,
    /// The status of the game.
    pub standing: ClassStanding,
    /// The guesses with their answers.
    pub rows: Vec<Turn>,
    /// The secret, as soon as the pupil may know it.
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
    /// The round ended before the game did.
    Stopped,
}

/// The class as the teacher sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClassBoard {
    /// The join code.
    pub code: String,
    /// The addresses of the class.
    pub addresses: Vec<String>,
    /// Whether pupils may join.
    pub open: bool,
    /// Whether everything has been saved in the file of the class, or `null` if there is no file.
    pub kept: Option<bool>,
    /// The latest round, or `null` before the first round.
    pub round: Option<ClassRound>,
    /// The pupils, in the order in which they joined.
    pub pupils: Vec<ClassPupil>,
}

/// A round of a class.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClassRound {
    /// The round number, starting at 1.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub number: usize,
    /// The board and the number of guesses allowed.
    pub rules: String,
    /// Whether all pupils have the same secret.
    pub secrets: ClassSecrets,
    /// Whether the round has ended.
    pub over: bool,
    /// The shared secret, once the round has ended.
    pub secret: Option<String>,
}

/// A pupil as the teacher sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClassPupil {
    /// The pupil's number, starting at 1.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub pupil: usize,
    /// The name.
    pub name: String,
    /// Whether the pupil's device has not sent anything for a while.
    pub away: bool,
    /// The number of guesses in the latest round.
    pub guesses: usize,
    /// The status of the game in the latest round, or `null` before the first round.
    pub standing: Option<ClassStanding>,
    /// The duration of the game in seconds, once it has been won or lost.
    pub seconds: Option<u64>,
}

/// The refusal of a request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClassRefusal {
    /// The problem.
    pub problem: ClassProblem,
    /// The row, if it already contains another guess.
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
    /// There were too many requests.
    SlowDown,
    /// The key is unknown or not allowed to make this request.
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
    /// The board cannot be used in a class.
    BadRules,
    /// The round is not the next one.
    NotNextRound,
    /// A round is in progress.
    RoundRunning,
    /// The maximum number of rounds has been reached.
    TooManyRounds,
    /// The round does not exist.
    NoRound,
    /// The round is over.
    RoundOver,
    /// The pupil's game is over.
    GameOver,
    /// The guess is not allowed on this board.
    BadGuess,
    /// The row already contains another guess.
    RowTaken,
    /// Some rows before this one are still empty.
    RowAhead,
}

impl From<ClassReply> for ClassAnswer {
    fn from(reply: ClassReply) -> Self {
        ClassAnswer { schema: SCHEMA.to_owned(), reply }
    }
}
