//! Rules from files: the example in the documentation, the named games, and refusals.

use assert_cmd::Command;
use std::fs;
use std::path::{Path, PathBuf};

fn file(test: &str, name: &str, text: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("rule_files").join(test);
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join(name);
    fs::write(&file, text).unwrap();
    file
}

fn pegwise() -> Command {
    let mut command = Command::cargo_bin("pegwise").unwrap();
    command.env("PEGWISE_HOME", Path::new(env!("CARGO_TARGET_TMPDIR")).join("rule_files/home"));
    command
}

fn said(arguments: &[&str]) -> String {
    let output = pegwise().args(arguments).assert().success().get_output().stdout.clone();
    String::from_utf8(output).unwrap()
}

fn refused(arguments: &[&str]) -> String {
    let output = pegwise().args(arguments).assert().failure().code(2).get_output().stderr.clone();
    String::from_utf8(output).unwrap()
}

fn block(page: &str, language: &str) -> String {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(page)).unwrap();
    let (_, block) = text.split_once(&format!("```{language}\n")).unwrap();
    block.split_once("```").unwrap().0.to_owned()
}

#[test]
fn the_example_of_the_page_is_played() {
    let file = file("example", "even.toml", &block("games.md", "toml"));
    let file = file.to_str().unwrap();
    let described = said(&["rules", file]);
    assert!(described.contains("5 colours (0, 2, 4, 6, 8)") && described.contains("peg 1 never has 0"), "{described}");
    let suggested = said(&["suggest", "--rules", file, "2468:1 exact 1 close", "--json"]);
    assert!(suggested.contains("\"guess\""), "{suggested}");
    let scored = said(&["score", "--rules", file, "2468", "4268"]);
    assert!(scored.contains("2 exact, 2 close"), "{scored}");
}

#[test]
fn what_is_written_of_a_game_is_read() {
    for game in ["number-baseball", "bagels", "royale", "castle-tune", "3x4-bar2=3-marks"] {
        let file = file("written", &format!("{game}.json"), &said(&["rules", game, "--file"]));
        let file = file.to_str().unwrap();
        assert_eq!(said(&["rules", file, "--file"]), said(&["rules", game, "--file"]), "{game}");
    }
}

#[test]
fn flaws_are_told_with_their_line() {
    let of = |name: &str, text: &str| refused(&["rules", file("flaws", name, text).to_str().unwrap()]);
    let problem = of("a.toml", "pegs = 3\nsymbols = \"123\"\nfirst-not = \"7\"\n");
    assert!(problem.contains("a.toml, line 3: first-not: `7` is not one of the symbols"), "{problem}");
    let problem = of("b.toml", "pegs = 3\ncolours = 6\n");
    assert!(problem.contains("b.toml, line 2: no field is called “colours”; the fields are name, about"), "{problem}");
    let problem = of("c.json", "{\n \"pegs\": \"three\"\n}");
    assert!(
        problem.contains("c.json, line 2: this value is not valid for this field; write a whole number"),
        "{problem}"
    );
    let problem = of("e.toml", "pegs = 3\nsymbols 123\n");
    assert!(problem.contains("e.toml, line 2: this is not TOML: write each field as NAME = VALUE"), "{problem}");
    let problem = of("e.json", "{\n \"pegs\" 3\n}");
    assert!(problem.contains("e.json, line 2: this is not JSON") && !problem.contains("column"), "{problem}");
    let korean = "pegs = 3\ncolors = 6\n[words.ko]\nblack = [\"a\", \"a\"]\n";
    let problem = of("f.toml", korean);
    assert!(problem.contains("f.toml, line 3: Pegwise speaks English and German, not “ko”"));
    let problem = of("g.toml", "pegs = 3\ncolors = 6\nanswer = \"bw\"\n");
    assert!(
        problem.contains("“bw” is not a valid value for this field; write one of black-white, blacks"),
        "{problem}"
    );
    let problem = of("d.toml", "pegs = 12\ncolors = 3\nanswer = \"marks\"\n");
    assert!(problem.contains("d.toml, line 3: answer: answers of this kind are for up to 10 pegs"), "{problem}");
    let problem = refused(&["play", "--rules", "nowhere.toml"]);
    assert!(problem.contains("nowhere.toml"), "{problem}");
}

#[test]
fn words_of_any_length_are_hacked() {
    let words = file("words", "words.txt", "plain\nplane\nplate\nslate\n");
    let suggested = said(&["suggest", "--rules", "terminal", "--codes", words.to_str().unwrap()]);
    assert!(suggested.contains("Guess"), "{suggested}");
    let longer = file("words", "longer.txt", "planet\nplated\nslates\n");
    let scored = said(&["suggest", "--rules", "terminal", "--codes", longer.to_str().unwrap(), "planet:4 matches"]);
    assert!(scored.contains("P   L   A   T   E   D"), "{scored}");
}

