//! Puzzles: the question, what helps, why an attempt is wrong, the solution.

use crate::board::color;
use crate::number::plural;
use pegwise_core::notation::Alphabet;
use pegwise_core::{Code, Feedback};
use pegwise_game::{Attempt, Explanation, Puzzle, PuzzleKind, Task, Wrong};

/// A title: its number, what it asks for, its level.
pub fn heading(number: usize, puzzle: &Puzzle) -> String {
    let level = puzzle.level();
    match puzzle.kind() {
        PuzzleKind::Deduce => format!("Puzzle {number}: find the code ({level})"),
        PuzzleKind::WinNext => format!("Puzzle {number}: win next ({level})"),
        PuzzleKind::Impossible => format!("Puzzle {number}: the impossible answer ({level})"),
    }
}

/// What is asked.
pub fn question(puzzle: &Puzzle) -> String {
    match puzzle.task() {
        Task::Deduce => "One code fits all rows. Which?".into(),
        Task::WinNext { .. } => "Which guess wins, or tells you the code by its answer?".into(),
        Task::Impossible { offered, .. } => {
            format!("One of these answers to the next guess is impossible: {}. Which?", answers(offered))
        }
    }
}

fn answers(feedbacks: &[Feedback]) -> String {
    feedbacks.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// The solution with the reason, for an answer key.
pub fn key(alphabet: &Alphabet, puzzle: &Puzzle) -> String {
    match (puzzle.task(), puzzle.explanation()) {
        (Task::WinNext { guesses }, Explanation::WinNext { guess, can_be_secret, after }) => {
            let others = other_solutions(alphabet, guesses, &guess);
            let after = after.iter().map(|(feedback, code)| match code {
                code if *code == guess => format!("{feedback} wins"),
                code => format!("{feedback} leaves {}", alphabet.write(code)),
            });
            let (guess, after) = (alphabet.write(&guess), after.collect::<Vec<_>>().join(", "));
            if can_be_secret {
                format!("{guess}. It can be the code: {after}. {others}")
            } else {
                format!("{guess}. It cannot be the code: {after}. {others}")
            }
        }
        (Task::Impossible { guess, never, .. }, Explanation::Impossible { given }) => {
            let given =
                given.iter().map(|(feedback, code)| format!("{feedback} if the code is {}", alphabet.write(code)));
            let given = given.collect::<Vec<_>>().join(", ");
            format!("{never}. The other answers to {} are possible: {given}.", alphabet.write(guess))
        }
        (_, Explanation::Deduce { left }) => {
            let left: Vec<String> = left.iter().map(ToString::to_string).collect();
            let code = alphabet.write(&puzzle.candidates().code(0));
            format!("{code}. Codes left after each row: {}.", left.join(", "))
        }
        _ => unreachable!("a task is explained by its own kind"),
    }
}

/// The guesses that work too.
fn other_solutions(alphabet: &Alphabet, guesses: &[Code], said: &Code) -> String {
    /// More are only counted.
    const SHOWN: usize = 8;
    let others: Vec<&Code> = guesses.iter().filter(|guess| *guess != said).collect();
    let shown: Vec<String> = others.iter().take(SHOWN).map(|guess| alphabet.write(guess)).collect();
    let shown = shown.join(", ");
    match others.len() {
        0 => "No other guess works.".into(),
        1 => format!("{shown} works too."),
        n if n <= SHOWN => format!("These work too: {shown}."),
        n => format!("{} work; this is one of them. Others: {shown} and {} more.", plural(n + 1, "guess"), n - SHOWN),
    }
}

/// The solution, where it was asked for.
pub fn solution(alphabet: &Alphabet, puzzle: &Puzzle) -> String {
    format!("The solution: {}", key(alphabet, puzzle))
}

/// The attempt solves the puzzle.
pub fn right() -> String {
    "Right!".to_owned()
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
            format!("No: {} fits all rows and would answer {feedback}.", alphabet.write(code))
        }
        (Wrong::NotOffered(_), _) => match puzzle.task() {
            Task::Impossible { offered, .. } => format!("Choose one of {}.", answers(offered)),
            Task::Deduce | Task::WinNext { .. } => wrong.to_string(),
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
            vec![format!("The codes that fit: {}.", codes.join(", ")), how_many_win(guesses.len(), can_be_secret)]
        }
        _ => {
            let code = puzzle.candidates().code(0);
            let said = code.colors().iter().enumerate().take(code.pegs() - 1);
            said.map(|(peg, &peg_color)| format!("Peg {} is {}.", peg + 1, color(alphabet, peg_color))).collect()
        }
    }
}

