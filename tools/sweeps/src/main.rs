//! Long runs over many boards, whose results are stored as data and shown on pages. `cargo xtask atlas`, `optimal`,
//! `lies`, `static`, `regret` and `large` call it.

#![expect(clippy::print_stderr, reason = "a chore says how far it has come")]

mod check;
mod large;
mod lies;
mod numbers;
mod optima;
mod optima_page;
mod page;
mod plot;
mod regret;
mod report;
mod row;
mod static_games;
mod static_page;
mod sweep;

use anyhow::{Context, Result, bail};
use clap::{Parser, Subcommand};
use optima::Store;
use pegwise::{Board, GuessPool, Objective, Rules};
use std::path::{Path, PathBuf};
use std::time::Duration;

#[derive(Parser)]
#[command(about = "Long runs over many boards: the atlas of strategies, optimal play, the static game")]
struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Evaluate the missing runs, the cheapest first. Ctrl-C stops; finished runs are saved, one per row
    Sweep {
        /// Start only runs with an estimated time below this many seconds on two cores
        #[arg(long, default_value_t = 90)]
        limit: u64,
        /// Start no more runs after this many minutes
        #[arg(long, default_value_t = 60)]
        minutes: u64,
    },
    /// Write docs/atlas.md and its pictures from the data
    Page,
    /// Look for implausible rows and replay the trees of optimal play
    Check,
    /// Find missing proofs of optimal play, the smallest boards first. Ctrl-C stops; results are saved, and the next
    /// call continues
    Optima {
        /// The time limit for one board and objective, in seconds
        #[arg(long, default_value_t = 300)]
        seconds: u64,
        /// Start no more searches after this many minutes
        #[arg(long, default_value_t = 60)]
        minutes: u64,
        /// Search only this board
        #[arg(long)]
        rules: Option<Rules>,
        /// Search only this objective
        #[arg(long, default_value = "mean", requires = "rules")]
        objective: Objective,
        /// Guess only codes that fit all answers
        #[arg(long, requires = "rules")]
        candidates: bool,
    },
    /// Write docs/optimal.md from the data
    OptimaPage,
    /// Find the smallest maximum number of guesses with one lie for missing boards, the smallest first
    Lies {
        /// The time limit for one board, in seconds
        #[arg(long, default_value_t = 300)]
        seconds: u64,
        /// Start no more searches after this many minutes
        #[arg(long, default_value_t = 60)]
        minutes: u64,
        /// Search only this board, for example 4x5-lies1
        #[arg(long)]
        rules: Option<Board>,
    },
    /// Find missing proofs of the fewest questions of static games, the smallest boards first. Ctrl-C stops; results
    /// are saved
    Static {
        /// The time limit for one board, in seconds
        #[arg(long, default_value_t = 60)]
        seconds: u64,
        /// Start no more searches after this many minutes
        #[arg(long, default_value_t = 60)]
        minutes: u64,
        /// Search only this board
        #[arg(long)]
        rules: Option<Rules>,
    },
    /// Check every set of questions and write docs/static.md from the data
    StaticPage,
    /// Measure what every strategy loses on ten boards, and write docs/regret.md
    Regret,
    /// Write docs/report.md from the data
    Report,
    /// Games on boards too large to list
    #[command(subcommand)]
    Large(large::Task),
}

fn main() -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let data = data(&root);
    let (store, journals) = (Store::new(&root), root.join("target/optima"));
    let statics = static_games::file(&root);
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
        Task::Lies { seconds, minutes, rules } => {
            optima::listen()?;
            let boards = rules.map_or_else(lies::boards, |board| vec![board]);
            let (each, minutes) = (Duration::from_secs(seconds), Duration::from_secs(60 * minutes));
            lies::sweep(&lies::Store::new(&root), boards, each, minutes)
        }
        Task::Static { seconds, rules: Some(rules), .. } => {
            optima::listen()?;
            static_games::solve(&statics, &rules, Duration::from_secs(seconds))
        }
        Task::Static { seconds, minutes, .. } => {
            optima::listen()?;
            static_games::sweep(&statics, Duration::from_secs(seconds), Duration::from_secs(60 * minutes))
        }
        Task::StaticPage => {
            eprintln!("{} sets of questions put to the test", static_games::check(&statics)?);
            static_page::write(&static_games::read(&statics)?, &root.join("docs"))
        }
        Task::Regret => {
            let file = regret::file(&root);
            regret::measure(&file)?;
            regret::write(&regret::read(&file)?, &root.join("docs"))
        }
        Task::OptimaPage => optima_page::write(&store.read()?, &root.join("docs")),
        Task::Report => report::write(&root),
        Task::Large(task) => return large::run(task, &root),
    }
    .with_context(|| format!("with {}", data.display()))
}

fn data(root: &Path) -> PathBuf {
    root.join("data/atlas/strategies.csv")
}
