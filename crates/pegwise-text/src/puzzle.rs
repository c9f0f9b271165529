//! Puzzles: questions, hints, mistakes and solutions.

use crate::board::color;
use crate::number::{amount, listed, sentence};
use crate::{problem, t};
use pegwise_core::{Board, Code, Color, Feedback, InvalidCode, PegCount};
use pegwise_game::{Attempt, Deduction, Explanation, Finding, Puzzle, PuzzleKind, PuzzleLevel, Task, Wrong};
use pegwise_notation::Alphabet;

/// Returns a title with the number, the question and the level.
pub fn heading(number: usize, puzzle: &Puzzle) -> String {
    t!("puzzle-heading", number = number, kind = kind_name(puzzle.kind()), level = level_name(puzzle.level()))
}

/// Returns the name of a kind.
pub fn kind_name(kind: PuzzleKind) -> String {
    t!("puzzle-kind", kind = kind.name())
}

/// Returns the name of a level.
pub fn level_name(level: PuzzleLevel) -> String {
    t!("puzzle-level", level = level.name())
}

/// Returns the clues of a row in a padlock riddle: a sentence for each kind of peg, or that nothing is right.
pub fn clues(alphabet: &Alphabet, board: &Board, feedback: Feedback) -> Vec<String> {
    let what = what(alphabet, board);
    let (placed, others) = (feedback.black(), feedback.white());
    let mut clues = Vec::new();
    if placed > 0 {
        clues.push(t!("puzzle-clue-placed", pegs = placed, what = what));
    }
    if others > 0 && board.feedback_kind().tells(PegCount::Anywhere) {
        clues.push(t!("puzzle-clue-right", pegs = others, what = what));
    } else if others > 0 {
        clues.push(t!("puzzle-clue-misplaced", pegs = others, what = what));
    }
    if clues.is_empty() {
        clues.push(t!("puzzle-clue-nothing"));
    }
    clues
}

/// Returns what the clues of a padlock riddle call a peg.
fn what(alphabet: &Alphabet, board: &Board) -> &'static str {
    let mut colors = (0..board.colors()).filter_map(|index| board.color(index));
    let are_digits = colors.all(|color| alphabet.symbol(color).chars().all(|c| c.is_ascii_digit()));
    if are_digits { "number" } else { "colour" }
}

/// Returns the question of a puzzle. A padlock riddle, which need not name its board, also says whether digits can repeat.
pub fn question(alphabet: &Alphabet, puzzle: &Puzzle) -> String {
    match puzzle.task() {
        Task::Deduce if puzzle.kind() == PuzzleKind::Padlock => {
            let question = t!("puzzle-which-padlock");
            if !puzzle.rules().codes().is_distinct() {
                return question;
            }
            format!("{} {question}", t!("puzzle-distinct", what = what(alphabet, puzzle.rules())))
        }
        Task::Deduce => t!("puzzle-which-code"),
        Task::WinNext { .. } => t!("puzzle-which-guess"),
        Task::Impossible { offered, .. } => t!("puzzle-which-answer", answers = answers(offered)),
        Task::WrongAnswer { .. } => t!("puzzle-which-row"),
    }
}

fn answers(feedbacks: &[Feedback]) -> String {
    feedbacks.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Returns the solution with the reason, for an answer key.
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
        (_, Explanation::WrongAnswer { row, should, code }) => {
            t!("puzzle-key-row", row = row + 1, should = should.to_string(), code = alphabet.write(&code))
        }
        (_, Explanation::Deduce { left, .. }) => {
            let left: Vec<String> = left.into_iter().map(amount).collect();
            let code = alphabet.write(&puzzle.candidates().code(0));
            t!("puzzle-key-code", code = code, left = left.join(", "))
        }
        _ => unreachable!("a task is explained by its own kind"),
    }
}

/// Returns the steps from the rows to the code, one sentence each. Empty for other kinds or too many codes.
pub fn steps(alphabet: &Alphabet, puzzle: &Puzzle) -> Vec<String> {
    let Explanation::Deduce { steps, .. } = puzzle.explanation() else { return Vec::new() };
    steps.iter().map(|step| self::step(alphabet, step)).collect()
}

