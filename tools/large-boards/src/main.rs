//! Seeded games on boards too large to list: played, kept one game a row, checked, and compared with published results.

mod games;
mod page;
mod published;

use anyhow::Result;
use clap::{Parser, Subcommand};
use std::path::PathBuf;

#[derive(Parser)]
#[command(about = "Plays seeded games on boards too large to list, and compares them with published results")]
struct Args {
    #[command(subcommand)]
    command: Command,
    /// Where the games are kept, a file for each board
    #[arg(long, global = true, default_value = "data/large-boards")]
    data: PathBuf,
}

#[derive(Subcommand)]
enum Command {
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
    /// Write the page with means and published results
    Page {
        /// The file
        #[arg(long, default_value = "docs/large-boards.md")]
        out: PathBuf,
    },
}

fn main() -> Result<()> {
    let args = Args::parse();
    match args.command {
        Command::Play { boards, games, untimed } => games::play_all(&args.data, &boards, games, !untimed),
        Command::Check => games::check(&args.data),
        Command::Page { out } => page::write(&args.data, &out),
    }
}
