//! The rate limit for progress reports.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use web_time::Instant;

/// Lets reports through at most ten times a second, which is as fast as people can follow.
#[derive(Debug, Default)]
pub struct Throttle(Mutex<Option<Instant>>);

impl Throttle {
    const PAUSE: Duration = Duration::from_millis(100);

    /// Whether a report is due. If so, it counts as sent.
    pub fn is_due(&self) -> bool {
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_due = last.is_none_or(|last| last.elapsed() >= Self::PAUSE);
        if is_due {
            *last = Some(Instant::now());
        }
        is_due
    }
}
