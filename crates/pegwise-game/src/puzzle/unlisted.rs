//! The candidates of a draft on a board too large to list.

use pegwise_core::random::Draws;
use pegwise_core::{Board, Cancelled, Code, Monitor, Turn};
use pegwise_sampling::fitting::{ConsistencySearch, Effort, Listing};

/// Work is counted in colours tried, not in time, so that every machine finishes the same drafts.
#[derive(Clone, Debug)]
pub(super) struct Unlisted {
    work: u64,
    pub(super) fitting: Option<Code>,
}

/// The number of colours tried for one draft, and in one search.
const WORK: u64 = 20_000_000;
const WORK_AT_ONCE: u64 = 2_000_000;

/// The estimate below which the search for codes starts.
const FEW: f64 = 50.0;

pub(super) const MOST: usize = 2_000;

/// Takes a few milliseconds.
const SAMPLE: Effort = Effort { population: 60, changes: 3, wanted: 1, rounds: 6 };

impl Default for Unlisted {
    fn default() -> Self {
        Unlisted { work: WORK, fitting: None }
    }
}

impl Unlisted {
    pub(super) fn look(
        &mut self,
        board: &Board,
        rows: &[Turn],
        draws: &mut Draws,
        monitor: &dyn Monitor,
    ) -> Result<Option<Vec<Code>>, Cancelled> {
        let seed = draws.below(1 << 30) as u64;
        if self.work == 0 {
            return Ok(None);
        }
        // Boards that cannot be sampled have no puzzle: see `Puzzle::draw_unlisted`.
        let Ok(sample) = ConsistencySearch::new(board, rows).anneal(SAMPLE, seed, monitor) else {
            monitor.check()?;
            return Ok(None);
        };
        self.fitting = sample.codes.into_iter().next().map(|(code, _)| code);
        if sample.estimate > FEW {
            return Ok(None);
        }
        match self.list(board, rows, MOST, monitor)? {
            Listing::All(codes) => Ok(Some(codes)),
            Listing::More | Listing::OutOfWork => Ok(None),
        }
    }

    pub(super) fn list(
        &mut self,
        board: &Board,
        rows: &[Turn],
        most: usize,
        monitor: &dyn Monitor,
    ) -> Result<Listing, Cancelled> {
        let before = self.work;
        let mut allowed = before.min(WORK_AT_ONCE);
        self.work -= allowed;
        let listing = ConsistencySearch::new(board, rows).list(most, &mut allowed, monitor)?;
        self.work += allowed;
        Ok(listing)
    }
}

/// The colours tried to prove that the rows leave at most one code. `None` if they leave more or it takes too many.
pub(super) fn tries_to_know(board: &Board, rows: &[Turn], monitor: &dyn Monitor) -> Result<Option<u64>, Cancelled> {
    let mut left = WORK_AT_ONCE;
    let listing = ConsistencySearch::new(board, rows).list(1, &mut left, monitor)?;
    Ok(matches!(listing, Listing::All(_)).then_some(WORK_AT_ONCE - left))
}

pub(super) fn is_given(board: &Board, turn: Turn, monitor: &dyn Monitor) -> Result<bool, Cancelled> {
    Ok(ConsistencySearch::new(board, &[turn]).list(0, &mut { WORK_AT_ONCE }, monitor)? == Listing::More)
}
