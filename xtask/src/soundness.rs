//! Undefined behaviour looked for in the only code that could have it: the scorer of pegwise-core.

use crate::shell::{finish, nightly, root, works};
use anyhow::{Context, Result};
use std::process::Command;

/// The tests that Miri can finish: it runs a program some thousand times slower, and knows no vector instructions.
const BY_MIRI: [&str; 4] = ["score::reference", "score::vector", "score::lanes", "score::scorer"];

/// Miri over the reference and the portable scorer, then the address sanitizer over all kernels of this machine. What
/// cannot be run here is named with the reason.
pub(crate) fn soundness() -> Result<()> {
    if !works(&mut nightly(&["--version"])) {
        return skip("both", "they need the nightly toolchain: rustup toolchain install nightly");
    }
    miri()?;
    address_sanitizer()
}

fn miri() -> Result<()> {
    if !works(&mut nightly(&["miri", "--version"])) {
        return skip("Miri", "rustup +nightly component add miri rust-src");
    }
    let mut command = nightly(&["miri", "test", "--package", "pegwise-core", "--lib", "--"]);
    command.args(BY_MIRI).env("MIRIFLAGS", "-Zmiri-disable-isolation").env("PROPTEST_CASES", "2");
    finish(&mut command)
}

/// Without debug assertions: they would stop a read out of bounds before it happens.
fn address_sanitizer() -> Result<()> {
    let host = host()?;
    if !host.ends_with("linux-gnu") && !host.ends_with("apple-darwin") {
        return skip("the address sanitizer", &format!("{host} has none"));
    }
    let tests = ["--lib", "--test", "backends", "--test", "scores", "--test", "laws"];
    let mut command = nightly(&["test", "--release", "--package", "pegwise-core", "--target", &host]);
    command.args(tests).env("RUSTFLAGS", "-Zsanitizer=address").env("PROPTEST_CASES", "64");
    command.env("CARGO_TARGET_DIR", crate::shell::target().join("sanitized"));
    finish(&mut command)
}

/// The name of this machine's kind, as compilers write it.
fn host() -> Result<String> {
    let output = Command::new("rustc").arg("-vV").current_dir(root()).output().context("could not run rustc")?;
    let text = String::from_utf8(output.stdout)?;
    text.lines().find_map(|line| line.strip_prefix("host: ").map(str::to_owned)).context("rustc does not say its host")
}

#[expect(clippy::unnecessary_wraps, reason = "skipping is a way to end well")]
fn skip(what: &str, why: &str) -> Result<()> {
    println!("Skipped {what}: {why}");
    Ok(())
}
