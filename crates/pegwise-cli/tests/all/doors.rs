//! Every interface gives the same answer. The library, `pegwise engine`, the MCP tools, `--json` and the text agree on
//! the games of `doors/games.txt`, and a simple reference checks them. The web app, the Python package and the npm
//! package compare themselves with the engine on the same games. The two packages also play those of `doors/words.txt`,
//! whose lists the reference does not have.
//!
//! Two differences remain. If answers may be false, `review` in text shows the false rows instead of a review, and in
//! JSON it refuses. Only the engine names the `cause` of a refusal: a command has its exit code.

mod reference;

use assert_cmd::cargo::{cargo_bin, cargo_bin_cmd};
use pegwise::StopSwitch;
use pegwise::api::{Request, RequestLimits};
use pegwise::engine::Engine;
use pegwise::protocol::{self, Defaults};
use reference::{Board, Code};
use rmcp::ServiceExt;
use rmcp::model::CallToolRequestParams;
use rmcp::transport::TokioChildProcess;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

struct Line {
    game: &'static str,
    guess: &'static str,
    secret: &'static str,
}

impl Line {
    fn rules(&self) -> &'static str {
        self.game.split(' ').next().unwrap()
    }

    fn turns(&self, board: &Board) -> Vec<(Code, String)> {
        let turn = |row: &str| row.split_once(':').map(|(guess, answer)| (board.read(guess), answer.to_owned()));
        self.game.split(' ').skip(1).filter_map(turn).collect()
    }
}

fn lines() -> Vec<Line> {
    let part = |line: &'static str| {
        let parts: Vec<&str> = line.split(" | ").collect();
        Line { game: parts[0], guess: parts[1], secret: parts[2] }
    };
    include_str!("doors/games.txt").lines().map(part).collect()
}

struct Question {
    line: usize,
    request: Value,
}

impl Question {
    fn kind(&self) -> &str {
        self.request["request"].as_str().unwrap()
    }

    fn words(&self) -> Vec<String> {
        let field = |name: &str| self.request[name].as_str().unwrap_or_default().to_owned();
        let game = || field("game").split(' ').map(str::to_owned).collect::<Vec<_>>();
        let (kind, rules) = (self.kind().to_owned(), ["--rules".to_owned(), field("rules")]);
        let rest = match self.kind() {
            "score" => [&rules[..], &["--explain".into(), field("guess"), field("secret")]].concat(),
            "candidates" => [&["--limit".into(), self.request["limit"].to_string()][..], &game()].concat(),
            "suggest" if field("strategy").is_empty() => game(),
            "suggest" => [&["--strategy".into(), field("strategy")][..], &game()].concat(),
            "explain" => [&game()[..], &[self.request["guesses"][0].as_str().unwrap().to_owned()]].concat(),
            "review" => [&["--secret".into(), field("secret")][..], &game()].concat(),
            "evaluate" => [&rules[..], &[self.request["strategies"][0].as_str().unwrap().to_owned()]].concat(),
            "optimal" => rules.to_vec(),
            _ => game(),
        };
        // Without it, a command on a busy machine may end before it has an answer.
        let time = if kind == "score" { vec![] } else { vec!["--time".into(), "600".into()] };
        [vec![kind], time, rest].concat()
    }
}

/// The boards on which every secret is played, and the boards whose optimal play is searched.
const PLAYED: [&str; 7] = ["1x5", "2x3", "3x4", "3x4-only=111,123,234,344,412,222", "3x4-whites", "3x5-order", "3x2x2"];
const SOLVED: [&str; 4] = ["1x5", "2x3", "3x4-only=111,123,234,344,412,222", "2x2x3-distinct"];

fn questions(lines: &[Line]) -> Vec<Question> {
    let mut questions = Vec::new();
    let mut boards = BTreeSet::new();
    for (index, line) in lines.iter().enumerate() {
        let Line { game, guess, secret } = line;
        let mut ask = |request: Value| questions.push(Question { line: index, request });
        let rules = line.rules();
        ask(json!({"request": "score", "rules": rules, "guess": guess, "secret": secret, "explain": true}));
        ask(json!({"request": "candidates", "game": game, "limit": 20}));
        ask(json!({"request": "check", "game": game}));
        ask(json!({"request": "suggest", "game": game}));
        ask(json!({"request": "suggest", "game": game, "strategy": "knuth"}));
        ask(json!({"request": "explain", "game": game, "guesses": [guess]}));
        if Board::new(rules).rows() <= FEW {
            ask(json!({"request": "review", "game": game, "secret": secret}));
        }
        if boards.insert(rules) {
            if PLAYED.contains(&rules) {
                ask(json!({"request": "evaluate", "rules": rules, "strategies": ["knuth"]}));
            }
            if SOLVED.contains(&rules) {
                ask(json!({"request": "optimal", "rules": rules}));
            }
        }
    }
    questions
}

