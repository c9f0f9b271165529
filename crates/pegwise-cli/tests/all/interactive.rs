//! Games at the prompt.

use assert_cmd::cargo::cargo_bin_cmd;
use serde_json::Value;

struct Answer {
    out: String,
    err: String,
    code: i32,
}

fn pegwise(args: &str, input: &[&str]) -> Answer {
    let typed = input.join("\n") + "\n";
    let output = cargo_bin_cmd!("pegwise")
        .args(args.split_whitespace())
        .env("LC_ALL", "C.UTF-8")
        .write_stdin(typed)
        .output()
        .unwrap();
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
    for expected in ["256 codes left.", "Try 2334. It can be the code: 1 of 256 codes left. It leaves at most 51 codes"]
    {
        assert!(game.out.contains(expected), "{}", game.out);
    }
    assert!(game.out.contains("\nYou broke the code in 2 guesses. 4x6 1122:0.1 4266:4.0\n"), "{}", game.out);
}

#[test]
fn the_last_line_says_which_symbols_it_has() {
    let command = "pegwise review --alphabet BGKRWY 4x6 BBGG:0.0";
    let given_up = pegwise("play --seed 3 --alphabet BGKRWY", &["BBGG", "give up"]);
    assert!(given_up.out.contains(&format!("You gave up. The code was WKKW. {command}\n")), "{}", given_up.out);
    let left = pegwise("play --seed 3 --alphabet BGKRWY", &["BBGG", "quit"]);
    assert!(left.out.ends_with(&format!("You left the game: {command}\n")), "{}", left.out);
    assert!(pegwise("candidates -", &[&left.out]).out.starts_with("3333\n3334\n"));
}

#[test]
fn prompts_know_german_words_and_words_of_the_game() {
    let game = pegwise("play --seed 7", &["hilfe", "1122", "tipp", "übrig", "zurück", "Aufgeben"]);
    assert_eq!((game.code, game.err.as_str()), (0, ""));
    assert!(game.out.contains("256 codes left.") && game.out.contains("You gave up."), "{}", game.out);
    let game = pegwise("break --strategy knuth", &["1.0", "warum", "ändern 1 1.1", "beenden"]);
    assert!(game.out.contains("You left the game: 4x6 1122:1.1"), "{}{}", game.out, game.err);
    let game = pegwise("play --rules words --seed 7", &["board", "/board", "?", "quit"]);
    let (left, asked) = game.out.split_once("Write / before a command that is one: /board.").expect("help for words");
    assert_eq!(left.matches("B   O   A   R   D").count(), 2, "{left}");
    let played = asked.split_once("You left the game: words BOARD:").map(|(_, rows)| rows.trim());
    assert!(played.is_some_and(|rows| !rows.contains(' ')), "{}", game.out);
}

#[test]
fn a_game_is_given_up_or_lost() {
    let game = pegwise("play --seed 7", &["1122", "give up"]);
    assert!(game.out.contains("\nYou gave up. The code was 4266. 4x6 1122:0.1\n"), "{}", game.out);
    let game = pegwise("play --seed 7 --rules 4x6-in2", &["1122", "1122"]);
    assert!(
        game.out.contains("That was the last guess. The code was 4266. 4x6-in2 1122:0.1 1122:0.1\n"),
        "{}",
        game.out
    );
    assert_eq!(game.code, 0);
    let game = pegwise("play --seed 5 --rules bulls-and-cows", &["give up"]);
    assert!(game.out.contains("The code was 4587.") && game.out.contains("the code is written 5698:"), "{}", game.out);
}

#[test]
fn the_evil_codemaker_holds_out() {
    let game = pegwise("play --evil --rules 3x4-in5", &["112", "left", "334", "give up"]);
    assert!(game.out.contains("codes are still possible, for example"), "{}", game.out);
}

/// The seed decides whether and when the codemaker lies. The end of the game reveals it.
#[test]
fn a_liar_is_found_out_after_the_game() {
    let guesses = ["112", "334", "123", "214", "431", "give up"];
    let mut lied = 0;
    for seed in 0..6 {
        let game = pegwise(&format!("play --rules 3x4-lies1 --seed {seed}"), &guesses);
        assert_eq!((game.code, game.err.as_str()), (0, ""), "{}", game.out);
        assert!(game.out.contains("1 answer may be false"), "{}", game.out);
        let told = game.out.matches("” is false; it should be “").count();
        assert_eq!(told + game.out.matches("No answer was false.").count(), 1, "{}", game.out);
        lied += told;
        assert_eq!(pegwise(&format!("play --rules 3x4-lies1 --seed {seed}"), &guesses).out, game.out);
    }
    assert!(lied > 2, "{lied} of 6");
    let evil = pegwise("play --evil --rules 3x4-lies1 --lang de", &["112", "334", "left", "hint", "give up"]);
    assert!(evil.out.contains("Seine Antworten, wahr oder falsch"), "{}", evil.out);
    assert_eq!((evil.code, evil.err.as_str()), (0, ""));
}

#[test]
fn a_lie_to_the_computer_is_named_after_the_game() {
    let game = pegwise("break 3x4-lies1 112:1.1 134:0.1 213:3.0", &[]);
    assert_eq!((game.code, game.err.as_str()), (0, ""));
    let named = "Row 2, 134: the answer “0 black, 1 white” is false; it should be “0 black, 2 white”.";
    assert!(game.out.contains(named), "{}", game.out);
    // A person who revealed the code is warned only of one lie too many.
    let game = pegwise("break --rules 3x4-lies1 --strategy first", &["code", "213", "0.0", "0.0", "quit"]);
    assert!(!game.out.contains("should be") && game.code == 0, "{} {}", game.out, game.err);
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
    assert!(game.out.ends_with("You left the game: 4x6 1122:0.1\n"), "{}", game.out);
}

