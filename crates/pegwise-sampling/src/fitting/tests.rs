//! Compares the searches with the list of all codes.

use super::*;
use pegwise_core::random::below;
use pegwise_core::{CandidateSet, Codebook, Color, Feedback, StopSwitch};
use pegwise_notation::GameRecord;
use proptest::prelude::*;
use std::collections::BTreeMap;

pub(super) fn game(text: &str) -> GameRecord {
    text.parse().unwrap()
}

pub(super) fn searched(board: &Board, turns: &[Turn], slice: u64) -> Vec<Code> {
    let (mut codes, mut search) = (Vec::new(), ConsistencySearch::new(board, turns).codes());
    loop {
        match search.next_within(&mut slice.clone(), &()).unwrap() {
            Found::Code(code) => codes.push(code),
            Found::NoMore => return codes,
            Found::OutOfWork => {}
        }
    }
}

pub(super) fn turns(board: &Board, seed: u64, rows: usize, truly: bool) -> Vec<Turn> {
    let codebook = Codebook::new(board).unwrap();
    let draw = |number: u64, of: &CandidateSet| of.code(usize::try_from(below(seed, number, of.len() as u64)).unwrap());
    let secret = draw(0, codebook.candidates());
    let feedbacks: Vec<Feedback> = board.feedbacks().collect();
    (1..=rows as u64)
        .map(|row| {
            let guess = draw(row, codebook.guesses());
            let any = feedbacks[usize::try_from(below(seed, 100 + row, feedbacks.len() as u64)).unwrap()];
            let feedback = if truly { board.answer(&guess, &secret) } else { any };
            Turn { guess, feedback }
        })
        .collect()
}

pub(super) const BOARDS: [&str; 13] = [
    "4x6",
    "5x3",
    "3x7-distinct",
    "4x4-distinct",
    "4x5-blacks",
    "4x5-sum",
    "3x5-distinct-free",
    "4x4-blanks",
    "4x5-nozero",
    "3x7-distinct-bar1=123-bar2=4-bar3=17",
    "4x4-bar2=34-blacks",
    "4x5-distinct-nozero-sum-free",
    "3x3-only=111,123,321",
];

proptest! {
    #[test]
    fn the_search_finds_what_the_list_has(
        board in prop::sample::select(&BOARDS[..]), seed: u64, rows in 0usize..5, truly: bool, slice in 1u64..500,
    ) {
        let board: Board = board.parse().unwrap();
        let turns = turns(&board, seed, rows, truly);
        let listed = Codebook::new(&board).unwrap().candidates().after_all(&board, &turns);
        prop_assert_eq!(searched(&board, &turns, slice), listed.codes().collect::<Vec<_>>());
    }

    #[test]
    fn what_is_drawn_fits(board in prop::sample::select(&BOARDS[..12]), seed: u64, rows in 0usize..5, truly: bool) {
        let board: Board = board.parse().unwrap();
        let turns = turns(&board, seed, rows, truly);
        let fitting = ConsistencySearch::new(&board, &turns);
        let effort = Effort { population: 40, changes: 3, wanted: 30, rounds: 4 };
        let drawn = fitting.anneal(effort, seed, &()).unwrap();
        prop_assert!(drawn.codes.iter().all(|(code, times)| fitting.admits(code) && *times > 0));
        prop_assert_eq!(fitting.anneal(effort, seed, &()).unwrap(), drawn.clone(), "the same seed, the same codes");
        let listed = Codebook::new(&board).unwrap().candidates().after_all(&board, &turns);
        prop_assert!(drawn.codes.len() <= listed.len());
        prop_assert_eq!(drawn.estimate == 0.0, drawn.codes.is_empty());
    }
}

/// A chi-square test with fixed seeds.
#[test]
fn codes_are_drawn_evenly() {
    for text in ["5x4 11223:2.1 12344:1.2", "4x7-distinct 1234:0.2", "5x4-sum 11223:0.3 12344:0.3"] {
        let game = game(text);
        let fitting = ConsistencySearch::new(&game.rules, &game.history);
        let all = searched(&game.rules, &game.history, u64::MAX);
        let mut times: BTreeMap<Code, f64> = all.iter().map(|code| (code.clone(), 0.0)).collect();
        let runs = 40 * all.len();
        for seed in 0..runs as u64 {
            let effort = Effort { population: 24, changes: 4, wanted: 1, rounds: 1 };
            let drawn = fitting.anneal(effort, seed, &()).unwrap();
            let number = below(seed, 7, drawn.codes.len() as u64);
            *times.get_mut(&drawn.codes[usize::try_from(number).unwrap()].0).unwrap() += 1.0;
        }
        let square: f64 = times.values().map(|times| (times - 40.0) * (times - 40.0) / 40.0).sum();
        #[expect(clippy::cast_precision_loss, reason = "tens")]
        let freedom = (all.len() - 1) as f64;
        // The mean is the degrees of freedom, the variance twice that. Small populations contain copies.
        assert!(square < freedom + 4.0 * (2.0 * freedom).sqrt(), "{text}: {square} for {freedom} degrees of freedom");
    }
}

