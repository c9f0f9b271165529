//! Any text as a game that somebody wrote down. Nothing panics; an error is one line; what is read is a game of these rules,
//! and its one canonical line is read as the same game.

#![no_main]

use libfuzzer_sys::fuzz_target;
use pegwise_core::Rules;
use pegwise_core::notation::Alphabet;

fuzz_target!(|text: &str| {
    let (first, others) = text.split_once('\n').unwrap_or(("", text));
    let rules: Rules = first.parse().unwrap_or_default();
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
