//! Seeded games on boards too large to list: they are played, stored with one game per row, checked, and compared with
//! published results.

mod games;
mod page;
mod published;

use anyhow::Result;
use clap::Subcommand;
use std::path::Path;

/// One game in this many has its luck computed again.
const EVERY: u64 = 50;

#[derive(Subcommand)]
pub(crate) enum Task {
    /// Play the missing games; an interrupted run continues next time
    Play {
        /// The boards [default: all boards of the page]
        boards: Vec<String>,
        /// The number of games on each board
        #[arg(long, default_value_t = 1000)]
        games: u64,
        /// Record no times, because the machine is busy with other work
        #[arg(long)]
        untimed: bool,
    },
    /// Replay all saved games, check their answers, and compute the luck of one game in fifty again
    Check,
    /// Write docs/large-boards.md with the means and published results
    Page,
}

pub(crate) fn run(task: Task, root: &Path) -> Result<()> {
    let data = root.join("data/large-boards");
    match task {
        Task::Play { boards, games, untimed } => games::play_all(&data, &boards, games, !untimed),
        Task::Check => games::check(&data, EVERY),
        Task::Page => page::write(&data, &root.join("docs/large-boards.md")),
    }
}
