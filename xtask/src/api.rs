//! The public interface of every library: the differences from an earlier commit.

use crate::packages::{checkout, published};
use crate::shell::{nightly, require, root, target, works};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Lists the public interface at the commit `since` and now, and prints the differences.
pub(crate) fn compare(since: &str) -> Result<()> {
    if !works(&mut nightly(&["--version"])) {
        println!("Skipped: the listing is made from what the nightly toolchain says of a crate, and there is none.");
        println!("rustup toolchain install nightly --profile minimal");
        return Ok(());
    }
    require("public-api", "cargo-public-api")?;
    let (before, now) = (target().join("api/before"), target().join("api/now"));
    list(&checkout("api/checkout", since)?, &before)?;
    list(root(), &now)?;
    let mut command = Command::new("git");
    command.args(["--no-pager", "diff", "--no-index", "--stat", "--patch"]).args([&before, &now]);
    // 1 says that there are differences.
    match command.status().with_context(|| format!("could not run {command:?}"))?.code() {
        Some(0) => println!("The public interface has not changed since {since}."),
        Some(1) => {}
        _ => bail!("{command:?} failed"),
    }
    Ok(())
}

/// Writes one file for each library of the repository in `folder`.
fn list(folder: &Path, into: &Path) -> Result<()> {
    if into.exists() {
        fs::remove_dir_all(into)?;
    }
    fs::create_dir_all(into)?;
    for package in published(folder)?.into_iter().filter(|package| package.is_library) {
        let mut command = nightly(&["public-api", "--package", &package.name, "-sss"]);
        let output = command.current_dir(folder).output().with_context(|| format!("could not run {command:?}"))?;
        if !output.status.success() {
            bail!("{command:?}: {}", String::from_utf8_lossy(&output.stderr));
        }
        fs::write(into.join(package.name).with_extension("txt"), output.stdout)?;
    }
    Ok(())
}
