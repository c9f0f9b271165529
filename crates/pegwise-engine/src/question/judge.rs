//! The cost of a guess.

use super::review::known_and_true;
use super::{Asked, Question, Refusal, usage};
use crate::api::{Judgement, Pool};
use crate::{Engine, EngineError, Explain, FindCandidates, Request};
use pegwise_core::{Code, Limits, Monitor};
use pegwise_game::{GuessReview, Judged, Reviewer, Session};
use pegwise_strategy::GuessPool;
use serde::{Deserialize, Serialize};

/// A request for the cost of a guess.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct JudgeRequest {
    /// The game so far, in one line.
    pub game: String,
    /// The guess.
    pub guess: String,
    /// The codes that the player may guess.
    #[serde(default)]
    pub pool: Pool,
    /// One symbol for each colour. Defaults to the symbols given on the command line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alphabet: Option<String>,
}

impl Question for JudgeRequest {
    type Answer = Judgement;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<Judgement, Refusal> {
        let (session, pool) = (asked.open(&self.game)?, self.pool.into());
        let guess = asked.alphabet.read_guess(session.rules(), &self.guess).map_err(usage)?;
        let game = asked.write(&session);
        let review = asked.run(Judge { session: Box::new(session), pool, guess })?;
        Ok(Judgement::new(&review, game, pool, asked.alphabet))
    }
}

/// A request for the cost of a guess in a game.
#[derive(Clone, Debug)]
pub struct Judge {
    /// The game so far.
    pub session: Box<Session>,
    /// The codes that the player may guess.
    pub pool: GuessPool,
    /// The guess.
    pub guess: Code,
}

impl Request for Judge {
    type Answer = GuessReview;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<GuessReview, EngineError> {
        known_and_true(&self.session)?;
        let reviewer = engine.reviewer(self.session.codebook()?, self.pool, limits)?;
        Ok(reviewer.guess(self.session.state()?, &self.guess, monitor)?)
    }
}

/// A request for the cost of an alternative to the guess in an exercise, measured in the same way.
#[derive(Clone, Debug)]
pub struct JudgeAlternative {
    /// The [position](pegwise_game::Training::position) of the exercise.
    pub position: Box<Session>,
    /// The guess that was made in the game.
    pub played: Judged,
    /// The alternative.
    pub guess: Code,
}

impl Request for JudgeAlternative {
    type Answer = Judged;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Judged, EngineError> {
        let JudgeAlternative { position, played, guess } = self;
        Ok(match played {
            Judged::Cost(_) => {
                Judge { session: position, pool: GuessPool::All, guess }.answer(engine, limits, monitor)?.into()
            }
            Judged::Told(told) => {
                let is_listed = Reviewer::knows_costs(position.rules(), limits);
                let mut position = if is_listed { position } else { Box::new(position.without_list()) };
                FindCandidates { session: &mut position }.answer(engine, limits, monitor)?;
                let tried = Explain { session: &position, guess }.answer(engine, limits, monitor)?;
                told.instead(tried.guess, &tried.histogram).into()
            }
        })
    }
}
