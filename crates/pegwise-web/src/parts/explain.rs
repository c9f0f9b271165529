//! Explanations of invalid input, with the person's symbols.

use crate::{peg_style, strategy};
use pegwise::{InvalidPlayer, InvalidTurn};
use pegwise_text::problem;

pub(crate) fn explain_turn(problem: &InvalidTurn) -> String {
    problem::turn(&peg_style::alphabet(), problem)
}

pub(crate) fn explain_strategy(problem: &InvalidPlayer) -> String {
    problem::strategy(problem, &strategy::offered().collect::<Vec<_>>().join(", "))
}
