//! What the codemaker answers.

use crate::number::plural;
use pegwise_core::{Board, Feedback, FeedbackKind};

/// An answer in words: `1 black, 2 white`.
pub fn in_words(board: &Board, feedback: Feedback) -> String {
    let (black, white) = (feedback.black(), feedback.white());
    match board.feedback_kind() {
        _ if feedback == board.win() => format!("{black} black, the code is broken"),
        FeedbackKind::BlackWhite if black + white == 0 => "no peg".into(),
        FeedbackKind::BlackWhite => format!("{black} black, {white} white"),
        FeedbackKind::Blacks => format!("{black} black"),
        FeedbackKind::Sum => format!("{} right", plural(white, "colour")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_answer() {
        let said = |board: &str, black, white| {
            let board: Board = board.parse().unwrap();
            in_words(&board, board.feedback(black, white).unwrap())
        };
        assert_eq!(said("4x6", 1, 2), "1 black, 2 white");
        assert_eq!(said("4x6", 0, 0), "no peg");
        assert_eq!(said("4x6", 4, 0), "4 black, the code is broken");
        assert_eq!(said("4x6-blacks", 1, 0), "1 black");
        assert_eq!(said("4x6-sum", 0, 1), "1 colour right");
    }
}
