//! The codes that fit all answers of a game.

use super::{Asked, Question, Refusal};
use crate::api::Candidates;
use crate::asked::usage;
use crate::{EngineError, ListCandidates};
use pegwise_game::Session;
use serde::{Deserialize, Serialize};

/// A request for the codes that fit all answers of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CandidatesRequest {
    /// The game in one line.
    pub game: String,
    /// The number of codes to list. If omitted, they are only counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<usize>,
    /// One symbol for each colour. Defaults to the symbols given on the command line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alphabet: Option<String>,
}

impl Question for CandidatesRequest {
    type Answer = Candidates;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<Candidates, Refusal> {
        let mut session = asked.open(&self.game)?;
        let wanted = self.limit.unwrap_or(0);
        // If the board cannot be listed, the answer is a sample, with its coverage.
        let listed = asked.run(ListCandidates { session: &mut session, wanted });
        check_memory(asked, &session, wanted)?;
        let game = asked.write(&session);
        let candidates = Candidates::new(&session, game, self.limit, asked.alphabet, &asked.monitor());
        let mut candidates = candidates.map_err(EngineError::from)?;
        candidates.complete &= listed != Err(EngineError::Stopped);
        Ok(candidates)
    }
}

fn check_memory(asked: &Asked<'_>, session: &Session, wanted: usize) -> Result<(), Refusal> {
    let (candidates, _) = session.left().map_err(EngineError::from)?;
    let wanted = wanted.min(candidates.len());
    let Some(last) = wanted.checked_sub(1) else { return Ok(()) };
    let each = Candidates::bytes_per_code(&asked.alphabet.write(&candidates.code(last)));
    let (memory, most) = (asked.limits.memory, asked.limits.memory / each);
    if wanted as u64 <= most {
        return Ok(());
    }
    let mebibytes = memory >> 20;
    Err(usage(format!("an answer with {wanted} codes takes more than {mebibytes} MiB; set `limit` to {most} or less"))
        .into())
}
