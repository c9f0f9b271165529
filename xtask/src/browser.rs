//! The tests of the web app in real browsers, as the distribution has them: all of them in Chromium, the main path in Firefox too.

use crate::debian::{self, find};
use crate::shell::{cargo, root, run, target};
use crate::{site, web};
use anyhow::{Context, Result, bail};
use std::path::PathBuf;
use std::process::Command;

/// A program by any of its names, and the package of Debian that brings it.
pub(crate) type Program = (&'static [&'static str], &'static str);

pub(crate) const CHROMIUM: Program = (&["chromium", "chromium-browser", "google-chrome"], "chromium");
const FIREFOX: Program = (&["firefox-esr", "firefox"], "firefox-esr");

/// What has to be there.
const NEEDED: [Program; 4] = [CHROMIUM, FIREFOX, (&["node"], "nodejs"), (&["npm"], "npm")];

/// The projects of `tools/browser-tests/playwright.config.js`.
pub(crate) const TESTS: &[&str] = &["tests", "firefox"];
pub(crate) const SITE: &[&str] = &["site"];
pub(crate) const SPEED: &[&str] = &["speed"];
pub(crate) const CLASS: &[&str] = &["class"];
pub(crate) const PICTURES: &[&str] = &["pictures"];

/// Where the browser's runs leave what they found.
pub(crate) fn output() -> PathBuf {
    target().join("browser")
}

/// Builds the command that serves the app and that the tests compare the app with. The tests of Rust have built it too.
pub(crate) fn build_server() -> Result<()> {
    cargo(&["build", "--bin", "pegwise"], &[])
}

/// Runs projects on the web app and the command as they were built last. What follows goes to Playwright.
pub(crate) fn playwright(projects: &[&str], args: &[String]) -> Result<()> {
    playwright_with(projects, args, &[])
}

/// The same with more variables of the environment.
pub(crate) fn playwright_with(projects: &[&str], args: &[String], env: &[(&str, String)]) -> Result<()> {
    install_missing()?;
    let folder = root().join("tools/browser-tests");
    let folder = folder.to_str().context("the path of the repository is no text")?;
    run("npm", &["--prefix", folder, "ci", "--loglevel", "error"], &[])?;
    let mut command = Command::new("npm");
    command.args(["--prefix", folder, "--loglevel", "error", "test", "--", "--pass-with-no-tests"]);
    command.args(projects.iter().map(|project| format!("--project={project}"))).args(args);
    command.env("PEGWISE_BROWSER", program(CHROMIUM)?).env("PEGWISE_FIREFOX", program(FIREFOX)?);
    command.env("PEGWISE", target().join("debug/pegwise"));
    command.env("PEGWISE_WEB", web::folder()).env("PEGWISE_OUTPUT", output());
    command.env("PEGWISE_SITE", site::folder()).envs(env.iter().cloned());
    if !command.status().context("could not run npm")?.success() {
        bail!("the browser's {} failed", projects.join(" or "));
    }
    Ok(())
}

/// Where a program of the distribution is.
pub(crate) fn program((names, _): Program) -> Result<PathBuf> {
    find(names).with_context(|| format!("{} is not there", names.join(" or ")))
}

/// Installs what is missing where that needs no questions. Elsewhere says what to install.
pub(crate) fn install_missing() -> Result<()> {
    let missing: Vec<&str> =
        NEEDED.iter().filter(|(names, _)| find(names).is_none()).map(|(_, package)| *package).collect();
    debian::install(&missing, "the tests of the web app")
}
