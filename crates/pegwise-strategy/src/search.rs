//! Exhaustive comparison of a list of guesses, which can end early. [`weighted_search`](crate::weighted_search) also
//! supports codes with weights, and [`local_search`](crate::local_search) needs no list.

use crate::canonical_pools::Pool;
use crate::filter::Filter;
use crate::group_bounds::GroupBounds;
use crate::heuristic::{HeuristicEvaluator, Joined, Value};
use crate::improvements::Improvements;
use crate::parallel;
use crate::spread::Moments;
use crate::state::{Coverage, State};
use pegwise_core::{
    BatchScorer, BlackPegs, Cancelled, CandidateSet, GuessGroups, Histogram, Monitor, Progress, Scorer, SplitView,
};
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};

/// The number of guesses compared between two checks of the monitor, and the unit of parallel work: well below 10 ms.
const CHUNK: usize = 8 * BatchScorer::WIDTH;
/// With more candidates than this, one column of guesses is enough work.
const LARGE: usize = 1 << 13;

/// The number of scores between two checks of the monitor if codes are scored one by one: milliseconds.
pub(crate) const MOST_SCORED_ALONE: usize = 1 << 20;

/// The minimum pool size for columns, which would otherwise be half empty, unless there are even fewer candidates.
const FEWEST_COLUMNS: usize = BatchScorer::WIDTH / 2;

/// The number of scores below which spreading the work costs more than it saves.
const WORTH_SPREADING: usize = 1 << 17;

/// The minimum number of scores for which a search reports progress. They take a few hundredths of a second.
const LONG: usize = 1 << 28;
/// The same if codes are scored one by one.
const LONG_ALONE: usize = 1 << 24;

/// The number of codes from which the variance of black pegs is cheaper to compute than a value.
const FEWEST_SPREAD: usize = 96;

/// The numbers of codes between which counting black pegs is cheaper than a value. More take too much memory.
const BLACK_PEGS: Range<usize> = 256..1 << 22;

/// The maximum number of candidates compared first for a good initial value, and of their scores.
const MOST_TRIED: usize = 1 << 10;
const MOST_SCORES_TRIED: usize = 1 << 27;

pub(crate) struct Search<'a> {
    value: &'a HeuristicEvaluator,
    state: State<'a>,
    pool: &'a Pool,
    batch: Option<BatchScorer>,
    level: AtomicU64,
    ruled_out: usize,
}

enum Promising {
    Chunks(Vec<Chunk>),
    /// Positions in the list of the pool.
    Guesses(Vec<usize>),
}

/// A guess, and a lower bound on its level.
type Bounded = (u64, usize);

/// A guess whose black pegs vary enough.
struct Varied {
    group: usize,
    guess: usize,
    variance: f64,
}

/// Guesses that are compared together, beginning at `start`.
#[derive(Clone, Copy)]
struct Chunk {
    /// A lower bound on their values, on the scale of levels.
    least: u64,
    start: usize,
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
    pub(crate) fn new(value: &'a HeuristicEvaluator, state: State<'a>, pool: &'a Pool) -> Self {
        let by_column = pool.len() >= FEWEST_COLUMNS || state.candidates().len() < pool.len();
        let batch = if by_column || pool.groups.is_some() { state.batch_scorer() } else { None };
        Search { value, state, pool, batch, level: AtomicU64::new(u64::MAX), ruled_out: 0 }
    }

    /// Another search for the same codes.
    fn over<'b>(&'b self, pool: &'b Pool) -> Search<'b> {
        Search { pool, batch: self.batch.clone(), level: AtomicU64::new(u64::MAX), ruled_out: 0, ..*self }
    }