#[test]
fn input_that_ends_keeps_the_game() {
    let game = pegwise("break -s knuth", &["1.1"]);
    assert_eq!(game.code, 1);
    assert_eq!(game.err, "pegwise: The input ended in the middle of the game; the game so far: 4x6 1122:1.1\n");
    let on = pegwise("break 4x6 1122:1.1", &["1.1", "quit"]);
    assert!(on.out.contains("32 codes left") && on.code == 0, "{}", on.out);
}

#[test]
fn bytes_that_are_not_text_are_refused() {
    let output =
        cargo_bin_cmd!("pegwise").args(["play", "--seed", "7"]).write_stdin(b"\xff\xfe\nquit\n".as_slice()).output();
    let output = output.unwrap();
    assert!(output.status.success());
    assert!(String::from_utf8(output.stderr).unwrap().contains("a code has 4 pegs, not 2"));
}

#[test]
fn the_computer_breaks_a_code() {
    let game = pegwise("break -s knuth", &["1.0", "0.1", "1.2", "1.1", "win"]);
    for mark in [
        "(possible: 1 of 1,296 codes left)",
        "(a test guess: it cannot win, but tells you more; 7 codes left)",
        "(the only code left)",
    ] {
        assert!(game.out.contains(mark), "{}", game.out);
    }
    assert!(game.out.contains("I broke your code in 5 guesses."), "{}", game.out);
}

/// A colon can be part of an answer, or separate a guess from its answer.
#[test]
fn a_colon_is_of_an_answer_or_behind_a_guess() {
    let game = pegwise("break -s knuth", &["1:1", "1134:2:1", "1:", "7777:1.0", "quit"]);
    assert!(game.out.contains("You left the game: 4x6 1122:1.1 1134:2.1"), "{} {}", game.out, game.err);
    assert_eq!(game.err.lines().count(), 2, "{}", game.err);
    let one = pegwise("break 1x3", &["2:0", "quit"]);
    assert!(one.out.contains("You left the game: 1x3 2:0.0"), "{} {}", one.out, one.err);
}

#[test]
fn contradictions_are_explained_and_repaired() {
    let game = pegwise("break 4x6 3456:0.0", &["1122:1.1", "undo", "1122:0.0", "fix 99", "fix 1", "left", "quit"]);
    assert!(game.err.contains("The fixes are numbered 1 to"), "{}", game.err);
    assert!(game.out.contains("rows 1 and 2 contradict each other"), "{}", game.out);
    let last = game.out.lines().last().unwrap();
    assert!(last.starts_with("You left the game: 4x6 3456:") && !last.contains("3456:0.0 1122:0.0"), "{last}");
    let two = pegwise("break 2x3 11:2.0 22:2.0 33:2.0", &["fix 3", "quit"]);
    assert!(two.out.contains("You left the game: 2x3 11:2.0 22:0.0 33:0.0"), "{}", two.out);
    let edited = pegwise("break 4x6 3456:0.0 1122:0.0", &["1.1", "edit 3 1.1", "edit 2 1.1", "redo", "undo", "quit"]);
    assert!(edited.err.contains("The answers contradict each other. First type undo, edit ROW ANSWER or fix NUMBER;"));
    assert!(edited.err.contains("Row 3 does not exist; the game has 2 rows."), "{}", edited.err);
}

#[test]
fn two_people_play_at_one_keyboard() {
    let game = pegwise("hotseat", &["99", "1213", "1122", "1213"]);
    assert!(game.err.starts_with("That is not a code on this board"), "{}", game.err);
    assert!(!game.err.contains("99"), "{}", game.err);
    assert!(game.out.contains("You broke the code in 2 guesses."), "{}", game.out);
}

/// The fingerprint was computed independently with `sha256sum`, using the line shown at the end of the game.
#[test]
fn the_secret_was_fixed_before_the_game() {
    const FINGERPRINT: &str = "94de5b9f2a7ad633aeeeb2a3aa4a8058879f06e62eeb65a046896a26909ada31";
    const PROOF: &str = "pegwise-secret 1 4x6 4266 63e4cda3996f5fb334d5b4b0a47bcab3";
    for end in ["4266", "give up"] {
        let game = pegwise("play --seed 7", &["1122", end]);
        assert!(game.out.contains(&format!("\nFingerprint of the secret: {FINGERPRINT}\n")), "{}", game.out);
        assert!(game.out.ends_with(&format!("\nprintf '%s' '{PROOF}' | sha256sum\n")), "{}", game.out);
        let events = events(&pegwise("play --seed 7 --json", &["1122", end]));
        assert_eq!(events[0]["fingerprint"], FINGERPRINT);
        assert_eq!(events.last().unwrap()["proof"], PROOF);
    }
    let left = pegwise("play --seed 7", &["1122", "quit"]);
    assert!(!left.out.contains("sha256sum"), "{}", left.out);
    let evil = pegwise("play --evil --json", &["1122", "give up"]);
    let [start, end] = events_of_end(&evil);
    assert!(start["fingerprint"].is_null() && end["proof"].is_null(), "{}", evil.out);
}

#[test]
fn the_game_of_the_day_is_that_of_its_seed() {
    let daily = events(&pegwise("play --daily --json", &["quit"]));
    let seed = daily[0]["seed"].as_u64().unwrap();
    assert!((20_260_101..99_991_232).contains(&seed), "{seed}");
    let again = events(&pegwise(&format!("play --seed {seed} --json"), &["quit"]));
    assert_eq!(daily[0], again[0]);
}

