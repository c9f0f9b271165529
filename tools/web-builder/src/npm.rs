//! The npm package as a folder of files: its scripts, and two builds of the engine, with and without vectors.

use crate::{VECTORS, bindings, brotli, compile, gzip, order, root, target};
use anyhow::{Result, bail};
use std::collections::BTreeMap;
use std::fs;

/// The budget for the scripts and the one build that a visitor loads, in bytes after Brotli compression.
const BUDGET: usize = 438_000;

const BINDINGS: &str = "bindings.js";
const WITH_VECTORS: &str = "pegwise-simd.wasm";
const WITHOUT: &str = "pegwise.wasm";

const LOADED: [&str; 6] = ["index.js", "engine.js", "worker.js", "serve.js", BINDINGS, WITH_VECTORS];

/// Builds the package. With `one`, it contains only the build with vectors.
pub(crate) fn build(one: bool) -> Result<()> {
    let mut files = as_they_are()?;
    let builds = [(WITH_VECTORS, VECTORS), (WITHOUT, "")];
    for (name, flags) in &builds[..if one { 1 } else { 2 }] {
        let bound = bindings::make(&compile("pegwise-js", flags, false)?)?;
        files.insert((*name).to_owned(), order::alike_together(&bound.module)?);
        let other = files.insert(BINDINGS.to_owned(), bound.glue.clone().into_bytes());
        if other.is_some_and(|other| other != bound.glue.as_bytes()) {
            bail!("the two builds need different bindings, and the package has one script for both");
        }
    }
    let folder = target().join("npm/package");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(folder.join("example"))?;
    files.iter().try_for_each(|(name, bytes)| fs::write(folder.join(name), bytes))?;
    check_budget(&files)
}

fn as_they_are() -> Result<BTreeMap<String, Vec<u8>>> {
    let mut files = BTreeMap::new();
    let (source, own) = (root().join("crates/pegwise-js/package"), ["", "example/"]);
    for folder in own {
        for entry in fs::read_dir(source.join(folder))? {
            let entry = entry?;
            if entry.file_type()?.is_file() {
                files.insert(format!("{folder}{}", entry.file_name().to_string_lossy()), fs::read(entry.path())?);
            }
        }
    }
    for name in ["LICENSE-MIT", "LICENSE-APACHE"] {
        files.insert(name.to_owned(), fs::read(root().join(name))?);
    }
    let version = format!("\"version\": \"{}\"", env!("CARGO_PKG_VERSION"));
    if !String::from_utf8_lossy(&files["package.json"]).contains(&version) {
        bail!("package.json should have {version}, the version of the workspace");
    }
    Ok(files)
}

fn check_budget(files: &BTreeMap<String, Vec<u8>>) -> Result<()> {
    let (mut all_gzip, mut all) = (0, 0);
    println!("{:>9} {:>9} {:>9}  file", "bytes", "gzip", "brotli");
    for (name, bytes) in files {
        let (gzip, brotli) = (gzip(bytes)?.len(), brotli(bytes)?.len());
        println!("{:>9} {gzip:>9} {brotli:>9}  {name}", bytes.len());
        if LOADED.contains(&name.as_str()) {
            (all_gzip, all) = (all_gzip + gzip, all + brotli);
        }
    }
    println!("{all_gzip:>19} {all:>9}  what a page loads");
    if all > BUDGET {
        bail!("a page loads {all} bytes, above the budget of {BUDGET}");
    }
    Ok(())
}
