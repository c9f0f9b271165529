//! The input and output of `--json` and `pegwise engine` match `docs/schema/` and `pegwise::api`.

use assert_cmd::cargo::{cargo_bin, cargo_bin_cmd};
use boon::{Compiler, Schemas};
use harness::class::Served;
use pegwise::api::{
    Bench, Candidates, Challenge, Check, CheckedQuestions, Decision, DeletedGames, Demo, ErrorKind, Evaluations, Event,
    EventLine, Explained, Failure, FailureLine, GameLine, HistoryPath, ImportedGames, KeptGames, LineIn, Output,
    Presets, Puzzles, Reason, RequestId, Review, Score, Solved, StaticQuestions, Stats, Strategies, Suggestion,
    TreeDifferences, TreePosition, TreeStats, VerifiedCertificate, VerifiedTree, WebLine,
};
use pegwise_classroom::{ClassAnswer, ClassRequest};
use pegwise_tournament::conformance::ConformanceRun;
use pegwise_tournament::{Tournament, TournamentLine};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const PACKAGE: &str = env!("CARGO_MANIFEST_DIR");

struct Schema {
    name: String,
    text: Value,
    schemas: Schemas,
    index: boon::SchemaIndex,
}

impl Schema {
    fn read(name: &str) -> Self {
        let file = Path::new(PACKAGE).join("../../docs/schema").join(name).with_extension("json");
        let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let (mut schemas, mut compiler) = (Schemas::new(), Compiler::new());
        let text: Value = serde_json::from_str(&text).unwrap();
        compiler.add_resource(name, text.clone()).unwrap();
        let index = compiler.compile(name, &mut schemas).unwrap();
        Schema { name: name.to_owned(), text, schemas, index }
    }

    fn accepts(&self, value: &Value) -> bool {
        self.schemas.validate(value, self.index).is_ok()
    }

    /// The schema accepts the value, and the Rust type preserves all of it.
    fn check<T: Serialize + DeserializeOwned>(&self, value: &Value) {
        if let Err(error) = self.schemas.validate(value, self.index) {
            panic!("{}: {error:#}\n{value:#}", self.name);
        }
        let shape: T = serde_json::from_value(value.clone()).unwrap();
        assert_eq!(serde_json::to_value(shape).unwrap(), *value, "{}", self.name);
    }
}

fn folder(test: &str, files: &[&str]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("schemas").join(test);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    for file in files {
        let from = Path::new(PACKAGE).join("tests/transcripts").join(file);
        fs::copy(&from, folder.join(from.file_name().unwrap())).unwrap();
    }
    folder
}

fn pegwise(folder: &Path, args: &str) -> assert_cmd::Command {
    let mut command = cargo_bin_cmd!("pegwise");
    command.arg("--json").args(args.split_whitespace()).current_dir(folder);
    command.env("XDG_DATA_HOME", "").env("HOME", folder).env("LC_ALL", "C.UTF-8");
    command
}

/// The object that a command prints, checked against its name, schema and Rust type.
fn result<T: Serialize + DeserializeOwned>(folder: &Path, args: &str) -> T {
    let output = pegwise(folder, args).output().unwrap();
    let value: Value = serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{args}: {error}"));
    let command = value["command"].as_str().unwrap_or_else(|| panic!("{args}: {value}"));
    assert!(args.starts_with(command), "{args} says that it is {command}");
    Schema::read(&command.replace(' ', "-")).check::<Output<T>>(&value);
    serde_json::from_value::<Output<T>>(value).unwrap().result
}

