//! Rules of a game from a file, in TOML or JSON.

use crate::failure::{Failure, Outcome};
use crate::files::read_file;
use pegwise::Rules;
use pegwise::notation::Alphabet;
use pegwise::shapes::RuleFile;
use pegwise_text::t;
use std::path::Path;

/// Is this the name of a file of rules, rather than rules?
pub(crate) fn is_file(rules: &str) -> bool {
    let ending = Path::new(rules).extension().and_then(|ending| ending.to_str());
    ending.is_some_and(|ending| ["toml", "json"].iter().any(|known| ending.eq_ignore_ascii_case(known)))
}

/// The rules in a file, and how their codes and answers are written.
pub(crate) fn read(file: &str) -> Outcome<(Rules, Alphabet)> {
    read_with_texts(file).map(|(_, rules, alphabet)| (rules, alphabet))
}

/// The same, and the file itself, which says what the game is.
pub(crate) fn read_with_texts(file: &str) -> Outcome<(RuleFile, Rules, Alphabet)> {
    let text = read_file(Path::new(file))?;
    // TOML never begins like this, whatever the file is called.
    let is_json = file.to_lowercase().ends_with("json") || text.trim_start().starts_with('{');
    let read = if is_json { from_json(file, &text) } else { from_toml(file, &text) }?;
    let rules = read.rules().map_err(|flaw| in_line(file, flaw.line_in(&text), &flaw.to_string()))?;
    Ok((read, rules.0, rules.1))
}

fn from_json(file: &str, text: &str) -> Outcome<RuleFile> {
    serde_json::from_str(text).map_err(|error| in_line(file, error.line(), &error.to_string()))
}

fn from_toml(file: &str, text: &str) -> Outcome<RuleFile> {
    toml_edit::de::from_str(text).map_err(|error| {
        let before = error.span().map_or(0, |span| span.start);
        let line = text[..before.min(text.len())].matches('\n').count() + 1;
        in_line(file, line, error.message())
    })
}

fn in_line(file: &str, line: usize, problem: &str) -> Failure {
    Failure::Usage(t!("cli-in-line", file = file, line = line, problem = problem))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_told_from_rules() {
        for file in ["rules.toml", "my/game.JSON", "./4x6.json"] {
            assert!(is_file(file), "{file}");
        }
        for rules in ["4x6", "classic", "4x6-in8", "number-baseball"] {
            assert!(!is_file(rules), "{rules}");
        }
    }
}
