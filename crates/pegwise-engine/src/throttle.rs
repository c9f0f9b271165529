//! How often progress is told.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use web_time::Instant;

/// Lets progress through at most ten times a second: more often nobody looks.
#[derive(Debug, Default)]
pub struct Throttle(Mutex<Option<Instant>>);

impl Throttle {
    const PAUSE: Duration = Duration::from_millis(100);

    /// Is it time to tell? Then that is told.
    pub fn is_due(&self) -> bool {
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_due = last.is_none_or(|last| last.elapsed() >= Self::PAUSE);
        if is_due {
            *last = Some(Instant::now());
        }
        is_due
    }
}
