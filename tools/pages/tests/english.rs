//! Tests that phrases that readers stumbled over do not come back in the documents and the English messages.

use pages::{all, root};
use regex::Regex;
use std::fs;
use std::path::Path;
use walkdir::WalkDir;

/// A phrase to avoid.
struct Pattern {
    phrase: &'static str,
    /// A text that makes a sentence right despite the phrase.
    unless: &'static str,
    instead: &'static str,
    /// A sentence that the pattern must find.
    example: &'static str,
}

const fn pattern(phrase: &'static str, unless: &'static str, instead: &'static str, example: &'static str) -> Pattern {
    Pattern { phrase, unless, instead, example }
}

const PATTERNS: &[Pattern] = &[
    pattern("^(What|Where|Who|Whoever) [a-z]", r"\?", "begin with the noun", "What is left is counted."),
    pattern("^(Is|Are|Does|Do|Can|Has|Was) [^.]*[^.?]$", "^(Do|Can) ", "say whether", "Is it exact or not"),
    pattern(r"\b(is|are|be|was|were) (told|said|asked for)\b", "", "say who does it", "It is told the board."),
    pattern(
        r"\b[Ss]o (many|few|much|long|large)\b",
        r"\b(many|few|much|long|large) (as|that)\b",
        "name the number",
        "So many codes are left.",
    ),
    pattern(r"\bof (one's|your|its|their|our|his|her) own\b", "", "your own ...", "A board of one's own."),
    pattern(r"\b[Ww]hoever\b|\bone who\b", "", "anyone who", "Whoever wins starts."),
    pattern(r"\b(go|goes|gone|going|went) on\b", "", "continue", "The game goes on."),
    pattern(
        r"\b(is|are) no [a-z]+",
        r"[Tt]here (is|are) no|no (longer|more|less|fewer|better|worse|different)",
        "is not a",
        "This is no board.",
    ),
    pattern(r"\b(is|are) none\b", "[Tt]here (is|are) none", "is invalid", "A weight that is none."),
    pattern(r"\bstands? (for|behind|after|beside|there)\b", "", "is, means, follows", "A letter stands for a colour."),
    pattern(
        r"\b(anew|nought|thereof|therein|whereof|besides|mend|mends|mended|mending)\b",
        "",
        "a plain word",
        "One change mends it.",
    ),
    pattern("[;,] else ", "", "otherwise", "Use it, else the next."),
    pattern(r"\b(says?|said) so\b", "", "say what it says", "The page says so."),
    pattern(r"\b(that|which) nobody\b|\b[Nn]obody is there\b", "", "name the subject", "A code that nobody chose."),
    pattern(r"\b(is|are) made of it\b", "", "is built from", "A tree is made of it."),
    pattern(
        r"\bas [0-9“]",
        r"\b(such|same|known|written|counts?|read|scored|answered|shown|likely) as\b|\bas closely as\b",
        "such as",
        "Write a board as 4x6.",
    ),
    pattern(r"\bcannot all be right\b", "", "contradict each other", "Rows 1 and 2 cannot all be right."),
    pattern(r"\b[0-9,]+ (guesses|codes|of them) do(es)? it\b", "", "work", "468 guesses do it."),
    pattern(r"\b[Nn]o other is as good\b|\b[Aa]s good:", "", "equally good", "No other is as good."),
    pattern(r"\b(total|guess(es)?) \d+ over \d+\b", "", "N guesses for M codes", "total 1 over 1 codes"),
    pattern(r"\balike ones\b", "", "essentially different", "39 guesses, alike ones counted once."),
];

/// Returns the texts in a Fluent file. Each line of a message is a text.
fn messages(file: &Path) -> Vec<(usize, String)> {
    let text = fs::read_to_string(file).unwrap();
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#'));
    let said = |line: &str| line.split_once(['=', ']']).map_or(line, |(_, said)| said).trim().to_owned();
    lines.map(|(number, line)| (number, said(line))).collect()
}

fn texts() -> Vec<(String, String)> {
    let mut texts = Vec::new();
    for page in all().unwrap() {
        texts.extend(page.texts().into_iter().map(|(text, line)| (format!("{}:{line}", page.path), text)));
    }
    let locale = WalkDir::new(root().join("crates/pegwise-text/locales/en")).into_iter();
    for file in locale.map(|entry| entry.unwrap().into_path()).filter(|path| path.is_file()) {
        let path = file.strip_prefix(root()).unwrap().display().to_string();
        texts.extend(messages(&file).into_iter().map(|(line, text)| (format!("{path}:{line}"), text)));
    }
    assert!(texts.len() > 5_000, "{} texts", texts.len());
    texts
}

fn sentences<'a>(text: &'a str, ends: &Regex) -> impl Iterator<Item = &'a str> + use<'a> {
    let ends: Vec<usize> = ends.find_iter(text).map(|end| end.end()).chain([text.len()]).collect();
    let starts = [0].into_iter().chain(ends.clone());
    starts.zip(ends).map(|(start, end)| text[start..end].trim())
}

/// A pattern with its expressions compiled.
struct Finder {
    phrase: Regex,
    unless: Option<Regex>,
    instead: &'static str,
}

impl Finder {
    fn new(pattern: &Pattern) -> Self {
        let compiled = |text: &str| Regex::new(text).unwrap();
        let unless = Some(pattern.unless).filter(|unless| !unless.is_empty());
        Finder { phrase: compiled(pattern.phrase), unless: unless.map(compiled), instead: pattern.instead }
    }

    fn finds(&self, sentence: &str) -> bool {
        self.phrase.is_match(sentence) && !self.unless.as_ref().is_some_and(|unless| unless.is_match(sentence))
    }
}

#[test]
fn every_pattern_finds_its_example() {
    for pattern in PATTERNS {
        assert!(Finder::new(pattern).finds(pattern.example), "{}: {}", pattern.phrase, pattern.example);
    }
}

#[test]
fn documents_and_messages_are_natural_english() {
    let finders: Vec<Finder> = PATTERNS.iter().map(Finder::new).collect();
    let ends = Regex::new(r"[.!?:] ").unwrap();
    let mut found = Vec::new();
    for (place, text) in texts() {
        for sentence in sentences(&text, &ends) {
            let hits = finders.iter().filter(|finder| finder.finds(sentence));
            found.extend(hits.map(|finder| format!("{place}: {sentence} -> {}", finder.instead)));
        }
    }
    assert!(found.is_empty(), "{} sentences\n{}", found.len(), found.join("\n"));
}
