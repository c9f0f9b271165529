//! `pegwise mcp`, called by the client of the same library in a real process.

use assert_cmd::cargo::{cargo_bin, cargo_bin_cmd};
use boon::{Compiler, Schemas};
use harness::shows;
use pegwise::Commitment;
use rmcp::model::{
    CallToolRequest, CallToolRequestParams, CallToolResult, ClientRequest, ErrorCode, ProgressNotificationParam,
};
use rmcp::service::{NotificationContext, PeerRequestOptions, RunningService};
use rmcp::transport::TokioChildProcess;
use rmcp::{ClientHandler, RoleClient, ServiceError, ServiceExt};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tokio::process::Command;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

const PAGE: &str = include_str!("../../../../docs/mcp.md");

/// A client that forwards progress notifications.
struct Listener(UnboundedSender<ProgressNotificationParam>);

impl ClientHandler for Listener {
    async fn on_progress(&self, step: ProgressNotificationParam, _context: NotificationContext<RoleClient>) {
        self.0.send(step).unwrap();
    }
}

struct Client {
    service: RunningService<RoleClient, Listener>,
    steps: UnboundedReceiver<ProgressNotificationParam>,
}

impl Client {
    async fn start() -> Self {
        let mut command = Command::new(cargo_bin!("pegwise"));
        command.arg("mcp");
        let (sender, steps) = unbounded_channel();
        let service = Listener(sender).serve(TokioChildProcess::new(command).unwrap()).await.unwrap();
        Client { service, steps }
    }

    async fn call(&self, tool: &str, arguments: Value) -> CallToolResult {
        self.service.call_tool(params(tool, &arguments)).await.unwrap()
    }

    async fn result(&self, tool: &str, arguments: Value) -> Value {
        let answer = self.call(tool, arguments).await;
        assert_eq!(answer.is_error, Some(false), "{tool}: {answer:?}");
        answer.structured_content.unwrap()["result"].clone()
    }

    async fn error(&self, tool: &str, arguments: Value) -> Value {
        let answer = self.call(tool, arguments).await;
        assert_eq!(answer.is_error, Some(true), "{tool}: {answer:?}");
        answer.structured_content.unwrap()["error"].clone()
    }
}

fn params(tool: &str, arguments: &Value) -> CallToolRequestParams {
    CallToolRequestParams::new(tool.to_owned()).with_arguments(arguments.as_object().unwrap().clone())
}

fn with_client(test: impl AsyncFnOnce(Client)) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async { test(Client::start().await).await });
}

#[test]
fn a_client_solves_a_game_by_tools_alone() {
    with_client(async |client| {
        for rules in ["4x6", "3x10-distinct-nozero", "4x6-sum"] {
            let hidden = client.result("challenge", json!({ "rules": rules, "seed": 7 })).await;
            let token = hidden["challenge"].as_str().unwrap();
            let (mut game, mut won) = (hidden["rules"].as_str().unwrap().to_owned(), false);
            let mut guesses = Vec::new();
            while !won {
                let guess = client.result("suggest", json!({ "game": game })).await["guess"].clone();
                let answer = client.result("answer", json!({ "challenge": token, "guess": guess })).await;
                let [guess, feedback] = ["guess", "feedback"].map(|field| answer[field].as_str().unwrap());
                game = format!("{game} {guess}:{feedback}");
                guesses.push(guess.to_owned());
                won = answer["won"] == true;
                assert!(guesses.len() <= 25, "{game}");
            }
            let check = client.result("check", json!({ "game": game })).await;
            assert_eq!((&check["candidates"], &check["contradiction"]), (&1.into(), &Value::Null), "{game}");
            let secret = client.result("reveal", json!({ "challenge": token })).await;
            assert_eq!(Some(secret["secret"].as_str().unwrap()), guesses.last().map(String::as_str));
            // The proof revealed at the end opens the fingerprint from the start.
            let fingerprint: Commitment = hidden["fingerprint"].as_str().unwrap().parse().unwrap();
            let sealed = fingerprint.open(secret["proof"].as_str().unwrap()).unwrap();
            assert_eq!(sealed.secret().to_string(), secret["secret"]);
            let review = client.result("review", json!({ "game": game, "secret": secret["secret"] })).await;
            assert_eq!((&review["wrong_answers"], &review["guesses"]), (&json!([]), &guesses.len().into()));
        }
    });
}

