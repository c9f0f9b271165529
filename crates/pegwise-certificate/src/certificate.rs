//! The parts of a certificate.

use crate::bound::Bound;
use crate::renaming::Renaming;
use pegwise_core::{Board, Code, GuessPool};

/// A proof as text. Only [`check`](crate::check) decides whether it proves its claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate {
    /// The claim.
    pub head: Head,
    /// The steps, each citing earlier ones. The last is the claim.
    pub lemmas: Vec<Lemma>,
}

/// The claim of a certificate: every strategy for this board needs at least `claim` guesses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// The board.
    pub board: Board,
    /// The limit of guesses, if any. The claim [`Bound::Infeasible`] means that no strategy stays within it.
    pub within: Option<u64>,
    /// The codes that may be guessed.
    pub guesses: GuessPool,
    /// The lower bound of the guesses, summed over all secrets.
    pub claim: Bound,
}

/// One step of the proof: every tree for these candidates needs at least `bound` guesses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lemma {
    /// The most guesses left; `None` for no limit.
    pub within: Option<u64>,
    /// The lower bound for every tree.
    pub bound: Bound,
    /// The codes that can still be the secret.
    pub candidates: Candidates,
    /// Renamings that map the candidates to themselves. A case for a guess also covers the images of that guess.
    pub symmetries: Vec<Renaming>,
    /// The guesses that counting alone does not rule out, one of each kind.
    pub cases: Vec<Case>,
}

/// The codes of a lemma.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Candidates {
    /// All codes of the board.
    All,
    /// These, in increasing order.
    Codes(Vec<Code>),
}

/// A guess, with lemmas about the cells it leaves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// The guess.
    pub guess: Code,
    /// Earlier lemmas about some of the cells, or about parts of them. Counting bounds the other cells.
    pub citations: Vec<Citation>,
}

/// An earlier lemma, used for the cell that contains its candidates.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Citation {
    /// The number of the lemma, from 1.
    pub lemma: usize,
    /// The renaming to apply to the lemma's candidates first, if any.
    pub renaming: Option<Renaming>,
}
