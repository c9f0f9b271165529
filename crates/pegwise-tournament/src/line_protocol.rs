//! The protocol of docs/tournament.md: the commands `new`, `answer` and `end`, and the replies.

use crate::engine_protocol::Reply;
use crate::scenario::Scenario;
use pegwise::{AnswerForm, Code, Feedback, Turn};

const CONTRADICTION: &str = "contradiction";

pub(crate) fn command(scenario: &Scenario, turns: &[Turn]) -> String {
    match turns.last() {
        None => new(scenario),
        Some(turn) => format!("answer {}", numbers(scenario, turn.feedback)),
    }
}

fn new(scenario: &Scenario) -> String {
    let symbols = scenario.symbols().expect("checked before the tournament");
    let (pegs, rules) = (scenario.rules().pegs(), scenario.rules());
    let lie = scenario.codemaker.wrong_row().map_or(String::new(), |row| format!(" lie={row}"));
    format!("new {pegs} {symbols} {rules}{lie}")
}

/// Writes an answer as black and white, as the board's only number, or as a word if it counts no pegs.
fn numbers(scenario: &Scenario, feedback: Feedback) -> String {
    match scenario.rules().feedback_kind().form() {
        AnswerForm::Counts(counts) => {
            counts.iter().map(|count| count.of(feedback).to_string()).collect::<Vec<_>>().join(" ")
        }
        AnswerForm::Marks(_) | AnswerForm::Pairs => feedback.to_string(),
    }
}

pub(crate) fn end(scenario: &Scenario, won: bool, secret: &Code) -> String {
    format!("end {} {}", if won { "won" } else { "lost" }, scenario.write(secret))
}

pub(crate) fn reply(line: &str) -> Reply {
    match line.trim() {
        CONTRADICTION => Reply::Contradiction,
        guess => Reply::Guess(guess.to_owned()),
    }
}
