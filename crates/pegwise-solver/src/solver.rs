use crate::certify::{NotCertified, Prover, written};
use crate::cost::{Costs, INFINITE};
use crate::goal::Goal;
use crate::journal::{InvalidJournal, Journal, Resumed};
use crate::memo::Memo;
use crate::objective::Objective;
use crate::problem::Problem;
use crate::report::Report;
use crate::search::{LARGE, Search, Searcher};
use crate::solved::{Solved, Verdict};
use pegwise_certificate::Writer;
use pegwise_core::{Cancelled, CandidateSet, Code, Codebook, Limits, Monitor};
use pegwise_strategy::{GuessPool, State, StrategyTree};
use std::fmt;
use std::io::{BufRead, Write};

/// Finds optimal play for one board, and remembers what it found out on the way.
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
    problem: Problem,
    memo: Memo,
    journal: Option<Journal>,
}

/// A board the solver does not take.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unsolvable {
    /// Its answers would take more memory than allowed.
    #[error(
        "solving {board} needs {} MiB for the answers of all codes to all guesses, above the limit of {} MiB; \
         take fewer pegs or colours, or raise the memory limit",
        needed.div_ceil(1 << 20),
        limit >> 20
    )]
    TooLarge {
        /// The board.
        board: String,
        /// Bytes needed.
        needed: u128,
        /// Bytes allowed.
        limit: u64,
    },
    /// Rows or colours beyond one byte.
    #[error("the solver takes boards of up to 15 pegs and 255 colours on which every code may be guessed, not {0}")]
    Board(String),
}

/// The best play in a game so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Best {
    /// The number of further guesses over all codes that are left, the winning one included: divided by their
    /// number, the expected number.
    pub total: u64,
    /// Is it proved that no guess leads to fewer?
    pub proved: bool,
    /// If proved, all guesses that lead to this total; with [`Solver::MERGES_FROM`] codes left or more, of those
    /// alike by the [symmetry](pegwise_core::symmetry) of the game so far, the first. Those that can win come
    /// first, those with more different answers before others. If not, one guess that does.
    pub guesses: Vec<Code>,
}

impl fmt::Debug for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solver")
            .field("board", self.codebook().board())
            .field("pool", &self.problem.pool)
            .finish_non_exhaustive()
    }
}

impl Solver {
    /// With this many codes left or more, alike guesses are looked at once.
    pub const MERGES_FROM: u64 = LARGE as u64;

    /// A solver for a board. `limits` holds for its answers and its table together.
    ///
    /// # Errors
    /// [`Unsolvable`] if the board is too large.
    pub fn new(codebook: &Codebook, pool: GuessPool, limits: Limits) -> Result<Self, Unsolvable> {
        let (problem, memo) = prepared(codebook, codebook.candidates(), pool, limits)?;
        Ok(Solver { problem, memo, journal: None })
    }

    /// Goes on from what another search of the same board wrote to its journal.
    ///
    /// # Errors
    /// [`InvalidJournal`] if it cannot be read or is of another board.
    pub fn resume(&self, journal: impl BufRead) -> Result<Resumed, InvalidJournal> {
        Journal::read(journal, &self.journal_head(), &self.memo)
    }

    /// The first line of the journals of this board.
    pub fn journal_head(&self) -> String {
        Journal::head(self.problem.codebook.board(), self.problem.pool)
    }

    /// Writes to a journal from now on.
    #[must_use]
    pub fn with_journal(self, journal: Journal) -> Self {
        Solver { journal: Some(journal), ..self }
    }

    /// The journal that is written.
    pub fn journal(&self) -> Option<&Journal> {
        self.journal.as_ref()
    }

    /// The board.
    pub fn codebook(&self) -> &Codebook {
        &self.problem.codebook
    }

    /// The best play from the first guess on, as far as the monitor lets it be found and proved.
    ///
    /// The cost and the tree of a finished search are the same for every number of threads, and whether or
    /// not the search was resumed. The number of sets searched is not.
    pub fn solve(&self, objective: Objective, monitor: &dyn Monitor) -> Solved {
        Run { solver: self, monitor, nodes: 0 }.solve(objective)
    }

