//! Progress reports from long computations, and ways to stop them: closures, switches, deadlines.

use crate::code::Code;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
#[cfg(feature = "clock")]
use std::time::Duration;
#[cfg(feature = "clock")]
use web_time::Instant;

/// The progress of a long computation in numbers; front ends add the words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// The units of work finished.
    pub done: u64,
    /// The units of work in total.
    pub total: u64,
}

/// Receives the progress of a long computation, and may stop it.
///
/// Every function that can take more than about 10 ms accepts a monitor. `()` never stops the work, [`Listener`] wraps
/// a closure, [`StopSwitch`] stops the work from another thread, and `Deadline` (feature `clock`) after some time.
pub trait Monitor: Sync {
    /// Reports progress, up to a thousand times a second and from any thread.
    fn progress(&self, _progress: Progress) {}

    /// Reports a guess that is better than all previous ones in a long search, from any thread.
    fn improved(&self, _guess: &Code) {}

    /// Reports tighter bounds on the optimum in a proof, from any thread. `upper` is the best result so far.
    fn bounds(&self, _lower: u64, _upper: Option<u64>) {}

    /// Whether to stop the work. Polled every few milliseconds. Stopped work returns [`Cancelled`] or its best result.
    fn should_stop(&self) -> bool {
        false
    }

    /// Returns an error if the work should stop, for use with `?`.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if [`Monitor::should_stop`] is true.
    fn check(&self) -> Result<(), Cancelled> {
        if self.should_stop() { Err(Cancelled) } else { Ok(()) }
    }
}

impl Monitor for () {}

/// Forwards only stop requests, because the progress of one part is not the progress of the whole.
#[derive(Clone, Copy)]
pub struct StopOnly<'a>(pub &'a dyn Monitor);

impl Monitor for StopOnly<'_> {
    fn should_stop(&self) -> bool {
        self.0.should_stop()
    }
}

/// The error if a [`Monitor`] stopped the computation before there was a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("stopped before the work was done")]
pub struct Cancelled;

/// A report to a [`Monitor`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Event<'a> {
    /// The progress of the work.
    Progress(Progress),
    /// A guess that is better than all previous ones.
    Improved(&'a Code),
    /// Bounds on the optimum in a proof.
    Bounds {
        /// The lower bound.
        lower: u64,
        /// The best result so far, if any.
        upper: Option<u64>,
    },
}

/// A monitor that calls a closure for every event, from any thread.
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

/// A switch that stops work from another thread. All clones share it.
///
/// ```
/// use pegwise_core::{Monitor, StopSwitch};
/// let switch = StopSwitch::default();
/// let held_by_the_work = switch.clone();
/// switch.stop();
/// assert!(held_by_the_work.should_stop());
/// ```
#[derive(Clone, Default, Debug)]
pub struct StopSwitch(Arc<AtomicBool>);

impl StopSwitch {
    /// Permanently stops all work that uses this switch.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Monitor for StopSwitch {
    fn should_stop(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Reports to two monitors. Either may stop the work.
#[derive(Clone, Copy)]
pub struct Both<'a>(pub &'a dyn Monitor, pub &'a dyn Monitor);

impl Monitor for Both<'_> {
    fn progress(&self, progress: Progress) {
        self.0.progress(progress);
        self.1.progress(progress);
    }

    fn improved(&self, guess: &Code) {
        self.0.improved(guess);
        self.1.improved(guess);
    }

    fn bounds(&self, lower: u64, upper: Option<u64>) {
        self.0.bounds(lower, upper);
        self.1.bounds(lower, upper);
    }

    fn should_stop(&self) -> bool {
        self.0.should_stop() || self.1.should_stop()
    }
}

/// Stops work after some time. [`Both`] combines it with another monitor.
///
/// ```
/// use pegwise_core::{Deadline, Monitor};
/// use std::time::Duration;
/// assert!(Deadline::after(Duration::ZERO).should_stop());
/// assert!(!Deadline::after(Duration::from_secs(3600)).should_stop());
/// assert_eq!((Deadline::NEVER.left(), Deadline::after(Duration::ZERO).left()), (None, Some(Duration::ZERO)));
/// ```
#[cfg(feature = "clock")]
#[derive(Clone, Copy, Debug)]
pub struct Deadline {
    /// `None` if there is no end, or the clock cannot represent it.
    end: Option<Instant>,
}

#[cfg(feature = "clock")]
impl Deadline {
    /// A deadline that never expires.
    pub const NEVER: Deadline = Deadline { end: None };

    /// A deadline this long from now.
    pub fn after(time: Duration) -> Self {
        Deadline { end: Instant::now().checked_add(time) }
    }

    /// The time left, or `None` if the deadline never expires.
    pub fn left(self) -> Option<Duration> {
        self.end.map(|end| end.saturating_duration_since(Instant::now()))
    }

    /// Whether the deadline has passed.
    pub fn is_over(self) -> bool {
        self.end.is_some_and(|end| Instant::now() >= end)
    }
}

#[cfg(feature = "clock")]
impl Monitor for Deadline {
    fn should_stop(&self) -> bool {
        self.is_over()
    }
}
