//! The progress of a part of a longer piece of work.

use pegwise_core::{Monitor, Progress};

/// Maps the progress of a part to the whole, and hides the guesses that its searches find.
#[derive(Clone, Copy)]
pub(super) struct SubProgress<'a> {
    monitor: &'a dyn Monitor,
    from: u64,
    to: u64,
    total: u64,
}

const FINE: u64 = 1 << 16;

impl<'a> SubProgress<'a> {
    pub(super) fn whole(monitor: &'a dyn Monitor) -> Self {
        SubProgress { monitor, from: 0, to: FINE, total: FINE }
    }

    pub(super) fn part(self, from: u64, to: u64, of: u64) -> Self {
        SubProgress { from: self.at(from, of), to: self.at(to, of), ..self }
    }

    fn at(self, done: u64, of: u64) -> u64 {
        let width = u128::from(self.to - self.from);
        let share = width * u128::from(done.min(of)) / u128::from(of.max(1));
        self.from + u64::try_from(share).expect("no more than the width")
    }
}

impl Monitor for SubProgress<'_> {
    fn progress(&self, progress: Progress) {
        self.monitor.progress(Progress { done: self.at(progress.done, progress.total), total: self.total });
    }

    fn should_stop(&self) -> bool {
        self.monitor.should_stop()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise_core::{Event, Listener};
    use std::sync::Mutex;

    #[test]
    fn parts_of_parts_make_one_progress() {
        let told = Mutex::new(Vec::new());
        let listener = Listener(|event: Event<'_>| {
            if let Event::Progress(progress) = event {
                told.lock().unwrap().push(progress);
            }
        });
        let second_half = SubProgress::whole(&listener).part(1, 2, 2);
        second_half.progress(Progress { done: 0, total: 7 });
        second_half.part(3, 4, 4).progress(Progress { done: 1, total: 2 });
        second_half.progress(Progress { done: 9, total: 7 });
        let told: Vec<u64> = told.into_inner().unwrap().iter().map(|progress| progress.done * 16 / FINE).collect();
        assert_eq!(told, [8, 15, 16]);
    }
}
