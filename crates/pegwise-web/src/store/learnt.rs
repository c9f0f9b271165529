use super::storage;
use std::collections::BTreeSet;

const KEY: &str = "pegwise.learnt";

pub(crate) fn learnt() -> BTreeSet<String> {
    storage::get(KEY).unwrap_or_default().split_whitespace().map(str::to_owned).collect()
}

pub(crate) fn keep_learnt(learnt: &BTreeSet<String>) {
    let words: Vec<&str> = learnt.iter().map(String::as_str).collect();
    let _ = storage::set(KEY, &words.join(" "));
}
