//! A first visit, from the lesson to the review, and a second visit: by keyboard, by mouse, on a small screen, without
//! colour, in German, and with screen-reader output.

#![cfg(unix)]

use harness::terminal::Terminal;
use std::path::{Path, PathBuf};
use std::process::Command;

const ESC: &str = "\u{1b}";

#[derive(Clone, Copy, PartialEq)]
enum By {
    Keys,
    Mouse,
}

struct Words {
    first_step: &'static str,
    last_step: &'static str,
    right: &'static str,
    ask_again: &'static str,
    tip: &'static str,
    won: &'static str,
    shared: &'static str,
    review: &'static str,
    menu: &'static str,
    last_games: &'static str,
}

const ENGLISH: Words = Words {
    first_step: "how to play, 1 of 7",
    last_step: "how to play, 7 of 7",
    right: "Right! The answer is 1.2",
    ask_again: "A hint counts",
    tip: "Try:",
    won: "You broke the code in",
    shared: "Pegwise 4x6 ",
    review: "review, 4x6",
    menu: "[q] quit",
    last_games: "1 game",
};

const GERMAN: Words = Words {
    first_step: "so wird gespielt, 1 von 7",
    last_step: "so wird gespielt, 7 von 7",
    right: "Richtig! Die Antwort ist 1.2",
    ask_again: "Ein Tipp zählt",
    tip: "Probier:",
    won: "Du hast den Code",
    shared: "Pegwise 4x6 ",
    review: "Rückblick, 4x6",
    menu: "[q] beenden",
    last_games: "1 Spiel",
};

struct Visit {
    terminal: Terminal,
    by: By,
}

impl Visit {
    /// Performs the action with this label in the line of keys, by its key or with a click.
    fn press(&mut self, label: &str, key: &str) {
        match self.by {
            By::Keys => self.terminal.keys(key),
            By::Mouse => self.click(label, 1),
        }
    }

    /// Clicks this many columns to the right of the first occurrence of the text.
    fn click(&mut self, text: &str, right: u16) {
        self.terminal.wait_to_see(text);
        let screen = self.terminal.text();
        let mut places = screen.lines().zip(0u16..).filter_map(|(line, row)| Some((line.split_once(text)?.0, row)));
        let (before, row) = places.next().unwrap();
        self.terminal.click(u16::try_from(before.chars().count()).unwrap() + right, row);
    }

    fn see(&mut self, text: &str) {
        self.terminal.wait_to_see(text);
    }

    fn learn(&mut self, words: &Words) {
        self.see(words.first_step);
        for step in 2..=7 {
            self.press("[⏎]", "\r");
            self.see(&words.last_step.replacen('7', &step.to_string(), 1));
        }
        match self.by {
            By::Keys => self.terminal.keys("12"),
            By::Mouse => {
                // A click on the selected number of the answer counts up from 0. A click on the other number selects
                // it.
                (0..2).for_each(|_| self.click("●", 1));
                (0..4).for_each(|_| self.click("○", 1));
            }
        }
        self.press("[⏎]", "\r");
        self.see(words.right);
        self.press("[⏎]", "\r");
    }

    /// Plays a first guess of the visitor's choice, then follows the tips until the code is broken.
    fn play(&mut self, words: &Words) {
        self.see(" 1▸");
        match self.by {
            By::Keys => self.terminal.keys("1122"),
            By::Mouse => ["1  red", "1  red", "2  green", "2  green"].iter().for_each(|color| self.click(color, 0)),
        }
        self.press("[⏎]", "\r");
        self.see(" 2▸");
        self.press("[^T]", "\u{14}");
        self.see(words.ask_again);
        for row in 3..=10 {
            self.press("[^T]", "\u{14}");
            self.see(words.tip);
            self.press("[^T]", "\u{14}");
            self.press("[⏎]", "\r");
            let next = format!("{row:>2}▸");
            self.terminal.wait_to_see_one_of(&[&next, words.won]);
            if self.terminal.text().contains(words.won) {
                return;
            }
        }
        panic!("nine guesses, and the code is not broken:\n{}", self.terminal.text());
    }

