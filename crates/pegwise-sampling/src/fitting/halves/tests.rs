//! Compares the halves with the list of all codes and with the search.

use super::super::tests::{BOARDS, game, searched, turns};
use super::*;
use pegwise_core::random::below;
use pegwise_core::{Board, Codebook, Feedback, StopSwitch, Turn};
use proptest::prelude::*;
use std::collections::BTreeMap;

fn halves(board: &Board, turns: &[Turn]) -> Option<Halves> {
    ConsistencySearch::new(board, turns).halves(&mut 100_000_000, &()).unwrap()
}

/// A code of a free board.
fn drawn(board: &Board, seed: u64) -> Code {
    let color = |peg| u16::try_from(below(seed, peg, board.colors() as u64)).unwrap();
    board.code((0..board.pegs() as u64).map(color)).unwrap()
}

fn truly(board: &Board, seed: u64, rows: u64) -> Vec<Turn> {
    let secret = drawn(board, seed);
    let turn = |guess| Turn { feedback: board.answer(&guess, &secret), guess };
    (0..rows).map(|row| turn(drawn(board, (seed + 1) * 1000 + row))).collect()
}

/// A sum of all pegs that does not win excludes one code, which no numbers tell.
fn is_told(board: &Board, turn: &Turn) -> bool {
    board.feedback_kind() != pegwise_core::FeedbackKind::Sum
        || turn.feedback.total() < board.pegs()
        || turn.feedback == board.win()
}

proptest! {
    #[test]
    fn the_halves_hold_what_the_list_has(
        board in prop::sample::select(&BOARDS[..]), seed: u64, rows in 0usize..6, truly: bool, few in 1usize..40,
    ) {
        let board: Board = board.parse().unwrap();
        let turns = turns(&board, seed, rows, truly);
        let listed = Codebook::new(&board).unwrap().candidates().after_all(&board, &turns);
        let listed: Vec<Code> = listed.codes().collect();
        let is_list = matches!(board.codes(), CodeSpace::Listed(_));
        let Some(halves) = halves(&board, &turns) else {
            prop_assert!(is_list || turns.iter().any(|turn| !is_told(&board, turn)));
            return Ok(());
        };
        prop_assert!(!is_list);
        prop_assert_eq!(halves.count(), listed.len() as u64);
        prop_assert_eq!(&halves.codes(&()).unwrap(), &listed);
        if listed.len() < 200 {
            let mut each: Vec<Code> = (0..halves.count()).map(|position| halves.nth(position).unwrap()).collect();
            each.sort();
            prop_assert_eq!(&each, &listed);
        }
        prop_assert_eq!(halves.nth(halves.count()), None);
        let drawn = halves.draw(seed, few, &()).unwrap();
        prop_assert_eq!(drawn.len(), few.min(listed.len()));
        prop_assert!(drawn.is_sorted_by(|one, other| one < other));
        prop_assert!(drawn.iter().all(|code| listed.binary_search(code).is_ok()));
        prop_assert_eq!(halves.draw(seed, few, &()).unwrap(), drawn, "the same seed, the same codes");
    }
}

#[test]
fn the_halves_hold_what_the_search_finds() {
    for (board, rows, games) in [
        ("7x5", 4, 100),
        ("8x6", 6, 60),
        ("9x4", 5, 60),
        ("6x9", 5, 40),
        ("7x9-blacks", 7, 20),
        ("8x6-sum", 7, 20),
        ("12x2", 4, 20),
        ("10x10", 9, 5),
    ] {
        let board: Board = board.parse().unwrap();
        for seed in 0..games {
            let turns = truly(&board, seed, rows);
            assert_eq!(
                halves(&board, &turns).unwrap().codes(&()).unwrap(),
                searched(&board, &turns, u64::MAX),
                "{board} {seed}"
            );
        }
    }
}

