//! The app in a real terminal: start, play, contradictions, resizing, exit, and the terminal's state afterwards.

#![cfg(unix)]

use harness::terminal::{Signal, Terminal};
use std::path::{Path, PathBuf};
use std::process::Command;

const ENTER: &str = "\r";
const ESC: &str = "\u{1b}";
/// The key for a tip, Ctrl-T.
const TIP: &str = "\u{14}";
/// Leaves the alternate screen.
const LEAVES: &str = "\u{1b}[?1049l";
/// Enters the alternate screen.
const TAKES: &str = "\u{1b}[?1049h";
/// Stops mouse reports.
const FREES_THE_MOUSE: &str = "\u{1b}[?1000l";
const SHOWS_THE_CURSOR: &str = "\u{1b}[?25h";

/// A folder with the settings of a user who has seen the lesson. It is next to the data if that folder is writable.
fn settings(data: &Path) -> PathBuf {
    let folder =
        if data.starts_with("/dev") { Path::new(env!("CARGO_TARGET_TMPDIR")).join("app") } else { data.into() };
    let folder = folder.join("config");
    let file = folder.join("pegwise").join("config.toml");
    if !file.exists() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(file, "lesson = false\n").unwrap();
    }
    folder
}

fn command(data: &Path) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("pegwise"));
    command
        .env("XDG_DATA_HOME", data)
        .env("XDG_CONFIG_HOME", settings(data))
        .env("TERM", "xterm-256color")
        .env("LC_ALL", "C.UTF-8")
        .env_remove("NO_COLOR");
    command
}

fn start(args: &str, columns: u16, rows: u16) -> Terminal {
    let mut command = command(Path::new("/dev/null"));
    command.args(args.split_whitespace());
    Terminal::start(command, columns, rows).unwrap()
}

#[track_caller]
fn is_given_back(terminal: &mut Terminal) {
    let shown = terminal.wait_for(LEAVES);
    let all = shown + &terminal.wait_for("");
    assert!(all.contains(FREES_THE_MOUSE) && all.contains(SHOWS_THE_CURSOR), "{all:?}");
    assert!(terminal.shows_typing());
    assert!(!terminal.screen().alternate_screen() && !terminal.screen().hide_cursor());
}

#[test]
fn a_game_is_played_to_its_end() {
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("a_game_is_played_to_its_end");
    let _ = std::fs::remove_dir_all(&data);
    let mut terminal = Terminal::start(command(&data), 80, 24).unwrap();
    terminal.wait_to_see("Play: break the computer's code");
    assert!(terminal.screen().alternate_screen() && !terminal.shows_typing());
    terminal.keys("1");
    terminal.wait_to_see("1,296 codes left");
    terminal.keys("t");
    terminal.wait_to_see("is not a colour on this board");
    terminal.keys(TIP);
    terminal.wait_to_see("Press ^T again");
    for row in 2..=10 {
        terminal.keys(TIP);
        terminal.wait_to_see("Try:");
        terminal.keys(TIP);
        terminal.keys(ENTER);
        terminal.wait_to_see_one_of(&[&format!("{row:>2}▸"), "You broke the code"]);
        if terminal.text().contains("You broke the code") {
            break;
        }
        assert!(row < 10, "{}", terminal.text());
    }
    terminal.keys(ESC);
    terminal.wait_to_see("Let the computer");
    terminal.keys("q");
    assert_eq!(terminal.end(), Some(0));
    is_given_back(&mut terminal);
    let games = std::fs::read_to_string(data.join("pegwise").join("games.txt")).unwrap();
    assert!(games.contains(" play won seed=") && games.contains(" hints="), "{games}");
}

#[test]
fn contradictions_are_mended_with_the_mouse() {
    let mut terminal = start("--rules 4x6", 100, 30);
    terminal.wait_to_see("Assistant for a game elsewhere");
    terminal.keys("3");
    terminal.wait_to_see("1,296 codes left");
    // A bracketed paste, as a terminal sends it.
    terminal.keys("\u{1b}[200~4x6 1122:0.2 3412:1.2 2341:0.3 4551:1.2 2514:1.0\u{1b}[201~");
    terminal.wait_to_see("Change one answer to fix it");
    let text = terminal.text();
    let (row, line) = text.lines().enumerate().find(|(_, line)| line.contains("row 5: 1.0")).unwrap();
    let column = line.chars().collect::<String>().find("row 5").unwrap();
    let column = line[..column].chars().count();
    terminal.click(u16::try_from(column).unwrap(), u16::try_from(row).unwrap());
    terminal.wait_to_see("Row 5 is now 1.3");
    terminal.wait_to_see("Try:");
    terminal.keys("\u{3}");
    assert_eq!(terminal.end(), Some(0));
    is_given_back(&mut terminal);
    terminal.wait_to_see("Unfinished: 4x6 1122:0.2 3412:1.2 2341:0.3 4551:1.2 2514:1.3");
}

