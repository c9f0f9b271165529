//! Seeded games on boards too large to list: played, stored one game a row, checked, and compared with published
//! results.

mod games;
mod page;
mod published;

use anyhow::Result;
use clap::Subcommand;
use std::path::Path;

#[derive(Subcommand)]
pub(crate) enum Task {
    /// Play the missing games; an interrupted run continues next time
    Play {
        /// The boards [default: all of the page]
        boards: Vec<String>,
        /// The number of games on each board
        #[arg(long, default_value_t = 1000)]
        games: u64,
        /// Record no times, because the machine is busy with other work
        #[arg(long)]
        untimed: bool,
    },
    /// Replay every saved game and check its answers
    Check,
    /// Write docs/large-boards.md with means and published results
    Page,
}

pub(crate) fn run(task: Task, root: &Path) -> Result<()> {
    let data = root.join("data/large-boards");
    match task {
        Task::Play { boards, games, untimed } => games::play_all(&data, &boards, games, !untimed),
        Task::Check => games::check(&data),
        Task::Page => page::write(&data, &root.join("docs/large-boards.md")),
    }
}
