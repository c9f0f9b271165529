//! Fuzzes files of finished games with arbitrary bytes. Nothing panics, games survive a round trip, merging a history
//! into itself changes nothing, and an appended game is found.

#![no_main]

use libfuzzer_sys::fuzz_target;
use pegwise_game::{FinishedGame, GameHistory};

const GAME: &str = "2026-11-21T11:20:00Z play won seed=7 4x6 1122:0.1 4266:4.0";

fuzz_target!(|file: &[u8]| {
    let Ok(mut history) = GameHistory::read(file) else { return };
    let written = history.write();
    let again = GameHistory::read(&written).expect("what was written can be read");
    assert!(history.games().eq(again.games()));
    assert_eq!(again.write(), written);
    assert_eq!(history.merge(&again).added, 0);
    for line in history.unreadable() {
        assert!(!format!("{}", line.problem).contains('\n'), "{}", line.problem);
    }

    let game: FinishedGame = GAME.parse().expect("a constant");
    let addition = GameHistory::addition(file, [&game]).expect("the file was read");
    let longer = GameHistory::read(&[file, addition.as_bytes()].concat()).expect("it was read when it was shorter");
    history.add(game);
    assert!(history.games().eq(longer.games()));
});