#[test]
fn the_screen_follows_the_terminal() {
    let mut terminal = start("", 80, 24);
    terminal.wait_to_see("[q] quit");
    terminal.keys("2");
    terminal.wait_to_see("My guess:");
    terminal.wait_for("My guess:");
    terminal.resize(40, 20).unwrap();
    terminal.wait_for("My guess:");
    terminal.resize(120, 40).unwrap();
    terminal.wait_to_see("It leaves at most 276 codes");
    terminal.keys(ESC);
    terminal.wait_to_see("[q] quit");
    terminal.keys(ESC);
    terminal.wait_to_see("Press Esc again to quit.");
    terminal.keys(ESC);
    assert_eq!(terminal.end(), Some(0));
    is_given_back(&mut terminal);
}

/// A key counts even if it is pressed while the terminal is being resized.
#[test]
fn keys_are_not_lost_while_the_terminal_changes_its_size() {
    let mut terminal = start("", 80, 24);
    terminal.wait_to_see("[q] quit");
    for round in 0..25 {
        terminal.resize(80 + round % 2, 24).unwrap();
        terminal.keys("2");
        terminal.wait_to_see("My guess:");
        terminal.resize(90 + round % 2, 30).unwrap();
        terminal.keys(ESC);
        terminal.wait_to_see("[q] quit");
    }
    terminal.keys("q");
    assert_eq!(terminal.end(), Some(0));
}

#[test]
fn a_signal_ends_it_properly() {
    for (signal, code) in [(Signal::INT, 130), (Signal::TERM, 143), (Signal::HUP, 129)] {
        let mut terminal = start("", 80, 24);
        terminal.wait_to_see("[q] quit");
        terminal.signal(signal);
        assert_eq!(terminal.end(), Some(code));
        is_given_back(&mut terminal);
    }
}

#[test]
fn without_colour_there_is_none() {
    let mut command = command(Path::new("/dev/null"));
    command.env("NO_COLOR", "1").env("LC_ALL", "C");
    let mut terminal = Terminal::start(command, 80, 24).unwrap();
    terminal.keys("1");
    terminal.wait_to_see("1,296 codes left");
    let screen = terminal.screen();
    let cells = (0..24).flat_map(|row| (0..80).filter_map(move |column| screen.cell(row, column)));
    for cell in cells {
        assert_eq!((cell.fgcolor(), cell.bgcolor()), (vt100::Color::Default, vt100::Color::Default));
        assert!(cell.contents().is_ascii(), "{}", cell.contents());
    }
}

#[test]
fn where_a_screen_is_of_no_use_there_are_lines() {
    for (args, term) in [("--plain", "xterm"), ("", "dumb")] {
        let mut command = command(Path::new("/dev/null"));
        command.args(args.split_whitespace()).env("TERM", term);
        let mut terminal = Terminal::start(command, 80, 24).unwrap();
        terminal.wait_for("Choose: ");
        assert!(!terminal.screen().alternate_screen());
        terminal.type_line("q");
        assert_eq!(terminal.end(), Some(0));
    }
}

#[test]
fn what_was_killed_goes_on() {
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("what_was_killed_goes_on");
    let _ = std::fs::remove_dir_all(&data);
    let mut terminal = Terminal::start(command(&data), 80, 24).unwrap();
    terminal.wait_to_see("Play: break the computer's code");
    terminal.keys("mcc");
    terminal.wait_to_see("Colours: light");
    terminal.keys("q1");
    terminal.wait_to_see("1,296 codes left");
    terminal.keys("1122");
    terminal.keys(ENTER);
    terminal.wait_to_see(" 2▸");
    terminal.signal(Signal::KILL);
    terminal.end();

    let mut terminal = Terminal::start(command(&data), 80, 24).unwrap();
    terminal.wait_to_see("Unfinished games: 1");
    terminal.keys("m");
    terminal.wait_to_see("Colours: light");
    terminal.keys("q");
    terminal.wait_to_see("[q] quit");
    terminal.keys("0");
    terminal.wait_to_see(" 2▸");
    terminal.keys("\u{7}\u{7}");
    terminal.wait_to_see("You gave up.");
    terminal.keys(ESC);
    terminal.wait_to_see("[q] quit");
    terminal.keys("q");
    assert_eq!(terminal.end(), Some(0));
    let folder = data.join("pegwise").join("unfinished");
    assert_eq!(std::fs::read_dir(folder).unwrap().count(), 0);
}

