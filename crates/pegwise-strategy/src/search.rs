//! Exhaustive comparison of a list of guesses, which can end early. [`weighted_search`](crate::weighted_search) also
//! supports codes with weights, and [`local_search`](crate::local_search) needs no list.

use crate::filter::Filter;
use crate::heuristic::{HeuristicEvaluator, Value};
use crate::parallel;
use crate::state::{Coverage, State};
use pegwise_core::{BatchScorer, Cancelled, CandidateSet, Histogram, Monitor, Progress, Scorer, SplitView};
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// The number of guesses compared between two checks of the monitor, and the unit of parallel work: well below 10 ms.
const CHUNK: usize = 8 * BatchScorer::WIDTH;
/// With more candidates than this, one column of guesses is enough work.
const LARGE: usize = 1 << 13;

/// The minimum pool size for columns, which would otherwise be half empty, unless there are even fewer candidates.
const FEWEST_COLUMNS: usize = BatchScorer::WIDTH / 2;

/// The number of scores below which spreading the work costs more than it saves.
const WORTH_SPREADING: usize = 1 << 17;

/// The minimum number of scores for which a search reports progress. They take a few hundredths of a second.
const LONG: usize = 1 << 28;

pub(crate) struct Search<'a> {
    value: &'a HeuristicEvaluator,
    state: State<'a>,
    pool: &'a CandidateSet,
    batch: Option<BatchScorer>,
    level: AtomicU64,
}

pub(crate) struct Found {
    pub(crate) best: Best,
    pub(crate) stopped_after: Option<usize>,
}

enum Scan<'a> {
    Columns { split: SplitView<'a>, filter: Filter<'a> },
    Rows { scorer: Scorer, histogram: Histogram },
}

impl<'a> Search<'a> {
    pub(crate) fn new(value: &'a HeuristicEvaluator, state: State<'a>, pool: &'a CandidateSet) -> Self {
        let by_column = pool.len() >= FEWEST_COLUMNS || state.candidates().len() < pool.len();
        let batch = if by_column { state.batch_scorer() } else { None };
        Search { value, state, pool, batch, level: AtomicU64::new(u64::MAX) }
    }

    /// Finds all guesses with the smallest value, or at least the first of them if one separates all. If stopped,
    /// returns the best so far. Takes `O(guesses * candidates * pegs)` over all cores.
    pub(crate) fn run(&self, monitor: &dyn Monitor) -> Result<Found, Cancelled> {
        let (pool, candidates) = (self.pool, self.state.candidates());
        let unbeatable = may_separate_all(self.state).then(|| self.value.separated(candidates.len()));
        let enough = AtomicUsize::new(usize::MAX);
        let size = if candidates.len() > LARGE { BatchScorer::WIDTH } else { CHUNK };
        let work = pool.len().saturating_mul(candidates.len());
        let reporter = (work >= LONG).then(|| Reporter::new(monitor, pool));
        let (compared, stopped) = (AtomicUsize::new(0), AtomicBool::new(false));
        let chunk = |scan: &mut Scan<'_>, start: usize| {
            if start > enough.load(Ordering::Relaxed) {
                return Best::default();
            }
            if monitor.should_stop() {
                stopped.store(true, Ordering::Relaxed);
                return Best::default();
            }
            let end = pool.len().min(start + size);
            let best = self.best_in(scan, start..end);
            if unbeatable.is_some() && best.value == unbeatable {
                enough.fetch_min(start, Ordering::Relaxed);
            }
            let compared = compared.fetch_add(end - start, Ordering::Relaxed) + end - start;
            if let Some(reporter) = &reporter {
                reporter.report(&best, compared);
            }
            best
        };
        let starts = (0..pool.len()).step_by(size);
        let mut best = if work < WORTH_SPREADING {
            let mut scan = self.scan();
            starts.map(|start| chunk(&mut scan, start)).fold(Best::default(), Best::merge)
        } else {
            let mut starts: Vec<usize> = starts.collect();
            if reporter.is_some() {
                scatter(&mut starts);
            }
            parallel::map_reduce(starts, || self.scan(), chunk, Best::default, Best::merge)
        };
        best.positions.sort_unstable();
        let stopped_after = stopped.into_inner().then(|| compared.into_inner());
        if best.value.is_none() { Err(Cancelled) } else { Ok(Found { best, stopped_after }) }
    }

    pub(crate) fn all_best(&self) -> Best {
        self.best_in(&mut self.scan(), 0..self.pool.len())
    }

    fn scan(&self) -> Scan<'_> {
        if let Some(batch) = &self.batch {
            let filter = Filter::new(self.value, self.state.candidates().len(), &self.level);
            return Scan::Columns { split: batch.split(), filter };
        }
        let scorer = self.state.scorer(&self.state.candidates().code(0));
        Scan::Rows { scorer, histogram: Histogram::new(self.state.board()) }
    }

    /// Omits guesses that are not the best of the pool. The range begins at a multiple of [`BatchScorer::WIDTH`].
    fn best_in(&self, scan: &mut Scan<'_>, range: Range<usize>) -> Best {
        let mut best = Best::default();
        match scan {
            Scan::Columns { split, filter } => {
                for start in range.clone().step_by(BatchScorer::WIDTH) {
                    split.load(self.pool, start);
                    let width = BatchScorer::WIDTH.min(range.end - start);
                    let before = best.value;
                    filter.passing(split, width, |lane, cells| {
                        best.offer(self.value.with_win(cells, self.found(start + lane)), start + lane);
                    });
                    if best.value != before {
                        best.value.iter().for_each(|&value| filter.found(value));
                    }
                }
            }
            Scan::Rows { scorer, histogram } => {
                for position in range {
                    scorer.load(self.pool, position);
                    scorer.histogram_into(self.state.candidates(), histogram);
                    best.offer(self.value.value(histogram), position);
                }
            }
        }
        best
    }

    fn found(&self, position: usize) -> usize {
        let is_candidate = || self.state.candidates().contains(&self.pool.code(position));
        usize::from(self.value.prefers_winning() && is_candidate())
    }
}