    /// Writes down the proof of a finished search, so that
    /// [`pegwise_certificate::check`] can follow it: of the least total, or that no play has a smaller maximum. Returns
    /// the number of lemmas.
    ///
    /// # Errors
    /// [`NotCertified`] if the search was not finished or its objective has several parts.
    pub fn certify(&self, solved: &Solved, out: impl Write, monitor: &dyn Monitor) -> Result<usize, NotCertified> {
        let max = solved.tree.as_ref().map_or(0, |tree| tree.evaluation().max());
        let (costs, limit) = match solved.objective {
            Objective::Mean => (Costs::TOTAL, None),
            Objective::MeanWithin(limit) => (Costs::TOTAL, Some(limit)),
            Objective::Max => (Costs::NOTHING, Some(max.saturating_sub(1))),
            Objective::MeanThenMax | Objective::MaxThenMean => return Err(NotCertified::Objective),
        };
        let bound = match (solved.verdict, solved.objective) {
            (Verdict::Bounded, _) => return Err(NotCertified::NotProved),
            (Verdict::Infeasible, _) | (_, Objective::Max) => INFINITE,
            (Verdict::Optimal, _) => solved.lower,
        };
        let goal = Goal::new(&self.problem, costs, limit);
        let report = Report::new(monitor, false);
        let search = self.search(&goal, monitor, &report, None);
        let head = pegwise_certificate::Head {
            board: self.problem.codebook.board().clone(),
            within: limit.map(|limit| limit as u64),
            guesses: match self.problem.pool {
                GuessPool::All => pegwise_certificate::GuessPool::All,
                GuessPool::Candidates => pegwise_certificate::GuessPool::Candidates,
            },
            claim: written(bound),
        };
        let mut prover = Prover::new(Searcher::new(&search, Vec::new()), Writer::new(out, &head)?);
        prover.prove_all(goal.left, bound)?;
        Ok(prover.written())
    }

    /// The best play in a game so far, by the least expected number of further guesses. If the monitor stops the
    /// work, the best so far, which is not proved.
    ///
    /// # Errors
    /// [`Cancelled`] if the monitor stopped the work before anything was found.
    pub fn best(&self, state: State<'_>, monitor: &dyn Monitor) -> Result<Best, Cancelled> {
        let problem = &self.problem;
        let goal = Goal::new(problem, Costs::TOTAL, None);
        let history: Vec<u32> = state.history().iter().filter_map(|turn| problem.number(&turn.guess)).collect();
        let codes = problem.numbers(state.candidates());
        let report = Report::new(monitor, false);
        report.begin(codes.len(), 0, 1, 0);
        let narrow = self.search(&goal, monitor, &report, Some(NARROW));
        let (upper, guess) = Searcher::new(&narrow, history.clone()).some_guess(&codes, goal.left)?;
        let guess = problem.guess(guess);
        monitor.improved(&guess);
        let full = self.search(&goal, monitor, &report, None);
        let mut searcher = Searcher::new(&full, history);
        let mut prove = || {
            let total = searcher.load_and_cost(&codes, goal.left, upper + 1)?;
            Ok((total, searcher.best_guesses(&codes, goal.left, total)?))
        };
        Ok(match prove() {
            Ok((total, guesses)) => {
                let guesses = guesses.into_iter().map(|guess| problem.guess(guess)).collect();
                Best { total, proved: true, guesses }
            }
            Err(Cancelled) => Best { total: upper, proved: false, guesses: vec![guess] },
        })
    }

    fn search<'b>(
        &'b self,
        goal: &'b Goal,
        monitor: &'b dyn Monitor,
        report: &'b Report<'b>,
        width: Option<usize>,
    ) -> Search<'b> {
        let Solver { problem, memo, journal } = self;
        Search { problem, goal, memo, monitor, report, journal: journal.as_ref(), width }
    }
}

/// Codes and a table for what becomes known of them, within these limits together.
pub(crate) fn prepared(
    codebook: &Codebook,
    secrets: &CandidateSet,
    pool: GuessPool,
    limits: Limits,
) -> Result<(Problem, Memo), Unsolvable> {
    let (codes, guesses) = (secrets.len() as u128, codebook.guesses().len() as u128);
    let is_all = secrets.len() == codebook.candidates().len();
    let copies = if is_all && codebook.board().guesses_are_codes() { 1 } else { 2 };
    let (answers, limit) = (codes * guesses * copies, limits.memory);
    let board = codebook.board().to_string();
    if answers + u128::from(LEAST_TABLE) > u128::from(limit) {
        return Err(Unsolvable::TooLarge { board, needed: answers + u128::from(LEAST_TABLE), limit });
    }
    let problem = Problem::new(codebook, secrets, pool).ok_or(Unsolvable::Board(board))?;
    // A table no larger than the search fills stays in the caches.
    let wished = u64::try_from(codes * guesses * 16).unwrap_or(u64::MAX).max(LEAST_TABLE);
    let left = limit - u64::try_from(answers).expect("below the limit");
    Ok((problem, Memo::new(wished.min(left))))
}