#[test]
fn guesses_and_games() {
    let here = &folder("guesses", &[]);
    let decided: Suggestion = result(here, "suggest 4x6 1122:1.0");
    assert!(matches!(decided, Suggestion::Decision(_)));
    let clash: Suggestion = result(here, "suggest 4x6 1122:4.0 1123:4.0");
    assert!(matches!(clash, Suggestion::Contradicted(_)));
    result::<Suggestion>(here, "suggest 4x6 1123:1.1 1244:0.1 1325:0.2 --strategy optimal");
    for args in ["", "--strategy knuth"] {
        assert!(matches!(result(here, &format!("suggest 4x6 1122:1.0 --top 3 {args}")), Suggestion::Best(_)));
    }
    let strategies = ["first", "random", "minimax", "most-parts", "entropy", "optimal"];
    for strategy in strategies {
        result::<Suggestion>(here, &format!("suggest 3x3 112:1.1 --strategy {strategy}"));
    }
    assert!(matches!(result(here, "explain 4x6 1122:1.0"), Explained::Decision(_)));
    assert!(matches!(result(here, "explain 4x6 1122:1.0 1344 1222"), Explained::Explanation(_)));
    assert_eq!(result::<Check>(here, "check 4x6 1122:1.0").contradiction, None);
    assert_eq!(result::<Check>(here, "check 4x6 1122:4.0 1123:4.0").contradiction.unwrap().clash, [1, 2]);
    assert_eq!(result::<Candidates>(here, "candidates 4x6 1122:2.0 --limit 3").codes.unwrap().len(), 3);
    assert_eq!(result::<Candidates>(here, "candidates 4x6 1122:2.0 --count").codes, None);
    for board in ["4x6", "4x6-sum", "4x6-blacks"] {
        result::<Score>(here, &format!("score 1122 1213 --explain --rules {board}"));
    }
    result::<Review>(here, "review 4x6 1122:1.0 1344:0.1 3526:1.2 1462:1.1 3632:4.0");
    assert!(result::<Review>(here, "review 3x3 112:1.1 121:1.1 --secret 123").wrong_answers.is_some());
    result::<Review>(here, "review 4x6 1122:4.0 1123:4.0");
    for kind in ["deduce", "win-next", "impossible", "wrong-answer"] {
        result::<Puzzles>(here, &format!("puzzle --kind {kind} --level easy --seed 7 --count 1 --rules 3x4"));
    }
    result::<ConformanceRun>(here, "conformance run -- cat");
    result::<ConformanceRun>(here, "conformance run --rules 4x6 -- false");
    result::<Demo>(here, "demo 4266");
    result::<Challenge>(here, "challenge 1213");
}

#[test]
fn strategies_and_proofs() {
    let here = &folder("strategies", &["trees.in/knuth.txt", "trees.in/entropy.txt", "optimal.in/2x4.certificate"]);
    result::<Strategies>(here, "strategies");
    let rules = result::<Presets>(here, "rules");
    assert!(rules.presets.len() > 5 && rules.variants.len() > 6);
    assert_eq!(rules.strategies, result::<Strategies>(here, "strategies").strategies);
    result::<Evaluations>(here, "evaluate knuth first --rules 3x3");
    for objective in ["mean", "max", "max then mean", "mean within 1"] {
        let args = ["optimal", "--rules", "2x3", "--json", "--objective", objective];
        let output = cargo_bin_cmd!("pegwise").args(args).output().unwrap();
        let solved = serde_json::from_slice(&output.stdout).unwrap();
        Schema::read("optimal").check::<Output<Solved>>(&solved);
    }
    assert_eq!(result::<StaticQuestions>(here, "static find --rules 2x4").lower, Some(3));
    assert_eq!(result::<CheckedQuestions>(here, "static check 12 13 --rules 2x3").same_answers, None);
    result::<VerifiedTree>(here, "tree verify knuth.txt");
    result::<TreeStats>(here, "tree stats knuth.txt");
    result::<TreePosition>(here, "tree show knuth.txt --depth 3");
    result::<TreeDifferences>(here, "tree diff knuth.txt knuth.txt");
    assert!(!result::<TreeDifferences>(here, "tree diff knuth.txt entropy.txt").alike);
    result::<VerifiedCertificate>(here, "certificate verify 2x4.certificate");
    result::<Bench>(here, "bench");
}

#[test]
fn tournaments() {
    let here = &folder("tournament", &[]);
    let args = "tournament knuth first --board 2x2-in2 --codemaker honest --codemaker lie=1 --games 5 --results file";
    let played: Tournament = result(here, args);
    assert!(played.complete && !played.lost_games.is_empty());
    result::<Tournament>(here, "tournament first --rules 2x2 --games all");
    let lines = fs::read_to_string(here.join("file")).unwrap();
    let schema = Schema::read("tournament-line");
    assert_eq!(lines.lines().count(), 1 + 2 * 2 * 5);
    lines.lines().for_each(|line| schema.check::<TournamentLine>(&serde_json::from_str(line).unwrap()));
    assert!(!schema.accepts(&json!({"schema": "pegwise/1"})) && !schema.accepts(&json!({"board": "4x6"})));
}

