//! One place for every chore: `cargo xtask --help`.

#![expect(clippy::print_stdout, reason = "chores say what they do")]

mod browser;
mod pictures;
mod web;

use anyhow::{Context, Result, bail};
use clap::{Parser, Subcommand};
use std::path::{Path, PathBuf};
use std::process::Command;

#[derive(Parser)]
#[command(about = "Chores of the Pegwise repository")]
struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// All tests, with more random cases than `cargo test`: what the README promises
    Test,
    /// Everything that must be right before a change lands: formatter, lints, documentation, the
    /// libraries for the web, tests
    Ci,
    /// The tests of the core as WebAssembly with simd128, in node
    Wasm,
    /// Build the web app into target/web
    Web {
        /// Then serve it on this machine and open the browser
        #[arg(long)]
        serve: bool,
        /// One build, hardly optimised: for working on the app
        #[arg(long)]
        quick: bool,
    },
    /// The tests of the web app in Chromium
    Browser {
        /// Test target/web as it was built last, such as by `cargo xtask web --quick`
        #[arg(long)]
        as_built: bool,
        /// What Playwright is told, such as `-g review`
        #[arg(last = true)]
        args: Vec<String>,
    },
    /// Make the pictures of the documentation again
    Pictures,
    /// Continue the atlas of strategies, cheapest runs first, and write its page. Ctrl-C stops; what is
    /// finished is kept
    Atlas {
        /// Only runs that should take no longer than this many seconds on two cores
        #[arg(long, default_value_t = 90)]
        limit: u64,
        /// Begin no run after this many minutes; with 0 only the page is written
        #[arg(long, default_value_t = 60)]
        minutes: u64,
    },
    /// Find optimal play where it is not proved yet, smallest boards first, and write its page. Ctrl-C stops;
    /// what was found is kept, and the next call goes on from there
    Optimal {
        /// Search no longer than this for one board under one objective
        #[arg(long, default_value_t = 200)]
        seconds: u64,
        /// Begin no search after this many minutes; with 0 only the page is written
        #[arg(long, default_value_t = 60)]
        minutes: u64,
    },
}

fn main() -> Result<()> {
    match Args::parse().task {
        Task::Test => test(),
        Task::Ci => ci(),
        Task::Wasm => wasm(),
        Task::Web { serve, quick } => web::build(quick).and_then(|()| if serve { serve_web() } else { Ok(()) }),
        Task::Browser { as_built: true, args } => browser::playwright(browser::TESTS, &args),
        Task::Browser { as_built: false, args } => browser::build_and_run(browser::TESTS, &args),
        Task::Pictures => pictures::draw().and_then(|()| browser::build_and_run(browser::PICTURES, &[])),
        Task::Atlas { limit, minutes } => atlas(limit, minutes),
        Task::Optimal { seconds, minutes } => optimal(seconds, minutes),
    }
}

/// The repository.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the repository")
}

/// Where cargo builds.
fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// The command, as a release build makes it.
fn binary() -> PathBuf {
    target().join("release/pegwise")
}

fn test() -> Result<()> {
    cargo(&["test", "--workspace", "--no-fail-fast"], &[("PROPTEST_CASES", "1024")])?;
    browser::build_and_run(browser::TESTS, &[])
}

fn ci() -> Result<()> {
    cargo(&["fmt", "--all", "--check"], &[])?;
    cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"], &[])?;
    cargo(&["doc", "--workspace", "--no-deps"], &[("RUSTDOCFLAGS", "-D warnings")])?;
    cargo(&["check", "--package", "pegwise", "--target", web::TARGET], &[])?;
    cargo(&["clippy", "--package", "pegwise-web", "--target", web::TARGET, "--", "-D", "warnings"], &[])?;
    test()
}

fn wasm() -> Result<()> {
    const TARGET: &str = "wasm32-wasip1";
    let node = Command::new("node").arg("--version").output();
    if !node.is_ok_and(|node| node.status.success()) {
        bail!("node runs these tests; on Debian: apt-get install nodejs");
    }
    run("rustup", &["target", "add", TARGET], &[])?;
    let runner = root().join("xtask/run-wasi.mjs");
    let runner = format!("node --no-warnings {}", runner.display());
    let env = [
        ("CARGO_TARGET_WASM32_WASIP1_RUNNER", runner.as_str()),
        ("CARGO_TARGET_WASM32_WASIP1_RUSTFLAGS", "-C target-feature=+simd128"),
    ];
    let tests = ["--lib", "--test", "backends", "--test", "laws", "--test", "scores"];
    cargo(&[&["test", "--release", "--package", "pegwise-core", "--target", TARGET][..], &tests].concat(), &env)
}

fn serve_web() -> Result<()> {
    let folder = web::folder();
    cargo(&["run", "--release", "--bin", "pegwise", "--", "web", "--dir", &folder.to_string_lossy()], &[])
}

fn atlas(limit: u64, minutes: u64) -> Result<()> {
    let run = ["run", "--release", "--package", "sweeps", "--"];
    if minutes > 0 {
        let (limit, minutes) = (limit.to_string(), minutes.to_string());
        cargo(&[&run[..], &["sweep", "--limit", &limit, "--minutes", &minutes]].concat(), &[])?;
    }
    cargo(&[&run[..], &["check"]].concat(), &[])?;
    cargo(&[&run[..], &["page"]].concat(), &[])
}

fn optimal(seconds: u64, minutes: u64) -> Result<()> {
    let run = ["run", "--release", "--package", "sweeps", "--"];
    if minutes > 0 {
        let (seconds, minutes) = (seconds.to_string(), minutes.to_string());
        cargo(&[&run[..], &["optima", "--seconds", &seconds, "--minutes", &minutes]].concat(), &[])?;
    }
    cargo(&[&run[..], &["check"]].concat(), &[])?;
    cargo(&[&run[..], &["optima-page"]].concat(), &[])
}

fn cargo(args: &[&str], env: &[(&str, &str)]) -> Result<()> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    run(&cargo, args, env)
}

fn run(program: &str, args: &[&str], env: &[(&str, &str)]) -> Result<()> {
    let status = Command::new(program).args(args).envs(env.iter().copied()).status();
    let status = status.with_context(|| format!("could not run {program} {}", args.join(" ")))?;
    if !status.success() {
        bail!("{program} {} failed", args.join(" "));
    }
    Ok(())
}
