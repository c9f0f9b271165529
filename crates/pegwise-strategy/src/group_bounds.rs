//! Lower bounds on the values of all arrangements of the same colours.

use crate::heuristic::{HeuristicEvaluator, Joined};
use crate::parallel;
use pegwise_core::{BatchScorer, Cancelled, GuessGroups, Monitor};

/// The codes for each total of pegs, shared by all guesses with the same colours, and the lowest level of such a guess.
#[derive(Default)]
pub(crate) struct GroupBounds {
    /// Codes with `t` pegs are in at most `t + 1` cells: 0 to `t` black ones.
    pub(crate) least: Vec<u64>,
    totals: Vec<u32>,
}

type Lanes<T> = [T; BatchScorer::WIDTH];

impl GroupBounds {
    /// `batch` must count [totals](BatchScorer::of_totals). `O(groups * codes)` over all cores.
    pub(crate) fn new(
        value: &HeuristicEvaluator,
        batch: &BatchScorer,
        pegs: usize,
        groups: &GuessGroups,
        monitor: &dyn Monitor,
    ) -> Result<Self, Cancelled> {
        let starts: Vec<usize> = (0..groups.groups()).step_by(BatchScorer::WIDTH).collect();
        let part = |starts: &[usize]| {
            let mut split = batch.split();
            let mut totals = vec![[0; BatchScorer::WIDTH]; pegs + 1];
            let mut bounds = GroupBounds::default();
            for &start in starts {
                monitor.check()?;
                split.load_firsts(groups, start);
                let mut least = [0; BatchScorer::WIDTH];
                split.cell_sizes(|total, sizes| {
                    add_bounds(value, pegs, total, &sizes, &mut least);
                    totals[total] = sizes;
                });
                let width = BatchScorer::WIDTH.min(groups.groups() - start);
                bounds.least.extend_from_slice(&least[..width]);
                bounds.totals.extend((0..width).flat_map(|lane| totals.iter().map(move |sizes| sizes[lane])));
            }
            Ok(bounds)
        };
        let parts: Vec<&[usize]> = starts.chunks(starts.len().div_ceil(parallel::threads()).max(1)).collect();
        let parts = if batch.len() * groups.groups() < WORTH_SPREADING {
            parts.into_iter().map(part).collect::<Result<Vec<_>, Cancelled>>()?
        } else {
            parallel::try_map(&parts, |&starts| part(starts))?
        };
        let mut bounds = GroupBounds::default();
        for mut part in parts {
            bounds.least.append(&mut part.least);
            bounds.totals.append(&mut part.totals);
        }
        Ok(bounds)
    }

    pub(crate) fn of_total(&self, group: usize) -> &[u32] {
        let row = self.totals.len() / self.least.len();
        &self.totals[group * row..][..row]
    }
}

/// The number of scores below which spreading the work costs more than it saves.
const WORTH_SPREADING: usize = 1 << 24;

fn add_bounds(value: &HeuristicEvaluator, pegs: usize, total: usize, sizes: &Lanes<u32>, least: &mut Lanes<u64>) {
    // With all pegs but one in place, the last one cannot be white.
    let cells = if total < pegs { total + 1 } else { total };
    for (least, &codes) in least.iter_mut().zip(sizes) {
        let bound = value.least_level(codes, cells);
        *least = match value.joined() {
            Joined::Sum => *least + bound,
            Joined::Largest => bound.max(*least),
        };
    }
}