/// Knuth's worked example: the code is 3632.
#[test]
fn a_code_that_was_told_answers_itself_and_slips_are_seen() {
    let game = pegwise("break --strategy knuth", &["code", "3632", "", "1.0", "0.1", "", "", ""]);
    assert_eq!(game.code, 0, "{}", game.err);
    assert!(game.out.contains("Now I know your code"), "{}", game.out);
    assert!(game.err.contains("You probably meant 0.1. Type 1.0 again to keep it."), "{}", game.err);
    let won = "I broke your code in 5 guesses. 4x6 1122:1.0 1344:0.1 3526:1.2 1462:1.1 3632:4.0";
    assert!(game.out.contains(won), "{}", game.out);
    // Repeating an answer confirms it; the code, revealed later, shows which answers are wrong.
    let game = pegwise("break --strategy knuth", &["code", "3632", "", "1.0", "1.0", "quit"]);
    assert!(game.out.contains("You left the game: 4x6 1122:1.0 1344:1.0"), "{}", game.out);
    let game = pegwise("break --strategy knuth", &["1.0", "1.0", "code", "3632", "edit 2 0.1", "code", "3632", "quit"]);
    assert!(game.err.contains("Row 2, 1344: the answer should be “0 black, 1 white”"), "{}", game.err);
    assert!(game.out.contains("All your answers are right for this code."), "{}", game.out);
    // An empty line is not an answer while the code is unknown.
    let game = pegwise("break --strategy knuth", &["", "code", "quit", "", "quit"]);
    assert!(game.out.contains("You left the game: 4x6\n"), "{}", game.out);
}

#[test]
fn earlier_days_are_over_and_later_ones_closed() {
    let past = pegwise("play --daily 2026-01-02", &["quit"]);
    assert!(
        past.out.contains("The game for 2026-01-02.") && past.out.contains("This day is over. The game counts"),
        "{}",
        past.out
    );
    let start = events(&pegwise("play --daily 2026-01-02 --json", &["quit"]));
    assert_eq!(start[0]["seed"], 20_260_102);
    let closed = pegwise("play --daily 9999-12-31", &["quit"]);
    assert_eq!((closed.code, closed.out.as_str()), (2, ""));
    assert!(closed.err.contains("The game for 9999-12-31 opens on that day."), "{}", closed.err);
    let nonsense = pegwise("play --daily tomorrow", &[]);
    assert!(nonsense.code == 2 && nonsense.err.contains("write a day such as 2026-11-21"), "{}", nonsense.err);
}

#[test]
fn a_friend_breaks_a_challenge() {
    for (args, typed) in [
        ("challenge 1A23 --rules 4x10-distinct-in7 --json", ""),
        ("challenge --rules bulls-and-cows-in7 --json", "0912"),
        ("challenge - --alphabet 0123456789 --rules 4x10-distinct-in7 --json", "0912"),
    ] {
        let made: Value = serde_json::from_str(&pegwise(args, &[typed]).out).unwrap();
        assert_eq!(made["rules"], "4x10-distinct-in7", "{args}");
        let token = made["challenge"].as_str().unwrap();
        for text in [token.to_owned(), format!("https://example.org/?challenge={token}&theme=dark")] {
            let game = events(&pegwise(&format!("play --json --challenge {text}"), &["1A23"]));
            let (start, won) = (&game[0], game.last().unwrap());
            assert_eq!([&start["rules"], &start["fingerprint"]], [&made["rules"], &made["fingerprint"]], "{args}");
            assert_eq!((&won["event"], &won["game"]), (&"won".into(), &"4x10-distinct-in7 1A23:4.0".into()), "{args}");
            assert!(won["proof"].as_str().unwrap().starts_with("pegwise-secret 1 4x10-distinct-in7 1A23 "), "{args}");
        }
    }
    let [first, second] = [pegwise("challenge 3632", &[]), pegwise("challenge 3632", &[])];
    assert!(first.out.contains("\nFingerprint of your secret: ") && !first.out.contains("3632"), "{}", first.out);
    assert_ne!(first.out, second.out);
    assert_eq!(pegwise("challenge", &["quit"]).out, "");
    for (code, board, symbols) in [
        ("3632", "4x6", ""),
        ("BGKR", "4x6 --alphabet BGKRWY", " --alphabet BGKRWY"),
        ("708", "bagels", " --alphabet 0123456789"),
        ("ABCDE", "castle-tune", " --alphabet ABCDEFG"),
        ("0912", "bulls-and-cows", ""),
        ("1A23", "4x10-distinct", " --alphabet 123456789A"),
    ] {
        let made = pegwise(&format!("challenge {code} --rules {board}"), &[]).out;
        assert!(made.contains(&format!("with: pegwise play --challenge TOKEN{symbols}\n")), "{made}");
        let token = made.lines().next().unwrap();
        let won = pegwise(&format!("play --challenge {token}{symbols}"), &[code]);
        assert!(won.out.contains("You broke the code in 1 guess."), "{board}: {}", won.out);
    }
}

