//! The npm package, built by `tools/web-builder`, and its tests by `tools/npm-tests`: from the packed tarball, in node and in
//! Chromium.

use crate::browser;
use crate::shell::{cargo, finish, root, run, target};
use crate::web::TARGET;
use anyhow::Result;
use std::process::Command;

/// Builds the package, packs it, and tests what was packed; with `quick` hardly optimised and with vectors only.
pub(crate) fn test(quick: bool) -> Result<()> {
    browser::install_missing()?;
    run("rustup", &["target", "add", TARGET], &[])?;
    let option: &[&str] = if quick { &["--quick"] } else { &[] };
    cargo(&[&["run", "--package", "web-builder", "--", "--npm"], option].concat(), &[])?;
    let folder = target().join("npm");
    finish(npm().args(["pack", "./package"]).current_dir(&folder))?;
    let tests = root().join("tools/npm-tests");
    finish(npm().args(["ci", "--no-audit"]).current_dir(&tests))?;
    let tarball = folder.join(format!("pegwise-{}.tgz", env!("CARGO_PKG_VERSION")));
    finish(npm().args(["install", "--no-save", "--no-audit"]).arg(tarball).current_dir(&tests))?;
    let builds = if quick { "simd" } else { "simd plain" };
    let mut command = npm();
    command.arg("test").env("PEGWISE_BUILDS", builds).env("PEGWISE_BROWSER", browser::program(browser::CHROMIUM)?);
    finish(command.current_dir(&tests))
}

fn npm() -> Command {
    let mut command = Command::new("npm");
    command.args(["--loglevel", "error"]);
    command
}