    /// Finds all guesses with the smallest value, or at least the first of them if one separates all. If stopped,
    /// returns the best so far. Takes `O(guesses * candidates * pegs)` over all cores.
    pub(crate) fn run(&self, monitor: &dyn Monitor) -> Result<Found, Cancelled> {
        let long = if self.batch.is_some() { LONG } else { LONG_ALONE };
        let reporter = (self.of().saturating_mul(self.state.candidates().len()) >= long)
            .then(|| Reporter::new(monitor, self.pool, self.of()));
        if !self.is_worth_bounding() {
            let codes = self.state.candidates().len();
            let size = match &self.batch {
                None => (MOST_SCORED_ALONE / codes).clamp(1, CHUNK),
                Some(_) if codes > LARGE || self.groups().is_some() => BatchScorer::WIDTH,
                Some(_) => CHUNK,
            };
            let chunks = (0..self.pool.len()).step_by(size).map(|start| Chunk { least: 0, start }).collect();
            return self.compare(chunks, size, reporter.as_ref(), monitor);
        }
        monitor.check()?;
        let (tried, compared) = self.try_candidates();
        if let Some(reporter) = &reporter {
            reporter.report(&tried, compared);
        }
        let found = self.promising(monitor).and_then(|promising| match promising {
            Promising::Chunks(chunks) => self.compare(chunks, BatchScorer::WIDTH, reporter.as_ref(), monitor),
            Promising::Guesses(positions) => self.compare_only(&positions, monitor),
        });
        match found {
            Ok(Found { best, stopped_after: Some(compared) }) => {
                let mut best = best.merge(tried);
                best.positions.sort_unstable();
                best.positions.dedup();
                Ok(Found { best, stopped_after: Some(compared) })
            }
            Err(Cancelled) => Ok(Found { best: tried, stopped_after: Some(compared) }),
            found => found,
        }
    }

