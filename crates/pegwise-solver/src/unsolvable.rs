//! Reasons why a board cannot be solved.

use pegwise_core::{Cancelled, MayLie};

/// The reason why a board cannot be solved.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Unsolvable {
    /// The table of answers for all codes and guesses exceeds the memory limit, or the memory that there is.
    #[error(
        "solving {board} needs {} MiB for the answers of all codes to all guesses, {}",
        needed.div_ceil(1 << 20),
        if *needed <= u128::from(*limit) {
            "more than this machine can provide; take fewer pegs or colours".to_owned()
        } else {
            format!("above the limit of {} MiB; take fewer pegs or colours, or raise the memory limit", limit >> 20)
        }
    )]
    TooLarge {
        /// The board.
        board: String,
        /// The number of bytes needed.
        needed: u128,
        /// The number of bytes allowed.
        limit: u64,
    },
    /// Answers may be false; see [`lies`](crate::lies).
    #[error("optimal play is found where every answer is true, not on {0}")]
    Lies(String),
    /// The board does not allow exactly one false answer, as [`lies`](crate::lies) requires.
    #[error("the fewest guesses with a lie are found where one answer may be false, as on 3x4-lies1, not on {0}")]
    NotOneLie(String),
    /// The board has too many codes or guesses for [`lies`](crate::lies).
    #[error("the fewest guesses with a lie are looked for on boards of up to {most} codes and guesses, not on {board}")]
    TooManyForLies {
        /// The board.
        board: String,
        /// The maximum number of codes, and of guesses.
        most: u128,
    },
    /// Boards with lies allow only the objective `max`, and only with all guesses.
    #[error(
        "where answers may be false, as on {0}, optimal play has the objective `max`, and every code may be guessed"
    )]
    OnlyMaxWithLies(String),
    /// The board has more than 15 pegs, 255 colours or 256 answers, or codes that may not be guessed.
    #[error(
        "the solver takes boards of up to 256 different answers, 15 pegs and 255 colours on which every code may be \
         guessed, not {0}"
    )]
    Board(String),
}

impl From<MayLie> for Unsolvable {
    fn from(MayLie { board }: MayLie) -> Self {
        Unsolvable::Lies(board.to_string())
    }
}

/// The reason why a solver could not be prepared.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotReady {
    /// The board cannot be solved.
    #[error(transparent)]
    Unsolvable(#[from] Unsolvable),
    /// The monitor stopped the work.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
}

impl NotReady {
    pub(crate) fn unstopped(self) -> Unsolvable {
        match self {
            NotReady::Unsolvable(reason) => reason,
            NotReady::Cancelled(_) => unreachable!("nobody stops it"),
        }
    }
}
