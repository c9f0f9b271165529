//! One call after the other, on a thread of its own: what comes of it, and what is told meanwhile.

use super::tools::{Kind, ToolEntry};
use pegwise::StopSwitch;
use pegwise::api::{Answer, ErrorKind, Event, Failure, RequestLine, SCHEMA};
use pegwise::engine::Engine;
use pegwise::protocol::{self, Defaults};
use rmcp::model::{CallToolResult, JsonObject};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// What calls share: nothing that changes an answer, only lists and strategies that were made before.
pub(super) struct Desk {
    defaults: Defaults,
    idle: Mutex<Vec<Engine>>,
}

impl Desk {
    pub(super) fn new(defaults: Defaults) -> Self {
        Desk { defaults, idle: Mutex::default() }
    }

    /// Carries a call out.
    pub(super) fn call(
        &self,
        tool: &'static ToolEntry,
        arguments: JsonObject,
        switch: &StopSwitch,
        tell: &(dyn Fn(Event) + Sync),
    ) -> CallToolResult {
        let answer = match tool.problem(&arguments) {
            Some(problem) => Err(Failure::new(ErrorKind::Usage, problem)),
            None => self.answer(tool, arguments, switch, tell),
        };
        match answer {
            Ok(answer) => CallToolResult::structured(answer),
            Err(failure) => failed(&failure),
        }
    }

    fn answer(
        &self,
        tool: &'static ToolEntry,
        mut arguments: JsonObject,
        switch: &StopSwitch,
        tell: &(dyn Fn(Event) + Sync),
    ) -> Result<Value, Failure> {
        if let Kind::Secret(secret) = tool.kind {
            let result = secret.call(&self.defaults, arguments)?;
            return Ok(json!({ "schema": SCHEMA, "answer": tool.name, "result": result }));
        }
        arguments.insert("id".to_owned(), 0.into());
        arguments.insert("request".to_owned(), tool.name.into());
        let line = RequestLine::deserialize(Value::Object(arguments));
        let RequestLine { request, limits, .. } = line.map_err(|error| Failure::new(ErrorKind::Usage, error))?;
        let mut engine = self.idle().pop().unwrap_or_default();
        let answer = protocol::answer(&mut engine, &self.defaults, request, limits.unwrap_or_default(), switch, tell);
        // After a panic it is not reached: what that leaves half done is not used again.
        self.idle().push(engine);
        Ok(serde_json::to_value(Answered { schema: SCHEMA, answer: answer? }).expect("strings, numbers and lists"))
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Engine>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The answer to a request, as clients read it.
#[derive(Serialize)]
struct Answered {
    schema: &'static str,
    #[serde(flatten)]
    answer: Answer,
}

/// A call without an answer: whoever called should read why.
pub(super) fn failed(failure: &Failure) -> CallToolResult {
    CallToolResult::structured_error(json!({ "schema": SCHEMA, "error": failure }))
}
