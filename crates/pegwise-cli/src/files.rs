//! Files and standard input, read and written whole.

use crate::failure::{Failure, Outcome};
use crate::input::without_mark;
use pegwise::tree::{Format, TreeFile};
use pegwise_text::number::grouped;
use pegwise_text::t;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

/// The maximum size of a file, which leaves room for any game history.
const MOST_BYTES: u64 = 256 << 20;

/// Opens a file, but refuses a named pipe, which could block forever without a writer.
pub(crate) fn open(options: &OpenOptions, path: &Path) -> io::Result<File> {
    // Shells pass pipes as file descriptors, which have a writer.
    if ["/dev/stdin", "/dev/fd", "/proc/self/fd"].iter().any(|streams| path.starts_with(streams)) {
        return options.open(path);
    }
    #[cfg(unix)]
    let options = {
        use rustix::fs::OFlags;
        use std::os::unix::fs::OpenOptionsExt;
        let mut options = options.clone();
        options.custom_flags(OFlags::NONBLOCK.bits().cast_signed());
        options
    };
    let file = options.open(path)?;
    #[cfg(unix)]
    if std::os::unix::fs::FileTypeExt::is_fifo(&file.metadata()?.file_type()) {
        return Err(io::Error::new(ErrorKind::InvalidInput, t!("cli-file-pipe")));
    }
    Ok(file)
}

pub(crate) fn open_kept(
    options: &mut OpenOptions,
    path: &Path,
    locked: impl FnOnce(String) -> String,
) -> Outcome<(File, Vec<u8>)> {
    let file = open(options.read(true).append(true).create(true), path).map_err(|error| unwritable(path, &error))?;
    // A file system without locks lets several programs in.
    if let Err(TryLockError::WouldBlock) = file.try_lock() {
        return Err(Failure::Usage(locked(path.display().to_string())));
    }
    let bytes = read_all(&file).map_err(|error| unreadable(path, &error))?;
    Ok((file, bytes))
}

pub(crate) fn read(path: &Path) -> io::Result<Vec<u8>> {
    read_all(open(OpenOptions::new().read(true), path)?)
}

/// Reads up to a limit, because a device may never end.
pub(crate) fn read_all(from: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if from.take(MOST_BYTES + 1).read_to_end(&mut bytes)? as u64 > MOST_BYTES {
        return Err(io::Error::new(ErrorKind::FileTooLarge, t!("cli-file-large", most = grouped(MOST_BYTES))));
    }
    Ok(bytes)
}

pub(crate) fn read_text(path: &Path) -> io::Result<String> {
    text_of(read(path)?)
}

fn text_of(bytes: Vec<u8>) -> io::Result<String> {
    String::from_utf8(bytes).map_err(|_| no_text())
}

pub(crate) fn no_text() -> io::Error {
    io::Error::new(ErrorKind::InvalidData, t!("cli-file-no-text"))
}

pub(crate) fn read_stdin() -> Outcome<String> {
    let text = read_all(io::stdin().lock()).and_then(text_of);
    let text = text.map_err(|error| unreadable(Path::new(&t!("cli-standard-input")), &error))?;
    Ok(plain(&text))
}

/// A text without the colours that a program was forced to write.
fn plain(text: &str) -> String {
    anstream::adapter::strip_str(without_mark(text)).to_string()
}

pub(crate) fn read_file(file: &Path) -> Outcome<String> {
    if file == Path::new("-") {
        return read_stdin();
    }
    let text = read_text(file).map_err(|error| unreadable(file, &error))?;
    Ok(plain(&text))
}

pub(crate) fn read_bytes(file: &Path) -> Outcome<Vec<u8>> {
    let bytes = if file == Path::new("-") { read_all(io::stdin().lock()) } else { read(file) };
    bytes.map_err(|error| unreadable(file, &error))
}

/// An error of the system, in the language of the person.
pub(crate) fn said(error: &io::Error) -> String {
    match error.kind() {
        _ if error.get_ref().is_some() => error.to_string(),
        ErrorKind::NotFound => t!("cli-system-not-found"),
        ErrorKind::PermissionDenied => t!("cli-system-not-allowed"),
        ErrorKind::IsADirectory => t!("cli-system-folder"),
        ErrorKind::NotADirectory => t!("cli-system-no-folder"),
        ErrorKind::StorageFull => t!("cli-system-full"),
        _ => error.to_string(),
    }
}

pub(crate) fn unreadable(file: &Path, error: &io::Error) -> Failure {
    Failure::Usage(t!("cli-unreadable", file = file.display().to_string(), problem = said(error)))
}

pub(crate) fn write_file(file: &Path, text: &str) -> Outcome {
    std::fs::write(file, text).map_err(|error| unwritable(file, &error))
}

/// Checks that the results can be written, each to its own file. A file that is also read is checked when it is opened.
pub(crate) fn check_outputs<const N: usize>(results: [&Option<PathBuf>; N], read: Option<&PathBuf>) -> Outcome {
    let files: Vec<&PathBuf> = read.into_iter().chain(results.into_iter().flatten()).collect();
    let place = |file: &PathBuf| std::path::absolute(file).unwrap_or_else(|_| file.clone());
    let places: Vec<PathBuf> = files.iter().map(|file| place(file)).collect();
    if let Some(at) = (1..places.len()).find(|&at| places[..at].contains(&places[at])) {
        return Err(Failure::Usage(t!("cli-file-twice", file = files[at].display().to_string())));
    }
    results.into_iter().flatten().try_for_each(|file| check_writable(file))
}

pub(crate) fn check_writable(file: &Path) -> Outcome {
    let mut options = OpenOptions::new();
    options.write(true);
    match options.clone().create_new(true).open(file) {
        Ok(_) => std::fs::remove_file(file),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => options.open(file).map(drop),
        Err(error) => Err(error),
    }
    .map_err(|error| unwritable(file, &error))
}

pub(crate) fn unwritable(file: &Path, error: &io::Error) -> Failure {
    Failure::No(t!("cli-unwritable", file = file.display().to_string(), problem = said(error)))
}

pub(crate) fn write_tree(path: &Path, file: &TreeFile) -> Outcome {
    let format = match path.extension().and_then(|extension| extension.to_str()) {
        Some("json") => Format::Json,
        Some("dot" | "gv") => Format::Dot,
        Some("compact") => Format::Compact,
        _ => Format::Text,
    };
    write_file(path, &file.write(format))
}
