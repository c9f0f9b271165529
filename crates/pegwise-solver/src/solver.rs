//! The solver of one board. It searches sets of codes. Positions with lies are more than sets, so they have their own
//! solver: [`LieSolver`](crate::lies::LieSolver).

use crate::best::Best;
use crate::cost_model::CostModel;
use crate::journal::{InvalidJournal, Journal, Resumed};
use crate::objective::Objective;
use crate::objective_search::ObjectiveSearch;
use crate::prepared::{Prepared, room_for_table};
use crate::problem::LARGE;
use crate::reporter::Reporter;
use crate::search::SearchContext;
use crate::solved::Solved;
use crate::unsolvable::{NotReady, Unsolvable};
use pegwise_core::{Board, Cancelled, Codebook, Limits, Monitor};
use pegwise_strategy::{GuessPool, State};
use std::fmt;
use std::io::BufRead;

/// Finds optimal play on one board and reuses the results of earlier searches.
///
/// ```
/// use pegwise_core::{Codebook, Limits, Board};
/// use pegwise_solver::{Objective, Solver, Verdict};
/// use pegwise_strategy::GuessPool;
/// let codebook = Codebook::new(&"3x4".parse::<Board>()?)?;
/// let solver = Solver::new(&codebook, GuessPool::All, Limits::default())?;
/// let solved = solver.solve(Objective::Mean, &());
/// assert_eq!(solved.verdict, Verdict::Optimal);
/// let tree = solved.tree.expect("there is a best tree");
/// assert_eq!(tree.verify()?.total(), 206);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Solver {
    pub(crate) prepared: Prepared,
    journal: Option<Journal>,
}

impl fmt::Debug for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solver")
            .field("board", self.codebook().board())
            .field("pool", &self.prepared.problem.pool)
            .finish_non_exhaustive()
    }
}

impl Solver {
    /// The minimum number of codes for which only one of several equivalent guesses is examined.
    pub const MERGES_FROM: u64 = LARGE as u64;

    /// Creates a solver for a board. `limits` covers both its table of answers and its transposition table.
    ///
    /// # Errors
    /// Returns [`Unsolvable`] if the board is too large.
    pub fn new(codebook: &Codebook, pool: GuessPool, limits: Limits) -> Result<Self, Unsolvable> {
        Self::with_monitor(codebook, pool, limits, &()).map_err(NotReady::unstopped)
    }

    /// Checks a board before its codes are listed.
    ///
    /// ```
    /// use pegwise_core::Limits;
    /// use pegwise_solver::{Solver, Unsolvable};
    /// let check = |board: &str| Solver::check(&board.parse().unwrap(), Limits::default());
    /// assert!(check("5x8").is_ok());
    /// assert!(check("8x8").is_err() && check("64x4").is_err() && check("26x30-distinct-free").is_err());
    /// // More than 256 answers: more memory does not help.
    /// assert!(matches!(check("10x3-marks"), Err(Unsolvable::Board(_))));
    /// ```
    ///
    /// # Errors
    /// Returns [`Unsolvable`] if the board is too large.
    pub fn check(board: &Board, limits: Limits) -> Result<(), Unsolvable> {
        board.check_truthful()?;
        room_for_table(board, board.code_count(), limits).map(drop)
    }

    /// Like [`Solver::new`], with a monitor, because it may take seconds. If stopped, use [`Solved::by_counting`].
    ///
    /// # Errors
    /// Returns [`NotReady`] if the board is too large or the monitor stopped the work.
    pub fn with_monitor(
        codebook: &Codebook,
        pool: GuessPool,
        limits: Limits,
        monitor: &dyn Monitor,
    ) -> Result<Self, NotReady> {
        let prepared = Prepared::new(codebook, codebook.candidates(), pool, limits, monitor)?;
        Ok(Solver { prepared, journal: None })
    }

    /// Reads the journal of an earlier search on the same board, so that [`Solver::solve`] continues from it.
    ///
    /// # Errors
    /// Returns [`InvalidJournal`] if the journal is unreadable, damaged or from another board.
    pub fn resume(&self, journal: impl BufRead) -> Result<Resumed, InvalidJournal> {
        Journal::read(journal, &self.journal_head(), &self.prepared.table)
    }

    /// The first line of this board's journals.
    pub fn journal_head(&self) -> String {
        Journal::head(self.codebook().board(), self.prepared.problem.pool)
    }

    /// Sets the journal that searches write.
    #[must_use]
    pub fn with_journal(self, journal: Journal) -> Self {
        Solver { journal: Some(journal), ..self }
    }

    /// The journal that searches write, if any.
    pub fn journal(&self) -> Option<&Journal> {
        self.journal.as_ref()
    }

    /// The codes of the board.
    pub fn codebook(&self) -> &Codebook {
        &self.prepared.problem.codebook
    }

    /// Finds the best play from the first guess and proves it, unless the monitor stops the work. A finished search
    /// returns the same cost and tree, resumed or not, for any number of threads; only the number of sets varies.
    pub fn solve(&self, objective: Objective, monitor: &dyn Monitor) -> Solved {
        ObjectiveSearch::new(self, monitor).solve(objective)
    }

    /// Finds the guesses with the smallest expected number of further guesses, or the best so far if stopped.
    ///
    /// ```
    /// use pegwise_core::{Codebook, Limits};
    /// use pegwise_notation::GameRecord;
    /// use pegwise_solver::Solver;
    /// use pegwise_strategy::{GuessPool, State};
    /// let game: GameRecord = "3x4 112:1.0".parse()?;
    /// let codebook = Codebook::new(&game.rules)?;
    /// let solver = Solver::new(&codebook, GuessPool::All, Limits::default())?;
    /// let left = codebook.candidates().after_all(codebook.board(), &game.history);
    /// let state = State::new(&codebook, &game.history, &left).expect("some codes are left");
    /// let best = solver.best(state, &())?;
    /// assert!(best.proved);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns [`Cancelled`] if the monitor stopped the work before it found a guess.
    pub fn best(&self, state: State<'_>, monitor: &dyn Monitor) -> Result<Best, Cancelled> {
        self.prepared.best(state, self.journal.as_ref(), monitor)
    }

    pub(crate) fn context<'a>(
        &'a self,
        model: &'a CostModel,
        monitor: &'a dyn Monitor,
        report: &'a Reporter<'a>,
        width: Option<usize>,
    ) -> SearchContext<'a> {
        let journal = self.journal.as_ref();
        SearchContext { journal, width, ..self.prepared.context(model, monitor, report) }
    }
}
