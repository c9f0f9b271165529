//! Helpers for running other programs, for common paths and for the Debian packages that chores need.

use anyhow::{Context, Result, bail};
use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the repository")
}

pub(crate) fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

pub(crate) type Variable<'a> = (&'a str, &'a str);

pub(crate) fn cargo(args: &[&str], env: &[Variable]) -> Result<()> {
    let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    run(&cargo, args, env)
}

/// Runs Cargo's nightly version, without the variables of the current Cargo, which would select the current toolchain.
pub(crate) fn nightly(args: &[&str]) -> Command {
    let mut command = Command::new("cargo");
    command.arg("+nightly").args(args).current_dir(root());
    for name in ["CARGO", "RUSTUP_TOOLCHAIN", "RUSTC", "RUSTDOC"] {
        command.env_remove(name);
    }
    command
}

pub(crate) fn run(program: &str, args: &[&str], env: &[Variable]) -> Result<()> {
    let mut command = Command::new(program);
    command.args(args).envs(env.iter().copied());
    finish(&mut command)
}

pub(crate) fn finish(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("could not run {command:?}"))?;
    if !status.success() {
        bail!("{command:?} failed");
    }
    Ok(())
}

/// Returns the target of this machine, such as `x86_64-unknown-linux-gnu`.
pub(crate) fn host() -> Result<String> {
    let output = Command::new("rustc").arg("-vV").current_dir(root()).output().context("could not run rustc")?;
    let text = String::from_utf8(output.stdout)?;
    text.lines().find_map(|line| line.strip_prefix("host: ").map(str::to_owned)).context("rustc does not say its host")
}

/// Whether a command succeeds. Its output is hidden.
pub(crate) fn works(command: &mut Command) -> bool {
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

/// Checks that a Cargo subcommand is installed, and otherwise says how to install it.
pub(crate) fn require(subcommand: &str, krate: &str) -> Result<()> {
    if works(Command::new("cargo").args([subcommand, "--version"])) {
        return Ok(());
    }
    bail!("this needs {krate}: cargo install --locked {krate}")
}

pub(crate) fn find(names: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let folders: Vec<PathBuf> = env::split_paths(&path).collect();
    names.iter().find_map(|name| folders.iter().map(|folder| folder.join(name)).find(|file| file.is_file()))
}

/// Installs packages if that needs no confirmation, that is, as root with apt-get. Otherwise, says what to install and
/// why.
pub(crate) fn install_packages(packages: &[&str], what_for: &str) -> Result<()> {
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
