use super::Pool;
use serde::{Deserialize, Serialize};

/// A certificate whose proof is right.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VerifiedCertificate {
    /// The board.
    pub rules: String,
    /// The most guesses that are allowed; none for no limit.
    pub within: Option<u64>,
    /// Which codes may be guessed.
    pub pool: Pool,
    /// What is proved: `>= N`, a lower bound of the total, or `infeasible`.
    pub claim: String,
    /// Steps of the proof.
    pub lemmas: usize,
    /// Guesses that the steps rule out, one of each kind.
    pub cases: usize,
    /// How long it took.
    pub seconds: f64,
}
