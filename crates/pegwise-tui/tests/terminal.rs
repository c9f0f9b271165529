//! The terminal is restored after a panic, and the message is readable.

#![cfg(unix)]

use harness::terminal::Terminal;
use std::env::{current_exe, var_os};
use std::process::Command;

/// The environment variable that marks the run in its own terminal.
const ON_A_TERMINAL: &str = "PEGWISE_TEST_ON_A_TERMINAL";

#[test]
#[ignore = "run by the test below, on its own terminal"]
fn panics_on_the_screen() {
    if var_os(ON_A_TERMINAL).is_some() {
        let shown = pegwise_tui::on_screen(|screen| -> std::io::Result<()> {
            screen.draw(|frame| frame.render_widget("on the screen", frame.area()))?;
            panic!("as it was told");
        });
        shown.unwrap();
    }
}

#[test]
fn a_panic_gives_the_terminal_back() {
    let mut command = Command::new(current_exe().unwrap());
    command.args(["panics_on_the_screen", "--exact", "--ignored", "--nocapture"]);
    command.env(ON_A_TERMINAL, "yes").env("RUST_BACKTRACE", "0");
    let mut terminal = Terminal::start(command, 80, 24).unwrap();
    let shown = terminal.wait_for("as it was told");
    assert_eq!(terminal.end(), Some(101));
    let message = shown.find("panicked at").expect("the message is printed");
    let left = shown.find("\u{1b}[?1049l").expect("the alternate screen is left");
    assert!(shown.contains("screen") && left < message, "{shown}");
    assert!(terminal.shows_typing() && !terminal.screen().hide_cursor());
}