#[test]
fn kept_games() {
    let here = &folder("history", &["history.in/other.txt"]);
    result::<HistoryPath>(here, "history path");
    assert_eq!(result::<Stats>(here, "stats").all.games, 0);
    let added = result::<ImportedGames>(here, "history import other.txt").added;
    assert!(added > 0);
    assert_eq!(result::<KeptGames>(here, "history").games.len(), added);
    result::<Stats>(here, "stats");
    assert_eq!(result::<DeletedGames>(here, "history delete --all --yes").deleted, added);
}

#[test]
fn failures() {
    let here = &folder("failures", &[]);
    let schema = Schema::read("failure");
    for args in ["suggest 4x6 1127:1.1", "suggest 4x6 1122:4.0", "tree verify none.txt", "evaluate --nothing"] {
        let output = pegwise(here, args).output().unwrap();
        assert!(!output.status.success(), "{args}");
        schema.check::<FailureLine>(&serde_json::from_slice(&output.stdout).unwrap());
    }
    let page = include_str!("../../../../docs/json.md");
    let (_, example) = page.split_once("```json\n").unwrap();
    schema.check::<FailureLine>(&serde_json::from_str(example.split("```").next().unwrap()).unwrap());
}

#[test]
fn every_command_is_in_one_row_of_the_formats() {
    let page = include_str!("../../../../docs/json.md");
    let (table, _) = page.split_once("\nIf a format is not available").unwrap();
    let rows = table.lines().filter(|line| line.starts_with("| `"));
    let commands: Vec<&str> = rows.flat_map(|row| row.split('|').nth(1).unwrap().split(',')).map(str::trim).collect();
    let different: BTreeSet<&str> = commands.iter().copied().collect();
    assert!(different.contains("`suggest`") && commands.len() == different.len(), "{commands:?}");
}

#[test]
fn lines_of_games() {
    let here = &folder("games", &[]);
    let all_of_play = ["help", "1122", "board", "list", "left", "hint", "undo", "redo", "?!", "4266"];
    let all_of_break = ["help", "why", "1.0", "list", "board", "1122:0.0", "why", "left", "fix 1", "quit"];
    let games = [
        ("play --seed 7", &all_of_play[..]),
        ("play --seed 7 --rules 4x6-in2", &["1122", "1122"]),
        ("play --evil", &["1122", "give up"]),
        ("play --rules 9x30", &["list", "quit"]),
        ("break", &all_of_break),
        ("break", &["win"]),
        ("break --rules 3x4-in1", &["0"]),
        ("hotseat", &["1213", "1213"]),
        ("train 4x6 1122:1.0 1122:1.0 1344:0.1 3526:1.2 1462:1.1 3632:4.0", &["show", "1334", "quit"]),
        ("train 4x6 1122:4.0 1123:4.0", &[]),
        ("train 10x10 1122334455:0.4 1122334455:0.4 --time 600", &["show", "1111111111", "quit"]),
    ];
    let (schema, failure) = (Schema::read("game-event"), Schema::read("failure"));
    let mut seen = BTreeSet::new();
    for (args, typed) in games {
        let output = pegwise(here, args).write_stdin(typed.join("\n") + "\n").output().unwrap();
        for line in String::from_utf8(output.stdout).unwrap().lines() {
            let value: Value = serde_json::from_str(line).unwrap();
            match value["event"].as_str() {
                Some(event) => {
                    seen.insert(event.to_owned());
                    schema.check::<GameLine>(&value);
                }
                None => failure.check::<FailureLine>(&value),
            }
        }
    }
    let kinds = schema.text["oneOf"].as_array().unwrap().iter();
    let known = kinds.map(|kind| kind["properties"]["event"]["const"].as_str().unwrap().to_owned()).collect();
    assert_eq!(seen, known);
}

#[test]
fn the_line_of_the_web_app() {
    let here = folder("web", &[]);
    fs::write(here.join("index.html"), "").unwrap();
    fs::write(here.join("sw.js"), "").unwrap();
    for more in [&[][..], &["--class", "--listen", "127.0.0.1"]] {
        let mut server = Command::new(cargo_bin!("pegwise"))
            .args(["web", "--json", "--port", "0", "--no-open", "--dir"])
            .arg(&here)
            .args(more)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        let read = BufReader::new(server.stdout.take().unwrap()).read_line(&mut line);
        server.kill().unwrap();
        server.wait().unwrap();
        read.unwrap();
        Schema::read("web-event").check::<WebLine>(&serde_json::from_str(&line).unwrap());
    }
}

