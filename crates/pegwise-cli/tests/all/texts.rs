//! All text for people is in the catalogue of `pegwise-text`, not in the sources.

use std::path::{Path, PathBuf};
use walkdir::WalkDir;

/// Sources with English text for programs: the engine's protocol, MCP, and column names.
const FOR_PROGRAMS: [&str; 4] = ["commands/desk.rs", "commands/engine/", "commands/mcp/", "output/column.rs"];

/// Beginnings of texts that are not messages, or are used before the language is known: names of commands and
/// objectives, help, messages of the JSON and TOML parsers.
const OTHERS: [&str; 17] = [
    "certificate verify",
    "conformance run",
    "give up",
    "history ",
    "tournament ",
    "tree ",
    "static ",
    "max then mean",
    "printf ",
    "--kind ",
    "Play, solve and explain",
    "Exit codes: ",
    " at line ",
    "unknown field",
    "unknown variant",
    "missing field",
    "invalid type: ",
];

#[test]
fn every_text_is_in_the_catalogue() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    for file in files(&source) {
        let name = file.strip_prefix(&source).unwrap().to_str().unwrap().replace('\\', "/");
        if FOR_PROGRAMS.iter().any(|programs| name.starts_with(programs)) {
            continue;
        }
        let code = std::fs::read_to_string(&file).unwrap();
        found.extend(texts(&code).into_iter().map(|text| format!("{name}: {text}")));
    }
    assert!(found.is_empty(), "not in the catalogue:\n{}", found.join("\n"));
}

#[test]
fn texts_are_found() {
    let code = r#"
        //! "in a comment"
        #[expect(lint, reason = "in an attribute")]
        fn main() { say('"', "one", t!("cli-key"), "two words", "{a} {b}", number.expect("it is one")); }
        #[cfg(test)]
        mod tests { "in a test" }
    "#;
    assert_eq!(texts(code), ["two words"]);
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let below = WalkDir::new(folder).into_iter().map(|entry| entry.unwrap().into_path());
    below.filter(|path| path.extension().is_some_and(|extension| extension == "rs")).collect()
}

fn texts(code: &str) -> Vec<String> {
    let code = code.split("#[cfg(test)]\n").next().unwrap();
    let literals = literals(code).into_iter();
    let texts = literals
        .filter(|(before, _)| !["expect(", "panic!(", "unreachable!("].iter().any(|call| before.ends_with(call)));
    let texts = texts.map(|(_, text)| text).filter(|text| has_words(text) && !is_markup(text));
    texts.filter(|text| !OTHERS.iter().any(|other| text.starts_with(other))).collect()
}

/// The literals of a source, each with the code before it. Comments and attributes are skipped.
fn literals(code: &str) -> Vec<(&str, String)> {
    let (mut found, mut at) = (Vec::new(), 0);
    while let Some(character) = code[at..].chars().next() {
        let rest = &code[at..];
        at += match character {
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '#' if rest.starts_with("#[") || rest.starts_with("#![") => attribute(rest),
            '\'' => character_literal(rest),
            '"' => {
                let length = literal(rest);
                let text = rest[1..length - 1].trim_start_matches("\\\n");
                found.push((code[..at].trim_end(), text.to_owned()));
                length
            }
            other => other.len_utf8(),
        };
    }
    found
}

fn literal(text: &str) -> usize {
    let mut characters = text.char_indices().skip(1);
    while let Some((at, character)) = characters.next() {
        match character {
            '\\' => drop(characters.next()),
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// The length of a character literal; 1 for the quote of a lifetime.
fn character_literal(text: &str) -> usize {
    let inside = text[1..].chars().next().map_or(1, char::len_utf8);
    match text.as_bytes() {
        [_, b'\\', ..] => text[3..].find('\'').map_or(1, |end| end + 4),
        bytes if bytes.get(1 + inside) == Some(&b'\'') => inside + 2,
        _ => 1,
    }
}

/// The length of an attribute, with nested brackets.
fn attribute(text: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while let Some(character) = text[at..].chars().next() {
        match character {
            '"' => {
                at += literal(&text[at..]);
                continue;
            }
            '[' => depth += 1,
            ']' if depth == 1 => return at + 1,
            ']' => depth -= 1,
            _ => {}
        }
        at += character.len_utf8();
    }
    text.len()
}

/// Whether the text has two adjacent words that are not placeholders.
fn has_words(text: &str) -> bool {
    let is_word = |word: &str| {
        let word = word.trim_matches(|c: char| ".,:;!?()`'".contains(c));
        word.chars().count() > 1 && word.chars().all(|c| c.is_alphabetic() || c == '-' || c == '\'')
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    words.windows(2).any(|pair| is_word(pair[0]) && is_word(pair[1]))
}

fn is_markup(text: &str) -> bool {
    text.starts_with('<') || text.contains("=\\\"")
}
