//! The results of `bench`.

use serde::{Deserialize, Serialize};

/// A fixed set of evaluations and proofs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Bench {
    /// A checksum of all guesses: equal on every machine.
    pub signature: u64,
    /// The instruction set that scores codes.
    pub backend: String,
    /// The number of threads.
    pub threads: usize,
    /// The evaluations and proofs.
    pub runs: Vec<BenchRun>,
}

/// A strategy against every secret of a board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BenchRun {
    /// The board.
    pub rules: String,
    /// The strategy.
    pub strategy: String,
    /// The guesses over all secrets.
    pub total: u64,
    /// The guesses of its tree: one for each reachable position.
    pub guesses: usize,
    /// The time taken, in seconds.
    pub seconds: f64,
}
