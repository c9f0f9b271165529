//! From costs to guesses: the tree of a finished search, and all guesses as good as the best.

use crate::cost::{INFINITE, Left};
use crate::search::Searcher;
use pegwise_core::{Cancelled, Feedback};
use pegwise_strategy::StrategyTree;
use std::collections::{BTreeMap, VecDeque};

/// A position of the tree that has no guess yet.
struct Position {
    /// The node before, and the answer to its guess.
    parent: Option<(usize, Feedback)>,
    history: Vec<u32>,
    codes: Vec<u32>,
    left: Left,
}

impl Searcher<'_> {
    /// The cost of these codes: see [`Searcher::cost`].
    pub(crate) fn load_and_cost(&mut self, codes: &[u32], left: Left, budget: u64) -> Result<u64, Cancelled> {
        let set = self.load(codes);
        self.cost(set, left, budget)
    }

    /// The least cost of all codes if below the budget, first guess by first guess; else the budget. Each time
    /// a cost below all before is found, `improved` is told, with the tree.
    pub(crate) fn first_guesses(
        &mut self,
        codes: &[u32],
        left: Left,
        budget: u64,
        mut improved: impl FnMut(u64, StrategyTree),
    ) -> Result<u64, Cancelled> {
        if let [_] = codes {
            let cost = self.load_and_cost(codes, left, budget)?.min(budget);
            if cost < budget {
                improved(cost, self.tree(codes, left)?.expect("the only code"));
            }
            return Ok(cost);
        }
        let set = self.load(codes);
        let open = self.list(set, left, budget);
        let mut target = budget;
        for (at, &(guess, bound)) in open.iter().enumerate() {
            if bound >= target {
                break;
            }
            let later = open.get(at + 1).map_or(INFINITE, |&(_, bound)| bound);
            self.search.report.begin(codes.len(), at, open.len(), later);
            let set = self.load(codes);
            if let Some(cost) = self.cost_of_guess(set, guess, left, target, None)?.filter(|&cost| cost < target) {
                target = cost;
                improved(cost, self.tree(codes, left)?.expect("a full search finds its guesses again"));
                self.search.report.found(cost);
            }
            self.search.report.proved(later.min(target));
        }
        Ok(target)
    }

    /// The tree that makes, everywhere, the first of the best guesses: those that can win before others, those with more
    /// answers first. That is the same tree whatever the search knew before.
    ///
    /// After a narrow search, a tree that costs as little as the search found, or not much more where it has
    /// forgotten what it found; `None` if it forgot too much.
    pub(crate) fn tree(&mut self, codes: &[u32], left: Left) -> Result<Option<StrategyTree>, Cancelled> {
        let problem = self.search.problem;
        let history = std::mem::take(&mut self.history);
        let start = Position { parent: None, history: history.clone(), codes: codes.to_vec(), left };
        let (mut tree, mut open) = (None, VecDeque::from([start]));
        while let Some(position) = open.pop_front() {
            self.history.clone_from(&position.history);
            let Some(guess) = self.first_best(&position.codes, position.left)? else {
                self.history = history;
                return Ok(None);
            };
            let code = problem.guess(guess);
            let node = if let (Some(tree), Some((parent, answer))) = (&mut tree, position.parent) {
                StrategyTree::add(tree, parent, answer, code).expect("one guess for each answer")
            } else {
                tree = Some(StrategyTree::new(problem.codebook.board().clone(), code));
                0
            };
            for (answer, codes) in self.cells_of(&position.codes, guess, position.left) {
                let history = position.history.iter().copied().chain([guess]).collect();
                open.push_back(Position { parent: Some((node, answer)), history, codes, left: position.left.next() });
            }
        }
        self.history = history;
        Ok(tree)
    }

    /// All guesses that cost as little as the best, in the order of the search.
    pub(crate) fn best_guesses(&mut self, codes: &[u32], left: Left, cost: u64) -> Result<Vec<u32>, Cancelled> {
        let set = self.load(codes);
        if let [only] = codes {
            return Ok(vec![self.search.problem.guess_of_code(*only)]);
        }
        let mut best = Vec::new();
        for (guess, _) in self.list(set, left, cost + 1) {
            if self.cost_of_guess(set, guess, left, cost + 1, None)? == Some(cost) {
                best.push(guess);
            }
        }
        Ok(best)
    }

    /// Of the first `look_at` guesses in the order of the search, those that cost more than the best, but at most half a
    /// guess for each code: up to `most` groups of equal cost, the least first, and how many guesses were looked at.
    pub(crate) fn next_best(
        &mut self,
        codes: &[u32],
        left: Left,
        cost: u64,
        most: usize,
        look_at: usize,
    ) -> Result<(BTreeMap<u64, Vec<u32>>, usize), Cancelled> {
        let mut groups: BTreeMap<u64, Vec<u32>> = BTreeMap::new();
        if codes.len() == 1 {
            return Ok((groups, 0));
        }
        let set = self.load(codes);
        let mut open = self.list(set, left, INFINITE);
        open.truncate(look_at);
        for &(guess, _) in &open {
            let full = groups.len() == most;
            let near = cost + codes.len() as u64 / 2 + 1;
            let budget = groups.last_key_value().filter(|_| full).map_or(near, |(&worst, _)| worst + 1);
            let found = self.cost_of_guess(set, guess, left, budget, None)?;
            let Some(found) = found.filter(|&found| cost < found && found < budget) else { continue };
            groups.entry(found).or_default().push(guess);
            if groups.len() > most {
                groups.pop_last();
            }
        }
        Ok((groups, open.len()))
    }

    /// A guess and what it costs, by a narrow search.
    pub(crate) fn some_guess(&mut self, codes: &[u32], left: Left) -> Result<(u64, u32), Cancelled> {
        let cost = self.load_and_cost(codes, left, INFINITE)?;
        let guess =
            self.first_best(codes, left)?.expect("without a limit, any guess that tells something leads to an end");
        Ok((cost, guess))
    }

    fn first_best(&mut self, codes: &[u32], left: Left) -> Result<Option<u32>, Cancelled> {
        let problem = self.search.problem;
        if let [code] | [code, _] = codes {
            return Ok(Some(problem.guess_of_code(*code)));
        }
        let set = self.load(codes);
        if self.search.width.is_some()
            && let Some(guess) = self.kept(set, left)
        {
            return Ok(Some(guess));
        }
        let cost = self.cost(set, left, INFINITE)?;
        let (mut least, mut first) = (INFINITE, None);
        let is_full = self.search.width.is_none();
        for (guess, _) in self.list(set, left, cost + 1) {
            let budget = if is_full { cost + 1 } else { least };
            if let Some(found) = self.cost_of_guess(set, guess, left, budget, None)?.filter(|&found| found < budget) {
                (least, first) = (found, Some(guess));
                if found <= cost {
                    break;
                }
            }
        }
        Ok(first)
    }

    /// The codes that give each answer but the winning one.
    pub(crate) fn cells_of(&mut self, codes: &[u32], guess: u32, left: Left) -> Vec<(Feedback, Vec<u32>)> {
        let set = self.load(codes);
        self.split(set, guess, left);
        let cells = std::mem::take(&mut self.cells);
        let codes = |set| self.members(set).to_vec();
        cells.into_iter().map(|cell| (self.search.problem.answers.feedback(cell.answer), codes(cell.set))).collect()
    }
}
