//! A monitor that is a switch, to stop work from another thread.

use super::{Monitor, Progress};
use crate::code::Code;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A switch that stops work from another thread. Clones are the same switch.
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
    /// Stops whatever is monitored by this switch, for good.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Monitor for StopSwitch {
    fn should_stop(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Both monitors are told everything, and either stops the work.
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
