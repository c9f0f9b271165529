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
    },
}

impl From<WebEvent> for WebLine {
    fn from(event: WebEvent) -> Self {
        WebLine { schema: SCHEMA.to_owned(), event }
    }
}
