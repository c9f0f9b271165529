//! The context of a question: its defaults and limits, and the reasons for refusing to answer it.

use crate::api::{ErrorKind, Failure};
use crate::question::{ListCodes, OpenGame};
use crate::{Engine, EngineError, Request};
#[cfg(not(feature = "clock"))]
use pegwise_core::StopOnly;
use pegwise_core::{Board, Limits, Monitor, Rules};
#[cfg(feature = "clock")]
use pegwise_core::{Both, Deadline};
use pegwise_game::{PlayerSpec, Session};
use pegwise_notation::{Alphabet, NotationError, Problem, read_rules};
#[cfg(feature = "clock")]
use web_time::Instant;

/// The reason why a question has no answer.
#[derive(Clone, PartialEq, Debug)]
pub enum Refusal {
    /// The request is invalid.
    Failure(Failure),
    /// The engine found no answer.
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

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Failure(failure) => failure,
            Refusal::Engine(reason) => reason.into(),
        }
    }
}

pub(crate) fn usage(reason: impl ToString) -> Failure {
    Failure::new(ErrorKind::Usage, reason)
}

/// The context of a [`Question`](crate::question::Question): an engine, defaults and limits.
pub struct Asked<'a> {
    engine: &'a mut Engine,
    /// The default for questions that do not name a board.
    board: &'a Rules,
    pub(crate) alphabet: &'a Alphabet,
    pub(crate) limits: Limits,
    #[cfg(feature = "clock")]
    deadline: Deadline,
    monitor: &'a dyn Monitor,
    not_found: Option<EngineError>,
}

impl<'a> Asked<'a> {
    /// Creates a context. The time limit starts now.
    pub fn new(
        engine: &'a mut Engine,
        board: &'a Rules,
        alphabet: &'a Alphabet,
        limits: Limits,
        monitor: &'a dyn Monitor,
    ) -> Self {
        Asked {
            engine,
            board,
            alphabet,
            limits,
            #[cfg(feature = "clock")]
            deadline: limits.time.map_or(Deadline::NEVER, Deadline::after),
            monitor,
            not_found: None,
        }
    }

    pub(crate) fn limits(&self) -> Limits {
        #[cfg(feature = "clock")]
        return Limits { time: self.deadline.left(), ..self.limits };
        #[cfg(not(feature = "clock"))]
        self.limits
    }

    /// The monitor, which also stops the work when the time is up.
    pub(crate) fn monitor(&self) -> impl Monitor {
        #[cfg(feature = "clock")]
        return Both(self.monitor, &self.deadline);
        #[cfg(not(feature = "clock"))]
        StopOnly(self.monitor)
    }

    /// Runs a request within the remaining limits.
    ///
    /// # Errors
    /// Returns the same errors as [`Engine::run`].
    pub fn run<R: Request>(&mut self, request: R) -> Result<R::Answer, EngineError> {
        self.engine.run(request, self.limits(), self.monitor)
    }

    pub(crate) fn without_time(&self) -> Limits {
        Limits { time: None, ..self.limits }
    }

    /// Runs a request that takes negligible time, even if the time is up.
    pub(crate) fn run_unstopped<R: Request>(&mut self, request: R) -> Result<R::Answer, EngineError> {
        self.engine.run(request, self.without_time(), &())
    }

    /// Opens a game and finds its candidates as far as possible.
    ///
    /// # Errors
    /// Returns [`Refusal`] if the game is invalid.
    pub fn open(&mut self, game: &str) -> Result<Session, Refusal> {
        self.open_on(self.board, game)
    }

    /// Like [`Asked::open`], with another default board.
    pub(crate) fn open_on(&mut self, board: &Rules, game: &str) -> Result<Session, Refusal> {
        let record = self.alphabet.read_partial_game(Some(board), game);
        let record = record.map_err(|error| usage(error.to_string() + &or_a_row(&error)))?;
        self.alphabet.check(&record.rules).map_err(usage)?;
        let (session, not_found) = self.run(OpenGame { record })?;
        self.not_found = not_found;
        Ok(session)
    }

    /// Replaces [`EngineError::TooLarge`] with a more helpful reason if the search for a fitting code found none.
    pub fn explained(&mut self, reason: EngineError) -> EngineError {
        match reason {
            EngineError::TooLarge(_) => self.not_found.take().unwrap_or(reason),
            reason => reason,
        }
    }

    pub(crate) fn rules(&self, text: Option<&str>) -> Result<Rules, Refusal> {
        let rules = text.map_or_else(|| Ok(self.board.clone()), read_rules).map_err(usage)?;
        self.alphabet.check(&rules).map_err(usage)?;
        Ok(rules)
    }

    pub(crate) fn player(&self, text: &str, board: &Board) -> Result<PlayerSpec, Refusal> {
        Ok(PlayerSpec::read_with(text, board, self.alphabet).map_err(EngineError::from)?)
    }

    pub(crate) fn adviser(&self, session: &Session) -> PlayerSpec {
        PlayerSpec::adviser(session, self.limits)
    }

    pub(crate) fn codes(&mut self, rules: &Rules) -> Result<usize, Refusal> {
        Ok(self.run(ListCodes { board: rules.board().clone() })?.candidates().len())
    }

    pub(crate) fn write(&self, session: &Session) -> String {
        self.alphabet.write_game(Some(session.rules()), session.rows())
    }
}

fn or_a_row(reason: &NotationError) -> String {
    match &reason.problem {
        Problem::UnknownRules { .. } => format!("; {}", Problem::NoAnswer),
        _ => String::new(),
    }
}

pub(crate) struct Stopwatch(#[cfg(feature = "clock")] Instant);

impl Stopwatch {
    pub(crate) fn start() -> Self {
        Stopwatch(
            #[cfg(feature = "clock")]
            Instant::now(),
        )
    }

    #[cfg_attr(not(feature = "clock"), expect(clippy::unused_self, reason = "there is no clock"))]
    pub(crate) fn seconds(&self) -> f64 {
        #[cfg(feature = "clock")]
        return self.0.elapsed().as_secs_f64();
        #[cfg(not(feature = "clock"))]
        0.0
    }
}
