use serde::{Deserialize, Serialize};

/// A fixed set of evaluations and proofs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Bench {
    /// A checksum of all guesses: equal on every machine.
    pub signature: u64,
    /// The vector instructions.
    pub backend: String,
    /// How many threads worked.
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
    /// Guesses over all secrets.
    pub total: u64,
    /// How many guesses its tree has: one for each position that it can reach.
    pub guesses: usize,
    /// How long it took.
    pub seconds: f64,
}
