//! The requests that other programs make, answered: those of [`api::Request`], which `pegwise engine` reads line by line.
//!
//! ```
//! use pegwise_core::StopSwitch;
//! use pegwise_engine::Engine;
//! use pegwise_engine::protocol::{Defaults, answer};
//! use pegwise_engine::api::{Answer, CheckRequest, Request};
//!
//! let (mut engine, defaults) = (Engine::new(), Defaults::default());
//! let request = Request::Check(CheckRequest { game: "4x6 1122:1.1".to_owned(), alphabet: None });
//! let answer = answer(&mut engine, &defaults, request, Default::default(), &StopSwitch::default(), &|_| {});
//! let Ok(Answer::Check(check)) = answer else { panic!("a check is answered with a check") };
//! assert_eq!(check.candidates, 208);
//! ```

use crate::api::{self, Answer, ErrorKind, Failure, Request, RequestLimits};
use crate::{Engine, EngineError};
use pegwise_core::notation::{Alphabet, NotationError, Problem};
use pegwise_core::{Board, Both, Deadline, GuessPool, Limits, Listener, Monitor, Rules, StopSwitch};
use pegwise_game::{PlayerSpec, Reviewed, Session, Status};
use pegwise_solver::{Objective, Solved, Verdict};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use web_time::Instant;

/// What a request leaves out.
#[derive(Clone, Debug)]
pub struct Defaults {
    /// The board.
    pub rules: Rules,
    /// How codes are written.
    pub alphabet: Alphabet,
    /// Memory and time.
    pub limits: Limits,
}

impl Default for Defaults {
    /// The classic board in digits, and the usual limits.
    fn default() -> Self {
        Defaults { rules: Rules::classic(), alphabet: Alphabet::canonical(), limits: Limits::default() }
    }
}

/// Answers a request, and tells what happens meanwhile: at most ten times a second how far the work has come, and every
/// better guess. What a stopped request has found by then is its answer.
///
/// # Errors
///
/// [`Failure`] says what is wrong with the request, or why there is no answer.
pub fn answer(
    engine: &mut Engine,
    defaults: &Defaults,
    request: Request,
    limits: RequestLimits,
    switch: &StopSwitch,
    tell: &(dyn Fn(api::Event) + Sync),
) -> Result<Answer, Failure> {
    let alphabet = match request.alphabet() {
        Some(symbols) => Alphabet::new(symbols).map_err(usage)?,
        // The name of a board says how its codes are written.
        None => defaults.alphabet.of_game(request.board().unwrap_or_default()),
    };
    let seconds = limits.seconds.map(Duration::try_from_secs_f64).transpose();
    let seconds = seconds.map_err(|_| usage("`seconds` must be a number, 0 or more"))?;
    let memory = limits.memory.map(Limits::of_mebibytes);
    let news = News { alphabet: &alphabet, tell, last_progress: Mutex::new(None) };
    let listener = Listener(|event: pegwise_core::Event<'_>| news.pass_on(event));
    let deadline = seconds.map_or(Deadline::NEVER, Deadline::after);
    let mut work = Work {
        engine,
        rules: &defaults.rules,
        alphabet: &alphabet,
        limits: memory.unwrap_or(defaults.limits),
        deadline,
        monitor: &Both(&listener, switch),
        not_found: None,
    };
    let answered = work.answer(request);
    let not_found = work.not_found.take();
    answered.map_err(|refusal| match refusal {
        Refusal::Failure(failure) => failure,
        Refusal::Engine(EngineError::Stopped) if !switch.should_stop() => {
            Failure::new(ErrorKind::No, "time ran out before there was a result; give it more `seconds`")
        }
        // That codes were looked for in vain says more than that they cannot be listed.
        Refusal::Engine(EngineError::TooLarge(reason)) => not_found.unwrap_or(EngineError::TooLarge(reason)).into(),
        Refusal::Engine(reason) => reason.into(),
    })
}

/// What is told of a request while it is worked on.
struct News<'a> {
    alphabet: &'a Alphabet,
    tell: &'a (dyn Fn(api::Event) + Sync),
    last_progress: Mutex<Option<Instant>>,
}

impl News<'_> {
    /// More often nobody looks.
    const BETWEEN_PROGRESS: Duration = Duration::from_millis(100);

    fn pass_on(&self, event: pegwise_core::Event<'_>) {
        let event = match event {
            pegwise_core::Event::Progress(progress) if self.is_due() => {
                api::Event::Progress { done: progress.done, total: progress.total }
            }
            pegwise_core::Event::Improved(guess) => api::Event::Improved { guess: self.alphabet.write(guess) },
            pegwise_core::Event::Bounds { lower, upper } => api::Event::Bounds { lower, upper },
            _ => return,
        };
        (self.tell)(event);
    }

    fn is_due(&self) -> bool {
        let mut last = self.last_progress.lock().unwrap_or_else(PoisonError::into_inner);
        let due = last.is_none_or(|last| last.elapsed() >= Self::BETWEEN_PROGRESS);
        if due {
            *last = Some(Instant::now());
        }
        due
    }
}

