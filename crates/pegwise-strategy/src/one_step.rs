use crate::decision::Grounds;
use crate::filter::Filter;
use crate::{GuessPool, OneStep, Reason, State, Tie, Value, Valuer};
use pegwise_core::symmetry::Symmetry;
use pegwise_core::{Cancelled, CandidateSet, Code, Feedback, Histogram, Monitor, Progress, Scorer, Split, Survey};
use rayon::prelude::*;
use std::borrow::Cow;
use std::collections::HashMap;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Looking one step ahead, with its values prepared.
#[derive(Clone, Debug)]
pub(crate) struct PreparedStep {
    step: OneStep,
    value: Valuer,
    ties: Vec<PreparedTie>,
    pools: Pools,
}

#[derive(Clone, Debug)]
enum PreparedTie {
    Candidate,
    By(Valuer),
}

/// Guesses compared between two looks at the monitor, and the unit of parallel work: well below 10 ms.
const CHUNK: usize = 8 * Survey::WIDTH;
/// With more candidates than this, one column of guesses is enough work.
const LARGE: usize = 1 << 13;

/// Pools smaller than this are compared one guess at a time, unless there are still fewer candidates:
/// most of a column would be empty.
const FEWEST_COLUMNS: usize = Survey::WIDTH / 2;

/// Below this many scores, spreading the work costs more than it saves.
const WORTH_SPREADING: usize = 1 << 17;

/// From this many scores on, some hundredths of a second, a search tells how far it has come.
const LONG: usize = 1 << 28;

/// How hard to look for guesses that are alike. The decision is the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Merging {
    /// All that symmetry makes alike are one.
    Full,
    /// Where there are few candidates, only what is quick to find: merging takes longer than comparing.
    Quick,
}

/// The guesses to choose from, in order, and those that are best.
struct Choice {
    pool: CandidateSet,
    best: Best,
    /// How many guesses were compared, if the search was stopped.
    stopped_after: Option<usize>,
}

impl PreparedStep {
    pub(crate) fn new(step: &OneStep, largest: usize) -> Self {
        let ties = step.ties.iter().map(|tie| match tie {
            Tie::Candidate => PreparedTie::Candidate,
            Tie::By(heuristic) => PreparedTie::By(Valuer::new(*heuristic, largest)),
        });
        let value = Valuer::new(step.heuristic, largest);
        PreparedStep { step: step.clone(), value, ties: ties.collect(), pools: Pools::default() }
    }

    /// States with the same number mostly share their list of guesses.
    pub(crate) fn kinship(&self, state: State<'_>) -> u64 {
        match self.step.pool {
            GuessPool::All => BuildHasherDefault::<DefaultHasher>::default().hash_one(colors_alike(state)),
            GuessPool::Candidates => 0,
        }
    }

    pub(crate) fn decide(
        &self,
        state: State<'_>,
        merging: Merging,
        monitor: &impl Monitor,
    ) -> Result<(Code, Grounds), Cancelled> {
        let candidates = state.candidates();
        if self.step.first_of_pair && candidates.len() == 2 {
            return Ok((candidates.code(0), Grounds::Known(Reason::FirstOfPair)));
        }
        if let Some(guess) = self.separating_candidate(state) {
            return Ok((guess, Grounds::Known(Reason::SeparatesAll)));
        }
        let Choice { pool, best, stopped_after } = self.best_of(state, merging, monitor)?;
        let position = self.break_ties(state, &pool, &best.positions);
        let guess = pool.code(position);
        if best.value == Some(self.value.separated(candidates.len())) {
            return Ok((guess, Grounds::Known(Reason::SeparatesAll)));
        }
        let heuristic = self.step.heuristic;
        let grounds = match stopped_after {
            Some(compared) => Grounds::Known(Reason::BestSoFar { heuristic, compared, of: pool.len() }),
            None => Grounds::Best { heuristic, pool, tied: best.positions },
        };
        Ok((guess, grounds))
    }

    /// The first candidate that tells all candidates apart, where that settles the decision.
    ///
    /// With every cell of size one, each heuristic has its best possible value. If candidates are
    /// preferred among equals, the equals that are left are such candidates. Other ties are between
    /// equal histograms, and the last resort is the order.
    fn separating_candidate(&self, state: State<'_>) -> Option<Code> {
        let candidates = state.candidates();
        let prefers_candidates = self.step.ties.contains(&Tie::Candidate);
        if !(prefers_candidates || self.step.pool == GuessPool::Candidates) || !can_be_separated(state) {
            return None;
        }
        let mut scorer = Scorer::new(state.codebook(), &candidates.code(0));
        let separates = |&position: &usize| {
            scorer.load(candidates, position);
            scorer.histogram(candidates).largest() == 1
        };
        (0..candidates.len()).find(separates).map(|position| candidates.code(position))
    }

