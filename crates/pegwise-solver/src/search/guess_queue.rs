//! The guesses still to be tried for a set, cheapest bound first.

use super::SearchContext;
use crate::cost_model::CostModel;
use crate::guess_budget::GuessBudget;
use crate::problem::Problem;
use pegwise_core::{Cancelled, ExcessSums};

/// A guess to be tried, and above it in the number what it costs at least. So the smallest is tried first.
///
/// The bound is a multiple of [`Costs::guess`](crate::cost::Costs::guess), above
/// [`CostModel::two_guesses_each`]. Guesses that are not members cost one more, as their own code is not found now.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct OpenGuess(u64);

impl OpenGuess {
    fn new(excess: u64, guess: u32) -> Self {
        OpenGuess(excess << 32 | u64::from(guess))
    }

    #[inline]
    pub(super) fn guess(self) -> u32 {
        #[expect(clippy::cast_possible_truncation, reason = "the lower half")]
        let guess = self.0 as u32;
        guess
    }

    /// What the guess costs at least, for a set of this size.
    #[inline]
    pub(super) fn bound(self, model: &CostModel, size: usize) -> u64 {
        model.two_guesses_each(size) + model.costs.guess * (self.0 >> 32)
    }
}

/// A set whose guesses are to be put in order.
pub(super) struct Node<'a> {
    pub(super) context: &'a SearchContext<'a>,
    pub(super) members: &'a [u32],
    /// No guess leaves more cells, the winning one excepted.
    pub(super) branching: usize,
    pub(super) left: GuessBudget,
    /// Only guesses that can cost less are wanted.
    pub(super) cutoff: u64,
}

/// The guesses still to be tried, for sets within sets, those of the innermost set last.
pub(super) struct GuessQueue {
    open: Vec<OpenGuess>,
    /// Numbers the surveys.
    surveys: u32,
    /// By guess: the last survey in which it was a member.
    member_in: Vec<u32>,
    /// Scratch.
    excess: ExcessSums,
    /// Scratch: the families of twins that have a guess.
    families: Vec<bool>,
}

/// Sums above this are cut to it: see [`ExcessSums`].
const MOST_EXCESS: u64 = u16::MAX as u64;

/// After so many codes are counted one by one, the monitor is asked.
const COUNTED_PER_LOOK: usize = 1 << 22;

impl GuessQueue {
    pub(super) fn new(guesses: usize) -> Self {
        GuessQueue {
            open: Vec::new(),
            surveys: 0,
            member_in: vec![0; guesses],
            excess: ExcessSums::default(),
            families: Vec::new(),
        }
    }

    pub(super) fn len(&self) -> usize {
        self.open.len()
    }

    pub(super) fn get(&self, at: usize) -> OpenGuess {
        self.open[at]
    }

    pub(super) fn from(&self, first: usize) -> &[OpenGuess] {
        &self.open[first..]
    }

    pub(super) fn truncate(&mut self, len: usize) {
        self.open.truncate(len);
    }

    pub(super) fn split_off(&mut self, first: usize) -> Vec<OpenGuess> {
        self.open.split_off(first)
    }

    /// Adds the guesses whose first bound is below the cutoff: by their bounds, members before others, then in their
    /// own order. Are these all that can lead to an end?
    ///
    /// Lowers `node.branching` if it finds that guesses leave fewer cells.
    pub(super) fn survey(&mut self, node: &mut Node<'_>, history: &[u32]) -> Result<bool, Cancelled> {
        let SearchContext { problem, model, .. } = *node.context;
        let base = model.two_guesses_each(node.members.len());
        if base >= node.cutoff {
            return Ok(false);
        }
        let first = self.open.len();
        let all = MOST_EXCESS + 1;
        let limit = (node.cutoff - 1 - base).checked_div(model.costs.guess).unwrap_or(all).min(all);
        let limit = if problem.only_members() { self.add_members(node, limit)? } else { self.add_all(node, limit)? };
        let mut complete = limit == all;
        if let Some(left) = node.left.limit() {
            self.drop_too_deep(node, first, left)?;
            complete &= !self.drop_too_costly(node, first, left)?;
        }
        if let Some(unlike) = problem.unlike(history, node.members) {
            self.retain(first, |open| unlike[open.guess() as usize]);
        }
        self.open[first..].sort_unstable();
        Ok(complete)
    }

