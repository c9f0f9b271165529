//! A question that is worked on: what it may leave out, what it may take, and why it has no answer.

use crate::api::{ErrorKind, Failure};
use crate::question::{ListCodes, OpenGame};
use crate::{Engine, EngineError, Request};
#[cfg(feature = "clock")]
use pegwise_core::Deadline;
use pegwise_core::notation::{Alphabet, NotationError, Problem};
use pegwise_core::{Board, Limits, Monitor, Rules};
use pegwise_game::{PlayerSpec, Session};
#[cfg(feature = "clock")]
use web_time::Instant;

/// Why a question has no answer.
#[derive(Clone, PartialEq, Debug)]
pub enum Refusal {
    /// Something is wrong with what was asked.
    Failure(Failure),
    /// The engine says why.
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

/// What was asked makes no sense.
pub(crate) fn usage(reason: impl ToString) -> Failure {
    Failure::new(ErrorKind::Usage, reason)
}

/// Who answers a [`Question`](crate::question::Question): an engine, with what the question leaves out.
pub struct Asked<'a> {
    engine: &'a mut Engine,
    /// The board where a question names none.
    board: &'a Rules,
    /// How codes are written.
    pub(crate) alphabet: &'a Alphabet,
    limits: Limits,
    /// For everything that is done for the question.
    #[cfg(feature = "clock")]
    deadline: Deadline,
    monitor: &'a dyn Monitor,
    /// Why no code of the game is known that fits, on a board too large to list.
    not_found: Option<EngineError>,
}

impl<'a> Asked<'a> {
    /// Within these limits; those of time count from now on.
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

    /// What is left of the limits.
    pub(crate) fn limits(&self) -> Limits {
        #[cfg(feature = "clock")]
        return Limits { time: self.deadline.left(), ..self.limits };
        #[cfg(not(feature = "clock"))]
        self.limits
    }

    /// Carries out a part of the work.
    ///
    /// # Errors
    /// As [`Engine::run`].
    pub fn run<R: Request>(&mut self, request: R) -> Result<R::Answer, EngineError> {
        self.engine.run(request, self.limits(), self.monitor)
    }

    /// The limits for what takes no time worth mentioning, although the time is up.
    pub(crate) fn without_time(&self) -> Limits {
        Limits { time: None, ..self.limits }
    }

    /// Carries out what takes no time worth mentioning.
    pub(crate) fn run_unstopped<R: Request>(&mut self, request: R) -> Result<R::Answer, EngineError> {
        self.engine.run(request, self.without_time(), &())
    }

    /// Opens a game, with what is known of the codes that fit.
    ///
    /// # Errors
    /// [`Refusal`] says what is wrong with the game.
    pub fn open(&mut self, game: &str) -> Result<Session, Refusal> {
        let record = self.alphabet.read_partial_game(Some(self.board), game);
        let record = record.map_err(|error| usage(error.to_string() + &or_a_row(&error)))?;
        self.alphabet.check(&record.rules).map_err(usage)?;
        let (session, not_found) = self.run(OpenGame { record })?;
        self.not_found = not_found;
        Ok(session)
    }

    /// Why there is no answer: that codes were looked for in vain says more than that they cannot be listed.
    pub fn explained(&mut self, reason: EngineError) -> EngineError {
        match reason {
            EngineError::TooLarge(_) => self.not_found.take().unwrap_or(reason),
            reason => reason,
        }
    }

    pub(crate) fn rules(&self, text: Option<&str>) -> Result<Rules, Refusal> {
        let rules = text.map_or_else(|| Ok(self.board.clone()), str::parse).map_err(usage)?;
        self.alphabet.check(&rules).map_err(usage)?;
        Ok(rules)
    }

    pub(crate) fn player(&self, text: &str, board: &Board) -> Result<PlayerSpec, Refusal> {
        Ok(PlayerSpec::read_with(text, board, self.alphabet).map_err(EngineError::from)?)
    }

    /// The best player that is quick enough to advise in a game.
    pub(crate) fn adviser(&self, session: &Session) -> PlayerSpec {
        PlayerSpec::adviser(session, self.limits)
    }

    /// How many codes a board has, if they can be listed.
    pub(crate) fn codes(&mut self, rules: &Rules) -> Result<usize, Refusal> {
        Ok(self.run(ListCodes { board: rules.board().clone() })?.candidates().len())
    }

    /// A game in one line.
    pub(crate) fn write(&self, session: &Session) -> String {
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

/// How long work takes; without a clock, no time.
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
