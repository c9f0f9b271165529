//! Guesses derived from costs: the tree of a finished search, and the best guesses.

use crate::cost::INFINITE;
use crate::guess_budget::GuessBudget;
use crate::search::Searcher;
use pegwise_core::{Cancelled, Feedback};
use pegwise_strategy::StrategyTree;
use std::collections::{BTreeMap, VecDeque};

struct PendingNode {
    parent: Option<(usize, Feedback)>,
    history: Vec<u32>,
    codes: Vec<u32>,
    left: GuessBudget,
}

impl Searcher<'_> {
    /// Returns the minimum cost, or the cutoff if that is smaller. Calls `improved` with each better tree. Tries
    /// `promising` first, because a low cost refutes the other guesses sooner. Among equally good guesses, the first in
    /// search order is chosen, whichever is tried first.
    pub(crate) fn first_guesses(
        &mut self,
        codes: &[u32],
        left: GuessBudget,
        cutoff: u64,
        promising: Option<u32>,
        mut improved: impl FnMut(u64, StrategyTree),
    ) -> Result<u64, Cancelled> {
        if let [_] = codes {
            let cost = self.load_and_cost(codes, left, cutoff)?.min(cutoff);
            if cost < cutoff {
                improved(cost, self.tree(codes, left, None)?.expect("the only code"));
            }
            return Ok(cost);
        }
        let set = self.load(codes);
        let mut open: Vec<(usize, (u32, u64))> = self.list(set, left, cutoff)?.into_iter().enumerate().collect();
        open.sort_by_key(|&(_, (guess, _))| Some(guess) != promising);
        let (mut best, mut target) = (0, cutoff);
        for (done, &(place, (guess, bound))) in open.iter().enumerate() {
            let below = target + u64::from(place < best);
            if bound >= below {
                continue;
            }
            let later = open.get(done + 1).map_or(INFINITE, |&(_, (_, bound))| bound);
            self.context.report.begin(codes.len(), done, open.len(), later);
            let set = self.load(codes);
            let cost = self.cost_of_guess(set, guess, left, below)?;
            if cost < below {
                (best, target) = (place, cost);
                let tree = self.tree(codes, left, Some(guess))?;
                improved(cost, tree.expect("a full search finds its guesses again"));
                self.context.report.found(cost);
            }
            self.context.report.proved(later.min(target));
        }
        Ok(target)
    }

    /// The tree with the first of the best guesses at every node: guesses that can win first, then those with more
    /// different answers. It does not depend on earlier searches. After a narrow search, it costs what the search
    /// found, or slightly more if the table has lost entries. Returns `None` if the table has lost too many.
    ///
    /// `opening` is the first of the best guesses if the caller knows it: finding it again would mean to search the set
    /// without a cutoff.
    pub(crate) fn tree(
        &mut self,
        codes: &[u32],
        left: GuessBudget,
        opening: Option<u32>,
    ) -> Result<Option<StrategyTree>, Cancelled> {
        let problem = self.context.problem;
        let history = std::mem::take(&mut self.history);
        let start = PendingNode { parent: None, history: history.clone(), codes: codes.to_vec(), left };
        let (mut tree, mut open) = (None, VecDeque::from([start]));
        while let Some(pending) = open.pop_front() {
            self.history.clone_from(&pending.history);
            self.count_codes(pending.codes.len())?;
            let known = opening.filter(|_| pending.parent.is_none());
            let best = if known.is_some() { known } else { self.first_best(&pending.codes, pending.left)? };
            let Some(guess) = best else {
                self.history = history;
                return Ok(None);
            };
            let code = problem.guess(guess);
            let node = if let (Some(tree), Some((parent, answer))) = (&mut tree, pending.parent) {
                StrategyTree::add(tree, parent, answer, code).expect("one guess for each answer")
            } else {
                tree = Some(StrategyTree::new(problem.codebook.board().clone(), code));
                0
            };
            for (answer, codes) in self.cells_of(&pending.codes, guess, pending.left) {
                let history = pending.history.iter().copied().chain([guess]).collect();
                open.push_back(PendingNode {
                    parent: Some((node, answer)),
                    history,
                    codes,
                    left: pending.left.after_guess(),
                });
            }
        }
        self.history = history;
        Ok(tree)
    }

    pub(crate) fn best_guesses(&mut self, codes: &[u32], left: GuessBudget, cost: u64) -> Result<Vec<u32>, Cancelled> {
        let set = self.load(codes);
        if let [only] = codes {
            return Ok(vec![self.context.problem.guess_of_code(*only)]);
        }
        let mut best = Vec::new();
        for (guess, _) in self.list(set, left, cost + 1)? {
            if self.cost_of_guess(set, guess, left, cost + 1)? == cost {
                best.push(guess);
            }
        }
        Ok(best)
    }

    /// Examines the first `look_at` guesses in search order. Returns those that cost at most half a guess more per code
    /// than the best, in up to `most` groups of equal cost, and the number of guesses examined.
    pub(crate) fn next_best(
        &mut self,
        codes: &[u32],
        left: GuessBudget,
        cost: u64,
        most: usize,
        look_at: usize,
    ) -> Result<(BTreeMap<u64, Vec<u32>>, usize), Cancelled> {
        let mut groups: BTreeMap<u64, Vec<u32>> = BTreeMap::new();
        if codes.len() == 1 {
            return Ok((groups, 0));
        }
        let set = self.load(codes);
        let mut open = self.list(set, left, INFINITE)?;
        open.truncate(look_at);
        for &(guess, _) in &open {
            let full = groups.len() == most;
            let near = cost + codes.len() as u64 / 2 + 1;
            let cutoff = groups.last_key_value().filter(|_| full).map_or(near, |(&worst, _)| worst + 1);
            let found = self.cost_of_guess(set, guess, left, cutoff)?;
            if cost < found && found < cutoff {
                groups.entry(found).or_default().push(guess);
            }
            if groups.len() > most {
                groups.pop_last();
            }
        }
        Ok((groups, open.len()))
    }

    pub(crate) fn some_guess(&mut self, codes: &[u32], left: GuessBudget) -> Result<(u64, u32), Cancelled> {
        let cost = self.load_and_cost(codes, left, INFINITE)?;
        let guess =
            self.first_best(codes, left)?.expect("without a limit, any guess that tells something leads to an end");
        Ok((cost, guess))
    }

    fn first_best(&mut self, codes: &[u32], left: GuessBudget) -> Result<Option<u32>, Cancelled> {
        let problem = self.context.problem;
        if let [code] | [code, _] = codes {
            return Ok(Some(problem.guess_of_code(*code)));
        }
        let set = self.load(codes);
        if self.context.width.is_some()
            && let Some(guess) = self.known_guess(set, left)
        {
            return Ok(Some(guess));
        }
        let cost = self.cost(set, left, INFINITE)?;
        let (mut least, mut first) = (INFINITE, None);
        let is_full = self.context.width.is_none();
        for (guess, _) in self.list(set, left, cost + 1)? {
            let cutoff = if is_full { cost + 1 } else { least };
            let found = self.cost_of_guess(set, guess, left, cutoff)?;
            if found < cutoff {
                (least, first) = (found, Some(guess));
            }
            if found <= cost {
                break;
            }
        }
        Ok(first)
    }
}