#[test]
fn pairs_are_called_by_their_names() {
    let text = "pegs = 2\nattributes = { first = [\"small\", \"large\"], second = [\"cat\", \"dog\"] }\n";
    let own = file("pairs", "pets.toml", text);
    let own = own.to_str().unwrap();
    let described = said(&["rules", own]);
    assert!(described.contains("         cat  dog\n  small  1    2\n  large  3    4\n"), "{described}");
    let scored = said(&["score", "--rules", own, "12", "21", "--explain"]);
    assert!(scored.contains("small cat, small dog"), "{scored}");
    assert!(scored.contains("Second attribute:\n  peg 1: cat against dog: different"), "{scored}");
    assert!(scored.contains("2.0/0.2, first attribute: 2 in place, 0 elsewhere; second: 0 in place, 2 elsewhere"));
    let suggested = said(&["suggest", "royale", "172:1.2/3.0"]);
    assert!(suggested.starts_with("Guess  1   2   7   red star, red moon, green moon  (possible"), "{suggested}");
}

#[test]
fn a_file_of_rules_stands_in_front_of_a_game() {
    let text = "name = \"Sum\"\nabout = \"three dice\"\npegs = 3\nsymbols = \"123456\"\ndigit-sum = 10\n";
    let sum = file("front", "sum.toml", text);
    let sum = sum.to_str().unwrap();
    assert_eq!(said(&["suggest", sum, "136:1.0"]), said(&["suggest", "--rules", sum, "136:1.0"]));
    assert_eq!(said(&["explain", sum, "136:1.0", "145"]), said(&["explain", "--rules", sum, "136:1.0", "145"]));
    let problem = refused(&["suggest", "--rules", "4x6", sum, "1122:1.0"]);
    assert!(problem.contains("is a rules file; write --rules"), "{problem}");
    let described = said(&["rules", sum]);
    assert!(described.starts_with("Sum\nthree dice\n"), "{described}");
    assert!(described.contains("27 codes can be the secret") && described.contains("digits of the code add up to 10."));
    let written = said(&["rules", sum, "--file"]);
    for field in ["\"name\": \"Sum\"", "\"about\": \"three dice\"", "\"digit-sum\": 10"] {
        assert!(written.contains(field), "{written}");
    }
}

#[test]
fn games_of_words_want_a_list() {
    let words = file("wanted", "words.txt", "apple\npaper\nplate\n");
    let words = words.to_str().unwrap();
    let named = ["suggest", "--rules", "word-marks", "--codes", words, "apple:--+.-"];
    assert_eq!(said(&["suggest", "word-marks", "--codes", words, "apple:--+.-"]), said(&named));
    let written = said(&["rules", "word-marks", "--codes", words, "--file"]);
    assert!(written.contains("APPLE") && written.contains("PLATE"), "{written}");
    let copy = file("wanted", "copy.json", &written);
    let copied = ["suggest", "--rules", copy.to_str().unwrap(), "apple:--+.-"];
    assert_eq!(said(&copied), said(&named));
    let problem = refused(&["rules", copy.to_str().unwrap(), "--codes", words, "--file"]);
    assert!(problem.contains("--codes chooses another board"), "{problem}");
    for command in
        ["play", "demo", "demo 3632", "puzzle", "break", "explain", "optimal", "evaluate", "evaluate --games 1"]
    {
        let words: Vec<&str> = command.split(' ').chain(["--rules", "word-marks"]).collect();
        let problem = refused(&words);
        assert!(problem.contains("add --codes FILE, or play words"), "{command}: {problem}");
    }
    assert!(said(&["score", "--rules", "word-marks", "APPLE", "PAPER"]).starts_with("--+.-"));
}

#[test]
fn games_of_built_in_words_need_no_file() {
    let described = said(&["rules", "words"]);
    assert!(described.contains("5x26-words=en-marks-in6: 5 pegs and the letters A to Z, 1,175 codes"), "{described}");
    assert!(said(&["suggest", "words", "crane:--+.-"]).starts_with("Guess  R   E   A   C   H"));
    let problem = refused(&["suggest", "words", "crane:+----"]);
    assert!(problem.ends_with("...--, ...-+, …") || problem.contains(", …."), "{problem}");
    assert_eq!(said(&["suggest", "words", "crane:gybb-"]), said(&["suggest", "words", "CRANE:+-..."]));
    assert!(refused(&["demo", "3632", "--rules", "words"]).contains("the word needs 5 letters, not 4"));
    assert!(
        refused(&["check", "5x26-marks", "crane:gyybb"]).contains("; for words, name the game, such as word-marks")
    );
    assert!(refused(&["rules", "6x6-words=en"]).contains("write 5x26"));
    let problem = refused(&["suggest", "words", "qwert:--+.-"]);
    assert!(problem.contains("this is not in the list of words"), "{problem}");
    let written = said(&["rules", "words-de", "--file"]);
    let copy = file("built-in", "copy.json", &written);
    let described = said(&["rules", copy.to_str().unwrap()]);
    assert!(described.contains("5x26-words=de-marks-in6: "), "{described}");
}
