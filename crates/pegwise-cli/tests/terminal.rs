//! What is different on a terminal: hidden lines, the menu, lines that end where the terminal does.

#![cfg(unix)]

use rustix::process::{Pid, Signal, kill_process};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{LocalModes, Winsize, tcgetattr, tcsetwinsize};
use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::process::{Child, Command};

/// A command on a terminal of its own.
struct Terminal {
    /// What a person would hold: the screen and the keyboard.
    person: File,
    /// The same terminal as the command sees it. Kept open, so that nothing is lost when the command ends.
    command: File,
    child: Child,
    shown: String,
}

impl Terminal {
    fn start(args: &str, columns: u16) -> Self {
        let person = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
        grantpt(&person).unwrap();
        unlockpt(&person).unwrap();
        let path = ptsname(&person, Vec::new()).unwrap().into_string().unwrap();
        let command = OpenOptions::new().read(true).write(true).open(path).unwrap();
        tcsetwinsize(&command, Winsize { ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0 }).unwrap();
        let end = || command.try_clone().unwrap();
        let child = Command::new(assert_cmd::cargo::cargo_bin!("pegwise"))
            .args(args.split_whitespace())
            .stdin(end())
            .stdout(end())
            .stderr(end())
            .spawn()
            .unwrap();
        Terminal { person: person.into(), command, child, shown: String::new() }
    }

    /// Reads until this is shown, and returns everything since the last time.
    fn wait_for(&mut self, text: &str) -> String {
        while !self.shown.contains(text) {
            let mut bytes = [0; 4096];
            let n = self.person.read(&mut bytes).unwrap();
            self.shown.push_str(&String::from_utf8_lossy(&bytes[..n]));
        }
        std::mem::take(&mut self.shown)
    }

    fn type_line(&mut self, line: &str) {
        writeln!(self.person, "{line}").unwrap();
    }

    fn interrupt(&self) {
        kill_process(Pid::from_child(&self.child), Signal::INT).unwrap();
    }

    fn end(&mut self) -> Option<i32> {
        self.child.wait().unwrap().code()
    }

    fn shows_typing(&self) -> bool {
        tcgetattr(&self.command).unwrap().local_modes.contains(LocalModes::ECHO)
    }
}

#[test]
fn an_interrupted_hidden_line_leaves_the_terminal_as_it_was() {
    for _ in 0..20 {
        let mut terminal = Terminal::start("hotseat", 80);
        terminal.wait_for("it stays hidden");
        assert!(!terminal.shows_typing());
        terminal.interrupt();
        assert_eq!(terminal.end(), Some(130));
        assert!(terminal.shows_typing());
    }
}

#[test]
fn a_hidden_code_is_not_shown() {
    let mut terminal = Terminal::start("hotseat", 80);
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
    let mut terminal = Terminal::start("", 80);
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
        let mut terminal = Terminal::start(args, columns);
        let shown = terminal.wait_for(last);
        assert_eq!(terminal.end(), Some(0));
        let width = |line: &str| line.replace("\u{1b}[0m", "").chars().count();
        for line in shown.lines().filter(|line| !line.contains("\u{1b}[")) {
            assert!(width(line) <= columns.into(), "{args}: {line}\n{shown}");
        }
    }
}
