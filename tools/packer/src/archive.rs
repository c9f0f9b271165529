//! Reproducible archives: the same files always give the same bytes.

use anyhow::{Context, Result, bail};
use flate2::{Compression, write::GzEncoder};
use jiff::{Timestamp, tz::TimeZone};
use std::fs::{self, Metadata};
use std::io::{Cursor, Write as _};
use std::path::{Path, PathBuf};
use tar::{Builder, EntryType, Header};
use zip::write::SimpleFileOptions;
use zip::{DateTime, ZipWriter};

/// A file or folder in an archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) path: PathBuf,
    /// The bytes of a file, or `None` for a folder.
    pub(crate) content: Option<Vec<u8>>,
    pub(crate) is_program: bool,
}

/// Packs a folder under its name, as `.zip` or `.tar.gz`. Files are sorted, have no owners and all have the same time.
pub(crate) fn pack(folder: &Path, time: u64, out: &Path) -> Result<()> {
    let parent = folder.parent().context("the root of the file system is not a folder to pack")?;
    let entries = entries(folder, parent)?;
    let is_zip = out.extension().is_some_and(|end| end == "zip");
    let bytes = if is_zip { zip(&entries, time)? } else { tar_gz(&entries, time)? };
    fs::write(out, bytes).with_context(|| out.display().to_string())
}

/// Returns a folder and everything in it, sorted, with paths relative to `base`.
pub(crate) fn entries(folder: &Path, base: &Path) -> Result<Vec<Entry>> {
    sorted(folder)?
        .into_iter()
        .map(|path| {
            let about = fs::symlink_metadata(&path)?;
            if !about.is_dir() && !about.is_file() {
                bail!("{} is neither a file nor a folder", path.display());
            }
            let content = about.is_file().then(|| fs::read(&path)).transpose()?;
            Ok(Entry { path: path.strip_prefix(base)?.to_owned(), content, is_program: is_executable(&about) })
        })
        .collect()
}

pub(crate) fn tar_gz(entries: &[Entry], time: u64) -> Result<Vec<u8>> {
    let mut archive = Builder::new(GzEncoder::new(Vec::new(), Compression::best()));
    for entry in entries {
        let content = entry.content.as_deref().unwrap_or_default();
        archive.append_data(&mut header(entry, content.len() as u64, time), &entry.path, content)?;
    }
    Ok(archive.into_inner()?.finish()?)
}

/// Zip files have no time zone. This one has the time in UTC.
fn zip(entries: &[Entry], time: u64) -> Result<Vec<u8>> {
    let time = Timestamp::from_second(time.try_into()?)?.to_zoned(TimeZone::UTC).datetime();
    let time = DateTime::try_from(time)?;
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for entry in entries {
        let options = SimpleFileOptions::default().last_modified_time(time).unix_permissions(mode(entry));
        match &entry.content {
            None => archive.add_directory_from_path(&entry.path, options)?,
            Some(content) => {
                archive.start_file_from_path(&entry.path, options.compression_level(Some(9)))?;
                archive.write_all(content)?;
            }
        }
    }
    Ok(archive.finish()?.into_inner())
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

fn header(entry: &Entry, size: u64, time: u64) -> Header {
    let mut header = Header::new_gnu();
    header.set_entry_type(if entry.content.is_some() { EntryType::Regular } else { EntryType::Directory });
    header.set_mode(mode(entry));
    header.set_size(size);
    header.set_mtime(time);
    header.set_uid(0);
    header.set_gid(0);
    header
}

fn mode(entry: &Entry) -> u32 {
    if entry.content.is_none() || entry.is_program { 0o755 } else { 0o644 }
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

    fn packed(folder: &Path, end: &str) -> Vec<u8> {
        let out = folder.with_extension(end);
        pack(folder, 1_700_000_000, &out).unwrap();
        fs::read(out).unwrap()
    }

    #[test]
    fn the_same_files_give_the_same_bytes() {
        let place = env::temp_dir().join(format!("pegwise-packer-{}", std::process::id()));
        let (mut archives, mut zips) = (Vec::new(), Vec::new());
        for (twin, names) in [("one", ["a/b", "c", "a.txt"]), ("two", ["c", "a.txt", "a/b"])] {
            let folder = place.join(twin).join("pegwise");
            fs::create_dir_all(folder.join("a")).unwrap();
            for name in names {
                fs::write(folder.join(name), name).unwrap();
            }
            archives.push(packed(&folder, "tar.gz"));
            zips.push(packed(&folder, "zip"));
        }
        fs::remove_dir_all(place).unwrap();
        assert_eq!(archives[0], archives[1]);
        assert_eq!(zips[0], zips[1]);

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

        let mut archive = zip::ZipArchive::new(Cursor::new(&zips[0])).unwrap();
        let mut found = Vec::new();
        for index in 0..archive.len() {
            let mut entry = archive.by_index(index).unwrap();
            assert_eq!(entry.last_modified().unwrap().to_string(), "2023-11-14 22:13:20");
            let mut text = String::new();
            entry.read_to_string(&mut text).unwrap();
            found.push((entry.name().to_owned(), entry.unix_mode().unwrap() & 0o777, text));
        }
        let folder = |name: &str| (name.to_owned(), 0o755, String::new());
        assert_eq!(found, [folder("pegwise/"), folder("pegwise/a/"), file("a/b"), file("a.txt"), file("c")]);
    }
}
