//! Static games: sets of questions that distinguish all codes.

use crate::{Engine, EngineError, Request};
use pegwise_core::{Board, Code, Limits, Monitor, StopOnly};
use pegwise_solver::{SameAnswers, StaticGame, StaticSolved, Unsolvable, same_answers};

/// A request for a smallest set of static questions. If stopped, it returns bounds and the best set so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FindQuestions {
    /// The board.
    pub board: Board,
}

impl Request for FindQuestions {
    type Answer = StaticSolved;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<StaticSolved, EngineError> {
        StaticGame::check(&self.board, limits)?;
        let codebook = engine.codebook(&self.board, limits, &StopOnly(monitor))?;
        let solved = StaticGame::new(&codebook, limits, &StopOnly(monitor))?.solve(monitor);
        let same = solved.questions.as_ref().map(|questions| same_answers(&codebook, questions, &()));
        match same {
            Some(Ok(Some(same))) => Err(EngineError::SameAnswers(same)),
            _ => Ok(solved),
        }
    }
}

/// A request for two codes that give the same answers to the questions of a static game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckQuestions {
    /// The board.
    pub board: Board,
    /// The questions, which must be allowed guesses.
    pub questions: Vec<Code>,
}

impl Request for CheckQuestions {
    type Answer = Option<SameAnswers>;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Self::Answer, EngineError> {
        self.board.check_truthful().map_err(Unsolvable::from)?;
        let codebook = engine.codebook(&self.board, limits, monitor)?;
        same_answers(&codebook, &self.questions, monitor).map_err(|_| EngineError::Stopped)
    }
}
