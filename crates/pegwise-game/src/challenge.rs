//! A sealed secret as a token that can be sent.

use crate::commitment::SealedSecret;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use pegwise_notation::{Alphabet, read_rules};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// A sealed secret as a token for a friend, safe in links and messages (`docs/notation.md`). It hides the secret from a
/// casual glance but is not encrypted, so a program can read it. Damaged tokens are rejected.
///
/// ```
/// use pegwise_core::Rules;
/// use pegwise_game::{Challenge, SealedSecret};
///
/// let rules = Rules::classic();
/// let sealed = SealedSecret::new(rules.clone(), rules.read_code("3632")?, *b"sixteen of these")?;
/// let challenge = Challenge::new(sealed.clone())?;
/// assert_eq!(challenge.to_string(), "AXNpeHRlZW4gb2YgdGhlc2Ukr3J56xeeFIqnjNE");
///
/// let link = format!("https://example.org/play?challenge={challenge}&theme=dark");
/// assert_eq!(link.parse::<Challenge>()?.sealed(), &sealed);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Challenge {
    sealed: SealedSecret,
    token: String,
}

/// The maximum length of a token in characters, which links can carry reliably.
pub const MAX_CHALLENGE: usize = 1_000;

/// The error for a board that does not fit into a token.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a challenge has at most {MAX_CHALLENGE} characters, but this board and code need {needed}")]
pub struct ChallengeTooLong {
    /// The number of characters needed.
    pub needed: usize,
}

/// The reason why a text is not a challenge.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum InvalidChallenge {
    /// A character is not allowed in a token.
    #[error("character {} does not belong in a challenge, which contains only letters, digits, - and _", at + 1)]
    Character {
        /// The index of the character in the token.
        at: usize,
    },
    /// The text is longer than any token.
    #[error("a challenge has at most {MAX_CHALLENGE} characters, not {found}")]
    TooLong {
        /// The length of the token, in characters.
        found: usize,
    },
    /// The checksum is wrong.
    #[error("the challenge is not complete, or a character of it is wrong; copy all of it once more")]
    Damaged,
    /// The version is unknown.
    #[error("the challenge was made by a later version of pegwise (form {found}, not {VERSION}); take that version")]
    Version {
        /// The version.
        found: u8,
    },
    /// The token is intact, but its contents are invalid. They are not shown, because they may contain a secret.
    #[error("the challenge is whole, but has no board with its code in canonical notation")]
    Contents,
}

const VERSION: u8 = 1;
const SALT: usize = 16;
const CHECK: usize = 4;
const PARAMETERS: [&str; 2] = ["challenge=", "--challenge "];

impl Challenge {
    /// Creates a challenge with this secret.
    ///
    /// # Errors
    /// Returns [`ChallengeTooLong`] for boards of hundreds of pegs or with a long list of codes.
    pub fn new(sealed: SealedSecret) -> Result<Self, ChallengeTooLong> {
        let mut body = format!("{} {}", sealed.rules(), sealed.secret()).into_bytes();
        let needed = ((1 + SALT + body.len() + CHECK) * 4).div_ceil(3);
        if needed > MAX_CHALLENGE {
            return Err(ChallengeTooLong { needed });
        }
        scramble(sealed.salt(), &mut body);
        let mut bytes = [&[VERSION], &sealed.salt()[..], &body].concat();
        bytes.extend(check(&bytes));
        Ok(Challenge { sealed, token: URL_SAFE_NO_PAD.encode(bytes) })
    }

    /// The secret with its rules and its salt.
    pub fn sealed(&self) -> &SealedSecret {
        &self.sealed
    }
}

impl fmt::Display for Challenge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.token)
    }
}

impl FromStr for Challenge {
    type Err = InvalidChallenge;

    /// Reads a token, or a link or a command with one: `challenge=` or `--challenge` and the token.
    fn from_str(text: &str) -> Result<Self, InvalidChallenge> {
        let token = find_token(text);
        let (version, salt, mut body) = unpack(token)?;
        if version != VERSION {
            return Err(InvalidChallenge::Version { found: version });
        }
        scramble(salt, &mut body);
        // Each pair of a board and a code has only one token, so tokens can be compared as text.
        read_body(&body, salt).filter(|challenge| challenge.token == token).ok_or(InvalidChallenge::Contents)
    }
}

