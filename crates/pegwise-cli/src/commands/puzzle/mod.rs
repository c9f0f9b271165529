mod solving;

use crate::failure::{Failure, Outcome};
use crate::files::{check_writable, unwritable};
use crate::job::Job;
use crate::options::{TimeArgs, within};
use crate::output::worksheet::{Item, Worksheet};
use crate::setup::Setup;
use crate::ui::Ui;
use crate::worker::Worker;
use pegwise::engine::{EngineError, GeneratePuzzle};
use pegwise::{NoPuzzle, Puzzle, PuzzleKind, PuzzleLevel, Task, Turn, api};
use pegwise_text::{board, puzzle as text, t};
use std::path::Path;
use std::path::PathBuf;

const FEW_PUZZLES: u16 = 4;

#[derive(clap::Args, Debug)]
pub(crate) struct PuzzleArgs {
    /// The kind of puzzle; mixed takes turns
    #[arg(long, value_name = "KIND", default_value = "mixed")]
    pub(crate) kind: AskedKind,
    /// The difficulty, compared with other puzzles on the board; mixed goes from easy to hard
    #[arg(long, value_name = "LEVEL", default_value = "mixed")]
    pub(crate) level: AskedLevel,
    /// The seed of the first puzzle; each puzzle adds 1 [default: random, and shown]
    #[arg(long, value_name = "N", value_parser = crate::options::seed)]
    pub(crate) seed: Option<u64>,
    /// The number of puzzles, 1 to 500
    #[arg(long, value_name = "N", default_value_t = FEW_PUZZLES,
        value_parser = |text: &str| within(text, 1..=500u16))]
    pub(crate) count: u16,
    /// Print the puzzles, with the solutions at the end
    #[arg(long, conflicts_with = "pdf")]
    pub(crate) text: bool,
    /// Write pages for A4 or Letter paper to this file, with the solutions on the last page
    #[arg(long, value_name = "FILE")]
    pub(crate) pdf: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) time: TimeArgs,
}

impl PuzzleArgs {
    pub(crate) fn mixed() -> Self {
        let (kind, level) = (AskedKind::Mixed, AskedLevel::Mixed);
        PuzzleArgs { kind, level, seed: None, count: FEW_PUZZLES, text: false, pdf: None, time: TimeArgs::default() }
    }
}

#[derive(clap::ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum AskedKind {
    Deduce,
    WinNext,
    Impossible,
    WrongAnswer,
    Padlock,
    Mixed,
}

#[derive(clap::ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum AskedLevel {
    Easy,
    Medium,
    Hard,
    Mixed,
}

pub(crate) fn run(ui: &mut Ui, args: &PuzzleArgs) -> Outcome {
    let on_its_board = (args.kind == AskedKind::Padlock).then(|| ui.setup().on_preset("padlock")).flatten();
    match on_its_board {
        Some(setup) => run_on(&mut ui.with(setup), args),
        None => run_on(ui, args),
    }
}

fn run_on(ui: &mut Ui, args: &PuzzleArgs) -> Outcome {
    ui.setup().check_words()?;
    if args.pdf.as_deref() == Some(Path::new("-")) {
        return Err(Failure::Usage(t!("cli-puzzle-pdf")));
    }
    if let Some(file) = &args.pdf {
        check_writable(file)?;
    }
    let seed = args.seed.unwrap_or_else(|| rand::random::<u32>().into());
    let (puzzles, interrupted) = draw(ui, args, seed)?;
    if let Some(file) = &args.pdf {
        write_pdf(ui, args, seed, &puzzles, file)?;
    }
    if ui.json() {
        let complete = puzzles.len() == usize::from(args.count);
        let fields = api::Puzzles::new(&ui.setup().rules, seed, &puzzles, complete, &ui.setup().alphabet);
        ui.result("puzzle", fields)?;
    } else if args.pdf.is_none() {
        show_all(ui, args, seed, &puzzles)?;
    }
    if interrupted { Err(Failure::Stopped) } else { Ok(()) }
}

fn show_all(ui: &mut Ui, args: &PuzzleArgs, seed: u64, puzzles: &[Puzzle]) -> Outcome {
    let again = again(ui.setup(), args, seed);
    ui.say(t!("cli-puzzle-drawn", puzzles = puzzles.len(), again = again))?;
    ui.say_rules()?;
    if ui.converses() && !args.text { solving::solve(ui, puzzles) } else { print(ui, puzzles) }
}

fn draw(ui: &Ui, args: &PuzzleArgs, seed: u64) -> Outcome<(Vec<Puzzle>, bool)> {
    ui.setup().alphabet.check(&ui.setup().rules)?;
    let mut worker = Worker::new(ui, args.time.for_all());
    let job = Job::new(&t!("cli-job-puzzles"), ui.json());
    let mut puzzles = Vec::new();
    for index in 0..usize::from(args.count) {
        match draw_one(ui.setup(), &mut worker, &job, args, seed, index) {
            Ok(puzzle) => puzzles.push(puzzle),
            Err(reason @ (Failure::Cancelled | Failure::OutOfTime)) if !puzzles.is_empty() => {
                let (made, interrupted) = (puzzles.len(), matches!(reason, Failure::Cancelled));
                drop(job);
                ui.remark(if interrupted {
                    t!("cli-puzzle-stopped", made = made, of = args.count)
                } else {
                    t!("cli-puzzle-out-of-time", made = made, of = args.count)
                })?;
                return Ok((puzzles, interrupted));
            }
            Err(failure) => return Err(failure),
        }
    }
    Ok((puzzles, false))
}

