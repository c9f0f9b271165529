//! Behaviour specific to terminals: hidden input, the menu, line wrapping.

#![cfg(unix)]

use harness::terminal::{Signal, Terminal};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The command in a terminal. Its data folder cannot be created, which protects the user's history.
fn start(args: &str, columns: u16) -> Terminal {
    start_with_data(args, columns, "/dev/null")
}

fn start_with_data(args: &str, columns: u16, data: impl AsRef<Path>) -> Terminal {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("pegwise"));
    command.args(args.split_whitespace()).env("XDG_DATA_HOME", data.as_ref());
    command.env("XDG_CONFIG_HOME", "/dev/null").env("LC_ALL", "C.UTF-8");
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
fn the_code_of_a_challenge_is_not_shown() {
    let mut terminal = start("challenge", 80);
    terminal.wait_for("it stays hidden): ");
    terminal.type_line("1213");
    let shown = terminal.wait_for("a program can read it.");
    assert!(shown.starts_with("\r\nA") && !shown.contains("1213"), "{shown}");
    assert!(terminal.shows_typing());
    assert_eq!(terminal.end(), Some(0));
}

/// If the command were wrapped, it could not be copied.
#[test]
fn the_proof_is_one_line() {
    let mut terminal = start("play --seed 7", 80);
    terminal.wait_for("Guess 1 of 10> ");
    terminal.type_line("give up");
    terminal.wait_for("printf '%s' 'pegwise-secret 1 4x6 4266 63e4cda3996f5fb334d5b4b0a47bcab3' | sha256sum");
    assert_eq!(terminal.end(), Some(0));
}

#[test]
fn the_menu_comes_back() {
    let mut terminal = start("--plain", 80);
    terminal.wait_for("Choose: ");
    terminal.type_line("l");
    terminal.wait_for("Your answer> ");
    terminal.type_line("quit");
    terminal.wait_for("Choose: ");
    terminal.type_line("b");
    assert!(terminal.wait_for("Choose: ").contains("brain-breaker"));
    terminal.type_line("q");
    assert_eq!(terminal.end(), Some(0));
}

