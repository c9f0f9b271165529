//! The effort of a search, which decides when it checks its monitor.

use crate::reporter::Reporter;

const SETS_PER_LOOK: u64 = 128;

/// The work between two checks of the monitor, in pairs of a code and a guess of a bulk count: a few milliseconds.
const WORK_PER_LOOK: u64 = 1 << 24;

const WORK_PER_CODE: u64 = 64;

pub(crate) struct Effort<'a> {
    report: &'a Reporter<'a>,
    nodes: u64,
    unsaved: u64,
    unreported: u64,
    work: u64,
}

#[derive(Clone, Copy)]
pub(super) struct Mark {
    nodes: u64,
    unsaved: u64,
}

impl<'a> Effort<'a> {
    pub(crate) fn new(report: &'a Reporter<'a>) -> Self {
        Effort { report, nodes: 0, unsaved: 0, unreported: 0, work: 0 }
    }

    pub(super) fn count(&mut self) -> bool {
        self.nodes += 1;
        self.unsaved += 1;
        self.unreported += 1;
        self.unreported >= SETS_PER_LOOK && self.look()
    }

    pub(crate) fn count_pairs(&mut self, codes: usize, guesses: usize) -> bool {
        self.count_work((codes as u64).saturating_mul(guesses as u64))
    }

    pub(super) fn count_codes(&mut self, codes: usize) -> bool {
        self.count_work(codes as u64 * WORK_PER_CODE)
    }

    fn count_work(&mut self, work: u64) -> bool {
        self.work = self.work.saturating_add(work);
        self.work >= WORK_PER_LOOK && self.look()
    }

    fn look(&mut self) -> bool {
        self.work = 0;
        self.report.add_nodes(std::mem::take(&mut self.unreported));
        true
    }

    /// Adds the work of another thread, which has already reported its sets.
    pub(super) fn add(&mut self, other: Mark) {
        self.nodes += other.nodes;
        self.unsaved += other.unsaved;
    }

    pub(super) fn mark(&self) -> Mark {
        Mark { nodes: self.nodes, unsaved: self.unsaved }
    }

    pub(super) fn work_since(&self, mark: Mark) -> u32 {
        u32::try_from(self.nodes - mark.nodes).unwrap_or(u32::MAX)
    }

    pub(super) fn unsaved_since(&self, mark: Mark) -> u64 {
        self.unsaved - mark.unsaved
    }

    pub(super) fn saved_since(&mut self, mark: Mark) {
        self.unsaved = mark.unsaved;
    }
}

impl Drop for Effort<'_> {
    fn drop(&mut self) {
        self.report.add_nodes(self.unreported);
    }
}
