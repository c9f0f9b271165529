//! Reproducible archives: the same files always give the same bytes.

use anyhow::{Context, Result, bail};
use flate2::{Compression, write::GzEncoder};
use std::fs::{self, File, Metadata};
use std::io::BufWriter;
use std::path::{Path, PathBuf};
use tar::{Builder, EntryType, Header};

/// Packs a folder under its name. Files are sorted, have no owners and all have the same time.
pub(crate) fn pack(folder: &Path, time: u64, out: &Path) -> Result<()> {
    let parent = folder.parent().context("the root of the file system is not a folder to pack")?;
    let file = BufWriter::new(File::create(out).with_context(|| out.display().to_string())?);
    let mut archive = Builder::new(GzEncoder::new(file, Compression::best()));
    for path in sorted(folder)? {
        let about = fs::symlink_metadata(&path)?;
        let mut header = header(&about, time);
        let name = path.strip_prefix(parent)?;
        if about.is_dir() {
            archive.append_data(&mut header, name, [].as_slice())?;
        } else if about.is_file() {
            archive.append_data(&mut header, name, File::open(&path)?)?;
        } else {
            bail!("{} is neither a file nor a folder", path.display());
        }
    }
    archive.into_inner()?.finish()?;
    Ok(())
}

fn sorted(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = vec![folder.to_owned()];
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut entries = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    entries.sort();
    for path in entries {
        if fs::symlink_metadata(&path)?.is_dir() { found.extend(sorted(&path)?) } else { found.push(path) }
    }
    Ok(found)
}

fn header(about: &Metadata, time: u64) -> Header {
    let mut header = Header::new_gnu();
    let is_for_running = about.is_dir() || is_executable(about);
    header.set_entry_type(if about.is_dir() { EntryType::Directory } else { EntryType::Regular });
    header.set_mode(if is_for_running { 0o755 } else { 0o644 });
    header.set_size(if about.is_dir() { 0 } else { about.len() });
    header.set_mtime(time);
    header.set_uid(0);
    header.set_gid(0);
    header
}

#[cfg(unix)]
fn is_executable(about: &Metadata) -> bool {
    use std::os::unix::fs::PermissionsExt as _;
    about.permissions().mode() & 0o100 != 0
}

#[cfg(not(unix))]
fn is_executable(_: &Metadata) -> bool {
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::env;
    use std::io::Read as _;

    fn packed(folder: &Path) -> Vec<u8> {
        let out = folder.with_extension("tar.gz");
        pack(folder, 1_700_000_000, &out).unwrap();
        fs::read(out).unwrap()
    }

    #[test]
    fn the_same_files_give_the_same_bytes() {
        let place = env::temp_dir().join(format!("pegwise-packer-{}", std::process::id()));
        let mut archives = Vec::new();
        for (twin, names) in [("one", ["a/b", "c", "a.txt"]), ("two", ["c", "a.txt", "a/b"])] {
            let folder = place.join(twin).join("pegwise");
            fs::create_dir_all(folder.join("a")).unwrap();
            for name in names {
                fs::write(folder.join(name), name).unwrap();
            }
            archives.push(packed(&folder));
        }
        fs::remove_dir_all(place).unwrap();
        assert_eq!(archives[0], archives[1]);

        let mut archive = tar::Archive::new(flate2::read::GzDecoder::new(archives[0].as_slice()));
        let mut found = Vec::new();
        for entry in archive.entries().unwrap() {
            let mut entry = entry.unwrap();
            assert_eq!((entry.header().mtime().unwrap(), entry.header().uid().unwrap()), (1_700_000_000, 0));
            let (name, mut text) = (entry.path().unwrap().display().to_string(), String::new());
            entry.read_to_string(&mut text).unwrap();
            found.push((name, entry.header().mode().unwrap(), text));
        }
        let file = |name: &str| (format!("pegwise/{name}"), 0o644, name.to_owned());
        let folder = |name: &str| (name.to_owned(), 0o755, String::new());
        assert_eq!(found, [folder("pegwise"), folder("pegwise/a"), file("a/b"), file("a.txt"), file("c")]);
    }
}
