//! Measures the engine's share of the work that `speed.py` does from Python, on one thread. Prints one JSON object per
//! line.

#![forbid(unsafe_code)]
#![expect(clippy::print_stdout, reason = "it is read by `speed.py`")]

use pegwise::{CandidateSet, Code, Codebook, Histogram, PlayerSpec, Session, engine};
use std::hint::black_box;
use std::time::{Duration, Instant};

type Work = fn(&Codebook, &CandidateSet, &CandidateSet) -> u64;

/// Boards, each with the numbers of codes to use as guesses and as secrets, in order from the first code.
const BATCHES: [(&str, usize, usize); 5] =
    [("4x6", 100, 100), ("4x6", 1296, 1296), ("5x8", 1, 10_000), ("5x8", 1, 32_768), ("5x8", 64, 32_768)];
const GAMES: [(&str, &str); 5] = [
    ("4x6", "knuth"),
    ("4x6 1122:1.0", "knuth"),
    ("4x6 1122:1.0", "optimal"),
    ("4x6 1122:1.0 1344:0.1", "knuth"),
    ("4x6 1122:1.0 1344:0.1", "optimal"),
];

fn main() {
    for (board, guesses, secrets) in BATCHES {
        let codebook = Codebook::new(&board.parse().expect("a board")).expect("a small board");
        let first = |count: usize| codebook.candidates().select(&(0..count).collect::<Vec<_>>());
        let (guesses, secrets) = (first(guesses), first(secrets));
        let codes: [Vec<Code>; 2] = [&guesses, &secrets].map(|set| set.codes().collect());
        let laid_out =
            || codes.each_ref().map(|codes| CandidateSet::new(codebook.board(), codes.iter().cloned()).expect("codes"));
        for (what, work) in [("scores", scores as Work), ("histograms", histograms)] {
            let (seconds, sum) = measure(|| work(&codebook, &guesses, &secrets));
            let (plain, same) = measure(|| {
                let [guesses, secrets] = laid_out();
                work(&codebook, &guesses, &secrets)
            });
            assert_eq!(sum, same);
            let (guesses, secrets) = (guesses.len(), secrets.len());
            println!(
                r#"{{"board": "{board}", "guesses": {guesses}, "secrets": {secrets}, "what": "{what}", "sum": {sum}, "seconds": {seconds:e}, "plain": {plain:e}}}"#
            );
        }
    }
    for (game, strategy) in GAMES {
        let session = Session::from_record(game.parse().expect("a game"), pegwise::Limits::default()).expect("a game");
        let player = PlayerSpec::read(strategy, session.rules()).expect("a strategy");
        let mut engine = engine::Engine::new();
        let (seconds, guess) = measure(|| {
            let request = engine::Suggest { session: Box::new(session.clone()), player: player.clone() };
            engine.run(request, pegwise::Limits::default(), &()).expect("a guess").guess
        });
        println!(r#"{{"game": "{game}", "strategy": "{strategy}", "guess": "{guess}", "seconds": {seconds:e}}}"#);
    }
}

fn scores(codebook: &Codebook, guesses: &CandidateSet, secrets: &CandidateSet) -> u64 {
    let mut scorer = codebook.scorer(&guesses.code(0));
    let mut last = Vec::new();
    for guess in 0..guesses.len() {
        scorer.load(guesses, guess);
        last = black_box(scorer.scores(secrets));
    }
    last.iter().map(|score| score.ordinal() as u64).sum()
}

fn histograms(codebook: &Codebook, guesses: &CandidateSet, secrets: &CandidateSet) -> u64 {
    let mut scorer = codebook.scorer(&guesses.code(0));
    let mut histogram = Histogram::new(codebook.board());
    for guess in 0..guesses.len() {
        scorer.load(guesses, guess);
        scorer.histogram_into(secrets, &mut histogram);
        black_box(&histogram);
    }
    histogram.largest() as u64
}

fn measure<T: PartialEq + std::fmt::Debug>(mut work: impl FnMut() -> T) -> (f64, T) {
    let (begun, found, mut shortest) = (Instant::now(), work(), Duration::MAX);
    let mut runs = 0;
    while runs < 5 || begun.elapsed() < Duration::from_millis(500) {
        let started = Instant::now();
        let again = black_box(work());
        shortest = shortest.min(started.elapsed());
        assert_eq!(again, found);
        runs += 1;
    }
    (shortest.as_secs_f64(), found)
}
