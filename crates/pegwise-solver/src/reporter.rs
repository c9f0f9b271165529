//! The progress of a search, told to its monitor by all threads.

use pegwise_core::{Monitor, Progress};
use std::sync::atomic::{AtomicU64, Ordering};

/// Tells the monitor how far a search has come. The threads of the search share it.
pub(crate) struct Reporter<'a> {
    monitor: &'a dyn Monitor,
    nodes: AtomicU64,
    /// Codes in the cells of first guesses: those that are done, and all.
    done: AtomicU64,
    total: AtomicU64,
    /// A lower bound of the first guesses after this one.
    later: AtomicU64,
    /// The proved lower bound.
    lower: AtomicU64,
    upper: AtomicU64,
    /// Is the cost a number of guesses, so that its bounds mean something to a person?
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

    /// The lower bound of the cost that is proved so far.
    pub(crate) fn lower(&self) -> u64 {
        self.lower.load(Ordering::Relaxed)
    }

    /// A tree of this cost was found.
    pub(crate) fn found(&self, cost: u64) {
        self.upper.fetch_min(cost, Ordering::Relaxed);
        self.tell_bounds();
    }

    /// The search begins with the next of `of` first guesses, after `done` others. Each has this many codes in its
    /// cells. Those after it cost at least `later`.
    pub(crate) fn begin(&self, codes: usize, done: usize, of: usize, later: u64) {
        self.total.store((codes * of) as u64, Ordering::Relaxed);
        self.done.store((codes * done) as u64, Ordering::Relaxed);
        self.later.store(later, Ordering::Relaxed);
    }

    /// The present first guess costs at least `lower`, and another of its cells with so many codes is done.
    pub(crate) fn first_guess(&self, lower: u64, codes: usize) {
        self.done.fetch_add(codes as u64, Ordering::Relaxed);
        self.proved(lower.min(self.later.load(Ordering::Relaxed)));
        self.tell_progress(0);
    }

    /// Every first guess costs at least this, or at least as much as the best tree.
    pub(crate) fn proved(&self, lower: u64) {
        let lower = lower.min(self.upper.load(Ordering::Relaxed));
        if self.lower.fetch_max(lower, Ordering::Relaxed) < lower {
            self.tell_bounds();
        }
    }

    /// Of the guesses for a cell of so many codes, `done` are done.
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
