//! The engine of Pegwise for JavaScript, with requests and events as JSON. The npm package is in `package/`.

use pegwise::api::{ErrorKind, Event, Failure, Request, RequestLimits};
use pegwise::engine::Engine;
use pegwise::protocol::{self, Defaults};
use pegwise::{Limits, StopSwitch};
use serde::Deserialize;
use std::cell::RefCell;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static ENGINE: RefCell<Engine> = RefCell::new(Engine::new());
}

#[wasm_bindgen]
extern "C" {
    fn tell(event: &str);
}

/// Answers a request and returns its last event, `result` or `error`. Earlier events go to `tell`. Requests and events
/// are JSON as in `docs/schema`, but without `schema` and `id`, and the fields of a request are nested under its name:
/// `{"request": {"check": {"game": "4x6"}}, "limits": {}}`.
#[wasm_bindgen]
pub fn answer(request: &str) -> String {
    ENGINE.with_borrow_mut(|engine| json(&last_event(engine, request, &|event| tell(&json(&event)))))
}

/// A request with its limits. The caller waits for the answer, so it needs no `id`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    limits: Option<RequestLimits>,
    #[serde(with = "ByName")]
    request: Request,
}

macro_rules! by_name {
    ($($(#[$about:meta])* $name:ident($request:ident, $board:ident),)*) => {
        /// A request such as `{"suggest": {…}}`. If the name were one of the fields, the module would be 2% larger.
        #[derive(Deserialize)]
        #[serde(remote = "Request", rename_all = "kebab-case", deny_unknown_fields)]
        enum ByName {
            $($name(pegwise::api::$request),)*
            Strategies {},
            Rules {},
        }
    };
}
pegwise::engine::for_each_question!(by_name);

fn last_event(engine: &mut Engine, request: &str, tell: &(dyn Fn(Event) + Sync)) -> Event {
    let answered = read(request).and_then(|Asked { limits, request }| {
        // The caller stops a request by terminating the worker.
        let switch = StopSwitch::default();
        protocol::answer(engine, &defaults(), &request, limits.unwrap_or_default(), &switch, tell)
    });
    match answered {
        Ok(answer) => Event::Result { answer: Box::new(answer) },
        Err(error) => Event::Error { error },
    }
}

fn read(request: &str) -> Result<Asked, Failure> {
    serde_json::from_str(request).map_err(|error| {
        let message = error.to_string();
        // The position is left out, because the caller did not write this line.
        let message = message.split(" at line ").next().unwrap_or_default();
        Failure::new(ErrorKind::Usage, message)
    })
}

/// Returns limits for a list of codes and for optimal play. A phone's browser has room for both.
fn defaults() -> Defaults {
    Defaults { limits: Limits::of_memory(256 << 20), ..Defaults::default() }
}

fn json(event: &Event) -> String {
    serde_json::to_string(event).expect("strings, numbers and lists")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};
    use std::sync::Mutex;

    fn answered(request: &Value) -> Value {
        let event = last_event(&mut Engine::new(), &request.to_string(), &|_| {});
        serde_json::to_value(event).unwrap()
    }

    #[test]
    fn a_request_is_answered_with_its_result() {
        let request = json!({"request": {"suggest": {"game": "4x6 1122:1.0 1344:0.1 3526:1.2", "strategy": "knuth"}}});
        let event = answered(&request);
        // The example game of [Knuth 1977].
        assert_eq!((&event["event"], &event["answer"]), (&json!("result"), &json!("decision")));
        assert_eq!(event["result"]["guess"], "1462");
    }

    #[test]
    fn a_request_that_cannot_be_read_is_an_error_that_says_why() {
        for (request, word) in [
            (json!({"request": {"suggest": {}}}), "`game`"),
            (json!({"request": {"suggest": {"game": "4x6", "strateg": "knuth"}}}), "`strateg`"),
            (json!({"request": {"check": {"game": "4x6 1192:1.0"}}}), "row 1, character 3"),
            (json!({"request": {"rules": {}}, "limits": {"second": 5}}), "`second`"),
        ] {
            let event = answered(&request);
            assert_eq!((&event["event"], &event["error"]["kind"]), (&json!("error"), &json!("usage")));
            let message = event["error"]["message"].as_str().unwrap();
            assert!(message.contains(word) && !message.contains("at line"), "{message}");
        }
    }

    #[test]
    fn a_limit_of_time_gives_what_is_known_by_then() {
        let event = answered(&json!({"request": {"optimal": {"rules": "4x6"}}, "limits": {"seconds": 0}}));
        assert_eq!(event["result"]["status"], "bounded");
    }

    #[test]
    fn what_happens_meanwhile_is_told() {
        let told = Mutex::new(Vec::new());
        let tell = |event| told.lock().unwrap().push(event);
        let request = json!({"request": {"evaluate": {"rules": "3x4", "strategies": ["knuth"]}}}).to_string();
        let last = last_event(&mut Engine::new(), &request, &tell);
        assert!(matches!(last, Event::Result { .. }));
        assert!(told.into_inner().unwrap().iter().any(|event| matches!(event, Event::Progress { .. })));
    }
}
