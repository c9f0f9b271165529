//! Published optima, matched exactly, each with a tree that is replayed for every secret.

use pegwise_core::{Board, Codebook, Limits};
use pegwise_solver::{Objective, Solved, Solver, Verdict};
use pegwise_strategy::{Evaluation, GuessPool};

fn solve(board: &str, objective: Objective) -> (Solved, Evaluation) {
    let board: Board = board.parse().unwrap();
    let codebook = Codebook::new(&board).unwrap();
    let solver = Solver::new(&codebook, GuessPool::All, Limits::default()).unwrap();
    let solved = solver.solve(objective, &());
    assert_eq!(solved.verdict, Verdict::Optimal, "{board} {objective}");
    let evaluation = solved.tree.as_ref().expect("there is a best play").verify().unwrap();
    (solved, evaluation)
}

#[test]
fn known_answers() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/known_answers/optimal.csv");
    let mut rows = 0;
    for row in csv::Reader::from_path(file).unwrap().records() {
        let row = row.unwrap();
        rows += 1;
        let (board, objective) = (&row[0], row[1].parse().unwrap());
        let (solved, evaluation) = solve(board, objective);
        let said = |column: usize| row[column].parse::<u64>().ok();
        let what = format!("{board} {objective} [{}]", &row[4]);
        assert_eq!(evaluation.total(), said(2).unwrap_or(evaluation.total()), "{what}");
        assert_eq!(evaluation.max() as u64, said(3).unwrap_or(evaluation.max() as u64), "{what}");
        let measured = if row[1].starts_with("max") { evaluation.max() as u64 } else { evaluation.total() };
        assert_eq!(solved.lower, measured, "{what}");
    }
    assert!(rows >= 37, "only {rows} rows were read");
}

/// `[Chen & Lin 2004]`: the formula for two pegs and `n` colours. Two colours are an exception.
#[test]
fn two_pegs_follow_the_formula() {
    for n in 3..=12u64 {
        let (linear, constant) = if n % 2 == 0 { (74, 48) } else { (80, 69) };
        // The mean is a fraction with denominator 24 n², and there are n² codes.
        let total = (8 * n.pow(3) + 51 * n.pow(2) - linear * n + constant) / 24;
        assert_eq!(solve(&format!("2x{n}"), Objective::Mean).1.total(), total, "2x{n}");
    }
}

/// `[Slovesnov 2017]`: the fewest codes that need the last turn, with the smallest maximum.
#[test]
fn fewest_codes_at_the_last_turn() {
    let (solved, evaluation) = solve("4x6", Objective::MaxThenMean);
    assert_eq!((solved.settled, evaluation.max(), evaluation.distribution()[4]), (3, 5, 539));
    // `[Koyama & Lai 1993]`: the best of the trees with the smallest mean finds one code at turn 6.
    let (solved, evaluation) = solve("4x6", Objective::MeanThenMax);
    assert_eq!((solved.settled, evaluation.total(), evaluation.distribution()[5]), (3, 5625, 1));
}
