//! A monitor that stops work when its time is up.

use super::Monitor;
use std::time::Duration;
use web_time::Instant;

/// Stops work when its time is up. Together with another monitor: [`Both`](super::Both).
///
/// ```
/// use pegwise_core::{Deadline, Monitor};
/// use std::time::Duration;
/// assert!(Deadline::after(Duration::ZERO).should_stop());
/// assert!(!Deadline::after(Duration::from_secs(3600)).should_stop());
/// assert_eq!((Deadline::NEVER.left(), Deadline::after(Duration::ZERO).left()), (None, Some(Duration::ZERO)));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Deadline {
    /// `None` if it is later than a clock can tell.
    end: Option<Instant>,
}

impl Deadline {
    /// No end.
    pub const NEVER: Deadline = Deadline { end: None };

    /// So long from now.
    pub fn after(time: Duration) -> Self {
        Deadline { end: Instant::now().checked_add(time) }
    }

    /// How much time is left; `None` if there is no end.
    pub fn left(self) -> Option<Duration> {
        self.end.map(|end| end.saturating_duration_since(Instant::now()))
    }

    /// Is the time up?
    pub fn is_over(self) -> bool {
        self.end.is_some_and(|end| Instant::now() >= end)
    }
}

impl Monitor for Deadline {
    fn should_stop(&self) -> bool {
        self.is_over()
    }
}