/// Removes the time and the effort from an answer.
fn without_times(mut value: Value) -> Value {
    fn strip(value: &mut Value) {
        match value {
            Value::Object(fields) => {
                fields.retain(|name, _| !matches!(name.as_str(), "seconds" | "schema" | "command"));
                fields.values_mut().for_each(strip);
            }
            Value::Array(items) => items.iter_mut().for_each(strip),
            _ => {}
        }
    }
    strip(&mut value);
    value
}

static TABLE: LazyLock<(Vec<Line>, Vec<Question>, Vec<Value>)> = LazyLock::new(|| {
    let lines = lines();
    let questions = questions(&lines);
    let answers = by_library(&questions);
    (lines, questions, answers)
});

fn by_library(questions: &[Question]) -> Vec<Value> {
    let (mut engine, defaults) = (Engine::new(), Defaults::default());
    let answer = |question: &Question| {
        let request: Request = serde_json::from_value(question.request.clone()).unwrap();
        let answer = protocol::answer(
            &mut engine,
            &defaults,
            &request,
            RequestLimits::default(),
            &StopSwitch::default(),
            &|_| {},
        );
        let value = match answer {
            Ok(answer) => serde_json::to_value(answer).map(|mut answer| answer["result"].take()),
            Err(failure) => serde_json::to_value(failure).map(|failure| json!({ "error": failure })),
        };
        // Parsed from text as in the other interfaces, since parsing can turn a float into its neighbour.
        without_times(serde_json::from_str(&value.unwrap().to_string()).unwrap())
    };
    questions.iter().map(answer).collect()
}

fn by_engine(questions: &[Question]) -> Vec<Value> {
    let line = |(id, question): (usize, &Question)| {
        let mut line = question.request.clone();
        line["id"] = id.into();
        line.to_string() + "\n"
    };
    let input: String = questions.iter().enumerate().map(line).collect();
    let output = cargo_bin_cmd!("pegwise").arg("engine").write_stdin(input).assert().success().get_output().clone();
    let mut answers = vec![Value::Null; questions.len()];
    for line in String::from_utf8(output.stdout).unwrap().lines() {
        let mut event: Value = serde_json::from_str(line).unwrap();
        let id = usize::try_from(event["id"].as_u64().unwrap()).unwrap();
        match event["event"].as_str().unwrap() {
            "result" => answers[id] = without_times(event["result"].take()),
            "error" => answers[id] = json!({ "error": event["error"].take() }),
            _ => {}
        }
    }
    answers
}

fn by_tools<'a>(questions: impl Iterator<Item = &'a Question>) -> Vec<Value> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let mut command = tokio::process::Command::new(cargo_bin!("pegwise"));
        command.arg("mcp");
        let client = ().serve(TokioChildProcess::new(command).unwrap()).await.unwrap();
        let mut answers = Vec::new();
        for question in questions {
            let mut arguments = question.request.as_object().unwrap().clone();
            arguments.shift_remove("request");
            let call = CallToolRequestParams::new(question.kind().to_owned()).with_arguments(arguments);
            let mut answer = client.call_tool(call).await.unwrap().structured_content.unwrap();
            answers.push(match answer.get_mut("result") {
                Some(result) => without_times(result.take()),
                None => without_times(answer),
            });
        }
        answers
    })
}

fn command(question: &Question, options: &[&str]) -> (String, Option<i32>) {
    let output = cargo_bin_cmd!("pegwise").args(options).args(question.words()).output().unwrap();
    (String::from_utf8(output.stdout).unwrap(), output.status.code())
}