fn step(alphabet: &Alphabet, step: &Deduction) -> String {
    let written = |colors: &[Color]| colors.iter().map(|&color| alphabet.symbol(color)).collect::<Vec<_>>();
    let mut found = Vec::new();
    let absent: Vec<Color> = step.found.iter().filter_map(absent).collect();
    if !absent.is_empty() {
        found.push(t!("puzzle-absent", count = absent.len(), colors = listed(&written(&absent))));
    }
    found.extend(step.found.iter().filter_map(|finding| match finding {
        Finding::Absent(_) => None,
        Finding::AtLeast { color, pegs } => Some(t!("puzzle-at-least", pegs = *pegs, color = alphabet.symbol(*color))),
        Finding::OneOf { peg, colors } => Some(t!("puzzle-peg-is", peg = peg + 1, colors = either(&written(colors)))),
        Finding::NoneOf { peg, colors } => {
            Some(t!("puzzle-peg-is-not", peg = peg + 1, colors = either(&written(colors))))
        }
    }));
    t!("puzzle-step", count = step.rows.len(), rows = rows(step), found = found.join("; "))
}

fn absent(finding: &Finding) -> Option<Color> {
    match finding {
        Finding::Absent(color) => Some(*color),
        _ => None,
    }
}

fn rows(step: &Deduction) -> String {
    listed(&step.rows.iter().map(|row| (row + 1).to_string()).collect::<Vec<_>>())
}

fn either(items: &[String]) -> String {
    match items {
        [items @ .., last] if !items.is_empty() => t!("puzzle-or", items = items.join(", "), last = last.as_str()),
        items => items.concat(),
    }
}

fn other_solutions(alphabet: &Alphabet, guesses: &[Code], said: &Code) -> String {
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

fn other_codes(alphabet: &Alphabet, guesses: &[Code], said: &Code) -> String {
    let others: Vec<String> =
        guesses.iter().filter(|guess| *guess != said).map(|guess| alphabet.write(guess)).collect();
    match others.len() {
        0 => t!("puzzle-no-other-code"),
        1 => t!("puzzle-one-other-code", code = others[0].as_str()),
        _ => t!("puzzle-other-codes", codes = others.join(", ")),
    }
}

/// Returns the solution, on request.
pub fn solution(alphabet: &Alphabet, puzzle: &Puzzle) -> String {
    t!("puzzle-solution", key = key(alphabet, puzzle))
}

/// Says that the attempt solves the puzzle.
pub fn right() -> String {
    t!("puzzle-right")
}

/// Explains why an attempt is wrong.
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
        (Wrong::ClashWithout { row }, _) => t!("puzzle-clash-without", row = row + 1),
        (Wrong::NoSuchRow { rows }, _) => t!("puzzle-choose-row", rows = *rows),
        (Wrong::Invalid(InvalidCode::Repeated { .. }), Attempt::Code(code)) => {
            t!("puzzle-repeats", code = alphabet.write(code), what = what(alphabet, puzzle.rules()))
        }
        (Wrong::Invalid(reason), _) => sentence(&problem::code(reason)),
        (Wrong::OtherKind { kind }, _) => t!("puzzle-asks-for", kind = kind.name()),
        _ => match puzzle.task() {
            Task::Impossible { offered, .. } => t!("puzzle-choose", answers = answers(offered)),
            Task::Deduce | Task::WinNext { .. } | Task::WrongAnswer { .. } => {
                t!("puzzle-asks-for", kind = puzzle.kind().name())
            }
        },
    }
}

/// Returns hints, each of which helps a little more than the one before.
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
        (Task::WrongAnswer { row, .. }, _) => {
            let right: Vec<usize> = (0..puzzle.rows().len()).filter(|other| other != row).collect();
            right[1..].iter().map(|row| t!("puzzle-hint-row", row = row + 1)).collect()
        }
        (_, Explanation::Deduce { steps, .. }) if !steps.is_empty() => {
            let (last, before) = steps.split_last().expect("there is one");
            let last = t!("puzzle-step-last", count = last.rows.len(), rows = rows(last));
            before.iter().map(|step| self::step(alphabet, step)).chain([last]).collect()
        }
        _ => {
            let code = puzzle.candidates().code(0);
            let said = code.colors().iter().enumerate().take(code.pegs() - 1);
            let hint = |(peg, &own): (usize, &Color)| {
                t!("puzzle-hint-peg", peg = peg + 1, color = color(alphabet, puzzle.rules(), own))
            };
            said.map(hint).collect()
        }
    }
}

fn how_many_win(guesses: usize, can_be_secret: bool) -> String {
    if can_be_secret { t!("puzzle-hint-among", guesses = guesses) } else { t!("puzzle-hint-none", guesses = guesses) }
}

fn how_many_codes_win(codes: usize) -> String {
    t!("puzzle-hint-these", codes = codes)
}

