//! Opening a game: the codes of its board listed, its rows entered, and where the codes cannot be listed, some found that
//! fit.

use crate::{Engine, EngineError, Request};
use pegwise_core::notation::PartialRecord;
use pegwise_core::{Board, Codebook, Limits, Monitor, NotListed};
use pegwise_game::Session;

/// All codes of a board.
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

/// Lists the codes of a game and what its answers leave of them. A board with too many codes to list makes a session
/// without the list: [`SampleCandidates`] finds codes that fit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenSession {
    /// The game.
    pub record: PartialRecord,
    /// Whether its rows can be taken back one by one.
    pub undoable: bool,
}

impl Request for OpenSession {
    type Answer = Session;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Session, EngineError> {
        let codebook = match engine.codebook(&self.record.rules, limits, monitor) {
            Ok(codebook) => Ok(codebook),
            Err(NotListed::TooLarge(reason)) => Err(reason),
            Err(reason) => return Err(reason.into()),
        };
        let mut session = Session::entered(self.record, codebook, monitor)?;
        if !self.undoable {
            session.forget_changes();
        }
        Ok(session)
    }
}

/// Looks for codes that fit a game on a board too large to list, and fails if it finds none: see [`Session::look`].
/// [`FindCandidates`] takes that for an answer.
#[derive(Debug)]
pub struct SampleCandidates<'a> {
    /// The game. It keeps what is found.
    pub session: &'a mut Session,
}

impl Request for SampleCandidates<'_> {
    type Answer = ();

    fn answer(self, _: &mut Engine, _: Limits, monitor: &dyn Monitor) -> Result<(), EngineError> {
        Ok(self.session.look(monitor)?)
    }
}

/// Looks for codes that fit a game, where they are not listed, also where its answers may be wrong. That none is found is no
/// failure: the session knows no code then, and says what contradicts it if something does. The engine keeps what it found in the
/// last game.
#[derive(Debug)]
pub struct FindCandidates<'a> {
    /// The game. It keeps what is found.
    pub session: &'a mut Session,
}

impl Request for FindCandidates<'_> {
    /// The reason why no matching code is known.
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
            Err(reason) if !reason.is_nothing_known() => return Err(reason),
            looked => looked.err(),
        };
        // More time may find more.
        if not_found.is_none() || limits.time.is_none() && !monitor.should_stop() {
            engine.sampled = Some((session.clone(), not_found.clone()));
        }
        Ok(not_found)
    }
}

/// Opens a game: [`OpenSession`], then [`FindCandidates`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenGame {
    /// The game.
    pub record: PartialRecord,
}

impl Request for OpenGame {
    /// The game, and why no code is known that fits, if none is.
    type Answer = (Session, Option<EngineError>);

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Self::Answer, EngineError> {
        let mut session = OpenSession { record: self.record, undoable: false }.answer(engine, limits, monitor)?;
        let not_found = FindCandidates { session: &mut session }.answer(engine, limits, monitor)?;
        Ok((session, not_found))
    }
}
