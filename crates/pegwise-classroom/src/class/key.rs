//! The keys of pupils and teachers, which do not depend on their names.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;

pub(crate) const DIGITS: usize = 32;

/// The hash of a key. It is stored instead of the key, so that readers of the file cannot act as a pupil.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct KeyHash(String);

impl KeyHash {
    pub(crate) fn of(key: &str) -> Option<Self> {
        let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        let is_key = key.len() == DIGITS && key.bytes().all(is_digit);
        is_key.then(|| KeyHash(hexadecimal(&Sha256::digest(key))))
    }
}

pub(crate) fn key(random: [u8; DIGITS / 2]) -> String {
    hexadecimal(&random)
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string takes everything");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_keys_are_hashed() {
        let key = key(*b"sixteen letters.");
        assert_eq!(key, "7369787465656e206c6574746572732e");
        let KeyHash(hash) = KeyHash::of(&key).unwrap();
        assert_eq!(hash.len(), 64);
        assert!(!hash.contains(&key[..8]));
        assert_ne!(KeyHash::of(&key), KeyHash::of(&"0".repeat(DIGITS)));
        for none in ["", "0", &key[1..], &key.to_uppercase(), &format!("{key}0"), "ä".repeat(16).as_str()] {
            assert_eq!(KeyHash::of(none), None, "{none}");
        }
    }
}
