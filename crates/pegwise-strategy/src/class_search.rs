//! The best guess for a small set of codes, with guesses that split it alike compared only once.

use crate::filter::Filter;
use crate::heuristic::{HeuristicEvaluator, Value};
use crate::search::may_separate_all;
use crate::state::State;
use pegwise_core::{Cancelled, Monitor, SplitClasses};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicU64;

/// The position in the list of guesses of the first guess with the smallest value, or of the first such candidate if
/// there is one and ties prefer candidates. If stopped, the best so far.
pub(crate) fn first_best(
    value: &HeuristicEvaluator,
    state: State<'_>,
    classes: &SplitClasses,
    prefers_candidates: bool,
    monitor: &dyn Monitor,
) -> Result<usize, Cancelled> {
    let codes = state.candidates().len();
    let unbeatable = may_separate_all(state).then(|| value.separated(codes));
    let level = AtomicU64::new(u64::MAX);
    let mut filter = Filter::new(value, codes, &level);
    let mut best: Option<Best> = None;
    let mut are_candidates = true;
    classes.split(|cells, starts, offset| {
        let is_decided = |best: Best| Some(best.value) == unbeatable && best.position < starts[0];
        if best.is_some_and(is_decided) || monitor.should_stop() {
            return ControlFlow::Break(());
        }
        let before = best;
        filter.passing(cells, starts.len(), |lane, of_cells| {
            let value = value.with_win(of_cells, usize::from(value.prefers_winning() && are_candidates));
            let next = Best { value, is_late: prefers_candidates && !are_candidates, position: starts[lane] + offset };
            best = Some(best.map_or(next, |best| best.min(next)));
        });
        if let Some(best) = best.filter(|_| best != before) {
            filter.found(best.value);
        }
        are_candidates = false;
        ControlFlow::Continue(())
    });
    best.map(|best| best.position).ok_or(Cancelled)
}

/// The best guess so far. The candidates are valued first, so they need not be recognized among the other guesses: there
/// they are never better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Best {
    value: Value,
    /// Whether ties prefer a candidate.
    is_late: bool,
    position: usize,
}
