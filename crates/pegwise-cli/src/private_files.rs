//! The user's private files: location, permissions, and durable writes.

use crate::files::open;
use etcetera::{BaseStrategy, HomeDirError};
use std::fs::{self, DirBuilder, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

pub(crate) fn data_folder() -> Result<PathBuf, HomeDirError> {
    Ok(etcetera::choose_base_strategy()?.data_dir().join("pegwise"))
}

pub(crate) fn has_no_locks(error: &io::Error) -> bool {
    #[cfg(unix)]
    let has_none = error.raw_os_error() == Some(rustix::io::Errno::NOLCK.raw_os_error());
    #[cfg(not(unix))]
    let has_none = {
        let _ = error;
        false
    };
    has_none
}

pub(crate) fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

pub(crate) fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

#[cfg(unix)]
pub(crate) fn sync_folder(file: &Path) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// Does nothing, because other systems cannot open a folder as a file.
#[cfg(not(unix))]
pub(crate) fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Replaces a file atomically: a crash leaves the old file or the new one.
pub(crate) fn replace_file(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let old = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let new = old.with_extension("new");
    let mut file = open(private(OpenOptions::new().write(true).create(true).truncate(true)), &new)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(&new, &old)?;
    sync_folder(&old)
}
