//! Guesses chosen one step ahead: the pool, the search and the ties.

use crate::canonical_pools::{CanonicalPoolCache, Merging, Pool};
use crate::class_search;
use crate::decision::{Rationale, Reason};
use crate::heuristic::{Heuristic, HeuristicEvaluator};
use crate::local_search::{Climb, Climbed};
use crate::search::{Found, Search, may_separate_all};
use crate::spec::{OneStep, Tie};
use crate::state::{Coverage, State};
use crate::strategy::NoDecision;
use crate::weighted_search::{self, Weighed};
use pegwise_core::{Cancelled, CandidateSet, Code, GuessPool, Monitor, SplitClasses};
use std::borrow::Cow;

/// The minimum sample size. Values of smaller samples are noise, so the first code is chosen.
const FEWEST: usize = 10;

/// The number of candidates up to which it pays to compare guesses that split them alike only once.
const MOST_BY_CLASS: usize = 13;

/// Whether too few codes are known to compare guesses by them.
pub(crate) fn is_small_sample(state: State<'_>) -> bool {
    state.coverage() != Coverage::All && state.candidates().len() < FEWEST
}

#[derive(Clone, Debug)]
pub(crate) struct PreparedStep {
    step: OneStep,
    value: HeuristicEvaluator,
    ties: Vec<PreparedTie>,
    pools: CanonicalPoolCache,
    /// Whether to search for guesses beyond those of the state, on boards too large to list.
    climbs: bool,
}

#[derive(Clone, Debug)]
enum PreparedTie {
    Candidate,
    By(HeuristicEvaluator),
}

impl PreparedStep {
    pub(crate) fn new(step: &OneStep, valuer: &dyn Fn(Heuristic) -> HeuristicEvaluator) -> Self {
        let ties = step.ties.iter().map(|tie| match tie {
            Tie::Candidate => PreparedTie::Candidate,
            Tie::By(heuristic) => PreparedTie::By(valuer(*heuristic)),
        });
        let value = valuer(step.heuristic);
        let pools = CanonicalPoolCache::default();
        PreparedStep { step: step.clone(), value, ties: ties.collect(), pools, climbs: false }
    }

    pub(crate) fn sampling(valuer: &dyn Fn(Heuristic) -> HeuristicEvaluator) -> Self {
        PreparedStep { climbs: true, ..Self::new(&OneStep::usual(Heuristic::Entropy), valuer) }
    }

    pub(crate) fn pool_key(&self, state: State<'_>) -> u64 {
        match self.step.pool {
            GuessPool::All => CanonicalPoolCache::pool_key(state),
            GuessPool::Candidates => 0,
        }
    }

    pub(crate) fn decide(&self, state: State<'_>, monitor: &dyn Monitor) -> Result<(Code, Reason), NoDecision> {
        if let Some(known) = self.known(state) {
            return Ok(known);
        }
        let (guess, rationale) = self.compare(state, Merging::Full, monitor)?;
        Ok((guess, rationale.reason(monitor)))
    }

    /// The same guess as [`PreparedStep::decide`], without its reason.
    pub(crate) fn choose(&self, state: State<'_>, monitor: &dyn Monitor) -> Result<Code, NoDecision> {
        if let Some((guess, _)) = self.known(state) {
            return Ok(guess);
        }
        if let Some(classes) = self.split_classes(state) {
            let prefers_candidates = !self.ties.is_empty();
            let position = class_search::first_best(&self.value, state, &classes, prefers_candidates, monitor)?;
            return Ok(state.pool(GuessPool::All).code(position));
        }
        self.compare(state, Merging::Quick, monitor).map(|(guess, _)| guess)
    }

    /// The guess, if nothing has to be compared.
    fn known(&self, state: State<'_>) -> Option<(Code, Reason)> {
        let candidates = state.candidates();
        if self.climbs && is_small_sample(state) {
            let guess = candidates.code(0);
            let off = state.history().iter().map(|turn| turn.off(state.board(), &guess)).sum();
            return Some((guess, Reason::Nearest { off }));
        }
        // If the candidates are only a sample, the missing codes could contradict any claim.
        if state.coverage() != Coverage::All {
            return None;
        }
        if self.step.first_of_pair && candidates.len() == 2 {
            return Some((candidates.code(state.likeliest_first()[0]), Reason::FirstOfPair));
        }
        self.separating_candidate(state).map(|guess| (guess, Reason::SeparatesAll))
    }

    /// The classes of guesses, if few codes are left and only candidates are preferred among equals.
    fn split_classes(&self, state: State<'_>) -> Option<SplitClasses> {
        let is_usual = self.step.ties.iter().all(|tie| *tie == Tie::Candidate) && self.step.pool == GuessPool::All;
        let codebook = state.codebook().filter(|codebook| is_usual && !Weighed::is_needed(codebook.board()))?;
        (state.candidates().len() <= MOST_BY_CLASS).then(|| codebook.split_classes(state.candidates()))?
    }