/// The lesson opens only on the first start. A light terminal is detected.
#[test]
fn the_first_start_begins_with_the_lesson() {
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("the_first_start");
    let _ = std::fs::remove_dir_all(&data);
    let start = |colors: &str| {
        let mut command = command(&data);
        command.env("XDG_CONFIG_HOME", data.join("new")).env("COLORFGBG", colors);
        Terminal::start(command, 80, 24).unwrap()
    };
    let mut terminal = start("0;15");
    terminal.wait_to_see("how to play, 1 of 7");
    terminal.keys(ESC);
    terminal.wait_to_see("Let the computer");
    terminal.keys("m");
    terminal.wait_to_see("Colours: same as the terminal (light)");
    terminal.keys("qq");
    assert_eq!(terminal.end(), Some(0));
    let mut terminal = start("15;0");
    terminal.wait_to_see("Let the computer");
    terminal.keys("m");
    terminal.wait_to_see("Colours: same as the terminal (dark)");
    terminal.keys("qq");
    assert_eq!(terminal.end(), Some(0));
    let file = data.join("new").join("pegwise").join("config.toml");
    assert_eq!(std::fs::read_to_string(file).unwrap(), "lesson = false\n");
}

/// A seed on the command line applies to the first game, and hides the same code as `pegwise play` does.
#[test]
fn a_seed_is_a_game() {
    let mut terminal = start("--seed 7", 80, 24);
    terminal.wait_to_see("[q] quit");
    terminal.keys("1");
    terminal.wait_to_see("play 4x6, game 7");
    terminal.keys("4266");
    terminal.keys(ENTER);
    terminal.wait_to_see("You broke the code in 1 guess.");
    terminal.keys("\u{3}");
    assert_eq!(terminal.end(), Some(0));
}

/// An unfinished puzzle comes back, and a tip ends the streak.
#[test]
fn puzzles_go_on() {
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("puzzles_go_on");
    let _ = std::fs::remove_dir_all(&data);
    let file = data.join("pegwise").join("puzzles.txt");
    std::fs::create_dir_all(data.join("pegwise")).unwrap();
    std::fs::write(&file, "pegwise-puzzles 1\nscore 5 4 2 3\nleft 4x6 deduce easy 7 alone\n").unwrap();
    let mut terminal = Terminal::start(command(&data), 80, 24).unwrap();
    terminal.wait_to_see("Play: break the computer's code");
    terminal.keys("6");
    terminal.wait_to_see("seed 7");
    terminal.keys(TIP);
    terminal.wait_to_see("Streak: 0");
    terminal.keys(ESC);
    terminal.wait_to_see("[q] quit");
    terminal.keys("q");
    assert_eq!(terminal.end(), Some(0));
    let record = std::fs::read_to_string(&file).unwrap();
    assert_eq!(record, "pegwise-puzzles 1\nscore 5 4 0 3\nleft 4x6 deduce easy 7 helped\n");
    // A file from a later version is left untouched.
    std::fs::write(&file, "pegwise-puzzles 2\n").unwrap();
    let mut terminal = Terminal::start(command(&data), 80, 24).unwrap();
    terminal.wait_to_see("Play: break the computer's code");
    terminal.keys("6");
    terminal.wait_to_see("One code fits all rows");
    terminal.keys(TIP);
    terminal.keys(ESC);
    terminal.wait_to_see("[q] quit");
    terminal.keys("q");
    assert_eq!(terminal.end(), Some(0));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "pegwise-puzzles 2\n");
}

/// Ctrl-Z gives the terminal back to the shell, and `fg` resumes the app; so does an external stop signal.
#[test]
fn it_can_be_suspended() {
    let mut terminal = start("", 80, 24);
    terminal.wait_to_see("[q] quit");
    terminal.wait_for(TAKES);
    terminal.keys("\u{1a}");
    terminal.wait_for(LEAVES);
    terminal.wait_until_stopped();
    assert!(terminal.shows_typing());
    terminal.signal(Signal::CONT);
    terminal.wait_for(TAKES);
    terminal.wait_to_see("[q] quit");
    terminal.signal(Signal::STOP);
    terminal.wait_until_stopped();
    terminal.signal(Signal::CONT);
    terminal.wait_for(TAKES);
    terminal.wait_to_see("[q] quit");
    terminal.keys("q");
    assert_eq!(terminal.end(), Some(0));
    is_given_back(&mut terminal);
}
