//! Long work, done by a thread of its own. The latest order wins: a new one stops the one before.

use pegwise::bench::{Bench, News, Task};
use pegwise::{Code, Limits, Monitor, Progress};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Work to be done, and the number its reports will have.
#[derive(Clone, Debug)]
pub struct Order {
    /// Numbers go up: an order with a higher one replaces one with a lower.
    pub number: u64,
    /// What is to be done.
    pub task: Task,
}

/// News of an order.
#[derive(Clone, Debug)]
pub struct Report {
    /// Which one.
    pub number: u64,
    /// The news.
    pub news: News,
}

/// Where orders go, and the thread that carries them out.
#[derive(Debug)]
pub struct Worker {
    desk: Arc<Desk>,
}

/// What the two threads share.
#[derive(Debug, Default)]
struct Desk {
    next: Mutex<Next>,
    changed: Condvar,
    /// The number of the order that is wanted; work for another one stops.
    wanted: AtomicU64,
    closed: AtomicBool,
}

/// One waiting order: the latest.
#[derive(Debug, Default)]
struct Next(Option<Order>);

impl Worker {
    /// Starts the thread. It hands every report to `tell`, and ends when the worker is dropped.
    ///
    /// # Errors
    /// If the system gives no thread.
    pub fn start(limits: Limits, tell: impl Fn(Report) + Send + Sync + 'static) -> std::io::Result<Self> {
        let desk = Arc::new(Desk::default());
        let shared = Arc::clone(&desk);
        let thread = std::thread::Builder::new().name("pegwise-worker".into());
        thread.spawn(move || {
            let mut bench = Bench::new(limits);
            while let Some(order) = shared.wait() {
                let listener = Listener { number: order.number, desk: &shared, tell: &tell, told: Mutex::default() };
                if listener.should_stop() {
                    listener.say(News::Stopped);
                    continue;
                }
                // A defect of ours must not take the person's game with it.
                let work = AssertUnwindSafe(|| bench.carry_out(order.task, &listener));
                listener.say(catch_unwind(work).unwrap_or_else(|panic| {
                    bench = Bench::new(limits);
                    News::Failed(format!("this is a defect of pegwise: {}", message_of(panic.as_ref())))
                }));
            }
        })?;
        Ok(Worker { desk })
    }

    /// Hands in an order and stops the one before it. Every order that is begun ends with one report that is neither
    /// progress nor an improvement; an order that was replaced before it was begun has none.
    pub fn order(&self, order: Order) {
        self.desk.wanted.store(order.number, Ordering::SeqCst);
        self.desk.lock().0 = Some(order);
        self.desk.changed.notify_one();
    }

    /// Stops the work at hand; what was found until then is still reported, or that nothing was.
    pub fn stop(&self) {
        self.desk.wanted.store(0, Ordering::SeqCst);
    }
}

/// What a panic said.
fn message_of(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("no message")
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.stop();
        self.desk.closed.store(true, Ordering::SeqCst);
        self.desk.changed.notify_one();
    }
}

impl Desk {
    fn lock(&self) -> std::sync::MutexGuard<'_, Next> {
        self.next.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next order; `None` when the worker is gone.
    fn wait(&self) -> Option<Order> {
        let mut next = self.lock();
        loop {
            if self.closed.load(Ordering::SeqCst) {
                return None;
            }
            if let Some(order) = next.0.take() {
                return Some(order);
            }
            // Wakes up now and then, so that no closing is missed between the check and the wait.
            let waited = self.changed.wait_timeout(next, Duration::from_millis(200));
            next = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }
}

/// Passes on what an order's work has to say.
struct Listener<'a> {
    number: u64,
    desk: &'a Desk,
    tell: &'a (dyn Fn(Report) + Send + Sync),
    told: Mutex<Option<Instant>>,
}

impl Listener<'_> {
    fn say(&self, news: News) {
        (self.tell)(Report { number: self.number, news });
    }
}

impl Monitor for Listener<'_> {
    fn progress(&self, progress: Progress) {
        /// More often than this nobody can read.
        const PAUSE: Duration = Duration::from_millis(60);
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        if told.is_none_or(|told| told.elapsed() >= PAUSE) {
            *told = Some(Instant::now());
            drop(told);
            self.say(News::Progress(progress));
        }
    }

    fn improved(&self, guess: &Code) {
        self.say(News::Improved(guess.clone()));
    }

    fn should_stop(&self) -> bool {
        self.desk.wanted.load(Ordering::Relaxed) != self.number
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise::Rules;
    use std::sync::mpsc::{Receiver, channel};

    fn worker() -> (Worker, Receiver<Report>) {
        let (tell, reports) = channel();
        (Worker::start(Limits::default(), move |report| drop(tell.send(report))).unwrap(), reports)
    }

    fn evaluate(number: u64, rules: &str) -> Order {
        Order { number, task: Task::Evaluate { rules: rules.parse().unwrap(), strategy: "knuth".into() } }
    }

    /// Its last report, waited for.
    fn last(reports: &Receiver<Report>, number: u64) -> News {
        loop {
            let report = reports.recv_timeout(Duration::from_mins(1)).expect("every order that is begun ends");
            if report.number == number && !matches!(report.news, News::Progress(_) | News::Improved(_)) {
                return report.news;
            }
        }
    }

    #[test]
    fn the_latest_order_wins() {
        let (worker, reports) = worker();
        // Hours of work, which nobody waits for.
        worker.order(evaluate(1, "7x8"));
        worker.order(evaluate(2, "7x9"));
        worker.order(evaluate(3, "4x6"));
        assert!(matches!(last(&reports, 3), News::Evaluated(evaluation) if evaluation.total() == 5801));
    }

    #[test]
    fn stopped_work_is_said_to_be() {
        let (worker, reports) = worker();
        worker.order(evaluate(1, "6x9"));
        worker.stop();
        assert!(matches!(last(&reports, 1), News::Stopped));
        worker.order(evaluate(2, "3x4"));
        assert!(matches!(last(&reports, 2), News::Evaluated(_)));
    }

    #[test]
    fn a_failure_is_a_report() {
        let (worker, reports) = worker();
        worker
            .order(Order { number: 1, task: Task::Evaluate { rules: Rules::classic(), strategy: "nonsense".into() } });
        assert!(matches!(last(&reports, 1), News::Failed(_)));
        drop(worker);
        assert!(reports.recv_timeout(Duration::from_mins(1)).is_err(), "the thread ends with the worker");
    }
}
