//! Messages about invalid challenges, and about codes that are too long for a challenge.

use crate::t;
use pegwise_core::Rules;
use pegwise_game::{ChallengeTooLong, InvalidChallenge, MAX_CHALLENGE};
use pegwise_notation::Alphabet;

/// The option that gives a friend the symbols of this alphabet, if they differ from the board's usual ones. A token
/// holds the code, but no symbols.
pub fn symbols_option(alphabet: &Alphabet, rules: &Rules) -> String {
    let symbols = |alphabet: &Alphabet| -> String {
        (0..rules.colors()).filter_map(|index| rules.color(index)).map(|color| alphabet.symbol(color)).collect()
    };
    let own = symbols(alphabet);
    if own == symbols(&Alphabet::usual(rules)) { String::new() } else { format!(" --alphabet {}", quoted(&own)) }
}

/// A word as a shell reads it, in quotation marks if needed.
pub fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "-_./,:=+@%".contains(c);
    if !word.is_empty() && word.chars().all(is_plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

/// Explains why a text is not a challenge.
pub fn invalid(reason: &InvalidChallenge) -> String {
    match reason {
        InvalidChallenge::Character { at } => t!("challenge-character", at = at + 1),
        InvalidChallenge::TooLong { found } => t!("challenge-long", found = *found, most = MAX_CHALLENGE),
        InvalidChallenge::Damaged => t!("challenge-damaged"),
        InvalidChallenge::Version { .. } => t!("challenge-version"),
        InvalidChallenge::Contents => t!("challenge-contents"),
        _ => reason.to_string(),
    }
}

/// Explains why a code is too long for a challenge.
pub fn too_long(reason: &ChallengeTooLong) -> String {
    t!("challenge-too-long", needed = reason.needed, most = MAX_CHALLENGE)
}
