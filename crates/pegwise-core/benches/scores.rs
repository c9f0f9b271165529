//! Scores per second on each backend that this machine supports. Every run asserts its result.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use pegwise_core::{Backend, BatchScorer, Board, Codebook, Scorer};

#[expect(clippy::print_stderr, reason = "it says what it skips")]
fn main() {
    for backend in Backend::ALL.into_iter().filter(|backend| !backend.is_available()) {
        eprintln!("skipped: this machine has no {backend}");
    }
    divan::main();
}

fn backends() -> impl Iterator<Item = Backend> {
    Backend::ALL.into_iter().filter(|backend| backend.is_available())
}

fn cases() -> Vec<(&'static str, Backend)> {
    let boards = ["4x6", "5x8", "6x9", "7x7", "8x7"];
    boards.into_iter().flat_map(|board| backends().map(move |backend| (board, backend))).collect()
}

/// Scores one guess, `1123...`, against all codes of the board.
#[divan::bench(args = cases().into_iter().map(|(board, backend)| format!("{board} {backend}")))]
fn histogram(bencher: Bencher<'_, '_>, case: &str) {
    let (codebook, backend) = read(case);
    let guess = codebook.candidates().code(codebook.candidates().len() / 9);
    let mut expected = Scorer::with_backend(codebook.board(), &guess, Backend::Portable);
    let expected = expected.histogram(codebook.candidates());
    let mut scorer = Scorer::with_backend(codebook.board(), &guess, backend);
    let mut histogram = expected.clone();
    bencher
        .counter(ItemsCount::new(codebook.candidates().len()))
        .bench_local(|| scorer.histogram_into(black_box(codebook.candidates()), &mut histogram));
    assert_eq!(histogram, expected);
}

/// Scores all codes of the board as guesses against 30 codes spread evenly.
#[divan::bench(args = cases().into_iter().map(|(board, backend)| format!("{board} {backend}")))]
fn batch(bencher: Bencher<'_, '_>, case: &str) {
    let (codebook, backend) = read(case);
    let all = codebook.candidates();
    let few: Vec<usize> = (0..30).map(|i| i * all.len() / 30).collect();
    let few = all.select(&few);
    let batch = BatchScorer::with_backend(codebook.board(), &few, backend).unwrap();
    let mut split = batch.split();
    let starts = || (0..all.len().min(1 << 15)).step_by(BatchScorer::WIDTH);
    bencher.counter(ItemsCount::new(starts().count() * BatchScorer::WIDTH * few.len())).bench_local(|| {
        for start in starts() {
            split.load(black_box(all), start);
            assert_eq!(split.sum_of(0, u128::from), 30);
        }
    });
}

/// Scores one guess against all codes, one at a time, on boards whose answers black and white pegs do not determine.
#[divan::bench(args = ["5x8-each", "5x8-marks", "5x8-order", "4x5x5"])]
fn judged(bencher: Bencher<'_, '_>, board: &str) {
    let board: Board = board.parse().unwrap();
    let codebook = Codebook::new(&board).unwrap();
    let (all, guess) = (codebook.candidates(), codebook.candidates().code(codebook.candidates().len() / 9));
    let mut scorer = codebook.scorer(&guess);
    let mut histogram = scorer.histogram(all);
    let right = all.codes().filter(|code| board.answer(&guess, code) == board.win()).count();
    bencher.counter(ItemsCount::new(all.len())).bench_local(|| scorer.histogram_into(black_box(all), &mut histogram));
    assert_eq!((histogram.total(), histogram.count(board.win()), right), (all.len() as u64, 1, 1));
}

fn read(case: &str) -> (Codebook, Backend) {
    let (board, backend) = case.split_once(' ').unwrap();
    let board: Board = board.parse().unwrap();
    let backend = backends().find(|b| b.name() == backend).unwrap();
    (Codebook::new(&board).unwrap(), backend)
}
