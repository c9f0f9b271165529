//! `answers.json`: the possible answers on various boards.

use super::filters::codes;
use anyhow::{Context, Result};
use pegwise::notation::read_board;
use pegwise::{Codebook, Feedback};
use pegwise_tournament::conformance::AnswerVector;
use std::collections::BTreeSet;

/// Boards that are small enough to try every guess with every secret.
const BOARDS: [&str; 18] = [
    "4x6",
    "1x3",
    "2x1",
    "4x6-blacks",
    "4x6-sum",
    "4x4-whites",
    "3x4-each",
    "4x5-distinct",
    "3x4-distinct",
    "4x5-distinct-blacks",
    "4x4-distinct-blacks",
    "4x5-distinct-sum",
    "4x5-distinct-free",
    "3x4-distinct-blanks",
    "3x6-distinct-nozero",
    "3x4-bar1=12-bar2=3",
    "4x6-only=1122,2211,1221",
    "3x4-sum-blanks",
];

pub(crate) fn vectors() -> Result<Vec<AnswerVector>> {
    BOARDS.iter().map(|rules| vector(rules).with_context(|| (*rules).to_owned())).collect()
}

fn vector(rules: &str) -> Result<AnswerVector> {
    let board = read_board(rules)?;
    let (guesses, secrets) = (Codebook::new(&board)?, codes(&board)?);
    let mut given = BTreeSet::new();
    for guess in guesses.guesses().codes() {
        given.extend(secrets.iter().map(|secret| board.answer(&guess, secret)));
    }
    let all = (0..Feedback::ordinals(board.pegs() + 1)).map(Feedback::from_ordinal);
    let impossible = all.filter(|feedback| !given.contains(feedback));
    Ok(AnswerVector {
        rules: board.to_string(),
        source: "every guess tried on every secret by the textbook definition".to_owned(),
        impossible: impossible.map(|feedback| feedback.to_string()).collect(),
        possible: given.iter().map(Feedback::to_string).collect(),
    })
}
