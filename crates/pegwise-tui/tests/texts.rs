//! All texts of the app are in the message catalogue: the sources have no text of several words.

use std::path::Path;
use walkdir::WalkDir;

/// Texts that are never read, or that are the same in every language.
const EXCEPTIONS: [&str; 3] = [
    "1–9 0 A–Z",
    // The name of the app, and the message for a panic without a text.
    " Pegwise ",
    "no message",
];

/// The text literals of a source, except in tests, comments, attributes and panic messages.
fn literals(source: &str) -> Vec<&str> {
    let source = source.split("#[cfg(test)]").next().unwrap_or_default();
    let is_told = |line: &&str| {
        let line = line.trim_start();
        !["//", "#[", "#!["].iter().any(|start| line.starts_with(start))
            && !["expect(", "panic!(", "assert!(", "unreachable!("].iter().any(|call| line.contains(call))
    };
    source.lines().filter(is_told).map(|line| line.split("// ").next().unwrap_or_default()).flat_map(quoted).collect()
}

fn quoted(line: &str) -> Vec<&str> {
    line.split('"').skip(1).step_by(2).collect()
}

/// Whether the text has two words or more, or a word next to a placeholder.
fn is_text(literal: &str) -> bool {
    let words = literal.split([' ', '\n']).filter(|word| !word.contains(['{', '}']));
    let words = words.filter(|word| word.chars().filter(|c| c.is_alphabetic()).count() > 1).count();
    words > usize::from(!literal.contains('{'))
}

#[test]
fn no_text_is_outside_of_the_catalogue() {
    let mut found = Vec::new();
    for entry in WalkDir::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
        let path = entry.unwrap().into_path();
        if path.is_file() {
            let source = std::fs::read_to_string(&path).unwrap();
            let texts = literals(&source).into_iter().filter(|text| is_text(text) && !EXCEPTIONS.contains(text));
            found.extend(texts.map(|text| format!("{}: {text}", path.display())));
        }
    }
    assert!(found.is_empty(), "these belong to the messages of pegwise-text:\n{}", found.join("\n"));
}

/// Only the letters of the arrows are written where they are pressed. The others are in `keys.rs`, once each.
#[test]
fn letters_have_their_place() {
    let mut found = Vec::new();
    for entry in WalkDir::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
        let path = entry.unwrap().into_path();
        if path.is_file() && !path.ends_with("keys.rs") {
            let source = std::fs::read_to_string(&path).unwrap();
            let letters =
                source.match_indices("Char('").filter_map(|(at, start)| source[at + start.len()..].chars().next());
            let letters = letters.filter(|letter| letter.is_ascii_lowercase() && !"hjkl".contains(*letter));
            found.extend(letters.map(|letter| format!("{}: {letter}", path.display())));
        }
    }
    assert!(found.is_empty(), "{found:?}");
}

#[test]
fn texts_are_found() {
    let source = "say(\"Two words\"); // \"a comment\"\n    .expect(\"a promise\")\nformat!(\"{n} codes\", t!(\"a-key\"), \"{a} {b}\")";
    let found: Vec<&str> = literals(source).into_iter().filter(|text| is_text(text)).collect();
    assert_eq!(found, ["Two words", "{n} codes"]);
}