fn engine(tool: &str, arguments: &Value) -> Value {
    let mut line = arguments.clone();
    line["id"] = 1.into();
    line["request"] = tool.into();
    let output = cargo_bin_cmd!("pegwise").arg("engine").write_stdin(format!("{line}\n")).output().unwrap();
    let last = output.stdout.split(|&byte| byte == b'\n').rfind(|line| !line.is_empty()).unwrap().to_vec();
    serde_json::from_slice(&last).unwrap()
}

fn without_times(mut value: Value) -> Value {
    if let Some(fields) = value.as_object_mut() {
        fields.shift_remove("seconds");
        for field in fields.values_mut() {
            *field = without_times(field.take());
        }
    } else if let Some(items) = value.as_array_mut() {
        for item in items {
            *item = without_times(item.take());
        }
    }
    value
}

fn requests() -> Vec<(&'static str, Value)> {
    vec![
        ("score", json!({ "rules": "4x6", "guess": "1122", "secret": "1213", "explain": true })),
        ("suggest", json!({ "game": "4x6 1122:1.0 1344:0.1" })),
        ("check", json!({ "game": "4x6 1122:4.0 1123:4.0" })),
        ("candidates", json!({ "game": "4x6 1122:2.0", "limit": 3 })),
        ("explain", json!({ "game": "4x6 1122:1.0", "guesses": ["1344", "1222"] })),
        ("review", json!({ "game": "4x6 1122:1.0 1344:0.1 3526:1.2 1462:1.1 3632:4.0" })),
        ("judge", json!({ "game": "4x6 1122:1.0 1344:0.1 3526:1.2", "guess": "1462" })),
        ("rank", json!({ "game": "3x4 123:1.0", "pool": "candidates" })),
        ("regret", json!({ "games": ["4x6", "4x6 1122:1.0"], "guesses": ["1122", "1344"] })),
        ("tree", json!({ "rules": "4x6", "strategy": "knuth", "feedbacks": ["1.0"] })),
        ("evaluate", json!({ "rules": "3x4", "strategies": ["knuth"] })),
        ("optimal", json!({ "rules": "3x3", "limits": { "seconds": 600 } })),
        ("optimal", json!({ "rules": "2x3-lies1" })),
        ("suggest", json!({ "game": "5x6", "strategy": "optimal", "limits": { "seconds": 0 } })),
        ("puzzle", json!({ "rules": "3x4", "kind": "deduce", "level": "easy", "seed": 7 })),
        ("strategies", json!({})),
        ("rules", json!({})),
    ]
}

#[test]
fn answers_are_those_of_the_engine() {
    with_client(async |client| {
        for (tool, arguments) in requests() {
            let answer = client.call(tool, arguments.clone()).await;
            let text = answer.content[0].as_text().unwrap().text.clone();
            let found = answer.structured_content.unwrap();
            assert_eq!(serde_json::from_str::<Value>(&text).unwrap(), found, "the text says the same");
            let mut expected = engine(tool, &arguments);
            for field in ["id", "event"] {
                expected.as_object_mut().unwrap().shift_remove(field).unwrap();
            }
            assert_eq!(without_times(found), without_times(expected), "{tool}");
        }
    });
}

