//! The best guesses in a game and their costs.

use super::review::known_and_true;
use super::{Asked, Question, Refusal};
use crate::api::{Pool, Ranking};
use crate::{Engine, EngineError, Request};
use pegwise_core::{Limits, Monitor};
use pegwise_game::{Alternatives, Expected, Session};
use pegwise_strategy::GuessPool;
use serde::{Deserialize, Serialize};

/// A request for the best guesses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RankRequest {
    /// The game so far, in one line.
    pub game: String,
    /// The codes that the player may guess.
    #[serde(default)]
    pub pool: Pool,
    /// One symbol for each colour. Defaults to the symbols given on the command line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alphabet: Option<String>,
}

impl Question for RankRequest {
    type Answer = Ranking;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<Ranking, Refusal> {
        let (session, pool) = (asked.open(&self.game)?, self.pool.into());
        let game = asked.write(&session);
        let (best, alternatives) = asked.run(Rank { session: Box::new(session), pool })?;
        Ok(Ranking::new(best, &alternatives, game, pool, asked.alphabet))
    }
}

/// A request for the best guesses in a game, by the average number of further guesses needed.
#[derive(Clone, Debug)]
pub struct Rank {
    /// The game so far.
    pub session: Box<Session>,
    /// The codes that the player may guess.
    pub pool: GuessPool,
}

impl Request for Rank {
    type Answer = (Expected, Alternatives);

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Self::Answer, EngineError> {
        known_and_true(&self.session)?;
        let reviewer = engine.reviewer(self.session.codebook()?, self.pool, limits)?;
        Ok(reviewer.best(self.session.state()?, monitor)?)
    }
}
