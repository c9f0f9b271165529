//! The check for contradictions among the answers of a game.

use super::{Asked, Question, Refusal};
use crate::EngineError;
use crate::api::Check;
use serde::{Deserialize, Serialize};

/// A request to check whether the answers of a game contradict each other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CheckRequest {
    /// The game in one line.
    pub game: String,
    /// One symbol for each colour. Defaults to the symbols given on the command line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alphabet: Option<String>,
}

impl Question for CheckRequest {
    type Answer = Check;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<Check, Refusal> {
        let session = asked.open(&self.game)?;
        let check = Check::new(&session, asked.write(&session), asked.alphabet);
        Ok(check.map_err(EngineError::from)?)
    }
}