#[test]
fn a_narrow_terminal_is_wide_enough() {
    for (args, last, columns) in [
        ("evaluate knuth brain-breaker,open=1123 --rules 4x5", "distribution", 50),
        ("evaluate knuth --rules 3x3", "4 guesses", 40),
        ("rules", "--alphabet", 60),
        ("suggest 4x6 1122:1.1 --strategy knuth", "Why a guess", 40),
        ("suggest 4x6 1122:1.1 --top 3", "different answers", 40),
        ("demo 3632 --plain", "broke the code", 40),
        ("review 4x6 1122:1.0 2345:0.2 1631:2.0 3626:2.1 3632:4.0", "(0 to 99).", 80),
        ("review 4x6 1122:1.0 2345:0.2 1631:2.0 3626:2.1 3632:4.0", "Skill 84", 40),
        ("strategies", "compares them.", 50),
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

#[test]
fn a_code_told_to_the_computer_is_not_shown() {
    let mut terminal = start("break -s knuth", 200);
    terminal.wait_for("Your answer> ");
    terminal.type_line("code");
    terminal.wait_for("it stays hidden): ");
    terminal.type_line("3632");
    let shown = terminal.wait_for("Your answer> ");
    assert!(shown.contains("point out wrong ones.") && !shown.contains("3632"), "{shown}");
    terminal.type_line("");
    terminal.wait_for("●···  1.0");
    terminal.type_line("quit");
    assert_eq!(terminal.end(), Some(0));
}

#[test]
fn the_answers_are_checked_against_the_code_after_the_game() {
    let mut terminal = start("break --rules 4x6-in1 --strategy knuth", 200);
    terminal.wait_for("Your answer> ");
    terminal.type_line("1.1");
    terminal.wait_for("or just press Enter> ");
    terminal.type_line("36");
    terminal.wait_for("or just press Enter> ");
    terminal.type_line("3632");
    terminal.wait_for("Row 1, 1122: the answer should be “1 black, 0 white”, not “1 black, 1 white”.");
    assert_eq!(terminal.end(), Some(0));
}

#[test]
fn the_game_of_the_day_counts_once() {
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("the_game_of_the_day_counts_once");
    let _ = std::fs::remove_dir_all(&data);
    let today = jiff::Zoned::now().date();
    let day = pegwise::daily_number(today).expect("a day after the first");
    let secret = pegwise::draw_secret(&pegwise::Rules::classic(), pegwise::daily_seed(today)).to_string();
    let wrong = if secret == "1122" { "3344" } else { "1122" };
    let begin = |question: &str| {
        let mut terminal = start_with_data("play --daily", 200, &data);
        let shown = terminal.wait_for(question);
        (terminal, shown)
    };

    // An unfinished game is resumed, so nobody can restart it knowing the answers.
    let (mut terminal, shown) = begin("Guess 1 of 10> ");
    assert!(shown.contains(&format!("The game for {today}.")) && !shown.contains("practice"), "{shown}");
    terminal.type_line(wrong);
    terminal.wait_for("Guess 2 of 10> ");
    terminal.type_line("quit");
    assert_eq!(terminal.end(), Some(0));
    let (mut terminal, shown) = begin("Guess 2 of 10> ");
    assert!(shown.contains("Continuing your game."), "{shown}");
    terminal.type_line(&secret);
    let shown = terminal.wait_for("Game of the day: 1 day in a row. Longest: 1 day.");
    assert!(shown.contains(&format!("\nPegwise {day} 2/10\r\n")), "{shown}");
    assert!(shown.contains("●●●●\r\n"), "{shown}");
    assert_eq!(terminal.end(), Some(0));

    let (mut terminal, shown) = begin("Guess 1 of 10> ");
    assert!(shown.contains("You have already played this day’s game."), "{shown}");
    terminal.type_line(&secret);
    let shown = terminal.wait_for("●●●●\r\n");
    assert!(shown.contains(&format!("\nPegwise {day} 1/10, practice\r\n")), "{shown}");
    assert_eq!(terminal.end(), Some(0));
}

/// Seed 7 hides 4266.
#[test]
fn a_finished_game_is_kept() {
    const KEPT: &str = "Saved in your history: pegwise stats";
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("a_finished_game_is_kept");
    let _ = std::fs::remove_dir_all(&data);
    let file = data.join("pegwise").join("games.txt");
    let games = || std::fs::read_to_string(&file).unwrap_or_default();

    let play = |args: &str, lines: &[&str], last: &str| {
        let mut terminal = start_with_data(args, 80, &data);
        for line in lines {
            terminal.type_line(line);
        }
        let shown = terminal.wait_for(last);
        assert_eq!(terminal.end(), Some(0));
        shown
    };
    play("play --seed 7", &["1122", "hint", "4266"], KEPT);
    play("play --evil --rules 3x4", &["112", "give up"], KEPT);
    play("break -s knuth", &["1.0", "0.1", "1.2", "1.1", "win"], KEPT);
    play("play --seed 7 --rules 4x6-in1", &["1122"], KEPT);
    let kept = games();
    let lines: Vec<&str> = kept.lines().collect();
    assert_eq!((lines.len(), lines[0]), (8, "pegwise-games 1"));
    // A game with guesses by a person is appended a second time, with its grades.
    for (line, ends) in [
        (1, "Z play won seed=7 hints=1 4x6 1122:0.1 4266:4.0"),
        (2, "Z play won seed=7 hints=1 skill=95 luck=69 4x6 1122:0.1 4266:4.0"),
        (5, "Z break won 4x6 1122:1.0 1344:0.1 3526:1.2 1462:1.1 3632:4.0"),
        (6, "Z play lost seed=7 secret=4266 4x6-in1 1122:0.1"),
        (7, "Z play lost seed=7 secret=4266 skill=93 luck=39 4x6-in1 1122:0.1"),
    ] {
        assert!(lines[line].ends_with(ends), "{kept}");
    }
    assert!(lines[3].contains("Z evil given-up 3x4 112:"), "{kept}");
    assert!(lines[4].contains("Z evil given-up skill="), "{kept}");

    play("play --seed 7", &["1122", "quit"], "You left the game");
    assert_eq!(games(), kept);
    // Without a guess, the code was shown all the same.
    play("play --seed 7", &["give up"], "The code was 4266.");
    let kept = games();
    let given_up = kept.lines().last().unwrap();
    assert!(given_up.ends_with("Z play given-up seed=7 secret=4266 4x6"), "{kept}");
    play("play --seed 7 --no-history", &["4266"], "You broke the code");
    play("play --seed 7 --json", &["4266"], "\"won\"");
    assert_eq!(games(), kept);

    assert!(play("history delete 2", &["no"], "deleted.").contains("Nothing was"));
    assert_eq!(games(), kept);
    play("history delete 2", &["yes"], "1 game deleted.");
    // If a game has two lines, only the one with grades is kept.
    let rest = [0, 2, 5, 7].map(|line| lines[line]);
    assert_eq!(games(), [&rest[..], &[given_up]].concat().join("\n") + "\n");
}

#[test]
fn a_game_that_cannot_be_kept_is_played_to_its_end() {
    let mut terminal = start("play --seed 7", 200);
    terminal.wait_for("> ");
    terminal.type_line("4266");
    let shown = terminal.wait_for("games.txt");
    assert!(shown.contains("You broke the code in 1 guess."), "{shown}");
    assert!(
        shown.contains("This game is not saved in your history: /dev/null/pegwise/games.txt cannot be used"),
        "{shown}"
    );
    assert_eq!(terminal.end(), Some(0));
}

/// The puzzles for seed 7. Their solutions are the code 3234, a guess such as 1516, the answer 0.4, and row 4.
#[test]
fn puzzles_are_asked_one_after_the_other() {
    let mut terminal = start("puzzle --seed 7", 200);
    terminal.wait_for("Code> ");
    for (line, shown) in [
        ("help", "show (the solution, then the next puzzle)"),
        ("12", "a code has 4 pegs, not 2"),
        ("3234", "Right!\r\n\r\nPuzzle 2: win next"),
        ("board", "Puzzle 2: win next"),
        ("1111", "No: after the answer 1.0, 3 codes would be left."),
        ("hint", "The codes that fit: "),
        ("hint", "at least one of these codes is among them."),
        ("hint", "There are no more hints"),
        ("1516", "Right!"),
        ("3.0", "Choose one of 0.1, 0.2, 1.1, 1.2, 0.4."),
        ("1.1", "No: 1224 fits all rows and would give the answer 1.1."),
        ("next", "Puzzle 4: the wrong answer"),
        ("9", "Choose a row from 1 to 5."),
        ("1", "No: even without row 1, the other rows contradict each other."),
        ("hint", "The answer in row "),
    ] {
        terminal.type_line(line);
        let said = terminal.wait_for("> ");
        assert!(said.contains(shown), "{line}: {said}");
    }
    terminal.type_line("show");
    let said = terminal.wait_for("hints: 1.");
    assert!(
        said.contains("The solution: Row 4.") && said.contains("Solved at the first attempt: 1 of 4. Later or with"),
        "{said}"
    );
    assert_eq!(terminal.end(), Some(0));
}

#[test]
fn puzzles_can_be_left() {
    let mut terminal = start("puzzle --kind deduce --level easy --count 2 --seed 7", 200);
    terminal.wait_for("Code> ");
    terminal.type_line("1111");
    let said = terminal.wait_for("> ");
    assert!(said.contains("No: if the code were 1111, the answer in row 1 would be “1.0”, not “0.1”."), "{said}");
    terminal.type_line("quit");
    terminal.wait_for("Solved at the first attempt: 0 of 2.");
    assert_eq!(terminal.end(), Some(0));
}

#[test]
fn the_history_fits_with_its_grades() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts/history.in/.local/share");
    for (columns, headings) in [
        (80, " game  time              board                       ending    skill  luck"),
        (70, " game  time              board                       ending    skill"),
    ] {
        let mut terminal = start_with_data("history --no-history", columns, &data);
        let shown = terminal.wait_for("2026-11-01");
        assert!(shown.contains(headings), "{columns}: {shown}");
        assert_eq!(terminal.end(), Some(0));
    }
    let mut terminal = start_with_data("history", 30, &data);
    let shown = terminal.wait_for("2026-11-01");
    assert!(shown.contains(" skill    90\r\n") && shown.contains(" board    4x6"), "{shown}");
    assert_eq!(terminal.end(), Some(0));
}

#[test]
fn candidates_come_a_page_at_a_time() {
    let mut terminal = start("candidates -r 5x8", 80);
    let shown = terminal.wait_for("and 32,668 more; --all shows them\r\n");
    // 100 codes and the remark.
    assert_eq!(shown.matches("\r\n").count(), 101, "{shown}");
    assert_eq!(terminal.end(), Some(0));
    let mut terminal = start("candidates -r 4x6 --all", 80);
    terminal.wait_for("6666");
    assert_eq!(terminal.end(), Some(0));
}

#[test]
fn empty_rows_are_not_repeated() {
    let mut terminal = start("play --seed 7", 80);
    terminal.wait_for("Guess 1 of 10> ");
    terminal.type_line("1122");
    let shown = terminal.wait_for("Guess 2 of 10> ");
    assert!(!shown.contains("  2  "), "{shown}");
    terminal.type_line("board");
    assert!(terminal.wait_for("Guess 2 of 10> ").contains(" 10  "));
    terminal.type_line("quit");
    assert_eq!(terminal.end(), Some(0));
}

#[test]
fn a_challenge_is_kept_as_one() {
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("a_challenge_is_kept_as_one");
    let _ = std::fs::remove_dir_all(&data);
    let challenge = assert_cmd::cargo::cargo_bin_cmd!("pegwise").args(["challenge", "3632"]).output().unwrap();
    let token = String::from_utf8(challenge.stdout).unwrap().lines().next().unwrap().to_owned();
    let mut terminal = start_with_data(&format!("play --challenge {token}"), 80, &data);
    terminal.wait_for("Guess 1 of 10> ");
    terminal.type_line("3632");
    terminal.wait_for("Saved in your history");
    assert_eq!(terminal.end(), Some(0));
    let kept = std::fs::read_to_string(data.join("pegwise").join("games.txt")).unwrap();
    assert!(kept.lines().nth(1).unwrap().contains("Z challenge won "), "{kept}");
}

/// A kill loses nothing, and the file does not reveal the secret.
#[test]
fn a_game_that_was_killed_goes_on() {
    let data = folder("killed");
    let mut terminal = start_with_data("hotseat", 80, &data);
    terminal.wait_for("it stays hidden): ");
    terminal.type_line("4266");
    terminal.wait_for("Guess 1 of 10> ");
    terminal.type_line("1122");
    terminal.wait_for("Guess 2 of 10> ");
    terminal.signal(Signal::KILL);
    terminal.end();
    let mut terminal = start_with_data("history unfinished", 80, &data);
    terminal.wait_for("two players  4x6, 1 guess");
    terminal.end();
    let kept = std::fs::read_dir(data.join("pegwise/unfinished")).unwrap().next().unwrap().unwrap().path();
    let text = std::fs::read_to_string(kept).unwrap();
    assert!(text.contains("4x6 1122:0.1") && !text.contains("4266"), "{text}");

    let mut terminal = start_with_data("play --continue", 80, &data);
    let shown = terminal.wait_for("Guess 2 of 10> ");
    assert!(shown.contains("Continuing your game.") && shown.contains("1 red"), "{shown}");
    let mut other = start_with_data("play --continue", 80, &data);
    other.wait_for("open in another window");
    assert_eq!(other.end(), Some(1));
    terminal.type_line("hint");
    terminal.wait_for("Guess 2 of 10> ");
    terminal.signal(Signal::INT);
    terminal.wait_for("To continue it: pegwise play --continue");
    assert_eq!(terminal.end(), Some(130));
    let mut terminal = start_with_data("play --continue", 80, &data);
    terminal.wait_for("Guess 2 of 10> ");
    terminal.type_line("quit");
    terminal.wait_for("To continue it: pegwise play --continue");
    assert_eq!(terminal.end(), Some(0));

    let mut terminal = start_with_data("play --continue 1", 80, &data);
    terminal.wait_for("Guess 2 of 10> ");
    terminal.type_line("4266");
    terminal.wait_for("Saved in your history");
    assert_eq!(terminal.end(), Some(0));
    let mut terminal = start_with_data("history export", 80, &data);
    terminal.wait_for(" hotseat won hints=1 ");
    terminal.end();
    let mut terminal = start_with_data("play --continue", 80, &data);
    terminal.wait_for("There are no unfinished games.");
    assert_eq!(terminal.end(), Some(1));
    std::fs::remove_dir_all(data).unwrap();
}

#[test]
fn a_game_of_the_computer_goes_on_too() {
    let data = folder("break");
    let mut terminal = start_with_data("break -s knuth", 80, &data);
    terminal.wait_for("Your answer> ");
    terminal.type_line("1.0");
    terminal.wait_for("Your answer> ");
    terminal.signal(Signal::KILL);
    terminal.end();
    let mut terminal = start_with_data("play --continue 1", 80, &data);
    terminal.wait_for("--continue 1");
    assert_eq!(terminal.end(), Some(2));
    let mut terminal = start_with_data("break --continue", 80, &data);
    terminal.wait_for("Your answer> ");
    terminal.type_line("quit");
    terminal.wait_for("You left the game: 4x6 1122:1.0");
    assert_eq!(terminal.end(), Some(0));
    let mut terminal = start_with_data("history unfinished --discard 1", 80, &data);
    terminal.wait_for("Game 1 was discarded.");
    assert_eq!(terminal.end(), Some(0));
    std::fs::remove_dir_all(data).unwrap();
}

fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("pegwise-terminal-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).unwrap();
    path
}

#[test]
fn errors_are_broken_between_words() {
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("errors_are_broken_between_words");
    let folder = data.join("pegwise");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("config.toml"), "rules = \"12x12\"\n").unwrap();
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("pegwise"));
    command.arg("optimal").env("XDG_CONFIG_HOME", &data).env("LC_ALL", "C.UTF-8");
    let mut terminal = Terminal::start(command, 60, 24).unwrap();
    let said = terminal.wait_for("--rules)");
    assert!(said.lines().all(|line| line.len() <= 60), "{said}");
    assert!(said.split_whitespace().any(|word| word == "settings;"), "{said}");
    assert_eq!(terminal.end(), Some(2));
}