/// Bytes of the smallest table.
const LEAST_TABLE: u64 = 4 << 20;

/// How many guesses for each set are looked at first, to have a tree.
const NARROW: usize = 5;

/// On boards with fewer codes, the full search is as quick.
const WORTH_A_FIRST_TREE: usize = 2000;

/// On boards with more codes, wider and wider searches find better trees long before the full one does.
const WORTH_MANY_TREES: usize = 10_000;

fn to_u32(index: usize) -> u32 {
    u32::try_from(index).expect("codes are numbered by 32 bits")
}

/// One call of [`Solver::solve`].
struct Run<'a> {
    solver: &'a Solver,
    monitor: &'a dyn Monitor,
    nodes: u64,
}

/// What is known of one goal.
struct Found {
    lower: u64,
    best: Option<(u64, StrategyTree)>,
    /// Was the search finished?
    done: bool,
}

impl Run<'_> {
    fn solve(mut self, objective: Objective) -> Solved {
        match objective {
            Objective::Mean => self.mean(objective, None),
            Objective::MeanWithin(limit) => self.mean(objective, Some(limit)),
            Objective::Max => self.max(objective),
            Objective::MeanThenMax => self.mean_then_max(objective),
            Objective::MaxThenMean => self.max_then_mean(objective),
        }
    }

    fn solved(
        &self,
        objective: Objective,
        lower: u64,
        tree: Option<StrategyTree>,
        settled: usize,
        done: bool,
    ) -> Solved {
        let verdict = match (&tree, done) {
            (_, false) => Verdict::Bounded,
            (Some(_), true) => Verdict::Optimal,
            (None, true) => Verdict::Infeasible,
        };
        Solved { objective, verdict, lower, settled, tree, nodes: self.nodes }
    }

    fn mean(&mut self, objective: Objective, limit: Option<usize>) -> Solved {
        if limit.is_some() {
            // What is needed without a limit is needed within one, and is found sooner.
            let unlimited = self.least(Costs::TOTAL, None, None);
            if !unlimited.done {
                return self.solved(objective, unlimited.lower, None, 0, false);
            }
        }
        let found = self.least(Costs::TOTAL, limit, None);
        let tree = found.best.map(|(_, tree)| tree);
        self.solved(objective, found.lower, tree, usize::from(found.done), found.done)
    }

    fn max(&mut self, objective: Objective) -> Solved {
        let (lower, tree, done) = self.least_max();
        self.solved(objective, lower, tree, usize::from(done), done)
    }

    /// The least maximum: a bound of it, a tree, and whether the tree was proved to be best.
    fn least_max(&mut self) -> (u64, Option<StrategyTree>, bool) {
        let problem = &self.solver.problem;
        let lower = Goal::new(problem, Costs::NOTHING, None).levels(problem.branching).height() as u64;
        let Some(mut tree) = self.first_tree() else { return (lower, None, false) };
        loop {
            let max = tree.evaluation().max();
            if max as u64 <= lower {
                return (lower, Some(tree), true);
            }
            let found = self.least(Costs::NOTHING, Some(max - 1), None);
            match found.best {
                Some((_, better)) => tree = better,
                None if found.done => return (max as u64, Some(tree), true),
                None => return (lower, Some(tree), false),
            }
        }
    }

    fn mean_then_max(&mut self, objective: Objective) -> Solved {
        let found = self.least(Costs::TOTAL, None, None);
        let (lower, Some((total, mut tree))) = (found.lower, found.best) else {
            return self.solved(objective, found.lower, None, 0, false);
        };
        if !found.done {
            return self.solved(objective, lower, Some(tree), 0, false);
        }
        let mut max = tree.evaluation().max();
        loop {
            let shorter = self.least_below(Costs::TOTAL, Some(max - 1), None, total + 1);
            match shorter.best {
                Some((_, better)) => (tree, max) = (better, max - 1),
                None if shorter.done => break,
                None => return self.solved(objective, lower, Some(tree), 1, false),
            }
        }
        let costs = Costs { guess: self.solver.problem.codes() as u64 + 1, last: 1 };
        let fewest = self.least(costs, Some(max), Some(tree));
        let tree = fewest.best.map(|(_, tree)| tree);
        self.solved(objective, lower, tree, if fewest.done { 3 } else { 2 }, fewest.done)
    }

    fn max_then_mean(&mut self, objective: Objective) -> Solved {
        let (lower, tree, done) = self.least_max();
        let Some(tree) = tree.filter(|_| done) else { return self.solved(objective, lower, None, 0, false) };
        let max = tree.evaluation().max();
        let last = (self.solver.problem.codes() * max) as u64 + 1;
        let found = self.least(Costs { guess: 1, last }, Some(max), Some(tree));
        let tree = found.best.map(|(_, tree)| tree);
        self.solved(objective, lower, tree, if found.done { 3 } else { 1 }, found.done)
    }

    /// Some good tree, quickly.
    fn first_tree(&mut self) -> Option<StrategyTree> {
        let goal = Goal::new(&self.solver.problem, Costs::TOTAL, None);
        let report = Report::new(self.monitor, false);
        let tree = self.narrow(&goal, &report, NARROW).ok().flatten();
        self.nodes += report.nodes();
        tree
    }

    /// The least cost within some guesses, starting from a tree if one is known.
    fn least(&mut self, costs: Costs, limit: Option<usize>, known: Option<StrategyTree>) -> Found {
        self.least_below(costs, limit, known, INFINITE)
    }

    /// As [`Run::least`], if it is below a budget.
    fn least_below(&mut self, costs: Costs, limit: Option<usize>, known: Option<StrategyTree>, budget: u64) -> Found {
        let goal = Goal::new(&self.solver.problem, costs, limit);
        let report = Report::new(self.monitor, costs == Costs::TOTAL);
        let mut best = known.map(|tree| (goal.cost_of(&tree), tree));
        let problem = &self.solver.problem;
        report.proved(goal.levels(problem.branching).least(problem.codes(), goal.left));
        let done = self.improve(&goal, &report, budget, &mut best);
        self.nodes += report.nodes();
        let lower = match (&best, done.is_ok()) {
            (Some((cost, _)), true) => *cost,
            (None, true) => u64::MAX,
            (_, false) => report.lower(),
        };
        Found { lower, best, done: done.is_ok() }
    }

    /// Finds better trees until there is none.
    fn improve(
        &self,
        goal: &Goal,
        report: &Report<'_>,
        budget: u64,
        best: &mut Option<(u64, StrategyTree)>,
    ) -> Result<(), Cancelled> {
        let better =
            |best: &Option<(u64, StrategyTree)>, cost: u64| cost < best.as_ref().map_or(budget, |(cost, _)| *cost);
        let codes = self.solver.problem.codes();
        let mut width = NARROW;
        let mut worth = codes > WORTH_A_FIRST_TREE;
        while worth {
            worth = false;
            if let Some(tree) = self.narrow(goal, report, width)? {
                let cost = goal.cost_of(&tree);
                if better(best, cost) {
                    report.found(cost);
                    *best = Some((cost, tree));
                    worth = codes > WORTH_MANY_TREES;
                }
            }
            width *= 2;
        }
        let search = self.solver.search(goal, self.monitor, report, None);
        let mut searcher = Searcher::new(&search, Vec::new());
        let codes: Vec<u32> = (0..to_u32(self.solver.problem.codes())).collect();
        // One more than is known, so that the first of equally good openings is found.
        let budget = best.as_ref().map_or(budget, |(cost, _)| (cost + 1).min(budget));
        searcher.first_guesses(&codes, goal.left, budget, |cost, tree| *best = Some((cost, tree)))?;
        Ok(())
    }

    /// The best tree of a narrow search, if it finds one.
    fn narrow(&self, goal: &Goal, report: &Report<'_>, width: usize) -> Result<Option<StrategyTree>, Cancelled> {
        let search = self.solver.search(goal, self.monitor, report, Some(width));
        let mut searcher = Searcher::new(&search, Vec::new());
        let codes: Vec<u32> = (0..to_u32(self.solver.problem.codes())).collect();
        // A narrow search proves nothing, so the bound stays where it is.
        report.begin(codes.len(), 0, width, 0);
        let cost = searcher.load_and_cost(&codes, goal.left, INFINITE)?;
        if cost < INFINITE { searcher.tree(&codes, goal.left) } else { Ok(None) }
    }
}
