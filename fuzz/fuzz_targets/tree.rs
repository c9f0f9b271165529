//! Any text as a tree file and as the name of a strategy. What is read is written in both formats and
//! reads back equal; a tree that verifies was evaluated rightly; nothing panics.

#![no_main]

use libfuzzer_sys::fuzz_target;
use pegwise_core::Rules;
use pegwise_strategy::StrategySpec;
use pegwise_strategy::tree::{Format, TreeFile};

/// More codes, or guesses, than this are slow to replay, and teach nothing new.
const LARGEST: u128 = 5000;

fuzz_target!(|text: &str| {
    check_spec(text, &Rules::classic());
    let file = match TreeFile::read(text) {
        Ok(file) => file,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    for format in [Format::Text, Format::Json] {
        let written = file.write(format);
        assert_eq!(TreeFile::read(&written).as_ref(), Ok(&file), "{written}");
    }
    assert!(file.write(Format::Dot).starts_with("digraph"));

    let rules = file.tree.rules();
    if let Some(strategy) = &file.strategy {
        check_spec(strategy, rules);
    }
    let is_small = |count: Option<u128>| count.is_some_and(|n| n <= LARGEST);
    if is_small(rules.code_count()) && is_small(rules.guess_count()) && rules.colors() <= 100 {
        match file.tree.verify() {
            Ok(evaluation) => assert_eq!(evaluation, file.tree.evaluation()),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
});

fn check_spec(text: &str, rules: &Rules) {
    match StrategySpec::read(text, rules) {
        Ok(spec) => assert_eq!(StrategySpec::read(&spec.to_string(), rules), Ok(spec)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}
