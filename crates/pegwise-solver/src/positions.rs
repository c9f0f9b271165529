//! Optimal play in any position whose codes come from a given set.

use crate::best::Best;
use crate::cost::{Costs, INFINITE};
use crate::cost_model::CostModel;
use crate::prepared::{Prepared, count};
use crate::problem::LARGE;
use crate::reporter::Reporter;
use crate::search::Searcher;
use crate::unsolvable::{NotReady, Unsolvable};
use pegwise_core::{Cancelled, CandidateSet, Code, Codebook, Limits, Monitor, StopOnly};
use pegwise_strategy::{GuessPool, State, parallel};
use std::collections::BTreeMap;
use std::fmt;

/// Optimal play in any position whose codes come from a given set, such as all codes of a board or those left in a
/// game. Minimises the expected number of further guesses, proves every result, and reuses earlier results. Methods
/// panic if a remaining code is not in the set.
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
    prepared: Prepared,
    model: CostModel,
}

/// The best guesses in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ranking {
    /// Groups of equally good guesses, the best first.
    pub groups: Vec<Tied>,
    /// The number of guesses examined for the groups after the first. The first group is always complete.
    pub looked_at: usize,
}

/// Guesses that are equally good.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tied {
    /// The total number of further guesses over all remaining codes, including this guess and the winning ones.
    pub total: u64,
    /// The guesses, in the order of [`Best::guesses`]. From [`Solver::MERGES_FROM`](crate::Solver::MERGES_FROM) codes
    /// up, contains only the first of several guesses that are equivalent by the
    /// [symmetry](pegwise_core::symmetry) of the game.
    pub guesses: Vec<Code>,
    /// The number of these guesses, including all equivalent ones.
    pub count: usize,
}

/// The cost of a guess in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuessCost {
    /// The total number of further guesses over all remaining codes if this guess is next, and all later ones are best.
    pub total: u64,
    /// The best guesses.
    pub best: Tied,
}

/// The codes of a position and the guesses before it, with the indices of the requests for it.
type Group = ((Vec<u32>, Vec<u32>), Vec<usize>);

/// The number of positions searched one after another by one searcher, which takes a while to create.
const AT_ONCE: usize = 64;

impl fmt::Debug for Positions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Positions")
            .field("board", self.prepared.problem.codebook.board())
            .field("codes", &self.prepared.problem.codes())
            .finish_non_exhaustive()
    }
}

impl Positions {
    /// Prepares all positions within this set of codes. `limits` covers the answers and the transposition table.
    ///
    /// # Errors
    /// Returns [`Unsolvable`] if there are too many codes.
    pub fn new(codebook: &Codebook, codes: &CandidateSet, pool: GuessPool, limits: Limits) -> Result<Self, Unsolvable> {
        Self::with_monitor(codebook, codes, pool, limits, &()).map_err(NotReady::unstopped)
    }

    /// Like [`Positions::new`], but a monitor can stop it.
    ///
    /// # Errors
    /// Returns [`NotReady`] if there are too many codes or the monitor stopped the work.
    pub fn with_monitor(
        codebook: &Codebook,
        codes: &CandidateSet,
        pool: GuessPool,
        limits: Limits,
        monitor: &dyn Monitor,
    ) -> Result<Self, NotReady> {
        let prepared = Prepared::new(codebook, codes, pool, limits, monitor)?;
        let model = CostModel::new(&prepared.problem, Costs::TOTAL, None);
        Ok(Positions { prepared, model })
    }

    /// Checks quickly that there are not too many codes, because preparing them may take seconds.
    ///
    /// # Errors
    /// Returns [`Unsolvable`] if there are too many codes.
    pub fn check(codebook: &Codebook, codes: &CandidateSet, limits: Limits) -> Result<(), Unsolvable> {
        Prepared::check(codebook, codes, limits).map(drop)
    }

    /// The minimum total of further guesses over all remaining codes, winning guesses included.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if the monitor stopped the work.
    pub fn total(&self, state: State<'_>, monitor: &dyn Monitor) -> Result<u64, Cancelled> {
        let report = Reporter::new(monitor, false);
        let context = self.prepared.context(&self.model, monitor, &report);
        let codes = self.prepared.problem.numbers(state.candidates());
        Searcher::new(&context, self.prepared.history(state)).load_and_cost(&codes, self.model.left, INFINITE)
    }

    /// The guesses with the smallest expected number of further guesses: see [`Solver::best`](crate::Solver::best).
    ///
    /// # Errors
    /// Returns [`Cancelled`] if the monitor stopped the work before it found a guess.
    pub fn best(&self, state: State<'_>, monitor: &dyn Monitor) -> Result<Best, Cancelled> {
        self.prepared.best(state, None, monitor)
    }

