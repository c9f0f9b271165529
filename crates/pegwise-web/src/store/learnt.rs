use super::storage;
use std::collections::BTreeSet;

const KEY: &str = "pegwise.learnt";

/// Returns the completed steps, such as `2`, and rounds, such as `1-3`.
pub(crate) fn learnt() -> BTreeSet<String> {
    storage::get(KEY).unwrap_or_default().split_whitespace().map(str::to_owned).collect()
}

pub(crate) fn keep_learnt(learnt: &BTreeSet<String>) {
    let words: Vec<&str> = learnt.iter().map(String::as_str).collect();
    let _ = storage::set(KEY, &words.join(" "));
}
