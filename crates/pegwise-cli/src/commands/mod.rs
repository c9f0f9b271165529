//! One file per command; the file named after what it does.

pub(crate) mod app;
mod bench;
mod break_code;
mod candidates;
mod certificate;
mod challenge;
mod check;
mod demo;
mod evaluate;
mod explain;
mod history;
mod hotseat;
mod keep;
mod menu;
mod optimal;
mod play;
mod prompt;
mod puzzle;
mod review;
mod rules;
mod score;
mod stats;
mod suggest;
mod train;
mod tree;
mod web;

use crate::args::{Args, Command};
use crate::failure::{Failure, Outcome};
use crate::setup::{Setup, unwritable};
use crate::ui::Ui;
use clap::CommandFactory;

pub(crate) fn run(args: Args) -> Outcome {
    if let Some(refusal) = args.command.as_ref().and_then(|command| command.refuses(args.common.format())) {
        return Err(Failure::Usage(refusal));
    }
    let setup = Setup::new(&args.common)?;
    if let Some(threads) = args.common.threads {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.into()).build_global();
        pool.map_err(|error| Failure::Usage(format!("--threads {threads}: {error}")))?;
    }
    let mut ui = Ui::new(&setup, &args.common);
    match args.command {
        Some(command) => run_command(&mut ui, &command),
        None if app::can_be_shown(&ui) => app::run(&mut ui, &args.common, &args.app),
        None => menu::run(&mut ui),
    }
}

fn run_command(ui: &mut Ui, command: &Command) -> Outcome {
    match command {
        Command::Play(args) => play::run(ui, args),
        Command::Break(args) => break_code::run(ui, args),
        Command::Hotseat => hotseat::run(ui),
        Command::Challenge(args) => challenge::run(ui, args),
        Command::Puzzle(args) => puzzle::run(ui, args),
        Command::Stats => stats::run(ui),
        Command::History(args) => history::run(ui, args),
        Command::Demo(args) => demo::run(ui, args),
        Command::Suggest(args) => suggest::run(ui, args),
        Command::Candidates(args) => candidates::run(ui, args),
        Command::Check(args) => check::run(ui, args),
        Command::Review(args) => review::run(ui, args),
        Command::Train(args) => train::run(ui, args),
        Command::Score(args) => score::run(ui, args),
        Command::Explain(args) => explain::run(ui, args),
        Command::Evaluate(args) => evaluate::run(ui, args),
        Command::Optimal(args) => optimal::run(ui, args),
        Command::Certificate(args) => certificate::run(ui, args),
        Command::Tree(args) => tree::run(ui, args),
        Command::Web(args) => web::run(ui, args),
        Command::Bench(args) => bench::run(ui, args),
        Command::Rules => rules::run(ui),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(*shell, &mut Args::command(), "pegwise", &mut script);
            ui.line(String::from_utf8_lossy(&script).trim_end())
        }
        Command::Man { folder: Some(folder) } => std::fs::create_dir_all(folder)
            .and_then(|()| clap_mangen::generate_to(Args::command(), folder))
            .map_err(|error| unwritable(folder, &error)),
        Command::Man { folder: None } => {
            let mut page = Vec::new();
            clap_mangen::Man::new(Args::command()).render(&mut page)?;
            ui.line(String::from_utf8_lossy(&page).trim_end())
        }
    }
}
