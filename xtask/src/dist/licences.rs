//! The licences that lie beside what is handed out.

use super::{packer, text};
use crate::shell::root;
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Copies the licences of Pegwise into a folder.
pub(super) fn own(folder: &Path) -> Result<()> {
    for name in ["LICENSE-MIT", "LICENSE-APACHE"] {
        fs::copy(root().join(name), folder.join(name))?;
    }
    Ok(())
}

/// Writes into a folder the licences of the packages inside, as the packer names its parts, and of the standard library.
pub(crate) fn third_party(folder: &Path, parts: &[&str]) -> Result<()> {
    let out = folder.join("LICENSE-THIRD-PARTY.txt");
    packer(&[&["notices", "--out", text(&out)?], parts].concat())?;
    let library = sysroot()?.join("share/doc/rust/COPYRIGHT-library.html");
    fs::copy(&library, folder.join("LICENSE-RUST.html")).with_context(|| library.display().to_string())?;
    Ok(())
}

/// Where the toolchain is.
fn sysroot() -> Result<PathBuf> {
    let output = Command::new("rustc").args(["--print", "sysroot"]).current_dir(root()).output()?;
    Ok(PathBuf::from(String::from_utf8(output.stdout)?.trim_end()))
}
