//! What programs read.

use super::Ui;
use crate::failure::Outcome;
use crate::output::envelope;
use serde_json::Value;

impl Ui {
    /// A result for programs.
    pub(crate) fn result(&mut self, command: &str, fields: Value) -> Outcome {
        self.line(envelope::pretty(&envelope::result(command, fields)))
    }

    /// Something that happened in a game, as one JSON object on a line: left out where people read.
    pub(crate) fn event(&mut self, name: &str, fields: Value) -> Outcome {
        if self.json() { self.line(envelope::event(name, fields).to_string()) } else { Ok(()) }
    }
}
