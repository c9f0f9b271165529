//! The static game: questions that distinguish all codes.

use crate::{Engine, EngineError, Request};
use pegwise_core::{Board, Code, Limits, Monitor, StopOnly};
use pegwise_solver::{SameAnswers, StaticGame, StaticSolved, Unsolvable, same_answers};

/// Requests a smallest set of questions for the static game; if stopped, bounds and the best set so far, if any.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FindQuestions {
    /// The board.
    pub board: Board,
}

impl Request for FindQuestions {
    type Answer = StaticSolved;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<StaticSolved, EngineError> {
        let codebook = engine.codebook(&self.board, limits, &StopOnly(monitor))?;
        let solved = StaticGame::new(&codebook, limits, &StopOnly(monitor))?.solve(monitor);
        // Checks the result against the definition of an answer before claiming it.
        let same = solved.questions.as_ref().map(|questions| same_answers(&codebook, questions, &()));
        match same {
            Some(Ok(Some(same))) => Err(EngineError::SameAnswers(same)),
            _ => Ok(solved),
        }
    }
}

/// Requests two codes with the same answers to the questions of a static game, which must be guesses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckQuestions {
    /// The board.
    pub board: Board,
    /// The questions.
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
