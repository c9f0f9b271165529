use super::storage;
use std::collections::BTreeSet;

const KEY: &str = "pegwise.learnt";

/// What was answered rightly in the lessons: steps and rounds by their numbers, as in `2` and `1-3`.
pub(crate) fn learnt() -> BTreeSet<String> {
    storage::get(KEY).unwrap_or_default().split_whitespace().map(str::to_owned).collect()
}

/// Keeps that. If the browser does not, the lessons go on all the same.
pub(crate) fn keep_learnt(learnt: &BTreeSet<String>) {
    let words: Vec<&str> = learnt.iter().map(String::as_str).collect();
    let _ = storage::set(KEY, &words.join(" "));
}
