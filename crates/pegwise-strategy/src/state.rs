use crate::GuessPool;
use pegwise_core::{CandidateSet, Codebook, Turn};

/// A game in progress, as a strategy sees it: the turns so far and the codes they leave, at least
/// one.
#[derive(Clone, Copy, Debug)]
pub struct State<'a> {
    codebook: &'a Codebook,
    history: &'a [Turn],
    candidates: &'a CandidateSet,
}

impl<'a> State<'a> {
    /// The state after these turns, or `None` if they contradict each other and no code is left.
    ///
    /// `candidates` must be what the turns leave, as [`CandidateSet::after_all`] computes it.
    pub fn new(codebook: &'a Codebook, history: &'a [Turn], candidates: &'a CandidateSet) -> Option<Self> {
        (!candidates.is_empty()).then_some(State { codebook, history, candidates })
    }

    /// All codes of the game.
    pub fn codebook(&self) -> &'a Codebook {
        self.codebook
    }

    /// The turns so far.
    pub fn history(&self) -> &'a [Turn] {
        self.history
    }

    /// The codes that can still be the secret: never empty.
    pub fn candidates(&self) -> &'a CandidateSet {
        self.candidates
    }

    /// The codes of a pool, in order.
    pub fn pool(&self, pool: GuessPool) -> &'a CandidateSet {
        match pool {
            GuessPool::All => self.codebook.guesses(),
            GuessPool::Candidates => self.candidates,
        }
    }
}
