//! The `pegwise` command: play, solve and explain code-breaking games.
//!
//! Data flows one way: arguments ([`args`]) become a [`Setup`](setup::Setup) of library values, a
//! command computes with the libraries, and an [`output`] writes it down. What a person reads goes
//! through [`Ui`](ui::Ui); nothing else prints.

#![forbid(unsafe_code)]

mod archive;
mod args;
mod commands;
mod failure;
mod files;
mod hidden;
mod input;
mod job;
mod menu;
mod options;
mod output;
mod server;
mod setup;
mod style;
mod ui;
mod words;

use clap::Parser;
use failure::Failure;
use output::envelope;
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    job::start_the_clock();
    let args = match args::Args::try_parse() {
        Ok(args) => args,
        Err(error) => return refuse(&error),
    };
    job::listen_for_interrupts();
    match args.run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => report(&failure, args.common.json()),
    }
}

/// Arguments that were not understood; or help and version, which were.
fn refuse(error: &clap::Error) -> ExitCode {
    if error.use_stderr() && args::ask_for_json(std::env::args_os()) {
        let message = error.render().to_string();
        let message = message.lines().next().unwrap_or_default();
        print_error("usage", message.strip_prefix("error: ").unwrap_or(message));
    }
    // If nobody listens there is nobody to tell.
    let _ = error.print();
    if error.use_stderr() { ExitCode::from(2) } else { ExitCode::SUCCESS }
}

/// One line on stderr, for programs an object on stdout, and the exit code.
fn report(failure: &Failure, as_json: bool) -> ExitCode {
    let code = failure.exit_code();
    if code == 0 {
        return ExitCode::SUCCESS;
    }
    let message = failure.to_string();
    if as_json && !failure.is_told() {
        print_error(failure.kind(), &message);
    }
    // If stderr is closed there is nobody to tell.
    let _ = writeln!(anstream::stderr(), "pegwise: {message}");
    ExitCode::from(code)
}

/// A failure as programs read it.
fn print_error(kind: &str, message: &str) {
    // If stdout is closed there is nobody to tell.
    let _ = writeln!(std::io::stdout(), "{}", envelope::error(kind, message));
}
