//! The tests, the other checks before a change lands, and deeper checks for coverage and undefined behaviour.

use crate::shell::{Variable, cargo, finish, host, nightly, require, root, run, target, works};
use crate::web::{self, Build};
use crate::{dist, npm, python, site};
use anyhow::{Result, bail};
use std::path::PathBuf;
use std::process::Command;
use std::thread;

/// The arguments of Cargo for the Rust tests. The builders take long to compile, so each is built only when it is needed.
fn rust_tests() -> Vec<&'static str> {
    let later = ["web-builder", "pictures", "site-builder"].map(|builder| ["--exclude", builder]);
    [&["test", "--locked", "--workspace", "--no-fail-fast"][..], later.as_flattened()].concat()
}

/// Runs all tests. `env` is for the Rust tests.
pub(crate) fn test(env: &[Variable]) -> Result<()> {
    // These come first, so that a missing tool does not waste hours of work.
    web::install_missing()?;
    python::install_missing()?;
    let tests = rust_tests();
    cargo(&[&tests[..], &["--no-run"]].concat(), &[])?;
    // Linking the packages occupies one thread for minutes, so the tests run in the meantime.
    thread::scope(|scope| {
        let packed = scope.spawn(|| -> Result<PathBuf> {
            dist::rehearse()?;
            web::build(Build::One, None, &[])?;
            cargo(&["test", "--package", "web-builder"], &[])?;
            npm::pack(true, &[])
        });
        cargo(&tests, env)?;
        npm::test(&packed.join().expect("a chore does not panic")?, true)
    })?;
    // This uses the command from the tests above: a separate build would have fewer features. The pages wait more than
    // they work, so the Python package is built and tested in the meantime.
    thread::scope(|scope| {
        let python = scope.spawn(|| python::test(&[]).and_then(|()| python::sources()));
        // `cargo xtask ci` also runs the cases that only repeat others at length.
        web::playwright(web::TESTS, &["--grep-invert".to_owned(), "@sweep".to_owned()])?;
        python.join().expect("a chore does not panic")
    })
}

/// Runs the tests that need only Rust.
pub(crate) fn test_rust() -> Result<()> {
    cargo(&["test", "--locked", "--no-fail-fast"], &[])
}

pub(crate) fn ci() -> Result<()> {
    web::install_missing()?;
    python::install_missing()?;
    cargo(&["fmt", "--all", "--check"], &[])?;
    cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"], &[])?;
    cargo(&["doc", "--workspace", "--no-deps"], &[("RUSTDOCFLAGS", "-D warnings")])?;
    let in_browsers = ["--package", "pegwise-web", "--package", "pegwise-js", "--target", web::TARGET];
    cargo(&[&["clippy"][..], &in_browsers, &["--", "-D", "warnings"]].concat(), &[])?;
    test(&[("PROPTEST_CASES", "512")])?;
    cargo(&[&rust_tests()[..], &["--", "--ignored", "sweep"]].concat(), &[])?;
    // Both builds of each are tested. The site also contains the app, at a different address.
    site::build(false, false)?;
    cargo(&["test", "--package", "site-builder"], &[])?;
    web::playwright(&[web::TESTS, web::SITE].concat(), &[])?;
    npm::test(&npm::pack(false, &[])?, false)?;
    python::cluster(&[])
}

pub(crate) fn wasm() -> Result<()> {
    const TARGET: &str = "wasm32-wasip1";
    let node = Command::new("node").arg("--version").output();
    if !node.is_ok_and(|node| node.status.success()) {
        bail!("node runs these tests; on Debian: apt-get install nodejs");
    }
    run("rustup", &["target", "add", TARGET], &[])?;
    let runner = root().join("xtask/run-wasi.mjs");
    let runner = format!("node --no-warnings {}", runner.display());
    let env = [
        ("CARGO_TARGET_WASM32_WASIP1_RUNNER", runner.as_str()),
        ("CARGO_TARGET_WASM32_WASIP1_RUSTFLAGS", "-C target-feature=+simd128"),
    ];
    let tests = ["--lib", "--test", "backends", "--test", "laws", "--test", "scores"];
    cargo(&[&["test", "--release", "--package", "pegwise-core", "--target", TARGET][..], &tests].concat(), &env)
}

pub(crate) fn coverage() -> Result<()> {
    require("llvm-cov", "cargo-llvm-cov")?;
    cargo(&["llvm-cov", "--no-report"], &[])?;
    cargo(&["llvm-cov", "report", "--html"], &[])?;
    cargo(&["llvm-cov", "report", "--summary-only"], &[])?;
    println!("Line by line: {}", target().join("llvm-cov/html/index.html").display());
    Ok(())
}

/// The tests that Miri can finish. It is thousands of times slower and supports no vector instructions.
const BY_MIRI: [&str; 4] = ["score::reference", "score::vector", "score::lanes", "score::scorer"];

/// Runs Miri over the reference scorer and the portable one, and then the address sanitizer over this machine's
/// kernels. Reports what was skipped and why.
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

/// Runs without debug assertions, which would stop a read out of bounds before it happens.
fn address_sanitizer() -> Result<()> {
    let host = host()?;
    if !host.ends_with("linux-gnu") && !host.ends_with("apple-darwin") {
        return skip("the address sanitizer", &format!("{host} has none"));
    }
    let tests = ["--lib", "--test", "backends", "--test", "scores", "--test", "laws"];
    let mut command = nightly(&["test", "--release", "--package", "pegwise-core", "--target", &host]);
    command.args(tests).env("RUSTFLAGS", "-Zsanitizer=address").env("PROPTEST_CASES", "64");
    command.env("CARGO_TARGET_DIR", target().join("sanitized"));
    finish(&mut command)
}

#[expect(clippy::unnecessary_wraps, reason = "skipping is a way to end well")]
fn skip(what: &str, why: &str) -> Result<()> {
    println!("Skipped {what}: {why}");
    Ok(())
}
