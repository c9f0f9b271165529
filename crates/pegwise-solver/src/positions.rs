use crate::cost::{Costs, INFINITE};
use crate::goal::Goal;
use crate::memo::Memo;
use crate::problem::Problem;
use crate::report::Report;
use crate::search::{Search, Searcher};
use crate::solver::{Unsolvable, prepared};
use pegwise_core::{Cancelled, CandidateSet, Code, Codebook, Limits, Monitor};
use pegwise_strategy::{GuessPool, State};
use std::fmt;

/// Optimal play, by the least expected number of further guesses, in every position among some codes: those of one
/// game in progress, or all of a board. It remembers what it has found out.
///
/// Everything it says is proved.
///
/// ```
/// use pegwise_core::{Codebook, Limits, Board};
/// use pegwise_solver::Positions;
/// use pegwise_strategy::{GuessPool, State};
/// let codebook = Codebook::new(&"3x4".parse::<Board>()?)?;
/// let start = State::new(&codebook, &[], codebook.candidates()).expect("codes");
/// let positions = Positions::new(&codebook, codebook.candidates(), GuessPool::All, Limits::default())?;
/// let ranking = positions.ranking(start, 2, 3, &())?;
/// let totals: Vec<u64> = ranking.groups.iter().map(|group| group.total).collect();
/// assert_eq!((totals[0], positions.total(start, &())?), (206, 206));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Positions {
    problem: Problem,
    memo: Memo,
    goal: Goal,
}

/// The best guesses in a position: see [`Positions::ranking`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ranking {
    /// Guesses that lead to equally many further guesses, the fewest first.
    pub groups: Vec<Tied>,
    /// How many guesses were looked at for the groups after the first, which is complete.
    pub looked_at: usize,
}

/// Guesses that are equally good.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tied {
    /// The number of further guesses over all codes that are left, this one and the winning one included.
    pub total: u64,
    /// The guesses, first one first. With [`Solver::MERGES_FROM`](crate::Solver::MERGES_FROM) codes left or more, of
    /// those alike by the [symmetry](pegwise_core::symmetry) of the game so far, the first.
    pub guesses: Vec<Code>,
}

impl fmt::Debug for Positions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Positions")
            .field("board", self.problem.codebook.board())
            .field("codes", &self.problem.codes())
            .finish_non_exhaustive()
    }
}

impl Positions {
    /// The positions among these codes. `limits` holds for their answers and the table together.
    ///
    /// # Errors
    /// [`Unsolvable`] if there are too many.
    pub fn new(codebook: &Codebook, codes: &CandidateSet, pool: GuessPool, limits: Limits) -> Result<Self, Unsolvable> {
        let (problem, memo) = prepared(codebook, codes, pool, limits)?;
        let goal = Goal::new(&problem, Costs::TOTAL, None);
        Ok(Positions { problem, memo, goal })
    }

    /// The least number of further guesses over all codes that are left, the winning one included.
    ///
    /// # Errors
    /// [`Cancelled`] if the monitor stopped the work.
    ///
    /// # Panics
    /// If a code that is left is none of these codes.
    pub fn total(&self, state: State<'_>, monitor: &dyn Monitor) -> Result<u64, Cancelled> {
        let report = Report::new(monitor, false);
        let search = self.search(monitor, &report);
        let codes = self.problem.numbers(state.candidates());
        Searcher::new(&search, self.history(state)).load_and_cost(&codes, self.goal.left, INFINITE)
    }

    /// All guesses that lead to the least total; then, among the first `look_at` guesses in the order of the search
    /// (those that can give most answers first), up to `more` groups of others that lead to half a guess more on average
    /// at most.
    ///
    /// # Errors
    /// [`Cancelled`] if the monitor stopped the work.
    ///
    /// # Panics
    /// If a code that is left is none of these codes.
    pub fn ranking(
        &self,
        state: State<'_>,
        more: usize,
        look_at: usize,
        monitor: &dyn Monitor,
    ) -> Result<Ranking, Cancelled> {
        let total = self.total(state, monitor)?;
        let report = Report::new(monitor, false);
        let search = self.search(monitor, &report);
        let codes = self.problem.numbers(state.candidates());
        let mut searcher = Searcher::new(&search, self.history(state));
        let best = searcher.best_guesses(&codes, self.goal.left, total)?;
        let (others, looked_at) = searcher.next_best(&codes, self.goal.left, total, more, look_at)?;
        let tied = |(total, mut guesses): (u64, Vec<u32>)| {
            guesses.sort_unstable();
            Tied { total, guesses: guesses.into_iter().map(|guess| self.problem.guess(guess)).collect() }
        };
        Ok(Ranking { groups: [(total, best)].into_iter().chain(others).map(tied).collect(), looked_at })
    }

    fn history(&self, state: State<'_>) -> Vec<u32> {
        state.history().iter().filter_map(|turn| self.problem.number(&turn.guess)).collect()
    }

    fn search<'b>(&'b self, monitor: &'b dyn Monitor, report: &'b Report<'b>) -> Search<'b> {
        let Positions { problem, memo, goal } = self;
        Search { problem, goal, memo, monitor, report, journal: None, width: None }
    }
}
