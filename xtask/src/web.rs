//! The web app, built by `tools/web-builder`.

use crate::shell::{cargo, run, target};
use anyhow::Result;
use std::path::PathBuf;

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// The folder the app is built into.
pub(crate) fn folder() -> PathBuf {
    target().join("web")
}

/// Builds the app for an address, if it is known; with `quick` once and hardly optimised.
pub(crate) fn build(quick: bool, address: Option<&str>) -> Result<()> {
    run("rustup", &["target", "add", TARGET], &[])?;
    let quick: &[&str] = if quick { &["--quick"] } else { &[] };
    let address = address.map_or(Vec::new(), |address| vec!["--address", address]);
    cargo(&[&["run", "--package", "web-builder", "--"], quick, &address].concat(), &[])
}

/// Serves the app that was built last, and opens the browser.
pub(crate) fn serve() -> Result<()> {
    let folder = folder();
    cargo(&["run", "--release", "--bin", "pegwise", "--", "web", "--dir", &folder.to_string_lossy()], &[])
}
