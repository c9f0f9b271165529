//! Properties that all kinds of answer share.

use super::*;

fn answer(board: &str, guess: &str, secret: &str) -> String {
    let board: Board = board.parse().unwrap();
    board.answer(&board.read_guess(guess).unwrap(), &board.read_code(secret).unwrap()).to_string()
}

/// Worked out by hand.
#[test]
fn answers_of_every_kind() {
    assert_eq!(answer("4x6", "1122", "1213"), "1.2");
    assert_eq!(answer("4x6-whites", "1122", "1213"), "0.2");
    assert_eq!(answer("4x6-whites", "1122", "1122"), "4.0");
    assert_eq!(answer("4x6-each", "1122", "1213"), "1.3");
    assert_eq!(answer("4x6-each", "1112", "1113"), "3.0");
    assert_eq!(answer("4x6-each", "1121", "1122"), "3.1");
    assert_eq!(answer("4x6-marks", "1122", "1213"), "+--.");
    assert_eq!(answer("4x6-marks", "2233", "1222"), "-+..");
    assert_eq!(answer("5x26-marks", "AA111", "1AAA1"), "-+-.+");
    assert_eq!(answer("4x6-order", "1342", "1324"), "++v^");
    assert_eq!(answer("3x5x5", "123", "123"), "3.0/3.0");
    // Colours 1, 2 and 7 are the pairs (1, 1), (1, 2) and (2, 2): first attributes 121 and 112, second ones 122 twice.
    assert_eq!(answer("3x5x5", "172", "127"), "1.2/3.0");
}

#[test]
fn kinds_are_told_apart_by_their_keys_and_suffixes() {
    for (at, kind) in FeedbackKind::ALL.iter().enumerate() {
        for other in &FeedbackKind::ALL[..at] {
            assert_ne!(kind.key(), other.key());
            assert!(kind.suffix().is_none_or(|suffix| other.suffix() != Some(suffix)), "{kind:?}");
            assert!(kind.in_files().is_none_or(|about| other.in_files() != Some(about)), "{kind:?}");
        }
        if let Some(suffix) = kind.suffix() {
            let board: Board = format!("4x6{suffix}").parse().unwrap();
            assert_eq!((board.feedback_kind(), board.to_string()), (*kind, format!("4x6{suffix}")));
        }
    }
}
