//! Output meant for reuse is accepted as input with the same meaning on every kind of board: games, commands to copy,
//! tokens, trees, saved games.

use assert_cmd::cargo::cargo_bin_cmd;
use pegwise::notation::{Alphabet, PartialRecord, read_rules};
use serde_json::Value;
use std::fmt::Write;
use std::path::PathBuf;

/// A board, a wrong guess and the secret, in the symbols of the board.
const GAMES: [(&str, &str, &str); 24] = [
    ("4x6", "1122", "3456"),
    ("bulls-and-cows", "0123", "4560"),
    ("number-baseball", "123", "456"),
    ("bagels", "012", "934"),
    ("castle-tune", "AB_CD", "GGABC"),
    ("padlock", "012", "345"),
    ("3x6-distinct-free", "111", "123"),
    ("3x6-distinct-nozero", "234", "561"),
    ("3x4-bar1=1-bar2=34", "211", "422"),
    ("4x4-blacks", "1122", "4321"),
    ("3x4-whites", "112", "321"),
    ("3x4-sum", "112", "321"),
    ("3x4-each", "112", "321"),
    ("3x4-marks", "123", "234"),
    ("3x4-order", "123", "321"),
    ("3x5-order-blanks", "12_", "321"),
    ("3x2x2", "123", "441"),
    ("2x3x3-distinct", "12", "34"),
    ("3x4-only=111,123,234,344,412,222", "111", "344"),
    ("3x4-only=111*3,123,234*2,344,412", "111", "344"),
    ("2x40", "1-40", "39-2"),
    ("3x4-in5", "112", "321"),
    ("5x26-words=en-marks", "FRONT", "APRON"),
    ("5x26-words=de-blacks", "LAMPE", "TASSE"),
];

