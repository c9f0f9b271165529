use super::storage;

const KEY: &str = "pegwise.wordings";

/// What is known of games that were opened from files.
pub(crate) fn wordings() -> String {
    storage::get(KEY).unwrap_or_default()
}

/// Keeps that. If the browser does not, it is known until the app is closed.
pub(crate) fn keep_wordings(text: &str) {
    let _ = storage::set(KEY, text);
}
