//! The web app, which `tools/web-builder` builds, its browser tests (all in Chromium, the main path in Firefox), and
//! the pictures in the documentation, from `tools/pictures` and a browser.

use crate::shell::{Variable, cargo, find, install_packages, root, run, target};
use crate::site;
use anyhow::{Context as _, Result, bail};
use std::path::PathBuf;
use std::process::Command;

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

pub(crate) fn folder() -> PathBuf {
    target().join("web")
}

#[derive(Clone, Copy)]
pub(crate) enum Build {
    /// The build with vectors in which only the search is optimised, for development.
    Quick,
    /// The release build with vectors, within its budgets.
    One,
    Whole,
}

/// Builds the app for an address, if known. `env` is for Cargo.
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

pub(crate) fn web_builder(args: &[&str], env: &[Variable]) -> Result<()> {
    cargo(&[&["run", "--package", "web-builder", "--"], args].concat(), env)
}

pub(crate) fn serve() -> Result<()> {
    let folder = folder();
    cargo(&["run", "--release", "--bin", "pegwise", "--", "web", "--dir", &folder.to_string_lossy()], &[])
}

/// The alternative names of a program, and its Debian package.
pub(crate) type Program = (&'static [&'static str], &'static str);

pub(crate) const CHROMIUM: Program = (&["chromium", "chromium-browser", "google-chrome"], "chromium");
/// Chromium without windows, in which the tests of the app take less than half the time.
const WITHOUT_WINDOWS: Program = (&["chromium-headless-shell"], "chromium-headless-shell");
const FIREFOX: Program = (&["firefox-esr", "firefox"], "firefox-esr");

const NEEDED: [Program; 4] = [CHROMIUM, FIREFOX, (&["node"], "nodejs"), (&["npm"], "npm")];

/// The projects in `tools/browser-tests/playwright.config.js`.
pub(crate) const TESTS: &[&str] = &["tests", "firefox"];
pub(crate) const SITE: &[&str] = &["site"];
pub(crate) const SPEED: &[&str] = &["speed"];
pub(crate) const CLASS: &[&str] = &["class"];
pub(crate) const PICTURES: &[&str] = &["pictures"];

pub(crate) fn output() -> PathBuf {
    target().join("browser")
}

/// Builds the command, which serves the app and which the tests compare with it. The Rust tests have already built it.
pub(crate) fn build_server() -> Result<()> {
    cargo(&["build", "--bin", "pegwise"], &[])
}

/// Runs browser tests on the latest builds of the web app and the command. The arguments go to Playwright.
pub(crate) fn playwright(projects: &[&str], args: &[String]) -> Result<()> {
    playwright_with(projects, args, &[])
}

pub(crate) fn playwright_with(projects: &[&str], args: &[String], env: &[(&str, String)]) -> Result<()> {
    install_missing()?;
    let tests = root().join("tools/browser-tests");
    let tests = tests.to_str().context("the path of the repository is not text")?;
    run("npm", &["--prefix", tests, "ci", "--loglevel", "error"], &[])?;
    let mut command = Command::new("npm");
    command.args(["--prefix", tests, "--loglevel", "error", "test", "--", "--pass-with-no-tests"]);
    command.args(projects.iter().map(|project| format!("--project={project}"))).args(args);
    command.env("PEGWISE_BROWSER", program(CHROMIUM)?).env("PEGWISE_FIREFOX", program(FIREFOX)?);
    // Only the tests of the app use it. Times and pictures are those of the usual browser.
    if let Some(quick) = find(WITHOUT_WINDOWS.0) {
        command.env("PEGWISE_QUICK_BROWSER", quick);
    }
    command.env("PEGWISE", target().join("debug/pegwise"));
    command.env("PEGWISE_WEB", folder()).env("PEGWISE_OUTPUT", output());
    command.env("PEGWISE_SITE", site::folder()).envs(env.iter().cloned());
    if !command.status().context("could not run npm")?.success() {
        bail!("the browser's {} failed", projects.join(" or "));
    }
    Ok(())
}

pub(crate) fn program((names, _): Program) -> Result<PathBuf> {
    find(names).with_context(|| format!("{} is not there", names.join(" or ")))
}

/// Installs missing programs if that needs no confirmation, and otherwise says what to install.
pub(crate) fn install_missing() -> Result<()> {
    let missing = |needed: &[Program]| -> Vec<&str> {
        needed.iter().filter(|(names, _)| find(names).is_none()).map(|(_, package)| *package).collect()
    };
    let what_for = "the tests of the web app";
    install_packages(&missing(&NEEDED), what_for)?;
    if let Err(reason) = install_packages(&missing(&[WITHOUT_WINDOWS]), what_for) {
        println!("The tests use the usual browser, which takes longer. {reason:#}");
    }
    Ok(())
}

pub(crate) fn draw_pictures() -> Result<()> {
    install_missing()?;
    cargo(&["build", "--release", "--bin", "pegwise"], &[])?;
    let binary = target().join("release/pegwise");
    cargo(&["run", "--package", "pictures"], &[("PEGWISE", &binary.to_string_lossy())])?;
    build(Build::Whole, None, &[])?;
    build_server()?;
    playwright(PICTURES, &[])
}
