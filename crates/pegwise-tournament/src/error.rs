//! Errors of tournaments.

use pegwise::notation::{InvalidAlphabet, NotationError};
use pegwise::{InvalidPlayer, InvalidPrior, NoSuggestion, NotKnown, NotPrepared, TooLarge};
use std::io;
use std::path::PathBuf;

/// The reason why a tournament cannot be played or continued. The front end words the message.
#[derive(Debug)]
pub enum TournamentError {
    /// A player that is not `NAME=COMMAND`.
    NoProgram(String),
    /// Unclosed quotes in the command of a player.
    Quotes {
        /// The player.
        name: String,
        /// As typed.
        command: String,
    },
    /// The program of a player cannot be started.
    NotStarted {
        /// The player.
        name: String,
        /// The program.
        program: String,
        /// The system's error.
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
    /// Every code should be played once, but this codemaker does not draw evenly.
    Uneven(String),
    /// No code of the board has this few colours.
    NoSecret {
        /// The number of colours.
        colors: usize,
        /// The board.
        board: String,
    },
    /// The colours of this board need several characters, but programs read one for each.
    Symbols(String),
    /// A board cannot be read.
    Rules(NotationError),
    /// The symbols do not suit a board.
    Alphabet(InvalidAlphabet),
    /// A board cannot be listed.
    TooLarge(TooLarge),
    /// An evil codemaker does not know enough candidates of the board to answer.
    NotKnown(NotKnown),
    /// No strategy has this name.
    Player(InvalidPlayer),
    /// A strategy cannot play on a board.
    NotPrepared(NotPrepared),
    /// A strategy has no first guess.
    NoSuggestion(NoSuggestion),
    /// The file of results belongs to another tournament or is damaged.
    Line {
        /// The file.
        file: PathBuf,
        /// The line, from 1.
        line: usize,
        /// The problem with it.
        problem: LineProblem,
    },
    /// The file of results cannot be written.
    Unwritable {
        /// The file.
        file: PathBuf,
        /// The system's error.
        error: io::Error,
    },
}

/// The problem with a line of a file of results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineProblem {
    /// The line is not a result.
    NoResult,
    /// The tournament in the file has another value of this setting.
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
