//! Builds the documentation site: `cargo xtask site`.

#![expect(clippy::print_stdout, reason = "a chore says what it does")]

use anyhow::{Result, bail};
use clap::Parser;
use site_builder::{Parts, broken_links, build};
use std::path::PathBuf;

#[derive(Parser)]
struct Args {
    /// The folder of the site, which is replaced
    #[arg(long)]
    out: PathBuf,
    /// The built web app, for play/
    #[arg(long)]
    web: Option<PathBuf>,
    /// The output of `cargo doc`, for reference/rust/
    #[arg(long)]
    rust: Option<PathBuf>,
    /// The reference of the Python package as a Markdown page
    #[arg(long)]
    python: Option<PathBuf>,
}

fn main() -> Result<()> {
    let Args { out, web, rust, python } = Args::parse();
    build(&out, &Parts { web, rust, python })?;
    let broken = broken_links(&out)?;
    if !broken.is_empty() {
        bail!("links of the site lead nowhere:\n{}", broken.join("\n"));
    }
    println!("The site is in {}; begin with index.html.", out.display());
    Ok(())
}
