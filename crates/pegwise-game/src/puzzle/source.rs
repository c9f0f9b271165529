//! The source of the codes of a puzzle: a list, or a board too large to list.

use crate::codemaker::draw_code;
use pegwise_core::random::Draws;
use pegwise_core::{Board, CandidateSet, Code, Codebook, Scorer};

pub(super) const MOST_ROWS: usize = 9;

pub(super) const MOST_ROWS_UNLISTED: usize = 20;

#[derive(Clone, Copy, Debug)]
pub(super) enum Source<'a> {
    Listed(&'a Codebook),
    Unlisted(&'a Board),
}

impl<'a> Source<'a> {
    pub(super) fn board(self) -> &'a Board {
        match self {
            Source::Listed(codebook) => codebook.board(),
            Source::Unlisted(board) => board,
        }
    }

    /// Always allows another guess.
    pub(super) fn most_rows(self, max_guesses: usize) -> usize {
        let most = match self {
            Source::Listed(_) => MOST_ROWS,
            Source::Unlisted(_) => MOST_ROWS_UNLISTED,
        };
        most.min(max_guesses - 1)
    }

    pub(super) fn all(self) -> Option<&'a CandidateSet> {
        match self {
            Source::Listed(codebook) => Some(codebook.candidates()),
            Source::Unlisted(_) => None,
        }
    }

    pub(super) fn guesses(self) -> Option<&'a CandidateSet> {
        match self {
            Source::Listed(codebook) => Some(codebook.guesses()),
            Source::Unlisted(_) => None,
        }
    }

    pub(super) fn secret(self, draws: &mut Draws) -> Code {
        if self.board().has_weights() { draw_code(self.board(), draws) } else { self.drawn_of(self.all(), draws) }
    }

    /// A random code if guesses are not listed.
    pub(super) fn guess(self, draws: &mut Draws) -> Code {
        self.drawn_of(self.guesses(), draws)
    }

    fn drawn_of(self, listed: Option<&CandidateSet>, draws: &mut Draws) -> Code {
        match listed {
            Some(listed) => drawn(listed, draws),
            None => draw_code(self.board(), draws),
        }
    }

    pub(super) fn scorer(self, guess: &Code) -> Scorer {
        match self {
            Source::Listed(codebook) => codebook.scorer(guess),
            Source::Unlisted(board) => Scorer::new(board, guess),
        }
    }
}

pub(super) fn drawn(codes: &CandidateSet, draws: &mut Draws) -> Code {
    codes.code(draws.below(codes.len()))
}
