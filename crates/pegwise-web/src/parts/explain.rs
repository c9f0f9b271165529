//! What is wrong with what a person gave, written with their symbols.

use crate::{peg_style, strategy};
use pegwise::{InvalidPlayer, InvalidTurn};
use pegwise_text::problem;

/// Why a turn cannot be entered.
pub(crate) fn explain_turn(problem: &InvalidTurn) -> String {
    problem::turn(&peg_style::alphabet(), problem)
}

/// What is wrong with the name of a strategy, and what would be right.
pub(crate) fn explain_strategy(problem: &InvalidPlayer) -> String {
    problem::strategy(problem, &strategy::offered().collect::<Vec<_>>().join(", "))
}
