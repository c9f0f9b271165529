//! Building everything a second time, in another folder, and comparing.

use super::{Kind, SUMS, VERSION, folder};
use crate::shell::{finish, root, target};
use anyhow::{Context, Result, bail};
use clap::ValueEnum as _;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Builds the last commit from a clone, with nothing that was built before, and compares its checksums with those here.
pub(crate) fn again(kinds: &[Kind]) -> Result<()> {
    let first = sums(&folder())?;
    let clone = target().join("dist-again");
    if clone.exists() {
        fs::remove_dir_all(&clone)?;
    }
    finish(Command::new("git").args(["clone", "--quiet", "--local"]).arg(root()).arg(&clone))?;
    let mut command = Command::new("cargo");
    command.args(["xtask", "dist"]).current_dir(&clone).env_remove("CARGO_TARGET_DIR");
    command.args(kinds.iter().filter_map(|kind| Some(kind.to_possible_value()?.get_name().to_owned())));
    finish(&mut command)?;
    let second = sums(&clone.join("target/dist").join(format!("pegwise-{VERSION}")))?;
    // The bill of materials is of what was built together.
    let is_compared = |line: &&str| kinds.is_empty() || !line.ends_with(".cdx.json");
    let is_new = |line: &&str| !first.lines().any(|other| other == *line);
    let differing: Vec<&str> = second.lines().filter(is_compared).filter(is_new).collect();
    if !differing.is_empty() {
        bail!("built again, these have other checksums:\n{}", differing.join("\n"));
    }
    println!("Built again in {}, {} files have the same checksums.", clone.display(), second.lines().count());
    Ok(())
}

fn sums(folder: &Path) -> Result<String> {
    let file = folder.join(SUMS);
    fs::read_to_string(&file).with_context(|| format!("{}: cargo xtask dist makes it", file.display()))
}
