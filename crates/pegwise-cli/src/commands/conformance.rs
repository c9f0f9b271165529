//! `pegwise conformance`: checks external programs against the conformance vectors.

use crate::failure::{Failure, Outcome};
use crate::files::said;
use crate::job::{self, Job};
use crate::options::seconds;
use crate::ui::Ui;
use pegwise::notation::shown;
use pegwise_text::t;
use pegwise_tournament::conformance::{
    self, ConformanceFinding, ConformanceRun, NotChecked, ProgramTrouble, ScorerMistake, WronglyScored,
};
use pegwise_tournament::kill_all;
use std::ffi::OsString;
use std::time::Duration;

#[derive(clap::Subcommand, Debug)]
pub(crate) enum ConformanceCommand {
    /// Check a program that scores guesses
    #[command(after_help = "Examples:\n  pegwise conformance run -- python3 scorer.py\n  \
        pegwise conformance run --rules 4x6 -- ./scorer\n\n\
        The program reads lines with rules, guess and secret, such as 4x6 1122 1213, until its input ends. It answers each \
        with a line such as 1.2, or with ? if it does not know the rules. docs/conformance.md has programs to start from.")]
    Run(RunArgs),
}

#[derive(clap::Args, Debug)]
pub(crate) struct RunArgs {
    /// The program and its arguments, after --
    #[arg(last = true, required = true, value_name = "PROGRAM")]
    pub(crate) program: Vec<OsString>,
    /// Allow the program this long for all its answers
    #[arg(long, value_name = "SECONDS", value_parser = seconds, default_value = "10")]
    pub(crate) time: Duration,
}

const SHOWN: usize = 5;

pub(crate) fn run(ui: &mut Ui, command: &ConformanceCommand) -> Outcome {
    match command {
        ConformanceCommand::Run(args) => check(ui, args),
    }
}

fn check(ui: &mut Ui, args: &RunArgs) -> Outcome {
    let setup = ui.setup();
    let board = setup.board_from().map(|_| setup.rules.board().to_string());
    let vectors = conformance::vectors(board.as_deref()).map_err(|boards| {
        let board = board.clone().unwrap_or_default();
        Failure::Usage(t!("cli-conformance-no-board", board = board, boards = boards.join(", ")))
    })?;
    let time = args.time;
    let checked = {
        let job = Job::new(&t!("cli-job-conformance"), ui.json());
        job::cleaning_up(kill_all, || conformance::check(&args.program, &vectors, time, &job))
    };
    let run = checked.map_err(|reason| match reason {
        NotChecked::Cancelled(reason) => reason.into(),
        NotChecked::NotStarted(error) => {
            let program = shown(&args.program[0].to_string_lossy());
            Failure::Usage(t!("cli-conformance-not-started", program = program, problem = said(&error)))
        }
    })?;
    let passes = run.right > 0 && run.wrong + run.missing == 0 && run.trouble.is_none();
    if ui.json() {
        ui.result("conformance run", &run)?;
    }
    say(ui, &run, time)?;
    match run.skipped {
        _ if passes => Ok(()),
        skipped if skipped == run.asked => Err(Failure::negative(t!("cli-conformance-nothing"))),
        _ => Err(Failure::negative(t!("cli-conformance-failed"))),
    }
}

fn say(ui: &mut Ui, run: &ConformanceRun, time: Duration) -> Outcome {
    ui.say(t!("cli-conformance-program", program = run.program.join(" ")))?;
    ui.say(t!("cli-conformance-right", right = run.right, asked = run.asked - run.skipped))?;
    if run.skipped > 0 {
        ui.say(t!("cli-conformance-skipped", lines = run.skipped))?;
    }
    if let Some(trouble) = run.trouble {
        ui.say(in_words(trouble, run, time))?;
    }
    if let Some(stderr) = &run.stderr {
        ui.say(t!("cli-conformance-stderr"))?;
        stderr.lines().try_for_each(|line| ui.say(format!("  {line}")))?;
    }
    run.findings.iter().try_for_each(|finding| say_finding(ui, finding))?;
    if run.unexplained.is_empty() {
        return Ok(());
    }
    ui.say("")?;
    ui.say(t!("cli-conformance-unexplained"))?;
    run.unexplained.iter().take(SHOWN).try_for_each(|wrong| ui.say(format!("  {}", example(wrong))))?;
    match run.unexplained.len().saturating_sub(SHOWN) {
        0 => Ok(()),
        more => ui.say(format!("  {}", t!("cli-conformance-more", more = more))),
    }
}