#[test]
fn requests_and_answers_of_a_class() {
    let here = folder("class", &[]);
    fs::write(here.join("index.html"), "").unwrap();
    fs::write(here.join("sw.js"), "").unwrap();
    let served = Served::start(cargo_bin!("pegwise"), &here, &[]).unwrap();
    let (read, written) = (Schema::read("class-request"), Schema::read("class-answer"));
    let (teacher, pupil, code) = (served.class.key.as_str(), "a".repeat(32), served.class.code.as_str());
    let mut connection = served.connect();
    let mut asked = BTreeSet::new();
    for (key, request, reply) in [
        ("", json!({ "request": "room" }), "room"),
        (&pupil, json!({ "request": "join", "code": code, "name": "Anna" }), "seat"),
        (teacher, json!({ "request": "board" }), "board"),
        (teacher, json!({ "request": "start", "round": 1, "rules": "4x6", "secrets": "same" }), "board"),
        (&pupil, json!({ "request": "guess", "round": 1, "row": 1, "guess": "1122" }), "seat"),
        (&pupil, json!({ "request": "guess", "round": 1, "row": 1, "guess": "1123" }), "refused"),
        (&pupil, json!({ "request": "look" }), "seat"),
        (&pupil, json!({ "request": "look", "since": 2 }), "unchanged"),
        (teacher, json!({ "request": "end", "round": 1 }), "board"),
        (&pupil, json!({ "request": "look", "since": 2 }), "seat"),
        (teacher, json!({ "request": "rename", "pupil": 1, "name": "Anne" }), "board"),
        (teacher, json!({ "request": "door", "open": false }), "board"),
        (teacher, json!({ "request": "remove", "pupil": 1 }), "board"),
        ("", json!({ "request": "board" }), "refused"),
    ] {
        read.check::<ClassRequest>(&request);
        let told = connection.post(key, &request.to_string()).unwrap();
        let answer = serde_json::from_str(&told.body).unwrap();
        written.check::<ClassAnswer>(&answer);
        assert_eq!(answer["reply"], reply, "{request}: {answer}");
        asked.insert(request["request"].as_str().unwrap().to_owned());
    }
    let kinds = read.text["oneOf"].as_array().unwrap().iter();
    let known = kinds.map(|kind| kind["properties"]["request"]["const"].as_str().unwrap().to_owned()).collect();
    assert_eq!(asked, known);
    for wrong in [json!({}), json!({ "request": "look", "more": 1 }), json!({ "request": "end", "round": 0 })] {
        assert!(!read.accepts(&wrong), "{wrong}");
    }
}

/// Tests every line in docs/engine.md, and some whose results have other fields, with their answers.
#[test]
fn lines_of_the_engine() {
    let (read, written) = (Schema::read("engine-request"), Schema::read("engine-event"));
    let page = include_str!("../../../../docs/engine.md");
    let more = [
        r#"{"id": 0, "request": "check", "game": "4x6 1122:4.0 1123:4.0"}"#,
        r#"{"id": 0, "request": "candidates", "game": "4x6 1122:1.0"}"#,
        r#"{"id": 0, "request": "review", "game": "4x6 1122:4.0 1123:4.0", "secret": "1234"}"#,
        r#"{"id": 0, "request": "review", "game": "4x6 1122:4.0 1123:4.0"}"#,
        r#"{"id": 0, "request": "puzzle", "kind": "impossible", "level": "easy", "seed": 1}"#,
        r#"{"id": 0, "request": "puzzle", "kind": "win-next", "level": "easy", "seed": 1}"#,
        r#"{"id": 0, "request": "explain", "game": "4x6", "guesses": []}"#,
    ];
    let (mut input, mut requests) = (Vec::new(), 0);
    for (number, line) in page.lines().filter_map(|line| line.strip_prefix("> ")).chain(more).enumerate() {
        let Ok(mut value) = serde_json::from_str::<Value>(line) else { continue };
        let shape = serde_json::from_value::<LineIn>(value.clone());
        assert_eq!(read.accepts(&value), shape.is_ok(), "{line}");
        if let Ok(shape) = shape {
            read.check::<LineIn>(&serde_json::to_value(shape).unwrap());
        }
        if let Some(id) = value.get_mut("id") {
            // Concurrent requests need different ids.
            *id = number.into();
            requests += 1;
        }
        writeln!(input, "{value}").unwrap();
    }
    let output = cargo_bin_cmd!("pegwise").arg("engine").write_stdin(input).output().unwrap();
    let events: Vec<Value> = output.stdout.lines().map(|line| serde_json::from_str(&line.unwrap()).unwrap()).collect();
    for event in &events {
        written.check::<EventLine>(event);
    }
    let last = |event: &&Value| event["event"] == "result" || event["event"] == "error";
    assert_eq!(events.iter().filter(last).count(), requests);
}

