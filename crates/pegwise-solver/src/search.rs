//! The search itself: branch and bound over sets of codes.
//!
//! The cost of a set is the least, over all guesses, of what the guess and its cells cost. Going through the
//! guesses in the order of a first bound, a guess is given up as soon as the bounds of its cells add up to
//! no less than the best guess so far, and the cells are bounded in stages, the cheapest first:
//!
//! 1. by size alone, for all guesses at once ([`Levels`](crate::levels::Levels) on [`FeedbackMatrix::beyond`]);
//! 2. by their members, where they are few ([`of_few`]);
//! 3. by what the table knows of them or of a set like them;
//! 4. by a search that stops at the first guess not refuted by stage 1;
//! 5. by a full search, with what the other cells leave as its budget.
//!
//! Of guesses that leave the same cells, or cells that are alike, one is looked at.

use crate::bounds::of_few;
use crate::cost::{Costs, INFINITE, Left};
use crate::goal::Goal;
use crate::journal::Journal;
use crate::memo::{Bounds, Fact, Memo, NO_GUESS};
use crate::problem::Problem;
use crate::report::Report;
use pegwise_core::{Cancelled, ExcessSums, FeedbackMatrix, Monitor};
use pegwise_strategy::random::mix;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

/// What the threads of a search share.
pub(crate) struct Search<'a> {
    pub(crate) problem: &'a Problem,
    pub(crate) goal: &'a Goal,
    pub(crate) memo: &'a Memo,
    pub(crate) monitor: &'a dyn Monitor,
    pub(crate) report: &'a Report<'a>,
    pub(crate) journal: Option<&'a Journal>,
    /// How many guesses are looked at for each set: all if `None`.
    pub(crate) width: Option<usize>,
}

/// Codes that follow each other in [`Searcher::codes`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Set {
    start: usize,
    pub(crate) len: usize,
}

/// Codes that give one answer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cell {
    pub(crate) answer: u8,
    pub(crate) set: Set,
    bounds: Bounds,
    /// First the name as it is, then as rewritten.
    name: u128,
}

/// One thread of a search.
pub(crate) struct Searcher<'a> {
    pub(crate) search: &'a Search<'a>,
    /// The guesses that led here.
    pub(crate) history: Vec<u32>,
    /// How many guesses were made before the search.
    before: usize,
    may_share: bool,
    /// No guess leaves more cells of the set at hand, besides the winning one.
    branching: usize,
    /// Sets within sets.
    codes: Vec<u32>,
    pub(crate) cells: Vec<Cell>,
    /// Guesses still to be tried, with their first bounds: see [`Searcher::survey`].
    open: Vec<u64>,
    /// Sets searched by this thread.
    nodes: u64,
    /// Of those, how many no entry of the journal stands for.
    unsaved: u64,
    /// Of those, how many the report does not know of.
    unreported: u64,
    /// Numbers the calls of [`Searcher::survey`].
    surveys: u32,
    /// By guess: the last survey it was a member in.
    member_in: Vec<u32>,
    /// What guesses left, as far as it is not overwritten.
    seen: Box<[u128]>,
    by_answer: Box<[Splitting; 256]>,
    beyond: ExcessSums,
    room: Vec<u64>,
}

/// Scratch for one answer.
#[derive(Clone, Copy, Default)]
struct Splitting {
    count: u32,
    cell: u32,
    next: usize,
}

/// What came of trying guesses.
#[derive(Clone, Copy)]
struct Tried {
    /// The best guess below the budget and its cost.
    best: Option<(u64, u32)>,
    /// No other guess costs less than this, as far as they were tried.
    others: u64,
}

/// From this size on, sets are worth a look for symmetries of the history, what is known of single guesses
/// is kept, and the guesses are shared between threads.
pub(crate) const LARGE: usize = 64;

/// Fewer guesses are not worth sharing.
const FEWEST_SHARED: usize = 8;

const SEEN: usize = 1 << 12;

/// How often the monitor is asked.
const POLL: u64 = 128;

