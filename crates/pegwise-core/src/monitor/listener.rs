//! A monitor made of a closure.

use super::{Monitor, Progress};
use crate::code::Code;

/// What a [`Monitor`] is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Event<'a> {
    /// How far the work has come.
    Progress(Progress),
    /// A better guess than all before.
    Improved(&'a Code),
    /// What a proof looks for is at least `lower`, and at most `upper`, the best found so far.
    Bounds {
        /// At least this.
        lower: u64,
        /// At most this, if anything was found.
        upper: Option<u64>,
    },
}

/// A monitor made of a closure, which is called for every event, from any thread.
///
/// ```
/// use pegwise_core::{Event, Listener, Monitor, Progress};
/// use std::sync::atomic::{AtomicU64, Ordering};
/// let done = AtomicU64::new(0);
/// let monitor = Listener(|event: Event<'_>| {
///     if let Event::Progress(progress) = event {
///         done.store(progress.done, Ordering::Relaxed);
///     }
/// });
/// monitor.progress(Progress { done: 3, total: 10 });
/// assert_eq!(done.into_inner(), 3);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Listener<F>(pub F);

impl<F: Fn(Event<'_>) + Sync> Monitor for Listener<F> {
    fn progress(&self, progress: Progress) {
        self.0(Event::Progress(progress));
    }

    fn improved(&self, guess: &Code) {
        self.0(Event::Improved(guess));
    }

    fn bounds(&self, lower: u64, upper: Option<u64>) {
        self.0(Event::Bounds { lower, upper });
    }
}
