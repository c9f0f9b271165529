use super::SCHEMA;
use serde::{Deserialize, Serialize};

/// The line that `web` prints with `--json`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WebLine {
    /// Name and version of the schema.
    #[cfg_attr(feature = "schema", schemars(extend("const" = SCHEMA)))]
    pub schema: String,
    /// What happened.
    #[serde(flatten)]
    pub event: WebEvent,
}

/// What happens to the server of the web app.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum WebEvent {
    /// It begins to serve.
    Serving {
        /// The address to open.
        address: String,
        /// The folder that is served.
        folder: String,
        /// With `--class`: how the class is reached.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        class: Option<ServedClass>,
    },
}

/// How a class is reached.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ServedClass {
    /// What pupils type into their browsers: the first is the most likely one.
    pub addresses: Vec<String>,
    /// The code by which they join.
    pub code: String,
    /// The key of the teacher, for requests and for the results.
    pub key: String,
}

impl From<WebEvent> for WebLine {
    fn from(event: WebEvent) -> Self {
        WebLine { schema: SCHEMA.to_owned(), event }
    }
}
