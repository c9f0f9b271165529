//! Long work, done by a thread of its own. The latest order wins: a new one stops the one before.

use crate::failure;
use pegwise::engine::{
    BuildTree, Engine, EngineError, Evaluate, Explored, FindCandidates, GeneratePuzzle, JudgeAlternative, OpenGame,
    ReviewGame, Suggest, Throttle,
};
use pegwise::notation::GameRecord;
use pegwise::{
    Board, Code, Decision, Evaluation, GuessPool, Judged, Limits, Monitor, PlayerSpec, Progress, Puzzle, PuzzleKind,
    PuzzleLevel, Reviewed, Rules, Session,
};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

/// What the app asks of the engine. Players are named as text: they come from a list or were typed.
#[derive(Clone, Debug)]
pub enum Request {
    /// A game whose codes are to be listed.
    Prepare {
        /// The game.
        record: GameRecord,
    },
    /// The next guess in a game.
    Suggest {
        /// The game.
        session: Box<Session>,
        /// Who guesses.
        strategy: String,
    },
    /// The skill and the luck of a game.
    Review {
        /// The game.
        session: Box<Session>,
        /// Which codes the person may guess.
        pool: GuessPool,
    },
    /// How many codes fit, on a board too large to list.
    Count {
        /// The position.
        session: Box<Session>,
    },
    /// What a guess would be worth in place of that of an exercise.
    JudgeAlternative(JudgeAlternative),
    /// A puzzle from a seed.
    Puzzle {
        /// The board.
        rules: Rules,
        /// What is asked.
        kind: PuzzleKind,
        /// How hard it is.
        level: PuzzleLevel,
        /// What it is drawn from.
        seed: u64,
    },
    /// A strategy against every secret of a board.
    Evaluate {
        /// The board.
        rules: Rules,
        /// Who guesses.
        strategy: String,
    },
    /// A strategy written out, to be looked through.
    BuildTree {
        /// The board.
        rules: Rules,
        /// Who guesses.
        strategy: String,
    },
}

/// Work to be done, and the number its events will have.
#[derive(Clone, Debug)]
pub struct Job {
    /// Numbers go up: a job with a higher one replaces one with a lower.
    pub number: u64,
    /// What is to be done.
    pub request: Request,
}

/// What happens to a job.
#[derive(Clone, Debug)]
pub struct JobEvent {
    /// Which one.
    pub number: u64,
    /// What is new.
    pub news: News,
}

/// What is new of a job.
#[derive(Clone, Debug)]
pub enum News {
    /// How far it has come.
    Progress(Progress),
    /// The best guess found so far.
    Improved(Code),
    /// A game is ready.
    Prepared(Box<Session>),
    /// A guess was found.
    Suggested(Box<Decision>),
    /// On a board too large to list: what is known of the codes that fit, and a guess if some do.
    Looked(Box<Session>, Option<Box<Decision>>),
    /// A game was reviewed.
    Reviewed(Box<Reviewed>),
    /// A guess was judged.
    Judged(Box<Judged>),
    /// A puzzle was drawn.
    Drawn(Box<Puzzle>),
    /// A strategy was played out. If it is the optimal one, this was proved.
    Evaluated(Evaluation),
    /// A strategy was written out. If it is the optimal one, this was proved.
    Explored(Box<Explored>),
    /// There will be no result; why.
    Failed(String),
    /// The work was stopped before anything was found.
    Stopped,
}

