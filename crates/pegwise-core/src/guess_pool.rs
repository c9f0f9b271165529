//! The codes that a player may guess.

/// The codes that a player may guess.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum GuessPool {
    /// Every guess that the board allows.
    #[default]
    All,
    /// Candidates only.
    Candidates,
}
