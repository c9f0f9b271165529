//! The expected information of guesses.

use super::{Asked, Question, Refusal, usage};
use crate::api::{Explanation, Guess};
use crate::{Engine, EngineError, Request};
use pegwise_core::{Code, Limits, Monitor};
use pegwise_game::Session;
use pegwise_strategy::{Decision, Reason};
use serde::{Deserialize, Serialize};

/// A request for the expected information of guesses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ExplainRequest {
    /// The game in one line.
    pub game: String,
    /// The guesses to explain.
    pub guesses: Vec<String>,
    /// One symbol for each colour. Defaults to the symbols given on the command line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alphabet: Option<String>,
}

impl Question for ExplainRequest {
    type Answer = Explanation;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<Explanation, Refusal> {
        let session = asked.open(&self.game)?;
        let mut guesses = Vec::new();
        for text in &self.guesses {
            let guess = asked.alphabet.read_guess(session.rules(), text).map_err(usage)?;
            let decision = asked.run(Explain { session: &session, guess })?;
            guesses.push(Guess::new(&decision, asked.alphabet));
        }
        Ok(Explanation { game: asked.write(&session), guesses })
    }
}

/// A request for the expected information of a guess in a game.
#[derive(Clone, Debug)]
pub struct Explain<'a> {
    /// The game so far.
    pub session: &'a Session,
    /// The guess.
    pub guess: Code,
}

impl Request for Explain<'_> {
    type Answer = Decision;

    fn answer(self, _: &mut Engine, _: Limits, _: &dyn Monitor) -> Result<Decision, EngineError> {
        Ok(Decision::new(self.session.state()?, self.guess, Reason::Asked)?)
    }
}