#[test]
fn a_tree_in_the_settings_plays_only_where_it_can() {
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("a_tree_in_the_settings");
    let folder = data.join("pegwise");
    std::fs::create_dir_all(&folder).unwrap();
    let tree = data.join("tree.txt");
    let run = |args: &[&str]| {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin!("pegwise"));
        let output = command.args(args).env("XDG_CONFIG_HOME", &data).env("LC_ALL", "C.UTF-8").output().unwrap();
        String::from_utf8([output.stdout, output.stderr].concat()).unwrap()
    };
    run(&["optimal", "-r", "2x3", "--tree", tree.to_str().unwrap()]);
    std::fs::write(folder.join("config.toml"), format!("strategy = \"tree:{}\"\n", tree.display())).unwrap();
    assert!(run(&["suggest", "-r", "2x3"]).contains("tree"));
    let other = run(&["suggest", "-r", "3x4"]);
    assert!(other.starts_with("Guess") && !other.contains("tree"), "{other}");
    std::fs::remove_file(&tree).unwrap();
    let missing = run(&["suggest", "-r", "2x3"]);
    assert!(missing.contains("(the strategy comes from your settings; choose another with --strategy)"), "{missing}");
}

/// Untrusted text with a colour, a cleared screen, a title, a carriage return, C1, DEL, bidirectional controls and
/// invisible characters.
const HOSTILE: &str =
    "<\u{1b}[30m\u{1b}[2J\u{1b}]0;t\u{7}\r\u{8}\u{9b}31m\u{7f}\u{202e}\u{2066}\u{61c}\u{200b}\u{2800}\u{ad}>";

