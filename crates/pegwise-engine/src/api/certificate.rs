//! Verified certificates.

use super::Pool;
use serde::{Deserialize, Serialize};

/// A certificate with a verified proof.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VerifiedCertificate {
    /// The board.
    pub rules: String,
    /// The maximum number of guesses, if there is a limit.
    pub within: Option<u64>,
    /// The codes that may be guessed.
    pub pool: Pool,
    /// The claim: `>= N`, which is a lower bound on the total, or `infeasible`.
    pub claim: String,
    /// The number of steps in the proof.
    pub lemmas: usize,
    /// The number of guesses that the steps rule out. Guesses that are alike by symmetry count as one.
    pub cases: usize,
    /// The time taken, in seconds.
    pub seconds: f64,
}