    fn groups(&self) -> Option<&'a GuessGroups> {
        self.pool.groups.as_deref()
    }

    /// The number of guesses to compare.
    fn of(&self) -> usize {
        self.pool.len() + self.ruled_out
    }

    fn compare(
        &self,
        mut chunks: Vec<Chunk>,
        size: usize,
        reporter: Option<&Reporter<'_>>,
        monitor: &dyn Monitor,
    ) -> Result<Found, Cancelled> {
        let candidates = self.state.candidates();
        let unbeatable = may_separate_all(self.state).then(|| self.value.separated(candidates.len()));
        let enough = AtomicUsize::new(usize::MAX);
        let work = chunks.len().saturating_mul(size).saturating_mul(candidates.len());
        let ruled_out = self.of() - chunks.iter().map(|chunk| size.min(self.pool.len() - chunk.start)).sum::<usize>();
        let (compared, stopped) = (AtomicUsize::new(ruled_out), AtomicBool::new(false));
        let chunk = |scan: &mut Scan<'_>, Chunk { least, start }: Chunk| {
            let smallest = self.groups().map_or(start, |groups| groups.smallest_position(start / BatchScorer::WIDTH));
            if smallest > enough.load(Ordering::Relaxed) || least > self.level.load(Ordering::Relaxed) {
                return Best::default();
            }
            if monitor.should_stop() {
                stopped.store(true, Ordering::Relaxed);
                return Best::default();
            }
            let end = self.pool.len().min(start + size);
            let best = self.best_in(scan, start..end);
            if unbeatable.is_some() && best.value == unbeatable {
                enough.fetch_min(best.positions.iter().min().copied().unwrap_or(start), Ordering::Relaxed);
            }
            let compared = compared.fetch_add(end - start, Ordering::Relaxed) + end - start;
            if let Some(reporter) = &reporter {
                reporter.report(&best, compared);
            }
            best
        };
        let mut best = if work < WORTH_SPREADING {
            let mut scan = self.scan();
            chunks.into_iter().map(|next| chunk(&mut scan, next)).fold(Best::default(), Best::merge)
        } else {
            if reporter.is_some() && self.groups().is_none() {
                scatter(&mut chunks);
            }
            parallel::map_reduce(chunks, || self.scan(), chunk, Best::default, Best::merge)
        };
        best.positions.sort_unstable();
        let stopped_after = stopped.into_inner().then(|| compared.into_inner());
        if stopped_after.is_none()
            && let Some(reporter) = reporter
        {
            reporter.report(&best, self.of());
        }
        if best.value.is_none() { Err(Cancelled) } else { Ok(Found { best, stopped_after }) }
    }

    fn is_worth_bounding(&self) -> bool {
        let fewest = 4 * self.state.candidates().len().min(MOST_TRIED);
        self.groups().is_some_and(|groups| groups.len() >= fewest) && self.batch.is_some()
    }

    /// The guesses that may be best. Bounds rule out those worse than a candidate, and so worse than one of the pool.
    fn promising(&self, monitor: &dyn Monitor) -> Result<Promising, Cancelled> {
        let groups = self.groups().expect("guesses in groups");
        let (batch, candidates) = (self.batch.as_ref().expect("groups are scored in batches"), self.state.candidates());
        let pegs = self.state.board().pegs();
        let bounds = GroupBounds::new(self.value, &batch.of_totals(), pegs, groups, monitor)?;
        let level = self.level.load(Ordering::Relaxed);
        let promising = || (0..groups.groups()).filter(|&group| bounds.least[group] <= level);
        if candidates.len() >= FEWEST_SPREAD
            && let Some(least_variance) = self.value.least_variance()
            && let Some(moments) = Moments::new(self.state.board(), candidates)
        {
            let mut left = Vec::new();
            let needed = |group: usize, level: u64| least_variance(bounds.of_total(group), level);
            for group in promising() {
                monitor.check()?;
                let push = |guess, variance| left.push(Varied { group, guess, variance });
                moments.passing(groups, group, bounds.of_total(group), needed(group, level), push);
            }
            let level = self.try_varied(&left);
            let mut positions = Vec::new();
            for same in left.chunk_by(|a, b| a.group == b.group) {
                let needed = needed(same[0].group, level);
                let varied = same.iter().filter(|guess| guess.variance >= needed);
                positions.extend(varied.map(|guess| groups.position(guess.guess)));
            }
            positions.sort_unstable();
            return Ok(Promising::Guesses(positions));
        }
        if self.value.joined() == Joined::Largest
            && pegs > BlackPegs::MOST
            && BLACK_PEGS.contains(&candidates.len())
            && let Some(black_pegs) = BlackPegs::new(self.state.board(), candidates)
        {
            let promising: Vec<usize> = promising().collect();
            return self.with_small_cells(&black_pegs, &bounds, &promising, monitor).map(Promising::Guesses);
        }
        let mut least = vec![u64::MAX; groups.len().div_ceil(BatchScorer::WIDTH)];
        for group in promising() {
            let range = groups.range(group);
            for chunk in &mut least[range.start / BatchScorer::WIDTH..=(range.end - 1) / BatchScorer::WIDTH] {
                *chunk = bounds.least[group].min(*chunk);
            }
        }
        let chunks = least.into_iter().zip((0..).step_by(BatchScorer::WIDTH)).filter(|&(least, _)| least <= level);
        let mut chunks: Vec<Chunk> = chunks.map(|(least, start)| Chunk { least, start }).collect();
        chunks.sort_unstable_by_key(|chunk| (chunk.least, chunk.start));
        Ok(Promising::Chunks(chunks))
    }

    /// The guesses of these groups whose largest cell may be small enough. It is usually among the codes with the most
    /// frequent total of pegs, so only their black pegs are counted.
    fn with_small_cells(
        &self,
        black_pegs: &BlackPegs,
        bounds: &GroupBounds,
        promising: &[usize],
        monitor: &dyn Monitor,
    ) -> Result<Vec<usize>, Cancelled> {
        let groups = self.groups().expect("guesses in groups");
        let level = self.level.load(Ordering::Relaxed);
        let least = |largest: u32| self.value.least_level(largest, 1);
        let of_group = |&group: &usize| {
            monitor.check()?;
            let by_size = bounds.of_total(group).iter().enumerate().max_by_key(|&(_, codes)| codes);
            let (total, _) = by_size.expect("at least one total");
            let mut left = Vec::new();
            let keep = |guess, largest| left.push((least(largest), guess));
            black_pegs.largest_cells(groups, group, total, |largest| least(largest) > level, keep);
            Ok(left)
        };
        let mut left: Vec<Bounded> = parallel::try_map(promising, of_group)?.concat();
        if left.len() > 4 * BatchScorer::WIDTH {
            left.select_nth_unstable(BatchScorer::WIDTH);
            self.try_grouped(left[..BatchScorer::WIDTH].iter().map(|&(_, guess)| guess));
        }
        let level = self.level.load(Ordering::Relaxed);
        let mut positions: Vec<usize> =
            left.iter().filter(|(least, _)| *least <= level).map(|&(_, guess)| groups.position(guess)).collect();
        positions.sort_unstable();
        Ok(positions)
    }

    /// Compares some candidates and lowers the level to that of the best. Returns the best and the number compared.
    fn try_candidates(&self) -> (Best, usize) {
        let candidates = self.state.candidates();
        let most = (MOST_SCORES_TRIED / candidates.len()).clamp(BatchScorer::WIDTH, MOST_TRIED);
        let positions: Vec<usize> = (0..candidates.len()).step_by(candidates.len().div_ceil(most)).collect();
        let tried = candidates.select(&positions);
        let mut best = self.try_all(&tried);
        best.positions.iter_mut().for_each(|position| {
            *position = self.pool.list.position(&tried.code(*position)).expect("a candidate can be guessed");
        });
        (best, positions.len())
    }

    /// Compares the guesses whose black pegs vary most, and returns the level.
    fn try_varied(&self, guesses: &[Varied]) -> u64 {
        if guesses.len() > 4 * BatchScorer::WIDTH {
            let mut most: Vec<&Varied> = guesses.iter().collect();
            most.select_nth_unstable_by(BatchScorer::WIDTH, |a, b| b.variance.total_cmp(&a.variance));
            self.try_grouped(most[..BatchScorer::WIDTH].iter().map(|guess| guess.guess));
        }
        self.level.load(Ordering::Relaxed)
    }

    /// Compares these guesses of the groups, and lowers the level to that of the best.
    fn try_grouped(&self, guesses: impl Iterator<Item = usize>) {
        let groups = self.groups().expect("guesses in groups");
        let mut positions: Vec<usize> = guesses.map(|guess| groups.position(guess)).collect();
        positions.sort_unstable();
        self.try_all(&self.pool.list.select(&positions));
    }

    /// Compares these guesses, and lowers the level to that of the best.
    fn try_all(&self, guesses: &CandidateSet) -> Best {
        let best = self.over(&Pool::whole(guesses)).all_best();
        let filter = Filter::new(self.value, self.state.candidates().len(), &self.level);
        best.value.iter().for_each(|&value| filter.found(value));
        best
    }

    fn compare_only(&self, positions: &[usize], monitor: &dyn Monitor) -> Result<Found, Cancelled> {
        let pool = Pool::whole(&self.pool.list.select(positions));
        let ruled_out = self.pool.len() - positions.len();
        let search = Search { ruled_out, ..self.over(&pool) };
        search.level.store(self.level.load(Ordering::Relaxed), Ordering::Relaxed);
        let mut found = search.run(monitor)?;
        found.best.positions.iter_mut().for_each(|position| *position = positions[*position]);
        Ok(found)
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
                    match self.groups() {
                        None => split.load(&self.pool.list, start),
                        Some(groups) => split.load_group(groups, start),
                    }
                    let width = BatchScorer::WIDTH.min(range.end - start);
                    let before = best.value;
                    filter.passing(split, width, |lane, cells| {
                        let position = self.position(start + lane);
                        best.offer(self.value.with_win(cells, self.found(position)), position);
                    });
                    if best.value != before {
                        best.value.iter().for_each(|&value| filter.found(value));
                    }
                }
            }
            Scan::Rows { scorer, histogram } => {
                for position in range {
                    scorer.load(&self.pool.list, position);
                    scorer.histogram_into(self.state.candidates(), histogram);
                    best.offer(self.value.value(histogram), position);
                }
            }
        }
        best
    }

    /// The position in the list of the pool.
    fn position(&self, index: usize) -> usize {
        self.groups().map_or(index, |groups| groups.position(index))
    }

    fn found(&self, position: usize) -> usize {
        let is_candidate = || self.state.candidates().contains(&self.pool.list.code(position));
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
    pool: &'a Pool,
    of: usize,
    improvements: Improvements<'a, Value>,
}