fn say_finding(ui: &mut Ui, finding: &ConformanceFinding) -> Outcome {
    ui.say("")?;
    ui.say(t!("cli-conformance-likely"))?;
    finding.mistakes.iter().try_for_each(|&mistake| ui.say(format!("  {}", named(mistake))))?;
    let (wrong, boards) = (finding.wrong, listed(&finding.rules));
    ui.say(if finding.explained == wrong {
        t!("cli-conformance-explains-all", wrong = wrong, boards = boards)
    } else {
        t!("cli-conformance-explains", explained = finding.explained, wrong = wrong, boards = boards)
    })?;
    ui.say(t!("cli-conformance-example", example = example(&finding.example)))
}

fn listed(boards: &[String]) -> String {
    let first = boards[..boards.len().min(SHOWN)].join(", ");
    match boards.len() - boards.len().min(SHOWN) {
        0 => first,
        more => t!("cli-conformance-more-boards", boards = first, more = more),
    }
}

fn example(wrong: &WronglyScored) -> String {
    let WronglyScored { rules, guess, secret, feedback, said } = wrong;
    t!(
        "cli-conformance-wrong",
        rules = rules.clone(),
        guess = guess.clone(),
        secret = secret.clone(),
        right = feedback.clone(),
        said = said.clone()
    )
}

fn in_words(trouble: ProgramTrouble, run: &ConformanceRun, time: Duration) -> String {
    let answered = run.asked - run.missing;
    match trouble {
        ProgramTrouble::Hung => t!("cli-conformance-hung", seconds = time.as_secs_f64(), lines = answered),
        ProgramTrouble::Crashed { code: Some(code) } => t!("cli-conformance-crashed", code = code, lines = answered),
        ProgramTrouble::Crashed { code: None } => t!("cli-conformance-killed", lines = answered),
        ProgramTrouble::Flooded => t!("cli-conformance-flooded"),
        ProgramTrouble::TooManyLines => {
            t!("cli-conformance-too-many", line = run.first_line.clone().unwrap_or_default())
        }
        ProgramTrouble::TooFewLines => t!("cli-conformance-too-few", lines = answered),
    }
}

fn named(mistake: ScorerMistake) -> String {
    match mistake {
        ScorerMistake::OtherNotation => t!("cli-mistake-other-notation"),
        ScorerMistake::Swapped => t!("cli-mistake-swapped"),
        ScorerMistake::NoWhites => t!("cli-mistake-no-whites"),
        ScorerMistake::NoBlacks => t!("cli-mistake-no-blacks"),
        ScorerMistake::BlacksCountedTwice => t!("cli-mistake-blacks-counted-twice"),
        ScorerMistake::SecretPegsReused => t!("cli-mistake-secret-pegs-reused"),
        ScorerMistake::PlacedSecretPegsReused => t!("cli-mistake-placed-secret-pegs-reused"),
        ScorerMistake::GuessPegsReused => t!("cli-mistake-guess-pegs-reused"),
        ScorerMistake::PlacedGuessPegsReused => t!("cli-mistake-placed-guess-pegs-reused"),
        ScorerMistake::EveryPairCounted => t!("cli-mistake-every-pair-counted"),
        ScorerMistake::EachColorOnce => t!("cli-mistake-each-color-once"),
        ScorerMistake::OnePass => t!("cli-mistake-one-pass"),
        ScorerMistake::WhitesFirst => t!("cli-mistake-whites-first"),
        ScorerMistake::FirstPegLeftOut => t!("cli-mistake-first-peg-left-out"),
        ScorerMistake::LastPegLeftOut => t!("cli-mistake-last-peg-left-out"),
        ScorerMistake::BlanksDropped => t!("cli-mistake-blanks-dropped"),
        ScorerMistake::BlanksWild => t!("cli-mistake-blanks-wild"),
        ScorerMistake::BlanksColored => t!("cli-mistake-blanks-colored"),
        ScorerMistake::KindIgnored => t!("cli-mistake-kind-ignored"),
        ScorerMistake::SumAsBlacks => t!("cli-mistake-sum-as-blacks"),
        ScorerMistake::WinHidden => t!("cli-mistake-win-hidden"),
        ScorerMistake::NeverReset => t!("cli-mistake-never-reset"),
    }
}
