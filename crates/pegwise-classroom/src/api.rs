//! Requests to the server of a class, and its replies.

use pegwise::api::{SCHEMA, Turn};
use serde::{Deserialize, Serialize};

/// The most characters of a name in a class, so that it fits on a phone beside other columns.
pub const CLASS_NAME: usize = 24;

/// The most pegs in a class: more do not fit on a phone, and the games of all pupils are stored.
pub const CLASS_PEGS: usize = 40;

/// The most colours of a board in a class.
pub const CLASS_COLORS: usize = 1000;

/// The most guesses of a game in a class.
pub const CLASS_GUESSES: usize = 100;

/// What the server of a class is asked, as the body of `POST /class/api`. Who asks is told by a key, in the header
/// `Authorization: Bearer KEY`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "request", rename_all = "kebab-case", deny_unknown_fields)]
#[non_exhaustive]
pub enum ClassRequest {
    /// Is there a class? Needs no key.
    Room {},
    /// A pupil joins. The key is the pupil's own choice, 32 hexadecimal digits drawn at random, so that the same request
    /// sent twice joins once.
    Join {
        /// The join code of the class.
        code: String,
        /// What the pupil is called in the class.
        name: String,
    },
    /// A pupil looks at the game.
    Look {
        /// The version that the pupil has; left out, the game is told whatever it is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<u64>,
    },
    /// A pupil guesses. The same request sent twice guesses once, and is answered twice.
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
    /// The teacher looks at the class.
    Board {},
    /// The teacher starts a round.
    Start {
        /// The round, from 1: one more than there were.
        #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
        round: usize,
        /// The board and the guesses allowed, in canonical notation.
        rules: String,
        /// Who has which secret.
        secrets: ClassSecrets,
    },
    /// The teacher ends the round.
    End {
        /// The round, from 1.
        #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
        round: usize,
    },
    /// The teacher gives a pupil another name.
    Rename {
        /// The pupil, from 1.
        #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
        pupil: usize,
        /// The name.
        name: String,
    },
    /// The teacher sends a pupil out of the class, with all games.
    Remove {
        /// The pupil, from 1.
        #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
        pupil: usize,
    },
    /// The teacher lets pupils join, or no more.
    Door {
        /// May pupils join?
        open: bool,
    },
}

/// Who has which secret in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum ClassSecrets {
    /// All pupils have the same.
    Same,
    /// Each pupil has another.
    Own,
}

/// What the server of a class answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClassAnswer {
    /// Name and version of the schema.
    #[cfg_attr(feature = "schema", schemars(extend("const" = SCHEMA)))]
    pub schema: String,
    /// The answer.
    #[serde(flatten)]
    pub reply: ClassReply,
}

/// What the server of a class has to say.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "reply", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum ClassReply {
    /// There is a class.
    Room {
        /// May pupils join?
        open: bool,
    },
    /// To a pupil: how the pupil's game stands.
    Seat(ClassSeat),
    /// To a pupil: nothing has changed since that version.
    Unchanged {},
    /// To the teacher: how the class stands.
    Board(ClassBoard),
    /// Nothing was done.
    Refused(ClassRefusal),
}

/// What a pupil sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClassSeat {
    /// Grows with every change.
    pub version: u64,
    /// What the pupil is called.
    pub name: String,
    /// The pupil's game in the last round; none before the first.
    pub game: Option<ClassGame>,
}

/// A pupil's game in a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClassGame {
    /// The round, from 1.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub round: usize,
    /// The board and the guesses allowed.
    pub rules: String,
    /// Who has which secret.
    pub secrets: ClassSecrets,
    /// Has the teacher ended the round?
    pub over: bool,
    /// How the game stands.
    pub standing: ClassStanding,
    /// The guesses with their answers.
    pub rows: Vec<Turn>,
    /// The secret, once it may be known.
    pub secret: Option<String>,
}

/// How a pupil's game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum ClassStanding {
    /// The pupil is guessing.
    Playing,
    /// The code is broken.
    Won,
    /// The guesses are used up.
    Lost,
    /// The round was over first.
    Stopped,
}

/// What the teacher sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClassBoard {
    /// The join code.
    pub code: String,
    /// Where pupils reach the class.
    pub addresses: Vec<String>,
    /// May pupils join?
    pub open: bool,
    /// Is everything in the file in which the class is kept? None if it is kept nowhere.
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
    /// Its number, from 1.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub number: usize,
    /// The board and the guesses allowed.
    pub rules: String,
    /// Who has which secret.
    pub secrets: ClassSecrets,
    /// Has it ended?
    pub over: bool,
    /// The secret that all had, once the round is over.
    pub secret: Option<String>,
}

/// A pupil, as the teacher sees one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClassPupil {
    /// The pupil's number, from 1.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub pupil: usize,
    /// What the pupil is called.
    pub name: String,
    /// Has nothing been heard from the pupil's device for a while?
    pub away: bool,
    /// How many guesses the pupil has made in the last round.
    pub guesses: usize,
    /// How the pupil's game in the last round stands; none before the first.
    pub standing: Option<ClassStanding>,
    /// How many seconds the game took, once it is won or lost.
    pub seconds: Option<u64>,
}

/// Why nothing was done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClassRefusal {
    /// What is wrong.
    pub problem: ClassProblem,
    /// The row as it is, where another guess was made in it before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub row: Option<Turn>,
}

/// What is wrong with a request to the server of a class.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum ClassProblem {
    /// It is no request.
    Malformed,
    /// It is too long.
    TooLong,
    /// There are too many requests.
    SlowDown,
    /// The key is none of this class, or may not ask this.
    UnknownKey,
    /// It is not the join code of this class.
    WrongCode,
    /// The teacher lets no one join now.
    DoorClosed,
    /// The class is full.
    RoomFull,
    /// It is not a name that can be shown.
    BadName,
    /// Another pupil has this name.
    NameTaken,
    /// There is no such pupil.
    NoPupil,
    /// It is not a board that a class can play on.
    BadRules,
    /// The number is not that of the next round.
    NotNextRound,
    /// A round is being played.
    RoundRunning,
    /// There were too many rounds.
    TooManyRounds,
    /// There is no such round.
    NoRound,
    /// The round is over.
    RoundOver,
    /// The pupil's game is over.
    GameOver,
    /// It is not a guess on this board.
    BadGuess,
    /// Another guess was made in this row before.
    RowTaken,
    /// Rows before this one are still empty.
    RowAhead,
}

impl From<ClassReply> for ClassAnswer {
    fn from(reply: ClassReply) -> Self {
        ClassAnswer { schema: SCHEMA.to_owned(), reply }
    }
}
