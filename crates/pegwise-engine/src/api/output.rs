//! The output of commands with `--json`.

use super::{Failure, SCHEMA};
use serde::{Deserialize, Serialize};

/// The output of a command with `--json`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Output<T> {
    /// The name and version of the schema.
    #[cfg_attr(feature = "schema", schemars(extend("const" = SCHEMA)))]
    pub schema: String,
    /// The command, such as `suggest` or `tree show`.
    pub command: String,
    /// The result.
    #[serde(flatten)]
    pub result: T,
}

/// The last output of a failed command with `--json`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FailureLine {
    /// The name and version of the schema.
    #[cfg_attr(feature = "schema", schemars(extend("const" = SCHEMA)))]
    pub schema: String,
    /// The failure.
    pub error: Failure,
}

impl<T> Output<T> {
    /// Creates the output of a command.
    pub fn new(command: &str, result: T) -> Self {
        Output { schema: SCHEMA.to_owned(), command: command.to_owned(), result }
    }
}

impl FailureLine {
    /// Creates the output of a failed command.
    pub fn new(error: Failure) -> Self {
        FailureLine { schema: SCHEMA.to_owned(), error }
    }
}