/// Compares the engine with the command, except for the wording of refusals.
fn compare_with_command(question: &Question, expected: &Value) {
    let words = question.words().join(" ");
    let (json, _) = command(question, &["--json"]);
    let found: Value = serde_json::from_str(&json).unwrap_or_else(|_| panic!("{words}: {json}"));
    match expected.get("error") {
        Some(error) => assert_eq!(found["error"]["kind"], error["kind"], "{words}: {found}\n{error}"),
        None => assert_eq!(without_times(found), *expected, "{words}"),
    }
    let (text, _) = command(question, &[]);
    let says = |part: &str| assert!(text.contains(part), "{words} does not say {part}:\n{text}\n{expected}");
    let strings = |name: &str| expected[name].as_array().into_iter().flatten().filter_map(Value::as_str);
    if expected.get("error").is_some() {
        return;
    }
    match question.kind() {
        "score" => says(expected["feedback"].as_str().unwrap()),
        "candidates" => strings("codes").for_each(says),
        "suggest" => {
            let spaced: Vec<String> = expected["guess"].as_str().unwrap_or("").chars().map(String::from).collect();
            let is_shown = text.replace(['-', ' '], "").contains(&spaced.concat().replace('-', ""));
            assert!(is_shown, "{words} suggests another guess:\n{text}\n{expected}");
        }
        "check" if expected["contradiction"].is_null() && expected["coverage"] == "all" => {
            says(&format!("{} code", grouped(&expected["candidates"])));
        }
        "explain" => {
            let guess = &expected["guesses"][0];
            says(guess["guess"].as_str().unwrap());
            guess["partition"].as_array().unwrap().iter().for_each(|cell| says(cell["feedback"].as_str().unwrap()));
        }
        "evaluate" => says(&expected["strategies"][0]["max"].to_string()),
        "optimal" => says(&format!("{} guess", expected["total"])),
        _ => {}
    }
}

fn grouped(number: &Value) -> String {
    let digits = number.to_string();
    let from_end = digits.len();
    let part = |(at, c): (usize, char)| {
        let separated = at > 0 && (from_end - at).is_multiple_of(3);
        format!("{}{c}", if separated { "," } else { "" })
    };
    digits.chars().enumerate().map(part).collect()
}

#[test]
fn every_door_gives_the_same_answer() {
    let (_, questions, expected) = &*TABLE;
    for ((question, expected), found) in questions.iter().zip(expected).zip(by_engine(questions)) {
        assert_eq!(found, *expected, "engine: {}", question.request);
    }
    // The tools call the engine, so a third of the questions is enough to show that they forward its answers.
    let third = || (0..questions.len()).step_by(3);
    for (index, found) in third().zip(by_tools(third().map(|index| &questions[index]))) {
        assert_eq!(found, expected[index], "tools: {}", questions[index].request);
    }
    // Each question needs a process, so only every third question of a kind is asked, each kind starting at another
    // line.
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for (question, expected) in questions.iter().zip(expected) {
        let count = seen.entry(question.kind().to_owned()).or_insert_with(|| question.kind().len());
        *count += 1;
        if count.is_multiple_of(3) || matches!(question.kind(), "evaluate" | "optimal") {
            compare_with_command(question, expected);
        }
    }
}

/// The maximum number of rows of colours that the reference handles in a moment.
const FEW: f64 = 1_500.0;

#[test]
fn the_answers_are_right() {
    let (lines, questions, answers) = &*TABLE;
    let (mut checked, mut boards, mut games) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
    for (question, answer) in questions.iter().zip(answers) {
        let line = &lines[question.line];
        let board = &*boards.entry(line.rules()).or_insert_with(|| Board::new(line.rules()));
        if board.rows() > FEW {
            continue;
        }
        let turns = line.turns(board);
        let (codes, least_false) = games.entry(line.game).or_insert_with(|| board.candidates(&turns)).clone();
        if is_right(question, answer, board, line, &turns, &codes, least_false) {
            *checked.entry(question.kind()).or_insert(0) += 1;
        }
    }
    // A minimum number of questions of every kind must have been checked.
    for kind in ["score", "candidates", "check", "suggest", "explain", "review", "evaluate", "optimal"] {
        let least = match kind {
            "evaluate" => PLAYED.len(),
            "optimal" => SOLVED.len(),
            "suggest" => 80,
            "review" => 120,
            _ => 200,
        };
        assert!(checked.get(kind).is_some_and(|&count| count >= least), "{kind}: {checked:?}");
    }
}

