use std::io::{BufRead, Read};
use std::path::Path;

pub(crate) fn read_line() -> std::io::Result<Vec<u8>> {
    /// The maximum length of a line in bytes, so that a stream without line breaks cannot fill the memory.
    const LONGEST: u64 = 1 << 20;
    let mut line = Vec::new();
    std::io::stdin().lock().take(LONGEST).read_until(b'\n', &mut line)?;
    Ok(line)
}

/// Returns the line as text. Invalid bytes become a visible replacement character, which the parser rejects.
pub(crate) fn text_of(line: &[u8]) -> Option<String> {
    let text = String::from_utf8_lossy(line);
    (!line.is_empty()).then(|| without_mark(&text).trim().to_owned())
}

pub(crate) fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

pub(crate) fn is_rule_file(rules: &str) -> bool {
    let ending = Path::new(rules).extension().and_then(|ending| ending.to_str());
    ending.is_some_and(|ending| ["toml", "json"].iter().any(|known| ending.eq_ignore_ascii_case(known)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_told_from_rules() {
        for file in ["rules.toml", "my/game.JSON", "./4x6.json"] {
            assert!(is_rule_file(file), "{file}");
        }
        for rules in ["4x6", "classic", "4x6-in8", "number-baseball"] {
            assert!(!is_rule_file(rules), "{rules}");
        }
    }
}
