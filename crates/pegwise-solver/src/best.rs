//! The best guesses in a game in progress.

use pegwise_core::Code;
use pegwise_strategy::{Decision, NoDecision, Reason, State};

/// The best guesses in a game in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Best {
    /// The total number of further guesses over all remaining codes, winning guesses included.
    pub total: u64,
    /// Whether it is proved that no guess has a smaller total.
    pub proved: bool,
    /// All guesses with this total, or only one guess if the search was stopped. Guesses that can win come first, then
    /// those with more different answers. From [`Solver::MERGES_FROM`](crate::Solver::MERGES_FROM) codes up, contains
    /// only the first of several guesses that are equivalent by the [symmetry](pegwise_core::symmetry) of the game.
    pub guesses: Vec<Code>,
    /// The number of these guesses, including all equivalent ones.
    pub count: usize,
}

impl Best {
    /// Returns the first of these guesses as a decision, with its reason.
    ///
    /// # Errors
    /// Returns [`NoDecision::InvalidGuess`] if the state belongs to another board.
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
