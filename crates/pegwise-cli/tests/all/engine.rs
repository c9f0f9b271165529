//! `pegwise engine`: requests in, events out.

use assert_cmd::cargo::{cargo_bin, cargo_bin_cmd};
use harness::shows;
use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

fn engine(lines: &[&str]) -> Vec<Value> {
    let input = lines.join("\n") + "\n";
    let output = cargo_bin_cmd!("pegwise").arg("engine").write_stdin(input).assert().success().get_output().clone();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    let lines = output.stdout.lines().map(|line| serde_json::from_str(&line.unwrap()).unwrap());
    lines.collect()
}

fn last<'a>(events: &'a [Value], id: &Value) -> &'a Value {
    let is_last = |event: &&Value| event["id"] == *id && (event["event"] == "result" || event["event"] == "error");
    let last: Vec<&Value> = events.iter().filter(is_last).collect();
    assert_eq!(last.len(), 1, "exactly one last event of {id}: {events:?}");
    last[0]
}

#[test]
fn the_examples_of_the_page_are_true() {
    let page = include_str!("../../../../docs/engine.md");
    let examples: Vec<&str> = page.split("```engine\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect();
    assert!(examples.len() > 10);
    for example in examples {
        let of = |mark: &str| example.lines().filter_map(|line| line.strip_prefix(mark)).collect::<Vec<_>>();
        let events = engine(&of("> "));
        for shown in of("< ") {
            let shown: Value = serde_json::from_str(shown).unwrap();
            let found = last(&events, &shown["id"]);
            assert!(shows(&shown, found), "{shown}\nis not in\n{found}");
        }
    }
}

#[test]
fn results_are_those_of_the_commands() {
    let pairs = [
        (r#""suggest", "game": "4x6 1122:1.0""#, "suggest 4x6 1122:1.0"),
        (r#""suggest", "game": "4x6 1122:1.0", "strategy": "entropy""#, "suggest 4x6 1122:1.0 --strategy entropy"),
        (r#""suggest", "game": "4x6 1122:4.0 1123:4.0""#, "suggest 4x6 1122:4.0 1123:4.0"),
        (r#""explain", "game": "4x6 1122:1.0", "guesses": ["1344"]"#, "explain 4x6 1122:1.0 1344"),
        (r#""check", "game": "4x6 1122:4.0 1123:4.0""#, "check 4x6 1122:4.0 1123:4.0"),
        (r#""candidates", "game": "4x6 1122:2.0", "limit": 3"#, "candidates 4x6 1122:2.0 --limit 3"),
        (r#""score", "guess": "1122", "secret": "1213", "explain": true"#, "score 1122 1213 --explain"),
        (
            r#""score", "rules": "4x6-sum", "guess": "1122", "secret": "1213", "explain": true"#,
            "score 1122 1213 --explain --rules 4x6-sum",
        ),
        (r#""review", "game": "4x6 1122:1.0 1344:0.1 3526:1.2""#, "review 4x6 1122:1.0 1344:0.1 3526:1.2"),
        (
            r#""puzzle", "kind": "impossible", "level": "hard", "seed": 7"#,
            "puzzle --kind impossible --level hard --seed 7 --count 1",
        ),
        (
            r#""puzzle", "kind": "win-next", "level": "easy", "seed": 7"#,
            "puzzle --kind win-next --level easy --seed 7 --count 1",
        ),
        (r#""strategies""#, "strategies"),
        (r#""rules""#, "rules"),
    ];
    for (request, command) in pairs {
        let events = engine(&[&format!(r#"{{"id": 1, "request": {request}}}"#)]);
        let output = cargo_bin_cmd!("pegwise").arg("--json").args(command.split(' ')).output().unwrap();
        let mut printed: Value = serde_json::from_slice(&output.stdout).unwrap();
        for head in ["schema", "command"] {
            printed.as_object_mut().unwrap().shift_remove(head).unwrap();
        }
        assert_eq!(last(&events, &1.into())["result"], printed, "{command}");
    }
}

#[test]
fn bad_lines_are_answered_and_end_nothing() {
    let long = format!(r#"{{"id": 1, "request": "{}"}}"#, "x".repeat(1 << 20));
    let events =
        engine(&["[]", "", "{]", &long, r#"{"cancel": 1, "too": 2}"#, r#"{"id": 2, "request": "rules", "game": ""}"#]);
    let error = |index: usize| (events[index]["id"].clone(), &events[index]["error"]);
    assert_eq!(events.len(), 5, "{events:?}");
    assert_eq!((&error(0).1["line"], &error(0).1["column"]), (&1.into(), &1.into()));
    assert_eq!((&error(1).1["line"], &error(1).1["column"]), (&3.into(), &2.into()));
    assert_eq!((&error(2).1["line"], &error(2).1["message"]), (&4.into(), &"a line has at most 1048576 bytes".into()));
    assert_eq!(error(3).1["message"], "`cancel` has no field `too`; it has: `cancel`");
    let (id, unknown) = error(4);
    assert_eq!(
        (id, &unknown["message"]),
        (2.into(), &"`rules` has no field `game`; it has: `id`, `limits`, `request`".into())
    );
}

#[test]
fn limits_are_checked() {
    let events = engine(&[
        r#"{"id": 1, "request": "suggest", "game": "4x6", "limits": {"seconds": -1}}"#,
        r#"{"id": 2, "request": "evaluate", "strategies": ["knuth"], "limits": {"memory": 0}}"#,
        r#"{"id": 3, "request": "evaluate", "strategies": ["knuth"], "limits": {"seconds": 0}}"#,
        r#"{"id": 4, "request": "suggest", "game": "4x6 1122:4.0"}"#,
        r#"{"id": 5, "request": "suggest", "game": "4x6", "strategy": "tree:none.txt"}"#,
    ]);
    let kind = |id: u64| last(&events, &id.into())["error"]["kind"].as_str().unwrap();
    assert_eq!([1, 2, 3, 4, 5].map(kind), ["usage", "usage", "no", "no", "usage"]);
}

#[test]
fn what_was_stopped_says_so() {
    let events = engine(&[
        r#"{"id": 1, "request": "suggest", "game": "6x9 112334:1.1 352176:0.2", "limits": {"seconds": 0}}"#,
        r#"{"id": 2, "request": "optimal", "rules": "5x6", "limits": {"seconds": 0}}"#,
        r#"{"id": 3, "request": "puzzle", "kind": "deduce", "level": "easy", "seed": 7, "limits": {"seconds": 0}}"#,
        r#"{"id": 4, "request": "candidates", "game": "10x4", "limits": {"seconds": 0}}"#,
        r#"{"id": 5, "request": "puzzle", "kind": "deduce", "level": "easy", "seed": 7}"#,
    ]);
    let result = |id: u64| &last(&events, &id.into())["result"];
    assert_eq!((&result(1)["complete"], &result(1)["reason"]["kind"]), (&false.into(), &"best-so-far".into()));
    assert_eq!((&result(2)["complete"], &result(2)["status"]), (&false.into(), &"bounded".into()));
    assert_eq!((&result(2)["heuristic"], &result(2)["total"]), (&"entropy".into(), &37_087.into()));
    for id in [3, 4] {
        assert_eq!(last(&events, &id.into())["error"]["kind"], "no", "{events:?}");
    }
    assert_eq!(result(5)["complete"], true);
}

/// On boards with lies, the engine gives the results and refusals of the command.
#[test]
fn optimal_play_with_lies_is_that_of_the_command() {
    let events = engine(&[
        r#"{"id": 1, "request": "optimal", "rules": "2x3-lies1"}"#,
        r#"{"id": 2, "request": "optimal", "rules": "2x3-lies1", "objective": "max"}"#,
        r#"{"id": 3, "request": "optimal", "rules": "2x3-lies1", "objective": "mean"}"#,
        r#"{"id": 4, "request": "optimal", "rules": "2x3-lies1", "pool": "candidates"}"#,
        r#"{"id": 5, "request": "optimal", "rules": "2x3-lies2"}"#,
        r#"{"id": 6, "request": "optimal", "rules": "4x6-lies1", "limits": {"seconds": 0}}"#,
    ]);
    let output = cargo_bin_cmd!("pegwise").args(["optimal", "--json", "--rules", "2x3-lies1"]).output().unwrap();
    let printed: Value = serde_json::from_slice(&output.stdout).unwrap();
    let result = |id: u64| &last(&events, &id.into())["result"];
    for (field, value) in result(1).as_object().unwrap() {
        assert!(field == "seconds" || (&printed[field], &result(2)[field]) == (value, value), "{field}: {value}");
    }
    assert_eq!((&printed["objective"], &printed["max"]), (&"max".into(), &5.into()));
    for (id, word) in [(3, "`max`"), (4, "every code"), (5, "one answer")] {
        let error = &last(&events, &id.into())["error"];
        assert!(error["kind"] == "usage" && error["message"].as_str().unwrap().contains(word), "{error}");
    }
    assert_eq!((&result(6)["status"], &result(6)["complete"]), (&"bounded".into(), &false.into()));
}

/// If there is no time for optimal play, the answer names the strategy used instead.
#[test]
fn another_strategy_that_chose_is_named() {
    let events = engine(&[
        r#"{"id": 1, "request": "suggest", "game": "5x6", "strategy": "optimal", "limits": {"seconds": 0}}"#,
        r#"{"id": 2, "request": "suggest", "game": "5x6", "strategy": "entropy"}"#,
    ]);
    let mut result = last(&events, &1.into())["result"].clone();
    let suggest = || {
        let mut command = cargo_bin_cmd!("pegwise");
        command.args(["suggest", "5x6", "--strategy", "optimal", "--time", "0"]);
        command
    };
    let printed: Value = serde_json::from_slice(&suggest().arg("--json").output().unwrap().stdout).unwrap();
    for (field, value) in result.as_object().unwrap() {
        assert_eq!(&printed[field], value, "{field}");
    }
    assert_eq!((&result["strategy"], &result["complete"]), (&"entropy".into(), &false.into()));
    result["complete"] = true.into();
    assert_eq!(&result, &last(&events, &2.into())["result"]);
    let said = String::from_utf8(suggest().output().unwrap().stdout).unwrap();
    assert!(said.contains("There was not enough time for optimal, so entropy chose this guess."), "{said}");
}

#[test]
fn nobody_reads() {
    let mut engine = Command::new(cargo_bin!("pegwise"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(engine.stdout.take());
    let mut input = engine.stdin.take().unwrap();
    writeln!(input, r#"{{"id": 1, "request": "rules"}}"#).unwrap();
    let mut said = String::new();
    BufReader::new(engine.stderr.take().unwrap()).read_line(&mut said).unwrap();
    assert_eq!((engine.wait().unwrap().code(), said.as_str()), (Some(0), ""));
    drop(input);
}

#[test]
#[expect(clippy::print_stderr, reason = "it says what it skips")]
fn a_client_in_python() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/engine.py");
    match Command::new("python3").arg(script).arg(cargo_bin!("pegwise")).output() {
        Err(missing) => eprintln!("skipped: there is no python3 here ({missing})"),
        Ok(output) => assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr)),
    }
}
