//! The names of pupils.

use crate::CLASS_NAME;
use pegwise::notation::{is_accent, is_unseen, unseen};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A name that is shown to the whole class. It contains only visible characters that do not overlap others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) struct Name(String);

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a name that can be shown")]
pub(crate) struct BadName;

/// The maximum number of accents on one letter. More would run into other lines.
const MOST_ACCENTS: usize = 2;

impl Name {
    pub(crate) fn new(text: &str) -> Result<Self, BadName> {
        if text.len() > 16 * CLASS_NAME {
            return Err(BadName);
        }
        let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let is_seen = name.chars().any(char::is_alphanumeric)
            && unseen(&name).next().is_none()
            && !name.chars().any(is_of_programs);
        let is_flat =
            name.chars().collect::<Vec<_>>().windows(MOST_ACCENTS + 1).all(|some| !some.iter().copied().all(is_accent));
        if is_seen && is_flat && name.chars().count() <= CLASS_NAME { Ok(Name(name)) } else { Err(BadName) }
    }

    pub(crate) fn is_like(&self, other: &Self) -> bool {
        let seen = |name: &Name| name.0.to_lowercase().replace(is_unseen, "");
        seen(self) == seen(other)
    }
}

/// Whether the character is for private use, so that it may look different on each device.
fn is_of_programs(character: char) -> bool {
    matches!(character, '\u{e000}'..='\u{f8ff}' | '\u{fffc}'..='\u{ffff}' | '\u{f0000}'..='\u{10ffff}')
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.0
    }
}

impl TryFrom<String> for Name {
    type Error = BadName;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        Name::new(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_taken_as_people_write_them() {
        for (text, name) in [
            ("Anna", "Anna"),
            ("  Anna \t Lena  ", "Anna Lena"),
            ("Zoë-Čapek O’Neil", "Zoë-Čapek O’Neil"),
            ("Zoe\u{308}", "Zoe\u{308}"),
            ("李小龍", "李小龍"),
            ("محمد", "محمد"),
            ("Team 7 🚀", "Team 7 🚀"),
            ("Team ❤\u{fe0f}", "Team ❤\u{fe0f}"),
            ("Anna\u{2028}Lena\r\n", "Anna Lena"),
            ("=1+1", "=1+1"),
            ("<b>Bob</b>", "<b>Bob</b>"),
        ] {
            assert_eq!(Name::new(text).map(|name| name.to_string()).as_deref(), Ok(name), "{text}");
        }
        assert!(Name::new(&"ä".repeat(CLASS_NAME)).is_ok());
    }

    #[test]
    fn what_cannot_be_shown_is_refused() {
        let long = "a".repeat(CLASS_NAME + 1);
        let longer = format!("Anna{}", " ".repeat(10_000));
        for text in [
            "",
            "   ",
            "🚀",
            "-",
            "An\u{0}na",
            "An\u{7}na",
            "An\u{1b}[31mna",
            "An\u{202e}na",
            "An\u{2066}na",
            "An\u{200b}na",
            "An\u{200d}na",
            "\u{3164}\u{3164}",
            "An\u{e0041}na",
            "An\u{2800}na",
            "An\u{fe0f}na",
            "An\u{1d173}na",
            "An\u{1bca0}na",
            "An\u{fffd}na",
            "Z\u{300}\u{301}\u{302}algo",
            &long,
            &longer,
        ] {
            assert_eq!(Name::new(text), Err(BadName), "{text:?}");
        }
    }

    #[test]
    fn names_are_alike_whatever_the_case() {
        let name = |text| Name::new(text).unwrap();
        assert!(name("ANNA lena").is_like(&name("Anna  Lena")) && name("Ärger").is_like(&name("ÄRGER")));
        assert!(!name("Anna").is_like(&name("Anne")));
        assert!(name("Team ❤\u{fe0f}").is_like(&name("Team ❤")));
    }
}
