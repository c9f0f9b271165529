//! Branch and bound over sets of codes.
//!
//! The cost of a set is the minimum over all guesses of the cost of the guess and its cells. Guesses are tried in the
//! order of a first lower bound. A guess is refuted once the lower bounds of its cells reach the best cost so far.
//! Cells are bounded in stages:
//!
//! 1. by size alone, for all guesses at once ([`GuessQueue`]);
//! 2. by their members, if there are few ([`small_set_bounds`]);
//! 3. by the colours of all guesses, whatever their order ([`Searcher::lower_by_colors`]);
//! 4. by the table, if this set or an equivalent one was searched before;
//! 5. by a search that stops at the first guess that stage 1 does not refute;
//! 6. by a full search up to the rest of the cutoff.
//!
//! If several guesses leave the same or equivalent cells, only one is tried.

mod canonical_cache;
mod effort;
mod guess_cost;
mod guess_queue;
mod known;
mod seen;
mod set_stack;
mod trial;

use crate::bounds::Bounds;
use crate::cost_model::CostModel;
use crate::guess_budget::GuessBudget;
use crate::journal::Journal;
use crate::problem::Problem;
use crate::reporter::Reporter;
use crate::small_sets::small_set_bounds;
use crate::transposition_table::{Entry, NO_GUESS, TranspositionTable};
use canonical_cache::CanonicalCache;
pub(crate) use effort::Effort;
use guess_queue::{GuessQueue, Node};
use pegwise_core::{Cancelled, ExcessSums, Monitor};
use pegwise_strategy::parallel;
use seen::SeenSplits;
pub(crate) use set_stack::CodeSet;
use set_stack::SetStack;
use trial::Tried;

/// The minimum size of sets for which bounds by colours save time.
const FEWEST_BY_COLORS: usize = 6;

pub(crate) struct SearchContext<'a> {
    pub(crate) problem: &'a Problem,
    pub(crate) model: &'a CostModel,
    pub(crate) table: &'a TranspositionTable,
    pub(crate) monitor: &'a dyn Monitor,
    pub(crate) report: &'a Reporter<'a>,
    pub(crate) journal: Option<&'a Journal>,
    /// The number of guesses tried for each set, or `None` for all.
    pub(crate) width: Option<usize>,
}

impl<'a> SearchContext<'a> {
    /// The thresholds beyond which the codes of a cell cost more, for sets of this size.
    fn thresholds(&self, branching: usize, size: usize) -> &'a [u32] {
        let thresholds = self.model.size_bound(branching).thresholds();
        // In small sets, few cells exceed the second threshold, and using the first alone is faster.
        if size <= 4 * self.problem.answers.kinds() { &thresholds[..1.min(thresholds.len())] } else { thresholds }
    }
}

pub(crate) struct Searcher<'a> {
    pub(crate) context: &'a SearchContext<'a>,
    pub(crate) history: Vec<u32>,
    before: usize,
    may_share: bool,
    branching: usize,
    sets: SetStack,
    queue: GuessQueue,
    seen: SeenSplits,
    canonical_hashes: CanonicalCache,
    effort: Effort<'a>,
    room: Vec<u64>,
    room_for_sums: ExcessSums,
}

impl<'a> Searcher<'a> {
    pub(crate) fn new(context: &'a SearchContext<'a>, history: Vec<u32>) -> Self {
        Searcher {
            context,
            before: history.len(),
            history,
            may_share: parallel::threads() > 1,
            branching: context.problem.branching,
            sets: SetStack::default(),
            queue: GuessQueue::new(context.problem.answers.guesses()),
            seen: SeenSplits::default(),
            canonical_hashes: CanonicalCache::default(),
            effort: Effort::new(context.report),
            room: Vec::new(),
            room_for_sums: ExcessSums::default(),
        }
    }

    /// Starts no threads from now on, because other searchers use them.
    pub(crate) fn work_alone(&mut self) {
        self.may_share = false;
    }

    /// Turns to a position after other guesses.
    pub(crate) fn follow(&mut self, history: &[u32]) {
        self.before = history.len();
        self.history.clear();
        self.history.extend_from_slice(history);
    }

    pub(crate) fn load(&mut self, codes: &[u32]) -> CodeSet {
        self.branching = self.context.problem.branching;
        self.sets.load(codes)
    }

    fn canonical_hash(&mut self, set: CodeSet) -> u128 {
        self.context.problem.canonical.hash(self.sets.members(set), &mut self.room)
    }

    pub(crate) fn load_and_cost(&mut self, codes: &[u32], left: GuessBudget, cutoff: u64) -> Result<u64, Cancelled> {
        let set = self.load(codes);
        self.cost(set, left, cutoff)
    }

