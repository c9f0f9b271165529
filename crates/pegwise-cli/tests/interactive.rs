//! Games at the prompt: what is typed, and what comes back.

use assert_cmd::cargo::cargo_bin_cmd;
use serde_json::Value;

struct Answer {
    out: String,
    err: String,
    code: i32,
}

fn pegwise(args: &str, input: &[&str]) -> Answer {
    let typed = input.join("\n") + "\n";
    let output = cargo_bin_cmd!("pegwise").args(args.split_whitespace()).write_stdin(typed).output().unwrap();
    Answer {
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
        code: output.status.code().unwrap(),
    }
}

/// Seed 7 hides 4266.
#[test]
fn a_game_is_won() {
    let game = pegwise("play --seed 7", &["1122", "left", "hint", "", "help", "1134", "undo", "4266"]);
    assert_eq!((game.code, game.err.as_str()), (0, ""));
    for expected in ["256 codes left.", "Try 2344: it can be the code, and leaves at most 44 codes."] {
        assert!(game.out.contains(expected), "{}", game.out);
    }
    assert!(game.out.ends_with("You broke the code in 2 guesses. 4x6 1122:0.1 4266:4.0\n"), "{}", game.out);
}

#[test]
fn a_game_is_given_up_or_lost() {
    let game = pegwise("play --seed 7", &["1122", "give up"]);
    assert!(game.out.ends_with("You gave up. The code was 4266.\n"), "{}", game.out);
    let game = pegwise("play --seed 7 --rules 4x6-in2", &["1122", "1122"]);
    assert!(game.out.ends_with("the codemaker wins. The code was 4266.\n"), "{}", game.out);
    assert_eq!(game.code, 0);
}

#[test]
fn the_evil_codemaker_holds_out() {
    let game = pegwise("play --evil --rules 3x4-in5", &["112", "left", "334", "give up"]);
    assert!(game.out.contains("codes fit all answers, among them"), "{}", game.out);
}

#[test]
fn nonsense_is_refused_and_nothing_is_lost() {
    let nonsense =
        ["9999", "12", "1 2 3 4 5 6 7", "'; drop table", "\u{1f600}", "\u{7}\u{1b}[2J", "____", &"1".repeat(5000)];
    let mut lines = vec!["1122"];
    lines.extend(nonsense);
    lines.push("quit");
    let game = pegwise("play --seed 7", &lines);
    assert_eq!(game.code, 0);
    assert_eq!(game.err.lines().count(), nonsense.len(), "{}", game.err);
    assert!(!game.err.contains('\u{1b}') && game.err.lines().all(|line| line.len() < 400), "{}", game.err);
    assert!(game.out.ends_with("Game left: 4x6 1122:0.1\n"), "{}", game.out);
}

#[test]
fn input_that_ends_keeps_the_game() {
    let game = pegwise("break", &["1.1"]);
    assert_eq!(game.code, 1);
    assert_eq!(game.err, "pegwise: the input ended in the middle of the game so far: 4x6 1122:1.1\n");
    let on = pegwise("break 4x6 1122:1.1", &["1.1", "quit"]);
    assert!(on.out.contains("32 codes left") && on.code == 0, "{}", on.out);
}

#[test]
fn bytes_that_are_not_text_are_refused() {
    let output =
        cargo_bin_cmd!("pegwise").args(["play", "--seed", "7"]).write_stdin(b"\xff\xfe\nquit\n".as_slice()).output();
    let output = output.unwrap();
    assert!(output.status.success());
    assert!(String::from_utf8(output.stderr).unwrap().contains("2 pegs are given, but a code has 4"));
}

#[test]
fn the_computer_breaks_a_code() {
    let game = pegwise("break", &["1.0", "0.1", "1.2", "1.1", "win"]);
    for mark in [
        "(possible: one of 1296 codes left)",
        "(cannot be the secret, asked for information: 7 codes left)",
        "(final: no other code is left)",
    ] {
        assert!(game.out.contains(mark), "{}", game.out);
    }
    assert!(game.out.contains("I broke your code in 5 guesses."), "{}", game.out);
}

