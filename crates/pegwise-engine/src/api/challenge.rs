//! Challenges: codes for other people to find.

use serde::{Deserialize, Serialize};

/// A challenge: a code for another person to find.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Challenge {
    /// The board.
    pub rules: String,
    /// The token to send.
    pub challenge: String,
    /// The fingerprint of the code.
    pub fingerprint: String,
}

impl From<&pegwise_game::Challenge> for Challenge {
    fn from(challenge: &pegwise_game::Challenge) -> Self {
        let sealed = challenge.sealed();
        Challenge {
            rules: sealed.rules().to_string(),
            challenge: challenge.to_string(),
            fingerprint: sealed.fingerprint().to_string(),
        }
    }
}
