use super::{Failure, SCHEMA};
use serde::{Deserialize, Serialize};

/// What a command prints with `--json`: its name, then its result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Output<T> {
    /// Name and version of the schema.
    #[cfg_attr(feature = "schema", schemars(extend("const" = SCHEMA)))]
    pub schema: String,
    /// The command, such as `suggest` or `tree show`.
    pub command: String,
    /// What it found.
    #[serde(flatten)]
    pub result: T,
}

/// What a command prints last with `--json` when it fails.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FailureLine {
    /// Name and version of the schema.
    #[cfg_attr(feature = "schema", schemars(extend("const" = SCHEMA)))]
    pub schema: String,
    /// Why it failed.
    pub error: Failure,
}

impl<T> Output<T> {
    /// The result of a command.
    pub fn new(command: &str, result: T) -> Self {
        Output { schema: SCHEMA.to_owned(), command: command.to_owned(), result }
    }
}

impl FailureLine {
    /// The reason why a command failed.
    pub fn new(error: Failure) -> Self {
        FailureLine { schema: SCHEMA.to_owned(), error }
    }
}
