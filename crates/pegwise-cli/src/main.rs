//! The `pegwise` command: play, solve and explain code-breaking games.
//!
//! Data flows one way: arguments ([`args`]) become a [`Setup`](setup::Setup) of library values, a
//! command computes with the libraries, and an [`output`] writes it down. What a person reads goes
//! through [`Ui`](ui::Ui); nothing else prints.

#![forbid(unsafe_code)]

mod args;
mod commands;
mod failure;
mod job;
mod output;
mod setup;
mod style;
mod ui;

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let args = args::Args::parse();
    job::listen_for_interrupts();
    match commands::run(args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
