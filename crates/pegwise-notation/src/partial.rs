//! Reads answers that are only partly known.

use crate::feedback::{self, read_words};
use crate::words::GameWords;
use pegwise_core::text::shown;
use pegwise_core::{AnswerForm, Board, NotationError, PartialFeedback, Problem};

pub(crate) fn read(words: &GameWords, board: &Board, text: &str) -> Result<PartialFeedback, NotationError> {
    // Marks are known all together or not at all.
    let is_of_marks = matches!(board.feedback_kind().form(), AnswerForm::Marks(_));
    if !text.contains('?') || is_of_marks && text.trim() != "?" {
        return feedback::read(words, board, text).map(PartialFeedback::Known);
    }
    let of_game = || words.all().find_map(|words| known_part(text, |part| words.counts(part)));
    let known = of_game().or_else(|| known_part(text, |part| read_words(part).ok()));
    let read = read_numbers(board, known.as_deref().unwrap_or(text).trim());
    read.map_err(|problem| NotationError::new(text, 0, problem))
}

/// Converts an answer that leaves one number open: `1S?`, `1 strike, ? balls` and `1 strike ?` become `1.?`.
fn known_part(text: &str, counts: impl Fn(&str) -> Option<(usize, usize)>) -> Option<String> {
    let (before, after) = text.split_once('?')?;
    let after = after.trim();
    // A noun after the question mark names the unknown pegs.
    let (open, rest) = after.split_at(after.find(|c: char| !c.is_alphabetic()).unwrap_or(after.len()));
    let is_between = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '/' | '+' | '&');
    let [before, rest] = [before, rest].map(|part| part.trim_matches(is_between));
    let (is_black_open, said) = match (counts(open), open) {
        (Some((1, 0)), _) => (true, [before, rest].join(" ")),
        (Some((0, 1)), _) => (false, [before, rest].join(" ")),
        (None, "") => (counts(before)?.0 == 0, before.to_owned()),
        _ => return None,
    };
    match (is_black_open, counts(&said)?) {
        (true, (0, white)) => Some(format!("?.{white}")),
        (false, (black, 0)) => Some(format!("{black}.?")),
        _ => None,
    }
}

/// Reads `?`, `1.?` and `?.2`. The last two are allowed only if the board's answers have black and white pegs.
fn read_numbers(board: &Board, text: &str) -> Result<PartialFeedback, Problem> {
    if matches!(text, "?" | "?.?") {
        return Ok(PartialFeedback::Unknown);
    }
    let unknown = || Problem::UnknownAnswer { found: shown(text) };
    let (black, white) = text.split_once(['.', ',']).ok_or_else(unknown)?;
    if !board.feedback_kind().tells_two_numbers() {
        return Err(Problem::NoParts);
    }
    let number = |digits: &str| {
        let is_number = !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit());
        if is_number { Ok(digits.parse().unwrap_or(usize::MAX)) } else { Err(unknown()) }
    };
    match (black, white) {
        ("?", white) => board.partial_feedback(None, Some(number(white)?)),
        (black, "?") => board.partial_feedback(Some(number(black)?), None),
        _ => Err(unknown()),
    }
}

#[cfg(test)]
mod tests {
    use crate::alphabet::Alphabet;
    use crate::rules::read_rules;
    use crate::words::PEGS;
    use pegwise_core::{Board, Feedback};

    fn read(board: &str, text: &str) -> Result<String, String> {
        let board: Board = board.parse().unwrap();
        super::read(&PEGS, &board, text).map(|read| read.to_string()).map_err(|error| error.to_string())
    }

    #[test]
    fn answers_that_are_known_in_part() {
        for (text, canonical) in [
            ("?", "?"),
            ("?.?", "?"),
            ("1.?", "1.?"),
            ("1,?", "1.?"),
            ("?.2", "?.2"),
            ("0.?", "0.?"),
            ("21", "2.1"),
            ("4.?", "4.0"),
            ("3.?", "3.0"),
            ("?.4", "0.4"),
        ] {
            assert_eq!(read("4x6", text).as_deref(), Ok(canonical), "{text}");
            assert_eq!(read("4x6", canonical).as_deref(), Ok(canonical));
        }
        assert_eq!(read("4x6-blacks", "?").as_deref(), Ok("?"));
        assert!(read("4x6-blacks", "2.?").unwrap_err().contains("here an answer is one number"));
        assert!(read("4x6-sum", "?.2").unwrap_err().contains("here an answer is one number"));
        assert!(read("4x6", "5.?").unwrap_err().contains("5 black and 0 white are 5 answer pegs"));
        assert!(read("5x26-marks", "gy???").unwrap_err().starts_with("character 3 of `gy???`: `?` is not a mark"));
        for wrong in ["??", "1?", "?1", "x.?", "?.x", ".?", "1.2.?", "?."] {
            assert!(read("4x6", wrong).unwrap_err().contains("is not an answer"), "{wrong}");
        }
    }

    #[test]
    fn every_part_of_every_answer() {
        for board in ["1x3", "2x3", "3x3-distinct", "4x6", "4x6-free", "5x5-distinct", "2x1"] {
            let board: Board = board.parse().unwrap();
            for feedback in board.feedbacks() {
                let parts = [format!("{}.?", feedback.black()), format!("?.{}", feedback.white()), "?".into()];
                for part in parts {
                    let read = super::read(&PEGS, &board, &part).unwrap();
                    assert!(read.admits(feedback), "{board} {feedback} {part}");
                    assert_eq!(super::read(&PEGS, &board, &read.to_string()), Ok(read));
                    let says = |other: &Feedback| {
                        part == "?"
                            || part.starts_with('?') && other.white() == feedback.white()
                            || part.ends_with('?') && other.black() == feedback.black()
                    };
                    for other in board.feedbacks() {
                        assert_eq!(read.admits(other), says(&other), "{board} {part} {other}");
                    }
                }
            }
        }
    }

    #[test]
    fn answers_that_are_known_in_part_are_read_in_words() {
        let read = |rules: &str, text: &str| {
            let board = read_rules(rules).unwrap();
            Alphabet::of_rules(rules).read_partial_feedback(&board, text).map(|answer| answer.to_string())
        };
        for text in
            ["1S?", "1S ?", "1S?B", "1 strike, ? balls", "? balls, 1 strike", "1 strike ?", "1 Strike, ? Bälle", "1.?"]
        {
            assert_eq!(read("number-baseball", text).as_deref(), Ok("1.?"), "{text}");
        }
        for text in ["?S1B", "1 ball ?", "? strikes 1 ball", "1B?", "?.1"] {
            assert_eq!(read("number-baseball", text).as_deref(), Ok("?.1"), "{text}");
        }
        assert_eq!(read("number-baseball", "?").as_deref(), Ok("?"));
        assert_eq!(read("number-baseball", "1 strike").as_deref(), Ok("1.0"));
        for text in ["1 black, ? white", "1B?W", "1 schwarz ?", "1B?", "1 strike, ? balls", "1 bull, ? cows"] {
            assert_eq!(read("4x6", text).as_deref(), Ok("1.?"), "{text}");
        }
        for text in ["1S?S", "1S1B?", "? balls", "??", "1S?B?", "goal ?", "9S?"] {
            assert!(read("number-baseball", text).is_err(), "{text}");
        }
    }
}
