//! `pegwise conformance run` names the mistakes of faulty programs, and ends programs that misbehave. The programs are
//! in Python, so that Pegwise is not compared with itself.
#![cfg(unix)]

use assert_cmd::cargo::{cargo_bin, cargo_bin_cmd};
use pegwise::api::Output;
use pegwise_tournament::conformance::{ConformanceRun, ProgramTrouble};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const SCORERS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/conformance/scorers.py");
const PAGE: &str = include_str!("../../../../docs/conformance.md");

#[expect(clippy::print_stderr, reason = "it says what it skips")]
fn is_there(program: &str) -> bool {
    let found = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    if let Err(missing) = &found {
        eprintln!("skipped: there is no {program} here ({missing})");
    }
    found.is_ok()
}

/// More seconds than a scorer needs on any machine.
const ENOUGH: &str = "600";

fn run(scorer: &str, options: &[&str]) -> (Option<i32>, ConformanceRun) {
    run_within(ENOUGH, scorer, options)
}

fn run_within(seconds: &str, scorer: &str, options: &[&str]) -> (Option<i32>, ConformanceRun) {
    let mut command = cargo_bin_cmd!("pegwise");
    command.args(["--json", "conformance", "run", "--time", seconds]).args(options);
    let output = command.args(["--", "python3", SCORERS, scorer]).output().unwrap();
    let output_of: Output<ConformanceRun> = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{scorer}: {error}: {}", String::from_utf8_lossy(&output.stderr)));
    assert_eq!(output_of.command, "conformance run");
    (output.status.code(), output_of.result)
}

#[test]
fn a_right_scorer_passes() {
    if !is_there("python3") {
        return;
    }
    let (code, run) = run("right", &[]);
    assert_eq!((code, run.right, run.wrong, run.missing, run.trouble), (Some(0), run.asked, 0, 0, None));
    assert!(run.asked > 400 && run.findings.is_empty());
}

/// For each wrong scorer, exactly its own mistake is named, which explains every wrong answer.
#[test]
fn wrong_scorers_are_named() {
    if !is_there("python3") {
        return;
    }
    let scorers = [
        "swapped",
        "no_whites",
        "no_blacks",
        "blacks_counted_twice",
        "secret_pegs_reused",
        "placed_secret_pegs_reused",
        "guess_pegs_reused",
        "placed_guess_pegs_reused",
        "every_pair_counted",
        "each_color_once",
        "one_pass",
        "whites_first",
        "first_peg_left_out",
        "last_peg_left_out",
        "blanks_dropped",
        "blanks_wild",
        "blanks_colored",
        "kind_ignored",
        "sum_as_blacks",
        "win_hidden",
        "never_reset",
        "other_notation",
    ];
    for scorer in scorers {
        let (code, run) = run(scorer, &[]);
        let named: Vec<Value> = run.findings.iter().map(|finding| json!(finding.mistakes)).collect();
        assert_eq!((code, named), (Some(1), vec![json!([scorer.replace('_', "-")])]), "{scorer}");
        let finding = &run.findings[0];
        assert_eq!((finding.wrong, finding.explained, run.wrong_answers.len()), (run.wrong, run.wrong, run.wrong));
        assert!(PAGE.contains(&format!("| `{}` |", scorer.replace('_', "-"))), "the page explains {scorer}");
    }
}

#[test]
fn two_mistakes_are_named() {
    if !is_there("python3") {
        return;
    }
    let (_, run) = run("double_counting_and_kind_ignored", &[]);
    assert_eq!(json!(run.findings[0].mistakes), json!(["blacks-counted-twice", "kind-ignored"]));
    assert_eq!(run.findings[0].explained, run.wrong);
}

#[test]
fn what_no_mistake_explains_is_listed_or_counted() {
    if !is_there("python3") {
        return;
    }
    let (_, run) = run("swapped_in_places", &["--rules", "4x6"]);
    let (finding, open) = (&run.findings[0], run.unexplained.len());
    assert_eq!((json!(finding.mistakes), finding.explained + open), (json!(["swapped"]), run.wrong));
    let mut command = cargo_bin_cmd!("pegwise");
    command.args(["conformance", "run", "--rules", "4x6", "--time", ENOUGH, "--", "python3", SCORERS]);
    let output = command.arg("swapped_in_places").output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!((text.matches("answered 9.9 instead").count(), open > 5), (5, true), "{text}");
    assert!(text.ends_with(&format!("  and {} more; --json lists all\n", open - 5)), "{text}");
}

#[test]
fn two_mistakes_are_not_named_if_right_answers_contradict_them() {
    if !is_there("python3") {
        return;
    }
    let (_, run) = run("pairs_not_scored", &[]);
    assert_eq!((run.findings.len(), run.unexplained.len()), (0, run.wrong));
    assert!(run.wrong_answers.iter().all(|wrong| wrong.rules == "3x3x3") && run.wrong > 50);
}

#[test]
fn what_is_not_known_is_skipped() {
    if !is_there("python3") {
        return;
    }
    let (code, whole) = run("skips", &[]);
    assert_eq!((code, whole.right + whole.skipped, whole.wrong), (Some(0), whole.asked, 0));
    assert!(whole.skipped > 100);
    let (code, nothing) = run("skips", &["--rules", "4x6-sum"]);
    assert_eq!((code, nothing.right, nothing.skipped), (Some(1), 0, nothing.asked));
    let (_, few) = run("only_sums_are_wrong", &["--rules", "classic"]);
    assert!(few.right == few.asked && few.asked < whole.asked);
}