    fn compare(
        &self,
        state: State<'_>,
        merging: Merging,
        monitor: &dyn Monitor,
    ) -> Result<(Code, Rationale), NoDecision> {
        let candidates = state.candidates();
        let all_known = state.coverage() == Coverage::All;
        if Weighed::is_needed(state.board()) {
            return self.weigh(state, merging, monitor);
        }
        if self.climbs && state.codebook().is_none() {
            return Ok(self.climb(state, monitor)?);
        }
        let pool = match self.step.pool {
            GuessPool::Candidates => Pool::whole(candidates),
            GuessPool::All => self.pools.canonical(state, merging, monitor)?,
        };
        let Found { best, stopped_after } = Search::new(&self.value, state, &pool).run(monitor)?;
        let position = self.break_ties(state, &pool.list, &best.positions);
        let guess = pool.list.code(position);
        if all_known && best.value == Some(self.value.separated(candidates.len())) {
            return Ok((guess, Rationale::Known(Reason::SeparatesAll)));
        }
        let heuristic = self.step.heuristic;
        let grounds = match stopped_after {
            Some(compared) => Rationale::Known(Reason::BestSoFar { heuristic, compared, of: pool.len() }),
            None => Rationale::Best { heuristic, pool, tied: best.positions },
        };
        Ok((guess, grounds))
    }

    fn weigh(
        &self,
        state: State<'_>,
        merging: Merging,
        monitor: &dyn Monitor,
    ) -> Result<(Code, Rationale), NoDecision> {
        let weighed = Weighed::new(state)?;
        let pool = match self.step.pool {
            GuessPool::Candidates => Pool::whole(state.candidates()),
            GuessPool::All => self.pools.canonical(state, merging, monitor)?,
        };
        let measure = |tie: &PreparedTie| match tie {
            PreparedTie::Candidate => weighted_search::Measure::Candidate,
            PreparedTie::By(valuer) => weighted_search::Measure::By(valuer.clone()),
        };
        let measures =
            [weighted_search::Measure::By(self.value.clone())].into_iter().chain(self.ties.iter().map(measure));
        let (ranks, compared) = weighed.best(&pool.list, &measures.collect::<Vec<_>>(), usize::MAX, monitor);
        let best = ranks.first().ok_or(Cancelled)?;
        let mut tied: Vec<usize> = ranks.iter().filter(|rank| rank.0[0] == best.0[0]).map(|rank| rank.1).collect();
        tied.sort_unstable();
        let (guess, heuristic) = (pool.list.code(best.1), self.step.heuristic);
        let rationale = if compared < pool.len() {
            Rationale::Known(Reason::BestSoFar { heuristic, compared, of: pool.len() })
        } else {
            Rationale::Best { heuristic, pool, tied }
        };
        Ok((guess, rationale))
    }

    fn climb(&self, state: State<'_>, monitor: &dyn Monitor) -> Result<(Code, Rationale), Cancelled> {
        let Climbed { mut guesses, compared, was_stopped } = Climb::new(state, &self.value).run(1, monitor)?;
        let heuristic = self.step.heuristic;
        let reason = if was_stopped {
            Reason::BestSoFar { heuristic, compared, of: compared }
        } else {
            Reason::Best { heuristic, considered: compared, tied: 1 }
        };
        Ok((guesses.swap_remove(0), Rationale::Known(reason)))
    }

    /// The first candidate that distinguishes all candidates, if that decides the guess. If every cell has size one,
    /// each heuristic has its best possible value. If ties prefer candidates, only such candidates remain, and the
    /// heaviest of them wins. Other tie-breaks see equal histograms, so lexicographic order decides.
    fn separating_candidate(&self, state: State<'_>) -> Option<Code> {
        let candidates = state.candidates();
        let prefers_candidates = self.step.ties.contains(&Tie::Candidate);
        let is_decisive = prefers_candidates || self.step.pool == GuessPool::Candidates;
        if state.board().allows_lies() || !is_decisive || !may_separate_all(state) {
            return None;
        }
        let mut scorer = state.scorer(&candidates.code(0));
        let separates = |&position: &usize| {
            scorer.load(candidates, position);
            scorer.histogram(candidates).largest() == 1
        };
        let order = if prefers_candidates { state.likeliest_first() } else { (0..candidates.len()).collect() };
        order.into_iter().find(separates).map(|position| candidates.code(position))
    }

    fn break_ties(&self, state: State<'_>, pool: &CandidateSet, tied: &[usize]) -> usize {
        let (candidates, mut tied) = (state.candidates(), Cow::Borrowed(tied));
        for tie in &self.ties {
            match tie {
                _ if tied.len() == 1 => break,
                PreparedTie::Candidate => {
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
                    let tied_codes = Pool::whole(&pool.select(&tied));
                    let best = Search::new(value, state, &tied_codes).all_best();
                    tied = best.positions.iter().map(|&position| tied[position]).collect();
                }
            }
        }
        tied[0]
    }
}
