//! Packs the release files. `cargo xtask dist` calls it.

mod archive;
mod bill;
mod checksums;
mod contents;
mod debian;
mod notices;

use anyhow::Result;
use clap::{Parser, Subcommand};
use contents::Part;
use std::path::PathBuf;

#[derive(Parser)]
#[command(about = "Packs what is handed out with a version of Pegwise")]
struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Pack a folder under its name into a reproducible .tar.gz or .zip file
    Archive {
        folder: PathBuf,
        /// The time of every file, in seconds since 1970
        #[arg(long)]
        time: u64,
        #[arg(long)]
        out: PathBuf,
    },
    /// Pack the folder of an archive of the command as a Debian package
    Debian {
        folder: PathBuf,
        /// The fields of its control file, such as `Package: pegwise`
        #[arg(long = "field", required = true)]
        fields: Vec<String>,
        /// The time of every file, in seconds since 1970
        #[arg(long)]
        time: u64,
        #[arg(long)]
        out: PathBuf,
    },
    /// Write the licences of all packages in the release files
    Notices {
        /// The contents: package:target with its dependencies, or a single package
        #[arg(required = true)]
        parts: Vec<Part>,
        #[arg(long)]
        out: PathBuf,
    },
    /// Write the bill of materials of the release files in the format `CycloneDX`
    Bill {
        /// The files with their contents: FILE=PART,PART
        #[arg(required = true)]
        files: Vec<bill::File>,
        #[arg(long)]
        time: u64,
        #[arg(long)]
        out: PathBuf,
    },
    /// Write SHA256SUMS for the files in a folder
    Checksums { folder: PathBuf },
}

fn main() -> Result<()> {
    match Args::parse().task {
        Task::Archive { folder, time, out } => archive::pack(&folder, time, &out),
        Task::Debian { folder, fields, time, out } => debian::pack(&folder, &fields, time, &out),
        Task::Notices { parts, out } => notices::write(&parts, &out),
        Task::Bill { files, time, out } => bill::write(&files, time, &out),
        Task::Checksums { folder } => checksums::write(&folder),
    }
}
