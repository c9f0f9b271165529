//! Strategies by name: which are offered, what they are called, and what they do. A strategy is text here, as the engine reads
//! it: a spec in its shortest form, or `optimal`.

use crate::t;
use pegwise::OPTIMAL;
use pegwise::{GuessPool, InvalidSpec, Method, Rules, StrategySpec};

/// What is offered by name; the first is the usual one.
pub(crate) const OFFERED: [&str; 9] =
    ["knuth", "expected-size", "entropy", "most-parts", "brain-breaker", "minimax", "first", "random,seed=0", OPTIMAL];

/// Up to so many codes, optimal play is usually found in a browser within a minute: in 0.2 s on 4x6, 10 s on 4x10-distinct
/// (5,040), 32 s on 4x8 (4,096), measured in Chromium on one core of a server, released build with vectors. A few boards
/// below, such as 10x2 and 3x15, take minutes, which no number of codes tells: the work can be stopped.
pub(crate) const MOST_SOLVED: u128 = 5_040;

/// A strategy that a person or an address names.
pub(crate) fn read(text: &str, rules: &Rules) -> Result<String, InvalidSpec> {
    if text.trim() == OPTIMAL { Ok(OPTIMAL.to_owned()) } else { Ok(StrategySpec::read(text, rules)?.to_string()) }
}

/// A strategy by its name, or as it is written if it has options.
pub(crate) fn name(strategy: &str) -> String {
    match strategy {
        "first" => t!("strategy-first"),
        "random,seed=0" | "random" => t!("strategy-random"),
        "minimax" => t!("strategy-minimax"),
        "knuth" => t!("strategy-knuth"),
        "brain-breaker" => t!("strategy-brain-breaker"),
        "expected-size" => t!("strategy-expected-size"),
        "entropy" => t!("strategy-entropy"),
        "most-parts" => t!("strategy-most-parts"),
        OPTIMAL => t!("strategy-optimal"),
        written => written.to_owned(),
    }
}

/// How a strategy of this name chooses.
pub(crate) fn about(strategy: &str) -> String {
    match strategy {
        "first" => t!("strategy-first-about"),
        "random,seed=0" => t!("strategy-random-about"),
        "minimax" => t!("strategy-minimax-about"),
        "knuth" => t!("strategy-knuth-about"),
        "brain-breaker" => t!("strategy-brain-breaker-about"),
        "expected-size" => t!("strategy-expected-size-about"),
        "entropy" => t!("strategy-entropy-about"),
        "most-parts" => t!("strategy-most-parts-about"),
        OPTIMAL => t!("strategy-optimal-about"),
        _ => t!("strategy-typed-about"),
    }
}

/// The same strategy guessing only codes that can be the secret. Optimal play stays as it is.
pub(crate) fn consistent(strategy: &str, rules: &Rules) -> String {
    match StrategySpec::read(strategy, rules) {
        Ok(StrategySpec { method: Method::OneStep(mut step), opening }) => {
            step.pool = GuessPool::Candidates;
            StrategySpec { method: Method::OneStep(step), opening }.to_string()
        }
        _ => strategy.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_offered_is_read_and_has_a_name() {
        let rules = Rules::classic();
        for offered in OFFERED {
            assert_eq!(read(offered, &rules).unwrap(), offered);
            assert_ne!(name(offered), offered);
            assert_ne!(about(offered), about("knuth,open=1123"), "{offered}");
        }
        assert_eq!(read(" Entropy ", &rules).unwrap(), "entropy");
        assert_eq!(read("Minimax, tie=candidate", &rules).unwrap(), "knuth");
        assert!(read("knuth,open=9999", &rules).is_err());
    }

    #[test]
    fn consistent_strategies_guess_what_can_win() {
        let rules = Rules::classic();
        assert_eq!(consistent("knuth", &rules), "knuth,pool=candidates");
        assert_eq!(consistent("first", &rules), "first");
        assert_eq!(consistent("optimal", &rules), "optimal");
    }
}