#[test]
fn guests_that_misbehave_are_ended_and_named() {
    if !is_there("python3") {
        return;
    }
    for (scorer, trouble) in [
        ("flood", ProgramTrouble::Flooded),
        ("flood_in_one_line", ProgramTrouble::Flooded),
        ("complain_and_crash", ProgramTrouble::Crashed { code: Some(3) }),
        ("kill_itself", ProgramTrouble::Crashed { code: None }),
        ("greet", ProgramTrouble::TooManyLines),
        ("read_nothing", ProgramTrouble::TooFewLines),
    ] {
        let (code, run) = run(scorer, &[]);
        assert_eq!(run.first_line.is_some(), trouble == ProgramTrouble::TooManyLines, "{scorer}");
        assert_eq!((code, run.trouble), (Some(1), Some(trouble)), "{scorer}");
    }
    // These never end by themselves, however busy the machine is.
    for scorer in ["hang", "hang_with_a_child", "close_and_hang"] {
        let (code, run) = run_within("2", scorer, &[]);
        assert_eq!((code, run.trouble), (Some(1), Some(ProgramTrouble::Hung)), "{scorer}");
        assert_eq!(run.missing, run.asked);
    }
}

#[test]
fn nothing_of_a_guest_reaches_the_terminal_as_it_is() {
    if !is_there("python3") {
        return;
    }
    for (scorer, shown) in
        [("escape", "\\u{1b}]0;mine"), ("complain_and_crash", "\\u{1b}[2Jthe guest"), ("greet", "\\u{1b}[31mmy scorer")]
    {
        for json in [&[][..], &["--json"]] {
            let mut command = cargo_bin_cmd!("pegwise");
            command.args(["conformance", "run", "--time", ENOUGH]).args(json);
            let output = command.args(["--", "python3", SCORERS, scorer]).output().unwrap();
            let all = [output.stdout, output.stderr].concat();
            let text = String::from_utf8(all).unwrap();
            assert!(!text.contains(|c: char| c.is_control() && c != '\n'), "{scorer}: {text:?}");
            let shown = if json.is_empty() { shown.to_owned() } else { shown.replace('\\', "\\\\") };
            assert!(text.contains(&shown), "{scorer}: {text}");
        }
    }
}

#[test]
fn a_program_that_is_not_there_is_said() {
    let mut command = cargo_bin_cmd!("pegwise");
    let output = command.args(["conformance", "run", "--", "./no-such-program"]).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("“./no-such-program” cannot be started"), "{said}");
}

/// A program that ends by itself may leave a process in another session.
#[cfg(target_os = "linux")]
#[test]
fn what_a_guest_leaves_behind_is_ended() {
    let here = folder("strays");
    fs::create_dir_all(&here).unwrap();
    let leaves = "setsid sh -c 'echo $$ > stray; exec sleep 100000' > /dev/null 2>&1 &\n\
        while [ ! -s stray ]; do :; done; cat > /dev/null";
    let mut command = cargo_bin_cmd!("pegwise");
    let command = command.args(["conformance", "run", "--", "sh", "-c", leaves]).current_dir(&here);
    command.output().unwrap();
    let stray = fs::read_to_string(here.join("stray")).unwrap();
    assert!(!Path::new("/proc").join(stray.trim()).exists(), "{stray} is still there");
}

fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("conformance").join(test);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    for (language, names) in [("python", &["first.py", "scorer.py"][..]), ("js", &["scorer.js"]), ("c", &["scorer.c"])]
    {
        let blocks: Vec<&str> = blocks(language).collect();
        assert_eq!(blocks.len(), names.len(), "{language}");
        names.iter().zip(blocks).for_each(|(name, block)| fs::write(folder.join(name), block).unwrap());
    }
    folder
}

fn blocks(language: &str) -> impl Iterator<Item = &str> {
    let start = format!("```{language}\n");
    PAGE.split("\n```\n").filter_map(move |part| part.split_once(&start).map(|(_, block)| block))
}

/// The commands on the page, including `cc`, print what the page shows.
#[test]
fn the_programs_of_the_page_do_what_it_says() {
    let here = folder("page");
    let sessions: Vec<&str> = blocks("text").filter(|block| block.starts_with("$ ")).collect();
    assert_eq!(sessions.len(), 5, "{sessions:?}");
    for session in sessions {
        let (command, shown) = session.split_once('\n').unwrap_or((session, ""));
        let line = command.strip_prefix("$ ").unwrap();
        let program = ["python3", "node", "cc"].into_iter().find(|program| line.contains(program));
        if program.is_some_and(|program| !is_there(program))
            || line.ends_with("./scorer") && !here.join("scorer").is_file()
        {
            continue;
        }
        let path = std::env::var("PATH").unwrap_or_default();
        let own = cargo_bin!("pegwise").parent().unwrap();
        let output = Command::new("sh")
            .args(["-c", &format!("{line} 2>&1")])
            .current_dir(&here)
            .env("PATH", format!("{}:{path}", own.display()))
            .env("LC_ALL", "C.UTF-8")
            .output()
            .unwrap();
        assert_eq!(String::from_utf8(output.stdout).unwrap().trim_end(), shown.trim_end(), "{line}");
    }
}
