//! The results of `bench`.

use serde::{Deserialize, Serialize};

/// The results of a fixed set of evaluations and proofs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Bench {
    /// A checksum of all guesses, which is the same on every machine.
    pub signature: u64,
    /// The instruction set used to score codes.
    pub backend: String,
    /// The number of threads.
    pub threads: usize,
    /// The evaluations and proofs.
    pub runs: Vec<BenchRun>,
}

/// The results of a strategy against every secret of a board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BenchRun {
    /// The board.
    pub rules: String,
    /// The strategy.
    pub strategy: String,
    /// The total number of guesses over all secrets.
    pub total: u64,
    /// The number of guesses in the strategy's tree: one for each reachable position.
    pub guesses: usize,
    /// The time taken, in seconds.
    pub seconds: f64,
}
