//! The code that pupils type to join.

use serde::{Deserialize, Serialize};
use std::fmt;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) struct JoinCode(String);

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a join code")]
pub(crate) struct BadJoinCode;

/// Consonants that look and sound different, are on the same keys on all keyboards and cannot spell rude words.
const LETTERS: &[u8; 17] = b"BCDFGHJKLMNPRSTWX";
const LENGTH: usize = 5;

impl JoinCode {
    pub(crate) fn new(random: [u8; 8]) -> Self {
        let mut number = u64::from_le_bytes(random);
        let mut letter = || {
            let letter = LETTERS[usize::try_from(number % LETTERS.len() as u64).expect("below 17")];
            number /= LETTERS.len() as u64;
            char::from(letter)
        };
        JoinCode((0..LENGTH).map(|_| letter()).collect())
    }

    pub(crate) fn is(&self, typed: &str) -> bool {
        let letters = typed.chars().filter(|c| !c.is_whitespace() && *c != '-').map(|c| c.to_ascii_uppercase());
        letters.eq(self.0.chars())
    }
}

impl fmt::Display for JoinCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<JoinCode> for String {
    fn from(code: JoinCode) -> Self {
        code.0
    }
}

impl TryFrom<String> for JoinCode {
    type Error = BadJoinCode;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let is_code = text.len() == LENGTH && text.bytes().all(|byte| LETTERS.contains(&byte));
        if is_code { Ok(JoinCode(text)) } else { Err(BadJoinCode) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_of_plain_letters_and_read_however_they_are_typed() {
        let code = JoinCode::new(*b"anything");
        let text = code.to_string();
        assert!(text.len() == LENGTH && text.bytes().all(|byte| LETTERS.contains(&byte)), "{text}");
        let spaced = format!(" {}-{} ", &text[..2], &text[2..].to_lowercase());
        assert!(code.is(&text) && code.is(&text.to_lowercase()) && code.is(&spaced));
        for wrong in ["", &text[1..], &format!("{text}B"), "AEIOU", "ß"] {
            assert!(!code.is(wrong), "{wrong}");
        }
    }

    #[test]
    fn every_letter_comes_at_every_place() {
        let codes: Vec<String> = (0..2000_u64)
            .map(|number| JoinCode::new((number.wrapping_mul(0x9e37_79b9_7f4a_7c15)).to_le_bytes()).to_string())
            .collect();
        for place in 0..LENGTH {
            let found: std::collections::BTreeSet<u8> = codes.iter().map(|code| code.as_bytes()[place]).collect();
            assert_eq!(found.len(), LETTERS.len());
        }
    }
}
