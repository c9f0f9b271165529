//! Black pegs only.

use super::{AnswerForm, COUNTED, Layout, PegCount, Properties, SumConstraint, SymmetryKind};
use crate::board::Board;
use crate::feedback::{Feedback, ImpossibleFeedback};

pub(super) static PROPERTIES: Properties = Properties {
    key: "blacks",
    in_files: Some("Black pegs only."),
    suffix: Some(("-blacks", "answers give only black pegs")),
    form: AnswerForm::Counts(&[PegCount::InPlace]),
    is_in_riddles: true,
    layout: Layout::Counted(|full, _| Feedback::new(full.black(), 0)),
    constraint: Some(SumConstraint { black: true, total: false }),
    check,
    symmetry: SymmetryKind::NamesByPeg,
    ..COUNTED
};

fn check(board: &Board, feedback: Feedback) -> Result<(), ImpossibleFeedback> {
    let (pegs, white) = (board.pegs(), feedback.white());
    if white > 0 {
        return Err(ImpossibleFeedback::WhiteNotTold { white });
    }
    if board.least_shared() == pegs && feedback.black() + 1 == pegs {
        return Err(ImpossibleFeedback::LastPegAlone { pegs });
    }
    Ok(())
}