const UNSEEN: &str = "<\u{202e}\u{2066}\u{61c}\u{200b}\u{2800}\u{ad}>";

fn quoted(text: &str) -> String {
    let units = text.encode_utf16().map(|unit| {
        if (32..127).contains(&unit) {
            char::from(u8::try_from(unit).unwrap_or(0)).to_string()
        } else {
            format!("\\u{unit:04x}")
        }
    });
    units.collect()
}

/// A folder with every kind of file that Pegwise reads, with hostile text wherever it is possible.
fn hostile_files(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = std::fs::remove_dir_all(&folder);
    let write = |name: &str, text: &str| {
        let file = folder.join(name);
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(file, text).unwrap();
    };
    let (in_quotes, no_controls) = (quoted(HOSTILE), quoted(UNSEEN));
    for (name, field) in
        [("names", "names"), ("attributes", "attributes"), ("symbols", "symbols"), ("field", &*in_quotes)]
    {
        write(&format!("{name}.toml"), &format!("pegs = 2\ncolors = 2\n\"{field}\" = [\"a{no_controls}\", \"b\"]\n"));
    }
    write("rules.toml", &format!("name = \"{in_quotes}\"\nabout = \"{in_quotes}\"\npegs = 2\ncolors = 2\n"));
    write(
        "rules.json",
        &format!("{{\"name\": \"{in_quotes}\", \"about\": \"{in_quotes}\", \"pegs\": 2, \"colors\": 2}}"),
    );
    write("broken.toml", &format!("pegs = {HOSTILE}\n"));
    write("broken.json", &format!("{{\"{HOSTILE}\": 1}}"));
    let words = format!("black = [\"{in_quotes}\", \"a\"]\nwhite = [\"b\", \"c\"]\nnothing = \"d\"");
    write("words.toml", &format!("pegs = 2\ncolors = 2\n[words.en]\n{words}\n"));
    let head = format!("pegwise-tree 1\nrules: 2x2\nstrategy: {HOSTILE}\nobjective: {HOSTILE}\n");
    write("tree.txt", &format!("{head}total: 8\nmax: 3\n\n-> 11\n0.0 -> 22\n1.0 -> 12\n1.0 0.2 -> 21\n"));
    write("tree-row.txt", &format!("{head}total: 8\nmax: 3\n\n-> 11\n{HOSTILE} -> 22\n"));
    let node = |after: &str, guess: &str| format!("{{\"after\": [{after}], \"guess\": \"{guess}\"}}");
    let nodes =
        [node("", "11"), node("\"0.0\"", "22"), node("\"1.0\"", "12"), node("\"1.0\", \"0.2\"", "21")].join(", ");
    let said = format!("\"strategy\": \"{in_quotes}\", \"objective\": \"{in_quotes}\"");
    write(
        "tree.json",
        &format!(
            "{{\"pegwise-tree\": 1, \"rules\": \"2x2\", {said}, \"total\": 8, \"max\": 3, \"guesses\": [{nodes}]}}"
        ),
    );
    write("certificate.txt", &format!("pegwise-certificate 1\nrules: {HOSTILE}\n"));
    write(
        "certificate-line.txt",
        &format!("pegwise-certificate 1\nrules: 2x2\nobjective: mean\nguesses: all\n{HOSTILE}\n"),
    );
    write("codes.txt", &format!("12\n{HOSTILE}\n"));
    write("prior.txt", &format!("12 {HOSTILE}\n"));
    let game = "2026-11-21T11:20:00Z play won seed=7 4x6 1122:0.1 4266:4.0";
    let games = format!("pegwise-games 1\n{game}\n2026-11-21T11:20:00Z play {HOSTILE}\n# {HOSTILE}\n{HOSTILE}\n");
    write("games.txt", &games);
    write("data/pegwise/games.txt", &games);
    write("later.txt", &format!("pegwise-games {HOSTILE}\n"));
    write("data/pegwise/unfinished/a.txt", "2026-11-21T11:20:00Z play seed=7 4x6 1122:0.1\n");
    write("data/pegwise/unfinished/b.txt", &format!("2026-11-21T11:20:00Z {HOSTILE}\n"));
    write(&format!("data/pegwise/unfinished/{UNSEEN}.txt"), "2026-11-21T11:20:00Z nothing\n");
    let keys = ["language", "theme", "rules", "alphabet", "strategy", &*in_quotes];
    let keys = keys.map(|key| format!("\"{key}\" = \"{in_quotes}\"\n")).concat();
    write("config/pegwise/config.toml", &format!("lesson = false\nnames = \"a{no_controls},b,c,d,e,f\"\n{keys}"));
    write("bad/pegwise/config.toml", &format!("rules = {HOSTILE}\n"));
    write("results.jsonl", &format!("{{\"schema\": \"pegwise/1\", \"{in_quotes}\": 1}}\n{HOSTILE}\n"));
    write("journal", &format!("pegwise-journal {HOSTILE}\n"));
    write("room.jsonl", &format!("{{\"{in_quotes}\": 1}}\n"));
    write(
        "guest.sh",
        &format!("printf '%s\\n' '{HOSTILE}' >&2\nwhile read -r line; do printf '%s\\n' '{HOSTILE}'; done\n"),
    );
    folder
}

