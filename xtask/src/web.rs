//! The web app, built by `tools/web-builder`.

use crate::shell::{Variable, cargo, run, target};
use anyhow::Result;
use std::path::PathBuf;

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// The folder the app is built into.
pub(crate) fn folder() -> PathBuf {
    target().join("web")
}

/// How much is built.
#[derive(Clone, Copy)]
pub(crate) enum Build {
    /// The build with vectors, hardly optimised: for working on the app.
    Quick,
    /// The build with vectors as it is handed out, within its budgets.
    One,
    /// Both builds.
    Whole,
}

/// Builds the app for an address, if it is known. `env` is for cargo.
pub(crate) fn build(build: Build, address: Option<&str>, env: &[Variable]) -> Result<()> {
    run("rustup", &["target", "add", TARGET], &[])?;
    let builds: &[&str] = match build {
        Build::Quick => &["--quick"],
        Build::One => &["--one"],
        Build::Whole => &[],
    };
    let address = address.map_or(Vec::new(), |address| vec!["--address", address]);
    web_builder(&[builds, &address].concat(), env)
}

/// Calls `tools/web-builder`.
pub(crate) fn web_builder(args: &[&str], env: &[Variable]) -> Result<()> {
    cargo(&[&["run", "--package", "web-builder", "--"], args].concat(), env)
}

/// Serves the app that was built last, and opens the browser.
pub(crate) fn serve() -> Result<()> {
    let folder = folder();
    cargo(&["run", "--release", "--bin", "pegwise", "--", "web", "--dir", &folder.to_string_lossy()], &[])
}