/// How many guesses win next, and whether one of the codes that fit is among them.
fn how_many_win(guesses: usize, can_be_secret: bool) -> String {
    match (guesses, can_be_secret) {
        (1, true) => "1 guess works; it is one of these codes.".to_owned(),
        (1, false) => "1 guess works; it is none of these codes.".to_owned(),
        (n, true) => format!("{} work; at least one of these codes is among them.", plural(n, "guess")),
        (n, false) => format!("{} work; none of these codes is among them.", plural(n, "guess")),
    }
}

/// There is nothing more to say.
pub fn no_more_hints() -> String {
    "There are no more hints; only the solution is left.".to_owned()
}

/// How many puzzles of all were solved at once, and how many after a wrong attempt or with hints.
pub fn score(at_once: usize, later: usize, all: usize) -> String {
    let first = format!("Solved at the first attempt: {at_once} of {all}.");
    if later == 0 { first } else { format!("{first} Later or with hints: {later}.") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise_core::{Codebook, Rules};
    use pegwise_game::PuzzleLevel;

    fn puzzle(rules: &str, kind: PuzzleKind, level: PuzzleLevel, seed: u64) -> Puzzle {
        let rules: Rules = rules.parse().unwrap();
        Puzzle::draw(&rules, &Codebook::new(&rules).unwrap(), kind, level, seed, &()).unwrap()
    }

    #[test]
    fn a_code_to_be_found() {
        let (puzzle, alphabet) = (puzzle("4x6", PuzzleKind::Deduce, PuzzleLevel::Easy, 7), Alphabet::canonical());
        assert_eq!(heading(1, &puzzle), "Puzzle 1: find the code (easy)");
        assert_eq!(key(&alphabet, &puzzle), "3234. Codes left after each row: 276, 1.");
        assert_eq!(hints(&alphabet, &puzzle), ["Peg 1 is 3 yellow.", "Peg 2 is 2 green.", "Peg 3 is 3 yellow."]);
        let attempt = Attempt::Code(puzzle.rules().read_code("1111").unwrap());
        let problem = puzzle.check(&attempt).unwrap_err();
        let said = wrong(&alphabet, &puzzle, &attempt, &problem);
        assert_eq!(said, "No: if the code were 1111, the answer in row 1 would be 1.0, not 0.1.");
    }

    #[test]
    fn a_guess_that_wins_next() {
        let puzzle = puzzle("3x4", PuzzleKind::WinNext, PuzzleLevel::Medium, 1);
        let key = key(&Alphabet::canonical(), &puzzle);
        assert!(
            key.starts_with("232. It can be the code: 0.0 leaves 444, ") && key.ends_with("322 works too."),
            "{key}"
        );
        let hints = hints(&Alphabet::canonical(), &puzzle);
        assert_eq!(hints[1], "2 guesses work; at least one of these codes is among them.");
    }

    #[test]
    fn several_puzzles_are_scored() {
        assert_eq!(score(2, 0, 3), "Solved at the first attempt: 2 of 3.");
        assert_eq!(score(1, 1, 3), "Solved at the first attempt: 1 of 3. Later or with hints: 1.");
    }
}
