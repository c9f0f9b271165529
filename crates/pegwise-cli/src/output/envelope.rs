//! What every JSON object begins with: the schema and its version. Within a version fields are only added.

use serde_json::{Value, json};

/// Name and version of the schema.
const SCHEMA: &str = "pegwise/1";

/// A result: the schema, the command, then its fields.
pub(crate) fn result(command: &str, fields: Value) -> Value {
    headed(json!({ "schema": SCHEMA, "command": command }), fields)
}

/// Something that happened in a game: the schema, the event, then its fields.
pub(crate) fn event(name: &str, fields: Value) -> Value {
    headed(json!({ "schema": SCHEMA, "event": name }), fields)
}

/// A failure: the schema, then what went wrong.
pub(crate) fn error(kind: &str, message: &str) -> Value {
    headed(json!({ "schema": SCHEMA }), json!({ "error": { "kind": kind, "message": message } }))
}

fn headed(mut object: Value, fields: Value) -> Value {
    if let (Some(object), Value::Object(fields)) = (object.as_object_mut(), fields) {
        object.extend(fields);
    }
    object
}

pub(crate) fn pretty(value: &Value) -> String {
    serde_json::to_string_pretty(value).expect("strings, numbers and lists")
}
