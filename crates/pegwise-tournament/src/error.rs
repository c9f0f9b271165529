//! Errors of tournaments.

use pegwise::notation::{InvalidAlphabet, NotationError};
use pegwise::{InvalidPlayer, InvalidPrior, NoSuggestion, NotKnown, NotPrepared, TooLarge};
use std::io;
use std::path::PathBuf;

/// The reason why a tournament cannot be played or continued. The front end provides the message.
#[derive(Debug)]
pub enum TournamentError {
    /// A player is not written as `NAME=COMMAND`.
    NoProgram(String),
    /// The command of a player has unclosed quotes.
    Quotes {
        /// The player.
        name: String,
        /// The command, as typed.
        command: String,
    },
    /// The program of a player could not be started.
    NotStarted {
        /// The player.
        name: String,
        /// The program.
        program: String,
        /// The error of the operating system.
        error: io::Error,
    },
    /// No codemaker has this name.
    NoCodemaker(String),
    /// The prior is invalid.
    Prior {
        /// The file.
        file: String,
        /// The problem with it.
        reason: Box<InvalidPrior>,
    },
    /// Every code is to be played once, but this codemaker does not draw secrets uniformly.
    Uneven(String),
    /// No code on the board has this few colours.
    NoSecret {
        /// The number of colours.
        colors: usize,
        /// The board.
        board: String,
    },
    /// Some colours of this board are written with several characters, but programs read one character for each.
    Symbols(String),
    /// A board could not be read.
    Rules(NotationError),
    /// The symbols do not suit a board.
    Alphabet(InvalidAlphabet),
    /// The codes of a board cannot be listed.
    TooLarge(TooLarge),
    /// An evil codemaker does not know enough candidates to answer.
    NotKnown(NotKnown),
    /// No strategy has this name.
    Player(InvalidPlayer),
    /// A strategy cannot play on a board.
    NotPrepared(NotPrepared),
    /// A strategy did not find a first guess.
    NoSuggestion(NoSuggestion),
    /// The results file belongs to another tournament or is damaged.
    Line {
        /// The file.
        file: PathBuf,
        /// The line number, starting at 1.
        line: usize,
        /// The problem with it.
        problem: LineProblem,
    },
    /// The results file cannot be written.
    Unwritable {
        /// The file.
        file: PathBuf,
        /// The error of the operating system.
        error: io::Error,
    },
}

/// The problem with a line of a results file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineProblem {
    /// The line could not be read as a result.
    NoResult,
    /// The tournament in the file has a different value for this setting.
    OtherSetting(String),
    /// The game belongs to another tournament.
    OtherGame,
}

macro_rules! from {
    ($($variant:ident($reason:ty)),*) => {
        $(impl From<$reason> for TournamentError {
            fn from(reason: $reason) -> Self {
                TournamentError::$variant(reason)
            }
        })*
    };
}

from!(
    Rules(NotationError),
    Alphabet(InvalidAlphabet),
    TooLarge(TooLarge),
    NotKnown(NotKnown),
    Player(InvalidPlayer),
    NotPrepared(NotPrepared),
    NoSuggestion(NoSuggestion)
);
