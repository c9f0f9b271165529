//! The cost of one guess, from the bounds of its cells.

use super::seen::{NodeId, stir};
use super::set_stack::BoundedCell;
use super::{CodeSet, SearchContext, Searcher};
use crate::bounds::Bounds;
use crate::cost::{INFINITE, add};
use crate::guess_budget::GuessBudget;
use crate::problem::LARGE;
use crate::transposition_table::{Entry, NO_GUESS};
use pegwise_core::{Cancelled, Feedback};

#[derive(Clone, Copy)]
struct Refutation {
    first: usize,
    wins: bool,
    left: GuessBudget,
    cutoff: u64,
    sum: u64,
    node: Option<NodeId>,
}

impl Searcher<'_> {
    /// The cost of a guess if it is below the cutoff, otherwise a lower bound that is at least the cutoff.
    pub(crate) fn cost_of_guess(
        &mut self,
        set: CodeSet,
        guess: u32,
        left: GuessBudget,
        cutoff: u64,
    ) -> Result<u64, Cancelled> {
        Ok(self
            .cost_unless_repeated(set, guess, left, cutoff, None)?
            .expect("without a node, guesses are not compared"))
    }

    /// Returns `None` if an earlier guess of this `node` left the same or equivalent cells.
    pub(super) fn cost_unless_repeated(
        &mut self,
        set: CodeSet,
        guess: u32,
        left: GuessBudget,
        cutoff: u64,
        node: Option<NodeId>,
    ) -> Result<Option<u64>, Cancelled> {
        let is_kept = set.len >= LARGE && self.context.width.is_none();
        let hash = is_kept.then(|| self.hash_with_guess(set, guess, left));
        if let Some(entry) = hash.and_then(|hash| self.context.table.get(hash))
            && (entry.bounds.is_exact() || entry.bounds.lower >= cutoff)
        {
            return Ok(Some(entry.bounds.lower));
        }
        self.count_codes(set.len)?;
        let (before, height) = (self.effort.mark(), self.sets.height());
        self.history.push(guess);
        let wins = self.split(set, guess, left);
        let cost = self.cost_of_cells(set.len, height.cells, wins, left.after_guess(), cutoff, node);
        self.history.pop();
        self.sets.truncate(height);
        if let (Some(hash), Ok(Some(cost))) = (hash, &cost) {
            let (bounds, work) = (Bounds::of_search(*cost, cutoff), self.effort.work_since(before));
            self.remember(&[Entry { hash, bounds, guess: NO_GUESS, work }], before);
        }
        cost
    }

    fn split(&mut self, set: CodeSet, guess: u32, left: GuessBudget) -> bool {
        let SearchContext { problem, model, .. } = *self.context;
        let (bound, left) = (model.size_bound(self.branching), left.after_guess());
        self.sets.split(problem, set, guess, |size| bound.lower(size, left))
    }

    pub(crate) fn cells_of(&mut self, codes: &[u32], guess: u32, left: GuessBudget) -> Vec<(Feedback, Vec<u32>)> {
        let set = self.load(codes);
        self.split(set, guess, left);
        let cells = std::mem::take(&mut self.sets.cells);
        let answers = &self.context.problem.answers;
        cells.into_iter().map(|cell| (answers.feedback(cell.answer), self.sets.members(cell.set).to_vec())).collect()
    }

    fn cost_of_cells(
        &mut self,
        size: usize,
        first: usize,
        wins: bool,
        left: GuessBudget,
        cutoff: u64,
        node: Option<NodeId>,
    ) -> Result<Option<u64>, Cancelled> {
        if self.sets.cells.len() - first == 1 && !wins {
            return Ok(Some(INFINITE));
        }
        let cells = &mut self.sets.cells[first..];
        let signature = cells.iter().fold(u128::from(wins), |sum, cell| sum.wrapping_add(stir(cell.hash)));
        if self.seen.is_repeated(signature, node) {
            return Ok(None);
        }
        let sum = cells.iter().fold(0, |sum, cell| add(sum, cell.bounds.lower));
        let sum = add(sum, self.context.model.costs.guess * size as u64);
        cells.sort_unstable_by_key(|cell| cell.set.len);
        let mut guess = Refutation { first, wins, left, cutoff, sum, node };
        let cells = first..self.sets.cells.len();
        for at in cells.clone() {
            if guess.sum >= cutoff {
                return Ok(Some(guess.sum));
            }
            self.look_at_members(at, &mut guess);
        }
        for stage in [Self::look_at_colors, Self::look_up] {
            // The bounds of large cells rise most.
            for at in cells.clone().rev() {
                if guess.sum >= cutoff {
                    return Ok(Some(guess.sum));
                }
                if !self.sets.cells[at].bounds.is_exact() {
                    stage(self, at, &mut guess);
                }
            }
        }
        if guess.sum < cutoff && self.leaves_alike(&guess) {
            return Ok(None);
        }
        self.search_cells(&mut guess).map(Some)
    }

    fn look_at_members(&mut self, at: usize, guess: &mut Refutation) {
        let bounds = self.bounds_by_members(self.sets.cells[at].set, guess.left);
        self.tighten(at, bounds, guess);
    }

    fn look_up(&mut self, at: usize, guess: &mut Refutation) {
        let BoundedCell { set, hash: zobrist, .. } = self.sets.cells[at];
        let hash = self.canonical_hashes.get(zobrist).unwrap_or_else(|| {
            let hash = self.canonical_hash(set);
            self.canonical_hashes.add(zobrist, hash);
            hash
        });
        self.sets.cells[at].hash = hash;
        self.tighten(at, self.known(hash, guess.left), guess);
    }

    fn look_at_colors(&mut self, at: usize, guess: &mut Refutation) {
        let lower = self.lower_by_colors(self.sets.cells[at].set);
        self.tighten(at, Bounds::at_least(lower), guess);
    }

    /// Whether an earlier guess left cells with the same known cost, and other cells like these.
    fn leaves_alike(&mut self, guess: &Refutation) -> bool {
        let (mut known, mut open) = (0, 0u128);
        for cell in &self.sets.cells[guess.first..] {
            if cell.bounds.is_exact() {
                known += cell.bounds.lower;
            } else {
                open = open.wrapping_add(stir(cell.hash));
            }
        }
        let signature = stir(open) ^ (u128::from(known) << 1 | u128::from(guess.wins));
        self.seen.is_repeated(signature, guess.node)
    }

    /// Searches the cells in turn, doubling the step each round, until they refute the guess or their costs are known.
    /// So the costliest cell refutes a guess, rather than the first one.
    fn search_cells(&mut self, guess: &mut Refutation) -> Result<u64, Cancelled> {
        let mut step = if self.context.width.is_some() { INFINITE } else { 1 };
        loop {
            for at in guess.first..self.sets.cells.len() {
                if guess.sum >= guess.cutoff {
                    return Ok(guess.sum);
                }
                self.search_cell(at, guess, step)?;
            }
            if self.sets.cells[guess.first..].iter().all(|cell| cell.bounds.is_exact()) {
                return Ok(guess.sum);
            }
            step *= 2;
        }
    }

    fn search_cell(&mut self, at: usize, guess: &mut Refutation, step: u64) -> Result<(), Cancelled> {
        let cell = self.sets.cells[at];
        if cell.bounds.is_exact() {
            return Ok(());
        }
        let lower = cell.bounds.lower;
        let cutoff = (guess.cutoff - (guess.sum - lower)).min(lower.saturating_add(step));
        let cost = self.cost_by_hash(cell.set, cell.hash, guess.left, cutoff)?;
        self.tighten(at, Bounds::of_search(cost, cutoff), guess);
        if self.is_cell_of_first_guess() {
            self.context.report.first_guess(guess.sum, if cost < cutoff { cell.set.len } else { 0 });
        }
        Ok(())
    }

    fn is_cell_of_first_guess(&self) -> bool {
        self.may_share && self.history.len() == self.before + 1
    }

    #[inline]
    fn tighten(&mut self, at: usize, bounds: Bounds, guess: &mut Refutation) {
        let cell = &mut self.sets.cells[at];
        let before = cell.bounds;
        cell.bounds = before.tighten(bounds);
        guess.sum = add(guess.sum - before.lower, cell.bounds.lower);
    }
}
