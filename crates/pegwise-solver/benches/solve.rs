//! Benchmarks of complete proofs and of optimal suggestions. Every run asserts its result. `cargo bench -p
//! pegwise-solver` takes a minute; `-- --include-ignored` adds the large boards.

use divan::Bencher;
use pegwise_core::{Codebook, Limits};
use pegwise_notation::GameRecord;
use pegwise_solver::{Solver, Verdict};
use pegwise_strategy::{GuessPool, State};

fn main() {
    divan::main();
}

type Case = (&'static str, &'static str, u64);

const SMALL: [Case; 11] = [
    ("4x6", "mean", 5625),
    ("4x6", "mean within 5", 5626),
    ("4x6", "max", 5),
    ("4x6", "mean then max", 5625),
    ("5x5", "mean", 13_496),
    ("6x4", "mean", 17_281),
    ("4x7", "mean", 11_228),
    ("4x8", "mean", 20_471),
    ("4x10-distinct", "mean", 26_274),
    ("6x6-distinct", "mean", 3924),
    ("5x7-distinct", "mean", 12_305),
];

const LARGE: [Case; 2] = [("4x9", "mean", 34_666), ("5x6", "mean", 36_721)];

#[divan::bench(args = SMALL, sample_count = 5, sample_size = 1)]
fn solve(bencher: Bencher<'_, '_>, case: Case) {
    proof(bencher, case);
}

#[divan::bench(args = LARGE, sample_count = 1, sample_size = 1, ignore)]
fn solve_large(bencher: Bencher<'_, '_>, case: Case) {
    proof(bencher, case);
}

fn proof(bencher: Bencher<'_, '_>, (board, objective, value): Case) {
    let game: GameRecord = board.parse().unwrap();
    let objective = objective.parse().unwrap();
    bencher.bench_local(|| {
        let codebook = Codebook::new(&game.rules).unwrap();
        let solved = Solver::new(&codebook, GuessPool::All, Limits::default()).unwrap().solve(objective, &());
        assert_eq!((solved.verdict, solved.lower), (Verdict::Optimal, value));
        assert!(solved.tree.is_some());
    });
}

/// Two openings. A new solver suggests a guess after each possible answer to them.
const OPENINGS: [&str; 2] = ["1122", "1123"];

#[divan::bench(args = OPENINGS, sample_count = 5, sample_size = 1)]
fn slowest_suggestion_after_any_answer(bencher: Bencher<'_, '_>, opening: &str) {
    let codebook = Codebook::new(&"4x6".parse().unwrap()).unwrap();
    let guess = codebook.board().read_guess(opening).unwrap();
    let cells = codebook.candidates().partition(&codebook.scorer(&guess));
    let slowest = cells.cells().iter().max_by_key(|cell| {
        let started = std::time::Instant::now();
        suggest(&codebook, &guess, cell);
        started.elapsed()
    });
    let slowest = slowest.unwrap();
    bencher.bench_local(|| suggest(&codebook, &guess, slowest));
}

fn suggest(codebook: &Codebook, guess: &pegwise_core::Code, cell: &pegwise_core::Cell) {
    let solver = Solver::new(codebook, GuessPool::All, Limits::default()).unwrap();
    let history = [pegwise_core::Turn { guess: guess.clone(), feedback: cell.feedback }];
    let best = solver.best(State::new(codebook, &history, &cell.codes).unwrap(), &()).unwrap();
    assert!(best.proved && best.total >= 2 * cell.codes.len() as u64 - 1);
}
