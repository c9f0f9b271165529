//! When a search looks at its monitor and reports.

use crate::reporter::Reporter;

/// After so many sets the report is told and the monitor is asked, ...
const SETS_PER_LOOK: u64 = 128;

/// ... or after so much work, if that comes first: a few milliseconds. Large sets take seconds each. The unit is a pair of a
/// code and a guess, counted with all others at once.
const WORK_PER_LOOK: u64 = 1 << 24;

/// The work of putting one code into its cell and finding the canonical form of that.
const WORK_PER_CODE: u64 = 64;

/// How many sets one thread has searched, and when the monitor is to be asked.
pub(crate) struct Effort<'a> {
    report: &'a Reporter<'a>,
    nodes: u64,
    /// Of those, how many no entry of the journal stands for.
    unsaved: u64,
    /// Of those, how many the report does not know of.
    unreported: u64,
    /// The work since the monitor was asked.
    work: u64,
}

/// The effort at some moment.
#[derive(Clone, Copy)]
pub(super) struct Mark {
    nodes: u64,
    unsaved: u64,
}

impl<'a> Effort<'a> {
    pub(crate) fn new(report: &'a Reporter<'a>) -> Self {
        Effort { report, nodes: 0, unsaved: 0, unreported: 0, work: 0 }
    }

    /// Counts one more set. Is it time to ask the monitor?
    pub(super) fn count(&mut self) -> bool {
        self.nodes += 1;
        self.unsaved += 1;
        self.unreported += 1;
        self.unreported >= SETS_PER_LOOK && self.look()
    }

    /// Counts the pairs of so many codes and guesses. Is it time to ask the monitor?
    pub(crate) fn count_pairs(&mut self, codes: usize, guesses: usize) -> bool {
        self.count_work((codes as u64).saturating_mul(guesses as u64))
    }

    /// Counts codes that are split by one guess. Is it time to ask the monitor?
    pub(super) fn count_codes(&mut self, codes: usize) -> bool {
        self.count_work(codes as u64 * WORK_PER_CODE)
    }

    fn count_work(&mut self, work: u64) -> bool {
        self.work = self.work.saturating_add(work);
        self.work >= WORK_PER_LOOK && self.look()
    }

    /// Tells the report, and begins to count anew.
    fn look(&mut self) -> bool {
        self.work = 0;
        self.report.add_nodes(std::mem::take(&mut self.unreported));
        true
    }

    /// Adds what another thread has done, which it reports itself.
    pub(super) fn add(&mut self, other: Mark) {
        self.nodes += other.nodes;
        self.unsaved += other.unsaved;
    }

    pub(super) fn mark(&self) -> Mark {
        Mark { nodes: self.nodes, unsaved: self.unsaved }
    }

    /// The sets searched since then.
    pub(super) fn work_since(&self, mark: Mark) -> u32 {
        u32::try_from(self.nodes - mark.nodes).unwrap_or(u32::MAX)
    }

    /// The sets searched since then that the journal does not know of.
    pub(super) fn unsaved_since(&self, mark: Mark) -> u64 {
        self.unsaved - mark.unsaved
    }

    /// What was done since then is in the journal.
    pub(super) fn saved_since(&mut self, mark: Mark) {
        self.unsaved = mark.unsaved;
    }
}

impl Drop for Effort<'_> {
    fn drop(&mut self) {
        self.report.add_nodes(self.unreported);
    }
}
