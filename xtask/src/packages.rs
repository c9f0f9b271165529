//! The crates of the workspace that are published.

use crate::shell::root;
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::env;
use std::process::Command;

/// One published crate.
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) is_library: bool,
}

/// The published crates, each after those it depends on.
pub(crate) fn published() -> Result<Vec<Package>> {
    let metadata = metadata()?;
    let mut open: Vec<&Value> = list(&metadata["packages"]).filter(|package| package["publish"].is_null()).collect();
    let mut ordered = Vec::new();
    while !open.is_empty() {
        let names: Vec<&Value> = open.iter().map(|package| &package["name"]).collect();
        let waits = |package: &Value| needed(package).any(|dependency| names.contains(&&dependency["name"]));
        let (later, now): (Vec<_>, Vec<_>) = open.into_iter().partition(|package| waits(package));
        if now.is_empty() {
            bail!("the published crates depend on each other in a circle");
        }
        ordered.extend(now.into_iter().map(package));
        open = later;
    }
    Ok(ordered)
}

/// What a crate needs to be built: not what only its tests need.
fn needed(package: &Value) -> impl Iterator<Item = &Value> {
    list(&package["dependencies"]).filter(|dependency| dependency["kind"] != "dev")
}

fn package(package: &Value) -> Package {
    let is_library = list(&package["targets"]).flat_map(|target| list(&target["kind"])).any(|kind| kind == "lib");
    Package { name: package["name"].as_str().unwrap_or_default().to_owned(), is_library }
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn metadata() -> Result<Value> {
    let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["metadata", "--format-version", "1", "--no-deps"]).current_dir(root());
    let output = command.output().context("could not run cargo metadata")?;
    serde_json::from_slice(&output.stdout).context("cargo metadata wrote no JSON")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn the_guide_publishes_them_in_this_order() {
        let guide = fs::read_to_string(root().join("docs/releasing.md")).unwrap();
        let named: Vec<&str> = guide.lines().map(str::trim).skip_while(|line| *line != "pegwise-core").collect();
        let published = published().unwrap();
        let names: Vec<&str> = published.iter().map(|package| package.name.as_str()).collect();
        assert!(names.len() >= 9 && named.starts_with(&names), "{names:?}");
    }
}