fn find_token(text: &str) -> &str {
    let in_link = PARAMETERS.iter().find_map(|parameter| text.split_once(parameter)).map(|(_, rest)| {
        let rest = rest.trim_start();
        let end = rest.find(|c: char| matches!(c, '&' | '#') || c.is_whitespace());
        &rest[..end.unwrap_or(rest.len())]
    });
    in_link.unwrap_or(text.trim())
}

/// The version, the salt and the scrambled body of a token. All versions have the checksum in the same place.
fn unpack(token: &str) -> Result<(u8, [u8; SALT], Vec<u8>), InvalidChallenge> {
    let foreign = |c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_';
    if let Some(at) = token.chars().position(foreign) {
        return Err(InvalidChallenge::Character { at });
    }
    if token.len() > MAX_CHALLENGE {
        return Err(InvalidChallenge::TooLong { found: token.len() });
    }
    let bytes = URL_SAFE_NO_PAD.decode(token).map_err(|_| InvalidChallenge::Damaged)?;
    let (checked, found) = bytes.split_last_chunk().ok_or(InvalidChallenge::Damaged)?;
    if check(checked) != *found {
        return Err(InvalidChallenge::Damaged);
    }
    let (&version, rest) = checked.split_first().ok_or(InvalidChallenge::Contents)?;
    let (&salt, body) = rest.split_first_chunk().ok_or(InvalidChallenge::Contents)?;
    Ok((version, salt, body.to_vec()))
}

fn read_body(body: &[u8], salt: [u8; SALT]) -> Option<Challenge> {
    let (rules, secret) = str::from_utf8(body).ok()?.split_once(' ')?;
    let rules = read_rules(rules).ok()?;
    let secret = Alphabet::canonical().read_code(&rules, secret).ok()?;
    Challenge::new(SealedSecret::new(rules, secret, salt).ok()?).ok()
}

fn scramble(salt: [u8; SALT], body: &mut [u8]) {
    for (block, bytes) in (0_u8..).zip(body.chunks_mut(32)) {
        let key = Sha256::new().chain_update("pegwise-challenge 1").chain_update(salt).chain_update([block]).finalize();
        bytes.iter_mut().zip(key).for_each(|(byte, key)| *byte ^= key);
    }
}