/// Every tool declares itself read-only. Its schema accepts the calls of this test and refuses unknown fields.
#[test]
fn tools_are_described() {
    with_client(async |client| {
        let tools = client.service.list_all_tools().await.unwrap();
        let mut calls = requests();
        calls.extend([
            ("challenge", json!({ "rules": "4x6", "seed": 7 })),
            ("answer", json!({ "challenge": "AQABAgMEBQYHCAkKCwwNDg8ktmW3ijb-rou5jfs", "guess": "1122" })),
            ("reveal", json!({ "challenge": "AQABAgMEBQYHCAkKCwwNDg8ktmW3ijb-rou5jfs" })),
        ]);
        let names: BTreeSet<&str> = tools.iter().map(|tool| tool.name.as_ref()).collect();
        assert_eq!(names, calls.iter().map(|(tool, _)| *tool).collect());
        for tool in &tools {
            let hints = tool.annotations.as_ref().unwrap();
            assert_eq!(
                (hints.read_only_hint, hints.destructive_hint, hints.open_world_hint),
                (Some(true), Some(false), Some(false))
            );
            assert!(tool.title.is_some() && tool.description.as_ref().unwrap().ends_with('.'), "{}", tool.name);
            assert!(PAGE.contains(&format!("| `{}` |", tool.name)), "the page describes {}", tool.name);
            let (mut schemas, mut compiler) = (Schemas::new(), Compiler::new());
            compiler.add_resource("tool", tool.schema_as_json_value()).unwrap();
            let index = compiler.compile("tool", &mut schemas).unwrap();
            let (_, arguments) = calls.iter().find(|(name, _)| *name == tool.name).unwrap();
            schemas.validate(arguments, index).unwrap_or_else(|error| panic!("{}: {error:#}", tool.name));
            let mut misspelt = arguments.clone();
            misspelt["gaem"] = "4x6".into();
            assert!(schemas.validate(&misspelt, index).is_err(), "{}", tool.name);
            let refused = client.error(&tool.name, misspelt).await;
            assert!(refused["message"].as_str().unwrap().contains("has no field `gaem`"), "{refused}");
        }
    });
}

#[test]
fn what_is_wrong_is_said_to_whoever_called() {
    with_client(async |client| {
        let cases = [
            ("suggest", json!({ "game": "4x6 1192:1.0" }), "usage", "9"),
            ("suggest", json!({ "game": "4x6 1122:4.0" }), "no", "broken already"),
            ("answer", json!({ "challenge": "AQAB", "guess": "1122" }), "usage", "not complete"),
            ("answer", json!({ "challenge": "AQABAgMEBQYHCAkKCwwNDg8ktmW3ijb-rou5jfs", "guess": "11" }), "usage", "2"),
            ("challenge", json!({ "rules": "4x" }), "usage", "4x"),
            ("optimal", json!({ "rules": "3x4", "limits": { "seconds": -1 } }), "usage", "seconds"),
        ];
        for (tool, arguments, kind, word) in cases {
            let error = client.error(tool, arguments).await;
            assert_eq!(error["kind"], kind, "{error}");
            assert!(error["message"].as_str().unwrap().contains(word), "{error}");
        }
        let unknown = client.service.call_tool(params("sugest", &json!({}))).await.unwrap_err();
        let ServiceError::McpError(error) = unknown else { panic!("{unknown}") };
        assert_eq!(error.code, ErrorCode::INVALID_PARAMS);
        assert!(error.message.contains("there are: score, suggest"), "{}", error.message);
        let clash = client.result("suggest", json!({ "game": "4x6 1122:4.0 1123:4.0" })).await;
        assert_eq!(clash["contradiction"]["clash"], json!([1, 2]));
    });
}

#[test]
fn secrets_are_drawn() {
    with_client(async |client| {
        let hide = async |arguments: Value| client.result("challenge", arguments).await["challenge"].clone();
        let seeded = json!({ "rules": "4x6", "seed": 7 });
        assert_eq!(hide(seeded.clone()).await, hide(seeded).await);
        assert_ne!(hide(json!({})).await, hide(json!({})).await);
    });
}

#[test]
fn long_work_tells_its_progress_and_can_be_cancelled() {
    with_client(async |mut client| {
        let call = CallToolRequest::new(params("optimal", &json!({ "rules": "5x8" })));
        let request = ClientRequest::CallToolRequest(call);
        let handle = client.service.send_cancellable_request(request, PeerRequestOptions::no_options()).await.unwrap();
        let mut before = 0.0;
        for _ in 0..3 {
            let step = client.steps.recv().await.unwrap();
            assert_eq!(step.progress_token, handle.progress_token);
            assert!(step.progress > before && step.total.unwrap() >= step.progress, "{step:?}");
            before = step.progress;
        }
        assert_eq!(client.result("score", json!({ "guess": "1122", "secret": "1213" })).await["feedback"], "1.2");
        handle.cancel(Some("enough".to_owned())).await.unwrap();
        // All slots are free again: there are as many long calls as slots, and each hits its own limit.
        for _ in 0..4 {
            let bounded = client.result("optimal", json!({ "rules": "5x8", "limits": { "seconds": 0 } })).await;
            assert_eq!((&bounded["status"], &bounded["complete"]), (&"bounded".into(), &false.into()));
        }
    });
}

