//! The number of right colours, and whether the code is broken.

use super::{
    AnswerExplanation, AnswerForm, COUNTED, Layout, PegCount, Properties, SumConstraint, SymmetryKind, too_few,
};
use crate::board::Board;
use crate::feedback::{Feedback, ImpossibleFeedback};

pub(super) static PROPERTIES: Properties = Properties {
    key: "sum",
    in_files: Some("How many colours are right, wherever they are."),
    suffix: Some(("-sum", "answers give only the number of right colours")),
    form: AnswerForm::Counts(&[PegCount::Anywhere]),
    explanation: AnswerExplanation::Colors,
    is_in_riddles: true,
    layout: Layout::Counted(|full, pegs| if full.black() == pegs { full } else { Feedback::new(0, full.total()) }),
    constraint: Some(SumConstraint { black: false, total: true }),
    check,
    symmetry: SymmetryKind::Orders,
    ..COUNTED
};

fn check(board: &Board, feedback: Feedback) -> Result<(), ImpossibleFeedback> {
    let (pegs, black) = (board.pegs(), feedback.black());
    if black > 0 && black < pegs {
        return Err(ImpossibleFeedback::BlackNotTold { pegs });
    }
    if pegs == 1 && feedback.white() == 1 {
        return Err(ImpossibleFeedback::LastPegElsewhere { pegs });
    }
    too_few(board, feedback)
}