    fn look_back(&mut self, words: &Words) {
        self.press("[^S]", "\u{13}");
        self.see(words.shared);
        self.press("[^R]", "\u{12}");
        self.see(words.review);
        self.press("[Esc]", ESC);
        self.see("[^R]");
        self.press("[Esc]", ESC);
        self.see(words.menu);
    }

    fn leave(mut self, words: &Words) {
        self.press(words.menu, "q");
        assert_eq!(self.terminal.end(), Some(0));
    }
}

fn nowhere_yet(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("first_visit").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn command(folder: &Path, language: &str) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("pegwise"));
    command.env("XDG_DATA_HOME", folder).env("XDG_CONFIG_HOME", folder.join("config")).env("TERM", "xterm-256color");
    command.env("LC_ALL", "C.UTF-8").env_remove("NO_COLOR").args(["--seed", "7", "--lang", language]);
    command
}

/// Makes the whole first visit and begins the second, which skips the lesson and remembers the first visit.
fn visit(name: &str, by: By, (columns, rows): (u16, u16), words: &Words, prepare: impl Fn(&mut Command)) {
    let folder = nowhere_yet(name);
    let start = || {
        let mut command = command(&folder, if words.menu == GERMAN.menu { "de" } else { "en" });
        prepare(&mut command);
        Visit { terminal: Terminal::start(command, columns, rows).unwrap(), by }
    };
    let mut first = start();
    first.learn(words);
    first.play(words);
    first.look_back(words);
    first.leave(words);

    let mut second = start();
    second.see(words.menu);
    assert!(!second.terminal.text().contains(words.first_step));
    second.terminal.keys("9");
    second.see(words.last_games);
    second.terminal.keys("q");
    second.see(words.menu);
    second.leave(words);
    let games = std::fs::read_to_string(folder.join("pegwise").join("games.txt")).unwrap();
    assert!(games.contains(" play won seed=7 hints="), "{games}");
}

#[test]
fn by_keyboard() {
    visit("keyboard", By::Keys, (80, 24), &ENGLISH, |_| {});
}

#[test]
fn by_mouse() {
    visit("mouse", By::Mouse, (80, 24), &ENGLISH, |_| {});
}

#[test]
fn in_forty_columns() {
    visit("forty", By::Keys, (40, 20), &ENGLISH, |_| {});
}

#[test]
fn without_colour() {
    visit("colourless", By::Keys, (80, 24), &ENGLISH, |command| {
        command.env("NO_COLOR", "1");
    });
}

#[test]
fn in_german() {
    visit("german", By::Keys, (80, 24), &GERMAN, |_| {});
}

/// Reads how to play, plays a game with a hint, and returns to the menu, all with `--plain`.
#[test]
fn in_lines() {
    let mut command = command(&nowhere_yet("lines"), "en");
    command.arg("--plain");
    let mut terminal = Terminal::start(command, 80, 24).unwrap();
    terminal.wait_for("Choose: ");
    terminal.type_line("h");
    assert!(terminal.wait_for("Choose: ").contains("Answer: 1.2, 1 black, 2 white"));
    terminal.type_line("p");
    assert!(terminal.wait_for("Guess 1 of 10> ").contains("--seed 7"));
    terminal.type_line("1122");
    assert!(terminal.wait_for("Guess 2 of 10> ").contains("0 black, 1 white"));
    terminal.type_line("hint");
    assert!(terminal.wait_for("Guess 2 of 10> ").contains("Try "));
    terminal.type_line("4266");
    assert!(terminal.wait_for("Choose: ").contains("You broke the code in 2 guesses"));
    terminal.type_line("q");
    assert_eq!(terminal.end(), Some(0));
}
