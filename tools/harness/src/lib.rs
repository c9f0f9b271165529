//! Simulated users of the command: a person at a terminal, and a class of pupils in the local network.

pub mod class;
#[cfg(unix)]
pub mod terminal;

use serde_json::Value;

/// Whether `found` contains everything in `shown`. Lists in `shown` may end early.
pub fn shows(shown: &Value, found: &Value) -> bool {
    match (shown, found) {
        (Value::Object(shown), Value::Object(found)) => {
            shown.iter().all(|(key, shown)| found.get(key).is_some_and(|found| shows(shown, found)))
        }
        (Value::Array(shown), Value::Array(found)) => {
            shown.len() <= found.len() && shown.iter().zip(found).all(|(shown, found)| shows(shown, found))
        }
        (shown, found) => shown == found,
    }
}
