//! What is different on a terminal: hidden lines, the menu, lines that end where the terminal does.

#![cfg(unix)]

use std::process::Command;
use terminal::{Signal, Terminal};

/// The command on a terminal.
fn start(args: &str, columns: u16) -> Terminal {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("pegwise"));
    command.args(args.split_whitespace());
    Terminal::start(command, columns, 24).unwrap()
}

#[test]
fn an_interrupted_hidden_line_leaves_the_terminal_as_it_was() {
    for _ in 0..20 {
        let mut terminal = start("hotseat", 80);
        terminal.wait_for("it stays hidden");
        assert!(!terminal.shows_typing());
        terminal.signal(Signal::INT);
        assert_eq!(terminal.end(), Some(130));
        assert!(terminal.shows_typing());
    }
}

#[test]
fn a_hidden_code_is_not_shown() {
    let mut terminal = start("hotseat", 80);
    terminal.wait_for("it stays hidden): ");
    terminal.type_line("1213");
    let shown = terminal.wait_for("Guess 1 of 10> ");
    assert!(shown.starts_with("\r\nThe code is hidden.") && !shown.contains("1213"), "{shown}");
    assert!(terminal.shows_typing());
    terminal.type_line("quit");
    assert_eq!(terminal.end(), Some(0));
}

#[test]
fn the_menu_comes_back() {
    let mut terminal = start("--plain", 80);
    terminal.wait_for("Choose: ");
    terminal.type_line("3");
    terminal.wait_for("Your answer> ");
    terminal.type_line("quit");
    terminal.wait_for("Choose: ");
    terminal.type_line("7");
    assert!(terminal.wait_for("Choose: ").contains("brain-breaker"));
    terminal.type_line("q");
    assert_eq!(terminal.end(), Some(0));
}

#[test]
fn a_narrow_terminal_is_wide_enough() {
    for (args, last, columns) in [
        ("evaluate knuth brain-breaker,open=1123 --rules 4x5", "brain-breaker,open=1123: ", 50),
        ("evaluate knuth --rules 3x3", "4 guesses", 40),
        ("rules", "--alphabet", 60),
        ("suggest 4x6 1122:1.1", "Why a guess", 40),
        ("demo 3632 --plain", "broke the code", 40),
    ] {
        let mut terminal = start(args, columns);
        let shown = terminal.wait_for(last);
        assert_eq!(terminal.end(), Some(0));
        let width = |line: &str| line.replace("\u{1b}[0m", "").chars().count();
        for line in shown.lines().filter(|line| !line.contains("\u{1b}[")) {
            assert!(width(line) <= columns.into(), "{args}: {line}\n{shown}");
        }
    }
}