/// Commands that show untrusted text. `HOSTILE` is replaced by that text, and `~` by a space within an argument.
const COMMANDS: &[&str] = &[
    "rules rules.toml",
    "rules rules.json",
    "rules rules.toml --json",
    "rules rules.toml --file",
    "rules rules.toml --plain --ascii",
    "rules rules.toml --lang de",
    "rules names.toml",
    "rules attributes.toml",
    "rules symbols.toml",
    "rules field.toml",
    "rules words.toml",
    "rules broken.toml",
    "rules broken.json",
    "score --rules rules.toml 12 21 --explain",
    "score --rules names.toml 12 21",
    "suggest --rules rules.json 12:0.2",
    "evaluate first --rules rules.toml",
    "candidates --codes codes.txt",
    "tournament first --games 1 --rules 2x2 --codemaker prior=prior.txt",
    "tree verify tree.txt",
    "tree verify tree.json",
    "tree verify tree.json --json",
    "tree verify tree-row.txt",
    "tree stats tree.txt",
    "tree stats tree.json",
    "tree stats tree.json --format csv",
    "tree show tree.txt",
    "tree diff tree.txt tree.json",
    "evaluate --tree tree.txt",
    "certificate verify certificate.txt",
    "certificate verify certificate-line.txt",
    "optimal --rules 2x2 --checkpoint journal",
    "history",
    "history --json",
    "history export",
    "history export --lang de",
    "history import games.txt",
    "history import later.txt",
    "history unfinished",
    "play --continue 2",
    "stats",
    "stats --json",
    "review",
    "config",
    "config show --lang de",
    "config set names a,HOSTILE",
    "config set HOSTILE 1",
    "config set theme HOSTILE",
    "tournament first --games 1 --rules 2x2 --results results.jsonl",
    "tournament --games 1 --rules 2x2 --guest HOSTILE=false",
    "tournament --games 1 --rules 2x2 --guest a=HOSTILE",
    "tournament --games 1 --rules 2x2 --guest a=sh~guest.sh",
    "tournament --games 1 --rules 2x2 --engine a=sh~guest.sh",
    "tournament player HOSTILE",
    "conformance run --rules 2x2 -- sh guest.sh",
    "conformance run -- HOSTILE",
    "web --no-open --dir HOSTILE",
    "web --no-open --class --room room.jsonl",
    "HOSTILE",
    "HOSTILE --lang de",
    "play HOSTILE",
    "play --HOSTILE",
    "play --seed HOSTILE",
    "play --seed HOSTILE --json",
    "play --challenge HOSTILE",
    "play --day HOSTILE",
    "play --daily=HOSTILE",
    "challenge HOSTILE",
    "break HOSTILE",
    "score HOSTILE 1122",
    "score 1122 HOSTILE --json",
    "score 1122 HOSTILE --lang de",
    "check 4x6 1122:HOSTILE",
    "check 4x6 HOSTILE:1.1 --plain",
    "suggest HOSTILE 1122:1.1",
    "suggest 1122:1.1 --strategy HOSTILE",
    "explain 4x6 1122:1.1 HOSTILE",
    "candidates 4x6-HOSTILE",
    "evaluate HOSTILE",
    "demo HOSTILE",
    "puzzle HOSTILE",
    "train HOSTILE",
    "static --rules HOSTILE",
    "optimal --objective HOSTILE",
    "rules HOSTILE",
    "rules HOSTILE.toml",
    "tree verify HOSTILE",
    "history import HOSTILE",
    "history export HOSTILE/games.txt",
    "history delete HOSTILE",
    "man HOSTILE",
    "completions HOSTILE",
    "help HOSTILE",
    "score 1122 1212 --names HOSTILE,b,c,d,e,f",
    "score 1122 1212 --alphabet HOSTILE",
    "score 1122 1212 --rules HOSTILE",
    "score 1122 1212 --lang HOSTILE",
    "score 1122 1212 --format HOSTILE",
    "score 1122 1212 --threads HOSTILE",
    "--theme HOSTILE",
];

