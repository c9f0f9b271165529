//! The reasons why the engine has no answer, as the terminal app words them.

use crate::{problem, t};
use pegwise_core::TooLarge;
use pegwise_engine::EngineError;
use pegwise_game::{NoPuzzle, NoReview, NotPrepared, PlayerSpec};
use pegwise_notation::Alphabet;
use pegwise_solver::Unsolvable;

/// Explains why the engine has no answer.
pub fn engine(error: &EngineError) -> String {
    match error {
        EngineError::Contradiction => t!("tui-failure-contradiction"),
        EngineError::UncertainFeedback | EngineError::NoPuzzle(NoPuzzle::UncertainFeedback) => t!("tui-failure-lies"),
        EngineError::NothingFound => t!("tui-failure-nothing-found"),
        EngineError::InvalidTurn { row, reason } => {
            t!("tui-failure-row", row = *row, problem = problem::turn(&Alphabet::canonical(), reason))
        }
        EngineError::TooLarge(board) | EngineError::NoReview(NoReview::TooLarge(board)) => too_large(board),
        EngineError::NotSampled(_) | EngineError::NoPuzzle(NoPuzzle::TooLarge) => t!("tui-failure-far-too-large"),
        EngineError::Unsolvable(board) | EngineError::NotPrepared(NotPrepared::Unsolvable(board)) => not_solved(board),
        EngineError::InvalidPlayer(problem) => problem::strategy(problem, &names()),
        EngineError::NoReview(NoReview::NotInPool { row, guess }) => {
            t!("tui-failure-not-in-pool", row = *row, guess = guess.to_string())
        }
        EngineError::NoPuzzle(NoPuzzle::NotFound { rules, others, .. }) if others.is_empty() => {
            t!("tui-failure-no-puzzles", board = rules.as_str())
        }
        EngineError::NoPuzzle(NoPuzzle::NotFound { rules, .. }) => t!("tui-failure-no-puzzle", board = rules.as_str()),
        EngineError::Unconfirmed(_) | EngineError::OtherTotal { .. } => defect(&error.to_string()),
        _ => t!("tui-failure-other", reason = error.to_string()),
    }
}

/// Reports a bug in Pegwise.
pub fn defect(details: &str) -> String {
    t!("tui-failure-defect", details = details)
}

/// Lists the named strategies.
pub fn names() -> String {
    let usual = PlayerSpec::named().map(|named| named.name).filter(|text| !text.contains(':'));
    usual.collect::<Vec<_>>().join(", ")
}

fn too_large(board: &TooLarge) -> String {
    match board {
        TooLarge::Memory { board, codes: Some(codes), .. } | TooLarge::Count { board, codes: Some(codes), .. } => {
            t!("tui-failure-too-large", board = board.as_str(), codes = *codes)
        }
        _ => t!("tui-failure-far-too-large"),
    }
}

fn not_solved(board: &Unsolvable) -> String {
    match board {
        Unsolvable::TooLarge { board, .. } | Unsolvable::Board(board) => {
            t!("tui-failure-not-solved", board = board.as_str())
        }
        _ => t!("tui-failure-far-too-large"),
    }
}
