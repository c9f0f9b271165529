//! A time limit that applies only after a first result.

use pegwise_core::{Code, Deadline, Monitor, Progress};
use std::sync::atomic::{AtomicBool, Ordering};

/// Stops at once on request, but enforces the time limit only after a first result.
pub(super) struct DeadlineAfterFirst<'a> {
    monitor: &'a dyn Monitor,
    deadline: Deadline,
    found: AtomicBool,
}

impl<'a> DeadlineAfterFirst<'a> {
    pub(super) fn new(monitor: &'a dyn Monitor, deadline: Deadline) -> Self {
        DeadlineAfterFirst { monitor, deadline, found: AtomicBool::new(false) }
    }
}

impl Monitor for DeadlineAfterFirst<'_> {
    fn progress(&self, progress: Progress) {
        self.monitor.progress(progress);
    }

    fn improved(&self, guess: &Code) {
        self.found.store(true, Ordering::Relaxed);
        self.monitor.improved(guess);
    }

    fn bounds(&self, lower: u64, upper: Option<u64>) {
        self.monitor.bounds(lower, upper);
    }

    fn should_stop(&self) -> bool {
        self.monitor.should_stop() || self.found.load(Ordering::Relaxed) && self.deadline.is_over()
    }
}
