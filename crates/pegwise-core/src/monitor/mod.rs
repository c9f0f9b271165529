//! Who is told the progress of a long computation, and can stop it.

#[cfg(feature = "clock")]
mod deadline;
mod listener;
mod stop;

#[cfg(feature = "clock")]
pub use deadline::Deadline;
pub use listener::{Event, Listener};
pub use stop::{Both, StopSwitch};

use crate::code::Code;

/// How far a long computation has come. Counts only; words are the front end's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// Units of work finished.
    pub done: u64,
    /// Units of work in all.
    pub total: u64,
}

/// Who listens to a long computation, and who may stop it.
///
/// Every function that can take longer than about 10 ms takes one. `()` listens to nothing and never
/// stops. [`Listener`] is made of a closure, [`StopSwitch`] stops work from another thread, and `Deadline`, with the
/// feature `clock`, when its time is up.
pub trait Monitor: Sync {
    /// Told how far the work has come, up to a thousand times a second: what is drawn from it is better drawn less often.
    /// May be called from any thread.
    fn progress(&self, _progress: Progress) {}

    /// Told during a long search when a better guess has been found than all before. May be called from
    /// any thread.
    fn improved(&self, _guess: &Code) {}

    /// Told during a proof when what it looks for is known more closely: it is at least `lower`, and at most
    /// `upper`, the best found so far. May be called from any thread.
    fn bounds(&self, _lower: u64, _upper: Option<u64>) {}

    /// Polled every few milliseconds; `true` makes the computation return [`Cancelled`], or the best it has
    /// found, where it says so.
    fn should_stop(&self) -> bool {
        false
    }

    /// `Err(Cancelled)` if the work should stop, for use with `?`.
    ///
    /// # Errors
    /// [`Cancelled`] when [`Monitor::should_stop`] says so.
    fn check(&self) -> Result<(), Cancelled> {
        if self.should_stop() { Err(Cancelled) } else { Ok(()) }
    }
}

impl Monitor for () {}

/// Passes on the wish to stop, and nothing else: the progress of a part is not that of the whole.
#[derive(Clone, Copy)]
pub struct StopOnly<'a>(pub &'a dyn Monitor);

impl Monitor for StopOnly<'_> {
    fn should_stop(&self) -> bool {
        self.0.should_stop()
    }
}

/// The computation was stopped through its [`Monitor`] before it had an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("stopped before the work was done")]
pub struct Cancelled;
