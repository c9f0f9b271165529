//! Debian packages, made from the folder of an archive without Debian's tools, which other systems lack.

use crate::archive::{self, Entry};
use anyhow::{Context, Result};
use flate2::{Compression, GzBuilder};
use std::collections::BTreeSet;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

const DOCUMENTS: &str = "usr/share/doc/pegwise";

/// Packs the folder of an archive, with these fields of the control file. The size is added.
pub(crate) fn pack(folder: &Path, fields: &[String], time: u64, out: &Path) -> Result<()> {
    let files: Result<Vec<_>> =
        archive::entries(folder, folder)?.into_iter().filter_map(|entry| installed(entry).transpose()).collect();
    let files = with_folders(files?);
    let size: usize = files.iter().filter_map(|file| file.content.as_ref()).map(Vec::len).sum();
    let control = format!("{}\nInstalled-Size: {}\n", fields.join("\n"), size.div_ceil(1024));
    let control = [Entry { path: "control".into(), content: Some(control.into_bytes()), is_program: false }];
    let members = [
        ("debian-binary", b"2.0\n".to_vec()),
        ("control.tar.gz", archive::tar_gz(&control, time)?),
        ("data.tar.gz", archive::tar_gz(&files, time)?),
    ];
    let mut package = b"!<arch>\n".to_vec();
    for (name, content) in members {
        // Name, time, user, group, mode, size.
        writeln!(package, "{name:<16}{time:<12}{:<6}{:<6}{:<8}{:<10}`", 0, 0, "100644", content.len())?;
        package.extend(&content);
        if content.len() % 2 == 1 {
            package.push(b'\n');
        }
    }
    fs::write(out, package).with_context(|| out.display().to_string())
}

/// Moves a file of an archive to its place in Debian. The README, which describes the archive, is left out.
fn installed(entry: Entry) -> Result<Option<Entry>> {
    let Some(content) = entry.content else { return Ok(None) };
    let name = entry.path.to_str().context("a path is not text")?;
    let (path, content) = if let Some(page) = name.strip_prefix("share/man/") {
        (format!("usr/share/man/{page}.gz"), compressed(&content)?)
    } else if let Some(completions) = name.strip_prefix("share/zsh/site-functions/") {
        (format!("usr/share/zsh/vendor-completions/{completions}"), content)
    } else if name == "LICENSE-MIT" {
        (format!("{DOCUMENTS}/copyright"), [COPYRIGHT.as_bytes(), &content].concat())
    } else if name.starts_with("LICENSE-") {
        (format!("{DOCUMENTS}/{name}"), content)
    } else if name == "README.md" {
        return Ok(None);
    } else {
        (format!("usr/{name}"), content)
    };
    Ok(Some(Entry { path: path.into(), content: Some(content), is_program: entry.is_program }))
}

const COPYRIGHT: &str = "\
Pegwise is licensed under the Apache License 2.0 (/usr/share/common-licenses/Apache-2.0) or the MIT licence below, at
your option. LICENSE-THIRD-PARTY.txt and LICENSE-RUST.html contain the licences of the packages in the program.

";

/// The header has no time, so that the same page gives the same bytes.
fn compressed(content: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzBuilder::new().mtime(0).write(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    Ok(encoder.finish()?)
}

/// Adds the folders of the files, and sorts them so that each folder comes before its files.
fn with_folders(mut files: Vec<Entry>) -> Vec<Entry> {
    let folders: BTreeSet<PathBuf> = files
        .iter()
        .flat_map(|file| file.path.ancestors().skip(1))
        .filter(|path| !path.as_os_str().is_empty())
        .map(Path::to_owned)
        .collect();
    files.extend(folders.into_iter().map(|path| Entry { path, content: None, is_program: false }));
    files.sort_by(|one, other| one.path.cmp(&other.path));
    files
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::read::GzDecoder;
    use std::env;
    use std::io::Read as _;

    /// Returns the members of a package.
    fn members(mut package: &[u8]) -> Vec<(String, Vec<u8>)> {
        package = package.strip_prefix(b"!<arch>\n").unwrap();
        let mut members = Vec::new();
        while !package.is_empty() {
            let (header, rest) = package.split_at(60);
            let header = str::from_utf8(header).unwrap();
            assert!(header.ends_with("`\n"), "{header}");
            let size: usize = header[48..58].trim_end().parse().unwrap();
            members.push((header[..16].trim_end().to_owned(), rest[..size].to_vec()));
            package = &rest[size.next_multiple_of(2)..];
        }
        members
    }

    fn files(tar_gz: &[u8]) -> Vec<(String, u32, Vec<u8>)> {
        let mut archive = tar::Archive::new(GzDecoder::new(tar_gz));
        let read = |entry: std::io::Result<tar::Entry<_>>| {
            let mut entry = entry.unwrap();
            let mut content = Vec::new();
            entry.read_to_end(&mut content).unwrap();
            (entry.path().unwrap().display().to_string(), entry.header().mode().unwrap(), content)
        };
        archive.entries().unwrap().map(read).collect()
    }

    #[test]
    fn files_are_where_debian_wants_them() {
        let folder = env::temp_dir().join(format!("pegwise-debian-{}", std::process::id()));
        for name in ["README.md", "LICENSE-MIT", "LICENSE-APACHE", "share/man/man1/pegwise.1", "share/pegwise/web/a"] {
            fs::create_dir_all(folder.join(name).parent().unwrap()).unwrap();
            fs::write(folder.join(name), name).unwrap();
        }
        let out = folder.with_extension("deb");
        let pack = || {
            pack(&folder, &["Package: pegwise".to_owned(), "Version: 1".to_owned()], 1_700_000_000, &out).unwrap();
            fs::read(&out).unwrap()
        };
        let (package, again) = (pack(), pack());
        fs::remove_dir_all(&folder).unwrap();
        fs::remove_file(&out).unwrap();
        assert_eq!(package, again);

        let members = members(&package);
        let names: Vec<&str> = members.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["debian-binary", "control.tar.gz", "data.tar.gz"]);
        assert_eq!(members[0].1, b"2.0\n");
        let control = &files(&members[1].1)[0];
        let text = b"Package: pegwise\nVersion: 1\nInstalled-Size: 1\n".to_vec();
        assert_eq!(control, &("control".to_owned(), 0o644, text));

        let files = files(&members[2].1);
        let found: Vec<(&str, u32)> = files.iter().map(|(name, mode, _)| (name.as_str(), *mode)).collect();
        let wanted = [
            ("usr", 0o755),
            ("usr/share", 0o755),
            ("usr/share/doc", 0o755),
            ("usr/share/doc/pegwise", 0o755),
            ("usr/share/doc/pegwise/LICENSE-APACHE", 0o644),
            ("usr/share/doc/pegwise/copyright", 0o644),
            ("usr/share/man", 0o755),
            ("usr/share/man/man1", 0o755),
            ("usr/share/man/man1/pegwise.1.gz", 0o644),
            ("usr/share/pegwise", 0o755),
            ("usr/share/pegwise/web", 0o755),
            ("usr/share/pegwise/web/a", 0o644),
        ];
        assert_eq!(found, wanted);
        let (copyright, page) = (String::from_utf8_lossy(&files[5].2), &files[8].2);
        assert!(copyright.starts_with("Pegwise is licensed") && copyright.ends_with("LICENSE-MIT"), "{copyright}");
        let mut text = String::new();
        GzDecoder::new(page.as_slice()).read_to_string(&mut text).unwrap();
        assert_eq!(text, "share/man/man1/pegwise.1");
    }
}
