//! Reports of the best guess so far, from several threads.

use pegwise_core::{Code, Monitor};
use std::sync::{Mutex, PoisonError};

/// Reports each guess that is better than all before it.
pub(crate) struct Improvements<'a, R> {
    monitor: &'a dyn Monitor,
    best: Mutex<Option<R>>,
}

impl<'a, R: PartialOrd> Improvements<'a, R> {
    pub(crate) fn new(monitor: &'a dyn Monitor) -> Self {
        Improvements { monitor, best: Mutex::new(None) }
    }

    /// The smallest rank is the best.
    pub(crate) fn offer(&self, rank: R, guess: impl FnOnce() -> Code) {
        let mut best = self.best.lock().unwrap_or_else(PoisonError::into_inner);
        if best.as_ref().is_none_or(|best| rank < *best) {
            self.monitor.improved(&guess());
            *best = Some(rank);
        }
    }
}
