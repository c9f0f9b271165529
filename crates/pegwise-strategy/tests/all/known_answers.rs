//! Published results, matched exactly.

use pegwise_core::{Board, Codebook};
use pegwise_notation::GameRecord;
use pegwise_strategy::{State, Strategy, StrategySpec, StrategyTree};

#[test]
fn known_answers() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/known_answers/strategies.csv");
    let mut rows = 0;
    for row in csv::Reader::from_path(file).unwrap().records() {
        let row = row.unwrap();
        rows += 1;
        let board: Board = row[0].parse().unwrap();
        let spec = StrategySpec::read(&row[1], &board).unwrap();
        assert_eq!(spec.to_string(), &row[1], "the file names strategies in full");
        let codebook = Codebook::new(&board).unwrap();
        let tree = StrategyTree::build(&spec.prepare(&codebook), &codebook, &()).unwrap();
        let evaluation = tree.verify().unwrap();
        let distribution: Vec<String> = evaluation.distribution().iter().map(u64::to_string).collect();
        let found = (evaluation.total().to_string(), evaluation.max().to_string(), distribution.join(" "));
        let known = (row[2].to_owned(), row[3].to_owned(), row[4].to_owned());
        assert_eq!(found, known, "{board} {spec} [{}]", &row[5]);
        assert_eq!(tree.evaluation(), evaluation, "counting nodes and replaying secrets agree");
    }
    assert!(rows >= 11, "only {rows} rows were read");
}

/// For this game, a program with 32-bit expected sizes published 12522, the first candidate: see `docs/literature.md`.
#[test]
fn large_expected_sizes_are_exact() {
    let game: GameRecord = "5x12 11234:1.1".parse().unwrap();
    let codebook = Codebook::new(&game.rules).unwrap();
    let candidates = codebook.candidates().after_all(codebook.board(), &game.history);
    assert_eq!(candidates.len(), 32_896);
    assert_eq!(candidates.code(0).to_string(), "12522");
    let state = State::new(&codebook, &game.history, &candidates).unwrap();
    let spec = StrategySpec::read("expected-size", &game.rules).unwrap();
    let decision = spec.prepare(&codebook).decide(state, &()).unwrap();
    assert_eq!(decision.guess.to_string(), "15267");
    assert_eq!(decision.histogram.sum_of_squares() / 32_896, 4437);
}
