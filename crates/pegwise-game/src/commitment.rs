//! A secret sealed before the game: its fingerprint, and the proof shown afterwards.

use crate::codemaker::draw_secret;
use pegwise_core::{Code, InvalidCode, Rules};
use pegwise_notation::shown;
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// A secret fixed before the game, so that anyone can check afterwards that it never changed.
///
/// The codemaker shows the [`Commitment`] before the first guess. After the last guess it shows the
/// [proof](SealedSecret::proof), a line with the secret, whose SHA-256 is that fingerprint. Two lines with the same
/// SHA-256 cannot be found, so the rules and the secret were fixed. This does not prove that the secret was random, or
/// unknown to others. The random salt of 16 bytes prevents trying all codes against the fingerprint.
///
/// ```
/// use pegwise_core::Rules;
/// use pegwise_game::{Commitment, SealedSecret};
///
/// let rules = Rules::classic();
/// let salt = *b"sixteen of these"; // take random ones
/// let sealed = SealedSecret::new(rules.clone(), rules.read_code("3632")?, salt)?;
/// let fingerprint: Commitment = sealed.fingerprint(); // shown first
/// // The game is played.
/// assert_eq!(sealed.proof(), "pegwise-secret 1 4x6 3632 7369787465656e206f66207468657365");
/// assert_eq!(fingerprint.open(&sealed.proof()), Ok(sealed));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SealedSecret {
    rules: Rules,
    secret: Code,
    salt: [u8; 16],
}

/// The SHA-256 of the proof of a [`SealedSecret`]: 64 hexadecimal digits as printed by `sha256sum`, in either case.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Commitment([u8; 32]);

/// The error for a text that is not a fingerprint.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{found}` is not a fingerprint; it has 64 digits from 0 to 9 and a to f")]
pub struct InvalidCommitment {
    /// The text, shortened for messages.
    pub found: String,
}

/// The reason why a text does not prove the sealed secret.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InvalidProof {
    /// The text differs from the one that was sealed.
    #[error("this line has another fingerprint, {found}, so it is not what was sealed")]
    OtherFingerprint {
        /// The fingerprint of the text.
        found: Commitment,
    },
    /// The fingerprint matches the text, but the text is not a proof.
    #[error(
        "what was sealed is not a secret; a proof is a line `pegwise-secret 1 RULES SECRET SALT`, one space between words"
    )]
    NotAProof,
}

const HEAD: &str = "pegwise-secret 1";

impl SealedSecret {
    /// Seals this secret. The salt must come from a cryptographic random source, with a new one for each game.
    ///
    /// # Errors
    /// Returns [`InvalidCode`] if the rules do not allow this secret.
    pub fn new(rules: Rules, secret: Code, salt: [u8; 16]) -> Result<Self, InvalidCode> {
        rules.check_code(&secret)?;
        Ok(SealedSecret { rules, secret, salt })
    }

    /// Seals the secret that [`draw_secret`] draws from a seed. For seed 7, the salt is the first 16 bytes of the
    /// SHA-256 of `pegwise-salt 1 7`: equal seeds give equal fingerprints, and the seed reveals the secret.
    pub fn drawn(rules: Rules, seed: u64) -> Self {
        let secret = draw_secret(&rules, seed);
        let hash: [u8; 32] = Sha256::digest(format!("pegwise-salt 1 {seed}")).into();
        let (salt, _) = hash.split_first_chunk().expect("16 of 32 bytes");
        SealedSecret { rules, secret, salt: *salt }
    }

    /// The rules of the game.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The secret.
    pub fn secret(&self) -> &Code {
        &self.secret
    }

    /// The salt that hides the secret in the fingerprint.
    pub fn salt(&self) -> [u8; 16] {
        self.salt
    }

    /// The proof shown after the game: rules, secret and salt in canonical notation, without a newline, such as
    /// `pegwise-secret 1 4x6 3632 7369787465656e206f66207468657365`.
    pub fn proof(&self) -> String {
        format!("{HEAD} {} {} {}", self.rules, self.secret, Hex(&self.salt))
    }

    /// The fingerprint shown before the game: the SHA-256 of the proof, as from `printf '%s' 'PROOF' | sha256sum`.
    pub fn fingerprint(&self) -> Commitment {
        Commitment::of(&self.proof())
    }

    fn from_proof(proof: &str) -> Option<Self> {
        let mut words = proof.strip_prefix(HEAD)?.strip_prefix(' ')?.split(' ');
        let rules: Rules = words.next()?.parse().ok()?;
        let secret = rules.read_code(words.next()?).ok()?;
        let salt = bytes(words.next()?)?;
        Some(SealedSecret { rules, secret, salt }).filter(|sealed| sealed.proof() == proof)
    }
}

impl Commitment {
    fn of(proof: &str) -> Self {
        Commitment(Sha256::digest(proof).into())
    }

    /// Returns the sealed secret if the proof is correct to the byte.
    ///
    /// # Errors
    /// Returns [`InvalidProof`] if the text differs or is not a proof.
    pub fn open(&self, proof: &str) -> Result<SealedSecret, InvalidProof> {
        let found = Commitment::of(proof);
        if found != *self {
            return Err(InvalidProof::OtherFingerprint { found });
        }
        SealedSecret::from_proof(proof).ok_or(InvalidProof::NotAProof)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Hex(&self.0).fmt(f)
    }
}

