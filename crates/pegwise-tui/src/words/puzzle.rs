//! Puzzles: the question, what helps, why an attempt is wrong, the solution.

use super::{color, plural};
use pegwise::notation::Alphabet;
use pegwise::{Attempt, Code, Explanation, Feedback, Puzzle, PuzzleKind, Task, Wrong};

/// Solutions beyond these are only counted.
const LISTED: usize = 8;

/// A title: its number, what it asks for, its level.
pub fn heading(number: usize, puzzle: &Puzzle) -> String {
    let what = match puzzle.kind() {
        PuzzleKind::Deduce => "find the code",
        PuzzleKind::WinNext => "win next",
        PuzzleKind::Impossible => "the impossible answer",
    };
    format!("Puzzle {number}: {what} ({})", puzzle.level())
}

/// What is asked.
pub fn question(puzzle: &Puzzle) -> String {
    match puzzle.task() {
        Task::Deduce => "One code fits all rows. Which?".into(),
        Task::WinNext { .. } => "Which guess wins, or tells by its answer what the code is?".into(),
        Task::Impossible { offered, .. } => {
            format!("One of these answers to the next guess is impossible: {}. Which?", list(offered))
        }
    }
}

/// Some answers.
pub fn list(feedbacks: &[Feedback]) -> String {
    feedbacks.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// The solution with the reason, for an answer key.
pub fn key(alphabet: &Alphabet, puzzle: &Puzzle) -> String {
    match (puzzle.task(), puzzle.explanation()) {
        (Task::WinNext { guesses }, Explanation::WinNext { guess, can_be_secret, after }) => {
            let may = if can_be_secret { "can be the code" } else { "cannot be the code" };
            let after = after.iter().map(|(feedback, code)| match code {
                code if *code == guess => format!("{feedback} wins"),
                code => format!("{feedback} leaves {}", alphabet.write(code)),
            });
            let after = after.collect::<Vec<_>>().join(", ");
            format!("{}. It {may}: {after}. {}", alphabet.write(&guess), others(alphabet, guesses, &guess))
        }
        (Task::Impossible { guess, never, .. }, Explanation::Impossible { given }) => {
            let given: Vec<String> =
                given.iter().map(|(feedback, code)| format!("{feedback} by {}", alphabet.write(code))).collect();
            format!("{never}. The others can be given to {}: {}.", alphabet.write(guess), given.join(", "))
        }
        (_, Explanation::Deduce { left }) => {
            let left: Vec<String> = left.iter().map(ToString::to_string).collect();
            let code = alphabet.write(&puzzle.candidates().code(0));
            format!("{code}. Codes left after each row: {}.", left.join(", "))
        }
        _ => unreachable!("a task is explained by its own kind"),
    }
}

/// The other solutions.
fn others(alphabet: &Alphabet, guesses: &[Code], told: &Code) -> String {
    let others: Vec<&Code> = guesses.iter().filter(|guess| *guess != told).collect();
    let listed: Vec<String> = others.iter().take(LISTED).map(|guess| alphabet.write(guess)).collect();
    match others.len() {
        0 => "No other guess does it.".into(),
        n if n <= LISTED => format!("So {} {}.", if n == 1 { "does" } else { "do" }, listed.join(", ")),
        n => format!("So do {} and {} more.", listed.join(", "), n - LISTED),
    }
}

/// Why an attempt is wrong.
pub fn wrong(alphabet: &Alphabet, puzzle: &Puzzle, attempt: &Attempt, wrong: &Wrong) -> String {
    match (wrong, attempt) {
        (Wrong::Contradicts { row, said, would }, Attempt::Code(code)) => format!(
            "No: if the code were {}, the answer in row {} would be {would}, not {said}.",
            alphabet.write(code),
            row + 1
        ),
        (Wrong::LeavesOpen { feedback, codes }, _) => {
            format!("No: after the answer {feedback}, {} would be left.", plural(*codes, "code"))
        }
        (Wrong::CanBeGiven { feedback, code }, _) => {
            format!("No: {} fits all rows, and would answer {feedback}.", alphabet.write(code))
        }
        (Wrong::NotOffered(_), _) => match puzzle.task() {
            Task::Impossible { offered, .. } => format!("Choose one of {}.", list(offered)),
            _ => wrong.to_string(),
        },
        _ => wrong.to_string(),
    }
}

/// What helps, a little more each time.
pub fn hints(alphabet: &Alphabet, puzzle: &Puzzle) -> Vec<String> {
    match (puzzle.task(), puzzle.explanation()) {
        (Task::Impossible { .. }, Explanation::Impossible { given }) => {
            let possible = |(feedback, code): &(Feedback, Code)| {
                format!("{feedback} is possible: {} fits all rows.", alphabet.write(code))
            };
            given[1..].iter().map(possible).collect()
        }
        (Task::WinNext { guesses }, Explanation::WinNext { can_be_secret, .. }) => {
            let codes: Vec<String> = puzzle.candidates().codes().map(|code| alphabet.write(&code)).collect();
            let may = if can_be_secret { "One of them does it." } else { "None of them does it: guess another." };
            let does = if guesses.len() == 1 { "guess does" } else { "guesses do" };
            let how_many = format!("{} {does} it. {may}", guesses.len());
            vec![format!("The codes that fit: {}.", codes.join(", ")), how_many]
        }
        _ => {
            let code = puzzle.candidates().code(0);
            let told = code.colors().iter().enumerate().take(code.pegs() - 1);
            told.map(|(peg, &peg_color)| format!("Peg {} is {}.", peg + 1, color(alphabet, peg_color))).collect()
        }
    }
}
