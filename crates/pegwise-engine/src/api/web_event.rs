//! The output of the server of the web app.

use super::SCHEMA;
use serde::{Deserialize, Serialize};

/// The line that `web` prints with `--json`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WebLine {
    /// The name and version of the schema.
    #[cfg_attr(feature = "schema", schemars(extend("const" = SCHEMA)))]
    pub schema: String,
    /// The event.
    #[serde(flatten)]
    pub event: WebEvent,
}

/// An event of the server of the web app.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum WebEvent {
    /// The server has started.
    Serving {
        /// The address to open.
        address: String,
        /// The folder of the web app.
        folder: String,
        /// The addresses and keys of the class, with `--class`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        class: Option<ServedClass>,
    },
}

/// The addresses and keys of a class.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ServedClass {
    /// The addresses for pupils' browsers, the most likely one first.
    pub addresses: Vec<String>,
    /// The join code.
    pub code: String,
    /// The teacher's key, needed for the teacher's requests and for the results.
    pub key: String,
}

impl From<WebEvent> for WebLine {
    fn from(event: WebEvent) -> Self {
        WebLine { schema: SCHEMA.to_owned(), event }
    }
}
