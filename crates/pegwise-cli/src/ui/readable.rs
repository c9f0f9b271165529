//! Terminals that show only ASCII.

/// The text with what its letters and signs are written as where there is nothing but ASCII.
pub(crate) fn in_ascii(text: &str) -> String {
    let mut written = String::with_capacity(text.len());
    for character in text.chars() {
        match in_letters(character) {
            Some(letters) => written.push_str(letters),
            None => written.push(character),
        }
    }
    written
}

/// What was wrong, without control characters that somebody may have typed: they are shown and not obeyed.
pub(crate) fn harmless(message: &str) -> String {
    let shown = |c: char| if c.is_control() && c != '\n' { c.escape_default().to_string() } else { c.to_string() };
    message.chars().map(shown).collect()
}

fn in_letters(character: char) -> Option<&'static str> {
    Some(match character {
        '“' | '”' | '„' => "'",
        'ä' => "ae",
        'ö' => "oe",
        'ü' => "ue",
        'Ä' => "Ae",
        'Ö' => "Oe",
        'Ü' => "Ue",
        'ß' => "ss",
        '–' => "-",
        '…' => "...",
        '≈' => "~",
        '→' => "->",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::in_ascii;

    #[test]
    fn quotes_and_umlauts_have_other_signs() {
        assert_eq!(in_ascii("Keine Farbe heißt „ä“: “9” → ●"), "Keine Farbe heisst 'ae': '9' -> ●");
    }
}
