//! Puzzles: the question, what helps, why an attempt is wrong, the solution.

use crate::board::color;
use crate::number::amount;
use crate::{problem, t};
use pegwise_core::notation::Alphabet;
use pegwise_core::{Code, Color, Feedback};
use pegwise_game::{Attempt, Explanation, Puzzle, PuzzleKind, PuzzleLevel, Task, Wrong};

/// A title: its number, what it asks for, its level.
pub fn heading(number: usize, puzzle: &Puzzle) -> String {
    let level = match puzzle.level() {
        PuzzleLevel::Easy => "easy",
        PuzzleLevel::Medium => "medium",
        PuzzleLevel::Hard => "hard",
    };
    t!("puzzle-heading", number = number, kind = name(puzzle.kind()), level = level)
}

/// What messages call a kind.
fn name(kind: PuzzleKind) -> &'static str {
    match kind {
        PuzzleKind::Deduce => "deduce",
        PuzzleKind::WinNext => "win-next",
        PuzzleKind::Impossible => "impossible",
    }
}

/// What is asked.
pub fn question(puzzle: &Puzzle) -> String {
    match puzzle.task() {
        Task::Deduce => t!("puzzle-which-code"),
        Task::WinNext { .. } => t!("puzzle-which-guess"),
        Task::Impossible { offered, .. } => t!("puzzle-which-answer", answers = answers(offered)),
    }
}

