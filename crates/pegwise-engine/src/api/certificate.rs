//! Certificates that were verified.

use super::Pool;
use serde::{Deserialize, Serialize};

/// A certificate with a verified proof.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VerifiedCertificate {
    /// The board.
    pub rules: String,
    /// The limit of guesses; none without a limit.
    pub within: Option<u64>,
    /// The codes that may be guessed.
    pub pool: Pool,
    /// The claim: `>= N`, a lower bound of the total, or `infeasible`.
    pub claim: String,
    /// The steps of the proof.
    pub lemmas: usize,
    /// The guesses that the steps rule out, one of each class.
    pub cases: usize,
    /// The time taken, in seconds.
    pub seconds: f64,
}