    /// All guesses with the smallest value, or at least the first of them where one separates all.
    ///
    /// `O(guesses * candidates * pegs)` over all cores, guesses merged by symmetry.
    fn best_of(&self, state: State<'_>, merging: Merging, monitor: &impl Monitor) -> Result<Choice, Cancelled> {
        let candidates = state.candidates();
        let pool = match self.step.pool {
            GuessPool::Candidates => candidates.clone(),
            GuessPool::All => self.pools.canonical(state, merging),
        };
        let search = Search::new(&self.value, state, &pool);
        let unbeatable = can_be_separated(state).then(|| self.value.separated(candidates.len()));
        // Chunks after one with an unbeatable guess need not be looked at.
        let enough = AtomicUsize::new(usize::MAX);
        let size = if candidates.len() > LARGE { Survey::WIDTH } else { CHUNK };
        let work = pool.len().saturating_mul(candidates.len());
        let reporter = (work >= LONG).then(|| Reporter::new(monitor, &pool));
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
            let best = search.best_in(scan, start..end);
            if unbeatable.is_some() && best.value == unbeatable {
                enough.fetch_min(start, Ordering::Relaxed);
            }
            let compared = compared.fetch_add(end - start, Ordering::Relaxed) + end - start;
            reporter.iter().for_each(|reporter| reporter.report(&best, compared));
            best
        };
        let starts = (0..pool.len()).step_by(size);
        let scan = || search.scan();
        let mut best = if work < WORTH_SPREADING {
            let mut scan = scan();
            starts.map(|start| chunk(&mut scan, start)).fold(Best::default(), Best::merge)
        } else {
            let mut starts: Vec<usize> = starts.collect();
            if reporter.is_some() {
                scatter(&mut starts);
            }
            starts.into_par_iter().map_init(scan, chunk).reduce(Best::default, Best::merge)
        };
        best.positions.sort_unstable();
        let stopped_after = stopped.into_inner().then(|| compared.into_inner());
        if best.value.is_none() { Err(Cancelled) } else { Ok(Choice { pool, best, stopped_after }) }
    }

    fn break_ties(&self, state: State<'_>, pool: &CandidateSet, tied: &[usize]) -> usize {
        let (candidates, mut tied) = (state.candidates(), Cow::Borrowed(tied));
        for tie in &self.ties {
            match tie {
                _ if tied.len() == 1 => break,
                PreparedTie::Candidate => {
                    // By whichever list is shorter.
                    let preferred: Vec<usize> = if tied.len() < candidates.len() {
                        let is_candidate = |position: &usize| candidates.contains(&pool.code(*position));
                        tied.iter().copied().filter(is_candidate).collect()
                    } else {
                        let is_tied = |position: &usize| tied.binary_search(position).is_ok();
                        candidates.codes().filter_map(|code| pool.position(&code)).filter(is_tied).collect()
                    };
                    if !preferred.is_empty() {
                        tied = preferred.into();
                    }
                }
                PreparedTie::By(value) => {
                    let tied_codes = pool.select(&tied);
                    let search = Search::new(value, state, &tied_codes);
                    let best = search.best_in(&mut search.scan(), 0..tied.len());
                    tied = best.positions.iter().map(|&position| tied[position]).collect();
                }
            }
        }
        tied[0]
    }
}

/// Are there few enough candidates for one guess to tell all of them apart?
fn can_be_separated(state: State<'_>) -> bool {
    state.candidates().len() < Feedback::ordinals(state.codebook().rules().pegs())
}

/// The guesses with the best value so far, in order.
#[derive(Clone, Default, Debug)]
struct Best {
    value: Option<Value>,
    positions: Vec<usize>,
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

    /// The best of both.
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

/// Tells the monitor of a long search how far it has come.
struct Reporter<'a, M> {
    monitor: &'a M,
    pool: &'a CandidateSet,
    /// The best value reported.
    best: Mutex<Option<Value>>,
}

impl<'a, M: Monitor> Reporter<'a, M> {
    fn new(monitor: &'a M, pool: &'a CandidateSet) -> Self {
        Reporter { monitor, pool, best: Mutex::new(None) }
    }

