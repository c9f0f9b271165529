//! The published crates: packaging them as for a registry, and comparing their public interfaces with earlier ones.

use crate::shell::{cargo, finish, nightly, require, root, target, works};
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) is_library: bool,
    /// The address of the source code.
    pub(crate) repository: Option<String>,
}

pub(crate) fn published() -> Result<Vec<Package>> {
    published_in(root())
}

fn published_in(repository: &Path) -> Result<Vec<Package>> {
    let metadata = metadata(repository)?;
    Ok(list(&metadata["packages"]).filter(|package| package["publish"].is_null()).map(package).collect())
}

fn package(package: &Value) -> Package {
    let is_library = list(&package["targets"]).flat_map(|target| list(&target["kind"])).any(|kind| kind == "lib");
    let repository = package["repository"].as_str().map(str::to_owned);
    Package { name: package["name"].as_str().unwrap_or_default().to_owned(), is_library, repository }
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

pub(crate) fn metadata(repository: &Path) -> Result<Value> {
    let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["metadata", "--format-version", "1", "--no-deps"]).current_dir(repository);
    let output = command.output().context("could not run cargo metadata")?;
    serde_json::from_slice(&output.stdout).context("cargo metadata wrote no JSON")
}

/// Packages all crates from a clone of the last commit, so that no file outside a package can fill a gap.
pub(crate) fn package_all() -> Result<()> {
    let checkout = clone("package-checkout")?;
    let mut command = Command::new("cargo");
    command.arg("package").current_dir(&checkout).env("CARGO_TARGET_DIR", target().join("package-build"));
    for package in published()? {
        command.args(["--package", &package.name]);
    }
    finish(&mut command)
}

fn clone(name: &str) -> Result<PathBuf> {
    let checkout = target().join(name);
    if checkout.exists() {
        fs::remove_dir_all(&checkout)?;
    }
    finish(Command::new("git").args(["clone", "--quiet", "--local"]).arg(root()).arg(&checkout))?;
    Ok(checkout)
}

/// Packs the crates from the working tree, without compiling them.
pub(crate) fn pack() -> Result<()> {
    let published = published()?;
    let packages = published.iter().flat_map(|package| ["--package", &package.name]);
    let args: Vec<&str> =
        ["package", "--locked", "--quiet", "--no-verify", "--allow-dirty"].into_iter().chain(packages).collect();
    cargo(&args, &[])
}

pub(crate) fn compare(since: &str) -> Result<()> {
    if !works(&mut nightly(&["--version"])) {
        println!("Skipped: the listing is made from what the nightly toolchain says of a crate, and there is none.");
        println!("rustup toolchain install nightly --profile minimal");
        return Ok(());
    }
    require("public-api", "cargo-public-api")?;
    let (before, now) = (target().join("api/before"), target().join("api/now"));
    let checkout = clone("api/checkout")?;
    finish(Command::new("git").args(["checkout", "--quiet", "--detach", since]).current_dir(&checkout))?;
    write_interfaces(&checkout, &before)?;
    write_interfaces(root(), &now)?;
    let mut command = Command::new("git");
    command.args(["--no-pager", "diff", "--no-index", "--stat", "--patch"]).args([&before, &now]);
    match command.status().with_context(|| format!("could not run {command:?}"))?.code() {
        Some(0) => println!("The public interface has not changed since {since}."),
        Some(1) => {}
        _ => bail!("{command:?} failed"),
    }
    Ok(())
}

fn write_interfaces(checkout: &Path, into: &Path) -> Result<()> {
    if into.exists() {
        fs::remove_dir_all(into)?;
    }
    fs::create_dir_all(into)?;
    for package in published_in(checkout)?.into_iter().filter(|package| package.is_library) {
        let mut command = nightly(&["public-api", "--package", &package.name, "-sss"]);
        let output = command.current_dir(checkout).output().with_context(|| format!("could not run {command:?}"))?;
        if !output.status.success() {
            bail!("{command:?}: {}", String::from_utf8_lossy(&output.stderr));
        }
        fs::write(into.join(package.name).with_extension("txt"), output.stdout)?;
    }
    Ok(())
}