/// The server stops when its input ends, without a client or with one that sends nonsense.
#[test]
fn it_ends_with_its_input() {
    for input in ["", "{nonsense\n", "[]\n"] {
        let output = cargo_bin_cmd!("pegwise").arg("mcp").write_stdin(input).output().unwrap();
        assert!(output.status.success(), "{input}: {output:?}");
        assert!(!String::from_utf8_lossy(&output.stderr).contains("panicked"), "{output:?}");
    }
}

/// Every invalid line gets an error, under its id if that is readable, and the next request still works.
#[test]
fn a_line_that_is_no_request_is_answered() {
    let (deep, long) = ("[".repeat(5_000), format!("\"{}\"", "x".repeat(3 << 20)));
    let lines = [
        ("{nonsense", Value::Null, -32700),
        (deep.as_str(), Value::Null, -32700),
        (long.as_str(), Value::Null, -32700),
        ("42", Value::Null, -32600),
        ("[]", Value::Null, -32600),
        (r#"{"jsonrpc": "2.0", "id": 7}"#, 7.into(), -32600),
        (r#"{"jsonrpc": "2.0", "id": [7], "method": "ping"}"#, Value::Null, -32600),
    ];
    let silent = r#"{"jsonrpc": "2.0", "method": 3}"#;
    let ping = r#"{"jsonrpc": "2.0", "id": 8, "method": "ping"}"#;
    let input: Vec<&str> = lines.iter().map(|(line, ..)| *line).chain(["", silent, ping, ""]).collect();
    let input = input.join("\n");
    let output = cargo_bin_cmd!("pegwise").arg("mcp").write_stdin(input).output().unwrap();
    let answers = String::from_utf8(output.stdout).unwrap();
    let answers: Vec<Value> = answers.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let (errors, others): (Vec<_>, Vec<_>) = answers.into_iter().partition(|answer| answer.get("error").is_some());
    let found: Vec<_> = errors.iter().map(|answer| (answer["id"].clone(), answer["error"]["code"].clone())).collect();
    assert_eq!(found, lines.map(|(_, id, code)| (id, Value::from(code))));
    assert!(errors.iter().all(|answer| answer["jsonrpc"] == "2.0" && answer["error"]["message"].is_string()));
    assert_eq!(others, [json!({ "jsonrpc": "2.0", "id": 8, "result": {} })]);
    assert!(output.status.success());
}

/// A closed output stops the server although its input stays open.
#[test]
#[cfg(target_os = "linux")]
fn an_output_that_cannot_be_written_is_a_failure() {
    use std::io::Write;
    use std::process::{Command, Stdio};
    let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
    let mut command = Command::new(cargo_bin!("pegwise"));
    command.arg("mcp").stdin(Stdio::piped()).stdout(full).stderr(Stdio::piped());
    let mut server = command.spawn().unwrap();
    let mut input = server.stdin.take().unwrap();
    writeln!(input, r#"{{"jsonrpc": "2.0", "id": 1, "method": "ping"}}"#).unwrap();
    let output = server.wait_with_output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), said.contains("cannot be written")), (Some(1), true), "{said}");
    drop(input);
}

/// In the page, a line with `>` calls a tool, and the next line with `<` is part of its answer.
#[test]
fn the_examples_of_the_page_are_true() {
    let examples: Vec<&str> = PAGE.split("```mcp\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect();
    assert!(examples.len() >= 4);
    with_client(async |client| {
        for example in examples {
            let mut lines = example.lines();
            while let Some(call) = lines.next() {
                let (tool, arguments) = call.strip_prefix("> ").unwrap().split_once(' ').unwrap();
                let shown = lines.next().unwrap().strip_prefix("< ").unwrap();
                let answer = client.call(tool, serde_json::from_str(arguments).unwrap()).await;
                let (shown, found) = (serde_json::from_str(shown).unwrap(), answer.structured_content.unwrap());
                assert!(shows(&shown, &found), "{call}\n{shown}\nis not in\n{found}");
            }
        }
    });
}
