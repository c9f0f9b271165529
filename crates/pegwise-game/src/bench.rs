//! Work of a front end that can take long, by one who keeps what may be of use for the next order. Where it is carried
//! out, in a thread, in a worker of a browser or at once, is the front end's.

use crate::{
    Alternatives, Codebreaker, Expected, GuessReview, NoReview, NoSuggestion, PlayerSpec, Puzzle, PuzzleKind,
    PuzzleLevel, Review, Reviewer, Session,
};
use pegwise_core::notation::GameRecord;
use pegwise_core::{Cancelled, Code, Codebook, Limits, Monitor, Progress, Rules};
use pegwise_solver::{Objective, Solver, Verdict};
use pegwise_strategy::tree::{NotBuilt, SubtreeStats};
use pegwise_strategy::{Decision, Evaluation, GuessPool, NoDecision, StrategySpec, StrategyTree};

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
    /// The best guesses in a game.
    Rank {
        /// The game so far.
        session: Box<Session>,
        /// Which codes the person may guess.
        pool: GuessPool,
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
    /// The best guesses, and what the position needs on average with one of them.
    Ranked(Expected, Alternatives),
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
    pub subtree_stats: Vec<SubtreeStats>,
}

/// Carries out tasks, and keeps what may be of use for the next one: the codebreaker, the reviewer.
///
/// ```
/// use pegwise_core::{Limits, Rules};
/// use pegwise_game::bench::{Bench, News, Task};
/// let task = Task::Evaluate { rules: Rules::classic(), strategy: "knuth".to_owned() };
/// let News::Evaluated(evaluation) = Bench::new(Limits::default()).carry_out(task, &()) else { panic!("no result") };
/// assert_eq!(evaluation.total(), 5801);
/// ```
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
    pub fn carry_out(&mut self, task: Task, monitor: &dyn Monitor) -> News {
        let result = match task {
            Task::Prepare { record } => Session::from_record(record, self.limits)
                .map(|session| News::Prepared(Box::new(session)))
                .map_err(|(row, problem)| Refused::Because(format!("row {row}: {problem}"))),
            Task::Suggest { session, strategy } => self.suggest(&session, strategy, monitor),
            Task::Review { session, pool } => self.review(&session, pool, monitor),
            Task::Judge { session, pool, guess } => self.judge(&session, pool, &guess, monitor),
            Task::Rank { session, pool } => self.rank(&session, pool, monitor),
            Task::Puzzle { rules, kind, level, seed } => self.puzzle(&rules, kind, level, seed),
            Task::Evaluate { rules, strategy } => {
                self.tree(&rules, &strategy, monitor).map(|tree| News::Evaluated(tree.evaluation()))
            }
            Task::Explore { rules, strategy } => self.tree(&rules, &strategy, monitor).map(|tree| {
                let subtree_stats = tree.subtree_stats();
                News::Explored(Box::new(Explored { tree, subtree_stats }))
            }),
        };
        match result {
            Ok(news) => news,
            Err(Refused::Stopped) => News::Stopped,
            Err(Refused::Because(reason)) => News::Failed(reason),
        }
    }

    fn suggest(&mut self, session: &Session, strategy: String, monitor: &dyn Monitor) -> Result<News, Refused> {
        let codebook = session.codebook().map_err(because)?;
        let kept = self.kept.take().filter(|(rules, name, _)| rules == session.rules() && *name == strategy);
        let codebreaker = match kept {
            Some((_, _, codebreaker)) => codebreaker,
            None => {
                let player = PlayerSpec::read(&strategy, session.rules()).map_err(because)?;
                let no_file = |file: &str| Err(format!("no files are read here, such as {file}"));
                player.prepare(codebook, self.limits, no_file).map_err(because)?
            }
        };
        let suggested = codebreaker.suggest(session, monitor);
        self.kept = Some((session.rules().clone(), strategy, codebreaker));
        match suggested {
            Ok(decision) => Ok(News::Suggested(Box::new(decision))),
            Err(NoSuggestion::NoDecision(NoDecision::Cancelled(stopped))) => Err(stopped.into()),
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

    fn review(&mut self, session: &Session, pool: GuessPool, monitor: &dyn Monitor) -> Result<News, Refused> {
        let review = self.reviewer(session, pool)?.review(session, monitor)?;
        Ok(News::Reviewed(Box::new(review)))
    }

    fn judge(
        &mut self,
        session: &Session,
        pool: GuessPool,
        guess: &Code,
        monitor: &dyn Monitor,
    ) -> Result<News, Refused> {
        let judged = self.reviewer(session, pool)?.guess(session.state().map_err(because)?, guess, monitor)?;
        Ok(News::Judged(Box::new(judged)))
    }

    fn rank(&mut self, session: &Session, pool: GuessPool, monitor: &dyn Monitor) -> Result<News, Refused> {
        let (expected, alternatives) =
            self.reviewer(session, pool)?.best(session.state().map_err(because)?, monitor)?;
        Ok(News::Ranked(expected, alternatives))
    }

    fn puzzle(&self, rules: &Rules, kind: PuzzleKind, level: PuzzleLevel, seed: u64) -> Result<News, Refused> {
        let codebook = Codebook::with_limits(rules, self.limits).map_err(because)?;
        let puzzle = Puzzle::draw(rules, &codebook, kind, level, seed).map_err(because)?;
        Ok(News::Drawn(Box::new(puzzle)))
    }

    fn tree(&self, rules: &Rules, strategy: &str, monitor: &dyn Monitor) -> Result<StrategyTree, Refused> {
        let codebook = Codebook::with_limits(rules, self.limits).map_err(because)?;
        if strategy == OPTIMAL {
            return self.optimal_tree(&codebook, monitor);
        }
        let spec = StrategySpec::read(strategy, rules).map_err(because)?;
        match StrategyTree::build(&spec.prepare(&codebook), &codebook, monitor) {
            Err(NotBuilt::Cancelled(stopped)) => Err(stopped.into()),
            built => built.map_err(because),
        }
    }

    /// Nothing is called optimal unless it is proved, and a replay of every secret confirms it.
    fn optimal_tree(&self, codebook: &Codebook, monitor: &dyn Monitor) -> Result<StrategyTree, Refused> {
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

/// Why a task has no result.
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