/// With this many rows, black pegs need more than 64 bits.
#[test]
fn long_games_are_counted() {
    let board: Board = "10x3".parse().unwrap();
    let turns = truly(&board, 1, 24);
    for rows in [2, 16, 24] {
        let turns = &turns[..rows];
        assert_eq!(Layout::<u64>::new(&ConsistencySearch::new(&board, turns)).is_some(), rows < 24);
        assert_eq!(halves(&board, turns).unwrap().codes(&()).unwrap(), searched(&board, turns, u64::MAX), "{rows}");
    }
    let always = Turn { guess: drawn(&board, 0), feedback: Feedback::new(7, 1) };
    assert!(halves(&board, &vec![always; 40]).is_none(), "more than 128 bits");
}

/// A chi-square test with fixed seeds.
#[test]
fn codes_are_drawn_evenly() {
    for text in ["5x4 11223:2.1 12344:1.2", "4x7-distinct 1234:0.2", "5x8 11234:0.1 22311:0.0", "5x4-sum 11223:0.3"] {
        let game = game(text);
        let halves = halves(&game.rules, &game.history).unwrap();
        let all = halves.codes(&()).unwrap();
        let mut times: BTreeMap<Code, f64> = all.iter().map(|code| (code.clone(), 0.0)).collect();
        for seed in 0..10 * all.len() as u64 {
            halves.draw(seed, 4, &()).unwrap().iter().for_each(|code| *times.get_mut(code).unwrap() += 1.0);
        }
        let square: f64 = times.values().map(|times| (times - 40.0) * (times - 40.0) / 40.0).sum();
        #[expect(clippy::cast_precision_loss, reason = "hundreds")]
        let freedom = (all.len() - 1) as f64;
        // The mean is the degrees of freedom, the variance twice that.
        assert!(square < freedom + 4.0 * (2.0 * freedom).sqrt(), "{text}: {square} for {freedom} degrees of freedom");
    }
}

#[test]
fn known_numbers_are_counted() {
    let text = "10x10 1122334455:0.0 6677889966:2.5 7868996777:4.4 6987689767:3.5";
    for (text, codes) in [
        (text, 5918),
        ("10x10", 10_000_000_000),
        ("10x10 1122334455:10.0", 1),
        ("16x6-sum 1122334455661122:16.0", 1),
        ("20x4", 1 << 40),
        ("12x13-distinct", 6_227_020_800),
        ("10x10 1122334455:3.3 6677889911:1.4 1212343455:0.0", 0),
    ] {
        let game = game(text);
        assert_eq!(halves(&game.rules, &game.history).unwrap().count(), codes, "{text}");
    }
}

/// These recorded results must not change between machines or versions.
#[test]
fn a_seed_draws_the_same_codes_everywhere() {
    let game = game("10x10 1122334455:2.3 6677889911:1.4");
    let halves = halves(&game.rules, &game.history).unwrap();
    let drawn: Vec<String> = halves.draw(7, 3, &()).unwrap().iter().map(Code::to_string).collect();
    assert_eq!(
        (halves.count(), drawn),
        (72_133_140, ["1948584144", "3826353781", "8316382359"].map(str::to_owned).to_vec())
    );
}

#[test]
fn what_is_too_large_is_refused() {
    for board in ["20x20", "18x10", "65535x65534", "4x6-whites", "101x1"] {
        let board: Board = board.parse().unwrap();
        assert!(!ConsistencySearch::new(&board, &[]).has_halves());
        assert!(halves(&board, &[]).is_none(), "{board}");
    }
    for board in ["4x300-distinct", "6x255-distinct"] {
        assert!(halves(&board.parse().unwrap(), &[]).is_none(), "{board} has too many colour counts");
    }
    let game = game("10x10 1122334455:2.3 6677889911:1.4");
    let fitting = ConsistencySearch::new(&game.rules, &game.history);
    let mut work = 10_000;
    assert!(fitting.halves(&mut work, &()).unwrap().is_none());
    let stopped = StopSwitch::default();
    let halves = fitting.halves(&mut 100_000_000, &stopped).unwrap().unwrap();
    stopped.stop();
    assert_eq!(fitting.halves(&mut 100_000_000, &stopped).unwrap_err(), Cancelled);
    assert_eq!(halves.draw(0, 10, &stopped), Err(Cancelled));
}
