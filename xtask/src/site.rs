//! The documentation site, which `tools/site-builder` builds.

use crate::packages::published;
use crate::shell::{cargo, root, target};
use crate::web::{self, Build};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

pub(crate) fn folder() -> PathBuf {
    target().join("site")
}

/// Builds the site. With `quick`, only the search in the web app is optimised.
pub(crate) fn build(quick: bool, without_web: bool) -> Result<()> {
    if !without_web {
        web::build(if quick { Build::Quick } else { Build::Whole }, None, &[])?;
    }
    around(!without_web)
}

pub(crate) fn around(with_web: bool) -> Result<()> {
    rust_reference()?;
    let mut parts = vec![("--out", folder()), ("--rust", target().join("doc"))];
    parts.extend(with_web.then(|| ("--web", web::folder())));
    parts.push(("--python", python_reference()?));
    let mut args = ["run", "--package", "site-builder", "--"].map(str::to_owned).to_vec();
    for (option, path) in parts {
        args.extend([option.to_owned(), path.to_str().context("the path of the repository is not text")?.to_owned()]);
    }
    cargo(&args.iter().map(String::as_str).collect::<Vec<_>>(), &[])
}

fn rust_reference() -> Result<()> {
    cargo(&["clean", "--quiet", "--doc"], &[])?;
    let libraries: Vec<_> = published()?.into_iter().filter(|package| package.is_library).collect();
    let packages = libraries.iter().flat_map(|package| ["--package", &package.name]);
    let args: Vec<&str> = ["doc", "--quiet", "--no-deps", "--all-features"].into_iter().chain(packages).collect();
    cargo(&args, &[("RUSTDOCFLAGS", "-D warnings")])
}

fn python_reference() -> Result<PathBuf> {
    let output = Command::new("python3")
        .arg(root().join("tools/site-builder/python_reference.py"))
        .arg(root().join("crates/pegwise-python/python/pegwise"))
        .output()
        .context("the reference of the Python package needs python3")?;
    if !output.status.success() {
        bail!("the reference of the Python package: {}", String::from_utf8_lossy(&output.stderr));
    }
    let page = target().join("python-reference.md");
    fs::write(&page, output.stdout)?;
    Ok(page)
}
