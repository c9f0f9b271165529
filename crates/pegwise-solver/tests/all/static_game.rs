//! The static game, compared with published results and with a plain search without symmetry or bounds.

use pegwise_core::{Board, Code, Codebook, Feedback, Limits, StopSwitch};
use pegwise_solver::{StaticGame, StaticSolved, Verdict, same_answers};
use std::collections::HashSet;

fn codebook(board: &str) -> Codebook {
    Codebook::new(&pegwise_notation::read_board(board).unwrap()).unwrap()
}

fn solve(board: &str) -> StaticSolved {
    StaticGame::new(&codebook(board), Limits::default(), &()).unwrap().solve(&())
}

fn fewest(board: &str) -> usize {
    let solved = solve(board);
    let questions = solved.questions.expect("there is a set");
    assert_eq!((solved.verdict, solved.lower), (Verdict::Optimal, questions.len()), "{board}");
    assert_eq!(same_answers(&codebook(board), &questions, &()), Ok(None), "{board}");
    questions.len()
}

#[test]
fn known_answers() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/known_answers/static.csv");
    let mut rows = 0;
    for row in csv::Reader::from_path(file).unwrap().records() {
        let row = row.unwrap();
        rows += 1;
        assert_eq!(fewest(&row[0]), row[1].parse::<usize>().unwrap(), "{} [{}]", &row[0], &row[2]);
    }
    assert!(rows >= 35, "only {rows} rows were read");
}

/// Whether this many further questions, starting at `from`, can distinguish all codes. Tries every set.
fn some_set(board: &Board, codes: &[Code], answers: &[Vec<Feedback>], from: &[Code], size: usize) -> bool {
    if size == 0 {
        let different: HashSet<&Vec<Feedback>> = answers.iter().collect();
        return different.len() == answers.len();
    }
    (0..from.len()).any(|at| {
        let mut answers = answers.to_vec();
        for (row, code) in answers.iter_mut().zip(codes) {
            row.push(board.answer(&from[at], code));
        }
        some_set(board, codes, &answers, &from[at + 1..], size - 1)
    })
}

#[test]
fn a_plain_search_finds_the_same() {
    for board in [
        "2x1",
        "1x4",
        "2x2",
        "2x3",
        "2x4",
        "3x2",
        "3x3",
        "4x2",
        "3x2-blacks",
        "2x3-blacks",
        "2x4-blacks",
        "3x3-blacks",
        "4x2-blacks",
        "2x3-sum",
        "3x2-sum",
        "3x3-distinct",
        "3x4-distinct",
        "3x4-distinct-blacks",
        "2x3-distinct-free",
        "2x3-blanks",
        "2x4-nozero",
        "3x3-nozero",
        "3x4-distinct-nozero",
        "3x3-bar1=12-bar3=1",
        "3x3-whites",
        "3x3-each",
        "2x4-marks",
        "2x4-order",
        "2x2x2",
        "3x3-only=112,121,123,132,211,222,333",
        "3x3-free-only=112,121,211,123,132,222,333",
    ] {
        let (codebook, fewest) = (codebook(board), fewest(board));
        let codes: Vec<Code> = codebook.candidates().codes().collect();
        let guesses: Vec<Code> = codebook.guesses().codes().collect();
        let is_enough = |size| some_set(codebook.board(), &codes, &vec![Vec::new(); codes.len()], &guesses, size);
        assert!(is_enough(fewest), "{board}: {fewest}");
        assert!(fewest == 0 || !is_enough(fewest - 1), "{board}: fewer than {fewest}");
    }
}

#[test]
fn threads_change_nothing() {
    for board in ["3x4", "4x3", "3x5-distinct", "3x4-blacks", "2x7"] {
        let with = |threads| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            pool.install(|| solve(board))
        };
        assert_eq!(with(1), with(3), "{board}");
    }
}

#[test]
fn a_stopped_search_says_what_counting_proves() {
    let stopped = StopSwitch::default();
    let game = StaticGame::new(&codebook("4x6"), Limits::default(), &()).unwrap();
    stopped.stop();
    // There are 1296 codes, and a question splits a cell into at most 14 parts.
    let solved = StaticSolved { verdict: Verdict::Bounded, lower: 3, questions: None };
    assert_eq!(game.solve(&stopped), solved);
    assert!(StaticGame::new(&codebook("4x6"), Limits::default(), &stopped).is_err());
    let lies = StaticGame::new(&codebook("3x3-lies1"), Limits::default(), &());
    assert_eq!(lies.err().map(|reason| reason.to_string().contains("every answer is true")), Some(true));
}

#[test]
fn the_first_codes_with_the_same_answers_are_named() {
    let codebook = codebook("4x6");
    let read =
        |texts: &[&str]| -> Vec<Code> { texts.iter().map(|text| codebook.board().read_guess(text).unwrap()).collect() };
    let same = same_answers(&codebook, &read(&["1122"]), &()).unwrap().unwrap();
    assert_eq!((same.earlier.to_string(), same.code.to_string()), ("1111".into(), "1113".into()));
    assert_eq!(same.answers, [Feedback::new(2, 0)]);
    // Every question of a smallest set is needed.
    let smallest = solve("3x4").questions.unwrap();
    for left_out in 0..smallest.len() {
        let fewer = smallest.iter().enumerate().filter(|&(at, _)| at != left_out).map(|(_, question)| question.clone());
        let fewer: Vec<Code> = fewer.collect();
        assert!(same_answers(&self::codebook("3x4"), &fewer, &()).unwrap().is_some());
    }
}
