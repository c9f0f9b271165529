//! Searches of single positions up to a cutoff, for large searches that are split into parts.

use crate::bounds::Bounds;
use crate::cost::{Costs, INFINITE};
use crate::cost_model::CostModel;
use crate::reporter::Reporter;
use crate::search::Searcher;
use crate::solver::Solver;
use pegwise_core::{Cancelled, Code, Monitor};
use pegwise_strategy::State;

/// Bounds on the total number of further guesses over all remaining codes, winning guesses included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TotalBounds {
    /// The proved lower bound.
    pub lower: u64,
    /// The total of the best play found, if any. If it equals the lower bound, no play has a smaller total.
    pub upper: Option<u64>,
}

impl Solver {
    /// The first guesses whose counting bound is below the cutoff, in search order, with the bound; one per class.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if the monitor stopped the work.
    pub fn openings(&self, cutoff: u64, monitor: &dyn Monitor) -> Result<Vec<(Code, u64)>, Cancelled> {
        let (problem, model) = (&self.prepared.problem, self.total());
        let report = Reporter::new(monitor, false);
        let context = self.context(&model, monitor, &report, None);
        let mut searcher = Searcher::new(&context, Vec::new());
        let set = searcher.load(&problem.all());
        let open = searcher.list(set, model.left, cutoff.min(INFINITE))?;
        Ok(open.into_iter().map(|(guess, bound)| (problem.guess(guess), bound)).collect())
    }

    /// Searches a position until its minimum total is known, or known to be at least the cutoff. If the solver has a
    /// [journal](Solver::with_journal), the results are kept even if the monitor stops the search.
    ///
    /// ```
    /// use pegwise_core::{Codebook, Limits};
    /// use pegwise_notation::GameRecord;
    /// use pegwise_solver::{Solver, TotalBounds};
    /// use pegwise_strategy::{GuessPool, State};
    /// let game: GameRecord = "3x4 112:1.0".parse()?;
    /// let codebook = Codebook::new(&game.rules)?;
    /// let left = codebook.candidates().after_all(codebook.board(), &game.history);
    /// let state = State::new(&codebook, &game.history, &left).expect("some codes are left");
    /// let solver = Solver::new(&codebook, GuessPool::All, Limits::default())?;
    /// let found = solver.total_below(state, u64::MAX, &())?;
    /// assert_eq!(found, TotalBounds { lower: 41, upper: Some(41) });
    /// assert!(solver.total_below(state, 40, &())?.lower >= 40);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns [`Cancelled`] if the monitor stopped the work.
    pub fn total_below(&self, state: State<'_>, cutoff: u64, monitor: &dyn Monitor) -> Result<TotalBounds, Cancelled> {
        let (codes, model) = (self.prepared.problem.numbers(state.candidates()), self.total());
        let report = Reporter::new(monitor, false);
        report.begin(codes.len(), 0, 1, 0);
        let context = self.context(&model, monitor, &report, None);
        let mut searcher = Searcher::new(&context, self.prepared.history(state));
        let cutoff = cutoff.min(INFINITE);
        let Bounds { lower, upper } = Bounds::of_search(searcher.load_and_cost(&codes, model.left, cutoff)?, cutoff);
        Ok(TotalBounds { lower, upper: Some(upper).filter(|&upper| upper < INFINITE) })
    }

    fn total(&self) -> CostModel {
        CostModel::new(&self.prepared.problem, Costs::TOTAL, None)
    }
}
