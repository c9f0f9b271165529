//! Benchmarks of complete strategies and of single decisions. Every run asserts its result. `cargo bench -p
//! pegwise-strategy` takes a minute; `-- --include-ignored` adds the large boards and takes half an hour.

use divan::Bencher;
use pegwise_core::Codebook;
use pegwise_notation::GameRecord;
use pegwise_strategy::{State, Strategy, StrategySpec, StrategyTree};

fn main() {
    divan::main();
}

/// The board, the strategy, and the total over all secrets.
type Case = (&'static str, &'static str, u64);

const SMALL: [Case; 15] = [
    ("4x6", "knuth", 5801),
    ("4x6", "brain-breaker", 5924),
    ("4x6", "expected-size", 5696),
    ("4x6", "entropy", 5722),
    ("4x6", "most-parts", 5668),
    ("5x8", "knuth", 183_966),
    ("5x8", "brain-breaker", 185_184),
    ("5x8", "expected-size", 180_287),
    ("5x8", "entropy", 179_863),
    ("5x8", "most-parts", 181_834),
    ("6x6", "knuth", 249_695),
    ("6x6", "brain-breaker", 251_641),
    ("6x6", "expected-size", 243_144),
    ("6x6", "entropy", 242_617),
    ("6x6", "most-parts", 244_470),
];

const LARGE: [Case; 2] = [("6x9", "entropy", 3_338_805), ("7x7", "knuth", 5_142_425)];

#[divan::bench(args = SMALL, sample_count = 10, sample_size = 1)]
fn evaluate(bencher: Bencher<'_, '_>, case: Case) {
    against_every_secret(bencher, case);
}

#[divan::bench(args = LARGE, sample_count = 1, sample_size = 1, ignore)]
fn evaluate_large(bencher: Bencher<'_, '_>, case: Case) {
    against_every_secret(bencher, case);
}

fn against_every_secret(bencher: Bencher<'_, '_>, (board, strategy, total): Case) {
    let game: GameRecord = board.parse().unwrap();
    let spec = StrategySpec::read(strategy, &game.rules).unwrap();
    // Measures everything that a user waits for: listing the codes, building the tree, and replaying every secret.
    bencher.bench_local(|| {
        let codebook = Codebook::new(&game.rules).unwrap();
        let tree = StrategyTree::build(&spec.prepare(&codebook), &codebook, &()).unwrap();
        assert_eq!(tree.verify().unwrap().total(), total);
    });
}

/// The history, the strategy and the expected guess: first moves, second moves and later ones.
const GAMES: [(&str, &str, &str); 12] = [
    ("4x6", "knuth", "1122"),
    ("4x6 1122:1.0", "knuth", "1344"),
    ("4x6 1122:1.0 1344:0.1", "knuth", "3526"),
    ("5x8", "knuth", "11234"),
    ("5x8 11223:1.1", "knuth", "11456"),
    ("5x8 11223:1.1 14445:1.1", "knuth", "51156"),
    ("6x9 112234:1.2", "entropy", "135613"),
    ("6x9 112234:1.2 213516:1.3", "entropy", "137813"),
    ("7x7 1122345:1.2", "knuth", "3345435"),
    ("8x8", "knuth", "11223344"),
    ("8x8 12345678:2.2", "knuth", "21112333"),
    ("8x8 11223344:2.2", "knuth", "15336635"),
];

#[divan::bench(args = GAMES, sample_count = 5, sample_size = 1)]
fn suggest(bencher: Bencher<'_, '_>, (game, strategy, guess): (&str, &str, &str)) {
    let game: GameRecord = game.parse().unwrap();
    let spec = StrategySpec::read(strategy, &game.rules).unwrap();
    bencher.bench_local(|| {
        let codebook = Codebook::new(&game.rules).unwrap();
        let candidates = codebook.candidates().after_all(codebook.board(), &game.history);
        let state = State::new(&codebook, &game.history, &candidates).unwrap();
        let decision = spec.prepare(&codebook).decide(state, &()).unwrap();
        assert_eq!(decision.guess.to_string(), guess);
    });
}