/// Compares an answer with the reference. Returns `false` if the reference does not cover the question.
fn is_right(
    question: &Question,
    answer: &Value,
    board: &Board,
    line: &Line,
    turns: &[(Code, String)],
    codes: &[Code],
    least_false: usize,
) -> bool {
    let told = format!("{}: {answer}", question.request);
    let [guess, secret] = [line.guess, line.secret].map(|code| board.read(code));
    let written = |code: &Code| Value::from(board.write(code));
    if let Some(error) = answer.get("error") {
        let possible = |turn: &(Code, String)| {
            board.codes().iter().any(|code| board.false_rows(std::slice::from_ref(turn), code).is_empty())
        };
        let is_impossible = turns.iter().any(|turn| !possible(turn));
        let is_over = turns.last().is_some_and(|(_, said)| *said == board.win());
        let is_doubtful = board.lies() > 0 || turns.iter().any(|(_, said)| said.contains('?'));
        let is_expected = match question.kind() {
            "suggest" | "explain" => is_impossible || is_over || codes.is_empty(),
            "review" => is_impossible || is_over || is_doubtful,
            _ => is_impossible || is_over,
        };
        assert!(is_expected, "{told}\n{error}");
        return false;
    }
    match question.kind() {
        "score" => assert_eq!(answer["feedback"], board.answer(&guess, &secret), "{told}"),
        "candidates" => {
            assert_eq!(answer["candidates"], codes.len(), "{told}");
            let first: Vec<Value> = codes.iter().take(20).map(written).collect();
            assert_eq!(answer["codes"], Value::from(first), "{told}");
        }
        "check" => {
            assert_eq!(answer["candidates"], codes.len(), "{told}");
            assert_eq!(answer["contradiction"].is_null(), !codes.is_empty(), "{told}");
            if !codes.is_empty() {
                return true;
            }
            let repairs = answer["contradiction"]["repairs"].as_array().unwrap();
            for repair in repairs.iter().take(20) {
                assert_eq!(repair["answers"].as_array().unwrap().len(), least_false - board.lies(), "{told}");
                let mut repaired = turns.to_vec();
                for change in repair["answers"].as_array().unwrap() {
                    let row = usize::try_from(change["row"].as_u64().unwrap()).unwrap();
                    change["feedback"].as_str().unwrap().clone_into(&mut repaired[row - 1].1);
                }
                assert_eq!(repair["candidates"], board.candidates(&repaired).0.len(), "{told}");
            }
        }
        "suggest" => {
            let is_plain = board.lies() == 0 && !line.rules().contains('*');
            if question.request["strategy"] != "knuth" || codes.is_empty() || !is_plain {
                return false;
            }
            let guesses = board.guesses();
            if guesses.len() * codes.len() > 20_000 {
                return false;
            }
            assert_eq!(answer["guess"], written(&board.knuth(&guesses, codes)), "{told}");
        }
        "explain" => {
            if board.lies() > 0 {
                return false;
            }
            let found = &answer["guesses"][0]["partition"];
            let found = found
                .as_array()
                .unwrap()
                .iter()
                .map(|cell| (cell["feedback"].as_str().unwrap(), cell["codes"].as_u64().unwrap()));
            let cells = board.split(&guess, codes);
            let cells: BTreeMap<&str, u64> =
                cells.iter().map(|(answer, cell)| (answer.as_str(), cell.len() as u64)).collect();
            assert_eq!(found.collect::<BTreeMap<_, _>>(), cells, "{told}");
        }
        "review" => {
            let wrong = answer["wrong_answers"]
                .as_array()
                .unwrap()
                .iter()
                .map(|answer| usize::try_from(answer["row"].as_u64().unwrap()).unwrap());
            assert_eq!(wrong.collect::<Vec<_>>(), board.false_rows(turns, &secret), "{told}");
        }
        "evaluate" => {
            let (guesses, all) = (board.guesses(), board.codes());
            let total = board.total(all, &|codes| board.knuth(&guesses, codes));
            assert_eq!(answer["strategies"][0]["total"], total, "{told}");
        }
        "optimal" => {
            assert_eq!(answer["status"], "optimal", "{told}");
            assert_eq!(
                answer["total"],
                board.least_total(&board.guesses(), board.codes(), &mut BTreeMap::new()),
                "{told}"
            );
        }
        kind => panic!("{kind} has no reference"),
    }
    true
}
