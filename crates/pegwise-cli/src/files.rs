//! Files and standard input, read and written as a whole.

use crate::failure::{Failure, Outcome};
use pegwise::tree::{Format, TreeFile};
use pegwise_text::t;
use std::fs::OpenOptions;
use std::io::{ErrorKind, Read};
use std::path::Path;

pub(crate) fn read_stdin() -> Outcome<String> {
    let mut text = String::new();
    std::io::stdin()
        .read_to_string(&mut text)
        .map_err(|error| unreadable(Path::new(&t!("cli-standard-input")), &error))?;
    Ok(without_mark(&text).to_owned())
}

/// The text of a file; `-` is standard input.
pub(crate) fn read_file(file: &Path) -> Outcome<String> {
    if file == Path::new("-") {
        return read_stdin();
    }
    let text = std::fs::read_to_string(file).map_err(|error| unreadable(file, &error))?;
    Ok(without_mark(&text).to_owned())
}

/// The bytes of a file, which need not be text; `-` is standard input.
pub(crate) fn read_bytes(file: &Path) -> Outcome<Vec<u8>> {
    let mut bytes = Vec::new();
    let read = if file == Path::new("-") {
        std::io::stdin().read_to_end(&mut bytes)
    } else {
        std::fs::File::open(file).and_then(|mut file| file.read_to_end(&mut bytes))
    };
    read.map(|_| bytes).map_err(|error| unreadable(file, &error))
}

pub(crate) fn unreadable(file: &Path, error: &std::io::Error) -> Failure {
    Failure::Usage(t!("cli-unreadable", file = file.display().to_string(), problem = error.to_string()))
}

pub(crate) fn write_file(file: &Path, text: &str) -> Outcome {
    std::fs::write(file, text).map_err(|error| unwritable(file, &error))
}

/// Can this file be written, before there is anything to write? Leaves it as it is.
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

pub(crate) fn unwritable(file: &Path, error: &std::io::Error) -> Failure {
    Failure::No(t!("cli-unwritable", file = file.display().to_string(), problem = error.to_string()))
}

/// Writes a strategy tree in the format that the name of the file asks for.
pub(crate) fn write_tree(path: &Path, file: &TreeFile) -> Outcome {
    let format = match path.extension().and_then(|extension| extension.to_str()) {
        Some("json") => Format::Json,
        Some("dot" | "gv") => Format::Dot,
        Some("compact") => Format::Compact,
        _ => Format::Text,
    };
    write_file(path, &file.write(format))
}

/// Text without the byte order mark that some editors begin a file with.
pub(crate) fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}
