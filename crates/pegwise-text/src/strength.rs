//! How strong strategies are.

use crate::t;
use pegwise_game::OPTIMAL;

/// How strong a strategy of this name is, in a word or two; none of a strategy with options, or of one that is not offered
/// by its strength.
pub fn in_words(strategy: &str) -> Option<String> {
    Some(match strategy {
        "first" => t!("strength-easy"),
        "knuth" | "sampled-entropy" => t!("strength-clever"),
        "expected-size" | "entropy" | "most-parts" => t!("strength-very-clever"),
        OPTIMAL => t!("strength-perfect"),
        _ => return None,
    })
}
