use crate::{Bound, Renaming};
use pegwise_core::{Board, Code};

/// A proof of a lower bound, as it is written. Whether it proves anything is for [`check`](crate::check).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate {
    /// What is claimed.
    pub head: Head,
    /// The steps, each citing earlier ones. The last is the claim.
    pub lemmas: Vec<Lemma>,
}

/// What a certificate claims: every strategy for this board needs this much.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// The game.
    pub board: Board,
    /// The most guesses for any secret, if they are limited. That no strategy finds every secret with `m`
    /// guesses is an infeasible mean within `m`.
    pub within: Option<u64>,
    /// Which codes may be guessed.
    pub guesses: GuessPool,
    /// The bound on the guesses over all secrets together.
    pub claim: Bound,
}

/// Which codes may be played next, within what the board allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GuessPool {
    /// All guesses of the board.
    All,
    /// Only codes that can still be the secret.
    Candidates,
}

/// One step: every tree on these candidates needs this much.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lemma {
    /// The most guesses left, if they are limited.
    pub within: Option<u64>,
    /// What every tree needs.
    pub bound: Bound,
    /// The codes that can still be the secret.
    pub candidates: Candidates,
    /// Renamings of pegs and colours that map the candidates to themselves. What holds for a guess holds
    /// for its images under them.
    pub symmetries: Vec<Renaming>,
    /// Guesses that counting alone does not rule out, one of each kind.
    pub cases: Vec<Case>,
}

/// The codes a lemma is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Candidates {
    /// All codes of the board.
    All,
    /// These, in increasing order.
    Codes(Vec<Code>),
}

/// A guess, with what is known about the cells it leaves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// The guess.
    pub guess: Code,
    /// Earlier lemmas about some of the cells, or parts of them. The others are bounded by counting.
    pub citations: Vec<Citation>,
}

/// An earlier lemma, used for the cell that contains its candidates.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Citation {
    /// The number of the lemma, from 1.
    pub lemma: usize,
    /// How its candidates are to be renamed first, if they are.
    pub renaming: Option<Renaming>,
}
