//! Puzzles.

use crate::board::PyBoard;
use crate::errors;
use crate::session::{Told, told};
use crate::text::Text;
use crate::work::Terms;
use pegwise::api;
use pegwise::engine::GeneratePuzzle;
use pegwise::text::shown;
use pegwise::{PuzzleKind, PuzzleLevel};
use pegwise_text::puzzle as words;
use pyo3::prelude::*;

/// A puzzle from a seed. Its words are the question, the steps to the solution, and the solution.
#[pyfunction]
pub(crate) fn puzzle(board: &Bound<'_, PyBoard>, kind: Text, level: Text, seed: u64, terms: Terms) -> PyResult<Told> {
    let (py, board) = (board.py(), board.get());
    let kind = named(py, "kind", &kind, &PuzzleKind::ALL, PuzzleKind::name)?;
    let level = named(py, "level", &level, &PuzzleLevel::ALL, PuzzleLevel::name)?;
    let (alphabet, rules) = (board.alphabet(), board.rules.clone());
    let done = terms.run(py, &alphabet, |engine, limits, monitor| {
        engine.run(GeneratePuzzle { rules, kind, level, seed }, limits, monitor)
    })?;
    let puzzle = &done.answer;
    let mut words = vec![words::question(&alphabet, puzzle)];
    words.extend(words::steps(&alphabet, puzzle));
    words.push(words::key(&alphabet, puzzle));
    Ok(told(&api::Puzzle::new(puzzle, &alphabet), words, done.interruption))
}

fn named<T: Copy>(py: Python<'_>, argument: &str, text: &str, all: &[T], name: fn(T) -> &'static str) -> PyResult<T> {
    let found = all.iter().copied().find(|&one| name(one) == text);
    found.ok_or_else(|| {
        let names = all.iter().map(|&one| format!("`{}`", name(one))).collect::<Vec<_>>().join(", ");
        errors::invalid(py, format!("`{argument}` must be one of {names}, not `{}`", shown(text)))
    })
}
