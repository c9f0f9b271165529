//! What the codemaker answers.

use crate::t;
use pegwise_core::{Board, Feedback, FeedbackKind, PartialFeedback};

/// An answer in words: `1 black, 2 white`.
pub fn in_words(board: &Board, feedback: Feedback) -> String {
    let (black, white) = (feedback.black(), feedback.white());
    match board.feedback_kind() {
        _ if feedback == board.win() => t!("answer-broken", black = black),
        FeedbackKind::BlackWhite if black + white == 0 => t!("answer-nothing"),
        FeedbackKind::BlackWhite => t!("answer-both", black = black, white = white),
        FeedbackKind::Blacks => t!("answer-blacks", black = black),
        FeedbackKind::Sum => t!("answer-sum", colors = white),
    }
}

/// What is known of an answer, in words: `1 black, white not known`.
pub fn known_in_words(board: &Board, feedback: PartialFeedback) -> String {
    match feedback {
        PartialFeedback::Known(feedback) => in_words(board, feedback),
        PartialFeedback::Black(black) => t!("answer-black-known", black = black),
        PartialFeedback::White(white) => t!("answer-white-known", white = white),
        PartialFeedback::Unknown => t!("answer-unknown"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::{Language, speaking};

    fn said(board: &str, black: usize, white: usize) -> String {
        let board: Board = board.parse().unwrap();
        in_words(&board, board.feedback(black, white).unwrap())
    }

    #[test]
    fn every_kind_of_answer() {
        assert_eq!(said("4x6", 1, 2), "1 black, 2 white");
        assert_eq!(said("4x6", 0, 0), "no peg");
        assert_eq!(said("4x6", 4, 0), "4 black, the code is broken");
        assert_eq!(said("4x6-blacks", 1, 0), "1 black");
        assert_eq!(said("4x6-sum", 0, 1), "1 colour right");
    }

    #[test]
    fn answers_that_are_known_in_part() {
        let said = |text: &str| {
            let board = Board::classic();
            known_in_words(&board, board.read_partial_feedback(text).unwrap())
        };
        let all = || ["?", "1.?", "?.2", "1.1"].map(said);
        assert_eq!(all(), ["not known", "1 black, white not known", "2 white, black not known", "1 black, 1 white"]);
        let german = speaking(Language::German, all);
        assert_eq!(
            german,
            ["nicht bekannt", "1 schwarz, weiß nicht bekannt", "2 weiß, schwarz nicht bekannt", "1 schwarz, 1 weiß"]
        );
    }

    #[test]
    fn answers_in_german() {
        let said = speaking(Language::German, || {
            [said("4x6", 1, 2), said("4x6", 0, 0), said("4x6", 4, 0), said("4x6-blacks", 1, 0), said("4x6-sum", 0, 2)]
        });
        let expected =
            ["1 schwarz, 2 weiß", "kein Stift", "4 schwarz, der Code ist geknackt", "1 schwarz", "2 Farben richtig"];
        assert_eq!(said, expected);
    }
}