#[test]
fn estimates_are_near_the_truth() {
    for text in ["4x6 1122:1.1", "5x8 11234:1.2 55678:0.2", "6x5-blacks 112233:2.0", "5x9-distinct 12345:1.2"] {
        let game = game(text);
        let fitting = ConsistencySearch::new(&game.rules, &game.history);
        let effort = Effort { population: 200, changes: 6, wanted: 200, rounds: 8 };
        let runs = 24;
        let sum: f64 = (0..runs).map(|seed| fitting.anneal(effort, seed, &()).unwrap().estimate).sum();
        #[expect(clippy::cast_precision_loss, reason = "thousands")]
        let (mean, exact) = (sum / runs as f64, searched(&game.rules, &game.history, u64::MAX).len() as f64);
        assert!((mean / exact - 1.0).abs() < 0.05, "{text}: {mean} for {exact}");
    }
}

/// These recorded results must not change between machines or versions.
#[test]
fn a_seed_draws_the_same_codes_everywhere() {
    let game = game("10x10 1122334455:2.3 6677889911:1.4");
    let effort = Effort { population: 60, changes: 3, wanted: 60, rounds: 6 };
    let drawn = ConsistencySearch::new(&game.rules, &game.history).anneal(effort, 7, &()).unwrap();
    let ends = [drawn.codes.first(), drawn.codes.last()].map(|code| code.unwrap().0.to_string());
    assert_eq!((drawn.codes.len(), ends), (76, ["5828863159", "38671447A5"].map(str::to_owned)));
    assert_eq!(drawn.estimate.to_bits(), 69_436_387.049_561_1_f64.to_bits());
}

#[test]
fn contradictions_are_proved_on_boards_that_are_not_listed() {
    // The first two rows have ten right colours together, and the third excludes every colour of the first.
    let game = game("10x10 1122334455:3.3 6677889911:1.4 1212343455:0.0");
    assert_eq!(searched(&game.rules, &game.history, u64::MAX), []);
    let effort = Effort { population: 50, changes: 5, wanted: 20, rounds: 4 };
    let drawn = ConsistencySearch::new(&game.rules, &game.history).anneal(effort, 0, &()).unwrap();
    assert_eq!((drawn.codes, drawn.estimate), (Vec::new(), 0.0));
}

#[test]
fn boards_that_are_not_drawn_from_say_so() {
    let effort = Effort { population: 1, changes: 1, wanted: 1, rounds: 1 };
    let refused =
        |board: &str| ConsistencySearch::new(&board.parse().unwrap(), &[]).anneal(effort, 0, &()).unwrap_err();
    assert_eq!(refused("3x3-only=111,123"), NotSampled::Listed);
    let too_large = NotSampled::TooLarge { most_pegs: 120, most_colors: 255 };
    assert_eq!([refused("121x2"), refused("2x256")], [too_large; 2]);
    let board: Board = "65535x65534".parse().unwrap();
    assert!(ConsistencySearch::new(&board, &[]).can_be_searched(), "no rows need no table");
    let turn = Turn { guess: Code::new(vec![Color::new(0); 65_535]), feedback: Feedback::new(0, 0) };
    assert!(!ConsistencySearch::new(&board, &[turn]).can_be_searched());
}

#[test]
fn work_can_be_stopped() {
    let stopped = StopSwitch::default();
    stopped.stop();
    let game = game("10x10 1122334455:3.3");
    let fitting = ConsistencySearch::new(&game.rules, &game.history);
    assert_eq!(fitting.codes().next_within(&mut 1000, &stopped), Err(Cancelled));
    let effort = Effort { population: 50, changes: 5, wanted: 20, rounds: 4 };
    assert_eq!(fitting.anneal(effort, 0, &stopped), Err(NotSampled::Cancelled(Cancelled)));
}

proptest! {
    #[test]
    fn the_nearest_code_fits_where_one_does(
        board in prop::sample::select(&BOARDS[..12]), seed: u64, rows in 0usize..5, truly: bool,
    ) {
        let board: Board = board.parse().unwrap();
        let turns = turns(&board, seed, rows, truly);
        let fitting = ConsistencySearch::new(&board, &turns);
        let walks = (0..8).map(|walk| fitting.nearest(20_000, walk, &()).unwrap());
        let nearest = walks.min().unwrap();
        prop_assert!(board.check_code(&nearest.code).is_ok());
        prop_assert_eq!(nearest.off, fitting.off(&nearest.code));
        prop_assert_eq!(nearest.off == 0, fitting.admits(&nearest.code));
        let some_fit = !searched(&board, &turns, u64::MAX).is_empty();
        prop_assert_eq!(nearest.off == 0, some_fit);
    }
}

