//! Long work, done by a thread of its own. The latest order wins: a new one stops the one before.

use pegwise::notation::GameRecord;
use pegwise::{
    Cancelled, Code, Codebook, Codebreaker, Decision, Evaluation, GuessPool, GuessReview, Limits, Monitor, NoReview,
    NoSuggestion, Objective, Progress, Puzzle, PuzzleKind, PuzzleLevel, Review, Reviewer, Rules, Session, Solver,
    State, StrategySpec, StrategyTree, Verdict, tree::Outlook,
};
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

/// What can be ordered.
#[derive(Clone, Debug)]
pub enum Task {
    /// A game whose codes are to be listed.
    Prepare {
        /// The game.
        record: GameRecord,
    },
    /// The next guess in a game.
    Suggest {
        /// The game.
        session: Box<Session>,
        /// The strategy: a spec, or `optimal`.
        strategy: String,
    },
    /// The skill and the luck of a game.
    Review {
        /// The game.
        session: Box<Session>,
        /// Which codes the person may guess.
        pool: GuessPool,
    },
    /// What a guess costs in a game.
    Judge {
        /// The game so far.
        session: Box<Session>,
        /// Which codes the person may guess.
        pool: GuessPool,
        /// The guess.
        guess: Code,
    },
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
        /// The strategy: a spec, or `optimal`.
        strategy: String,
    },
    /// A strategy written out, to be looked through.
    Explore {
        /// The board.
        rules: Rules,
        /// The strategy: a spec, or `optimal`.
        strategy: String,
    },
}

/// News of an order.
#[derive(Clone, Debug)]
pub struct Report {
    /// Which one.
    pub number: u64,
    /// The news.
    pub news: News,
}

/// What is new.
#[derive(Clone, Debug)]
pub enum News {
    /// So far has it come.
    Progress(Progress),
    /// The best guess found so far.
    Improved(Code),
    /// A game is ready.
    Prepared(Box<Session>),
    /// A guess was found.
    Suggested(Box<Decision>),
    /// A game was reviewed.
    Reviewed(Box<Review>),
    /// A guess was judged.
    Judged(Box<GuessReview>),
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

/// A strategy written out.
#[derive(Clone, PartialEq, Debug)]
pub struct Explored {
    /// Its tree.
    pub tree: StrategyTree,
    /// What lies ahead of each node.
    pub outlooks: Vec<Outlook>,
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

/// Carries out orders, and keeps what may be of use for the next one. The worker has one; without threads it can be
/// used by itself.
#[derive(Debug)]
pub struct Bench {
    limits: Limits,
    /// The codebreaker of the last suggestion, with its board and strategy.
    kept: Option<(Rules, String, Codebreaker)>,
    /// The reviewer of the last review, with its board.
    reviewer: Option<(Rules, Reviewer)>,
}

/// The strategy that the solver finds.
pub const OPTIMAL: &str = "optimal";

impl Bench {
    /// With these limits for lists of codes.
    pub fn new(limits: Limits) -> Self {
        Bench { limits, kept: None, reviewer: None }
    }

    /// Does the work, and says what came of it.
    pub fn carry_out(&mut self, task: Task, monitor: &impl Monitor) -> News {
        let result = match task {
            Task::Prepare { record } => Session::from_record(record, self.limits)
                .map(|session| News::Prepared(Box::new(session)))
                .map_err(|(row, problem)| Refused::Because(format!("row {row}: {problem}"))),
            Task::Suggest { session, strategy } => self.suggest(&session, strategy, monitor),
            Task::Review { session, pool } => self.review(&session, pool, monitor),
            Task::Judge { session, pool, guess } => self.judge(&session, pool, &guess, monitor),
            Task::Puzzle { rules, kind, level, seed } => self.puzzle(&rules, kind, level, seed),
            Task::Evaluate { rules, strategy } => {
                self.tree(&rules, &strategy, monitor).map(|tree| News::Evaluated(tree.evaluation()))
            }
            Task::Explore { rules, strategy } => self.tree(&rules, &strategy, monitor).map(|tree| {
                let outlooks = tree.outlooks();
                News::Explored(Box::new(Explored { tree, outlooks }))
            }),
        };
        match result {
            Ok(news) => news,
            Err(Refused::Stopped) => News::Stopped,
            Err(Refused::Because(reason)) => News::Failed(reason),
        }
    }

