//! Folders of files.

use anyhow::{Context, Result};
use std::fs;
use std::path::Path;

pub(crate) fn copy_file(from: &Path, to: &Path) -> Result<()> {
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::copy(from, to).with_context(|| format!("could not copy {} to {}", from.display(), to.display()))?;
    Ok(())
}

pub(crate) fn copy(from: &Path, to: &Path) -> Result<()> {
    visit(from, &mut |file| copy_file(file, &to.join(file.strip_prefix(from)?)))
}

pub(crate) fn visit(folder: &Path, visitor: &mut impl FnMut(&Path) -> Result<()>) -> Result<()> {
    let mut entries = fs::read_dir(folder)
        .and_then(Iterator::collect::<std::io::Result<Vec<_>>>)
        .with_context(|| folder.display().to_string())?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        if entry.file_type()?.is_dir() {
            visit(&entry.path(), visitor)?;
        } else {
            visitor(&entry.path())?;
        }
    }
    Ok(())
}