/// Whether one guess may distinguish all candidates. Always false for a sample.
pub(crate) fn may_separate_all(state: State<'_>) -> bool {
    state.coverage() == Coverage::All
        && state.candidates().len() < state.board().feedback_kind().ordinals(state.board().pegs())
}

#[derive(Clone, Default, Debug)]
pub(crate) struct Best {
    pub(crate) value: Option<Value>,
    pub(crate) positions: Vec<usize>,
}

impl Best {
    fn offer(&mut self, value: Value, position: usize) {
        if self.value.is_none_or(|best| value < best) {
            self.value = Some(value);
            self.positions.clear();
        }
        if self.value == Some(value) {
            self.positions.push(position);
        }
    }

    fn merge(mut self, other: Self) -> Self {
        match (self.value, other.value) {
            (Some(mine), Some(theirs)) if mine == theirs => {
                self.positions.extend(other.positions);
                self
            }
            (Some(mine), Some(theirs)) if theirs < mine => other,
            (None, _) => other,
            _ => self,
        }
    }
}

struct Reporter<'a> {
    monitor: &'a dyn Monitor,
    pool: &'a CandidateSet,
    best: Mutex<Option<Value>>,
}

impl<'a> Reporter<'a> {
    fn new(monitor: &'a dyn Monitor, pool: &'a CandidateSet) -> Self {
        Reporter { monitor, pool, best: Mutex::new(None) }
    }

    fn report(&self, found: &Best, compared: usize) {
        self.monitor.progress(Progress { done: compared as u64, total: self.pool.len() as u64 });
        let mut best = self.best.lock().unwrap_or_else(PoisonError::into_inner);
        if let (Some(value), Some(&position)) = (found.value, found.positions.first())
            && best.is_none_or(|best| value < best)
        {
            *best = Some(value);
            self.monitor.improved(&self.pool.code(position));
        }
    }
}

/// Reorders by a fixed stride, because the first guesses in order have few colours and are bad.
fn scatter(starts: &mut Vec<usize>) {
    let len = starts.len();
    // The stride is about the golden section of the length. If it is coprime to the length, it reaches every chunk.
    let coprime = |step: &usize| gcd(*step, len) == 1;
    let step = (len * 5 / 8..=len + 1).find(coprime).unwrap_or(1);
    *starts = (0..len).map(|index| starts[index * step % len]).collect();
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}