#[test]
fn challenges_that_cannot_be_played_are_refused() {
    const TOKEN: &str = "AQABAgMEBQYHCAkKCwwNDg8ktmW3ijb-rou5jfs";
    for (args, problem) in [
        (
            format!("play --challenge {}", &TOKEN[..30]),
            "The challenge is incomplete, or one of its characters is wrong",
        ),
        (format!("play --challenge {TOKEN} --rules 4x6"), "A challenge comes with its own board; leave out --rules."),
        (format!("--rules 4x6 play --challenge {TOKEN}"), "A challenge comes with its own board; leave out --rules."),
        (format!("play --challenge {TOKEN} --alphabet ABC"), "but only 3 are given"),
        (format!("play --challenge {TOKEN} --daily"), "cannot be used with"),
        (format!("play --challenge {TOKEN} --seed 7"), "cannot be used with"),
        (format!("play --challenge {TOKEN} --evil"), "cannot be used with"),
        ("play --daily --seed 7".into(), "cannot be used with"),
        ("play --daily --evil".into(), "cannot be used with"),
        ("challenge 3637".into(), "“7” is not a colour on this board"),
        (format!("challenge {} --rules 900x9", "1".repeat(900)), "at most 1,000 characters"),
    ] {
        let refused = pegwise(&args, &["quit"]);
        assert_eq!((refused.code, refused.out.as_str()), (2, ""), "{args}");
        assert!(refused.err.contains(problem), "{args}: {}", refused.err);
    }
}

#[test]
fn boards_too_large_to_list_can_be_played() {
    let row = "1 2 3 4 5 6 7 8 9 10 11 12";
    let game = pegwise("play --rules 12x40 --seed 1", &[row, "hint", "left", "list", "quit"]);
    assert_eq!((game.code, game.err.as_str()), (0, ""));
    for said in ["random codes that fit", "About 6 × 10^17", "and others"] {
        assert!(game.out.contains(said), "{said}: {}", game.out);
    }
    assert!(game.out.contains("You left the game: 12x40"), "{}", game.out);
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
        let events = events(&game);
        assert!(events.iter().all(|e| e["schema"] == "pegwise/1" && e["event"].is_string()), "{args}: {}", game.out);
        assert_eq!(events[0]["event"], "start", "{args}");
        assert!(events[0]["rules"].is_string(), "{args}");
    }
}

