//! Every published crate packaged and compiled from its package, as a registry would have it.

use crate::packages::published;
use crate::shell::{cargo, finish, root, target};
use anyhow::Result;
use std::fs;
use std::process::Command;

/// Packages what is committed: a clone has nothing else, so nothing that is missing in a package can be found beside it.
pub(crate) fn package() -> Result<()> {
    let checkout = target().join("package-checkout");
    if checkout.exists() {
        fs::remove_dir_all(&checkout)?;
    }
    finish(Command::new("git").args(["clone", "--quiet", "--local"]).arg(root()).arg(&checkout))?;
    let mut command = Command::new("cargo");
    command.arg("package").current_dir(&checkout).env("CARGO_TARGET_DIR", target().join("package-build"));
    for package in published()? {
        command.args(["--package", &package.name]);
    }
    finish(&mut command)
}

/// Packages what is there, without compiling it.
pub(crate) fn pack() -> Result<()> {
    let published = published()?;
    let packages = published.iter().flat_map(|package| ["--package", &package.name]);
    let args: Vec<&str> =
        ["package", "--locked", "--quiet", "--no-verify", "--allow-dirty"].into_iter().chain(packages).collect();
    cargo(&args, &[])
}
