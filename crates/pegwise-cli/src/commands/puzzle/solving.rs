use super::show;
use crate::commands::prompt;
use crate::failure::{Failure, Outcome};
use crate::ui::Ui;
use pegwise::notation::NotationError;
use pegwise::{Attempt, Puzzle, PuzzleKind, Wrong};
use pegwise_text::{puzzle as text, t};

#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    AtOnce,
    Solved,
    GivenUp,
    Left,
}

pub(super) fn solve(ui: &mut Ui, puzzles: &[Puzzle]) -> Outcome {
    ui.say(t!("cli-puzzle-begin"))?;
    let mut ends = Vec::new();
    for (index, puzzle) in puzzles.iter().enumerate() {
        show(ui, index + 1, puzzle)?;
        let end = ask(ui, index + 1, puzzle)?;
        ends.push(end);
        if end == End::Left {
            break;
        }
    }
    let count = |wanted: End| ends.iter().filter(|end| **end == wanted).count();
    let (at_once, later) = (count(End::AtOnce), count(End::Solved));
    ui.say(text::score(at_once, later, puzzles.len()))
}

fn ask(ui: &mut Ui, number: usize, puzzle: &Puzzle) -> Outcome<End> {
    let question = match puzzle.kind() {
        PuzzleKind::Deduce | PuzzleKind::Padlock => t!("cli-puzzle-ask-code"),
        PuzzleKind::WinNext => t!("cli-puzzle-ask-guess"),
        PuzzleKind::Impossible => t!("cli-puzzle-ask-answer"),
        PuzzleKind::WrongAnswer => t!("cli-puzzle-ask-row"),
    };
    let mut hints = text::hints(&ui.setup().alphabet, puzzle).into_iter();
    let mut helped = false;
    loop {
        let Some(line) = ui.ask(&question)? else {
            return Err(Failure::No(t!("cli-puzzle-input-ended")));
        };
        match prompt::command_or_guess(ui.setup(), &line).as_str() {
            "" => {}
            "help" => prompt::help(ui, &t!("cli-puzzle-help", answer = prompt::example_answer(ui.setup())))?,
            "board" => show(ui, number, puzzle)?,
            "hint" => {
                helped = true;
                ui.say(hints.next().unwrap_or_else(text::no_more_hints))?;
            }
            "show" | "giveup" => {
                tell_solution(ui, puzzle)?;
                return Ok(End::GivenUp);
            }
            "next" => return Ok(End::GivenUp),
            "quit" => return Ok(End::Left),
            _ => match attempt(ui, puzzle, &line) {
                Err(problem) => prompt::not_understood(ui, &line, ui.setup().unreadable(&problem))?,
                Ok(attempt) => match puzzle.check(&attempt) {
                    Ok(()) => {
                        ui.say(text::right())?;
                        return Ok(if helped { End::Solved } else { End::AtOnce });
                    }
                    Err(wrong) => {
                        // An entry that is not on offer is a typing error, not a wrong answer.
                        helped |= !matches!(wrong, Wrong::NotOffered(_) | Wrong::NoSuchRow { .. });
                        let why = text::wrong(&ui.setup().alphabet, puzzle, &attempt, &wrong);
                        ui.say(why)?;
                    }
                },
            },
        }
    }
}

fn tell_solution(ui: &mut Ui, puzzle: &Puzzle) -> Outcome {
    let alphabet = &ui.setup().alphabet;
    for line in [vec![text::solution(alphabet, puzzle)], text::steps(alphabet, puzzle)].concat() {
        ui.say(line)?;
    }
    Ok(())
}

fn attempt(ui: &Ui, puzzle: &Puzzle, text: &str) -> Result<Attempt, NotationError> {
    let (rules, alphabet) = (puzzle.rules(), &ui.setup().alphabet);
    match puzzle.kind() {
        PuzzleKind::Deduce | PuzzleKind::Padlock => alphabet.read_code(rules, text).map(Attempt::Code),
        PuzzleKind::WinNext => alphabet.read_guess(rules, text).map(Attempt::Code),
        PuzzleKind::Impossible => alphabet.read_feedback(rules, text).map(Attempt::Feedback),
        PuzzleKind::WrongAnswer => Ok(Attempt::Row(text.parse().unwrap_or(0_usize).wrapping_sub(1))),
    }
}