#[test]
fn events_that_come_seldom() {
    let schema = Schema::read("engine-event");
    let bug = Failure { line: Some(1), column: Some(2), ..Failure::new(ErrorKind::Defect, "a bug") };
    let events = [
        Event::Progress { done: 1, total: 2 },
        Event::Improved { guess: "1122".to_owned() },
        Event::Bounds { lower: 3, upper: None },
        Event::Bounds { lower: 3, upper: Some(4) },
        Event::Error { error: bug },
    ];
    for event in events {
        let line = EventLine::new(Some(RequestId::Text("one".to_owned())), event);
        schema.check::<EventLine>(&serde_json::to_value(line).unwrap());
    }
}

#[test]
fn reasons_that_come_seldom() {
    let here = &folder("reasons", &[]);
    let schema = Schema::read("suggest");
    let Suggestion::Decision(decision) = result(here, "suggest 4x6 1122:1.0") else { panic!("there is a guess") };
    let (heuristic, value) = ("entropy".to_owned(), 2.5);
    let reasons = [
        Reason::Asked,
        Reason::Tree,
        Reason::Text { text: "in other words".to_owned() },
        Reason::FewestGuesses {
            total: 3,
            expected_guesses: None,
            proved: false,
            tied: vec!["1122".to_owned()],
            count: 1,
        },
        Reason::BestSoFar { heuristic, value, compared: 3, considered: 4 },
        Reason::Other,
    ];
    for reason in reasons {
        let suggestion = Suggestion::Decision(Box::new(Decision { reason, ..*decision.clone() }));
        schema.check::<Output<Suggestion>>(&serde_json::to_value(Output::new("suggest", suggestion)).unwrap());
    }
}

#[test]
fn requests_are_refused_for_a_wrong_field() {
    let schema = Schema::read("engine-request");
    let requests = [
        json!({ "request": "suggest", "game": "4x6", "strategy": "knuth" }),
        json!({ "request": "explain", "game": "4x6", "guesses": ["1122"] }),
        json!({ "request": "check", "game": "4x6" }),
        json!({ "request": "candidates", "game": "4x6", "limit": 2 }),
        json!({ "request": "score", "rules": "4x6", "guess": "1122", "secret": "1213", "explain": true }),
        json!({ "request": "review", "game": "4x6", "secret": "1213", "pool": "all", "without_opening": true }),
        json!({ "request": "judge", "game": "4x6", "guess": "1122", "pool": "all" }),
        json!({ "request": "rank", "game": "3x4", "pool": "candidates" }),
        json!({ "request": "regret", "rules": "3x4", "games": ["112:1.0"], "guesses": ["123"], "pool": "all" }),
        json!({ "request": "tree", "rules": "3x4", "strategy": "knuth", "feedbacks": ["1.0"], "secret": "123" }),
        json!({ "request": "evaluate", "rules": "4x6", "strategies": ["knuth"] }),
        json!({ "request": "optimal", "rules": "3x4", "objective": "mean", "pool": "candidates" }),
        json!({ "request": "puzzle", "rules": "4x6", "kind": "deduce", "level": "easy", "seed": 7, "count": 1 }),
        json!({ "request": "strategies" }),
        json!({ "request": "rules" }),
        json!({ "cancel": 1 }),
    ];
    for mut request in requests {
        if request.get("cancel").is_none() {
            request["id"] = json!("one");
            request["limits"] = json!({ "seconds": 1.5, "memory": 10 });
        }
        assert!(schema.accepts(&request), "{request}");
        for field in request.as_object().unwrap().keys() {
            let mut misspelt = request.clone();
            let value = misspelt.as_object_mut().unwrap().shift_remove(field).unwrap();
            misspelt[format!("{field}s")] = value;
            assert!(!schema.accepts(&misspelt), "{misspelt}");
            let mut other_type = request.clone();
            other_type[field] = json!({ "a": 1 });
            assert!(!schema.accepts(&other_type), "{other_type}");
        }
    }
    assert!(!schema.accepts(&json!({ "request": "rules" })), "it has no id");
    assert!(!schema.accepts(&json!({ "id": 1, "request": "rules", "limits": { "second": 1 } })));
}
