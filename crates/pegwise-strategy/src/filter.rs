//! Rules out guesses by bounds that are cheap to compute for many guesses at once.

use crate::entropy::EntropyTable;
use crate::heuristic::{Columns, HeuristicEvaluator, Value};
use pegwise_core::{BatchScorer, CellSizes};
use std::sync::atomic::{AtomicU64, Ordering};

/// Rules out guesses that cannot be among the best.
/// All threads share the *level* of the best value so far. A larger value never has a smaller level, and only a better
/// value rules out a guess, so the result does not depend on the order of the threads.
pub(crate) struct Filter<'a> {
    value: &'a HeuristicEvaluator,
    codes: usize,
    level: &'a AtomicU64,
    /// For sums of `n ln n`, the last level and the [squares](EntropyTable::most_squares) it allows.
    seen: (u64, u64),
}

impl<'a> Filter<'a> {
    pub(crate) fn new(value: &'a HeuristicEvaluator, codes: usize, level: &'a AtomicU64) -> Self {
        Filter { value, codes, level, seen: (u64::MAX, u64::MAX) }
    }

    /// Calls `act` with those of the first `width` lanes that no better guess rules out, and the values of their cells.
    pub(crate) fn passing(&mut self, split: &CellSizes, width: usize, mut act: impl FnMut(usize, u128)) {
        let level = self.level.load(Ordering::Relaxed);
        match self.value.columns() {
            Columns::Logarithms => self.pass_entropies(level, split, width, act),
            Columns::Whole { least, .. } if least(split, self.codes) > level => {}
            Columns::Whole { values, .. } => {
                let values = &values(split, self.codes)[..width];
                // Most columns have no such lane, and vector instructions quickly find the smallest value of all lanes.
                if values.iter().min().is_some_and(|&least| least <= level) {
                    let passing = values.iter().enumerate().filter(|&(_, &value)| value <= level);
                    passing.for_each(|(lane, &value)| act(lane, value.into()));
                }
            }
        }
    }

    /// Applies three tests, cheapest first: the sum of squares, a tighter bound, the exact value.
    fn pass_entropies(&mut self, level: u64, split: &CellSizes, width: usize, mut act: impl FnMut(usize, u128)) {
        if self.seen.0 != level {
            self.seen = (level, EntropyTable::most_squares(self.codes, level));
        }
        let (table, most_squares) = (self.value.table(), self.seen.1);
        if split.least_sum_of_squares() > most_squares {
            return;
        }
        let squares = &split.sum_of_squares()[..width];
        let (largest, parts) = (split.largest(), split.parts());
        // Branch-free, because a branch would often be mispredicted.
        let (mut lanes, mut found) = ([0; BatchScorer::WIDTH], 0);
        for (lane, &squares) in squares.iter().enumerate() {
            lanes[found] = lane;
            found += usize::from(squares <= most_squares);
        }
        for &lane in &lanes[..found] {
            if table.may_be(level, self.codes, squares[lane], largest[lane], parts[lane]) {
                act(lane, split.sum_of(lane, |n| table.n_log_n(n)));
            }
        }
    }

    pub(crate) fn found(&self, value: Value) {
        let level = self.value.level(self.value.of_cells(value));
        self.level.fetch_min(level, Ordering::Relaxed);
    }
}
