//! Lines of JSON from other programs, limited in length and depth.

use serde_json::Value;
use std::io::{BufRead, Read};

pub(in crate::commands) struct Line {
    pub(in crate::commands) number: usize,
    /// The content of the line, or its first [`LONGEST`] + 1 bytes if it is longer.
    text: Vec<u8>,
}

pub(in crate::commands) struct NotJson {
    pub(in crate::commands) message: String,
    pub(in crate::commands) column: usize,
}

/// The maximum length in bytes, far more than any sensible request needs.
const LONGEST: usize = 1 << 20;

pub(in crate::commands) fn each(mut is_taken: impl FnMut(Line) -> bool) {
    let mut input = std::io::stdin().lock();
    for number in 1.. {
        let mut text = Vec::new();
        let ended = match (&mut input).take(LONGEST as u64 + 1).read_until(b'\n', &mut text) {
            Ok(0) | Err(_) => true,
            Ok(_) if text.len() > LONGEST && !text.ends_with(b"\n") => input.skip_until(b'\n').is_err(),
            Ok(_) => false,
        };
        let line_is_there = !(ended && text.is_empty());
        if line_is_there && !is_taken(Line { number, text }) || ended {
            return;
        }
    }
}

impl Line {
    pub(in crate::commands) fn json(&self) -> Result<Option<Value>, NotJson> {
        let text = self.text.trim_ascii_end();
        if text.is_empty() {
            return Ok(None);
        }
        if text.len() > LONGEST {
            return Err(NotJson { message: format!("a line has at most {LONGEST} bytes"), column: LONGEST + 1 });
        }
        serde_json::from_slice(text).map(Some).map_err(|error| {
            let message = error.to_string();
            let message = message.split(" at line ").next().unwrap_or_default();
            NotJson { message: format!("this is not JSON: {message}"), column: error.column() }
        })
    }
}
