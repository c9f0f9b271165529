//! Fuzzes tree files, foreign trees and strategy names with arbitrary text. A tree that can be read survives a round
//! trip in every format, the evaluation of a verified tree is right, and nothing panics.

#![no_main]

use libfuzzer_sys::fuzz_target;
use pegwise_core::Board;
use pegwise_notation::Alphabet;
use pegwise_strategy::StrategySpec;
use pegwise_strategy::tree::{Format, InvalidTreeText, TreeFile};

/// Replaying more codes or guesses would be slow and find nothing new.
const LARGEST: u128 = 5000;

fuzz_target!(|text: &str| {
    check_spec(text, &Board::classic());
    check_tree(TreeFile::read(text));
    for board in ["2x3", "4x6", "1x2", "3x3-blacks", "3x12-sum"] {
        let board = board.parse().expect("a board");
        check_tree(TreeFile::read_as(text, &board, &Alphabet::canonical()));
    }
});

fn check_tree(read: Result<TreeFile, InvalidTreeText>) {
    let file = match read {
        Ok(file) => file,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    for format in [Format::Text, Format::Compact, Format::Json] {
        let written = file.write(format);
        assert_eq!(TreeFile::read(&written).as_ref(), Ok(&file), "{written}");
    }
    assert!(file.write(Format::Dot).starts_with("digraph"));
    assert!(file.tree.differences(&file.tree).is_empty());

    let board = file.tree.board();
    if let Some(strategy) = &file.strategy {
        check_spec(strategy, board);
    }
    let is_small = |count: Option<u128>| count.is_some_and(|n| n <= LARGEST);
    if is_small(board.code_count()) && is_small(board.guess_count()) && board.colors() <= 100 {
        match file.tree.verify() {
            Ok(evaluation) => assert_eq!(evaluation, file.tree.evaluation()),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
}

fn check_spec(text: &str, board: &Board) {
    match StrategySpec::read(text, board) {
        Ok(spec) => assert_eq!(StrategySpec::read(&spec.to_string(), board), Ok(spec)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}