impl<'a> Reporter<'a> {
    fn new(monitor: &'a dyn Monitor, pool: &'a Pool, of: usize) -> Self {
        Reporter { monitor, pool, of, improvements: Improvements::new(monitor) }
    }

    fn report(&self, found: &Best, compared: usize) {
        self.monitor.progress(Progress { done: compared as u64, total: self.of as u64 });
        if let (Some(value), Some(&position)) = (found.value, found.positions.first()) {
            self.improvements.offer(value, || self.pool.list.code(position));
        }
    }
}

/// Reorders by a fixed stride, because the first guesses in order have few colours, and their values are poor.
fn scatter<T: Copy>(starts: &mut Vec<T>) {
    let len = starts.len();
    // The stride is about the golden section of the length. If it is coprime to the length, it reaches every chunk.
    let coprime = |step: &usize| gcd(*step, len) == 1;
    let step = (len * 5 / 8..=len + 1).find(coprime).unwrap_or(1);
    *starts = (0..len).map(|index| starts[index * step % len]).collect();
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heuristic::Heuristic;
    use pegwise_core::random::Draws;
    use pegwise_core::{Codebook, Turn};

    fn for_random_states(board: &str, games: u64, act: impl Fn(&Codebook, &[Turn], &CandidateSet)) {
        let codebook = Codebook::new(&board.parse().unwrap()).unwrap();
        for game in 0..games {
            let mut draws = Draws::new(game);
            let secret = codebook.candidates().code(draws.below(codebook.candidates().len()));
            let mut history = Vec::new();
            for _ in 0..draws.below(4) {
                let guess = codebook.guesses().code(draws.below(codebook.guesses().len()));
                let feedback = codebook.board().answer(&guess, &secret);
                history.push(Turn { guess, feedback });
            }
            act(&codebook, &history, &codebook.candidates().after_all(codebook.board(), &history));
        }
    }

    const BOARDS: [(&str, u64); 6] =
        [("4x6", 60), ("5x4", 40), ("4x7-distinct-free", 40), ("3x6-blanks", 20), ("4x8-distinct", 20), ("5x5", 10)];

    #[test]
    fn bounds_rule_out_no_best_guess() {
        for (board, games) in BOARDS {
            for_random_states(board, games, |codebook, history, left| {
                let state = State::new(codebook, history, left).unwrap();
                let groups = Pool::grouped(codebook);
                for heuristic in Heuristic::ALL {
                    let value = HeuristicEvaluator::new(heuristic, left.len());
                    let all = Search::new(&value, state, &Pool::whole(codebook.guesses())).run(&()).unwrap().best;
                    let found = Search::new(&value, state, &groups).run(&()).unwrap().best;
                    assert_eq!((found.value, found.positions[0]), (all.value, all.positions[0]), "{board} {heuristic}");
                    if all.value != Some(value.separated(left.len())) {
                        assert_eq!(found.positions, all.positions, "{board} {history:?} {heuristic}");
                    }
                }
            });
        }
    }

    #[test]
    fn no_guess_is_better_than_its_bounds() {
        for (board, games) in BOARDS {
            for_random_states(board, games / 10, |codebook, history, left| {
                let state = State::new(codebook, history, left).unwrap();
                let (pegs, groups) = (state.board().pegs(), codebook.guess_groups(None).unwrap());
                let batch = state.batch_scorer().unwrap().of_totals();
                let moments = Moments::new(state.board(), left).unwrap();
                for heuristic in Heuristic::ALL {
                    let value = HeuristicEvaluator::new(heuristic, left.len());
                    let bounds = GroupBounds::new(&value, &batch, pegs, &groups, &()).unwrap();
                    for (group, &least) in bounds.least.iter().enumerate() {
                        let of_total = bounds.of_total(group);
                        for guess in groups.range(group) {
                            let code = codebook.guesses().code(groups.position(guess));
                            let exact = value.value(&codebook.scorer(&code).histogram(left));
                            let level = value.level(value.of_cells(exact));
                            assert!(least <= level, "{board} {history:?} {code} {heuristic}");
                            let Some(least_variance) = value.least_variance() else { continue };
                            let (mut passes, least) = (false, least_variance(of_total, level));
                            moments.passing(&groups, group, of_total, least, |passing, _| passes |= passing == guess);
                            assert!(passes, "{board} {history:?} {code} {heuristic}");
                        }
                    }
                }
            });
        }
    }
}