impl Request {
    /// Does the work, and says what came of it.
    pub fn carry_out(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> News {
        match self.try_carry_out(engine, limits, monitor) {
            Ok(news) => news,
            Err(EngineError::Stopped) => News::Stopped,
            Err(reason) => News::Failed(failure::explain(&reason)),
        }
    }

    fn try_carry_out(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<News, EngineError> {
        let player = |strategy: &str, board: &Board| PlayerSpec::read(strategy, board);
        Ok(match self {
            Request::Prepare { record } => {
                let (session, _) = engine.run(OpenGame { record: record.into() }, limits, monitor)?;
                News::Prepared(Box::new(session))
            }
            Request::Suggest { session, strategy } if session.codebook().is_err() => {
                looked(*session, &strategy, engine, limits, monitor)?
            }
            Request::Suggest { session, strategy } => {
                let player = player(&strategy, session.rules())?;
                News::Suggested(Box::new(engine.run(Suggest { session, player }, limits, monitor)?))
            }
            Request::Count { mut session } => {
                engine.run(FindCandidates { session: &mut session }, limits, monitor)?;
                News::Looked(session, None)
            }
            Request::Review { session, pool } => reviewed(engine.run(ReviewGame { session, pool }, limits, monitor)?),
            Request::JudgeAlternative(request) => News::Judged(Box::new(engine.run(request, limits, monitor)?)),
            Request::Puzzle { rules, kind, level, seed } => {
                News::Drawn(Box::new(engine.run(GeneratePuzzle { rules, kind, level, seed }, limits, monitor)?))
            }
            Request::Evaluate { rules, strategy } => {
                let player = player(&strategy, &rules)?;
                News::Evaluated(engine.run(Evaluate { board: rules.into(), player }, limits, monitor)?)
            }
            Request::BuildTree { rules, strategy } => {
                let player = player(&strategy, &rules)?;
                News::Explored(Box::new(engine.run(BuildTree { board: rules.into(), player }, limits, monitor)?))
            }
        })
    }
}

/// Looks for codes that fit, then for a guess.
fn looked(
    mut session: Session,
    strategy: &str,
    engine: &mut Engine,
    limits: Limits,
    monitor: &dyn Monitor,
) -> Result<News, EngineError> {
    engine.run(FindCandidates { session: &mut session }, limits, monitor)?;
    if session.diagnose().is_some() {
        return Ok(News::Looked(Box::new(session), None));
    }
    let player = PlayerSpec::read(strategy, session.rules())?;
    let decision = engine.run(Suggest { session: Box::new(session.clone()), player }, limits, monitor)?;
    Ok(News::Looked(Box::new(session), Some(Box::new(decision))))
}

/// The screens show whole reviews only.
fn reviewed(found: Reviewed) -> News {
    let is_whole = match &found {
        Reviewed::Costs(review) => review.is_complete(),
        Reviewed::Narrowings(narrowings) => !narrowings.was_stopped,
    };
    if is_whole { News::Reviewed(Box::new(found)) } else { News::Stopped }
}

/// Where orders go, and the thread that carries them out.
#[derive(Debug)]
pub struct Worker {
    slot: Arc<JobSlot>,
}

/// What the two threads share.
#[derive(Debug, Default)]
struct JobSlot {
    next: Mutex<Next>,
    changed: Condvar,
    /// The number of the order that is wanted; work for another one stops.
    wanted: AtomicU64,
    closed: AtomicBool,
}

/// One waiting order: the latest.
#[derive(Debug, Default)]
struct Next(Option<Job>);

impl Worker {
    /// Starts the thread. It hands every report to `tell`, and ends when the worker is dropped.
    ///
    /// # Errors
    /// If the system gives no thread.
    pub fn start(limits: Limits, tell: impl Fn(JobEvent) + Send + Sync + 'static) -> std::io::Result<Self> {
        let slot = Arc::new(JobSlot::default());
        let shared = Arc::clone(&slot);
        let thread = std::thread::Builder::new().name("pegwise-worker".into());
        thread.spawn(move || {
            let mut engine = Engine::new();
            while let Some(job) = shared.wait() {
                let listener =
                    Listener { number: job.number, slot: &shared, tell: &tell, throttle: Throttle::default() };
                if listener.should_stop() {
                    listener.say(News::Stopped);
                    continue;
                }
                // A defect of ours must not take the person's game with it.
                let work = AssertUnwindSafe(|| job.request.carry_out(&mut engine, limits, &listener));
                listener.say(catch_unwind(work).unwrap_or_else(|panic| {
                    engine = Engine::new();
                    News::Failed(failure::defect(message_of(panic.as_ref())))
                }));
            }
        })?;
        Ok(Worker { slot })
    }

    /// Hands in an order and stops the one before it. Every order that is begun ends with one report that is neither
    /// progress nor an improvement; an order that was replaced before it was begun has none.
    pub fn order(&self, job: Job) {
        self.slot.wanted.store(job.number, Ordering::SeqCst);
        self.slot.lock().0 = Some(job);
        self.slot.changed.notify_one();
    }

    /// Stops the work at hand; what was found until then is still reported, or that nothing was.
    pub fn stop(&self) {
        self.slot.wanted.store(0, Ordering::SeqCst);
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
        self.slot.closed.store(true, Ordering::SeqCst);
        self.slot.changed.notify_one();
    }
}

impl JobSlot {
    fn lock(&self) -> std::sync::MutexGuard<'_, Next> {
        self.next.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next order; `None` when the worker is gone.
    fn wait(&self) -> Option<Job> {
        let mut next = self.lock();
        loop {
            if self.closed.load(Ordering::SeqCst) {
                return None;
            }
            if let Some(job) = next.0.take() {
                return Some(job);
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
    slot: &'a JobSlot,
    tell: &'a (dyn Fn(JobEvent) + Send + Sync),
    throttle: Throttle,
}

impl Listener<'_> {
    fn say(&self, news: News) {
        (self.tell)(JobEvent { number: self.number, news });
    }
}

impl Monitor for Listener<'_> {
    fn progress(&self, progress: Progress) {
        if self.throttle.is_due() {
            self.say(News::Progress(progress));
        }
    }

    fn improved(&self, guess: &Code) {
        self.say(News::Improved(guess.clone()));
    }

    fn should_stop(&self) -> bool {
        self.slot.wanted.load(Ordering::Relaxed) != self.number
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{Receiver, channel};

    fn worker() -> (Worker, Receiver<JobEvent>) {
        let (tell, reports) = channel();
        (Worker::start(Limits::default(), move |report| drop(tell.send(report))).unwrap(), reports)
    }

    fn evaluate(number: u64, rules: &str) -> Job {
        Job { number, request: Request::Evaluate { rules: rules.parse().unwrap(), strategy: "knuth".into() } }
    }

    /// Its last report, waited for.
    fn last(reports: &Receiver<JobEvent>, number: u64) -> News {
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
    fn a_failure_is_an_event() {
        let (worker, reports) = worker();
        worker.order(Job {
            number: 1,
            request: Request::Evaluate { rules: Rules::classic(), strategy: "nonsense".into() },
        });
        assert!(matches!(last(&reports, 1), News::Failed(_)));
        drop(worker);
        assert!(reports.recv_timeout(Duration::from_mins(1)).is_err(), "the thread ends with the worker");
    }
}
