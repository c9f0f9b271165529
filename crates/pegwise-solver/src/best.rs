//! The best play in a game in progress.

use pegwise_core::Code;
use pegwise_strategy::{Decision, NoDecision, Reason, State};

/// The best play in a game in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Best {
    /// The further guesses summed over all remaining codes, winning guesses included.
    pub total: u64,
    /// Whether it is proved that no guess has a smaller total.
    pub proved: bool,
    /// The guesses with this total, those that can win first, then those with more different answers; one guess if
    /// not proved. From [`Solver::MERGES_FROM`](crate::Solver::MERGES_FROM) codes up, only the first of guesses that are alike by the
    /// [symmetry](pegwise_core::symmetry) of the game.
    pub guesses: Vec<Code>,
    /// The number of these guesses, including all alike ones.
    pub count: usize,
}

impl Best {
    /// The first of the guesses, with its reason.
    ///
    /// # Errors
    /// [`NoDecision::InvalidGuess`] if the state is of another board.
    pub fn decision(self, state: State<'_>) -> Result<Decision, NoDecision> {
        let Best { total, proved, guesses, count } = self;
        let guess = guesses[0].clone();
        let reason = match state.candidates().len() {
            1 => Reason::OnlyCandidate,
            _ => Reason::FewestGuesses { total, proved, tied: guesses, count },
        };
        Decision::new(state, guess, reason)
    }
}
