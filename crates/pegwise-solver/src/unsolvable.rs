use pegwise_core::Cancelled;

/// A board that is too large for the solver.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Unsolvable {
    /// The answers of all codes to all guesses take more memory than allowed.
    #[error(
        "solving {board} needs {} MiB for the answers of all codes to all guesses, above the limit of {} MiB; \
         take fewer pegs or colours, or raise the memory limit",
        needed.div_ceil(1 << 20),
        limit >> 20
    )]
    TooLarge {
        /// The board.
        board: String,
        /// Bytes needed.
        needed: u128,
        /// Bytes allowed.
        limit: u64,
    },
    /// Answers may be false. Their worst case is found by other means.
    #[error("optimal play is found where every answer is true, not on {0}")]
    Lies(String),
    /// More than 15 pegs or 255 colours, or codes that may not be guessed.
    #[error("the solver takes boards of up to 15 pegs and 255 colours on which every code may be guessed, not {0}")]
    Board(String),
}

/// Why a solver is not ready.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotReady {
    /// The board is too large.
    #[error(transparent)]
    Unsolvable(#[from] Unsolvable),
    /// The monitor stopped the work.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
}

impl NotReady {
    /// The reason where nobody stops the work.
    pub(crate) fn unstopped(self) -> Unsolvable {
        match self {
            NotReady::Unsolvable(reason) => reason,
            NotReady::Cancelled(_) => unreachable!("nobody stops it"),
        }
    }
}
