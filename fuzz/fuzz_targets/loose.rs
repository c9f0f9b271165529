//! Fuzzes games in free form with arbitrary text. Nothing panics, errors have one line, and a game that can be read is
//! valid under its rules and survives a round trip through its canonical line.

#![no_main]

use libfuzzer_sys::fuzz_target;
use pegwise_notation::{Alphabet, read_rules};

fuzz_target!(|text: &str| {
    let (first, others) = text.split_once('\n').unwrap_or(("", text));
    let rules = read_rules(first).unwrap_or_default();
    let alphabet = Alphabet::canonical();
    match alphabet.read_loose_game(Some(&rules), others) {
        Ok(game) => {
            for turn in &game.history {
                game.rules.check_guess(&turn.guess).expect("a guess that was read is allowed");
                assert_eq!(game.rules.feedback(turn.feedback.black(), turn.feedback.white()), Ok(turn.feedback));
            }
            assert_eq!(alphabet.read_loose_game(None, &game.to_string()), Ok(game));
        }
        Err(error) => assert!(!error.to_string().contains('\n'), "{error}"),
    }
});