    /// Adds the guesses up to this excess. Returns the limit that was used.
    fn add_all(&mut self, node: &mut Node<'_>, limit: u64) -> Result<u64, Cancelled> {
        let SearchContext { problem, model, width, monitor, .. } = *node.context;
        let (members, size) = (node.members, node.members.len());
        let thresholds = model.size_bound(node.branching).thresholds();
        // In small sets few cells exceed the second threshold, and the first alone is quicker to look at.
        let thresholds =
            if size <= 4 * problem.answers.kinds() { &thresholds[..1.min(thresholds.len())] } else { thresholds };
        let excess = problem.answers.beyond_with_monitor(members, thresholds, &mut self.excess, monitor)?;
        if thresholds == [1] {
            // All but one code of each cell were counted, and the winning cell may be one of the others.
            node.branching = node.branching.min(size - usize::from(excess.least()));
        }
        // A narrow search needs only the best.
        let limit = width.map_or(limit, |_| limit.min(u64::from(excess.least()) + 3 + size as u64 / 8));
        self.surveys += 1;
        for guess in members.iter().map(|&code| problem.guess_of_code(code)) {
            self.member_in[guess as usize] = self.surveys;
            let sum = u64::from(excess.of_guess(guess as usize));
            if sum <= limit {
                self.open.push(OpenGuess::new(sum, guess));
            }
        }
        if let Some(most) = limit.checked_sub(1) {
            let (member_in, survey) = (&self.member_in, self.surveys);
            let others = excess.up_to(u16::try_from(most).unwrap_or(u16::MAX));
            let others = others.filter(|&guess| member_in.get(guess).is_some_and(|&last| last != survey));
            self.open
                .extend(others.map(|guess| OpenGuess((u64::from(excess.of_guess(guess)) + 1) << 32 | guess as u64)));
        }
        Ok(limit)
    }

    /// As [`GuessQueue::add_all`], where only members may be guessed.
    fn add_members(&mut self, node: &Node<'_>, limit: u64) -> Result<u64, Cancelled> {
        let SearchContext { problem, model, monitor, .. } = *node.context;
        let thresholds = model.size_bound(node.branching).thresholds();
        let guesses_per_look = (COUNTED_PER_LOOK / node.members.len().max(1)).max(1);
        for (at, guess) in node.members.iter().map(|&code| problem.guess_of_code(code)).enumerate() {
            if at > 0 && at.is_multiple_of(guesses_per_look) {
                monitor.check()?;
            }
            let answers = problem.answers.of_guess(guess as usize);
            let mut counts = [0u32; 256];
            node.members.iter().for_each(|&code| counts[usize::from(answers[code as usize])] += 1);
            let counts = counts[..problem.answers.kinds()].iter();
            let excess = |&count: &u32| thresholds.iter().map(|&t| u64::from(count.saturating_sub(t))).sum::<u64>();
            let sum = counts.map(excess).sum::<u64>().min(MOST_EXCESS);
            if sum <= limit {
                self.open.push(OpenGuess::new(sum, guess));
            }
        }
        Ok(limit)
    }

    /// Drops guesses that leave a cell too large for the guesses left.
    fn drop_too_deep(&mut self, node: &Node<'_>, first: usize, left: usize) -> Result<(), Cancelled> {
        let SearchContext { problem, monitor, .. } = *node.context;
        let Some(most) = capacity(node, left.saturating_sub(1)) else { return Ok(()) };
        let mut excess = std::mem::take(&mut self.excess);
        problem.answers.beyond_with_monitor(node.members, &[most], &mut excess, monitor)?;
        self.retain(first, |open| excess.of_guess(open.guess() as usize) == 0);
        self.excess = excess;
        Ok(())
    }

    /// Drops guesses that leave too many codes for the last guess. Were there any?
    fn drop_too_costly(&mut self, node: &Node<'_>, first: usize, left: usize) -> Result<bool, Cancelled> {
        let SearchContext { problem, model, monitor, .. } = *node.context;
        if model.costs.last == 0 {
            return Ok(false);
        }
        // The winning code is found now, and the other cells are bounded by their size where nothing may follow.
        let Some(most) = capacity(node, left.saturating_sub(2)).filter(|&most| most > 0) else { return Ok(false) };
        let mut excess = std::mem::take(&mut self.excess);
        problem.answers.beyond_with_monitor(node.members, &[most], &mut excess, monitor)?;
        let before = self.open.len();
        self.retain(first, |open| {
            let at_last = u64::from(excess.of_guess(open.guess() as usize));
            open.bound(model, node.members.len()) + model.costs.last * at_last < node.cutoff
        });
        self.excess = excess;
        Ok(self.open.len() < before)
    }

    /// Of twins from `first` on, keeps the first in the order of the search: the others cost no less.
    pub(super) fn drop_twins(&mut self, problem: &Problem, first: usize) {
        let Some(twins) = &problem.twins else { return };
        let mut families = std::mem::take(&mut self.families);
        families.clear();
        families.resize(twins.families(), false);
        let mut is_first = |open: OpenGuess| !std::mem::replace(&mut families[twins.family(open.guess())], true);
        self.retain(first, &mut is_first);
        self.families = families;
    }

    /// Keeps only some guesses from `first` on, in their order.
    fn retain(&mut self, first: usize, mut keep: impl FnMut(OpenGuess) -> bool) {
        let mut kept = first;
        for at in first..self.open.len() {
            if keep(self.open[at]) {
                self.open[kept] = self.open[at];
                kept += 1;
            }
        }
        self.open.truncate(kept);
    }
}

/// How many codes of the set a tree of this many guesses finds at most; `None` if perhaps all.
fn capacity(node: &Node<'_>, guesses: usize) -> Option<u32> {
    let capacity = node.context.model.size_bound(node.branching).capacity(guesses);
    capacity.filter(|&most| (most as usize) < node.members.len())
}