#[test]
fn long_codes_are_found() {
    let board: Board = "60x20".parse().unwrap();
    let code = |seed: u64| {
        let colors = (0..60).map(|peg| u16::try_from(below(seed, peg, 20)).unwrap());
        board.code(colors).unwrap()
    };
    let secret = code(0);
    let turn = |guess: Code| Turn { feedback: board.answer(&guess, &secret), guess };
    let turns: Vec<Turn> = (1..12).map(|seed| turn(code(seed))).collect();
    let fitting = ConsistencySearch::new(&board, &turns);
    let found = fitting.nearest(200_000, 1, &()).unwrap();
    assert!(found.off == 0 && fitting.admits(&found.code));
    assert_eq!(fitting.nearest(200_000, 1, &()), Ok(found.clone()));
    assert_ne!(fitting.nearest(200_000, 2, &()).unwrap().code, found.code);
    assert_eq!(fitting.off(&secret), 0);
    let wrong = Turn { feedback: board.win(), ..turns[0].clone() };
    let (right, told) = (turns[0].feedback, board.win());
    let off = (told.black() - right.black()) + (told.total() - right.total());
    assert_eq!(ConsistencySearch::new(&board, &[wrong]).off(&secret), off as u64);
    let stopped = StopSwitch::default();
    stopped.stop();
    assert_eq!(fitting.nearest(10, 0, &stopped), Err(NotSampled::Cancelled(Cancelled)));
    let nearest = |board: &str| {
        let board: Board = board.parse().unwrap();
        ConsistencySearch::new(&board, &[]).nearest(10, 0, &()).map(|nearest| nearest.code.pegs())
    };
    let too_large = NotSampled::TooLarge { most_pegs: 255, most_colors: 4096 };
    assert_eq!([nearest("256x2"), nearest("2x4097")], [Err(too_large); 2]);
    assert_eq!(nearest("255x4096-distinct"), Ok(255));
    assert_eq!(nearest("2x2-only=11,12"), Err(NotSampled::Listed));
}

#[cfg(feature = "sat")]
mod settled {
    use super::*;

    proptest! {
        #[test]
        fn what_is_settled_is_what_the_list_says(
            board in prop::sample::select(&BOARDS[..]), seed: u64, rows in 0usize..6, truly: bool,
        ) {
            let board: Board = board.parse().unwrap();
            let turns = turns(&board, seed, rows, truly);
            let listed = Codebook::new(&board).unwrap().candidates().after_all(&board, &turns);
            match ConsistencySearch::new(&board, &turns).settle(&mut 100_000_000, &()).unwrap() {
                Found::Code(code) => prop_assert!(listed.codes().any(|fits| fits == code)),
                Found::NoMore => prop_assert!(listed.is_empty()),
                Found::OutOfWork => prop_assert!(false, "a small board is settled"),
            }
        }
    }

    /// The true answers of a 20x20 game leave a code. If one black peg is reported as white, ten rows leave none.
    #[test]
    fn long_games_are_settled() {
        let board: Board = "20x20".parse().unwrap();
        let code = |seed: u64| board.code((0..20).map(|peg| u16::try_from(below(seed, peg, 20)).unwrap())).unwrap();
        let secret = code(0);
        let turn = |guess: Code| Turn { feedback: board.answer(&guess, &secret), guess };
        // Each code differs from the secret in one place, so all answers together identify it.
        let near = |peg: usize| {
            let mut colors: Vec<u16> =
                secret.colors().iter().map(|color| u16::try_from(color.index()).unwrap()).collect();
            colors[peg] = (colors[peg] + 1) % 20;
            turn(board.code(colors).unwrap())
        };
        let mut turns: Vec<Turn> = (1..9).map(|seed| turn(code(seed))).chain((0..3).map(near)).collect();
        let settle = |turns: &[Turn]| ConsistencySearch::new(&board, turns).settle(&mut 100_000_000, &()).unwrap();
        let Found::Code(found) = settle(&turns) else { panic!("the secret fits") };
        assert!(ConsistencySearch::new(&board, &turns).admits(&found));
        turns[8].feedback = Feedback::new(0, 0);
        assert_eq!(settle(&turns), Found::NoMore);
        assert_eq!(ConsistencySearch::new(&board, &turns).settle(&mut 0, &()), Ok(Found::OutOfWork));
        let stopped = StopSwitch::default();
        stopped.stop();
        assert_eq!(ConsistencySearch::new(&board, &turns).settle(&mut 1_000, &stopped), Err(Cancelled));
    }

    #[test]
    fn boards_beyond_any_clauses_are_left() {
        let board: Board = "2000x2000".parse().unwrap();
        assert_eq!(ConsistencySearch::new(&board, &[]).settle(&mut u64::MAX.clone(), &()), Ok(Found::OutOfWork));
    }
}
