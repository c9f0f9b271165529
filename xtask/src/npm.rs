//! The npm package, which `tools/web-builder` builds. `tools/browser-tests/npm` tests its tarball in Node and Chromium.

use crate::shell::{Variable, finish, root, run, target};
use crate::web::{TARGET, web_builder};
use crate::{dist, web};
use anyhow::Result;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Builds and packs the npm package and returns the path of the tarball. With `one`, it contains only the build with
/// vectors. `env` is for Cargo.
pub(crate) fn pack(one: bool, env: &[Variable]) -> Result<PathBuf> {
    run("rustup", &["target", "add", TARGET], &[])?;
    web_builder(if one { &["--npm", "--one"] } else { &["--npm"] }, env)?;
    let folder = target().join("npm");
    dist::third_party(&folder.join("package"), &["pegwise-js:wasm32-unknown-unknown"])?;
    finish(npm().args(["pack", "./package"]).current_dir(&folder))?;
    Ok(folder.join(format!("pegwise-{}.tgz", dist::VERSION)))
}

pub(crate) fn test(tarball: &Path, one: bool) -> Result<()> {
    web::install_missing()?;
    let tests = root().join("tools/browser-tests");
    finish(npm().args(["ci", "--no-audit"]).current_dir(&tests))?;
    finish(npm().args(["install", "--no-save", "--no-audit"]).arg(tarball).current_dir(&tests))?;
    let builds = if one { "simd" } else { "simd plain" };
    let mut command = npm();
    command
        .args(["run", "test-npm"])
        .env("PEGWISE_BUILDS", builds)
        .env("PEGWISE_BROWSER", web::program(web::CHROMIUM)?);
    finish(command.current_dir(&tests))
}

fn npm() -> Command {
    let mut command = Command::new("npm");
    command.args(["--loglevel", "error"]);
    command
}