    fn suggest(&mut self, session: &Session, strategy: String, monitor: &impl Monitor) -> Result<News, Refused> {
        let codebook = session.codebook().map_err(because)?;
        let kept = self.kept.take().filter(|(rules, name, _)| rules == session.rules() && *name == strategy);
        let codebreaker = match kept {
            Some((_, _, codebreaker)) => codebreaker,
            None if strategy == OPTIMAL => Codebreaker::optimal(codebook, self.limits).map_err(because)?,
            None => Codebreaker::new(&StrategySpec::read(&strategy, session.rules()).map_err(because)?, codebook),
        };
        let suggested = codebreaker.suggest(session, monitor);
        self.kept = Some((session.rules().clone(), strategy, codebreaker));
        match suggested {
            Ok(decision) => Ok(News::Suggested(Box::new(decision))),
            Err(NoSuggestion::Cancelled(stopped)) => Err(stopped.into()),
            Err(reason) => Err(because(reason)),
        }
    }

    fn reviewer(&mut self, session: &Session, pool: GuessPool) -> Result<&Reviewer, Refused> {
        let codebook = session.codebook().map_err(because)?;
        let kept = self.reviewer.take().filter(|(rules, reviewer)| rules == session.rules() && reviewer.pool() == pool);
        let new = || Reviewer::new(codebook, pool, self.limits).map(|reviewer| (session.rules().clone(), reviewer));
        let kept = kept.map_or_else(new, Ok).map_err(because)?;
        Ok(&self.reviewer.insert(kept).1)
    }

    fn review(&mut self, session: &Session, pool: GuessPool, monitor: &impl Monitor) -> Result<News, Refused> {
        let review = self.reviewer(session, pool)?.review(session, monitor)?;
        Ok(News::Reviewed(Box::new(review)))
    }

    fn judge(
        &mut self,
        session: &Session,
        pool: GuessPool,
        guess: &Code,
        monitor: &impl Monitor,
    ) -> Result<News, Refused> {
        let codebook = session.codebook().map_err(because)?;
        let candidates = session.candidates().map_err(because)?;
        let state = State::new(codebook, session.turns(), candidates);
        let state = state.ok_or_else(|| because("no code fits all answers"))?;
        let judged = self.reviewer(session, pool)?.guess(state, guess, monitor)?;
        Ok(News::Judged(Box::new(judged)))
    }

    fn puzzle(&self, rules: &Rules, kind: PuzzleKind, level: PuzzleLevel, seed: u64) -> Result<News, Refused> {
        let codebook = Codebook::with_limits(rules, self.limits).map_err(because)?;
        let puzzle = Puzzle::draw(&codebook, kind, level, seed).map_err(because)?;
        Ok(News::Drawn(Box::new(puzzle)))
    }

    fn tree(&self, rules: &Rules, strategy: &str, monitor: &impl Monitor) -> Result<StrategyTree, Refused> {
        let codebook = Codebook::with_limits(rules, self.limits).map_err(because)?;
        if strategy == OPTIMAL {
            return self.optimal_tree(&codebook, monitor);
        }
        let spec = StrategySpec::read(strategy, rules).map_err(because)?;
        Ok(StrategyTree::build(&spec, &codebook, monitor)?)
    }

    /// Nothing is called optimal unless it is proved, and a replay of every secret confirms it.
    fn optimal_tree(&self, codebook: &Codebook, monitor: &impl Monitor) -> Result<StrategyTree, Refused> {
        let solver = Solver::new(codebook, GuessPool::All, self.limits).map_err(because)?;
        let solved = solver.solve(Objective::Mean, monitor);
        let tree = match (solved.verdict, solved.tree) {
            (Verdict::Optimal, Some(tree)) => tree,
            (Verdict::Bounded, _) => return Err(Refused::Stopped),
            (Verdict::Optimal | Verdict::Infeasible, _) => return Err(because("no play finds every code")),
        };
        let found = tree.verify_within(self.limits).map_err(because)?.total();
        if found != solved.lower {
            return Err(Refused::Because(format!("the tree has {found}, but {} was proved: a defect", solved.lower)));
        }
        Ok(tree)
    }
}

/// Why an order has no result.
enum Refused {
    Stopped,
    Because(String),
}

impl From<Cancelled> for Refused {
    fn from(Cancelled: Cancelled) -> Self {
        Refused::Stopped
    }
}

impl From<NoReview> for Refused {
    fn from(reason: NoReview) -> Self {
        match reason {
            NoReview::Cancelled(_) => Refused::Stopped,
            reason => because(reason),
        }
    }
}

#[expect(clippy::needless_pass_by_value, reason = "for map_err")]
fn because(reason: impl ToString) -> Refused {
    Refused::Because(reason.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
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
