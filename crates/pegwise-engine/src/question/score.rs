//! The answer to a guess.

use super::{Asked, Question, Refusal, usage};
use crate::api::Score;
use serde::{Deserialize, Serialize};

/// A request for the answer to a guess.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ScoreRequest {
    /// The board. Defaults to the board given on the command line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// The guess.
    pub guess: String,
    /// The secret.
    pub secret: String,
    /// Whether to explain the answer peg by peg.
    #[serde(default)]
    pub explain: bool,
    /// One symbol for each colour. Defaults to the symbols given on the command line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alphabet: Option<String>,
}

impl Question for ScoreRequest {
    type Answer = Score;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<Score, Refusal> {
        let rules = asked.rules(self.rules.as_deref())?;
        let guess = asked.alphabet.read_guess(&rules, &self.guess).map_err(usage)?;
        let secret = asked.alphabet.read_code(&rules, &self.secret).map_err(usage)?;
        Ok(Score::new(&rules, &guess, &secret, self.explain, asked.alphabet))
    }
}
