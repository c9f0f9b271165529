//! Black and white pegs.

use super::{AnswerExplanation, AnswerForm, COUNTED, PegCount, Properties, SumConstraint, last_elsewhere, too_few};

pub(super) static PROPERTIES: Properties = Properties {
    key: "black-white",
    in_files: Some("Black and white pegs. With two attributes, those of each."),
    form: AnswerForm::Counts(&[PegCount::InPlace, PegCount::Elsewhere]),
    explanation: AnswerExplanation::PlacesThenColors,
    is_in_riddles: true,
    constraint: Some(SumConstraint { black: true, total: true }),
    check: |board, feedback| last_elsewhere(board, feedback).and_then(|()| too_few(board, feedback)),
    ..COUNTED
};