    /// The minimum cost of a set if it is below the cutoff, otherwise a lower bound that is at least the cutoff. With a
    /// width, the minimum cost that a narrow search finds, which is not a lower bound.
    pub(crate) fn cost(&mut self, set: CodeSet, left: GuessBudget, cutoff: u64) -> Result<u64, Cancelled> {
        let bounds = self.bounds_by_members(set, left);
        if bounds.is_exact() || bounds.lower >= cutoff {
            return Ok(bounds.lower);
        }
        let hash = self.canonical_hash(set);
        self.cost_by_hash(set, hash, left, cutoff)
    }

    fn bounds_by_members(&mut self, set: CodeSet, left: GuessBudget) -> Bounds {
        let SearchContext { problem, model, .. } = *self.context;
        let members = self.sets.members(set);
        let bounds = small_set_bounds(problem, model, self.branching, members, left);
        match &problem.twins {
            Some(twins) if !bounds.is_exact() => {
                let lower = twins.lower(members, self.branching, model.costs, left, &mut self.room);
                bounds.tighten(Bounds::at_least(lower))
            }
            _ => bounds,
        }
    }

    /// A lower bound on the cost of a set from the colours of the guesses, whatever their order. All arrangements of the
    /// same colours have the same totals of black and white pegs, so they leave at most as many cells with a total as
    /// there are answers with it.
    pub(crate) fn lower_by_colors(&mut self, set: CodeSet) -> u64 {
        let SearchContext { problem, model, .. } = *self.context;
        if set.len < FEWEST_BY_COLORS || model.costs.guess == 0 {
            return 0;
        }
        let thresholds = self.context.thresholds(self.branching, set.len);
        let beyond = problem.answers.least_beyond(self.sets.members(set), thresholds, &mut self.room_for_sums);
        model.two_guesses_each(set.len) + model.costs.guess * u64::from(beyond)
    }

    fn cost_by_hash(&mut self, set: CodeSet, hash: u128, left: GuessBudget, cutoff: u64) -> Result<u64, Cancelled> {
        let known = self.known(hash, left);
        let by_size = self.context.model.size_bound(self.branching).lower(set.len, left);
        let lower = by_size.max(known.lower).max(self.known_of_width(hash, left));
        let target = cutoff.min(known.upper);
        if lower >= target {
            return Ok(lower.min(known.upper));
        }
        let before = self.effort.mark();
        self.count_node()?;
        let (first, branching) = (self.queue.len(), self.branching);
        let tried = self.survey_and_try(set, left, target);
        self.queue.truncate(first);
        self.branching = branching;
        let (complete, tried) = tried?;
        let cost = match tried.best {
            Some((cost, _)) => cost,
            None if known.upper < cutoff => known.upper,
            None if complete => tried.others.max(lower),
            None => cutoff,
        };
        let upper = tried.best.map_or(known.upper, |(cost, _)| cost);
        let work = self.effort.work_since(before);
        // Only narrow searches look for guesses, and those of a resumed search find the sets that took some work.
        let is_wanted = self.context.width.is_some() || u64::from(work) >= Journal::WORTH;
        let best = tried.best.filter(|_| is_wanted);
        let guess = best.map_or(NO_GUESS, |(_, guess)| self.rewritten(set, guess));
        let bounds = Bounds { lower: cost, upper };
        self.remember_set(hash, left, Entry { hash, bounds, guess, work }, before);
        Ok(cost)
    }

    fn survey_and_try(&mut self, set: CodeSet, left: GuessBudget, cutoff: u64) -> Result<(bool, Tried), Cancelled> {
        let first = self.queue.len();
        let complete = self.survey(set, left, cutoff)?;
        self.queue.drop_twins(self.context.problem, first);
        Ok((complete, self.try_all(set, first, left, cutoff)?))
    }

    fn count_node(&mut self) -> Result<(), Cancelled> {
        if self.effort.count() { self.context.monitor.check() } else { Ok(()) }
    }

    pub(crate) fn count_codes(&mut self, codes: usize) -> Result<(), Cancelled> {
        if self.effort.count_codes(codes) { self.context.monitor.check() } else { Ok(()) }
    }

    /// Queues the guesses, best first, and lowers `branching`. Returns whether no other guess can lead to a tree.
    fn survey(&mut self, set: CodeSet, left: GuessBudget, cutoff: u64) -> Result<bool, Cancelled> {
        if self.effort.count_pairs(set.len, self.context.problem.answers.guesses()) {
            self.context.monitor.check()?;
        }
        let (context, members) = (self.context, self.sets.members(set));
        let mut node = Node { context, members, branching: self.branching, left, cutoff };
        let complete = self.queue.survey(&mut node, &self.history)?;
        self.branching = node.branching;
        Ok(complete)
    }

    /// The guesses whose first bound is below the cutoff, with their bounds, in search order.
    pub(crate) fn list(&mut self, set: CodeSet, left: GuessBudget, cutoff: u64) -> Result<Vec<(u32, u64)>, Cancelled> {
        let first = self.queue.len();
        let surveyed = self.survey(set, left, cutoff);
        let open = self.queue.split_off(first);
        surveyed?;
        Ok(open.into_iter().map(|open| (open.guess(), open.bound(self.context.model, set.len))).collect())
    }
}
