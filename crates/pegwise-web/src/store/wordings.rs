use super::storage;

const KEY: &str = "pegwise.wordings";

pub(crate) fn wordings() -> String {
    storage::get(KEY).unwrap_or_default()
}

pub(crate) fn keep_wordings(text: &str) {
    let _ = storage::set(KEY, text);
}
