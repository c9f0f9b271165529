//! The tests, and what else must be right before a change lands.

use crate::shell::{cargo, root, run};
use crate::web::{self, Build};
use crate::{browser, dist, npm, python, site};
use anyhow::{Result, bail};
use std::path::PathBuf;
use std::process::Command;
use std::thread;

/// All tests, with more random cases than `cargo test`.
pub(crate) fn test() -> Result<()> {
    // Before the long work, lest it be for nothing.
    browser::install_missing()?;
    python::install_missing()?;
    // The builders have much to compile; what is needed of them is built when it is.
    let later = ["web-builder", "pictures", "site-builder"].map(|builder| ["--exclude", builder]);
    let tests = [&["test", "--locked", "--workspace", "--no-fail-fast"][..], later.as_flattened()].concat();
    cargo(&[&tests[..], &["--no-run"]].concat(), &[])?;
    // The packages are linked by one thread for minutes. Meanwhile the tests run.
    thread::scope(|scope| {
        let packages = scope.spawn(|| -> Result<PathBuf> {
            dist::rehearse()?;
            web::build(Build::One, None, &[])?;
            // Of the builder that has just been compiled.
            cargo(&["test", "--package", "web-builder"], &[])?;
            npm::pack(true, &[])
        });
        cargo(&tests, &[("PROPTEST_CASES", "512")])?;
        npm::test(&packages.join().expect("a chore does not panic")?, true)
    })?;
    // By the command as the tests above have built it: alone it would be built again, with fewer features.
    browser::playwright(browser::TESTS, &[])?;
    python::test(&[])?;
    python::sources()
}

pub(crate) fn ci() -> Result<()> {
    browser::install_missing()?;
    python::install_missing()?;
    cargo(&["fmt", "--all", "--check"], &[])?;
    cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"], &[])?;
    cargo(&["doc", "--workspace", "--no-deps"], &[("RUSTDOCFLAGS", "-D warnings")])?;
    let in_browsers = ["--package", "pegwise-web", "--package", "pegwise-js", "--target", web::TARGET];
    cargo(&[&["clippy"][..], &in_browsers, &["--", "-D", "warnings"]].concat(), &[])?;
    test()?;
    // Both builds of each. The app is in the site, too, with its own address.
    site::build(false, false)?;
    cargo(&["test", "--package", "site-builder"], &[])?;
    browser::playwright(&[browser::TESTS, browser::SITE].concat(), &[])?;
    npm::test(&npm::pack(false, &[])?, false)?;
    python::cluster(&[])
}

/// The tests of the core as WebAssembly with simd128, in node.
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
