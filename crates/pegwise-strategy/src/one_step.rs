use crate::{Decision, GuessPool, OneStep, Reason, State, Tie, Value, Valuer};
use pegwise_core::{Cancelled, CandidateSet, Code, Codebook, Histogram, Monitor, Scorer};
use rayon::prelude::*;

/// Looking one step ahead, with its values prepared.
#[derive(Clone, Debug)]
pub(crate) struct PreparedStep {
    step: OneStep,
    value: Valuer,
    ties: Vec<PreparedTie>,
}

#[derive(Clone, Debug)]
enum PreparedTie {
    Candidate,
    By(Valuer),
}

/// Guesses compared between two looks at the monitor, and the unit of parallel work. At 5x8 a chunk
/// of 256 guesses over all codes takes about 10 ms on one core.
const CHUNK: usize = 256;

/// Below this many scores, spreading the work costs more than it saves.
const WORTH_SPREADING: usize = 1 << 16;

impl PreparedStep {
    pub(crate) fn new(step: &OneStep, largest: usize) -> Self {
        let ties = step.ties.iter().map(|tie| match tie {
            Tie::Candidate => PreparedTie::Candidate,
            Tie::By(heuristic) => PreparedTie::By(Valuer::new(*heuristic, largest)),
        });
        PreparedStep { step: step.clone(), value: Valuer::new(step.heuristic, largest), ties: ties.collect() }
    }

    pub(crate) fn decide(&self, state: State<'_>, monitor: &impl Monitor) -> Result<Decision, Cancelled> {
        let candidates = state.candidates();
        if self.step.first_of_pair && candidates.len() == 2 {
            return Ok(Decision::new(state, candidates.code(0), Reason::FirstOfPair));
        }
        if let Some(guess) = self.separating_candidate(state) {
            return Ok(Decision::new(state, guess, Reason::SeparatesAll));
        }
        let pool = state.pool(self.step.pool);
        let best = best_of(state.codebook(), candidates, pool, &self.value, monitor)?;
        let position = self.break_ties(state, pool, best.positions.clone());
        let reason = Reason::Best {
            heuristic: self.step.heuristic,
            considered: pool.len(),
            tied: best.positions,
            pool: self.step.pool,
        };
        Ok(Decision::new(state, pool.code(position), reason))
    }

    /// The first candidate that tells all candidates apart, where that settles the decision.
    ///
    /// With every cell of size one, each heuristic has its best possible value. If ties go to
    /// candidates first, all guesses that share this value and the preference are such candidates.
    /// Further ties are between equal histograms, and the last resort is the order.
    fn separating_candidate(&self, state: State<'_>) -> Option<Code> {
        let candidates = state.candidates();
        let prefers_candidates = self.step.ties.first() == Some(&Tie::Candidate);
        if !(prefers_candidates || self.step.pool == GuessPool::Candidates) {
            return None;
        }
        // A candidate gives at most this many different answers, itself included.
        if candidates.len() >= pegwise_core::Feedback::ordinals(state.codebook().rules().pegs()) {
            return None;
        }
        let mut scan = Scan::new(state.codebook(), candidates);
        let separates = |&position: &usize| scan.histogram(candidates, position).largest() == 1;
        (0..candidates.len()).find(separates).map(|position| candidates.code(position))
    }

    fn break_ties(&self, state: State<'_>, pool: &CandidateSet, mut tied: Vec<usize>) -> usize {
        let candidates = state.candidates();
        for tie in &self.ties {
            match tie {
                _ if tied.len() == 1 => break,
                PreparedTie::Candidate => {
                    let is_candidate = |&&position: &&usize| candidates.contains(&pool.code(position));
                    let preferred: Vec<usize> = tied.iter().filter(is_candidate).copied().collect();
                    if !preferred.is_empty() {
                        tied = preferred;
                    }
                }
                PreparedTie::By(value) => {
                    let mut scan = Scan::new(state.codebook(), candidates);
                    let mut best = Best::default();
                    for position in tied {
                        best.offer(value.value(scan.histogram(pool, position)), position);
                    }
                    tied = best.positions;
                }
            }
        }
        tied[0]
    }
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

    /// The best of both; `later` holds later positions.
    fn merge(mut self, later: Self) -> Self {
        match (self.value, later.value) {
            (Some(mine), Some(theirs)) if mine == theirs => {
                self.positions.extend(later.positions);
                self
            }
            (Some(mine), Some(theirs)) if theirs < mine => later,
            (None, _) => later,
            _ => self,
        }
    }
}

/// A scorer and a histogram, reused for every guess of a scan.
struct Scan<'a> {
    candidates: &'a CandidateSet,
    scorer: Scorer,
    histogram: Histogram,
}

impl<'a> Scan<'a> {
    fn new(codebook: &Codebook, candidates: &'a CandidateSet) -> Self {
        let scorer = Scorer::new(codebook, &candidates.code(0));
        Scan { candidates, scorer, histogram: Histogram::new(codebook.rules().pegs()) }
    }

    fn histogram(&mut self, pool: &CandidateSet, position: usize) -> &Histogram {
        self.scorer.load(pool, position);
        self.scorer.histogram_into(self.candidates, &mut self.histogram);
        &self.histogram
    }
}

/// All guesses of the pool with the smallest value. `O(pool * candidates * pegs)`, over all cores.
fn best_of(
    codebook: &Codebook,
    candidates: &CandidateSet,
    pool: &CandidateSet,
    value: &Valuer,
    monitor: &impl Monitor,
) -> Result<Best, Cancelled> {
    let chunk = |start: usize| {
        monitor.check()?;
        let mut scan = Scan::new(codebook, candidates);
        let mut best = Best::default();
        for position in start..pool.len().min(start + CHUNK) {
            best.offer(value.value(scan.histogram(pool, position)), position);
        }
        Ok(best)
    };
    let merge = |a: Best, b: Best| Ok(a.merge(b));
    if pool.len().saturating_mul(candidates.len()) < WORTH_SPREADING {
        return (0..pool.len()).step_by(CHUNK).try_fold(Best::default(), |best, start| merge(best, chunk(start)?));
    }
    let starts: Vec<usize> = (0..pool.len()).step_by(CHUNK).collect();
    starts.into_par_iter().map(chunk).try_reduce(Best::default, merge)
}
