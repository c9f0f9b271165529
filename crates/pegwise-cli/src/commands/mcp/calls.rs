//! Tool calls. Each runs on its own thread and sends events as it runs.

use super::tools::{Kind, ToolEntry};
use crate::commands::desk::Desk;
use pegwise::StopSwitch;
use pegwise::api::{Answer, ErrorKind, Event, Failure, RequestLine, SCHEMA};
use rmcp::model::{CallToolResult, JsonObject};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

pub(super) fn call(
    desk: &Desk,
    tool: &'static ToolEntry,
    arguments: JsonObject,
    switch: &StopSwitch,
    tell: &(dyn Fn(Event) + Sync),
) -> CallToolResult {
    let answered = match tool.problem(&arguments) {
        Some(problem) => Err(Failure::new(ErrorKind::Usage, problem)),
        None => answer(desk, tool, arguments, switch, tell),
    };
    match answered {
        Ok(answer) => CallToolResult::structured(answer),
        Err(failure) => failed(&failure),
    }
}

fn answer(
    desk: &Desk,
    tool: &'static ToolEntry,
    mut arguments: JsonObject,
    switch: &StopSwitch,
    tell: &(dyn Fn(Event) + Sync),
) -> Result<Value, Failure> {
    if let Kind::Secret(secret) = tool.kind {
        let result = secret.call(&desk.defaults, arguments)?;
        return Ok(json!({ "schema": SCHEMA, "answer": tool.name, "result": result }));
    }
    arguments.insert("id".to_owned(), 0.into());
    arguments.insert("request".to_owned(), tool.name.into());
    let line = RequestLine::deserialize(Value::Object(arguments));
    let RequestLine { request, limits, .. } = line.map_err(|error| Failure::new(ErrorKind::Usage, error))?;
    let answer = desk.answer(&request, limits, switch, tell)?;
    Ok(serde_json::to_value(Answered { schema: SCHEMA, answer }).expect("strings, numbers and lists"))
}

#[derive(Serialize)]
struct Answered {
    schema: &'static str,
    #[serde(flatten)]
    answer: Answer,
}

pub(super) fn failed(failure: &Failure) -> CallToolResult {
    CallToolResult::structured_error(json!({ "schema": SCHEMA, "error": failure }))
}
