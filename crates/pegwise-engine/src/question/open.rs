//! Requests that open a game: they list or sample its codes and enter its rows.

use crate::{Engine, EngineError, Request};
use pegwise_core::{Board, Codebook, Limits, Monitor};
use pegwise_game::Session;
use pegwise_notation::PartialRecord;
use pegwise_strategy::Coverage;

/// A request for all codes of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListCodes {
    /// The board.
    pub board: Board,
}

impl Request for ListCodes {
    type Answer = Codebook;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Codebook, EngineError> {
        Ok(engine.codebook(&self.board, limits, monitor)?)
    }
}

/// A request to open a game with its candidates. On a board too large to list, [`SampleCandidates`] can find some.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenSession {
    /// The game.
    pub record: PartialRecord,
    /// Whether the rows can be undone one by one.
    pub undoable: bool,
}

impl Request for OpenSession {
    type Answer = Session;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Session, EngineError> {
        let codebook = match Session::check_listed(&self.record, limits) {
            Ok(()) => Ok(engine.codebook(&self.record.rules, limits, monitor)?),
            Err(reason) => Err(reason),
        };
        let mut session = Session::entered(self.record, codebook, monitor)?;
        if !self.undoable {
            session.forget_changes();
        }
        Ok(session)
    }
}

/// A request to find fitting codes on a board too large to list. It fails if it finds none: see [`Session::look`].
#[derive(Debug)]
pub struct SampleCandidates<'a> {
    /// The game, which stores the result.
    pub session: &'a mut Session,
}

impl Request for SampleCandidates<'_> {
    type Answer = ();

    fn answer(self, _: &mut Engine, _: Limits, monitor: &dyn Monitor) -> Result<(), EngineError> {
        Ok(self.session.look(monitor)?)
    }
}

/// A request to find fitting codes if they are not listed, even if some answers are wrong. Finding none is not a
/// failure: the session then reports contradictions, if any. The engine caches the result for the last game.
#[derive(Debug)]
pub struct FindCandidates<'a> {
    /// The game, which stores the result.
    pub session: &'a mut Session,
}

impl Request for FindCandidates<'_> {
    /// The reason why no fitting code is known, if none is.
    type Answer = Option<EngineError>;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Self::Answer, EngineError> {
        let session = self.session;
        if session.codebook().is_ok() || session.known().is_some() {
            return Ok(None);
        }
        if let Some((kept, not_found)) = &engine.sampled
            && kept.rules() == session.rules()
            && kept.rows() == session.rows()
        {
            session.learn(kept);
            return Ok(not_found.clone());
        }
        let not_found = match session.look_closely(monitor).map_err(EngineError::from) {
            Err(EngineError::UncertainFeedback) => return Err(doubtful(session)),
            Err(reason) if !reason.is_nothing_known() => return Err(reason),
            looked => looked.err(),
        };
        // A search with more time may find more, so the result of a search that was cut short is not cached.
        if not_found.is_none() || limits.time.is_none() && !monitor.should_stop() {
            engine.sampled = Some((session.clone(), not_found.clone()));
        }
        Ok(not_found)
    }
}

/// The reason why a game with false or partly known answers has no list of codes.
fn doubtful(session: &Session) -> EngineError {
    session.codebook().map_or_else(EngineError::from, |_| EngineError::UncertainFeedback)
}

/// A request for more of the fitting codes than a sample holds. It lists the codes of the board if it can, and fails
/// with [`EngineError::TooLarge`] otherwise.
#[derive(Debug)]
pub struct ListCandidates<'a> {
    /// The game, which stores the result.
    pub session: &'a mut Session,
    /// The number of codes wanted.
    pub wanted: usize,
}

impl Request for ListCandidates<'_> {
    type Answer = ();

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<(), EngineError> {
        let (known, count) = self.session.left()?;
        if known.len() < self.wanted && count.coverage(known.len()) != Coverage::All {
            let codebook = engine.codebook(self.session.rules(), limits, monitor)?;
            *self.session = self.session.with_list(codebook, monitor)?;
        }
        Ok(())
    }
}

/// A request to open a game: [`OpenSession`], then [`FindCandidates`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenGame {
    /// The game.
    pub record: PartialRecord,
}

impl Request for OpenGame {
    /// The game, and the reason why no fitting code is known, if none is.
    type Answer = (Session, Option<EngineError>);

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Self::Answer, EngineError> {
        let mut session = OpenSession { record: self.record, undoable: false }.answer(engine, limits, monitor)?;
        let not_found = FindCandidates { session: &mut session }.answer(engine, limits, monitor)?;
        Ok((session, not_found))
    }
}
