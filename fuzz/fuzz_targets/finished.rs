//! Fuzzes lines of finished games with arbitrary text. Nothing panics, errors have one line, and a game that can be
//! read survives a round trip through its canonical form and can be counted in the statistics.

#![no_main]

use libfuzzer_sys::fuzz_target;
use pegwise_game::{Ending, FinishedGame, Statistics};

fuzz_target!(|text: &str| {
    let games: Vec<FinishedGame> = text.lines().filter_map(read_back).collect();
    let statistics = Statistics::of(&games);
    let person = statistics.person;
    assert_eq!(person.games() + person.with_hints.games + statistics.computer.games, games.len() as u64);
});

fn read_back(line: &str) -> Option<FinishedGame> {
    let game: FinishedGame =
        line.parse().map_err(|error| assert!(!format!("{error}").contains('\n'), "{error}")).ok()?;
    let canonical = game.to_string();
    let again: FinishedGame = canonical.parse().expect("what was written can be read");
    assert_eq!((&again, again.to_string()), (&game, canonical));
    assert_eq!(
        game.ending() == Ending::Won,
        game.turns().last().is_some_and(|turn| turn.feedback == game.rules().win())
    );
    Some(game)
}