impl<'a> Searcher<'a> {
    pub(crate) fn new(search: &'a Search<'a>, history: Vec<u32>) -> Self {
        Searcher {
            search,
            before: history.len(),
            history,
            may_share: rayon::current_num_threads() > 1,
            branching: search.problem.branching,
            codes: Vec::new(),
            cells: Vec::new(),
            open: Vec::new(),
            nodes: 0,
            unsaved: 0,
            unreported: 0,
            surveys: 0,
            member_in: vec![0; search.problem.answers.guesses()],
            seen: vec![0; SEEN].into(),
            by_answer: Box::new([Splitting::default(); 256]),
            beyond: ExcessSums::default(),
            room: Vec::new(),
        }
    }

    /// Starts with these codes.
    pub(crate) fn load(&mut self, codes: &[u32]) -> Set {
        self.branching = self.search.problem.branching;
        self.codes.clear();
        self.codes.extend_from_slice(codes);
        Set { start: 0, len: codes.len() }
    }

    pub(crate) fn members(&self, set: Set) -> &[u32] {
        &self.codes[set.start..set.start + set.len]
    }

    fn answers(&self) -> &'a FeedbackMatrix {
        &self.search.problem.answers
    }

    pub(crate) fn name(&mut self, set: Set) -> u128 {
        let members = &self.codes[set.start..set.start + set.len];
        self.search.problem.canonical.name(members, &mut self.room)
    }

    /// The least cost of a set if below the budget; else a lower bound of it, not below the budget.
    ///
    /// With a width, the least cost found by a narrow search, and no bound of the true cost.
    pub(crate) fn cost(&mut self, set: Set, left: Left, budget: u64) -> Result<u64, Cancelled> {
        let bounds = of_few(self.search.problem, self.search.goal, self.branching, self.members(set), left);
        if bounds.is_exact() || bounds.lower >= budget {
            return Ok(bounds.lower);
        }
        let name = self.name(set);
        self.cost_of(set, name, left, budget)
    }

    /// As [`Searcher::cost`], of a set of at least three whose name is known.
    fn cost_of(&mut self, set: Set, name: u128, left: Left, budget: u64) -> Result<u64, Cancelled> {
        let Search { goal, memo, width, .. } = *self.search;
        let least = goal.levels(self.branching).least(set.len, left);
        let known = self.known(name, left);
        let (name, name_here) = (name ^ goal.salt(left, None), name ^ goal.salt(left, width));
        let lower_here = if width.is_some() { memo.get(name_here).map_or(0, |fact| fact.bounds.lower) } else { 0 };
        let lower = least.max(known.lower).max(lower_here);
        if lower >= budget.min(known.upper) {
            return Ok(lower.min(known.upper));
        }
        let (nodes, unsaved) = (self.nodes, self.unsaved);
        self.count()?;
        let (first, branching) = (self.open.len(), self.branching);
        let target = budget.min(known.upper);
        let complete = self.survey(set, left, target);
        let tried = self.try_all(set, first, left, target);
        self.open.truncate(first);
        self.branching = branching;
        let tried = tried?;
        let cost = match tried.best {
            Some((cost, _)) => cost,
            None if known.upper < budget => known.upper,
            None if complete => tried.others.max(lower),
            None => budget,
        };
        let work = u32::try_from(self.nodes - nodes).unwrap_or(u32::MAX);
        let upper = tried.best.map_or(known.upper, |(cost, _)| cost);
        let fact = Fact { name, bounds: Bounds { lower: cost, upper }, guess: self.keep(set, tried.best), work };
        if width.is_none() {
            self.remember(&[fact], unsaved);
        } else {
            let found = Fact { bounds: Bounds::at_most(upper), ..fact };
            let narrow = Fact { name: name_here, bounds: Bounds::at_least(cost), guess: NO_GUESS, ..fact };
            self.remember(&[found, narrow], unsaved);
        }
        Ok(cost)
    }

    /// Counts a set, and asks now and then whether to go on.
    fn count(&mut self) -> Result<(), Cancelled> {
        self.nodes += 1;
        self.unsaved += 1;
        self.unreported += 1;
        if self.unreported == POLL {
            self.search.report.add_nodes(std::mem::take(&mut self.unreported));
            self.search.monitor.check()?;
        }
        Ok(())
    }

    /// A guess in the words of the rewritten set, so that it can be found for every set like it.
    fn keep(&mut self, set: Set, best: Option<(u64, u32)>) -> u32 {
        let Some((_, guess)) = best else { return NO_GUESS };
        let problem = self.search.problem;
        let frame = problem.canonical.frame(&self.codes[set.start..set.start + set.len], &mut self.room);
        problem.number(&frame.rewrite(&problem.guess(guess))).unwrap_or(NO_GUESS)
    }

    /// The guess that was [kept](Searcher::keep) for a set or for one like it.
    pub(crate) fn kept(&mut self, set: Set, left: Left) -> Option<u32> {
        let Search { problem, goal, memo, .. } = *self.search;
        let name = self.name(set) ^ goal.salt(left, None);
        let fact = memo.get(name).filter(|fact| fact.guess != NO_GUESS)?;
        let frame = problem.canonical.frame(&self.codes[set.start..set.start + set.len], &mut self.room);
        problem.number(&frame.restore(&problem.guess(fact.guess)))
    }

    /// Keeps facts, and writes them to the journal if enough work went into them that is not there yet.
    fn remember(&mut self, facts: &[Fact], unsaved: u64) {
        let journal = self.search.journal.filter(|_| self.unsaved - unsaved >= Journal::WORTH);
        for &fact in facts {
            self.search.memo.add(fact);
            if let Some(journal) = journal {
                journal.add(fact);
                self.unsaved = unsaved;
            }
        }
    }

    /// Lists the guesses whose first bound is below the budget, the best first, members before others, then in
    /// their order. Are these all that can lead to an end? Also finds out how many cells guesses leave at most.
    ///
    /// An entry is the guess below, and above it what the guess costs at least: in multiples of
    /// [`Costs::guess`](crate::cost::Costs::guess), beyond `2n - 1` for a set of `n` codes.
    fn survey(&mut self, set: Set, left: Left, budget: u64) -> bool {
        let Search { problem, goal, width, .. } = *self.search;
        let base = self.base(set);
        if base >= budget {
            return false;
        }
        let first = self.open.len();
        // Sums are at most 65,535, and one more for guesses that are not members.
        let all = u64::from(u16::MAX) + 1;
        let limit = (budget - 1 - base).checked_div(goal.costs.guess).unwrap_or(all).min(all);
        let limit =
            if problem.only_members() { self.survey_members(set, limit) } else { self.survey_all(set, limit, width) };
        let mut complete = limit == all;
        if let Some(left) = left.limit() {
            self.drop_late(set, first, left);
            complete &= !self.drop_costly(set, first, left, budget);
        }
        if set.len >= LARGE
            && let Some(unlike) = problem.unlike(&self.history, self.members(set))
        {
            self.drop_open(first, |open| !unlike[guess_of(open) as usize]);
        }
        self.open[first..].sort_unstable();
        complete
    }

    /// The guesses whose first bound is below the budget, with their bounds, in the order of the search.
    pub(crate) fn list(&mut self, set: Set, left: Left, budget: u64) -> Vec<(u32, u64)> {
        let first = self.open.len();
        self.survey(set, left, budget);
        let open = self.open.split_off(first);
        open.into_iter().map(|open| (guess_of(open), self.bound(set, open))).collect()
    }

    /// Drops guesses that leave a cell too large for the guesses left.
    fn drop_late(&mut self, set: Set, first: usize, left: usize) {
        let Search { problem, goal, .. } = *self.search;
        let Some(most) =
            goal.levels(self.branching).holds(left.saturating_sub(1)).filter(|&most| (most as usize) < set.len)
        else {
            return;
        };
        let mut beyond = std::mem::take(&mut self.beyond);
        problem.answers.beyond(self.members(set), &[most], &mut beyond);
        self.drop_open(first, |open| beyond.of_guess(guess_of(open) as usize) > 0);
        self.beyond = beyond;
    }

    /// Drops guesses that leave too many codes for the last guess; are there any?
    fn drop_costly(&mut self, set: Set, first: usize, left: usize, budget: u64) -> bool {
        let Search { problem, goal, .. } = *self.search;
        if goal.costs.last == 0 {
            return false;
        }
        // The winning code is found now, and the other cells are bounded by their size where nothing may follow.
        let Some(most) = goal
            .levels(self.branching)
            .holds(left.saturating_sub(2))
            .filter(|&most| 0 < most && (most as usize) < set.len)
        else {
            return false;
        };
        let mut beyond = std::mem::take(&mut self.beyond);
        problem.answers.beyond(self.members(set), &[most], &mut beyond);
        let open = self.open.len();
        let (base, guess, last) = (self.base(set), goal.costs.guess, goal.costs.last);
        self.drop_open(first, |entry| {
            let at_last = u64::from(beyond.of_guess(guess_of(entry) as usize));
            base + guess * (entry >> 32) + last * at_last >= budget
        });
        self.beyond = beyond;
        self.open.len() < open
    }

    /// The least a guess can cost: see [`Searcher::survey`].
    fn base(&self, set: Set) -> u64 {
        self.search.goal.costs.guess * (2 * set.len as u64 - 1)
    }

    fn drop_open(&mut self, first: usize, drop: impl Fn(u64) -> bool) {
        let mut kept = first;
        for at in first..self.open.len() {
            if !drop(self.open[at]) {
                self.open[kept] = self.open[at];
                kept += 1;
            }
        }
        self.open.truncate(kept);
    }

    fn survey_all(&mut self, set: Set, limit: u64, width: Option<usize>) -> u64 {
        let Search { problem, goal, .. } = *self.search;
        let members = &self.codes[set.start..set.start + set.len];
        let thresholds = goal.levels(self.branching).thresholds();
        // In small sets few cells exceed the second threshold, and the first alone is quicker to look at.
        let thresholds =
            if set.len <= 4 * problem.answers.kinds() { &thresholds[..1.min(thresholds.len())] } else { thresholds };
        let beyond = problem.answers.beyond(members, thresholds, &mut self.beyond);
        if thresholds == [1] {
            // All but one code of each cell were counted, and the winning cell may be one of the others.
            self.branching = self.branching.min(set.len - usize::from(beyond.least()));
        }
        // A narrow search needs only the best.
        let limit = width.map_or(limit, |_| limit.min(u64::from(beyond.least()) + 3 + set.len as u64 / 8));
        self.surveys += 1;
        for guess in members.iter().map(|&code| problem.guess_of_code(code)) {
            self.member_in[guess as usize] = self.surveys;
            let sum = u64::from(beyond.of_guess(guess as usize));
            if sum <= limit {
                self.open.push(sum << 32 | u64::from(guess));
            }
        }
        if let Some(most) = limit.checked_sub(1) {
            let (member_in, survey) = (&self.member_in, self.surveys);
            let others = beyond.up_to(u16::try_from(most).unwrap_or(u16::MAX));
            let others = others.filter(|&guess| member_in.get(guess).is_some_and(|&last| last != survey));
            self.open.extend(others.map(|guess| (u64::from(beyond.of_guess(guess)) + 1) << 32 | guess as u64));
        }
        limit
    }

    /// As [`Searcher::survey_all`], when only members may be guessed.
    fn survey_members(&mut self, set: Set, limit: u64) -> u64 {
        let Search { problem, goal, .. } = *self.search;
        let thresholds = goal.levels(self.branching).thresholds();
        for at in set.start..set.start + set.len {
            let guess = problem.guess_of_code(self.codes[at]);
            self.tally(set, guess);
            let counts = self.by_answer[..problem.answers.kinds()].iter().map(|answer| answer.count);
            let beyond = |count: u32| thresholds.iter().map(|&t| u64::from(count.saturating_sub(t))).sum::<u64>();
            let sum = counts.map(beyond).sum::<u64>().min(u16::MAX.into());
            if sum <= limit {
                self.open.push(sum << 32 | u64::from(guess));
            }
        }
        limit
    }

    /// Tries the open guesses from `first` on.
    fn try_all(&mut self, set: Set, first: usize, left: Left, budget: u64) -> Result<Tried, Cancelled> {
        if self.may_share && set.len >= 32 && self.open.len() - first >= FEWEST_SHARED {
            return self.try_all_together(set, first, left, budget);
        }
        self.surveys += 1;
        let node = Some(self.surveys);
        let mut tried = Tried { best: None, others: INFINITE };
        let mut target = budget;
        let mut looked_at = 0;
        for at in first..self.open.len() {
            let (guess, bound) = (guess_of(self.open[at]), self.bound(set, self.open[at]));
            if bound >= target {
                tried.others = tried.others.min(bound);
                break;
            }
            if self.search.width.is_some_and(|width| looked_at >= width) {
                break;
            }
            let Some(cost) = self.cost_of_guess(set, guess, left, target, node)? else { continue };
            looked_at += 1;
            if cost < target {
                tried.best = Some((cost, guess));
                target = cost;
            } else {
                tried.others = tried.others.min(cost);
            }
        }
        Ok(tried)
    }

    fn bound(&self, set: Set, open: u64) -> u64 {
        self.base(set) + self.search.goal.costs.guess * (open >> 32)
    }

    /// As [`Searcher::try_all`], on all cores.
    fn try_all_together(&mut self, set: Set, first: usize, left: Left, budget: u64) -> Result<Tried, Cancelled> {
        let open = &self.open[first..];
        let tried = Mutex::new(Ok(Tried { best: None, others: INFINITE }));
        let (target, next, looked_at) = (AtomicU64::new(budget), AtomicUsize::new(0), AtomicUsize::new(0));
        let (nodes, unsaved) = (AtomicU64::new(0), AtomicU64::new(0));
        let this = &*self;
        let progress = (this.history.len() <= this.before + 1).then_some(set.len);
        let work = || {
            let mut searcher = Searcher::new(this.search, this.history.clone());
            (searcher.before, searcher.may_share) = (this.before, false);
            let set = searcher.load(this.members(set));
            searcher.branching = this.branching;
            while let Some(&entry) = open.get(next.fetch_add(1, Ordering::Relaxed)) {
                let (guess, bound) = (guess_of(entry), this.bound(set, entry));
                let now = target.load(Ordering::Relaxed);
                let enough = this.search.width.is_some_and(|width| looked_at.load(Ordering::Relaxed) >= width);
                let result = if bound >= now || enough {
                    Ok(Some(if enough { INFINITE } else { bound }))
                } else {
                    searcher.cost_of_guess(set, guess, left, now, Some(0))
                };
                let mut tried = tried.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                let Ok(sofar) = &mut *tried else { break };
                match result {
                    Err(cancelled) => *tried = Err(cancelled),
                    Ok(None) => {}
                    Ok(Some(cost)) if cost < now => {
                        looked_at.fetch_add(1, Ordering::Relaxed);
                        if sofar.best.is_none_or(|(best, _)| cost < best) {
                            sofar.best = Some((cost, guess));
                            target.store(cost, Ordering::Relaxed);
                        }
                    }
                    Ok(Some(cost)) => {
                        looked_at.fetch_add(1, Ordering::Relaxed);
                        sofar.others = sofar.others.min(cost);
                    }
                }
                drop(tried);
                if let Some(len) = progress {
                    this.search.report.within(len, next.load(Ordering::Relaxed), open.len());
                }
            }
            nodes.fetch_add(searcher.nodes, Ordering::Relaxed);
            unsaved.fetch_add(searcher.unsaved, Ordering::Relaxed);
        };
        rayon::scope(|scope| (0..rayon::current_num_threads()).for_each(|_| scope.spawn(|_| work())));
        self.nodes += nodes.into_inner();
        self.unsaved += unsaved.into_inner();
        tried.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Is this a cell of the first guess of the search?
    fn is_cell_of_first_guess(&self) -> bool {
        self.may_share && self.history.len() == self.before + 1
    }

    /// The cost of a guess if below the budget; else a lower bound, not below the budget. `None` if a guess
    /// before it, among those with the same `node`, left the same.
    pub(crate) fn cost_of_guess(
        &mut self,
        set: Set,
        guess: u32,
        left: Left,
        budget: u64,
        node: Option<u32>,
    ) -> Result<Option<u64>, Cancelled> {
        let known = (set.len >= LARGE && self.search.width.is_none()).then(|| self.name_of_guess(set, guess, left));
        if let Some(fact) = known.and_then(|name| self.search.memo.get(name))
            && (fact.bounds.is_exact() || fact.bounds.lower >= budget)
        {
            return Ok(Some(fact.bounds.lower));
        }
        let (nodes, unsaved) = (self.nodes, self.unsaved);
        let (codes, cells) = (self.codes.len(), self.cells.len());
        self.history.push(guess);
        let wins = self.split(set, guess, left);
        let cost = self.cost_of_cells(set.len, cells, wins, left, budget, node);
        self.history.pop();
        self.codes.truncate(codes);
        self.cells.truncate(cells);
        if let (Some(name), Ok(Some(cost))) = (known, &cost) {
            let bounds = if *cost < budget { Bounds::exactly(*cost) } else { Bounds::at_least(*cost) };
            let work = u32::try_from(self.nodes - nodes).unwrap_or(u32::MAX);
            let fact = Fact { name, bounds, guess: NO_GUESS, work };
            self.remember(&[fact], unsaved);
        }
        cost
    }

    /// The name of a set with a guess. The set is not rewritten, for the guess would have to be as well.
    fn name_of_guess(&self, set: Set, guess: u32, left: Left) -> u128 {
        let plain = self.members(set).iter().fold(0, |name, &code| name ^ self.search.problem.canonical.plain(code));
        let of_guess = u128::from(mix(5, guess.into())) << 64 | u128::from(mix(6, guess.into()));
        plain ^ of_guess ^ self.search.goal.salt(left, None)
    }

    /// The cost of a guess that leaves the cells from `first` on.
    fn cost_of_cells(
        &mut self,
        n: usize,
        first: usize,
        wins: bool,
        left: Left,
        budget: u64,
        node: Option<u32>,
    ) -> Result<Option<u64>, Cancelled> {
        if self.cells.len() - first == 1 && !wins {
            // A guess that tells nothing.
            return Ok(Some(INFINITE));
        }
        let left = left.next();
        let signature =
            self.cells[first..].iter().fold(u128::from(wins), |sum, cell| sum.wrapping_add(stir(cell.name)));
        if self.is_seen(signature, node) {
            return Ok(None);
        }
        let mut sum = self.cells[first..].iter().fold(0, |sum, cell| add(sum, cell.bounds.lower));
        sum = add(sum, self.search.goal.costs.guess * n as u64);
        self.cells[first..].sort_unstable_by_key(|cell| cell.set.len);
        for stage in [Self::look_at_members, Self::look_up] {
            for at in first..self.cells.len() {
                if sum >= budget {
                    return Ok(Some(sum));
                }
                if !self.cells[at].bounds.is_exact() {
                    stage(self, at, left, &mut sum);
                }
            }
        }
        if sum < budget && self.leaves_alike(first, wins, node) {
            return Ok(None);
        }
        let mut step = if self.search.width.is_some() { INFINITE } else { 1 };
        loop {
            for at in first..self.cells.len() {
                if sum >= budget {
                    return Ok(Some(sum));
                }
                self.search_cell(at, left, budget, step, &mut sum)?;
            }
            if self.cells[first..].iter().all(|cell| cell.bounds.is_exact()) {
                return Ok(Some(sum));
            }
            step *= 2;
        }
    }

    fn look_at_members(&mut self, at: usize, left: Left, sum: &mut u64) {
        let members = self.members(self.cells[at].set);
        let bounds = of_few(self.search.problem, self.search.goal, self.branching, members, left);
        self.narrow(at, bounds, sum);
    }

    fn look_up(&mut self, at: usize, left: Left, sum: &mut u64) {
        let name = self.name(self.cells[at].set);
        self.cells[at].name = name;
        self.narrow(at, self.known(name, left), sum);
    }

    /// What the table knows of a set. Whatever the goal, a code costs at least its guesses, and no limit makes
    /// fewer of them enough.
    fn known(&self, name: u128, left: Left) -> Bounds {
        let Search { goal, memo, .. } = *self.search;
        let mut known = memo.get(name ^ goal.salt(left, None)).map_or(Bounds::UNKNOWN, |fact| fact.bounds);
        let unlimited = Costs::TOTAL.salt(Left::ANY, None);
        if (goal.costs != Costs::TOTAL || left != Left::ANY)
            && let Some(fact) = memo.get(name ^ unlimited)
        {
            let lower = fact.bounds.lower.saturating_mul(goal.costs.guess).min(INFINITE);
            known.lower = known.lower.max(lower).min(known.upper);
        }
        known
    }

    /// Searches a cell, in full or only until a guess is found that its first bound does not refute.
    fn search_cell(&mut self, at: usize, left: Left, budget: u64, step: u64, sum: &mut u64) -> Result<(), Cancelled> {
        let Cell { set, bounds, name, .. } = self.cells[at];
        if bounds.is_exact() {
            return Ok(());
        }
        let budget = (budget - (*sum - bounds.lower)).min(bounds.lower.saturating_add(step));
        let cost = self.cost_of(set, name, left, budget)?;
        self.narrow(at, if cost < budget { Bounds::exactly(cost) } else { Bounds::at_least(cost) }, sum);
        if self.is_cell_of_first_guess() {
            self.search.report.first_guess(*sum, if cost < budget { set.len } else { 0 });
        }
        Ok(())
    }

    fn narrow(&mut self, at: usize, bounds: Bounds, sum: &mut u64) {
        let known = &mut self.cells[at].bounds;
        let lower = known.lower.max(bounds.lower);
        *sum = add(*sum - known.lower, lower);
        *known = Bounds { lower, upper: known.upper.min(bounds.upper) };
    }

    /// Did a guess before leave cells of the same cost, as far as they are known, and cells like the others?
    fn leaves_alike(&mut self, first: usize, wins: bool, node: Option<u32>) -> bool {
        let (mut known, mut alike) = (0, 0u128);
        for cell in &self.cells[first..] {
            if cell.bounds.is_exact() {
                known += cell.bounds.lower;
            } else {
                alike = alike.wrapping_add(stir(cell.name));
            }
        }
        self.is_seen(stir(alike) ^ (u128::from(known) << 1 | u128::from(wins)), node)
    }

    fn is_seen(&mut self, signature: u128, node: Option<u32>) -> bool {
        let Some(node) = node else { return false };
        let signature = stir(signature ^ u128::from(node) << 64);
        let place = signature as usize % SEEN;
        std::mem::replace(&mut self.seen[place], signature) == signature
    }

    /// Counts the answers to a guess.
    fn tally(&mut self, set: Set, guess: u32) {
        let answers = self.answers().of_guess(guess as usize);
        let by_answer = &mut self.by_answer[..self.search.problem.answers.kinds()];
        by_answer.fill(Splitting::default());
        for &code in &self.codes[set.start..set.start + set.len] {
            by_answer[usize::from(answers[code as usize])].count += 1;
        }
    }

    /// Splits a set by a guess into new cells, but for the winning code. Does the guess win?
    pub(crate) fn split(&mut self, set: Set, guess: u32, left: Left) -> bool {
        self.tally(set, guess);
        let Problem { answers, canonical, win, .. } = self.search.problem;
        let wins = std::mem::take(&mut self.by_answer[usize::from(*win)].count) > 0;
        let (levels, left) = (self.search.goal.levels(self.branching), left.next());
        let mut end = self.codes.len();
        for (split, answer) in self.by_answer[..answers.kinds()].iter_mut().zip(0..) {
            let len = split.count as usize;
            if len > 0 {
                split.next = end;
                split.cell = u32::try_from(self.cells.len()).expect("cells of a few nested sets");
                let bounds = Bounds { lower: levels.least(len, left), upper: INFINITE };
                self.cells.push(Cell { answer, set: Set { start: end, len }, bounds, name: 0 });
                end += len;
            }
        }
        self.codes.resize(end, 0);
        let answers = answers.of_guess(guess as usize);
        for at in set.start..set.start + set.len {
            let code = self.codes[at];
            let answer = answers[code as usize];
            if answer != *win {
                let split = &mut self.by_answer[usize::from(answer)];
                self.cells[split.cell as usize].name ^= canonical.plain(code);
                self.codes[split.next] = code;
                split.next += 1;
            }
        }
        wins
    }
}

impl Drop for Searcher<'_> {
    fn drop(&mut self) {
        self.search.report.add_nodes(self.unreported);
    }
}

fn guess_of(open: u64) -> u32 {
    #[expect(clippy::cast_possible_truncation, reason = "the lower half")]
    let guess = open as u32;
    guess
}

fn add(a: u64, b: u64) -> u64 {
    (a + b).min(INFINITE)
}

/// Names are combined by sums of these, so that no sum of names is another's by design.
fn stir(name: u128) -> u128 {
    let name = (name ^ (name >> 64)).wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835);
    let name = (name ^ (name >> 61)).wrapping_mul(0xD6E8_FEB8_6659_FD93_A3EC_647D_59AC_D5C7);
    name ^ (name >> 67)
}
