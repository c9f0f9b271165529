//! A certificate as it is written.

use crate::bound::Bound;
use crate::renaming::Renaming;
use pegwise_core::{Board, Code, GuessPool};

/// A certificate as it is written. Only [`check`](crate::check) says whether it proves its claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate {
    /// What is claimed.
    pub head: Head,
    /// The steps, each citing earlier ones. The last is the claim.
    pub lemmas: Vec<Lemma>,
}

/// What a certificate claims: every strategy for this board needs at least `claim` guesses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// The game.
    pub board: Board,
    /// The most guesses allowed for any secret; `None` for no limit. The claim [`Bound::Infeasible`] then says that no
    /// strategy finds every secret within so many guesses.
    pub within: Option<u64>,
    /// Which codes may be guessed.
    pub guesses: GuessPool,
    /// The lower bound of the guesses, summed over all secrets.
    pub claim: Bound,
}

/// One step of the proof: every tree for these candidates needs at least `bound` guesses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lemma {
    /// The most guesses left; `None` for no limit.
    pub within: Option<u64>,
    /// What every tree needs at least.
    pub bound: Bound,
    /// The codes that can still be the secret.
    pub candidates: Candidates,
    /// Renamings of pegs and colours that map the candidates to themselves. A case for a guess also covers the images of
    /// that guess under these.
    pub symmetries: Vec<Renaming>,
    /// The guesses that counting alone does not rule out, one of each kind.
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
    /// How to rename the candidates of the lemma first; `None` for not at all.
    pub renaming: Option<Renaming>,
}
