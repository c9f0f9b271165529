use pegwise_core::random::Draws;
use pegwise_core::{Board, Cancelled, Code, Monitor, Turn};
use pegwise_sampling::fitting::{ConsistencySearch, Effort, Listing};

/// What is known of the codes that fit the rows of a draft on a board too large to list. The work is counted in colours
/// tried, not in time, so that the same drafts are finished on every machine.
#[derive(Clone, Debug)]
pub(super) struct Unlisted {
    /// The work that the draft may still spend.
    work: u64,
    /// A code that fits the rows, for the next guess.
    pub(super) fitting: Option<Code>,
}

/// Colours tried for one draft, and in one search.
const WORK: u64 = 20_000_000;
const WORK_AT_ONCE: u64 = 2_000_000;

/// The search for codes starts once about this many are left.
const FEW: f64 = 50.0;

/// No more codes are listed than this.
pub(super) const MOST: usize = 2_000;

/// A sample in some thousandths of a second.
const SAMPLE: Effort = Effort { population: 60, changes: 3, wanted: 1, rounds: 6 };

impl Default for Unlisted {
    fn default() -> Self {
        Unlisted { work: WORK, fitting: None }
    }
}

impl Unlisted {
    /// All codes that fit, if they are few and can be searched for. Else, some code that fits is drawn.
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
        // Boards of which no sample can be drawn have no puzzle: see `Puzzle::draw_unlisted`.
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

    /// All codes that fit, if they are no more than `most`.
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

/// Colours tried until it is proved that these rows leave at most one code. `None` if they leave more, or it takes too
/// many.
pub(super) fn tries_to_know(board: &Board, rows: &[Turn], monitor: &dyn Monitor) -> Result<Option<u64>, Cancelled> {
    let mut left = WORK_AT_ONCE;
    let listing = ConsistencySearch::new(board, rows).list(1, &mut left, monitor)?;
    Ok(matches!(listing, Listing::All(_)).then_some(WORK_AT_ONCE - left))
}

/// Whether some code gives this answer to this guess.
pub(super) fn is_given(board: &Board, turn: Turn, monitor: &dyn Monitor) -> Result<bool, Cancelled> {
    Ok(ConsistencySearch::new(board, &[turn]).list(0, &mut { WORK_AT_ONCE }, monitor)? == Listing::More)
}
