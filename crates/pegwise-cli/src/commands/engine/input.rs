use super::refusal;
use pegwise::shapes::{CancelLine, ErrorKind, Failure, LineIn, RequestId, RequestLine};
use serde::Deserialize;
use serde_json::Value;
use std::io::{BufRead, Read};
use std::sync::mpsc::Sender;

/// What the main thread waits for.
pub(super) enum Message {
    Line(Line),
    /// The input has ended.
    End,
    /// The output is closed.
    NobodyReads,
}

/// A line of input.
pub(super) struct Line {
    /// Its number, from 1.
    number: usize,
    /// Its bytes, one more than [`LONGEST`] of a line that is too long.
    text: Vec<u8>,
}

/// A line that cannot be understood.
pub(super) struct Misread {
    /// The request that it was to be, if that much can be read.
    pub(super) id: Option<RequestId>,
    pub(super) failure: Failure,
}

/// No sensible request comes near it; a longer line is not kept in memory.
const LONGEST: usize = 1 << 20;

/// Sends every line of standard input, and its end.
pub(super) fn read(messages: &Sender<Message>) {
    let mut input = std::io::stdin().lock();
    for number in 1.. {
        let mut text = Vec::new();
        let ended = match (&mut input).take(LONGEST as u64 + 1).read_until(b'\n', &mut text) {
            Ok(0) | Err(_) => true,
            Ok(_) if text.len() > LONGEST && !text.ends_with(b"\n") => input.skip_until(b'\n').is_err(),
            Ok(_) => false,
        };
        // A last line may end without a newline. If nobody listens, the program is about to end.
        let line_is_there = !(ended && text.is_empty());
        if line_is_there && messages.send(Message::Line(Line { number, text })).is_err() || ended {
            break;
        }
    }
    let _ = messages.send(Message::End);
}

impl Line {
    /// What the line asks for; nothing if it is blank.
    pub(super) fn parse(&self) -> Result<Option<LineIn>, Misread> {
        let misread = |id, message: String, column| {
            let failure = Failure { line: Some(self.number), column, ..Failure::new(ErrorKind::Usage, message) };
            Misread { id, failure }
        };
        let text = self.text.trim_ascii_end();
        if text.is_empty() {
            return Ok(None);
        }
        if text.len() > LONGEST {
            return Err(misread(None, format!("a line has at most {LONGEST} bytes"), Some(LONGEST + 1)));
        }
        let value: Value = serde_json::from_slice(text).map_err(|error| {
            let message = error.to_string();
            let message = message.split(" at line ").next().unwrap_or_default();
            misread(None, format!("this is not JSON: {message}"), Some(error.column()))
        })?;
        let Value::Object(fields) = &value else {
            return Err(misread(
                None,
                "a request is a JSON object, such as {\"id\":1,\"request\":\"rules\"}".into(),
                Some(1),
            ));
        };
        let id = fields.get("id").and_then(|id| RequestId::deserialize(id).ok());
        let line = if fields.contains_key("cancel") {
            CancelLine::deserialize(&value).map(LineIn::Cancel)
        } else {
            RequestLine::deserialize(&value).map(LineIn::Request)
        };
        line.map(Some).map_err(|error| {
            let reason = refusal::reason(fields).unwrap_or_else(|| error.to_string());
            misread(id, reason, None)
        })
    }
}
