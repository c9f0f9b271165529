use pegwise::notation::unseen;
use std::fmt::Write;

pub(super) fn visible_json(json: &str) -> String {
    let (mut written, mut from) = (String::with_capacity(json.len()), 0);
    for (at, c) in unseen(json).filter(|&(_, c)| c != '\n') {
        written.push_str(&json[from..at]);
        for unit in c.encode_utf16(&mut [0; 2]) {
            // Writing to a string cannot fail.
            let _ = write!(written, "\\u{unit:04x}");
        }
        from = at + c.len_utf8();
    }
    written.push_str(&json[from..]);
    written
}

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
        '\u{a0}' => " ",
        '–' => "-",
        '…' => "...",
        '≈' => "~",
        '→' => "->",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::{in_ascii, visible_json};

    #[test]
    fn quotes_and_umlauts_have_other_signs() {
        assert_eq!(in_ascii("Keine Farbe heißt „ä“: “9” → ●"), "Keine Farbe heisst 'ae': '9' -> ●");
    }

    #[test]
    fn json_stays_the_same_json() {
        let text = "a\u{7f}\u{9b}2J\u{202e}\u{1d173} ❤\u{fe0f}";
        let json = serde_json::to_string_pretty(&[text]).unwrap();
        let shown = visible_json(&json);
        assert_eq!(shown, "[\n  \"a\\u007f\\u009b2J\\u202e\\ud834\\udd73 ❤\u{fe0f}\"\n]");
        assert_eq!(serde_json::from_str::<Vec<String>>(&shown).unwrap(), [text]);
    }
}
