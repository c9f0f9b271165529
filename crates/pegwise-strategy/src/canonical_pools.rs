//! Lists of essentially different guesses, shared between states.

use crate::state::State;
use crate::weighted_search::Weighed;
use pegwise_core::symmetry::Symmetry;
use pegwise_core::{Cancelled, CandidateSet, Codebook, GuessGroups, GuessPool, Monitor};
use std::collections::HashMap;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Merging {
    Full,
    /// If there are few candidates, merges fewer guesses or none, because merging would take longer than comparing.
    Quick,
}

/// The guesses to compare, and the symmetry by which others are left out.
#[derive(Clone, Debug)]
pub(crate) struct Pool {
    /// Contains at least the guesses to compare. Positions of guesses are positions in this list.
    pub(crate) list: CandidateSet,
    /// The guesses to compare by group, if bounds can rule out whole groups. Otherwise, all guesses are compared.
    pub(crate) groups: Option<Arc<GuessGroups>>,
    symmetry: Option<Arc<Symmetry>>,
}

impl Pool {
    pub(crate) fn whole(guesses: &CandidateSet) -> Self {
        Pool { list: guesses.clone(), groups: None, symmetry: None }
    }

    fn canonical(symmetry: &Symmetry, codebook: &Codebook, monitor: &dyn Monitor) -> Result<Self, Cancelled> {
        let (all, positions) = (codebook.guesses(), symmetry.canonical_guesses(codebook, monitor)?);
        // Fewer guesses are sooner compared than grouped, which numbers all guesses of the codebook.
        let is_large = positions.as_ref().map_or(all.len(), Vec::len) >= FEWEST_GROUPED;
        if is_large
            && !Weighed::is_needed(codebook.board())
            && let Some(groups) = codebook.guess_groups(positions.as_deref())
        {
            return Ok(Pool { groups: Some(Arc::new(groups)), ..Self::whole(all) });
        }
        Ok(positions.map_or_else(|| Self::whole(all), |positions| Self::whole(&all.select(&positions))))
    }

    #[cfg(test)]
    pub(crate) fn grouped(codebook: &Codebook) -> Self {
        Pool { groups: codebook.guess_groups(None).map(Arc::new), ..Self::whole(codebook.guesses()) }
    }

    pub(crate) fn len(&self) -> usize {
        self.groups.as_ref().map_or(self.list.len(), |groups| groups.len())
    }

    pub(crate) fn in_order(&self) -> CandidateSet {
        let Some(groups) = &self.groups else { return self.list.clone() };
        let mut positions: Vec<usize> = (0..groups.len()).map(|guess| groups.position(guess)).collect();
        positions.sort_unstable();
        self.list.select(&positions)
    }

    pub(crate) fn count(&self, positions: &[usize], monitor: &dyn Monitor) -> Result<usize, Cancelled> {
        let codes = positions.iter().map(|&position| self.list.code(position));
        self.symmetry.as_ref().map_or(Ok(positions.len()), |symmetry| symmetry.count_alike(codes, monitor))
    }
}

/// Lists by symmetry, because many states share one.
#[derive(Clone, Default, Debug)]
pub(crate) struct CanonicalPoolCache {
    known: Arc<Mutex<Known>>,
    /// All guesses in groups.
    unmerged: Arc<OnceLock<Option<Arc<GuessGroups>>>>,
}

#[derive(Default, Debug)]
struct Known {
    pools: HashMap<Arc<Symmetry>, (u64, Pool)>,
    time: u64,
    guesses: usize,
}

/// About 160 MB, at 20 bytes per guess.
const MOST_KEPT: usize = 8 << 20;

/// The number of candidates from which guesses are merged before bounds rule them out.
const FEWEST_MERGED: usize = 64;

/// The maximum number of guesses that are kept in groups without merging. They take about 20 MB.
const MOST_UNMERGED: usize = 1 << 20;

const FEWEST_PERMUTED: usize = 32;

const FEWEST_GROUPED: usize = 1 << 10;

impl CanonicalPoolCache {
    pub(crate) fn canonical(
        &self,
        state: State<'_>,
        merging: Merging,
        monitor: &dyn Monitor,
    ) -> Result<Pool, Cancelled> {
        let Some(codebook) = state.codebook() else { return Ok(Pool::whole(state.pool(GuessPool::All))) };
        let candidates = if merging == Merging::Quick { state.candidates().len() } else { usize::MAX };
        if candidates < FEWEST_MERGED
            && let Some(pool) = self.unmerged(codebook)
        {
            return Ok(pool);
        }
        let symmetry = if candidates < FEWEST_PERMUTED {
            colors_alike(codebook, state)
        } else {
            Symmetry::new(codebook, state.guesses(), state.candidates())
        };
        let symmetry = Arc::new(symmetry);
        let known = self.lock().find(&symmetry);
        let pool = if let Some(pool) = known {
            pool
        } else {
            let pool = Pool::canonical(&symmetry, codebook, monitor)?;
            self.lock().keep(Arc::clone(&symmetry), &pool);
            pool
        };
        Ok(Pool { symmetry: Some(symmetry), ..pool })
    }

    /// All guesses, if bounds can rule out whole groups of them.
    fn unmerged(&self, codebook: &Codebook) -> Option<Pool> {
        let all = codebook.guesses();
        if !(FEWEST_GROUPED..=MOST_UNMERGED).contains(&all.len()) || Weighed::is_needed(codebook.board()) {
            return None;
        }
        let groups = self.unmerged.get_or_init(|| codebook.guess_groups(None).map(Arc::new)).clone()?;
        Some(Pool { groups: Some(groups), ..Pool::whole(all) })
    }

    /// States with the same list of guesses usually have the same key.
    pub(crate) fn pool_key(state: State<'_>) -> u64 {
        let symmetry = state.codebook().map(|codebook| colors_alike(codebook, state));
        BuildHasherDefault::<DefaultHasher>::default().hash_one(symmetry)
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn colors_alike(codebook: &Codebook, state: State<'_>) -> Symmetry {
    Symmetry::of_colors(codebook, state.guesses(), state.candidates())
}

impl Known {
    fn find(&mut self, symmetry: &Symmetry) -> Option<Pool> {
        self.time += 1;
        let (used, pool) = self.pools.get_mut(symmetry)?;
        *used = self.time;
        Some(pool.clone())
    }

    fn keep(&mut self, symmetry: Arc<Symmetry>, pool: &Pool) {
        self.time += 1;
        self.guesses += pool.len();
        if let Some((_, same)) = self.pools.insert(symmetry, (self.time, pool.clone())) {
            self.guesses -= same.len();
        }
        while self.guesses > MOST_KEPT {
            let oldest = self.pools.iter().min_by_key(|(_, (used, _))| used).map(|(symmetry, _)| Arc::clone(symmetry));
            let Some((_, pool)) = oldest.and_then(|oldest| self.pools.remove(&oldest)) else { break };
            self.guesses -= pool.len();
        }
    }
}
