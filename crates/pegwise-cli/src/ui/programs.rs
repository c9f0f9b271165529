//! What programs read.

use super::Ui;
use crate::failure::Outcome;
use crate::output::envelope;
use serde::Serialize;
use serde_json::Value;

impl Ui {
    /// A result for programs.
    pub(crate) fn result(&mut self, command: &str, fields: impl Serialize) -> Outcome {
        self.line(envelope::pretty(&envelope::result(command, value(fields))))
    }

    /// Something that happened in a game, as one JSON object on a line: left out where people read.
    pub(crate) fn event(&mut self, name: &str, fields: impl Serialize) -> Outcome {
        if self.json() { self.line(envelope::event(name, value(fields)).to_string()) } else { Ok(()) }
    }
}

fn value(fields: impl Serialize) -> Value {
    serde_json::to_value(fields).expect("strings, numbers and lists")
}
