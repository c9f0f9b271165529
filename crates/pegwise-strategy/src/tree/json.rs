//! Trees as JSON.

use super::format::{Builder, Head, check_version};
use super::{FORMAT_VERSION, InvalidTreeText, StrategyTree, TreeFile, text::Rows};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
struct JsonTree {
    #[serde(rename = "pegwise-tree")]
    version: u32,
    #[serde(flatten)]
    head: Head,
    guesses: Vec<JsonGuess>,
}

#[derive(Serialize, Deserialize)]
struct JsonGuess {
    after: Vec<String>,
    guess: String,
}

pub(super) fn write(head: Head, tree: &StrategyTree) -> String {
    let guesses = tree.nodes().iter().enumerate().map(|(index, node)| JsonGuess {
        after: tree.path(index).iter().map(ToString::to_string).collect(),
        guess: node.guess.to_string(),
    });
    let tree = JsonTree { version: FORMAT_VERSION, head, guesses: guesses.collect() };
    serde_json::to_string_pretty(&tree).expect("strings, numbers and lists") + "\n"
}

pub(super) fn read(text: &str) -> Result<TreeFile, InvalidTreeText> {
    let tree: JsonTree = serde_json::from_str(text)?;
    check_version(tree.version)?;
    let mut rows = Rows::new(Builder::new(&tree.head)?);
    for (index, JsonGuess { after, guess }) in tree.guesses.iter().enumerate() {
        let fail = |problem| InvalidTreeText::Line { line: index + 1, problem };
        rows.add(after.iter().map(String::as_str), guess).map_err(fail)?;
    }
    rows.builder.finish(tree.head)
}
