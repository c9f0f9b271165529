use pegwise_core::{Monitor, Progress};
use std::sync::atomic::{AtomicU64, Ordering};

/// What a search tells its monitor.
pub(crate) struct Report<'a> {
    monitor: &'a dyn Monitor,
    nodes: AtomicU64,
    /// Codes in the cells of first guesses that are done, and in all of them.
    done: AtomicU64,
    total: AtomicU64,
    /// No first guess after this one costs less.
    later: AtomicU64,
    /// The proved lower bound.
    lower: AtomicU64,
    upper: AtomicU64,
    /// Are costs what a person counts?
    plain: bool,
}

impl<'a> Report<'a> {
    pub(crate) fn new(monitor: &'a dyn Monitor, plain: bool) -> Self {
        let zero = || AtomicU64::new(0);
        Report {
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

    /// The lower bound of the cost that is proved so far.
    pub(crate) fn lower(&self) -> u64 {
        self.lower.load(Ordering::Relaxed)
    }

    /// A tree of this cost was found.
    pub(crate) fn found(&self, cost: u64) {
        self.upper.fetch_min(cost, Ordering::Relaxed);
        self.tell_bounds();
    }

    /// The next of some first guesses with this many codes in their cells begins, after `done` others; those after
    /// it cost at least `later`.
    pub(crate) fn begin(&self, codes: usize, done: usize, of: usize, later: u64) {
        self.total.store((codes * of) as u64, Ordering::Relaxed);
        self.done.store((codes * done) as u64, Ordering::Relaxed);
        self.later.store(later, Ordering::Relaxed);
    }

    /// The present first guess costs at least this; another cell of so many codes is done.
    pub(crate) fn first_guess(&self, lower: u64, codes: usize) {
        self.done.fetch_add(codes as u64, Ordering::Relaxed);
        self.proved(lower.min(self.later.load(Ordering::Relaxed)));
        self.tell_progress(0);
    }

    /// Every first guess so far costs at least this, and all later ones.
    pub(crate) fn proved(&self, lower: u64) {
        let lower = lower.min(self.upper.load(Ordering::Relaxed));
        if self.lower.fetch_max(lower, Ordering::Relaxed) < lower {
            self.tell_bounds();
        }
    }

    /// Of the guesses for a cell of so many codes, some are done.
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
            self.monitor.narrowed(self.lower(), (upper < u64::MAX).then_some(upper));
        }
    }
}
