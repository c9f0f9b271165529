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
mod hidden;
mod job;
mod output;
mod server;
mod setup;
mod style;
mod ui;

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let args = match args::Args::try_parse() {
        Ok(args) => args,
        Err(error) => return refuse(&error),
    };
    job::listen_for_interrupts();
    let json = args.common.json();
    match commands::run(args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(json),
    }
}

/// Arguments that were not understood; or help and version, which were.
fn refuse(error: &clap::Error) -> ExitCode {
    if error.use_stderr() && args::ask_for_json(std::env::args_os()) {
        let message = error.render().to_string();
        let message = message.lines().next().unwrap_or_default();
        failure::print_error("usage", message.strip_prefix("error: ").unwrap_or(message));
    }
    // If nobody listens there is nobody to tell.
    let _ = error.print();
    if error.use_stderr() { ExitCode::from(2) } else { ExitCode::SUCCESS }
}
