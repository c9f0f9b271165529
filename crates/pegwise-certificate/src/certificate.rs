//! The parts of a certificate.

use crate::bound::Bound;
use crate::renaming::Renaming;
use pegwise_core::{Board, Code, GuessPool};

/// A proof in text form. Only [`check`](crate::check) decides whether it proves its claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate {
    /// The head, with the claim.
    pub head: Head,
    /// The steps of the proof, each citing earlier ones. The last step is the claim.
    pub lemmas: Vec<Lemma>,
}

/// The claim of a certificate: every strategy for this board needs at least `claim` guesses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// The board.
    pub board: Board,
    /// The guess limit, if any. [`Bound::Infeasible`] claims that no strategy stays within it.
    pub within: Option<u64>,
    /// The codes that may be guessed.
    pub guesses: GuessPool,
    /// The lower bound on the guesses, summed over all secrets.
    pub claim: Bound,
}

/// One step of the proof: every tree for these candidates needs at least `bound` guesses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lemma {
    /// The maximum number of guesses left, if there is a limit.
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

/// The candidates of a lemma.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Candidates {
    /// All codes of the board.
    All,
    /// These codes, in increasing order.
    Codes(Vec<Code>),
}

/// A guess, and lemmas about the cells that it leaves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// The guess.
    pub guess: Code,
    /// Earlier lemmas about some of the cells or about parts of them. The other cells are bounded by counting.
    pub citations: Vec<Citation>,
}

/// An earlier lemma, used for the cell that contains its candidates.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Citation {
    /// The number of the lemma, starting at 1.
    pub lemma: usize,
    /// The renaming that is first applied to the candidates of the lemma, if any.
    pub renaming: Option<Renaming>,
}
