//! Lines of standard input.

use crate::files::without_mark;
use std::io::{BufRead, Read};

/// One line of standard input with its end; empty at the end of input.
pub(crate) fn read_line() -> std::io::Result<Vec<u8>> {
    /// A stream without ends of lines must not fill the memory.
    const LONGEST: u64 = 1 << 20;
    let mut line = Vec::new();
    std::io::stdin().lock().take(LONGEST).read_until(b'\n', &mut line)?;
    Ok(line)
}

/// A terminal may send anything; what is not text is shown as such and refused by the reader.
pub(crate) fn text_of(line: &[u8]) -> Option<String> {
    let text = String::from_utf8_lossy(line);
    (!line.is_empty()).then(|| without_mark(&text).trim().to_owned())
}