impl FromStr for Commitment {
    type Err = InvalidCommitment;

    fn from_str(text: &str) -> Result<Self, InvalidCommitment> {
        bytes(text.trim()).map(Commitment).ok_or_else(|| InvalidCommitment { found: shown(text) })
    }
}

struct Hex<'a>(&'a [u8]);

impl fmt::Display for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

fn bytes<const N: usize>(digits: &str) -> Option<[u8; N]> {
    let digit = |digit: u8| char::from(digit).to_digit(16);
    let byte = |pair: &[u8]| u8::try_from(digit(pair[0])? * 16 + digit(pair[1])?).ok();
    let (pairs, rest) = digits.as_bytes().as_chunks::<2>();
    if pairs.len() != N || !rest.is_empty() {
        return None;
    }
    let bytes: Option<Vec<u8>> = pairs.iter().map(|pair| byte(pair)).collect();
    bytes?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise_notation::{Alphabet, read_rules};

    fn sealed(rules: &str, secret: &str) -> SealedSecret {
        let rules = read_rules(rules).unwrap();
        let secret = Alphabet::canonical().read_code(&rules, secret).unwrap();
        SealedSecret::new(rules, secret, 0x0001_0203_0405_0607_0809_0a0b_0c0d_0e0f_u128.to_be_bytes()).unwrap()
    }

    /// The fingerprints were computed with Python: `hashlib.sha256(proof.encode()).hexdigest()`.
    #[test]
    fn known_fingerprints() {
        for (rules, secret, proof, fingerprint) in [
            (
                "4x6",
                "3632",
                "pegwise-secret 1 4x6 3632 000102030405060708090a0b0c0d0e0f",
                "754b6620a0cdb4cb2afebf65ab6db3be7c832bc1782fac17c19b533540220dc5",
            ),
            (
                "bulls-and-cows-in7",
                "1 10 2 3",
                "pegwise-secret 1 4x10-distinct-in7 1A23 000102030405060708090a0b0c0d0e0f",
                "ca8f29a5c4ece7ac243f0a07ea65b3d3ecbb4b416599c20196e3805ec77a5f98",
            ),
            (
                "2x40-only=1-40,12",
                "1-40",
                "pegwise-secret 1 2x40-only=12,1-40 1-40 000102030405060708090a0b0c0d0e0f",
                "97f1ee1caafaf0ee7374cb49c66a82c75a5aa55ebac903ef300c4663642a76f8",
            ),
        ] {
            let sealed = sealed(rules, secret);
            assert_eq!(sealed.proof(), proof);
            assert_eq!(sealed.fingerprint().to_string(), fingerprint);
        }
    }

    #[test]
    fn the_example_of_the_page_is_true() {
        let (page, sealed) = (include_str!("../../../docs/notation.md"), sealed("4x6", "3632"));
        let example = format!("$ printf '%s' '{}' | sha256sum\n{}  -\n", sealed.proof(), sealed.fingerprint());
        assert!(page.contains(&example), "the page does not have\n{example}");
    }

    /// Must never change. Computed with Python, except for the secret, which comes from `draw_secret`.
    #[test]
    fn seeds_keep_their_fingerprint() {
        let sealed = SealedSecret::drawn(Rules::classic(), 1);
        assert_eq!(sealed.proof(), "pegwise-secret 1 4x6 5336 84bb273628ca15b2e05ef47c837adec9");
        assert_eq!(
            sealed.fingerprint().to_string(),
            "b7c5f7286121d5150a520139412e523524172965f2086dc25258373d674a5590"
        );
    }

    #[test]
    fn fingerprints_are_read() {
        let fingerprint = sealed("4x6", "3632").fingerprint();
        let text = fingerprint.to_string();
        for spelling in [text.clone(), text.to_uppercase(), format!(" {text}\n")] {
            assert_eq!(spelling.parse(), Ok(fingerprint));
        }
        for wrong in ["", &text[1..], &format!("{text}0"), &text.replace('1', "g"), &text.replacen('1', "é", 1)] {
            let error = wrong.parse::<Commitment>().unwrap_err().to_string();
            assert!(error.ends_with("is not a fingerprint; it has 64 digits from 0 to 9 and a to f"), "{error}");
        }
    }

    #[test]
    fn what_was_sealed_may_be_no_secret() {
        let salt = "000102030405060708090a0b0c0d0e0f";
        for text in [
            String::new(),
            "pegwise-secret 1".into(),
            format!("pegwise-secret 2 4x6 3632 {salt}"),
            format!("pegwise-secret 1 4x6 3637 {salt}"),
            format!("pegwise-secret 1 classic 3632 {salt}"),
            format!("pegwise-secret 1 4x6 3632 {salt}\n"),
            format!("pegwise-secret 1 4x6 3632  {salt}"),
            format!("pegwise-secret 1 4x6 3632 {}", salt.to_uppercase()),
            format!("pegwise-secret 1 4x6 3632 {salt}00"),
        ] {
            assert_eq!(Commitment::of(&text).open(&text), Err(InvalidProof::NotAProof), "{text}");
        }
    }

    #[test]
    fn only_secrets_of_the_rules_are_sealed() {
        let secret = Rules::classic().read_code("1122").unwrap();
        let rules = "4x6-distinct".parse().unwrap();
        assert_eq!(SealedSecret::new(rules, secret, [0; 16]), Err(InvalidCode::Repeated { first: 0, second: 1 }));
    }
}
