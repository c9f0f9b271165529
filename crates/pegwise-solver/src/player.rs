//! The solver as a strategy.

use crate::solver::Solver;
use pegwise_core::Monitor;
use pegwise_strategy::tree::OtherBoard;
use pegwise_strategy::{Coverage, Decision, NoDecision, State, Strategy};

/// The solver as a strategy that chooses the guess with the smallest expected number of further guesses.
///
/// ```
/// use pegwise_core::{Board, Codebook, Limits};
/// use pegwise_solver::Solver;
/// use pegwise_strategy::{GuessPool, StrategyTree};
/// let codebook = Codebook::new(&"3x4".parse::<Board>()?)?;
/// let solver = Solver::new(&codebook, GuessPool::All, Limits::default())?;
/// assert_eq!(StrategyTree::build(&solver, &codebook, &())?.verify()?.total(), 206);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl Strategy for Solver {
    fn name(&self) -> String {
        "optimal".to_owned()
    }

    fn decide(&self, state: State<'_>, monitor: &dyn Monitor) -> Result<Decision, NoDecision> {
        let (own, game) = (self.codebook().board(), state.board());
        if own != game {
            return Err(OtherBoard { own: own.clone(), game: game.clone() }.into());
        }
        if state.coverage() != Coverage::All {
            return Err(NoDecision::NeedsAllCodes);
        }
        self.best(state, monitor)?.decision(state)
    }
}
