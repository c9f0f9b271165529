//! A search that takes too long ends with the best guess it has found.

use assert_cmd::Command;
use serde_json::Value;

/// A second's worth of guesses to compare.
const LONG: &str = "6x9 112334:1.1 352176:0.2";

fn pegwise() -> Command {
    Command::cargo_bin("pegwise").unwrap()
}

fn reason(args: &[&str]) -> Value {
    let output = pegwise().args(["suggest", "--format", "json"]).args(args).assert().success().get_output().clone();
    let result: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(result["guess"].as_str().map(str::len), Some(6));
    result["reason"].clone()
}

#[test]
fn the_clock_ends_it() {
    let reason = reason(&[LONG, "--time", "0"]);
    assert_eq!(reason["kind"], "best-so-far");
    let (compared, considered) = (reason["compared"].as_u64().unwrap(), reason["considered"].as_u64().unwrap());
    assert!(0 < compared && compared < considered, "{compared} of {considered}");
}

#[test]
fn a_short_search_is_finished_all_the_same() {
    assert_eq!(reason(&["6x9 112334:1.1 352176:0.2 445566:0.0 371897:1.1", "--time", "0"])["kind"], "best");
}

#[test]
fn times_are_seconds() {
    for wrong in ["soon", "-1", "1e99"] {
        let output =
            pegwise().args(["suggest", LONG, &format!("--time={wrong}")]).assert().code(2).get_output().clone();
        let message = String::from_utf8(output.stderr).unwrap();
        assert!(message.contains("write a number of seconds"), "{message}");
    }
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_it() {
    use terminal_harness::{Signal, Terminal};
    let mut command = std::process::Command::new(assert_cmd::cargo::cargo_bin("pegwise"));
    command.args(["suggest", "8x8 11122345:1.2"]).env("TERM", "xterm-256color");
    let mut terminal = Terminal::start(command, 200, 40).unwrap();
    // The bar names the best guess once there is one, with most of the work still ahead.
    terminal.wait_for("So far");
    terminal.signal(Signal::INT);
    assert_eq!(terminal.end(), Some(130));
    let said = terminal.text();
    assert!(said.contains("Best so far: at worst") && said.contains("of 98,485 guesses"), "{said}");
    assert!(said.contains("stopped"), "{said}");
}
