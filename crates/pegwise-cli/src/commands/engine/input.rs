use super::lines::{self, Line, NotJson};
use super::refusal;
use pegwise::api::{CancelLine, ErrorKind, Failure, LineIn, RequestId, RequestLine};
use serde::Deserialize;
use serde_json::Value;
use std::sync::mpsc::Sender;

pub(super) enum Message {
    Line(Line),
    End,
    Unwritable(std::io::Error),
}

pub(super) struct Misread {
    pub(super) id: Option<RequestId>,
    pub(super) failure: Failure,
}

pub(super) fn read(messages: &Sender<Message>) {
    lines::each(|line| messages.send(Message::Line(line)).is_ok());
    // If the receiver is gone, the program is about to end.
    let _ = messages.send(Message::End);
}

pub(super) fn parse(line: &Line) -> Result<Option<LineIn>, Misread> {
    let misread = |id, message: String, column| {
        let failure = Failure { line: Some(line.number), column, ..Failure::new(ErrorKind::Usage, message) };
        Misread { id, failure }
    };
    let value = line.json().map_err(|NotJson { message, column }| misread(None, message, Some(column)))?;
    let Some(value) = value else { return Ok(None) };
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
