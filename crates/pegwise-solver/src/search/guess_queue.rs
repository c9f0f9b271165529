//! The guesses still to try for a set, smallest bound first.

use super::SearchContext;
use crate::cost_model::CostModel;
use crate::guess_budget::GuessBudget;
use crate::problem::Problem;
use pegwise_core::symmetry::Symmetry;
use pegwise_core::{Cancelled, ExcessSums};
use std::collections::HashMap;

/// A guess, with its lower bound in the higher bits, so that the smallest number is tried first. The bound is a
/// multiple of [`Costs::guess`](crate::cost::Costs::guess) above [`CostModel::two_guesses_each`]. Guesses outside the
/// set cost one more, because they cannot find a code now.
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

    #[inline]
    pub(super) fn bound(self, model: &CostModel, size: usize) -> u64 {
        model.two_guesses_each(size) + model.costs.guess * (self.0 >> 32)
    }
}

pub(super) struct Node<'a> {
    pub(super) context: &'a SearchContext<'a>,
    pub(super) members: &'a [u32],
    pub(super) branching: usize,
    pub(super) left: GuessBudget,
    pub(super) cutoff: u64,
}

/// The queues of nested sets, with the queue of the innermost set at the end.
pub(super) struct GuessQueue {
    open: Vec<OpenGuess>,
    surveys: u32,
    /// For each guess, the last survey whose set contained it.
    member_in: Vec<u32>,
    excess: ExcessSums,
    families: Vec<bool>,
    /// For each symmetry seen lately, whether a guess is the first of its class; `None` if every guess is.
    unlike: HashMap<Symmetry, Option<Vec<bool>>>,
}

const MOST_SYMMETRIES: usize = 256;

const MOST_EXCESS: u64 = u16::MAX as u64;

const COUNTED_PER_LOOK: usize = 1 << 22;

impl GuessQueue {
    pub(super) fn new(guesses: usize) -> Self {
        GuessQueue {
            open: Vec::new(),
            surveys: 0,
            member_in: vec![0; guesses],
            excess: ExcessSums::default(),
            families: Vec::new(),
            unlike: HashMap::new(),
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

    /// Adds the guesses whose first bound is below the cutoff, ordered by bound, members first. Returns whether no
    /// other guess can lead to a tree. Lowers `node.branching` if the guesses turn out to leave fewer cells.
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
        if self.open.len() > first
            && let Some(symmetry) = problem.symmetry(history, node.members)
        {
            self.drop_alike(problem, symmetry, first);
        }
        self.open[first..].sort_unstable();
        Ok(complete)
    }

    fn add_all(&mut self, node: &mut Node<'_>, limit: u64) -> Result<u64, Cancelled> {
        let SearchContext { problem, width, monitor, .. } = *node.context;
        let (members, size) = (node.members, node.members.len());
        let thresholds = node.context.thresholds(node.branching, size);
        // A narrow search needs the least sum of all guesses.
        let most = if width.is_some() { u16::MAX } else { u16::try_from(limit).unwrap_or(u16::MAX) };
        let excess = problem.answers.beyond_limit(members, thresholds, most, &mut self.excess, monitor)?;
        if thresholds == [1] {
            // All but one code of each cell were counted, and the winning cell may be among them.
            node.branching = node.branching.min(size - usize::from(excess.least()));
        }
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
            let others = others.filter(|&(guess, _)| member_in.get(guess).is_some_and(|&last| last != survey));
            self.open.extend(others.map(|(guess, sum)| OpenGuess((u64::from(sum) + 1) << 32 | guess as u64)));
        }
        Ok(limit)
    }

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

    fn drop_too_deep(&mut self, node: &Node<'_>, first: usize, left: usize) -> Result<(), Cancelled> {
        let SearchContext { problem, monitor, .. } = *node.context;
        let Some(most) = capacity(node, left.saturating_sub(1)) else { return Ok(()) };
        let mut room = std::mem::take(&mut self.excess);
        // Guesses that exceed the threshold are dropped, by however much.
        let excess = problem.answers.beyond_limit(node.members, &[most], 1, &mut room, monitor)?;
        self.retain(first, |open| excess.of_guess(open.guess() as usize) == 0);
        self.excess = room;
        Ok(())
    }

    /// Drops guesses that leave too many codes for the last guess to stay below the cutoff. Returns whether any did.
    fn drop_too_costly(&mut self, node: &Node<'_>, first: usize, left: usize) -> Result<bool, Cancelled> {
        let SearchContext { problem, model, monitor, .. } = *node.context;
        if model.costs.last == 0 {
            return Ok(false);
        }
        // The guess finds the winning code now. If no guess may follow, the size bound covers the other cells.
        let Some(most) = capacity(node, left.saturating_sub(2)).filter(|&most| most > 0) else { return Ok(false) };
        let mut room = std::mem::take(&mut self.excess);
        let excess = problem.answers.beyond_limit(node.members, &[most], u16::MAX, &mut room, monitor)?;
        let before = self.open.len();
        self.retain(first, |open| {
            let at_last = u64::from(excess.of_guess(open.guess() as usize));
            open.bound(model, node.members.len()) + model.costs.last * at_last < node.cutoff
        });
        self.excess = room;
        Ok(self.open.len() < before)
    }

    /// Drops all but the first guess of each class.
    fn drop_alike(&mut self, problem: &Problem, symmetry: Symmetry, first: usize) {
        let mut unlike = std::mem::take(&mut self.unlike);
        if unlike.len() >= MOST_SYMMETRIES {
            unlike.clear();
        }
        let first_ones = unlike.entry(symmetry).or_insert_with_key(|symmetry| problem.unlike(symmetry));
        if let Some(unlike) = first_ones {
            self.retain(first, |open| unlike[open.guess() as usize]);
        }
        self.unlike = unlike;
    }

    /// Drops all but one guess of each family, starting at `first`: the others cost no less.
    pub(super) fn drop_twins(&mut self, problem: &Problem, first: usize) {
        let Some(twins) = &problem.twins else { return };
        let mut families = std::mem::take(&mut self.families);
        families.clear();
        families.resize(twins.families(), false);
        let mut is_first = |open: OpenGuess| !std::mem::replace(&mut families[twins.family(open.guess())], true);
        self.retain(first, &mut is_first);
        self.families = families;
    }

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

/// The maximum number of codes that a tree of this many guesses finds, or `None` if it may find the whole set.
fn capacity(node: &Node<'_>, guesses: usize) -> Option<u32> {
    let capacity = node.context.model.size_bound(node.branching).capacity(guesses);
    capacity.filter(|&most| (most as usize) < node.members.len())
}