#[test]
fn contradictions_are_explained_and_repaired() {
    let game = pegwise("break 4x6 3456:0.0", &["1122:1.1", "undo", "1122:0.0", "fix 99", "fix 1", "left", "quit"]);
    assert!(game.err.contains("the repairs are numbered 1 to"), "{}", game.err);
    assert!(game.out.contains("rows 1 and 2 cannot all be right"), "{}", game.out);
    let last = game.out.lines().last().unwrap();
    assert!(last.starts_with("Game left: 4x6 3456:") && !last.contains("3456:0.0 1122:0.0"), "{last}");
    let edited = pegwise("break 4x6 3456:0.0 1122:0.0", &["1.1", "edit 3 1.1", "edit 2 1.1", "redo", "undo", "quit"]);
    assert!(edited.err.contains("the answers contradict each other: undo, edit ROW ANSWER or fix NUMBER first"));
    assert!(edited.err.contains("there is no row 3; the game has 2"), "{}", edited.err);
}

#[test]
fn two_people_play_at_one_keyboard() {
    let game = pegwise("hotseat", &["99", "1213", "1122", "1213"]);
    assert!(game.err.starts_with("that is not a code of this board"), "{}", game.err);
    assert!(!game.err.contains("99"), "{}", game.err);
    assert!(game.out.contains("You broke the code in 2 guesses."), "{}", game.out);
}

#[test]
fn boards_too_large_to_list_can_be_played() {
    let row = "1 2 3 4 5 6 7 8 9 10 11 12";
    let game = pegwise("play --rules 12x40 --seed 1", &[row, "hint", "left", "quit"]);
    assert_eq!(game.code, 0);
    assert_eq!(game.err.matches("take fewer pegs or colours").count(), 2, "{}", game.err);
    assert!(game.out.contains("Game left: 12x40"), "{}", game.out);
}

#[test]
fn games_speak_json_line_by_line() {
    for (args, input) in [
        ("play --seed 7 --json", vec!["1122", "hint", "left", "nonsense", "undo", "4266"]),
        ("play --evil --json --rules 2x3", vec!["11", "give up"]),
        ("break --json", vec!["1.0", "x", "edit 1 0.0", "win"]),
        ("break --json 4x6 1122:0.0", vec!["1122:1.1", "fix 1", "quit"]),
        ("hotseat --json", vec!["1213", "1213"]),
    ] {
        let game = pegwise(args, &input);
        assert_eq!(game.code, 0, "{args}: {}", game.err);
        let events: Vec<Value> = game.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert!(!events.is_empty(), "{args}");
        assert!(events.iter().all(|e| e["schema"] == "pegwise/1" && e["event"].is_string()), "{args}: {}", game.out);
    }
}

#[test]
fn no_escape_codes_outside_a_terminal() {
    let plain = pegwise("demo 3632", &[]);
    assert!(!plain.out.contains('\u{1b}'));
    let coloured = pegwise("demo 3632 --color always", &[]);
    assert!(coloured.out.contains('\u{1b}'));
    let aloud = pegwise("demo 3632 --color always --plain", &[]);
    assert!(!aloud.out.contains('\u{1b}') && aloud.out.contains("Row 1: 1122, red red green green."));
}

#[test]
fn without_a_command_or_a_terminal_help_is_offered() {
    let answer = pegwise("", &[]);
    assert_eq!(answer.code, 2);
    assert!(answer.err.contains("a command is needed") && answer.err.contains("Usage:"), "{}", answer.err);
}

#[test]
fn plots_and_trees_are_written() {
    let folder = std::env::temp_dir().join(format!("pegwise-interactive-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (plot, text, json, dot) = (path("a.svg"), path("a.txt"), path("a.json"), path("a.dot"));
    assert_eq!(pegwise(&format!("evaluate knuth --plot {plot} --tree {text}"), &[]).code, 0);
    assert!(std::fs::read_to_string(&plot).unwrap().starts_with("<svg"));
    for (file, format) in [(&json, "json"), (&dot, "dot")] {
        let converted = pegwise(&format!("tree convert {text} --to {format}"), &[]);
        assert_eq!(pegwise(&format!("evaluate knuth --tree {file}"), &[]).code, 0);
        assert_eq!(std::fs::read_to_string(file).unwrap(), converted.out);
    }
    assert_eq!(pegwise(&format!("tree verify {json} --json"), &[]).code, 0);

    let broken = std::fs::read_to_string(&text).unwrap().replacen("0.0 -> 3345", "0.0 -> 3444", 1);
    std::fs::write(&text, broken).unwrap();
    let refused = pegwise(&format!("tree verify {text}"), &[]);
    assert!(
        refused.code != 0 && refused.err.starts_with("pegwise: ") && refused.err.lines().count() == 1,
        "{}",
        refused.err
    );
    std::fs::remove_dir_all(folder).unwrap();
}