    /// All guesses with the minimum total, then up to `more` groups of next-best guesses. These come from the first
    /// `look_at` guesses in search order (most different answers first) and need at most half a guess more on average.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if the monitor stopped the work.
    pub fn ranking(
        &self,
        state: State<'_>,
        more: usize,
        look_at: usize,
        monitor: &dyn Monitor,
    ) -> Result<Ranking, Cancelled> {
        let total = self.total(state, monitor)?;
        let report = Reporter::new(monitor, false);
        let context = self.prepared.context(&self.model, monitor, &report);
        let codes = self.prepared.problem.numbers(state.candidates());
        let (problem, history) = (&self.prepared.problem, self.prepared.history(state));
        let symmetry = problem.symmetry(&history, &codes);
        let mut searcher = Searcher::new(&context, history);
        let best = searcher.best_guesses(&codes, self.model.left, total)?;
        let (others, looked_at) = searcher.next_best(&codes, self.model.left, total, more, look_at)?;
        let tied = |(total, guesses): (u64, Vec<u32>)| {
            let guesses = problem.winners_first(state, guesses);
            Tied { total, count: count(symmetry.as_ref(), &guesses), guesses }
        };
        Ok(Ranking { groups: [(total, best)].into_iter().chain(others).map(tied).collect(), looked_at })
    }

    /// The costs of many guesses, in order. A position that comes up several times is searched once, and positions share
    /// the transposition table, as do later calls. On 4x6, 10,000 positions of random games take about a second on two
    /// cores.
    ///
    /// ```
    /// use pegwise_core::{Board, Codebook, Limits};
    /// use pegwise_solver::Positions;
    /// use pegwise_strategy::{GuessPool, State};
    /// let codebook = Codebook::new(&"3x4".parse::<Board>()?)?;
    /// let positions = Positions::new(&codebook, codebook.candidates(), GuessPool::All, Limits::default())?;
    /// let start = State::new(&codebook, &[], codebook.candidates()).expect("codes");
    /// let guesses = [codebook.board().read_guess("111")?, codebook.board().read_guess("123")?];
    /// let costs = positions.costs(&[(start, &guesses[0]), (start, &guesses[1])], &())?;
    /// assert_eq!([costs[0].total, costs[1].total, costs[0].best.total], [233, 208, 206]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns [`Cancelled`] if the monitor stopped the work.
    ///
    /// # Panics
    /// Panics if the board does not allow a guess.
    pub fn costs(&self, asked: &[(State<'_>, &Code)], monitor: &dyn Monitor) -> Result<Vec<GuessCost>, Cancelled> {
        let problem = &self.prepared.problem;
        let key = |(state, _): &(State<'_>, &Code)| {
            let codes = problem.numbers(state.candidates());
            // With fewer codes, the guesses listed do not depend on the history.
            let history = if codes.len() < LARGE { Vec::new() } else { self.prepared.history(*state) };
            (codes, history)
        };
        let mut groups: BTreeMap<(Vec<u32>, Vec<u32>), Vec<usize>> = BTreeMap::new();
        for (at, key) in parallel::map(asked, key).into_iter().enumerate() {
            groups.entry(key).or_default().push(at);
        }
        let groups: Vec<Group> = groups.into_iter().collect();
        let chunks: Vec<_> = groups.chunks(AT_ONCE).collect();
        let costs =
            parallel::try_map_told(&chunks, monitor, |groups| self.costs_of(asked, groups, &StopOnly(monitor)))?;
        let mut costs: Vec<(usize, GuessCost)> = costs.into_iter().flatten().collect();
        costs.sort_unstable_by_key(|(at, _)| *at);
        Ok(costs.into_iter().map(|(_, cost)| cost).collect())
    }

    fn costs_of(
        &self,
        asked: &[(State<'_>, &Code)],
        groups: &[Group],
        monitor: &dyn Monitor,
    ) -> Result<Vec<(usize, GuessCost)>, Cancelled> {
        let report = Reporter::new(monitor, false);
        let context = self.prepared.context(&self.model, monitor, &report);
        let (problem, left) = (&self.prepared.problem, self.model.left);
        let mut searcher = Searcher::new(&context, Vec::new());
        if asked.len() > 1 {
            searcher.work_alone();
        }
        let mut costs = Vec::new();
        for ((codes, history), places) in groups {
            monitor.check()?;
            searcher.follow(history);
            let total = searcher.load_and_cost(codes, left, INFINITE)?;
            let guesses = searcher.best_guesses(codes, left, total)?;
            let guesses = problem.winners_first(asked[places[0]].0, guesses);
            let count = count(problem.symmetry(history, codes).as_ref(), &guesses);
            let best = Tied { total, guesses, count };
            for &at in places {
                let guess = problem.number(asked[at].1).expect("a guess of the board");
                let set = searcher.load(codes);
                let cost = searcher.cost_of_guess(set, guess, left, INFINITE)?;
                // A guess that tells nothing leaves the same position.
                let total = if cost < INFINITE { cost } else { total + codes.len() as u64 };
                costs.push((at, GuessCost { total, best: best.clone() }));
            }
        }
        Ok(costs)
    }
}
