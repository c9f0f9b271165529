//! Leaving out of a program where it was built.

use crate::shell::{Variable, root, target};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::{env, fs};

/// What cargo is told so that the same sources give the same bytes in any folder.
///
/// Cargo tells builds apart by the flags of the compiler, but not if they change paths. So builds with other flags, such as the two
/// of the web app, take the place of each other, and the next begins anew: only what is handed out is built like this.
pub(crate) struct Remapped {
    variable: String,
    flags: String,
}

impl Remapped {
    /// For what is built for a target; build scripts and macros are built as ever. Paths of the repository, of what cargo builds, and of
    /// the packages of registries are written as if each lay in a folder of its own.
    pub(crate) fn of(for_target: &str) -> Result<Self> {
        let sources = cargo_home()?.join("registry/src");
        let mut folders = vec![(root().to_owned(), "pegwise"), (target(), "pegwise/target")];
        for registry in fs::read_dir(&sources).with_context(|| sources.display().to_string())? {
            folders.push((registry?.path(), "registry"));
        }
        let flags: Result<Vec<_>> = folders.iter().map(|(folder, name)| flag(folder, name)).collect();
        let variable = format!("CARGO_TARGET_{}_RUSTFLAGS", for_target.to_uppercase().replace('-', "_"));
        Ok(Self { variable, flags: flags?.join(" ") })
    }

    pub(crate) fn env(&self) -> [Variable<'_>; 1] {
        [(&self.variable, &self.flags)]
    }
}

fn flag(folder: &Path, name: &str) -> Result<String> {
    let folder = folder.to_str().context("a path is no text")?;
    // Cargo splits flags at spaces.
    if folder.contains(char::is_whitespace) {
        bail!("{folder} has a space in it; build what is handed out in a folder without one");
    }
    Ok(format!("--remap-path-prefix={folder}={name}"))
}

fn cargo_home() -> Result<PathBuf> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    home.or_else(|| Some(env::home_dir()?.join(".cargo"))).context("there is no home folder with the packages of cargo")
}
