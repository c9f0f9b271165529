//! Fuzzes every parser with arbitrary text: the first line as rules, the others as guesses and answers, the last also
//! as an alphabet, and the whole text as a game. Nothing panics, errors have one line, and values survive a round trip.

#![no_main]

use libfuzzer_sys::fuzz_target;
use pegwise_core::Rules;
use pegwise_notation::{Alphabet, GameRecord, read_rules};
use std::fmt::{Debug, Display};
use std::str::FromStr;

fuzz_target!(|text: &str| {
    let (first, others) = text.split_once('\n').unwrap_or((text, ""));
    let rules = read_back(read_rules(first)).unwrap_or_default();
    check_errors(first.parse::<Rules>());
    read_back(text.parse::<GameRecord>());
    check_errors(Alphabet::canonical().read_game(Some(&rules), text));
    check_errors(Alphabet::canonical().read_game(Some(&rules), others));
    let last = others.lines().next_back().unwrap_or_default();
    let alphabet = check_errors(Alphabet::new(last)).unwrap_or_default();
    others.lines().for_each(|line| line_in_play(&rules, &alphabet, line));
});

fn read_back<T>(read: Result<T, impl Display>) -> Option<T>
where
    T: FromStr<Err: Display> + Display + PartialEq + Debug,
{
    let value = check_errors(read)?;
    let canonical = value.to_string();
    let again = check_errors(canonical.parse());
    assert_eq!(again.as_ref(), Some(&value), "{canonical}");
    assert_eq!(again.map(|value| value.to_string()).as_deref(), Some(canonical.as_str()));
    Some(value)
}

fn line_in_play(rules: &Rules, alphabet: &Alphabet, line: &str) {
    let canonical = Alphabet::canonical();
    if let Some(code) = check_errors(alphabet.read_guess(rules, line)) {
        rules.check_guess(&code).expect("a guess that was read is allowed");
        assert_eq!(rules.read_guess(&code.to_string()), Ok(code.clone()));
        if alphabet.check(rules).is_ok() {
            assert_eq!(alphabet.read_guess(rules, &alphabet.write(&code)), Ok(code));
        }
    }
    if let Some(code) = check_errors(canonical.read_code(rules, line)) {
        rules.check_code(&code).expect("a secret that was read is one");
        assert_eq!(rules.read_code(&code.to_string()), Ok(code));
    }
    if let Some(feedback) = check_errors(canonical.read_feedback(rules, line)) {
        assert_eq!(rules.feedback(feedback.black(), feedback.white()), Ok(feedback));
        assert_eq!(rules.read_feedback(&feedback.to_string()), Ok(feedback));
    }
    // Names are free text, which can make codes unreadable but must not do any other harm.
    if let Some(named) = check_errors(canonical.with_names(line.split(' ').map(str::to_owned))) {
        check_errors(named.read_guess(rules, line));
    }
}

fn check_errors<T, E: Display>(result: Result<T, E>) -> Option<T> {
    result.map_err(|error| assert!(!error.to_string().contains('\n'), "{error}")).ok()
}