/// Says that there are no more hints.
pub fn no_more_hints() -> String {
    t!("puzzle-no-more-hints")
}

/// Says how many of `all` puzzles were solved at once, and how many later or with hints.
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
    use pegwise_core::{Codebook, Rules, Turn};
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
        // Row 2 is 4332:1.3, so one of its colours 4, 3, 3, 2 is in place.
        let first = "Row 2: 1, 5 and 6 are not in the code; peg 1 is not 4; peg 4 is not 2; at least one peg is 2; \
                     at least 2 pegs are 3; at least one peg is 4.";
        // Row 1 is 2521:0.1, so the 2 is not on peg 1 or 3. Row 2 shows that it is not on peg 4.
        let second = "Row 1: peg 1 is 3; peg 2 is 2; peg 3 is not 2.";
        assert_eq!(steps(&alphabet, &puzzle), [first, second, "Row 2: peg 3 is 3; peg 4 is 4."]);
        assert_eq!(hints(&alphabet, &puzzle), [first, second, "Row 2 decides the rest."]);
        let attempt = Attempt::Code(puzzle.rules().read_code("1111").unwrap());
        let problem = puzzle.check(&attempt).unwrap_err();
        let said = wrong(&alphabet, &puzzle, &attempt, &problem);
        assert_eq!(said, "No: if the code were 1111, the answer in row 1 would be “1.0”, not “0.1”.");
    }

    #[test]
    fn a_guess_that_wins_next() {
        let puzzle = puzzle("3x4", PuzzleKind::WinNext, PuzzleLevel::Medium, 1);
        let key = key(&Alphabet::canonical(), &puzzle);
        assert!(
            key.starts_with("131. It can be the code: 0.0 leaves 222, ") && key.ends_with("311 works too."),
            "{key}"
        );
        let hints = hints(&Alphabet::canonical(), &puzzle);
        assert_eq!(hints[1], "2 guesses work; at least one of these codes is among them.");
    }

    /// 1312 fits rows 1, 2 and 4, but row 3 would have to be 1.2 rather than 1.3.
    #[test]
    fn one_answer_is_wrong() {
        let puzzle = puzzle("4x6", PuzzleKind::WrongAnswer, PuzzleLevel::Easy, 1);
        let alphabet = Alphabet::canonical();
        let said = || {
            let wrong = [Attempt::Row(0), Attempt::Row(7), Attempt::Feedback(Feedback::new(0, 0))].map(|attempt| {
                let problem = puzzle.check(&attempt).unwrap_err();
                wrong(&alphabet, &puzzle, &attempt, &problem)
            });
            [vec![question(&alphabet, &puzzle), key(&alphabet, &puzzle)], wrong.to_vec(), hints(&alphabet, &puzzle)]
                .concat()
        };
        let english = [
            "One answer is wrong; all others are right. In which row?",
            "Row 3. Its answer should be 1.2: only 1312 fits the other rows. If you leave out any other row instead, \
             the rest contradict each other.",
            "No: even without row 1, the other rows contradict each other.",
            "Choose a row from 1 to 4.",
            "this puzzle asks for a row",
            "The answer in row 2 is right: without this row, the others still contradict each other.",
            "The answer in row 4 is right: without this row, the others still contradict each other.",
        ];
        assert_eq!(said(), english);
        let german = speaking(Language::German, said);
        assert_eq!(german[0], "Eine Antwort ist falsch, alle anderen stimmen. In welcher Zeile?");
        assert_eq!(german[2], "Nein: Auch ohne Zeile 1 widersprechen sich die anderen Zeilen.");
    }

    #[test]
    fn hints_without_steps_tell_a_peg() {
        let rules = "4x6".parse().unwrap();
        let puzzle = Puzzle::draw_unlisted(&rules, PuzzleKind::Deduce, PuzzleLevel::Easy, 7, &()).unwrap();
        let alphabet = Alphabet::canonical();
        assert_eq!(steps(&alphabet, &puzzle), [""; 0]);
        let own = color(&alphabet, puzzle.rules(), puzzle.candidates().code(0).colors()[0]);
        let hints = hints(&alphabet, &puzzle);
        assert_eq!((hints.len(), &hints[0]), (3, &format!("Peg 1 is {own}.")));
    }

    #[test]
    fn colours_are_listed_with_or() {
        let words = |items: &[&str]| either(&items.iter().map(ToString::to_string).collect::<Vec<_>>());
        assert_eq!([words(&["1"]), words(&["1", "2"]), words(&["1", "2", "3"])], ["1", "1 or 2", "1, 2 or 3"]);
    }

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
            (1, " No other code that fits works, but guesses that do not fit may.", "1 of these codes works."),
            (2, " works too, and so may guesses that do not fit.", "2 of these codes work."),
        ] {
            let puzzle = puzzles.iter().find(|puzzle| codes(puzzle) == number).unwrap();
            assert!(key(&alphabet, puzzle).ends_with(end));
            assert_eq!(hints(&alphabet, puzzle)[1], hint);
        }
    }

    #[test]
    fn clues_are_read_again() {
        for board in ["3x10-distinct", "4x6", "4x6-blacks", "4x6-sum"] {
            let board: Board = board.parse().unwrap();
            for (language, feedback) in Language::ALL.into_iter().flat_map(|l| board.feedbacks().map(move |f| (l, f))) {
                for alphabet in [Alphabet::canonical(), Alphabet::new("ABCDEFGHIJ").unwrap()] {
                    let said = speaking(language, || clues(&alphabet, &board, feedback)).join(", ");
                    assert_eq!(Alphabet::canonical().read_feedback(&board, &said), Ok(feedback), "{board}: {said}");
                }
            }
        }
    }

    #[test]
    fn padlock_riddles_in_words() {
        let digits = Alphabet::new("0123456789").unwrap();
        let puzzle = puzzle("3x10-distinct", PuzzleKind::Padlock, PuzzleLevel::Easy, 7);
        let board = puzzle.rules().board().clone();
        let told = |turn: &Turn| {
            format!("{}: {}", digits.write(&turn.guess), clues(&digits, &board, turn.feedback).join(", "))
        };
        let riddle = |language| {
            speaking(language, || {
                puzzle.rows().iter().map(told).collect::<Vec<_>>().join("\n") + "\n" + &question(&digits, &puzzle)
            })
        };
        let english = "952: nothing is correct\n\
                       267: one number is correct but in the wrong place\n\
                       907: one number is correct but in the wrong place\n\
                       846: nothing is correct\n\
                       149: one number is correct and well placed\n\
                       No digit appears twice in the code. Which code opens the padlock?";
        assert_eq!(riddle(Language::English), english);
        let german = "952: nichts ist richtig\n\
                      267: eine Zahl ist richtig, aber am falschen Platz\n\
                      907: eine Zahl ist richtig, aber am falschen Platz\n\
                      846: nichts ist richtig\n\
                      149: eine Zahl ist richtig und am richtigen Platz\n\
                      Keine Ziffer kommt im Code zweimal vor. Welcher Code öffnet das Schloss?";
        assert_eq!(riddle(Language::German), german);
        let game = format!("padlock {}", riddle(Language::German).rsplit_once('\n').unwrap().0);
        assert_eq!(digits.read_loose_game(None, &game).unwrap().history, puzzle.rows());
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
            [heading(1, &puzzle), question(&alphabet, &puzzle), solution(&alphabet, &puzzle), wrong, score(1, 1, 3)]
        });
        let expected = [
            "Rätsel 1: Finde den Code (leicht)",
            "Ein Code passt zu allen Zeilen. Welcher?",
            "Die Lösung: WVWX. Mögliche Codes nach jeder Zeile: 276, 1.",
            "Nein: Wäre UUUU der Code, dann wäre die Antwort in Zeile 1 „1.0“, nicht „0.1“.",
            "Beim ersten Versuch gelöst: 1 von 3. Später oder mit Tipps: 1.",
        ];
        assert_eq!(said, expected);
        let hints = speaking(Language::German, || hints(&alphabet, &puzzle));
        assert_eq!(hints[1], "Zeile 1: Stift 1 ist W; Stift 2 ist V; Stift 3 ist nicht V.");
        assert_eq!(hints[2], "Zeile 2 entscheidet den Rest.");
    }

    #[test]
    fn guesses_that_win_next_in_german() {
        let puzzle = puzzle("3x4", PuzzleKind::WinNext, PuzzleLevel::Medium, 1);
        let (key, hints) = speaking(Language::German, || {
            (key(&Alphabet::canonical(), &puzzle), hints(&Alphabet::canonical(), &puzzle))
        });
        let begin = "131. Das kann der Code sein: 0.0 lässt 222 übrig, ";
        assert!(key.starts_with(begin) && key.ends_with("311 löst es auch."), "{key}");
        assert_eq!(hints[1], "2 Züge lösen das Rätsel; mindestens einer dieser Codes ist darunter.");
    }
}
