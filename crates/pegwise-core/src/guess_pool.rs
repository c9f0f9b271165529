//! Which codes a player may guess.

/// Which codes a player may guess next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum GuessPool {
    /// Every guess that the board allows.
    #[default]
    All,
    /// Only codes that can still be the secret.
    Candidates,
}
