//! Reads and writes answers and games that are only partly known.

use crate::alphabet::Alphabet;
use crate::feedback;
use crate::game::{GameRecord, read_record};
use pegwise_core::text::shown;
use pegwise_core::{Board, NotationError, PartialFeedback, PartialTurn, Problem, Rules};

/// A game in one line whose answers may be only partly known.
///
/// ```
/// use pegwise_notation::{GameRecord, PartialRecord};
/// let game: PartialRecord = "classic 1122:11 3344:? 1134:1.?".parse()?;
/// assert_eq!(game.to_string(), "4x6 1122:1.1 3344:? 1134:1.?");
/// assert_eq!(game.known(), None);
/// let known: PartialRecord = "classic 1122:11".parse()?;
/// assert_eq!(known.known(), Some("4x6 1122:1.1".parse()?));
/// # Ok::<(), pegwise_core::NotationError>(())
/// ```
pub type PartialRecord = GameRecord<PartialFeedback>;

impl PartialRecord {
    /// The game, if all answers are known.
    pub fn known(&self) -> Option<GameRecord> {
        let history = self.history.iter().map(PartialTurn::known).collect::<Option<_>>()?;
        Some(GameRecord { rules: self.rules.clone(), history })
    }
}

impl From<GameRecord> for PartialRecord {
    fn from(GameRecord { rules, history }: GameRecord) -> Self {
        GameRecord { rules, history: history.into_iter().map(PartialTurn::from).collect() }
    }
}

impl std::str::FromStr for PartialRecord {
    type Err = NotationError;

    /// Reads a game that begins with its rules, in the canonical alphabet.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        Alphabet::canonical().read_partial_game(None, text)
    }
}

impl Alphabet {
    /// Like [`Alphabet::read_game`], but answers may be only partly known: [`PartialFeedback`].
    ///
    /// # Errors
    /// Returns the errors of [`Alphabet::read_game`].
    pub fn read_partial_game(&self, default: Option<&Rules>, text: &str) -> Result<PartialRecord, NotationError> {
        read_record(self, default, text, |alphabet, rules, answer| alphabet.read_partial_feedback(rules, answer))
    }
}

/// Partial answers are read only on boards whose answers have black and white pegs.
pub(crate) fn read(board: &Board, text: &str) -> Result<PartialFeedback, NotationError> {
    let trimmed = text.trim();
    if !trimmed.contains('?') {
        return feedback::read(board, text).map(PartialFeedback::Known);
    }
    if matches!(trimmed, "?" | "?.?") {
        return Ok(PartialFeedback::Unknown);
    }
    let fail = |problem: Problem| NotationError::new(text, 0, problem);
    let unknown = || fail(Problem::UnknownAnswer { found: shown(trimmed) });
    let (black, white) = trimmed.split_once(['.', ',']).ok_or_else(unknown)?;
    if !board.feedback_kind().tells_two_numbers() {
        return Err(fail(Problem::NoParts));
    }
    let number = |digits: &str| -> Result<usize, NotationError> {
        let is_number = !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit());
        if is_number { Ok(digits.parse().unwrap_or(usize::MAX)) } else { Err(unknown()) }
    };
    let part = match (black, white) {
        ("?", white) => board.partial_feedback(None, Some(number(white)?)),
        (black, "?") => board.partial_feedback(Some(number(black)?), None),
        _ => return Err(unknown()),
    };
    part.map_err(fail)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise_core::Feedback;

    fn read(board: &str, text: &str) -> Result<String, String> {
        let board: Board = board.parse().unwrap();
        super::read(&board, text).map(|read| read.to_string()).map_err(|error| error.to_string())
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
                    let read = super::read(&board, &part).unwrap();
                    assert!(read.admits(feedback), "{board} {feedback} {part}");
                    assert_eq!(super::read(&board, &read.to_string()), Ok(read));
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
    fn games_with_gaps_are_refused_where_every_answer_has_to_be_known() {
        let error = "4x6 1122:1.1 1344:?".parse::<GameRecord>().unwrap_err();
        assert_eq!((error.row, &error.problem), (Some(2), &Problem::PartOfAnswer));
        assert!(error.to_string().starts_with("row 2, character 6 of `1344:?`: this answer is not fully known"));
        let game: PartialRecord = "4x6 1122:1.1 1344:? 5566:?.1".parse().unwrap();
        assert_eq!(game.to_string().parse(), Ok(game.clone()));
        let alphabet = Alphabet::new("BGKRWY").unwrap();
        let written = alphabet.write_game(Some(&game.rules), &game.history);
        assert_eq!(written, "4x6 BBGG:1.1 BKRR:? WWYY:?.1");
        assert_eq!(alphabet.read_partial_game(None, &written), Ok(game));
    }
}