fn draw_one(
    setup: &Setup,
    worker: &mut Worker,
    job: &Job,
    args: &PuzzleArgs,
    seed: u64,
    index: usize,
) -> Outcome<Puzzle> {
    let level = match args.level {
        AskedLevel::Easy => PuzzleLevel::Easy,
        AskedLevel::Medium => PuzzleLevel::Medium,
        AskedLevel::Hard => PuzzleLevel::Hard,
        AskedLevel::Mixed => PuzzleLevel::ALL[index * PuzzleLevel::ALL.len() / usize::from(args.count)],
    };
    let kind = match args.kind {
        AskedKind::Deduce => PuzzleKind::Deduce,
        AskedKind::WinNext => PuzzleKind::WinNext,
        AskedKind::Impossible => PuzzleKind::Impossible,
        AskedKind::WrongAnswer => PuzzleKind::WrongAnswer,
        AskedKind::Padlock => PuzzleKind::Padlock,
        AskedKind::Mixed => PuzzleKind::WITH_PEGS[index % PuzzleKind::WITH_PEGS.len()],
    };
    let seed = seed.wrapping_add(index as u64);
    let part = (index as u64, args.count.into());
    let mut draw = |kind| worker.try_part(job, part, GeneratePuzzle { rules: setup.rules.clone(), kind, level, seed });
    let (drawn, interrupted) = match draw(kind) {
        (Err(EngineError::NoPuzzle(NoPuzzle::NotFound { others, .. })), _)
            if args.kind == AskedKind::Mixed && !others.is_empty() =>
        {
            draw(others[index % others.len()])
        }
        drawn => drawn,
    };
    drawn.map_err(|reason| worker.failure(reason, interrupted))
}

fn again(setup: &Setup, args: &PuzzleArgs, seed: u64) -> String {
    use clap::ValueEnum;
    let name = |value: Option<clap::builder::PossibleValue>| value.expect("none is hidden").get_name().to_owned();
    let (kind, level) = (name(args.kind.to_possible_value()), name(args.level.to_possible_value()));
    let options = format!("--kind {kind} --level {level} --count {} --seed {seed}", args.count);
    t!("cli-puzzle-again", command = setup.command("puzzle", &options))
}

fn print(ui: &mut Ui, puzzles: &[Puzzle]) -> Outcome {
    for (index, puzzle) in puzzles.iter().enumerate() {
        show(ui, index + 1, puzzle)?;
    }
    ui.say(format!("\n{}", t!("cli-print-key")))?;
    for (index, puzzle) in puzzles.iter().enumerate() {
        let key = text::key(&ui.setup().alphabet, puzzle);
        ui.say(format!("{}. {key}", index + 1))?;
        for step in text::steps(&ui.setup().alphabet, puzzle) {
            ui.say(format!("   {step}"))?;
        }
    }
    Ok(())
}

fn show(ui: &mut Ui, number: usize, puzzle: &Puzzle) -> Outcome {
    ui.say(format!("\n{}", text::heading(number, puzzle)))?;
    for (row, turn) in puzzle.rows().iter().enumerate() {
        match clue(ui.setup(), puzzle, turn) {
            Some(clue) if ui.plain() => ui.say(format!("{:>3}  {}  {clue}", row + 1, ui.spoken(&turn.guess)))?,
            Some(clue) => ui.draw_code(&format!("{:>3}  ", row + 1), &turn.guess, &format!("  {clue}"))?,
            None => ui.row(row + 1, turn, None, "")?,
        }
    }
    if let Task::Impossible { guess, .. } = puzzle.task() {
        if ui.plain() {
            let guess = ui.spoken(guess);
            ui.say(t!("cli-puzzle-next", guess = guess))?;
        } else {
            ui.draw_code("  ?  ", guess, "")?;
        }
    }
    let question = text::question(&ui.setup().alphabet, puzzle);
    ui.say(question)
}

fn clue(setup: &Setup, puzzle: &Puzzle, turn: &Turn) -> Option<String> {
    let is_told = puzzle.kind() == PuzzleKind::Padlock;
    is_told.then(|| text::clues(&setup.alphabet, puzzle.rules(), turn.feedback).join(", "))
}

fn numbered_key(setup: &Setup, number: usize, puzzle: &Puzzle) -> String {
    let key = format!("{number}. {}", text::key(&setup.alphabet, puzzle));
    [vec![key], text::steps(&setup.alphabet, puzzle)].concat().join(" ")
}

fn write_pdf(ui: &mut Ui, args: &PuzzleArgs, seed: u64, puzzles: &[Puzzle], file: &Path) -> Outcome {
    let setup = ui.setup();
    let item = |(index, puzzle)| Item {
        puzzle,
        heading: text::heading(index + 1, puzzle),
        clues: puzzle.rows().iter().filter_map(|turn| clue(setup, puzzle, turn)).collect(),
        question: text::question(&setup.alphabet, puzzle),
        key: numbered_key(setup, index + 1, puzzle),
    };
    let items: Vec<Item> = puzzles.iter().enumerate().map(item).collect();
    let title = t!("cli-puzzle-title", board = board::notation(&setup.rules), seed = seed.to_string());
    let head = [setup.describe(), again(setup, args, seed)];
    let worksheet = Worksheet::new(setup, title, &head, &items).map_err(Failure::Usage)?;
    let pages = worksheet.pages();
    std::fs::write(file, worksheet.pdf()).map_err(|error| unwritable(file, &error))?;
    let file = file.display().to_string();
    ui.say(t!("cli-puzzle-written", puzzles = puzzles.len(), pages = pages, file = file))?;
    let again = again(ui.setup(), args, seed);
    ui.say(again)
}
