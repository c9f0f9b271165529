//! The three commands that a guest reads: `new`, `answer` and `end`. docs/tournament.md describes them.

use super::discipline::Discipline;
use super::engine_protocol::Reply;
use pegwise::{Code, Feedback, FeedbackKind, Turn};

/// What a guest says instead of a guess, if it finds that no code fits.
const CONTRADICTION: &str = "contradiction";

/// What asks for the next guess: the beginning of a game, or the answer to the last guess.
pub(super) fn command(discipline: &Discipline, turns: &[Turn]) -> String {
    match turns.last() {
        None => new(discipline),
        Some(turn) => format!("answer {}", numbers(discipline, turn.feedback)),
    }
}

fn new(discipline: &Discipline) -> String {
    let symbols = discipline.symbols().expect("checked before the tournament");
    let (pegs, rules) = (discipline.rules().pegs(), discipline.rules());
    let lie = discipline.codemaker.wrong_row().map_or(String::new(), |row| format!(" lie={row}"));
    format!("new {pegs} {symbols} {rules}{lie}")
}

/// What is told: black and white, or the one number that is told on this board; an answer of another kind as a word.
fn numbers(discipline: &Discipline, feedback: Feedback) -> String {
    match discipline.rules().feedback_kind() {
        FeedbackKind::BlackWhite | FeedbackKind::EachPeg => format!("{} {}", feedback.black(), feedback.white()),
        FeedbackKind::Blacks => feedback.black().to_string(),
        FeedbackKind::Whites => feedback.white().to_string(),
        FeedbackKind::Sum => feedback.total().to_string(),
        FeedbackKind::Marks | FeedbackKind::Order | FeedbackKind::Attributes { .. } => feedback.to_string(),
    }
}

pub(super) fn end(discipline: &Discipline, won: bool, secret: &Code) -> String {
    format!("end {} {}", if won { "won" } else { "lost" }, discipline.write(secret))
}

pub(super) fn reply(line: &str) -> Reply {
    match line.trim() {
        CONTRADICTION => Reply::Contradiction,
        guess => Reply::Guess(guess.to_owned()),
    }
}
