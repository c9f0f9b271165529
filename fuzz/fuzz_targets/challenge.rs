//! Fuzzes challenges with arbitrary text, whose first two words are used as a board and a secret. Nothing panics,
//! errors have one line, and challenges that are made or read survive a round trip.

#![no_main]

use libfuzzer_sys::fuzz_target;
use pegwise_game::{Challenge, SealedSecret};
use pegwise_notation::{Alphabet, read_rules};

fuzz_target!(|text: &str| {
    match text.parse::<Challenge>() {
        Ok(challenge) => check(&challenge),
        Err(error) => assert!(!error.to_string().contains('\n'), "{error}"),
    }
    if let Some(sealed) = sealed(text) {
        assert_eq!(sealed.fingerprint().open(&sealed.proof()), Ok(sealed.clone()));
        if let Ok(challenge) = Challenge::new(sealed) {
            check(&challenge);
        }
    }
});

/// Uses the bytes of the text as the salt.
fn sealed(text: &str) -> Option<SealedSecret> {
    let mut words = text.split_whitespace();
    let rules = read_rules(words.next()?).ok()?;
    let secret = Alphabet::canonical().read_code(&rules, words.next()?).ok()?;
    let salt = *text.as_bytes().last_chunk().unwrap_or(&[0; 16]);
    SealedSecret::new(rules, secret, salt).ok()
}

fn check(challenge: &Challenge) {
    let token = challenge.to_string();
    assert_eq!(token.parse().as_ref(), Ok(challenge));
    assert_eq!(format!("https://example.org/?challenge={token}&end").parse().as_ref(), Ok(challenge));
}
