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
    /// Play games that are not kept yet; interrupted, go on the next time
    Play {
        /// The boards; all of the page unless named
        boards: Vec<String>,
        /// How many games of each board there are to be
        #[arg(long, default_value_t = 1000)]
        games: u64,
        /// Keep no times, because the machine is busy with other work
        #[arg(long)]
        untimed: bool,
    },
    /// Replay every kept game: are the answers those of the secret?
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
