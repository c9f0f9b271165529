//! The named games.

use crate::number::grouped;
use crate::t;
use pegwise_core::{CodeSpace, Rules};
use pegwise_notation::is_word_game;

/// Returns a short description of a named game, or `None` if the name is unknown.
pub fn about(name: &str) -> Option<String> {
    Some(match name {
        "classic" => t!("game-classic"),
        "brain-breaker" => t!("game-brain-breaker"),
        "super" => t!("game-super"),
        "bulls-and-cows" => t!("game-bulls-and-cows"),
        "mini" => t!("game-mini"),
        "tune" => t!("game-tune"),
        "number-baseball" => t!("game-number-baseball"),
        "bagels" => t!("game-bagels"),
        "castle-tune" => t!("game-castle-tune"),
        "padlock" => t!("game-padlock"),
        "pocket" => t!("game-pocket"),
        "forty-four" => t!("game-forty-four"),
        "electronic" => t!("game-electronic"),
        "royale" => t!("game-royale"),
        "grand" => t!("game-grand"),
        "bomb" => t!("game-bomb"),
        "terminal" => t!("game-terminal"),
        "jotto" => t!("game-jotto"),
        "word-marks" => t!("game-word-marks"),
        "words" => t!("game-words"),
        "words-de" => t!("game-words-de"),
        "secret-search" => t!("game-secret-search"),
        "black-pegs" => t!("game-black-pegs"),
        "permutation" => t!("game-permutation"),
        "each-peg" => t!("game-each-peg"),
        "ordered" => t!("game-ordered"),
        _ => return None,
    })
}

/// Describes the origin of a named game in a sentence. Returns `None` if the name is unknown.
pub fn history(name: &str) -> Option<String> {
    Some(match name {
        "classic" => t!("game-classic-history"),
        "brain-breaker" => t!("game-brain-breaker-history"),
        "super" => t!("game-super-history"),
        "bulls-and-cows" => t!("game-bulls-and-cows-history"),
        "mini" => t!("game-mini-history"),
        "tune" => t!("game-tune-history"),
        "number-baseball" => t!("game-number-baseball-history"),
        "bagels" => t!("game-bagels-history"),
        "castle-tune" => t!("game-castle-tune-history"),
        "padlock" => t!("game-padlock-history"),
        "pocket" => t!("game-pocket-history"),
        "forty-four" => t!("game-forty-four-history"),
        "electronic" => t!("game-electronic-history"),
        "royale" => t!("game-royale-history"),
        "grand" => t!("game-grand-history"),
        "bomb" => t!("game-bomb-history"),
        "terminal" => t!("game-terminal-history"),
        "jotto" => t!("game-jotto-history"),
        "word-marks" => t!("game-word-marks-history"),
        "words" => t!("game-words-history"),
        "words-de" => t!("game-words-de-history"),
        "secret-search" => t!("game-secret-search-history"),
        "black-pegs" => t!("game-black-pegs-history"),
        "permutation" => t!("game-permutation-history"),
        "each-peg" => t!("game-each-peg-history"),
        "ordered" => t!("game-ordered-history"),
        _ => return None,
    })
}

/// Says that a game of words, chosen by this name, has no list of them.
pub fn no_words(name: &str, rules: &Rules) -> Option<String> {
    let is_missing = is_word_game(name) && !matches!(rules.codes(), CodeSpace::Listed(_));
    is_missing.then(|| t!("game-words-wanted", codes = rules.code_count().map_or_else(String::new, grouped)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise_notation::PRESETS;

    #[test]
    fn every_preset_has_its_texts() {
        for preset in PRESETS {
            assert!(about(preset.name).is_some() && history(preset.name).is_some(), "{}", preset.name);
        }
        assert_eq!(about("chess"), None);
    }
}
