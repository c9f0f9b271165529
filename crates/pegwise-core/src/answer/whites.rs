//! White pegs only, and whether the code is broken.

use super::{AnswerExplanation, AnswerForm, COUNTED, Layout, PegCount, Properties};
use crate::board::Board;
use crate::feedback::{Feedback, ImpossibleFeedback};

pub(super) static PROPERTIES: Properties = Properties {
    key: "whites",
    in_files: Some("White pegs only."),
    suffix: Some(("-whites", "answers give only white pegs")),
    form: AnswerForm::Counts(&[PegCount::Elsewhere]),
    explanation: AnswerExplanation::PlacesThenColors,
    is_in_riddles: true,
    layout: Layout::Counted(|full, pegs| if full.black() == pegs { full } else { Feedback::new(0, full.white()) }),
    check,
    ..COUNTED
};

fn check(board: &Board, feedback: Feedback) -> Result<(), ImpossibleFeedback> {
    let (pegs, black) = (board.pegs(), feedback.black());
    if black > 0 && black < pegs {
        return Err(ImpossibleFeedback::OnlyWhiteTold { pegs });
    }
    if pegs == 1 && feedback.white() == 1 {
        return Err(ImpossibleFeedback::LastPegElsewhere { pegs });
    }
    Ok(())
}