fn events(game: &Answer) -> Vec<Value> {
    game.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn names(game: &Answer) -> Vec<String> {
    events(game).iter().map(|event| event["event"].as_str().unwrap_or("-").to_owned()).collect()
}

#[test]
fn every_line_of_a_json_game_is_answered() {
    let lines = ["help", "", "1122", "board", "list", "left", "hint", "undo", "redo", "?!", "quit"];
    let game = pegwise("play --seed 7 --json", &lines);
    let answers =
        ["start", "help", "answer", "board", "left", "left", "hint", "undone", "redone", "error", "left-game"];
    assert_eq!(names(&game), answers);
    let events = events(&game);
    assert_eq!(events[3]["rows"][0]["guess"], "1122");
    assert_eq!((&events[4]["candidates"], events[4]["codes"].as_array().unwrap().len()), (&Value::from(256), 120));
    assert_eq!(events[10]["game"], "4x6 1122:0.1");

    let game = pegwise(
        "break -s knuth --json",
        &["help", "why", "1.0", "list", "board", "1122:0.0", "why", "left", "fix 1", "q"],
    );
    let answers = ["start", "guess", "help", "why", "answer", "guess", "left", "board"];
    let clash = ["answer", "contradiction", "contradiction", "left", "board", "guess", "left-game"];
    assert_eq!(names(&game), [&answers[..], &clash[..]].concat());
    assert_eq!(names(&pegwise("hotseat --json", &["12", "quit"])), ["start", "error", "left-game"]);
    assert_eq!(names(&pegwise("hotseat --json", &["1213", "quit"])), ["start", "hidden", "left-game"]);

    let ended = pegwise("break -s knuth --json", &["1.0"]);
    let last = events_of_end(&ended);
    assert_eq!((&last[0]["event"], &last[0]["game"]), (&"left-game".into(), &"4x6 1122:1.0".into()));
    assert_eq!(last[1]["error"]["kind"], "no");
}

fn events_of_end(game: &Answer) -> [Value; 2] {
    let mut events = events(game);
    let last = events.pop().unwrap();
    [events.pop().unwrap(), last]
}

#[test]
fn failures_are_json_too() {
    for (args, code, kind) in [
        ("suggest --json 4x6 1127:1.1", 2, "usage"),
        ("--json --threads 0 demo", 2, "usage"),
        ("--format json --nonsense", 2, "usage"),
        ("--json", 2, "usage"),
        ("man --json", 2, "usage"),
        ("explain --json 4x6 1122:1.1 1134:4.0", 1, "no"),
        ("evaluate --json knuth --tree /nowhere/at/all.txt", 1, "no"),
    ] {
        let answer = pegwise(args, &[]);
        let error: Value = serde_json::from_str(&answer.out).unwrap_or_else(|_| panic!("{args}: {}", answer.out));
        assert_eq!((answer.code, &error["error"]["kind"]), (code, &kind.into()), "{args}");
        assert!(error["error"]["message"].as_str().is_some_and(|text| !text.is_empty()), "{args}");
        assert!(!answer.err.is_empty(), "{args}");
    }
    for args in ["check --json 4x6 1122:1.1 1134:4.0", "candidates --json 4x6 1122:1.1 1134:4.0"] {
        let answer = pegwise(args, &[]);
        let result: Value = serde_json::from_str(&answer.out).unwrap();
        assert_eq!((answer.code, &result["candidates"]), (1, &0.into()), "{args}");
    }
}

#[test]
fn one_notation_throughout() {
    let board = "--alphabet BGKRWY --names a,b,c,d,e,f";
    let spec = "minimax,open=BBGG";
    for args in [
        format!("suggest {board} --strategy {spec} --json"),
        format!("suggest {board} --strategy {spec}"),
        format!("demo YKRW {board} --strategy {spec}"),
        format!("demo YKRW {board} --strategy {spec} --json"),
        format!("evaluate {board} {spec}"),
        format!("evaluate {board} {spec} --json"),
    ] {
        let out = pegwise(&args, &[]).out;
        assert!(out.contains(spec) && !out.contains("1122"), "{args}: {out}");
    }
    for command in ["candidates", "check", "explain", "suggest"] {
        let out = pegwise(&format!("{command} 4x6 BBGG:1.1 --json {board}"), &[]).out;
        assert!(out.contains("\"game\": \"4x6 BBGG:1.1\""), "{command}: {out}");
    }
    let never = pegwise("check --alphabet BGKRWY BBBB:0.1", &[]);
    assert!(never.err.starts_with("pegwise: Row 1: 0.1 cannot be the answer to BBBB"), "{}", never.err);
}

#[test]
fn tables_are_bare_or_refused() {
    for (args, first) in [
        ("suggest 4x6 1122:1.1", "guess,can be the secret,codes left,"),
        ("explain 4x6 1122:1.1", "answer,in words,codes left"),
        ("explain 4x6 1122:1.1 1344", "answer,in words,codes left"),
        ("explain 4x6 1122:1.1 1344 1213", "guess,chance to win,codes left at worst,"),
        ("candidates 4x6 1122:1.1 --count", "codes left"),
        ("check 4x6 1122:1.1", "row,guess,answer,codes left,clashes"),
        ("review 4x6 1122:1.1", "row,guess,answer,codes before,codes left,"),
        ("demo 3632", "guess,answer,can be the secret,codes before"),
        ("score 1122 1213 --explain", "guess,secret,answer,black,white"),
        ("rules", "name,rules,codes,what it is"),
    ] {
        let table = pegwise(&format!("{args} --format csv"), &[]);
        assert!(table.code == 0 && table.out.starts_with(first), "{args}: {}", table.out);
        let columns = first.trim_end_matches(',').split(',').count();
        assert!(table.out.lines().all(|line| line.split(',').count() >= columns), "{args}: {}", table.out);
        let table = pegwise(&format!("{args} --format markdown"), &[]);
        assert!(table.out.lines().all(|line| line.starts_with('|')), "{args}: {}", table.out);
    }
    let clash = pegwise("check 2x3 11:2.0 22:2.0 --format csv", &[]);
    assert_eq!(clash.out, "row,guess,answer,codes left,clashes\n1,11,2.0,1,yes\n2,22,2.0,0,yes\n");
    for command in ["play", "break", "hotseat", "challenge"] {
        let refused = pegwise(&format!("{command} --format csv"), &[]);
        let expected = format!("pegwise: “{command}” has no csv output; use table or json.\n");
        assert_eq!((refused.code, refused.out.as_str(), refused.err), (2, "", expected));
    }
    let refused = pegwise("tree convert nowhere.txt --to dot --format markdown", &[]);
    assert_eq!(refused.err, "pegwise: “tree convert” has no markdown output; leave the format out.\n");
}

/// A list of codes is read like codes elsewhere: the first line says how many pegs there are.
#[test]
fn lists_of_codes_have_any_spelling() {
    let file = std::env::temp_dir().join(format!("pegwise-codes-{}.txt", std::process::id()));
    for (list, codes) in [
        ("rot rot grün grün\nrot grün blau gelb\n", "1122\n1243\n"),
        ("red red green green 3\nred blue green yellow\n", "1122 75%\n1423 25%\n"),
        ("1,1,2,2\n1,2,3,4\n", "1122\n1234\n"),
        ("1 1 2 2\n1 2 3 4\n", "1122\n1234\n"),
        ("🔴🔴🟢🟢\n🔴🟢🔵🟡\n", "1122\n1243\n"),
        ("\u{1b}[31m1122\u{1b}[0m\n1234\n", "1122\n1234\n"),
        ("0,1,2,3\n4,5,6,7\n", "0123\n4567\n"),
        ("1122 3\n1234\n", "1122 75%\n1234 25%\n"),
        ("1122 # best\n1234\n", "1122\n1234\n"),
        ("12-3-40-1\n1-1-2-2\n", "1-1-2-2\n12-3-40-1\n"),
    ] {
        std::fs::write(&file, list).unwrap();
        let said = pegwise(&format!("candidates --codes {}", file.display()), &[]);
        assert_eq!(said.out, codes, "{list} {}", said.err);
    }
    std::fs::write(&file, "1122 3456\n").unwrap();
    let two = pegwise(&format!("candidates -r 4x6 --codes {}", file.display()), &[]);
    assert!(two.err.contains("line 1: a line holds one code and its weight"), "{}", two.err);
    std::fs::write(&file, "rrgg\nBBBB\n").unwrap();
    let letters = pegwise(&format!("candidates -r 4x6 --codes {}", file.display()), &[]);
    assert!(letters.err.contains("line 2: Character 1 of “BBBB”: “BBBB” could be 2222"), "{}", letters.err);
    std::fs::remove_file(file).unwrap();
    assert_eq!(pegwise("candidates 4x6 --codes -", &["1122"]).out, "1122\n");
}

#[test]
fn a_byte_order_mark_is_no_text() {
    let folder = std::env::temp_dir().join(format!("pegwise-mark-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    std::fs::write(path("codes.txt"), "\u{feff}crane\nslate\n").unwrap();
    assert_eq!(pegwise(&format!("candidates --codes {}", path("codes.txt")), &[]).out, "CRANE\nSLATE\n");
    std::fs::write(path("tree.txt"), "\u{feff}pegwise-tree 1\nrules: 1x1\n-> 1\n").unwrap();
    assert_eq!(pegwise(&format!("tree verify {}", path("tree.txt")), &[]).code, 0);
    std::fs::remove_dir_all(folder).unwrap();
    assert_eq!(pegwise("candidates - --count", &["\u{feff}4x6 1122:0.0"]).out, "256\n");
    let game = pegwise("play --seed 7", &["\u{feff}4266"]);
    assert!(game.out.contains("You broke the code in 1 guess."), "{}{}", game.out, game.err);
}

#[test]
fn files_that_cannot_be_written_are_refused_before_the_work() {
    let folder = std::env::temp_dir();
    let folder = folder.to_str().unwrap();
    for option in ["--tree /nowhere/at/all.txt", &format!("--tree {folder}"), "--plot /nowhere/at/all.svg"] {
        // 7x8 itself would take minutes.
        let refused = pegwise(&format!("evaluate expected-size --rules 7x8 {option}"), &[]);
        assert!(refused.code == 1 && refused.err.contains("cannot be written"), "{}", refused.err);
    }
}

#[test]
fn given_rows_are_shown_and_can_be_taken_back() {
    let game = pegwise("break 4x6 1122:1.1 3456:0.0", &["why", "list", "left", "undo", "undo", "undo", "redo", "q"]);
    assert!(game.out.contains("  1   1   1   2   2   ●○··  1.1   208 codes left"), "{}", game.out);
    assert_eq!(game.out.matches("rows 1 and 2 contradict each other").count(), 2, "{}", game.out);
    assert_eq!(game.out.matches("No codes left.\n").count(), 2, "{}", game.out);
    assert_eq!(game.err, "No guess to take back.\n");
    assert!(game.out.ends_with("You left the game: 4x6 1122:1.1\n"), "{}", game.out);
}

#[test]
fn turns_taken_back_can_be_made_again() {
    let game = pegwise("play --seed 7", &["1122", "1134", "undo", "undo", "redo", "redo", "redo", "board", "4266"]);
    assert_eq!(game.err, "No guess to redo.\n");
    assert!(game.out.contains(" in 3 guesses. 4x6 1122:0.1 1134:0.1 4266:4.0\n"), "{}", game.out);
    let evil = pegwise("play --evil --rules 2x3", &["11", "undo", "redo", "undo", "12", "redo", "give up"]);
    assert_eq!(evil.err, "No guess to redo.\n");
}

#[test]
fn words_that_are_no_guess_lead_to_the_help() {
    let game = pegwise("play --seed 7", &["evaluate", "help", "candidates", "quit"]);
    assert!(game.err.ends_with("; type help for the commands\n") && game.err.lines().count() == 1, "{}", game.err);
    assert!(game.out.contains("undo, redo") && game.out.contains("1,296 codes left: 1111"), "{}", game.out);
    let game = pegwise("break", &["candidate", "help", "quit"]);
    assert!(game.err.ends_with("; type help for the commands\n"), "{}", game.err);
    assert!(game.out.contains("undo, redo"), "{}", game.out);
}

#[test]
fn two_boards_at_once_are_refused() {
    let refused = pegwise("suggest 4x6 1122:1.1 --rules 5x8", &[]);
    let expected =
        "pegwise: The game is on 4x6, but --rules chooses 5x8; leave out --rules, or remove 4x6 from the game.\n";
    assert_eq!((refused.code, refused.err.as_str()), (2, expected));
    assert_eq!(pegwise("candidates 4x6 1122:1.1 --rules classic --count", &[]).out, "208\n");
    for (board, count) in
        [("16x16", "18446744073709551616"), ("200x200", "200^200"), ("40x40-distinct", "about 8 × 10^47 codes left")]
    {
        let counted = pegwise(&format!("candidates {board} --count"), &[]);
        assert_eq!((counted.out, counted.err), (format!("{count}\n"), String::new()));
    }
}

#[test]
fn word_lists_are_not_printed_with_every_game() {
    let file = std::env::temp_dir().join(format!("pegwise-words-{}.txt", std::process::id()));
    std::fs::write(&file, "crane\nslate\ntrace\nadieu\n").unwrap();
    let words = format!("--codes {}", file.to_str().unwrap());
    let game = pegwise(&format!("play --seed 1 {words}"), &["adieu", "give up"]);
    assert!(game.out.contains("\n5x26: 5 pegs and the letters A to Z,"), "{}", game.out);
    assert!(game.out.contains("4 codes can be the secret") && !game.out.contains("-only="), "{}", game.out);
    assert!(!game.out.contains("ingerprint") && !game.out.contains("sha256sum"), "{}", game.out);
    let for_programs = events(&pegwise(&format!("play --seed 1 {words} --json"), &["give up"]));
    assert!(for_programs[1]["proof"].as_str().unwrap().starts_with("pegwise-secret 1 5x26-only="));
    let left = pegwise(&format!("play --seed 1 {words}"), &["quit"]);
    assert!(left.out.ends_with("You left the game.\n"), "{}", left.out);
    let check = pegwise(&format!("check {words} CRANE:3.1 --json"), &[]);
    assert!(check.out.contains("\"game\": \"CRANE:3.1\""), "{}", check.out);
    std::fs::remove_file(file).unwrap();
}

#[test]
fn the_manual_makes_its_folder() {
    let folder = std::env::temp_dir().join(format!("pegwise-man-{}/man1", std::process::id()));
    assert_eq!(pegwise(&format!("man {}", folder.to_str().unwrap()), &[]).code, 0);
    assert!(folder.join("pegwise.1").exists() && folder.join("pegwise-tree-verify.1").exists());
    std::fs::remove_dir_all(folder.parent().unwrap()).unwrap();
    let page = pegwise("man tree-verify", &[]).out;
    assert!(page.contains(".TH pegwise-tree-verify 1  \"pegwise "), "{page}");
}

#[test]
fn no_escape_codes_outside_a_terminal() {
    let plain = pegwise("demo 3632", &[]);
    assert!(!plain.out.contains('\u{1b}'));
    let coloured = pegwise("demo 3632 --color always", &[]);
    assert!(coloured.out.contains('\u{1b}'));
    let aloud = pegwise("demo 3632 -s knuth --color always --plain", &[]);
    assert!(!aloud.out.contains('\u{1b}') && aloud.out.contains("Row 1: 1122, red red green green."));
}

#[test]
fn without_a_command_or_a_terminal_help_is_offered() {
    let answer = pegwise("", &[]);
    assert_eq!(answer.code, 2);
    assert!(answer.err.contains("No command given.") && answer.err.contains("Usage:"), "{}", answer.err);
}

#[test]
fn plots_and_trees_are_written() {
    let folder = std::env::temp_dir().join(format!("pegwise-interactive-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (plot, text, json, dot) = (path("a.svg"), path("a.txt"), path("a.json"), path("a.dot"));
    assert_eq!(pegwise(&format!("evaluate knuth --plot {plot} --tree {text}"), &[]).code, 0);
    assert!(std::fs::read_to_string(&plot).unwrap().starts_with("<svg"));
    for format in ["svg", "html"] {
        let booklet = pegwise(&format!("tree convert {text} --to {format}"), &[]).out;
        let (pages, text) = (booklet.matches(": page ").count(), booklet.contains("4x6, knuth: page 1 of 7<"));
        assert!(pages == 7 && text, "{format}: {pages}");
    }
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

#[test]
fn a_tree_gives_guesses_and_hints() {
    let folder = std::env::temp_dir().join(format!("pegwise-tree-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("knuth.txt").to_str().unwrap().to_owned();
    assert_eq!(pegwise(&format!("evaluate knuth --tree {file}"), &[]).code, 0);

    let same = |command: &str, lines: &[&str]| {
        let by_tree = pegwise(&format!("{command} --strategy tree:{file}"), lines);
        assert_eq!(by_tree.out, pegwise(&format!("{command} --strategy knuth"), lines).out);
    };
    same("break", &["1.0", "0.1", "1.2", "1.1", "win"]);
    same("play --seed 7", &["hint", "1122", "hint", "2344", "hint", "4266"]);

    let off = pegwise(
        &format!("break --strategy tree:{file}"),
        &["1.0", "1345:0.1", "1.1", "why", "undo", "0.1", "why", "1.2", "1.1", "win"],
    );
    let left = "Row 2 guesses 1345, but the tree guesses 1344.";
    let complaints = [left, "No guess to answer: type undo, or edit ROW ANSWER, such as edit 2 1.1.", left];
    assert_eq!(off.err.lines().collect::<Vec<_>>(), complaints);
    assert!(off.out.contains(&format!("tree:{file} plays it here.")), "{}", off.out);
    assert!(off.out.contains("I broke your code in 5 guesses.") && off.code == 0, "{}", off.out);

    let hint = pegwise(&format!("play --seed 7 --strategy tree:{file}"), &["1123", "hint", "4266"]);
    assert_eq!(hint.err, "Row 1 guesses 1123, but the tree guesses 1122.\n");
    assert!(hint.out.contains("You broke the code in 2 guesses."), "{}", hint.out);
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn games_from_a_pipe_are_not_kept() {
    let data = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("games_from_a_pipe_are_not_kept");
    for args in [&["play", "--seed", "7"][..], &["play", "--seed", "7", "--json"]] {
        let output =
            cargo_bin_cmd!("pegwise").args(args).env("XDG_DATA_HOME", &data).write_stdin("4266\n").output().unwrap();
        assert!(output.status.success());
        assert!(!String::from_utf8(output.stdout).unwrap().contains("history"));
    }
    assert!(!data.exists());
}

/// Knuth's worked example, with a useless second guess.
const POOR: &str = "4x6 1122:1.0 1122:1.0 1344:0.1 3526:1.2 1462:1.1 3632:4.0";

#[test]
fn better_guesses_are_found() {
    let training = pegwise(&format!("train {POOR}"), &["1122", "9", "1345", "help", "board", "list", "1334", "next"]);
    assert_eq!(training.code, 0);
    for expected in [
        "2 guesses could have been better.",
        "Row 2: 1122 cost 1.00 guesses on average.",
        "1122 costs the same: 1.00 guesses.",
        "1345 is better, but not the best: it costs 0.02 guesses.",
        "1334: no guess is better.",
        "Row 4: 3526 cost 0.07 guesses on average.",
        "You found 1 of 2 better guesses.",
    ] {
        assert!(training.out.contains(expected), "{expected}: {}", training.out);
    }
    assert!(training.err.contains("a code has 4 pegs, not 1"), "{}", training.err);
}

#[test]
fn what_is_shown_is_not_found() {
    let training = pegwise(&format!("train {POOR} --json"), &["show", "1334", "quit"]);
    let events: Vec<Value> = training.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let names: Vec<&str> = events.iter().map(|event| event["event"].as_str().unwrap()).collect();
    assert_eq!(names, ["exercise", "shown", "judged", "exercise", "trained"]);
    assert_eq!((&events[0]["skill_lost"], &events[2]["best"]), (&1.0.into(), &true.into()));
    assert_eq!((&events[4]["found"], &events[4]["of"]), (&0.into(), &2.into()));
}

/// On a board too large to list, guesses are compared by their information in bits.
#[test]
fn better_guesses_are_found_without_a_list() {
    let game = "train 10x10 1122334455:0.4 1122334455:0.4 --time 600";
    let training = pegwise(game, &["board", "1122334455", "9", "1111111111", "list", "show"]);
    assert_eq!(training.code, 0);
    for expected in [
        "Exact costs would take too long",
        "1 guess told you clearly less than the best guess found.",
        "980,763,650 codes left\n",
        "Row 2: 1122334455 was expected to tell you about 0.0 bits, the best guess found about 4.4.",
        "1122334455 tells you about the same: 0.0 bits.",
        "1111111111 is better: it tells you about 1.",
        "and others\n",
        "Best guess found: ",
        "You found 0 of 1 better guess.",
    ] {
        assert!(training.out.contains(expected), "{expected}: {}", training.out);
    }
    assert!(training.err.contains("a code has 10 pegs, not 1"), "{}", training.err);
    let best = training.out.split("Best guess found: ").nth(1).unwrap().split(',').next().unwrap();
    let found = pegwise(game, &[best]);
    assert!(found.out.contains("about as many as the best guess found"), "{}", found.out);
    assert!(found.out.contains("You found 1 of 1 better guess."), "{}", found.out);
    let training = pegwise(&format!("{game} --json"), &[best]);
    let events: Vec<Value> = training.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(events[0]["skill_lost"].is_null() && events[0]["best_bits"].as_f64() > Some(4.0));
    assert_eq!((&events[1]["best"], &events[1]["skill"]), (&true.into(), &99.into()));
}

#[test]
fn a_game_without_inaccuracies_trains_nothing() {
    let training = pegwise("train 4x6 1123:4.0", &[]);
    assert_eq!((training.code, training.err.as_str()), (0, ""));
    assert!(training.out.contains("No mistakes found"), "{}", training.out);
}

#[test]
fn training_gives_a_hint_that_tells_no_guess() {
    let training = pegwise("train 4x6 1122:1.0 1122:1.0 1344:0.1", &["hint", "next", "next", "quit"]);
    assert_eq!(training.code, 0, "{}", training.err);
    assert!(training.out.contains("One of the best guesses found may be the code itself."), "{}", training.out);
    let large = pegwise("train 10x10 1122334455:0.4 1122334455:0.4 --time 600", &["hint", "quit"]);
    assert!(large.out.contains("The best guess found has ") && large.out.contains(" on peg 1."), "{}", large.out);
}

#[test]
fn puzzles_are_written_to_be_printed() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let files = ["first.pdf", "second.pdf"].map(|name| folder.join(name));
    for file in &files {
        let done = pegwise(&format!("puzzle --seed 7 --count 6 --pdf {}", file.display()), &[]);
        assert_eq!((done.code, done.err.as_str()), (0, ""));
        assert!(done.out.starts_with(&format!("6 puzzles on 3 pages in {}.\n", file.display())), "{}", done.out);
    }
    let [first, second] = files.map(|file| std::fs::read(file).unwrap());
    assert!(first.starts_with(b"%PDF-1.") && first == second);
}

#[test]
fn a_hint_that_cannot_be_given_ends_no_game() {
    let game = pegwise("play --rules 300x5 --seed 1", &["hint", "left", "quit"]);
    assert_eq!(game.code, 0, "{}", game.err);
    assert!(game.err.contains("255") && game.out.contains("You left the game"), "{}", game.err);
}

#[test]
fn games_are_played_in_german() {
    let game = pegwise("--lang de play --seed 7", &["unsinn", "help", "1127", "1122", "board", "undo", "undo", "4266"]);
    assert_eq!(game.code, 0, "{}", game.err);
    for expected in [
        "So spielst du dieses Spiel noch einmal: pegwise play --seed 7",
        "Tippe einen Zug oder ? für Hilfe.",
        "Tippe einen Zug: Ziffern",
    ] {
        assert!(game.out.contains(expected), "{expected}: {}", game.out);
    }
    for expected in [
        "mit hilfe siehst du, was du tippen kannst",
        "„7“ ist hier keine Farbe",
        "Es gibt keinen Zug zum Zurücknehmen.",
    ] {
        assert!(game.err.contains(expected), "{expected}: {}", game.err);
    }
    let given_up = pegwise("--lang de --plain play --seed 7", &["1122", "give up"]);
    assert!(given_up.out.contains("Noch 9 Züge."), "{}", given_up.out);
}

#[test]
fn a_code_is_broken_in_german() {
    let game = pegwise("--lang de break -s knuth", &["1.1", "nein", "0.0", "5.5", "fix 9", "undo", "quit"]);
    assert!(game.out.contains("Denk dir einen Code aus."), "{}", game.out);
    assert!(
        game.err.contains("Die Korrekturen haben die Nummern 1 bis") || game.err.contains("keine Antwort"),
        "{}",
        game.err
    );
    assert!(game.out.contains("Spiel verlassen: 4x6 1122:1.1"), "{}", game.out);
}

#[test]
fn quotes_and_umlauts_are_ascii_where_nothing_else_is_shown() {
    let english = pegwise("--ascii play --seed 7", &["1127", "quit"]);
    assert!(english.err.contains("'7' is not a colour on this board"), "{}", english.err);
    let german = pegwise("--lang de --ascii play --seed 7", &["undo", "quit"]);
    assert_eq!(german.err, "Es gibt keinen Zug zum Zuruecknehmen.\n");
    assert!(german.out.is_ascii(), "{}", german.out);
}