fn home() -> PathBuf {
    let name = format!("pegwise-printed-{}-{:?}", std::process::id(), std::thread::current().id());
    let folder = std::env::temp_dir().join(name.replace(['(', ')'], ""));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn pegwise(args: &[&str], input: &str) -> (String, Option<i32>) {
    let home = home();
    let mut command = cargo_bin_cmd!("pegwise");
    command.env("XDG_DATA_HOME", &home).env("XDG_CONFIG_HOME", &home).args(args).write_stdin(input);
    let output = command.output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert_ne!(output.status.code(), Some(2), "{args:?}: {said}{}", String::from_utf8_lossy(&output.stderr));
    (said, output.status.code())
}

fn is_board(word: &str) -> bool {
    read_rules(word).is_ok()
}

/// The games in one line that a text contains. Each is a board followed by rows.
fn games(text: &str) -> Vec<String> {
    let mut games = Vec::new();
    for line in text.lines() {
        let words: Vec<&str> = line.split_whitespace().map(|word| word.trim_end_matches(['.', ','])).collect();
        for (at, word) in words.iter().enumerate() {
            let is_row = |word: &&&str| word.contains(':') && !word.ends_with(':');
            let raw: Vec<&str> = line.split_whitespace().skip(at + 1).collect();
            let rows: Vec<&str> = raw.iter().take_while(is_row).copied().collect();
            if is_board(word) && !rows.is_empty() {
                games.push([&[*word][..], &rows].concat().join(" "));
            }
        }
    }
    games
}

fn canonical(game: &str) -> PartialRecord {
    Alphabet::canonical().read_partial_game(None, game).unwrap_or_else(|error| panic!("{game}: {error}"))
}

#[test]
fn what_is_printed_is_read_with_the_same_meaning() {
    let mut left_with_rows = 0;
    for (board, guess, secret) in GAMES {
        // A friend can win a game sent as a token.
        let (token, _) = pegwise(&["challenge", "--rules", board, "--", secret], "");
        let token = token.lines().next().unwrap();
        // A token holds the board, not the name used to create it.
        let (rules, named) = (read_rules(board).unwrap(), Alphabet::of_rules(board));
        let typed = |code: &str| Alphabet::usual(&rules).write(&named.read_guess(&rules, code).unwrap());
        let input = format!("{}\n{}\n", typed(guess), typed(secret));
        let (played, code) = pegwise(&["play", "--challenge", token], &input);
        assert_eq!(code, Some(0), "{board}: {played}");
        let found = games(&played);
        let [game] = found.as_slice() else { panic!("{board} shows no game: {played}") };
        let rows = canonical(game).history;
        assert_eq!(rows.len(), 2, "{game}");
        assert_eq!(rows[1].known().unwrap().feedback, rules.win(), "{game}");

        let words: Vec<&str> = game.split(' ').collect();
        for command in ["check", "candidates", "review"] {
            let (json, code) = pegwise(&[&[command, "--json"], &words[..]].concat(), "");
            let json: Value = serde_json::from_str(&json).unwrap();
            assert_eq!(code, Some(0), "{command} {game}");
            assert_eq!(canonical(json["game"].as_str().unwrap()), canonical(game), "{command} {game}");
        }
        let (json, _) = pegwise(&[&["suggest", "--json"], &words[..words.len() - 1]].concat(), "");
        let json: Value = serde_json::from_str(&json).unwrap();
        assert_eq!(canonical(json["game"].as_str().unwrap()).history, rows[..1], "{game}");
        let suggested = json["guess"].as_str().unwrap();
        pegwise(&[&["explain"], &words[..words.len() - 1], &[suggested]].concat(), "");

        let answer = words[1].split_once(':').unwrap().1;
        let (left, _) = pegwise(&["break", "--rules", board, "--strategy", "first"], &format!("{answer}\nquit\n"));
        let shown = games(&left);
        // If an answer is impossible for the first guess, it is requested again, so there is no row.
        left_with_rows += usize::from(!shown.is_empty());
        for game in &shown {
            pegwise(&[&["check"], &game.split(' ').collect::<Vec<_>>()[..]].concat(), "");
        }

        // All that is printed about a game.
        // `first` is also a word of the list.
        let demo = ["demo", "--rules", board, "--strategy", "first", "--", secret];
        is_read_in_every_style(board, &demo);

        let (said, _) = pegwise(&["score", "--rules", board, "--", guess, secret], "");
        let said = said.trim().split_once("  ").unwrap().1;
        if said.contains(" black") || said.contains(" white") {
            let read = named.read_feedback(&rules, said).ok();
            assert_eq!(read, Some(rows[0].known().unwrap().feedback), "{board}: {said}");
        }
    }
    assert!(left_with_rows > GAMES.len() / 2, "{left_with_rows}");
    std::fs::remove_dir_all(home()).unwrap();
}

fn is_read_in_every_style(board: &str, demo: &[&str]) {
    let moves = |json: &str, rows: &str| -> Vec<(String, String)> {
        let json: Value = serde_json::from_str(json).unwrap();
        let rows = json[rows].as_array().unwrap().iter();
        rows.map(|row| (row["guess"].to_string(), row["feedback"].to_string())).collect()
    };
    let in_style = |style: &str| {
        let style: Vec<&str> = style.split_whitespace().collect();
        pegwise(&[&demo[..1], &style, &demo[1..]].concat(), "").0
    };
    let played = moves(&in_style("--json"), "turns");
    for style in ["", "--color always", "--ascii", "--plain", "--format csv", "--format markdown", "--json"] {
        for language in ["", " --lang de"] {
            let printed = in_style(&format!("{style}{language}"));
            // Everything but a table names its board.
            let boards = if style.starts_with("--format") { [board; 2] } else { [board, "-"] };
            for board in boards {
                let game = if board == "-" { &["-"][..] } else { &[board, "-"] };
                let (json, _) = pegwise(&[&["check", "--json"], game].concat(), &printed);
                assert_eq!(moves(&json, "rows"), played, "{board}: {printed}");
            }
        }
    }
}

#[test]
fn unfinished_games_are_read_again() {
    for style in ["--lang=en", "--lang=de"] {
        for (command, input) in [("play --seed=1", "1122\n1345\n"), ("break", "1.1\n0.2\n")] {
            let command = format!("{command} {style}");
            let (printed, _) = pegwise(&command.split(' ').collect::<Vec<_>>(), input);
            let (json, _) = pegwise(&["check", "--json", "-"], &printed);
            let json: Value = serde_json::from_str(&json).unwrap();
            assert_eq!(json["rows"].as_array().unwrap().len(), 2, "{printed}");
        }
    }
}

#[test]
fn games_with_a_false_answer_are_read_again() {
    for board in ["4x6-lies1", "4x6-marks-lies1", "4x6-order-lies1"] {
        let demo = ["demo", "--rules", board, "--strategy", "first", "--seed", "7"];
        assert!(pegwise(&demo, "").0.contains(" is false; it should be "), "{board}");
        is_read_in_every_style(board, &demo);
    }
    let game = ["4x6-lies1", "1122:0.1", "2344:0.4", "2355:0.1", "3416:1.1", "4266:4.0"];
    for style in ["--lang=en", "--lang=de", "--plain"] {
        let (printed, _) = pegwise(&[&["review", style], &game[..]].concat(), "");
        let (json, _) = pegwise(&["check", "--json", "--rules", game[0], "-"], &printed);
        let json: Value = serde_json::from_str(&json).unwrap();
        assert_eq!(json["game"], game.join(" "), "{printed}");
    }
    std::fs::remove_dir_all(home()).unwrap();
}

#[test]
fn results_for_programs_are_read_as_their_game() {
    let game = ["4x6", "1122:1.1", "1344:0.2", "1532:1.1"];
    for command in ["candidates", "check", "explain", "review", "suggest"] {
        let (printed, _) = pegwise(&[&[command, "--json"], &game[..]].concat(), "");
        let (json, _) = pegwise(&["check", "--json", "-"], &printed);
        let json: Value = serde_json::from_str(&json).unwrap();
        assert_eq!(json["game"], game.join(" "), "{printed}");
    }
    let (events, _) = pegwise(&["play", "--json", "--seed", "7"], "1122\n4266\n");
    let (json, _) = pegwise(&["check", "--json", "-"], &events);
    assert!(json.contains("4266:4.0"), "{json}");
    std::fs::remove_dir_all(home()).unwrap();
}

#[test]
fn games_are_read_from_what_is_printed_around_them() {
    let game = "4x6 1122:0.1 1344:0.1 3632:0.2 4266:4.0";
    let read = |text: &str, board: &[&str]| {
        let (json, _) = pegwise(&[&["check", "--json"], board, &["-"]].concat(), text);
        serde_json::from_str::<Value>(&json).unwrap_or_else(|_| panic!("{text}"))["game"].clone()
    };
    let (json, _) = pegwise(&["check", "--json", "pegwise", "review", "4x6", "1122:0.1", "1344:0.1"], "");
    assert!(json.contains("4x6 1122:0.1 1344:0.1"), "{json}");
    for style in [&["--lang", "en"][..], &["--lang", "de"], &["--plain"]] {
        let (played, _) = pegwise(&[&["play", "--seed", "7"], style].concat(), "1122\n1344\n3632\n4266\n");
        assert_eq!(read(&played, &[]), game, "{played}");
        for (board, end) in [("4x6", "give up\n"), ("4x6-in2", "")] {
            let moves = format!("1122\n1344\n{end}");
            let (played, _) = pegwise(&[&["play", "--seed", "7", "-r", board], style].concat(), &moves);
            assert_eq!(read(&played, &[]), format!("{board} 1122:0.1 1344:0.1"), "{played}");
        }
        let (clash, _) = pegwise(&[&["check", "4x6", "1122:1.1", "3456:0.0"], style].concat(), "");
        assert_eq!(read(&clash, &[]), "4x6 1122:1.1 3456:0.0", "{clash}");
        let lies = ["6x9-lies1", "112233:1.1", "445566:2.1"];
        let (review, _) = pegwise(&[&["review"], style, &lies].concat(), "");
        assert_eq!(read(&review, &["-r", lies[0]]), lies.join(" "), "{review}");
        for game in [
            &["bulls-and-cows", "0123:1.0", "0145:0.2"][..],
            &["words", "crane:.-..+", "ghost:...+."],
            &["20x20", "1,1,1,1,1,2,2,2,2,2,3,3,3,3,3,4,4,4,4,4:3.4"],
        ] {
            let review = pegwise(&[&["review"], style, game].concat(), "").0;
            let again = |text: &str| pegwise(&["check", "--json", "-r", game[0], "-"], text).0;
            let rows = |json: String| {
                serde_json::from_str::<Value>(&json).unwrap_or_else(|_| panic!("{review}"))["rows"].clone()
            };
            assert_eq!(rows(again(&review)), rows(again(&game[1..].join("\n"))), "{review}");
        }
        for kind in ["deduce", "win-next", "impossible", "wrong-answer"] {
            let puzzle = ["puzzle", "--kind", kind, "--seed", "1", "--count", "1", "--text"];
            let (puzzle, _) = pegwise(&[&puzzle, style].concat(), "");
            let rows = read(&puzzle, &[]).as_str().unwrap().split(' ').count() - 1;
            assert_eq!(rows, if matches!(kind, "deduce" | "win-next") { 3 } else { 4 }, "{puzzle}");
        }
    }
    std::fs::remove_dir_all(home()).unwrap();
}

#[test]
fn what_commands_print_about_rows_is_read_again() {
    let clash = ["1122:1.1", "1122:1.2"];
    let game = ["1122:1.1", "1344:0.2", "1532:1.1"];
    for language in ["en", "de"] {
        for (command, rows) in [(&["check"][..], &clash[..]), (&["review"], &game), (&["review", "--numbers"], &game)] {
            for style in [&["--lang", language][..], &["--lang", language, "--plain"]] {
                let (printed, _) = pegwise(&[command, style, rows].concat(), "");
                let (json, _) = pegwise(&["check", "--json", "-"], &printed);
                let json: Value = serde_json::from_str(&json).unwrap();
                assert_eq!(json["game"], format!("4x6 {}", rows.join(" ")), "{printed}");
            }
        }
        for style in [&["--lang", language][..], &["--lang", language, "--plain"]] {
            let puzzle = ["puzzle", "--kind", "padlock", "--seed", "1", "--count", "1", "--text"];
            let (printed, _) = pegwise(&[&puzzle, style].concat(), "");
            let (riddle, _) = printed.rsplit_once("\n\n").unwrap();
            let (json, _) = pegwise(&["check", "--json", "padlock", "-"], riddle);
            let json: Value = serde_json::from_str(&json).unwrap();
            assert_eq!(json["game"], "padlock 720:0.1 864:1.0 021:2.0", "{riddle}");
        }
    }
    std::fs::remove_dir_all(home()).unwrap();
}

#[test]
fn boards_with_a_list_of_words_are_shown_in_letters() {
    for (board, rows) in [("5x26-words=en-marks", "FRONT:.---."), ("5x26-words=en-blacks", "FRONT:1")] {
        for args in [&[board, rows][..], &["--rules", board, rows]] {
            let (said, _) = pegwise(&[&["suggest", "--json"], args].concat(), "");
            let json: Value = serde_json::from_str(&said).unwrap();
            let guess = json["guess"].as_str().unwrap().to_lowercase();
            assert!(pegwise::WordList::English.words().any(|word| word == guess), "{args:?}: {guess}");
        }
    }
    let (said, _) = pegwise(&["check", "5x26-words=en-marks", "6IFEK:.---."], "");
    assert!(said.contains("6 codes left"), "{said}");
}

#[test]
fn trees_and_saved_games_of_every_kind_are_read() {
    let (tree, saved) = (home().join("tree.txt"), home().join("games.txt"));
    let (tree, saved) = (tree.to_str().unwrap(), saved.to_str().unwrap());
    let mut kept = "pegwise-games 1\n".to_owned();
    for (board, guess, secret) in GAMES {
        let rules = read_rules(board).unwrap();
        if rules.code_count().is_some_and(|codes| codes <= 256) {
            pegwise(&["evaluate", "knuth", "--rules", board, "--tree", tree], "");
            let (verified, code) = pegwise(&["tree", "verify", tree], "");
            assert_eq!(code, Some(0), "{board}: {verified}");
        }
        let alphabet = Alphabet::of_rules(board);
        let guess = alphabet.read_guess(&rules, guess).unwrap();
        let secret = alphabet.read_code(&rules, secret).unwrap();
        let turns = [&guess, &secret]
            .map(|guess| pegwise::Turn { guess: guess.clone(), feedback: rules.answer(guess, &secret) });
        let game = pegwise::notation::GameRecord { rules, history: turns.to_vec() };
        writeln!(kept, "2026-11-21T11:20:00Z challenge won {game}").unwrap();
    }
    std::fs::write(saved, &kept).unwrap();
    pegwise(&["history", "import", saved], "");
    assert_eq!(pegwise(&["history", "export"], "").0, kept);
    std::fs::remove_dir_all(home()).unwrap();
}

#[test]
fn saved_games_are_shown_in_the_symbols_that_they_were_played_with() {
    let saved = home().join("games.txt");
    let words = "2026-11-21T11:20:00Z play 5x26-only=3I1E5,JC1K5 JC1K5:2.0 3I1E5:5.0";
    let suits = "2026-11-21T11:21:00Z play symbols=♠♥♦♣ 2x4 12:1.0 13:2.0";
    std::fs::write(&saved, format!("{words}\n{suits}\n")).unwrap();
    pegwise(&["history", "import", saved.to_str().unwrap()], "");
    for (command, shown) in [("history", "CRANE"), ("history", "♠♦"), ("review", "♠"), ("review --kept 1", "SLATE")]
    {
        let (said, _) = pegwise(&command.split(' ').collect::<Vec<_>>(), "");
        assert!(said.contains(shown), "{command}: {said}");
    }
    std::fs::remove_dir_all(home()).unwrap();
}

/// Symbols and names in the settings are used on every board that they fit, however the board is named, and on no other.
#[test]
fn symbols_in_the_settings_are_used_where_they_fit() {
    let home = home().join("symbols");
    let said = |line: &str| {
        let mut command = cargo_bin_cmd!("pegwise");
        command.env("XDG_DATA_HOME", &home).env("XDG_CONFIG_HOME", &home).args(line.split(' '));
        let output = command.output().unwrap();
        let [out, problem] = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
        assert!(problem.is_empty() && output.status.success(), "{line}: {problem}");
        out
    };
    said("config set alphabet BGKRWY");
    said("config set names red,green,black,white,pink,gold");
    said("config set rules padlock");
    for line in ["candidates 4x6 BBKK:4.0", "candidates -r 4x6 BBKK:4.0"] {
        assert_eq!(said(line), "BBKK\n", "{line}");
    }
    for line in ["check 012:1.1", "check 5x8 11223:1.1", "check words CRANE:..-.+", "check -r words CRANE:..-.+"] {
        assert!(said(line).contains("codes left"), "{line}");
    }
    let demo = said("demo 123");
    let game = demo.lines().last().and_then(|line| line.split_once("guesses. ")).unwrap().1;
    assert!(game.starts_with("padlock "), "{demo}");
    assert!(said(&format!("check {game}")).contains("1 code left"), "{game}");
}
