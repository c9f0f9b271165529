//! Writes the files that are published for other programs, and tests that they are up to date.

mod conformance;
mod schemas;

use anyhow::Result;
use clap::Parser;
use std::path::Path;

#[derive(Parser)]
#[command(about = "Writes what is published for other programs")]
enum Task {
    /// Write docs/schema: a JSON Schema for each type that programs read or write
    Schemas,
    /// Write docs/conformance: questions with their right answers
    Conformance,
}

fn main() -> Result<()> {
    match Task::parse() {
        Task::Schemas => schemas::write(),
        Task::Conformance => conformance::write(),
    }
}

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}
