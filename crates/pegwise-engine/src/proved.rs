//! A cache of proved guesses.

use pegwise_core::{Board, History, Turn};
use pegwise_strategy::{Decision, Reason};
use std::collections::HashMap;

/// The proved guesses on one board. Every game needs the first guess, and many games share the second.
#[derive(Debug, Default)]
pub(super) struct ProvedGuesses {
    board: Option<Board>,
    decisions: HashMap<History, Decision>,
}

impl ProvedGuesses {
    /// The maximum number of entries. Each takes a few kilobytes, and a full cache is cleared.
    const MOST: usize = 1_000;

    pub(super) fn get(&self, board: &Board, history: &[Turn]) -> Option<&Decision> {
        self.decisions.get(history).filter(|_| self.board.as_ref() == Some(board))
    }

    pub(super) fn keep(&mut self, board: &Board, history: &[Turn], decision: &Decision) {
        if !matches!(decision.reason, Reason::FewestGuesses { proved: true, .. }) {
            return;
        }
        if self.board.as_ref() != Some(board) || self.decisions.len() >= Self::MOST {
            *self = ProvedGuesses { board: Some(board.clone()), decisions: HashMap::new() };
        }
        self.decisions.insert(history.to_vec(), decision.clone());
    }
}
