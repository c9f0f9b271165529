//! The progress that the threads of a search report to its monitor.

use pegwise_core::{Monitor, Progress};
use std::sync::atomic::{AtomicU64, Ordering};

pub(crate) struct Reporter<'a> {
    monitor: &'a dyn Monitor,
    nodes: AtomicU64,
    done: AtomicU64,
    total: AtomicU64,
    later: AtomicU64,
    lower: AtomicU64,
    upper: AtomicU64,
    /// Whether the cost is a number of guesses, whose bounds make sense to people.
    plain: bool,
}

impl<'a> Reporter<'a> {
    pub(crate) fn new(monitor: &'a dyn Monitor, plain: bool) -> Self {
        let zero = || AtomicU64::new(0);
        Reporter {
            monitor,
            nodes: zero(),
            done: zero(),
            total: zero(),
            later: zero(),
            lower: zero(),
            upper: AtomicU64::new(u64::MAX),
            plain,
        }
    }

    pub(crate) fn add_nodes(&self, nodes: u64) {
        self.nodes.fetch_add(nodes, Ordering::Relaxed);
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    pub(crate) fn lower(&self) -> u64 {
        self.lower.load(Ordering::Relaxed)
    }

    pub(crate) fn found(&self, cost: u64) {
        self.upper.fetch_min(cost, Ordering::Relaxed);
        self.tell_bounds();
    }

    /// Begins first guess number `done` of `of`, with this many codes in its cells. Later ones cost at least `later`.
    pub(crate) fn begin(&self, codes: usize, done: usize, of: usize, later: u64) {
        self.total.store((codes * of) as u64, Ordering::Relaxed);
        self.done.store((codes * done) as u64, Ordering::Relaxed);
        self.later.store(later, Ordering::Relaxed);
    }

    /// Reports that the current first guess costs at least `lower`, and that a cell of this many codes is finished.
    pub(crate) fn first_guess(&self, lower: u64, codes: usize) {
        self.done.fetch_add(codes as u64, Ordering::Relaxed);
        self.proved(lower.min(self.later.load(Ordering::Relaxed)));
        self.tell_progress(0);
    }

    /// Reports that every first guess costs at least this, or at least as much as the best tree.
    pub(crate) fn proved(&self, lower: u64) {
        let lower = lower.min(self.upper.load(Ordering::Relaxed));
        if self.lower.fetch_max(lower, Ordering::Relaxed) < lower {
            self.tell_bounds();
        }
    }

    /// Reports that `done` of `of` guesses are finished for a cell of this many codes.
    pub(crate) fn within(&self, codes: usize, done: usize, of: usize) {
        self.tell_progress((codes * done.min(of) / of) as u64);
    }

    fn tell_progress(&self, more: u64) {
        let total = self.total.load(Ordering::Relaxed);
        let done = (self.done.load(Ordering::Relaxed) + more).min(total);
        self.monitor.progress(Progress { done, total });
    }

    fn tell_bounds(&self) {
        if self.plain {
            let upper = self.upper.load(Ordering::Relaxed);
            self.monitor.bounds(self.lower(), (upper < u64::MAX).then_some(upper));
        }
    }
}