    /// What was found in one chunk, and how many guesses were compared in all.
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

/// Puts chunks in an order that jumps about, so that those compared first stand for all: in their own
/// order the first guesses have few colours, and are bad.
fn scatter(starts: &mut Vec<usize>) {
    let len = starts.len();
    // About the golden section of the list; the next number without a common factor reaches every chunk.
    let coprime = |step: &usize| gcd(*step, len) == 1;
    let step = (len * 5 / 8..).find(coprime).expect("one more than a multiple of the length at the latest");
    *starts = (0..len).map(|index| starts[index * step % len]).collect();
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The search for the guesses of a pool with the smallest value.
struct Search<'a> {
    value: &'a Valuer,
    state: State<'a>,
    pool: &'a CandidateSet,
    survey: Option<Survey>,
    /// Of the best value so far, for the [`Filter`].
    level: AtomicU64,
}

/// What one thread works with: the guesses by column, or one after the other.
enum Scan<'a> {
    Columns { split: Split<'a>, filter: Filter<'a> },
    Rows { scorer: Scorer, histogram: Histogram },
}

impl<'a> Search<'a> {
    fn new(value: &'a Valuer, state: State<'a>, pool: &'a CandidateSet) -> Self {
        let by_column = pool.len() >= FEWEST_COLUMNS || state.candidates().len() < pool.len();
        let survey = if by_column { Survey::new(state.codebook(), state.candidates()) } else { None };
        Search { value, state, pool, survey, level: AtomicU64::new(u64::MAX) }
    }

    fn scan(&self) -> Scan<'_> {
        if let Some(survey) = &self.survey {
            let filter = Filter::new(self.value, self.state.candidates().len(), &self.level);
            return Scan::Columns { split: survey.split(), filter };
        }
        let codebook = self.state.codebook();
        let scorer = Scorer::new(codebook, &self.state.candidates().code(0));
        Scan::Rows { scorer, histogram: Histogram::new(codebook.rules().pegs()) }
    }

    /// The best guesses of a range that begins at a multiple of [`Survey::WIDTH`], but for those that
    /// are known not to be the best of the pool.
    fn best_in(&self, scan: &mut Scan<'_>, range: Range<usize>) -> Best {
        let mut best = Best::default();
        match scan {
            Scan::Columns { split, filter } => {
                for start in range.clone().step_by(Survey::WIDTH) {
                    split.load(self.pool, start);
                    let width = Survey::WIDTH.min(range.end - start);
                    let before = best.value;
                    filter.passing(split, width, |lane, value| best.offer(value, start + lane));
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
}

/// The canonical guesses of the symmetries met last: many states share theirs.
#[derive(Clone, Default, Debug)]
struct Pools {
    known: Arc<Mutex<Known>>,
}

#[derive(Default, Debug)]
struct Known {
    /// With the time of last use.
    pools: HashMap<Symmetry, (u64, CandidateSet)>,
    time: u64,
    guesses: usize,
}

/// Guesses kept in [`Pools`], all lists together: at about 20 bytes each, 160 MB.
const MOST_KEPT: usize = 8 << 20;

/// With fewer candidates, merging guesses by permutations takes longer than looking at them.
const FEWEST_PERMUTED: usize = 32;

impl Pools {
    /// All guesses that the rules allow, one of each class that is found alike.
    fn canonical(&self, state: State<'_>, merging: Merging) -> CandidateSet {
        let codebook = state.codebook();
        let quick = merging == Merging::Quick && state.candidates().len() < FEWEST_PERMUTED;
        let symmetry = if quick { colors_alike(state) } else { Symmetry::new(codebook, guesses(state), state.candidates()) };
        if let Some(pool) = self.lock().find(&symmetry) {
            return pool;
        }
        let Some(positions) = symmetry.canonical_guesses(codebook) else { return codebook.guesses().clone() };
        let pool = codebook.guesses().select(&positions);
        self.lock().keep(symmetry, &pool);
        pool
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn guesses<'a>(state: State<'a>) -> impl Iterator<Item = &'a Code> {
    state.history().iter().map(|turn| &turn.guess)
}

fn colors_alike(state: State<'_>) -> Symmetry {
    Symmetry::of_colors(state.codebook(), guesses(state), state.candidates())
}

impl Known {
    fn find(&mut self, symmetry: &Symmetry) -> Option<CandidateSet> {
        self.time += 1;
        let (used, pool) = self.pools.get_mut(symmetry)?;
        *used = self.time;
        Some(pool.clone())
    }

    /// Keeps a list, and forgets those not used for longest if there is no room.
    fn keep(&mut self, symmetry: Symmetry, pool: &CandidateSet) {
        self.time += 1;
        self.guesses += pool.len();
        if let Some((_, same)) = self.pools.insert(symmetry, (self.time, pool.clone())) {
            self.guesses -= same.len();
        }
        while self.guesses > MOST_KEPT {
            let oldest = self.pools.iter().min_by_key(|(_, (used, _))| used).map(|(symmetry, _)| symmetry.clone());
            let Some((_, pool)) = oldest.and_then(|oldest| self.pools.remove(&oldest)) else { break };
            self.guesses -= pool.len();
        }
    }
}
