//! The `pegwise` command: play, solve and explain code-breaking games. The library consists of one function, [`main`],
//! for programs that bundle the command.
//!
//! Data flows one way: arguments (`args`) become a `Setup`, a command computes with the libraries, and an `output`
//! module formats the result. All text for people goes through `Ui`; nothing else prints.

#![forbid(unsafe_code)]

mod archive;
mod args;
mod commands;
mod config;
mod failure;
mod files;
mod help;
mod input;
mod job;
mod menu;
mod no_echo;
mod options;
mod output;
mod private_files;
mod problem;
mod rule_files;
mod setup;
mod style;
mod ui;
mod unfinished;
mod usage;
mod worker;

use args::Args;
use commands::app;
use config::{Config, Key};
use failure::{Failure, Outcome};
use pegwise::api::{self, ErrorKind, FailureLine};
use pegwise_text::{catalogue, t};
use setup::Setup;
use std::ffi::OsString;
use ui::{Ui, in_ascii, write_json, write_message};

/// Runs the command with these words, the first of which is its own name, and returns the exit code. Takes control of
/// the process: it sets the language and handles signals, which may end the process.
pub fn main(words: &[OsString]) -> u8 {
    job::start_the_clock();
    // This comes first, so that a program that requests JSON gets it whenever it is interrupted.
    job::listen_for_interrupts(args::ask_for_json(words).then_some(write_cancelled));
    let args = match Args::read(words) {
        Ok(args) => args,
        Err(error) => return refuse(error, words),
    };
    let (config, flaws) = args.settings();
    catalogue::speak(args.language(&config));
    // Flaws are reported in the language that the settings name.
    let flaws = if flaws.is_empty() { flaws } else { args.settings().1 };
    match run(&args, &config, &flaws) {
        Ok(()) => 0,
        Err(failure) => report(&failure, args.common.output.json(), args.common.output.ascii(&config)),
    }
}

fn run(args: &Args, config: &Config, flaws: &[String]) -> Outcome {
    if let Some(refusal) = args.refusal() {
        return Err(Failure::Usage(refusal));
    }
    let setup = Setup::new(&args.common, config)?;
    if let Some(threads) = args.common.threads {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.into()).build_global();
        pool.map_err(|error| Failure::Usage(t!("cli-threads", threads = threads, problem = error.to_string())))?;
    }
    let mut ui = Ui::new(&setup, &args.common);
    flaws.iter().try_for_each(|flaw| ui.remark(flaw))?;
    match &args.command {
        Some(command) => {
            let is_set = command.plays_the_set_board() && args.common.board.rules.is_none();
            let board = config.get(Key::Rules).filter(|_| is_set);
            command.run(&mut ui).map_err(|failure| match board {
                Some(board) => failure.on_set_board(board),
                None => failure,
            })
        }
        None if app::can_be_shown(&ui) => app::run(&mut ui, &args.common, &args.app, config),
        None => menu::run(&mut ui, args.app.seed),
    }
}

fn refuse(error: clap::Error, words: &[OsString]) -> u8 {
    help::speak_as_asked(words);
    // Errors are reported in the language that the arguments name.
    let mut error = Args::read(words).err().unwrap_or(error);
    args::point_to_rules(&mut error);
    if error.use_stderr() && args::ask_for_json(words) {
        print_error(ErrorKind::Usage, &usage::in_one_line(&error));
    }
    let help = help::instead_of(&error, words);
    if help.is_none() && error.use_stderr() {
        let _ = write_message(&format!("pegwise: {}", usage::in_words(&error)));
        return 2;
    }
    let shown = help.unwrap_or(error);
    match shown.print() {
        _ if shown.use_stderr() => 2,
        Ok(()) => 0,
        Err(error) => report(&error.into(), false, false),
    }
}

fn report(failure: &Failure, json: bool, ascii: bool) -> u8 {
    let code = failure.exit_code();
    if code == 0 || failure.is_said() {
        return code;
    }
    let message = failure.to_string();
    if json && !failure.is_told() {
        print_error(failure.kind(), &message);
    }
    let message = if ascii { in_ascii(&message) } else { message };
    let _ = write_message(&format!("pegwise: {message}"));
    job::say_last_words();
    code
}

fn print_error(kind: ErrorKind, message: &str) {
    job::telling(|| write_error(kind, message));
}

fn write_cancelled() {
    write_error(ErrorKind::Cancelled, &Failure::Cancelled.to_string());
}

fn write_error(kind: ErrorKind, message: &str) {
    let line = FailureLine::new(api::Failure::new(kind, message));
    let line = serde_json::to_string(&line).expect("strings and numbers");
    let _ = write_json(&line);
}
