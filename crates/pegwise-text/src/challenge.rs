//! Messages about invalid challenges, and about codes that are too long for a challenge.

use crate::t;
use pegwise_game::{ChallengeTooLong, InvalidChallenge, MAX_CHALLENGE};

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
