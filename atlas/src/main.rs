//! The atlas: strategies against every secret of many boards, kept as data and shown as a page.
//!
//! Called through `cargo xtask atlas`.

#![expect(clippy::print_stderr, reason = "a chore says how far it has come")]

mod check;
mod page;
mod plot;
mod row;
mod sweep;

use anyhow::{Context, Result, bail};
use clap::{Parser, Subcommand};
use std::path::{Path, PathBuf};
use std::time::Duration;

#[derive(Parser)]
#[command(about = "Strategies against every secret of many boards")]
struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Evaluate what is not in the data yet, cheapest first, one row per finished run. Ctrl-C stops;
    /// what is finished is kept
    Sweep {
        /// Only runs that should take no longer than this many seconds on two cores
        #[arg(long, default_value_t = 90)]
        limit: u64,
        /// Begin no run after this many minutes
        #[arg(long, default_value_t = 60)]
        minutes: u64,
    },
    /// Write docs/atlas.md and its pictures from the data
    Page,
    /// Look for rows that cannot be right
    Check,
}

fn main() -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let data = data(&root);
    match Args::parse().task {
        Task::Sweep { limit, minutes } => {
            sweep::run(&data, Duration::from_secs(limit), Duration::from_secs(60 * minutes))
        }
        Task::Page => page::write(&row::read(&data)?, &root.join("docs")),
        Task::Check => {
            let findings = check::findings(&row::read(&data)?);
            for finding in &findings {
                eprintln!("{finding}");
            }
            if findings.is_empty() { Ok(()) } else { bail!("{} rows cannot be right", findings.len()) }
        }
    }
    .with_context(|| format!("with {}", data.display()))
}

fn data(root: &Path) -> PathBuf {
    root.join("data/atlas/strategies.csv")
}
