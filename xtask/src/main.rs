//! One place for every chore: `cargo xtask --help`.

use anyhow::{Context, Result, bail};
use clap::{Parser, Subcommand};
use std::process::Command;

#[derive(Parser)]
#[command(about = "Chores of the Pegwise repository")]
struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// All tests, the slow ones too: what the README promises
    Test,
    /// Everything that must be right before a change lands: formatter, lints, documentation, the
    /// libraries for the web, tests
    Ci,
}

fn main() -> Result<()> {
    match Args::parse().task {
        Task::Test => test(),
        Task::Ci => ci(),
    }
}

fn test() -> Result<()> {
    cargo(&["test", "--workspace", "--no-fail-fast"], &[("PEGWISE_FULL", "1")])
}

fn ci() -> Result<()> {
    cargo(&["fmt", "--all", "--check"], &[])?;
    cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"], &[])?;
    cargo(&["doc", "--workspace", "--no-deps"], &[("RUSTDOCFLAGS", "-D warnings")])?;
    cargo(&["check", "--package", "pegwise", "--target", "wasm32-unknown-unknown"], &[])?;
    test()
}

fn cargo(args: &[&str], env: &[(&str, &str)]) -> Result<()> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo)
        .args(args)
        .envs(env.iter().copied())
        .status()
        .with_context(|| format!("could not run cargo {}", args.join(" ")))?;
    if !status.success() {
        bail!("cargo {} failed", args.join(" "));
    }
    Ok(())
}
