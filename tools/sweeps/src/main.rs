//! Long runs over many boards, kept as data and shown as pages: the atlas of strategies, and the search for optimal play,
//! with a lie too.
//!
//! Called through `cargo xtask atlas`, `cargo xtask optimal` and `cargo xtask lies`.

#![expect(clippy::print_stderr, reason = "a chore says how far it has come")]

mod check;
mod lies;
mod optima;
mod optima_page;
mod page;
mod plot;
mod row;
mod sweep;

use anyhow::{Context, Result, bail};
use clap::{Parser, Subcommand};
use optima::Store;
use pegwise::{GuessPool, Objective, Rules};
use std::path::{Path, PathBuf};
use std::time::Duration;

#[derive(Parser)]
#[command(about = "Long runs over many boards: the atlas of strategies, and optimal play")]
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
    /// Look for rows that cannot be right, and replay the trees of optimal play
    Check,
    /// Find optimal play where it is not proved yet, smallest boards first. Ctrl-C stops; what was found is
    /// kept, and the next call goes on from there
    Optima {
        /// Search no longer than this for one board under one objective
        #[arg(long, default_value_t = 300)]
        seconds: u64,
        /// Begin no search after this many minutes
        #[arg(long, default_value_t = 60)]
        minutes: u64,
        /// Only this board
        #[arg(long)]
        rules: Option<Rules>,
        /// Under this objective
        #[arg(long, default_value = "mean", requires = "rules")]
        objective: Objective,
        /// Guessing only codes that fit all answers
        #[arg(long, requires = "rules")]
        candidates: bool,
    },
    /// Write docs/optimal.md from the data
    OptimaPage,
    /// Find the fewest guesses at worst with one lie where they are not in the data yet, smallest boards first
    Lies {
        /// Search no longer than this for one board
        #[arg(long, default_value_t = 300)]
        seconds: u64,
        /// Begin no search after this many minutes
        #[arg(long, default_value_t = 60)]
        minutes: u64,
    },
}

fn main() -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let data = data(&root);
    let (store, journals) = (Store::new(&root), root.join("target/optima"));
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
            eprintln!("{} trees replayed", optima::check(&store)?);
            eprintln!("{} trees replayed with every lie", lies::check(&lies::Store::new(&root))?);
            if findings.is_empty() { Ok(()) } else { bail!("{} rows cannot be right", findings.len()) }
        }
        Task::Optima { seconds, rules: Some(rules), objective, candidates, .. } => {
            let pool = if candidates { GuessPool::Candidates } else { GuessPool::All };
            std::fs::create_dir_all(&journals)?;
            optima::listen()?;
            optima::solve(&store, &journals, &rules, objective, pool, Duration::from_secs(seconds))
        }
        Task::Optima { seconds, minutes, .. } => {
            std::fs::create_dir_all(&journals)?;
            optima::listen()?;
            optima::sweep(&store, &journals, Duration::from_secs(seconds), Duration::from_secs(60 * minutes))
        }
        Task::Lies { seconds, minutes } => {
            optima::listen()?;
            lies::sweep(&lies::Store::new(&root), Duration::from_secs(seconds), Duration::from_secs(60 * minutes))
        }
        Task::OptimaPage => optima_page::write(&store.read()?, &root.join("docs")),
    }
    .with_context(|| format!("with {}", data.display()))
}

fn data(root: &Path) -> PathBuf {
    root.join("data/atlas/strategies.csv")
}
