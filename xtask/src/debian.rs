//! Packages of Debian that chores need.

use crate::shell::run;
use anyhow::{Result, bail};
use std::env;
use std::path::PathBuf;
use std::process::Command;

/// Where a program is, by any of its names.
pub(crate) fn find(names: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let folders: Vec<PathBuf> = env::split_paths(&path).collect();
    names.iter().find_map(|name| folders.iter().map(|folder| folder.join(name)).find(|file| file.is_file()))
}

/// Installs packages where that needs no questions: as root, on a system with apt-get. Elsewhere says what to install, and
/// what for.
pub(crate) fn install(packages: &[&str], what_for: &str) -> Result<()> {
    if packages.is_empty() {
        return Ok(());
    }
    let names = packages.join(" ");
    if find(&["apt-get"]).is_none() || !is_root() {
        bail!("{what_for} need {names}; on Debian: sudo apt-get install {names}");
    }
    println!("Installing {names}");
    run("apt-get", &["update", "--quiet=2"], &[])?;
    let install = [&["install", "--quiet=2", "--yes", "--no-install-recommends"][..], packages].concat();
    run("apt-get", &install, &[("DEBIAN_FRONTEND", "noninteractive")])
}

fn is_root() -> bool {
    let id = Command::new("id").arg("--user").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}
