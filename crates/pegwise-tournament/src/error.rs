//! Why there is no tournament.

use pegwise::notation::{InvalidAlphabet, NotationError};
use pegwise::{InvalidPlayer, InvalidPrior, NoSuggestion, NotKnown, NotPrepared, TooLarge};
use std::io;
use std::path::PathBuf;

/// Why a tournament cannot be played, or not be played on. Whoever shows it has the words.
#[derive(Debug)]
pub enum TournamentError {
    /// It is not `NAME=COMMAND`.
    NoProgram(String),
    /// The quotes in the command of a player are not closed.
    Quotes {
        /// The player.
        name: String,
        /// As it was typed.
        command: String,
    },
    /// The program of a player cannot be started.
    NotStarted {
        /// The player.
        name: String,
        /// The program.
        program: String,
        /// Why.
        error: io::Error,
    },
    /// No codemaker is called so.
    NoCodemaker(String),
    /// It does not say how often each code is the secret.
    Prior {
        /// The file.
        file: String,
        /// What is wrong with it.
        reason: Box<InvalidPrior>,
    },
    /// Every code is to be played once, but this codemaker does not choose all of them equally often.
    Uneven(String),
    /// No code of the board has so few colours.
    NoSecret {
        /// How many.
        colors: usize,
        /// The board.
        board: String,
    },
    /// The colours of this board cannot be told to programs, which read one character for each.
    Symbols(String),
    /// A board cannot be read.
    Rules(NotationError),
    /// The symbols do not suit a board.
    Alphabet(InvalidAlphabet),
    /// A board cannot be listed.
    TooLarge(TooLarge),
    /// Nothing is known of a board that an evil codemaker could answer by.
    NotKnown(NotKnown),
    /// No strategy is called so.
    Player(InvalidPlayer),
    /// A strategy cannot play on a board.
    NotPrepared(NotPrepared),
    /// A strategy has no first guess.
    NoSuggestion(NoSuggestion),
    /// The file of results does not belong to this tournament, or is damaged.
    Line {
        /// The file.
        file: PathBuf,
        /// From 1.
        line: usize,
        /// What is wrong.
        problem: LineProblem,
    },
    /// The file of results cannot be written.
    Unwritable {
        /// The file.
        file: PathBuf,
        /// Why.
        error: io::Error,
    },
}

/// What is wrong with a line of a file of results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineProblem {
    /// It is none.
    NoResult,
    /// It is of a tournament with another value of this setting.
    OtherSetting(String),
    /// It is a game of another tournament.
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