/// Why there is no answer.
enum Refusal {
    Failure(Failure),
    Engine(EngineError),
}

impl From<Failure> for Refusal {
    fn from(failure: Failure) -> Self {
        Refusal::Failure(failure)
    }
}

impl From<EngineError> for Refusal {
    fn from(reason: EngineError) -> Self {
        Refusal::Engine(reason)
    }
}

fn usage(reason: impl ToString) -> Failure {
    Failure::new(ErrorKind::Usage, reason)
}

fn no(reason: impl ToString) -> Failure {
    Failure::new(ErrorKind::No, reason)
}

/// A request that is worked on.
struct Work<'a> {
    engine: &'a mut Engine,
    /// The board where a request names none.
    rules: &'a Rules,
    alphabet: &'a Alphabet,
    limits: Limits,
    /// For everything that is done for the request.
    deadline: Deadline,
    monitor: &'a dyn Monitor,
    /// Why no codes of the game are known, on a board too large to list.
    not_found: Option<EngineError>,
}

impl Work<'_> {
    fn answer(&mut self, request: Request) -> Result<Answer, Refusal> {
        match request {
            Request::Suggest(request) => self.suggest(&request),
            Request::Explain(request) => self.explain(&request),
            Request::Check(request) => self.check(&request),
            Request::Candidates(request) => self.candidates(&request),
            Request::Score(request) => self.score(&request),
            Request::Review(request) => self.review(&request),
            Request::Judge(request) => self.judge(&request),
            Request::Rank(request) => self.rank(&request),
            Request::Tree(request) => self.tree(&request),
            Request::Evaluate(request) => self.evaluate(&request),
            Request::Optimal(request) => self.optimal(&request),
            Request::Puzzle(request) => self.puzzle(&request),
            Request::Strategies {} => Ok(Answer::Strategies(api::Strategies::usual())),
            Request::Rules {} => Ok(Answer::Presets(api::Presets::all())),
        }
    }

    fn run<R: crate::Request>(&mut self, request: R) -> Result<R::Answer, EngineError> {
        self.engine.run(request, Limits { time: self.deadline.left(), ..self.limits }, self.monitor)
    }

    fn suggest(&mut self, request: &api::SuggestRequest) -> Result<Answer, Refusal> {
        let session = self.session(&request.game)?;
        let player = match &request.strategy {
            Some(strategy) => self.player(strategy, session.rules())?,
            None => PlayerSpec::adviser(&session, self.limits),
        };
        let game = self.write(&session);
        match session.status() {
            Status::Contradiction => {
                let diagnosis = session.diagnose().expect("there is a contradiction");
                return Ok(Answer::Contradicted(api::Contradicted { game, contradiction: (&diagnosis).into() }));
            }
            Status::Won { .. } => return Err(no("the code is broken already; there is nothing to guess").into()),
            Status::Lost | Status::Open { .. } => {}
        }
        let name = player.write(self.alphabet);
        let decision = self.run(crate::Suggest { session: Box::new(session), player })?;
        Ok(Answer::Decision(api::Decision::new(&decision, name, game, self.alphabet)))
    }

    fn explain(&mut self, request: &api::ExplainRequest) -> Result<Answer, Refusal> {
        let session = self.session(&request.game)?;
        let mut guesses = Vec::new();
        for text in &request.guesses {
            let guess = self.alphabet.read_guess(session.rules(), text).map_err(usage)?;
            let decision = self.run(crate::Explain { session: &session, guess })?;
            guesses.push(api::Guess::new(&decision, self.alphabet));
        }
        Ok(Answer::Explanation(api::Explanation { game: self.write(&session), guesses }))
    }

    fn check(&mut self, request: &api::CheckRequest) -> Result<Answer, Refusal> {
        let session = self.session(&request.game)?;
        let check = api::Check::new(&session, self.write(&session), self.alphabet);
        Ok(Answer::Check(check.map_err(EngineError::from)?))
    }

    fn candidates(&mut self, request: &api::CandidatesRequest) -> Result<Answer, Refusal> {
        let session = self.session(&request.game)?;
        let game = self.write(&session);
        let candidates = api::Candidates::new(&session, game, request.limit, self.alphabet);
        Ok(Answer::Candidates(candidates.map_err(EngineError::from)?))
    }

    fn score(&self, request: &api::ScoreRequest) -> Result<Answer, Refusal> {
        let rules = self.rules(request.rules.as_deref())?;
        let guess = self.alphabet.read_guess(&rules, &request.guess).map_err(usage)?;
        let secret = self.alphabet.read_code(&rules, &request.secret).map_err(usage)?;
        Ok(Answer::Score(api::Score::new(&rules, &guess, &secret, request.explain, self.alphabet)))
    }

    fn review(&mut self, request: &api::ReviewRequest) -> Result<Answer, Refusal> {
        let whole = self.session(&request.game)?;
        let (game, mut session) = (self.write(&whole), whole.before_gap());
        let read = |text| self.alphabet.read_code(session.rules(), text);
        let secret = request.secret.as_deref().map(read).transpose().map_err(usage)?;
        let wrong = secret.map(|secret| session.wrong_answers(&secret)).transpose().map_err(usage)?;
        let corrected = wrong.is_some() && session.status() == Status::Contradiction;
        if let Some(wrong) = wrong.as_ref().filter(|_| corrected) {
            session.correct(wrong).map_err(usage)?;
        }
        let contradiction = session.diagnose();
        let pool = request.pool.into();
        let reviewed = self.run(crate::ReviewGame { session: Box::new(session), pool })?;
        let skipped = usize::from(request.without_opening);
        let wrong_answers = wrong.map(|wrong| wrong.iter().map(Into::into).collect());
        let contradiction = contradiction.as_ref().map(Into::into);
        Ok(match reviewed {
            Reviewed::Costs(review) => Answer::Review(Box::new(api::Review {
                wrong_answers,
                corrected,
                contradiction,
                ..api::Review::new(&review, game, pool, skipped, self.alphabet)
            })),
            Reviewed::Narrowings(found) => Answer::Narrowings(api::Narrowings {
                wrong_answers,
                corrected,
                contradiction,
                ..api::Narrowings::new(&found, game, self.alphabet)
            }),
        })
    }

    fn judge(&mut self, request: &api::JudgeRequest) -> Result<Answer, Refusal> {
        let (session, pool) = (self.session(&request.game)?, request.pool.into());
        let guess = self.alphabet.read_guess(session.rules(), &request.guess).map_err(usage)?;
        let game = self.write(&session);
        let review = self.run(crate::Judge { session: Box::new(session), pool, guess })?;
        Ok(Answer::Judgement(Box::new(api::Judgement::new(&review, game, pool, self.alphabet))))
    }

    fn rank(&mut self, request: &api::RankRequest) -> Result<Answer, Refusal> {
        let (session, pool) = (self.session(&request.game)?, request.pool.into());
        let game = self.write(&session);
        let (best, alternatives) = self.run(crate::Rank { session: Box::new(session), pool })?;
        Ok(Answer::Ranking(api::Ranking::new(best, &alternatives, game, pool, self.alphabet)))
    }

    fn tree(&mut self, request: &api::TreeRequest) -> Result<Answer, Refusal> {
        let rules = self.rules(request.rules.as_deref())?;
        let player = self.player(&request.strategy, &rules)?;
        let tree = self.run(crate::OpenTree { board: rules.board().clone(), player })?;
        let node = request.node(&tree, self.alphabet)?;
        Ok(Answer::TreePosition(api::TreePosition::new(&tree, node, 1, self.alphabet)))
    }

    fn evaluate(&mut self, request: &api::EvaluateRequest) -> Result<Answer, Refusal> {
        let rules = self.rules(request.rules.as_deref())?;
        let read = |text: &String| self.player(text, &rules);
        let players = request.strategies.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        let codes = self.codes(&rules)?;
        let mut strategies = Vec::new();
        for player in players {
            let (started, name) = (Instant::now(), player.write(self.alphabet));
            let explored = match self.run(crate::BuildTree { board: rules.board().clone(), player }) {
                // What was finished before is worth having.
                Err(EngineError::Stopped) if !strategies.is_empty() => break,
                explored => explored?,
            };
            let (opening, seconds) = (&explored.tree.nodes()[0].guess, started.elapsed().as_secs_f64());
            let evaluation = explored.tree.evaluation();
            strategies.push(api::Evaluation::new(&rules, name, opening, &evaluation, seconds, self.alphabet));
        }
        let complete = strategies.len() == request.strategies.len();
        let (rules, codes) = (rules.board().to_string(), Some(codes));
        Ok(Answer::Evaluations(api::Evaluations { rules, codes, drawn: None, strategies, complete }))
    }

    fn optimal(&mut self, request: &api::OptimalRequest) -> Result<Answer, Refusal> {
        let rules = self.rules(request.rules.as_deref())?;
        let objective: Option<Objective> = request.objective.as_deref().map(str::parse).transpose().map_err(usage)?;
        let (started, codes, pool) = (Instant::now(), self.codes(&rules)?, request.pool.into());
        let board = rules.board().clone();
        let (solved, evaluation) = if board.lies() > 0 {
            let (solved, found) = self.run(crate::SolveLies { board, objective, pool })?;
            (solved, found.map(|found| found.worst))
        } else {
            let solved = self.run(crate::Solve { board, objective: objective.unwrap_or(Objective::Mean), pool })?;
            let evaluation = crate::confirm(&solved, self.limits)?;
            (solved, evaluation)
        };
        let best = solved.tree.as_ref().map(|tree| &tree.nodes()[0].guess).zip(evaluation.as_ref());
        let fast = if best.is_none() { self.fast_play(&rules, &solved, pool)? } else { None };
        let best = best.or_else(|| fast.as_ref().map(|played| (&played.tree.nodes()[0].guess, &played.evaluation)));
        let (rules, seconds) = (rules.board().to_string(), started.elapsed().as_secs_f64());
        Ok(Answer::Solved(api::Solved {
            heuristic: fast.as_ref().map(|played| played.strategy.to_string()),
            ..api::Solved::new(rules, codes, pool, &solved, best, seconds, self.alphabet)
        }))
    }

    /// Where a search was stopped before it found play of its own, that of a fast strategy, if it takes no time worth
    /// mentioning.
    fn fast_play(
        &mut self,
        board: &Board,
        solved: &Solved,
        pool: GuessPool,
    ) -> Result<Option<crate::FastPlayed>, EngineError> {
        if solved.verdict != Verdict::Bounded || board.lies() > 0 || !crate::HeuristicBaseline::is_quick(board) {
            return Ok(None);
        }
        let request = crate::HeuristicBaseline { board: board.clone(), objective: solved.objective, pool };
        self.engine.run(request, self.limits, &())
    }

    fn puzzle(&mut self, request: &api::PuzzleRequest) -> Result<Answer, Refusal> {
        const MOST: u8 = 100;
        if !(1..=MOST).contains(&request.count) {
            return Err(usage(format!("`count` must be a whole number from 1 to {MOST}")).into());
        }
        let rules = self.rules(request.rules.as_deref())?;
        let (kind, level) = (request.kind.into(), request.level.into());
        let mut puzzles = Vec::new();
        for index in 0..request.count {
            let seed = request.seed.wrapping_add(index.into());
            match self.run(crate::GeneratePuzzle { rules: rules.clone(), kind, level, seed }) {
                Err(EngineError::Stopped) if !puzzles.is_empty() => break,
                puzzle => puzzles.push(puzzle?),
            }
        }
        let complete = puzzles.len() == usize::from(request.count);
        Ok(Answer::Puzzles(api::Puzzles::new(&rules, request.seed, &puzzles, complete, self.alphabet)))
    }

    fn session(&mut self, game: &str) -> Result<Session, Refusal> {
        let record = self.alphabet.read_partial_game(Some(self.rules), game);
        let record = record.map_err(|error| usage(error.to_string() + &or_a_row(&error)))?;
        self.alphabet.check(&record.rules).map_err(usage)?;
        let mut session = self.run(crate::OpenSession { record, undoable: false })?;
        match self.run(crate::SampleCandidates { session: &mut session, closely: true }) {
            Err(reason) if !reason.is_nothing_known() => return Err(reason.into()),
            looked => self.not_found = looked.err(),
        }
        Ok(session)
    }

    fn rules(&self, text: Option<&str>) -> Result<Rules, Refusal> {
        let rules = text.map_or_else(|| Ok(self.rules.clone()), str::parse).map_err(usage)?;
        self.alphabet.check(&rules).map_err(usage)?;
        Ok(rules)
    }

    fn player(&self, text: &str, rules: &Rules) -> Result<PlayerSpec, Refusal> {
        Ok(PlayerSpec::read_with(text, rules, self.alphabet).map_err(EngineError::from)?)
    }

    /// How many codes a board has, if they can be listed.
    fn codes(&mut self, rules: &Rules) -> Result<usize, Refusal> {
        Ok(self.run(crate::ListCodes { board: rules.board().clone() })?.candidates().len())
    }

    fn write(&self, session: &Session) -> String {
        self.alphabet.write_game(Some(session.rules()), session.rows())
    }
}

/// A first word that is no board may be meant for a row, so how one is written is said too.
fn or_a_row(reason: &NotationError) -> String {
    match &reason.problem {
        Problem::UnknownRules { .. } => format!("; {}", Problem::NoAnswer),
        _ => String::new(),
    }
}
