//! The public interface of every library, as text that is compared with what was committed.

use crate::packages::published;
use crate::shell::{nightly, require, root, works};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::PathBuf;

/// Compares the public interface with `docs/api/`, or with `write` writes it there.
pub(crate) fn check(write: bool) -> Result<()> {
    if !works(&mut nightly(&["--version"])) {
        println!("Skipped: the listing is made from what the nightly toolchain says of a crate, and there is none.");
        println!("rustup toolchain install nightly --profile minimal");
        return Ok(());
    }
    require("public-api", "cargo-public-api")?;
    let mut changed = Vec::new();
    for package in published()?.into_iter().filter(|package| package.is_library) {
        let (file, found) = (file(&package.name), listing(&package.name)?);
        if write {
            fs::create_dir_all(file.parent().expect("it lies in docs/api"))?;
            fs::write(&file, found)?;
        } else if fs::read_to_string(&file).ok().as_deref() != Some(&found) {
            changed.push(package.name);
        }
    }
    if changed.is_empty() {
        return Ok(());
    }
    bail!(
        "the public interface of {} is not what docs/api has; if that is meant, `cargo xtask api --write` and say so in \
         CHANGELOG.md",
        changed.join(", ")
    );
}

fn file(package: &str) -> PathBuf {
    root().join("docs/api").join(package).with_extension("txt")
}

fn listing(package: &str) -> Result<String> {
    let mut command = nightly(&["public-api", "--package", package, "-sss"]);
    let output = command.output().with_context(|| format!("could not run {command:?}"))?;
    if !output.status.success() {
        bail!("{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(String::from_utf8(output.stdout)?)
}
