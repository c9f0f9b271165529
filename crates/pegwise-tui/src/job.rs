//! Long-running work in its own thread, which keeps the engine and its caches. A new job stops the previous one.

use pegwise::engine::{
    BuildTree, Engine, EngineError, Evaluate, FindCandidates, GeneratePuzzle, JudgeAlternative, OpenGame, ReviewGame,
    Suggest, Throttle,
};
use pegwise::notation::GameRecord;
use pegwise::tree::SubtreeStats;
use pegwise::{
    Board, Code, Decision, Evaluation, GuessPool, Judged, Limits, Monitor, PlayerSpec, Progress, Puzzle, PuzzleKind,
    PuzzleLevel, Reviewed, Rules, Session, StrategyTree,
};
use pegwise_text::failure;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};

/// A request to the engine. Players are text, because they come from a list or were typed.
#[derive(Clone, Debug)]
pub enum Request {
    /// Lists the codes of a game.
    Prepare {
        /// The game.
        record: GameRecord,
    },
    /// Suggests the next guess in a game.
    Suggest {
        /// The game.
        session: Box<Session>,
        /// The strategy.
        strategy: String,
    },
    /// Computes the skill and the luck of a game.
    Review {
        /// The game.
        session: Box<Session>,
        /// The codes that the person may guess.
        pool: GuessPool,
    },
    /// Counts the codes that fit, on a board too large to list.
    Count {
        /// The position.
        session: Box<Session>,
    },
    /// Judges another guess in an exercise.
    JudgeAlternative(JudgeAlternative),
    /// Draws a puzzle.
    Puzzle {
        /// The board.
        rules: Rules,
        /// The kind of puzzle.
        kind: PuzzleKind,
        /// The level.
        level: PuzzleLevel,
        /// The seed.
        seed: u64,
    },
    /// Plays a strategy against every secret of a board.
    Evaluate {
        /// The board.
        rules: Rules,
        /// The strategy.
        strategy: String,
    },
    /// Writes a strategy out as a tree.
    BuildTree {
        /// The board.
        rules: Rules,
        /// The strategy.
        strategy: String,
    },
}

/// A request, numbered so that its reports can be recognised.
#[derive(Clone, Debug)]
pub struct Job {
    /// The number, which increases: a job replaces those with lower numbers.
    pub number: u64,
    /// The request.
    pub request: Request,
}

/// A report from a job.
#[derive(Clone, Debug)]
pub struct JobEvent {
    /// The number of the job.
    pub number: u64,
    /// The content of the report.
    pub news: News,
}

/// The content of a report from a job.
#[derive(Clone, Debug)]
pub enum News {
    /// The progress so far.
    Progress(Progress),
    /// The best guess found so far.
    Improved(Code),
    /// A game is ready.
    Prepared(Box<Session>),
    /// A guess was found.
    Suggested(Box<Decision>),
    /// The known facts about the codes that fit, on a board too large to list, and a guess if any code fits.
    Looked(Box<Session>, Option<Box<Decision>>),
    /// A game was reviewed.
    Reviewed(Box<Reviewed>),
    /// A guess was judged.
    Judged(Box<Judged>),
    /// A puzzle was drawn.
    Drawn(Box<Puzzle>),
    /// The results of a strategy, proved if it is optimal play.
    Evaluated(Evaluation),
    /// The tree of a strategy, proved if it is optimal play, and the statistics of the subtree below each node.
    Explored(Box<StrategyTree>, Vec<SubtreeStats>),
    /// The work failed, for this reason.
    Failed(String),
    /// The work was stopped before it found anything.
    Stopped,
}

impl Request {
    /// Does the work and returns the result.
    pub fn carry_out(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> News {
        match self.try_carry_out(engine, limits, monitor) {
            Ok(news) => news,
            Err(EngineError::Stopped) => News::Stopped,
            Err(reason) => News::Failed(failure::engine(&reason)),
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
                let tree = engine.run(BuildTree { board: rules.into(), player }, limits, monitor)?;
                let stats = tree.subtree_stats();
                News::Explored(Box::new(tree), stats)
            }
        })
    }
}

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

fn reviewed(found: Reviewed) -> News {
    let is_whole = match &found {
        Reviewed::Costs(review) => review.is_complete(),
        Reviewed::Narrowings(narrowings) => !narrowings.was_stopped,
    };
    if is_whole { News::Reviewed(Box::new(found)) } else { News::Stopped }
}

/// A handle to a thread that carries out jobs.
#[derive(Debug)]
pub struct Worker {
    orders: Sender<Job>,
    /// The number of the current job. Work on any other job stops.
    wanted: Arc<AtomicU64>,
}

impl Worker {
    /// Starts the thread, which passes every report to `tell` and ends when the worker is dropped.
    ///
    /// # Errors
    /// Fails if the system cannot start a thread.
    pub fn start(limits: Limits, tell: impl Fn(JobEvent) + Send + Sync + 'static) -> std::io::Result<Self> {
        let (orders, ordered) = channel::<Job>();
        let wanted = Arc::new(AtomicU64::new(0));
        let worker = Worker { orders, wanted: Arc::clone(&wanted) };
        let thread = std::thread::Builder::new().name("pegwise-worker".into());
        thread.spawn(move || {
            let mut engine = Engine::new();
            while let Ok(first) = ordered.recv() {
                let job = ordered.try_iter().last().unwrap_or(first);
                let listener =
                    Listener { number: job.number, wanted: &wanted, tell: &tell, throttle: Throttle::default() };
                if listener.should_stop() {
                    listener.say(News::Stopped);
                    continue;
                }
                // A bug in Pegwise must not end the person's game.
                let work = AssertUnwindSafe(|| job.request.carry_out(&mut engine, limits, &listener));
                listener.say(catch_unwind(work).unwrap_or_else(|panic| {
                    engine = Engine::new();
                    News::Failed(failure::defect(message_of(panic.as_ref())))
                }));
            }
        })?;
        Ok(worker)
    }

    /// Sends a job and stops the previous one. Every job that starts ends with one report that is neither progress nor
    /// an improvement; a job that is replaced before it starts sends no report.
    pub fn order(&self, job: Job) {
        self.wanted.store(job.number, Ordering::SeqCst);
        // The thread lives as long as the worker.
        let _ = self.orders.send(job);
    }

    /// Stops the current work, which still reports what it has found.
    pub fn stop(&self) {
        self.wanted.store(0, Ordering::SeqCst);
    }
}

fn message_of(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("no message")
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.stop();
    }
}

struct Listener<'a> {
    number: u64,
    wanted: &'a AtomicU64,
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
        self.wanted.load(Ordering::Relaxed) != self.number
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::Receiver;
    use std::time::Duration;

    fn worker() -> (Worker, Receiver<JobEvent>) {
        let (tell, reports) = channel();
        (Worker::start(Limits::default(), move |report| drop(tell.send(report))).unwrap(), reports)
    }

    fn evaluate(number: u64, rules: &str) -> Job {
        Job { number, request: Request::Evaluate { rules: rules.parse().unwrap(), strategy: "knuth".into() } }
    }

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