/// Arguments, and the content of [`hostile_files`], never reach a terminal unescaped.
#[test]
fn what_others_wrote_is_shown_and_not_obeyed() {
    let folder = hostile_files("what_others_wrote_is_shown_and_not_obeyed");
    let mut failures = Vec::new();
    for command in COMMANDS {
        for config in ["none", "config", "bad"] {
            let settings = command.starts_with("config");
            if config != "none" && !settings && *command != "score --rules rules.toml 12 21 --explain" {
                continue;
            }
            let mut pegwise = Command::new(assert_cmd::cargo::cargo_bin!("pegwise"));
            let args = command.split_whitespace().map(|word| word.replace('~', " ").replace("HOSTILE", HOSTILE));
            pegwise.args(args).current_dir(&folder).env("LC_ALL", "C.UTF-8");
            pegwise.env("XDG_DATA_HOME", folder.join("data")).env("XDG_CONFIG_HOME", folder.join(config));
            let mut terminal = Terminal::start(pegwise, 100, 24).unwrap();
            terminal.end();
            let shown = terminal.wait_for("");
            let raw = obeyed(&shown);
            if shown.is_empty() || !raw.is_empty() {
                failures.push(format!("{command} ({config}): {raw:?} in {shown:?}"));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// The characters that a terminal would obey or hide, apart from Pegwise's own styles.
fn obeyed(shown: &str) -> Vec<char> {
    // A bar is cleared from the start of its line.
    let mut text = shown.replace("\r\n", "\n").replace("\r\u{1b}[2K", "");
    // The styles of pegs, holes and help, and the codes that clear a bar.
    for own in ["[0m", "[1m", "[2m", "[4m", "[97m", "[2K", "[1A"] {
        text = text.replace(&format!("\u{1b}{own}"), "");
    }
    // A peg's colours are two consecutive sequences.
    let mut parts = text.split("\u{1b}[48;5;");
    let first = parts.next().unwrap_or_default().to_owned();
    let text = parts.fold(first, |text, part| {
        let text = text.strip_suffix("\u{1b}[30m").unwrap_or(&text).to_owned();
        text + part.trim_start_matches(|c: char| c.is_ascii_digit()).strip_prefix('m').unwrap_or(part)
    });
    let unseen = pegwise::notation::unseen(&text).map(|(_, c)| c);
    unseen.filter(|c| !matches!(c, '\n' | '\t')).collect()
}

#[test]
fn the_app_shows_what_others_wrote_and_does_not_obey_it() {
    let folder = hostile_files("the_app_shows_what_others_wrote");
    let mut pegwise = Command::new(assert_cmd::cargo::cargo_bin!("pegwise"));
    pegwise
        .env("LC_ALL", "C.UTF-8")
        .env("XDG_DATA_HOME", folder.join("data"))
        .env("XDG_CONFIG_HOME", folder.join("config"));
    let mut terminal = Terminal::start(pegwise, 100, 40).unwrap();
    terminal.wait_to_see("Game of the day");
    terminal.keys("3");
    terminal.wait_to_see("1,296 codes left");
    terminal.keys(&format!("\u{1b}[200~{}\u{1b}[201~", HOSTILE.replace('\u{1b}', "")));
    terminal.wait_to_see("of “<");
    let screen = terminal.text();
    assert!(obeyed(&screen).is_empty(), "{screen}");
    let shown = terminal.wait_for("");
    for raw in [
        "\u{7}",
        "\u{9b}",
        "\u{7f}",
        "\u{202e}",
        "\u{2066}",
        "\u{61c}",
        "\u{200b}",
        "\u{2800}",
        "\u{ad}",
        "<\u{1b}[30m",
    ] {
        assert!(!shown.contains(raw), "{raw:?}: {shown:?}");
    }
}