/// Misses one error in 2^32.
fn check(bytes: &[u8]) -> [u8; CHECK] {
    let hash: [u8; 32] = Sha256::digest(bytes).into();
    *hash.first_chunk().expect("4 of 32 bytes")
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise_core::Rules;

    const TOKEN: &str = "AQABAgMEBQYHCAkKCwwNDg8ktmW3ijb-rou5jfs";

    fn sealed(rules: &str, secret: &str) -> SealedSecret {
        let rules: Rules = rules.parse().unwrap();
        let secret = rules.read_code(secret).unwrap();
        SealedSecret::new(rules, secret, 0x0001_0203_0405_0607_0809_0a0b_0c0d_0e0f_u128.to_be_bytes()).unwrap()
    }

    /// These tokens must never change. Computed with Python's hashlib and base64 according to `docs/notation.md`.
    #[test]
    fn known_tokens() {
        let nine = "6x9-only=111111,111112,111113,111114,111115,111116,111117,111118,111119";
        for (rules, secret, token) in [
            ("4x6", "3632", TOKEN),
            ("4x10-distinct-in7", "1A23", "AQABAgMEBQYHCAkKCwwNDg8ktmKnlGSk7340Luwg0WICColgpLSfwZF7Xg"),
            ("2x40-only=12,1-40", "1-40", "AQABAgMEBQYHCAkKCwwNDg8itmenlG-j8HNgcb14zSZYDYlgyLKc592lGg"),
            (
                nine,
                "111119",
                "AQABAgMEBQYHCAkKCwwNDg8mtmq61m6h5Tdscb5lzTpADJhg1Leem8KgoOdAKCXHX6NLRgPhE5GCdiePcRLW7bmMQIppwlwmRlxc4y4f5DeuVaog3P4j\
                 aBRd5EFUKKhLYHpF",
            ),
        ] {
            let challenge = Challenge::new(sealed(rules, secret)).unwrap();
            assert_eq!(challenge.to_string(), token);
            assert_eq!(token.parse(), Ok(challenge));
        }
    }

    #[test]
    fn a_token_is_found_in_a_link() {
        for text in [
            format!("challenge={TOKEN}"),
            format!("https://example.org/?challenge={TOKEN}"),
            format!("https://example.org/?theme=dark&challenge={TOKEN}&lang=en"),
            format!("https://example.org/#challenge={TOKEN}#top"),
            format!("Break this: https://example.org/?challenge={TOKEN}\nor try another"),
            format!("pegwise play --challenge {TOKEN}"),
            format!("pegwise play --challenge={TOKEN} --plain\n"),
            format!("\u{a0}{TOKEN}\n"),
        ] {
            assert_eq!(text.parse::<Challenge>().unwrap().to_string(), TOKEN, "{text}");
        }
    }

    fn error(text: &str) -> InvalidChallenge {
        text.parse::<Challenge>().unwrap_err()
    }

    #[test]
    fn any_wrong_character_is_refused() {
        for at in 0..TOKEN.len() {
            for other in (0..=u8::MAX).map(char::from).filter(|other| !TOKEN[at..].starts_with(*other)) {
                let text = format!("challenge={}{other}{}", &TOKEN[..at], &TOKEN[at + 1..]);
                assert!(
                    matches!(error(&text), InvalidChallenge::Damaged | InvalidChallenge::Character { .. }),
                    "{text}"
                );
            }
            assert_eq!(error(&TOKEN[..at]), InvalidChallenge::Damaged);
            assert_eq!(error(&TOKEN[at + 1..]), InvalidChallenge::Damaged);
        }
    }

    #[test]
    fn every_refusal_says_what_would_be_right() {
        assert_eq!(error(""), InvalidChallenge::Damaged);
        assert_eq!(error("https://example.org/"), InvalidChallenge::Character { at: 5 });
        assert_eq!(error("AQAé"), InvalidChallenge::Character { at: 3 });
        assert_eq!(error(&format!("{TOKEN}=")), InvalidChallenge::Character { at: TOKEN.len() });
        assert_eq!(error(&"A".repeat(MAX_CHALLENGE)), InvalidChallenge::Damaged);
        assert_eq!(error(&"A".repeat(1_001)), InvalidChallenge::TooLong { found: 1_001 });
        assert_eq!(error("AgABAgMEBQYHCAkKCwwNDg8ktmW3ijb-rm3rRMg"), InvalidChallenge::Version { found: 2 });
        // Intact tokens with invalid contents, also computed with Python.
        for (contents, token) in [
            ("", "AQABAgMEBQYHCAkKCwwNDg9v_aPS"),
            ("4x6", "AQABAgMEBQYHCAkKCwwNDg8ktmXtoYzI"),
            ("4x6 3637", "AQABAgMEBQYHCAkKCwwNDg8ktmW3ijb-qxE5r7o"),
            ("classic 3632", "AQABAgMEBQYHCAkKCwwNDg9zojLkymmuvDlrc72hlI7U"),
            ("4x6 3632 ", "AQABAgMEBQYHCAkKCwwNDg8ktmW3ijb-ripFRU6O"),
            ("4x6  3632", "AQABAgMEBQYHCAkKCwwNDg8ktmW3mTP7rzg2GgOI"),
        ] {
            assert_eq!(error(token), InvalidChallenge::Contents, "{contents}");
        }
    }

    /// A token of 1,000 characters holds 729 bytes for `723x9`, a space and the code.
    #[test]
    fn boards_that_do_not_fit_into_a_link_are_refused() {
        let on = |pegs: usize| Challenge::new(sealed(&format!("{pegs}x9"), &"1".repeat(pegs)));
        let longest = on(723).unwrap();
        assert_eq!(longest.to_string().len(), MAX_CHALLENGE);
        assert_eq!(longest.to_string().parse(), Ok(longest));
        assert_eq!(on(724), Err(ChallengeTooLong { needed: 1_002 }));
    }
}