fn answers(feedbacks: &[Feedback]) -> String {
    feedbacks.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// The solution with the reason, for an answer key.
pub fn key(alphabet: &Alphabet, puzzle: &Puzzle) -> String {
    match (puzzle.task(), puzzle.explanation()) {
        (Task::WinNext { guesses, are_all }, Explanation::WinNext { guess, can_be_secret, after }) => {
            let others = if *are_all {
                other_solutions(alphabet, guesses, &guess)
            } else {
                other_codes(alphabet, guesses, &guess)
            };
            let after = after.iter().map(|(feedback, code)| match code {
                code if *code == guess => t!("puzzle-wins", answer = feedback.to_string()),
                code => t!("puzzle-leaves", answer = feedback.to_string(), code = alphabet.write(code)),
            });
            let (guess, after) = (alphabet.write(&guess), after.collect::<Vec<_>>().join(", "));
            if can_be_secret {
                t!("puzzle-key-can-be", guess = guess, after = after, others = others)
            } else {
                t!("puzzle-key-cannot-be", guess = guess, after = after, others = others)
            }
        }
        (Task::Impossible { guess, never, .. }, Explanation::Impossible { given }) => {
            let given = given
                .iter()
                .map(|(feedback, code)| t!("puzzle-given", answer = feedback.to_string(), code = alphabet.write(code)));
            let (guess, given) = (alphabet.write(guess), given.collect::<Vec<_>>().join(", "));
            t!("puzzle-key-answer", never = never.to_string(), guess = guess, given = given)
        }
        (_, Explanation::Deduce { left }) => {
            let left: Vec<String> = left.into_iter().map(amount).collect();
            let code = alphabet.write(&puzzle.candidates().code(0));
            t!("puzzle-key-code", code = code, left = left.join(", "))
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
        0 => t!("puzzle-no-other"),
        1 => t!("puzzle-one-other", guess = shown),
        n if n <= SHOWN => t!("puzzle-others", guesses = shown),
        n => t!("puzzle-many-others", all = n + 1, guesses = shown, more = n - SHOWN),
    }
}

/// The codes that work too, where not all guesses are known that do.
fn other_codes(alphabet: &Alphabet, guesses: &[Code], said: &Code) -> String {
    let others: Vec<String> =
        guesses.iter().filter(|guess| *guess != said).map(|guess| alphabet.write(guess)).collect();
    match others.len() {
        0 => t!("puzzle-no-other-code"),
        1 => t!("puzzle-one-other-code", code = others[0].as_str()),
        _ => t!("puzzle-other-codes", codes = others.join(", ")),
    }
}

/// The solution, where it was asked for.
pub fn solution(alphabet: &Alphabet, puzzle: &Puzzle) -> String {
    t!("puzzle-solution", key = key(alphabet, puzzle))
}

/// The attempt solves the puzzle.
pub fn right() -> String {
    t!("puzzle-right")
}

/// Why an attempt is wrong.
pub fn wrong(alphabet: &Alphabet, puzzle: &Puzzle, attempt: &Attempt, wrong: &Wrong) -> String {
    match (wrong, attempt) {
        (Wrong::Contradicts { row, said, would }, Attempt::Code(code)) => t!(
            "puzzle-contradicts",
            code = alphabet.write(code),
            row = row + 1,
            would = would.to_string(),
            said = said.to_string()
        ),
        (Wrong::LeavesOpen { feedback, codes }, _) => {
            t!("puzzle-leaves-open", answer = feedback.to_string(), codes = *codes)
        }
        (Wrong::CanBeGiven { feedback, code }, _) => {
            t!("puzzle-can-be-given", code = alphabet.write(code), answer = feedback.to_string())
        }
        (Wrong::Invalid(reason), _) => problem::code(reason),
        (Wrong::OtherKind { kind }, _) => t!("puzzle-asks-for", kind = name(*kind)),
        _ => match puzzle.task() {
            Task::Impossible { offered, .. } => t!("puzzle-choose", answers = answers(offered)),
            Task::Deduce | Task::WinNext { .. } => t!("puzzle-asks-for", kind = name(puzzle.kind())),
        },
    }
}

/// What helps, a little more each time.
pub fn hints(alphabet: &Alphabet, puzzle: &Puzzle) -> Vec<String> {
    match (puzzle.task(), puzzle.explanation()) {
        (Task::Impossible { .. }, Explanation::Impossible { given }) => {
            let possible = |(feedback, code): &(Feedback, Code)| {
                t!("puzzle-hint-possible", answer = feedback.to_string(), code = alphabet.write(code))
            };
            given[1..].iter().map(possible).collect()
        }
        (Task::WinNext { guesses, are_all }, Explanation::WinNext { can_be_secret, .. }) => {
            let codes: Vec<String> = puzzle.candidates().codes().map(|code| alphabet.write(&code)).collect();
            let how_many =
                if *are_all { how_many_win(guesses.len(), can_be_secret) } else { how_many_codes_win(guesses.len()) };
            vec![t!("puzzle-hint-codes", codes = codes.join(", ")), how_many]
        }
        _ => {
            let code = puzzle.candidates().code(0);
            let said = code.colors().iter().enumerate().take(code.pegs() - 1);
            let hint =
                |(peg, &own): (usize, &Color)| t!("puzzle-hint-peg", peg = peg + 1, color = color(alphabet, own));
            said.map(hint).collect()
        }
    }
}

/// How many guesses win next, and whether one of the codes that fit is among them.
fn how_many_win(guesses: usize, can_be_secret: bool) -> String {
    if can_be_secret { t!("puzzle-hint-among", guesses = guesses) } else { t!("puzzle-hint-none", guesses = guesses) }
}

/// How many of the codes that fit win next.
fn how_many_codes_win(codes: usize) -> String {
    t!("puzzle-hint-these", codes = codes)
}

/// There is nothing more to say.
pub fn no_more_hints() -> String {
    t!("puzzle-no-more-hints")
}

/// How many puzzles of all were solved at once, and how many after a wrong attempt or with hints.
pub fn score(at_once: usize, later: usize, all: usize) -> String {
    match later {
        0 => t!("puzzle-score", at_once = at_once, all = all),
        later => t!("puzzle-score-later", at_once = at_once, all = all, later = later),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::{Language, speaking};
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

    /// Not all guesses are known that work.
    #[test]
    fn a_guess_that_wins_next_where_codes_are_not_listed() {
        let (rules, alphabet) = ("4x6".parse().unwrap(), Alphabet::canonical());
        let draw = |seed| {
            let level = PuzzleLevel::ALL[usize::from(seed % 2 == 0) * 2];
            Puzzle::draw_unlisted(&rules, PuzzleKind::WinNext, level, seed, &()).unwrap()
        };
        let codes = |puzzle: &Puzzle| match puzzle.task() {
            Task::WinNext { guesses, are_all: false } => guesses.len(),
            _ => unreachable!("they are not listed"),
        };
        let puzzles: Vec<Puzzle> = (0..12).map(draw).collect();
        for (number, end, hint) in [
            (1, " No other code that fits works; guesses that do not fit may.", "1 of these codes works."),
            (2, " works too, and guesses that do not fit may.", "2 of these codes work."),
        ] {
            let puzzle = puzzles.iter().find(|puzzle| codes(puzzle) == number).unwrap();
            assert!(key(&alphabet, puzzle).ends_with(end));
            assert_eq!(hints(&alphabet, puzzle)[1], hint);
        }
    }

    #[test]
    fn several_puzzles_are_scored() {
        assert_eq!(score(2, 0, 3), "Solved at the first attempt: 2 of 3.");
        assert_eq!(score(1, 1, 3), "Solved at the first attempt: 1 of 3. Later or with hints: 1.");
    }

    #[test]
    fn puzzles_in_german() {
        let (puzzle, alphabet) =
            (puzzle("4x6", PuzzleKind::Deduce, PuzzleLevel::Easy, 7), Alphabet::new("UVWXYZ").unwrap());
        let attempt = Attempt::Code(puzzle.rules().read_code("1111").unwrap());
        let problem = puzzle.check(&attempt).unwrap_err();
        let said = speaking(Language::German, || {
            let wrong = wrong(&alphabet, &puzzle, &attempt, &problem);
            [heading(1, &puzzle), question(&puzzle), solution(&alphabet, &puzzle), wrong, score(1, 1, 3)]
        });
        let expected = [
            "Rätsel 1: Finde den Code (leicht)",
            "Ein Code passt zu allen Zeilen. Welcher?",
            "Die Lösung: WVWX. Mögliche Codes nach jeder Zeile: 276, 1.",
            "Nein: Wäre UUUU der Code, dann wäre die Antwort in Zeile 1 1.0, nicht 0.1.",
            "Beim ersten Versuch gelöst: 1 von 3. Später oder mit Tipps: 1.",
        ];
        assert_eq!(said, expected);
        let hints = speaking(Language::German, || hints(&alphabet, &puzzle));
        assert_eq!(hints[1], "Stift 2 ist V.");
    }

    #[test]
    fn guesses_that_win_next_in_german() {
        let puzzle = puzzle("3x4", PuzzleKind::WinNext, PuzzleLevel::Medium, 1);
        let (key, hints) = speaking(Language::German, || {
            (key(&Alphabet::canonical(), &puzzle), hints(&Alphabet::canonical(), &puzzle))
        });
        let begin = "232. Das kann der Code sein: 0.0 lässt 444 übrig, ";
        assert!(key.starts_with(begin) && key.ends_with("322 löst es auch."), "{key}");
        assert_eq!(hints[1], "2 Züge lösen das Rätsel; mindestens einer dieser Codes ist darunter.");
    }
}
