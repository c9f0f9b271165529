//! Commands that print once and exit.

use assert_cmd::cargo::cargo_bin_cmd;
use serde_json::{Value, json};

struct Answer {
    out: String,
    err: String,
    code: i32,
}

fn run(args: &str) -> Answer {
    run_with(args, "", "C.UTF-8")
}

fn run_with(args: &str, input: &str, locale: &str) -> Answer {
    let mut command = cargo_bin_cmd!("pegwise");
    let command = command.args(args.split_whitespace()).env("LC_ALL", locale).env("XDG_DATA_HOME", "/dev/null");
    let output = command.write_stdin(input).output().unwrap();
    Answer {
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
        code: output.status.code().unwrap(),
    }
}

fn refused(args: &str) -> String {
    let answer = run(args);
    assert_eq!((answer.code, answer.out.as_str()), (2, ""), "{args}: {}", answer.err);
    answer.err
}

fn json_of(args: &str) -> Value {
    let answer = run(args);
    serde_json::from_str(&answer.out).unwrap_or_else(|_| panic!("{args}: {}{}", answer.out, answer.err))
}

#[test]
fn options_of_the_app_are_not_dropped_before_a_command() {
    for (args, expected) in [
        (
            "--seed 3 play",
            "pegwise: --seed before “play” is an option of the app; write it after the command: pegwise play --seed ...\n",
        ),
        (
            "--seed 3 demo 3632",
            "pegwise: --seed before “demo” is an option of the app; write it after the command: pegwise demo --seed ...\n",
        ),
        (
            "--seed 3 check 4x6 1122:1.1",
            "pegwise: --seed is an option of the app, and “check” has no such option; leave it out.\n",
        ),
        (
            "--theme dark tree verify -",
            "pegwise: --theme is an option of the app, and “tree” has no such option; leave it out.\n",
        ),
    ] {
        assert_eq!(refused(args), expected, "{args}");
    }
    let [before, after] = ["--rules 3x4 demo 123", "demo 123 --rules 3x4"].map(run);
    assert_eq!((before.code, before.out), (0, after.out));
}

#[test]
fn ascii_is_for_every_command() {
    const GAME: &str = "4x6 1122:1.1 3456:0.0";
    for (args, locale) in [
        (format!("--ascii check {GAME}"), "C.UTF-8"),
        (format!("check {GAME} --ascii"), "C.UTF-8"),
        (format!("check {GAME}"), "C"),
    ] {
        let answer = run_with(&args, "", locale);
        assert!(answer.out.contains("  1   1   1   2   2   +-..  1.1   208 codes left"), "{args}: {}", answer.out);
        assert!(answer.out.is_ascii(), "{args}: {}", answer.out);
    }
    for args in ["play --seed 7", "demo 3632", "puzzle --seed 7", "score 1122 1213 --explain", "rules", "strategies"] {
        let answer = run_with(&format!("{args} --ascii"), "1122\nboard\ngive up\n", "C.UTF-8");
        assert!(answer.code == 0 && answer.out.is_ascii(), "{args}: {}", answer.out);
    }
}

/// For 1122 against 1213, one peg is in place and two more colours are right.
#[test]
fn score_tells_what_the_board_tells() {
    for (variant, feedback, black, white) in [
        ("", "1.2", json!(1), json!(2)),
        ("-blacks", "1.0", json!(1), json!(null)),
        ("-sum", "0.3", json!(null), json!(null)),
    ] {
        let rules = format!("4x6{variant}");
        let told = json_of(&format!("score 1122 1213 --json --explain -r {rules}"));
        assert_eq!((&told["feedback"], &told["black"], &told["white"]), (&json!(feedback), &black, &white), "{rules}");
        let table = run(&format!("score 1122 1213 --format csv -r {rules}")).out;
        let cell = |number: &Value| number.as_u64().map_or(String::new(), |number| number.to_string());
        let row = format!("1122,1213,{feedback},{},{}\n", cell(&black), cell(&white));
        assert!(table.ends_with(&row), "{table}");
        let whites: u64 = told["explanation"]["colours_left"]
            .as_array()
            .unwrap()
            .iter()
            .map(|colour| colour["white"].as_u64().unwrap())
            .sum();
        assert_eq!(whites, if variant == "-sum" { 3 } else { white.as_u64().unwrap_or(0) }, "{rules}");
        let places = told["explanation"]["pegs"].as_array().unwrap().iter().filter(|peg| peg["black"] == true).count();
        assert_eq!(places as u64, black.as_u64().unwrap_or(0), "{rules}");
    }
    let blacks = run("score 1122 1213 --explain -r 4x6-blacks").out;
    assert!(
        blacks.contains("answers do not count right colours in the wrong place") && !blacks.contains(" white\n"),
        "{blacks}"
    );
    let sum = run("score 1122 1213 --explain -r 4x6-sum").out;
    assert!(!sum.contains("black") && sum.contains("1 red: 2 in the guess, 2 in the secret, so 2 right"), "{sum}");
    let won = json_of("score 1122 1122 --json -r 4x6-sum");
    assert_eq!((&won["feedback"], &won["black"], &won["white"]), (&json!("4.0"), &json!(4), &json!(null)));
}

#[test]
fn games_speak_their_own_words() {
    let refused = |args: &[&str]| {
        let output = cargo_bin_cmd!("pegwise").args(args).env("LC_ALL", "C.UTF-8").output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    for (args, expected) in [
        (["suggest", "number-baseball", "123:2S1B"], "2 strikes and 1 ball is impossible"),
        (["suggest", "number-baseball", "123:3 strikes 1 ball"], "3 strikes and 1 ball add up to more than the 3 pegs"),
        (["suggest", "number-baseball", "123:2"], "is 2 “strikes” or “balls”?"),
        (["suggest", "permutation", "123456:5 black 1 white"], "count only pegs in the right place; leave out"),
        (["suggest", "permutation", "123456:5"], "the last peg has nowhere else to go"),
        (
            ["suggest", "number-basball", "123:1.0"],
            "No board or game is called “number-basball”; did you mean “number-baseball”?",
        ),
        (["suggest", "padlock", "682: one number is correkt and well placed"], "“correkt” is not understood;"),
        (["suggest", "padlock", "682: one number is correct"], "say how many are in the right place"),
    ] {
        let said = refused(&args);
        assert!(said.contains(expected), "{said}");
    }
    let [number, words] = ["123:1.?", "123:1S?"].map(|row| run(&format!("suggest number-baseball {row}")).out);
    assert!(number.contains("129 codes left") && number == words, "{number}{words}");
    let explained = run("score --rules number-baseball 123 134 --explain").out;
    assert!(explained.contains("same, strike") && explained.contains("so 1 ball\n"), "{explained}");
    let begun = run("break number-baseball").out;
    assert!(begun.contains("the numbers of “strikes” and “balls”"), "{begun}");
}

#[test]
fn codes_are_read_in_words_and_emoji_everywhere() {
    for (guess, secret) in [("🔴🔴🟢🟢", "🔴🟢🔴🟡"), ("❤️ rot Grün 🟩", "red,green,rot,gelb"), ("rrgg", "1213")]
    {
        let output =
            cargo_bin_cmd!("pegwise").args(["score", guess, secret]).env("LC_ALL", "C.UTF-8").output().unwrap();
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(said.starts_with("1.2 "), "{guess} {secret}: {said}");
    }
    let demo = run("demo 🟡⚫🟡🟢");
    assert!(demo.out.contains("3   6   3   2   is the secret") && demo.code == 0, "{}{}", demo.out, demo.err);
    let german = run("check 4x6 1122:1.1 --time 0,5");
    assert_eq!(german.code, 0, "{}", german.err);
}

#[test]
fn other_names_and_places_of_boards_are_pointed_out() {
    for (args, expected) in [
        ("suggest -r mastermind", "did you mean “classic”?"),
        ("suggest -r bulls", "did you mean “bulls-and-cows”?"),
        ("play -r wordle", "did you mean “words”?"),
        ("suggest 1122:1.1 4x6", "The board 4x6 belongs before the rows."),
        ("suggest 4x6 1122:1.1 4x5", "The board is given twice: 4x6 and 4x5"),
        ("demo --seed 18446744073709551616", "write a whole number from 0 to 18446744073709551615"),
        ("suggest 1122:1.1 --time 1,000", "write a number of seconds"),
        ("suggest words crane:gy???", "“?” is not a mark; for each peg, write +"),
        ("play -r 9x9-lies1", "with false answers, every code has to be listed, so use a smaller board."),
        ("candidates 9x9 112233441:1.? --count", "too many to list; use a smaller board; if all answers are known"),
        ("check 4x6 1122:1.1 4x6 1344:0.2", "These are two games. Give one game at a time."),
    ] {
        assert!(refused(args).contains(expected), "{args}: {}", refused(args));
    }
}

#[test]
fn words_outside_a_list_are_refused_with_advice_for_that_list() {
    let outside = refused("suggest words-de GRUEN:.....");
    assert!(outside.contains("add -free to the end of the board") && !outside.contains("words-free"), "{outside}");
    for (args, advice) in [
        ("suggest words-de GRÜNE:.....", "the words have no umlauts and no ß, so write UE for Ü"),
        ("suggest words-de große:.....", "write SS for ß"),
    ] {
        assert!(refused(args).contains(advice), "{args}: {}", refused(args));
    }
}

#[test]
fn german_refusals_have_no_english_around_them() {
    let folder = std::env::temp_dir().join(format!("pegwise-german-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let head = "pegwise-certificate 1\nrules: 2x2\nobjective: mean\nguesses: all\n";
    for (command, text, expected) in [
        ("tree verify", "pegwise-tree 7\n", "dieser Baum hat Version 7 des Formats"),
        ("tree verify", "pegwise-tree 1\n", "im Kopf der Datei fehlt „rules“"),
        ("tree verify", "pegwise-tree 1\nrules: 9y9\n-> 1\n", "in „rules“: Zeichen 1 von „9y9“"),
        (
            "tree verify",
            "pegwise-tree 1\nrules: 2x3\n11()\n",
            "Zeile 3, Zeichen 4: zwischen „(“ und „)“ müssen Antworten",
        ),
        (
            "tree verify --rules 2x3",
            r#"{"11": {"2.0": "22"}, "12": {}}"#,
            "Zeile 1: hier muss ein Zug mit seinen Antworten",
        ),
        ("tree verify --rules 2x3", "11 0.0\n", "Zeile 1: die Zeile endet mit einer Antwort"),
        ("demo -r 2x3 --strategy", "pegwise-tree 1\nrules: 2x3\n-> 1\n", "Zeile 3: Zeichen 2 von „1“: "),
        ("certificate verify", "pegwise-certificate 1\n", "Hier muss `rules: ` mit einem Brett stehen"),
        ("certificate verify", &format!("{head}claim: x\n"), "Hier muss `claim: >= N` oder `claim: infeasible` stehen"),
        (
            "certificate verify",
            &format!("{head}claim: >= 8\nlemma 1 >= 8: all\nsymmetry 12/\n"),
            "Hier muss eine Umordnung der Stifte, `/` und eine der Farben stehen",
        ),
    ] {
        let path = file("file.txt", text);
        let path = if command.ends_with("strategy") { format!("tree:{path}") } else { path };
        let refusal = refused(&format!("--lang de {command} {path}"));
        assert!(refusal.contains(expected), "{command} {text}: {refusal}");
    }
    assert!(refused("--lang de demo -s knuth,open=9999").contains("die Farben sind 1 bis 6"));
    assert!(refused("--lang de strategies none").contains("tree:DATEI"));
    assert!(run("--lang de static check --help").out.contains("<FRAGEN>"));
    assert!(run("--lang de config").out.contains("config set EINSTELLUNG WERT"));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn completions_know_boards_and_strategies() {
    let script = run("completions bash").out;
    assert!(script.contains("bulls-and-cows") && script.contains("expected-size"), "{script}");
    let offered = |name: &str| script.lines().filter(|line| line.contains("opts=") && line.contains(name)).count();
    assert_eq!((offered(" knuth"), offered(" bulls-and-cows")), (3, 1), "evaluate, strategies, tournament; rules");
}

#[test]
fn what_cannot_be_answered_is_refused_with_its_reason() {
    for (args, expected) in [
        ("suggest 4x6 1122:4.0 3344:0.0", "The code is already broken; there is nothing left to guess."),
        ("review words-free slate:....+ --memory 100", "allow more with --memory 352"),
        ("evaluate knuth optimal -r 4x6-lies1", "Leave out optimal"),
        ("bench -r 3x4", "“bench” needs no board; leave out --rules."),
        ("tournament knuth -r 3x4 --board 4x4", "--board and --contest choose the boards; leave out --rules."),
        ("evaluate knuth -r 3x4 --tree same --per-secret ./same", "./same is named twice"),
        ("web --listen here", "“here” is not valid for “--listen <ADDRESS>”.\n"),
        ("play --continue x", "write the number of a game from the list, or last"),
        ("suggest --top -1", "“-1” is not valid for “--top <N>”"),
        ("play --seed -1", "“-1” is not valid for “--seed <N>”"),
        ("check 1122:1.1 --memory -1", "“-1” is not valid for “--memory <MIB>”"),
        ("suggest --time -1", "“-1” is not valid for “--time <SECONDS>”"),
    ] {
        let answer = run(args);
        assert!(answer.code != 0 && answer.out.is_empty() && answer.err.contains(expected), "{args}: {}", answer.err);
    }
}

#[test]
fn training_says_that_answers_contradict_each_other() {
    let training = run("train 4x6 1122:4.0 1133:4.0");
    assert_eq!((training.code, training.err.as_str()), (1, ""));
    assert!(training.out.contains("rows 1 and 2 contradict each other"), "{}", training.out);
    let event = json_of("train --json 4x6 1122:4.0 1133:4.0");
    assert_eq!((&event["event"], &event["clash"]), (&json!("contradiction"), &json!([1, 2])));
    for format in ["csv", "markdown"] {
        let expected = format!("pegwise: “train” has no {format} output; use table or json.\n");
        assert_eq!(refused(&format!("train 4x6 1122:1.0 --format {format}")), expected);
    }
}

#[test]
fn lines_to_copy_play_the_same_game_again() {
    for args in ["--seed 7", "-r 3x5-distinct --alphabet 01234 --seed 7", "-r 4x6-in3 --names a,b,c,d,e,f --seed 7"] {
        let game = run_with(&format!("play {args}"), "give up\n", "C.UTF-8").out;
        let again = game.lines().next().unwrap().split_once("play this game again: pegwise ").unwrap().1;
        assert_eq!(run_with(again, "give up\n", "C.UTF-8").out, game, "{args}");
    }
    let puzzles = run("puzzle -r 3x5 --alphabet BGKRW --count 1").out;
    let again = puzzles.lines().next().unwrap().split_once("To repeat: pegwise ").unwrap().1;
    assert_eq!(run(again).out, puzzles);
}

#[test]
fn a_demo_honours_the_limit_of_guesses() {
    let demo = run("demo 3632 -r 4x6-in3");
    assert!(demo.out.contains("\noptimal did not break the code in the 3 guesses allowed. 4x6-in3 "), "{}", demo.out);
    let events = json_of("demo 3632 -r 4x6-in3 --json");
    assert_eq!((&events["ending"], events["turns"].as_array().unwrap().len()), (&json!("lost"), 3));
    assert_eq!(json_of("demo 3632 --json")["ending"], "won");
    // The game can be read back with its symbols, which the canonical notation of the board does not have.
    let demo = json_of("demo 0123 -r bulls-and-cows --json");
    let game = demo["game"].as_str().unwrap();
    assert_eq!(json_of(&format!("review --json {game}"))["game"], game);
    assert_eq!(
        refused("demo 3632 --seed 3"),
        "pegwise: --seed draws a secret, but you gave 3632; leave out one of them.\n"
    );
    assert_eq!(run("demo - --seed 3").out, run("demo --seed 3").out);
}

#[test]
fn strategies_are_listed() {
    let listed = json_of("strategies --json");
    let names: Vec<&str> =
        listed["strategies"].as_array().unwrap().iter().map(|strategy| strategy["name"].as_str().unwrap()).collect();
    for name in names.iter().filter(|name| **name != "tree:FILE") {
        assert_eq!(run(&format!("demo 11 -r 2x3 --strategy {name}")).code, 0, "{name}");
    }
    let expected = format!("pegwise: No strategy is called “best”; the strategies are {}.\n", names.join(", "));
    assert_eq!(refused("demo --strategy best"), expected);
    let meant = "pegwise: No strategy is called “knut”; did you mean “knuth”?\n";
    assert_eq!(refused("demo --strategy knut"), meant);
    assert!(names.contains(&"optimal") && names.contains(&"tree:FILE"), "{names:?}");
    assert_eq!(run("strategies --format csv").out.lines().count(), names.len() + 1);
}

/// One second is too short for the search itself to find a tree on this board.
#[test]
fn an_unfinished_proof_shows_the_play_of_a_heuristic() {
    let found = json_of("optimal -r 5x6 --time 1 --json");
    assert_eq!((&found["status"], &found["heuristic"]), (&json!("bounded"), &json!("entropy")));
    let [lower, total] = ["lower", "total"].map(|field| found[field].as_u64().unwrap());
    assert!(lower < total, "{found}");
    assert_eq!(json_of("optimal -r 2x4 --time 60 --json")["heuristic"], json!(null));
}

#[test]
fn usage_errors_in_json_name_the_argument() {
    for (args, expected) in [
        ("score --json", "Missing: <GUESS>, <SECRET>"),
        ("demo --json --threads 0", "“0” is not valid for “--threads <N>”: write a whole number from 1 to 1,024"),
        ("demo --json --evil 1122", "“--evil” cannot be used with “[SECRET]...”."),
    ] {
        let answer = run(args);
        let error: Value = serde_json::from_str(&answer.out).unwrap();
        assert_eq!((answer.code, &error["error"]["message"]), (2, &json!(expected)), "{args}");
    }
}

#[test]
fn words_of_a_code_need_no_quotes() {
    let quoted = json_of("challenge --json red-green-blue-green");
    let unquoted = json_of("challenge --json rot grün blau grün");
    assert_eq!(unquoted["rules"], quoted["rules"]);
    assert_eq!(json_of("demo --json rot grün blau grün")["secret"], "1242");
}

#[test]
fn slips_in_answers_are_refused() {
    for slip in ["-1.1", "1..1", "1.1.."] {
        assert!(refused(&format!("check 4x6 1122:{slip}")).contains(&format!("“{slip}” is not an answer")), "{slip}");
    }
}

#[test]
fn empty_standard_input_is_no_game() {
    for command in ["check", "suggest", "candidates", "review", "train", "explain"] {
        for input in ["", "\n", "\u{feff}"] {
            let answer = run_with(&format!("{command} -"), input, "C.UTF-8");
            let expected = "pegwise: Standard input is empty; write a game, for example 4x6 1122:1.1\n";
            assert_eq!((answer.code, answer.err.as_str()), (2, expected), "{command}");
        }
    }
}

#[test]
fn a_known_secret_says_which_answers_are_wrong() {
    let review = run("review 4x6 1111:1.0 1222:2.0 3333:4.0 --secret 1324");
    assert_eq!(review.code, 1);
    assert!(review.out.starts_with("Row 3, 3333: the answer should be “1 black, 0 white”"), "{}", review.out);
    assert!(review.out.contains("this review uses the right ones"), "{}", review.out);
    assert!(!review.out.contains("likeliest"), "{}", review.out);
    let review = json_of("review 4x6 1111:1.0 1222:2.0 3333:4.0 --secret 1324 --json");
    assert_eq!((&review["corrected"], &review["contradiction"]), (&json!(true), &json!(null)));
    assert_eq!(review["game"], "4x6 1111:1.0 1222:2.0 3333:4.0");
    assert_eq!(review["turns"][2]["feedback"], "1.0");
}

#[test]
fn a_refusal_does_not_repeat_the_list_of_codes() {
    let codes: Vec<String> = (0..3 * 1296)
        .map(|code| [1296, 216, 36, 6, 1].map(|place| (code / place % 6 + 1).to_string()).concat())
        .collect();
    for command in ["optimal", "static find", "suggest --strategy optimal"] {
        let refusal = refused(&format!("{command} --memory 1 --rules 5x6-only={}", codes.join(",")));
        assert!(refusal.contains(" on 5x6 needs ") && !refusal.contains("11112"), "{refusal:.300}");
    }
    for command in ["candidates", "suggest", "suggest --strategy optimal", "demo --evil"] {
        let refusal = refused(&format!("--lang de {command} --rules words-free --memory 1"));
        assert!(refusal.contains("erlaube sie mit --memory "), "{command}: {refusal}");
    }
}

/// The advice never recommends a memory limit beyond real computers.
#[test]
fn advice_about_memory_can_be_followed() {
    let slightly = refused("evaluate -r 6x9 --memory 1");
    assert!(slightly.ends_with("allow more with --memory 168\n") && slightly.contains("531,441 codes"), "{slightly}");
    for board in ["9x15", "10x12", "20x20", "40x40"] {
        let far = refused(&format!("evaluate -r {board}"));
        assert!(!far.contains("--memory") && far.contains("evaluate --games 100"), "{far}");
    }
    let game = "suggest 7x8 1122345:1.1 2213467:1.2 8132577:2.1 --memory 30";
    for command in [game, &format!("{game} --top 2"), "demo -r 7x8 --seed 1 --memory 30"] {
        let said = run(command).err;
        assert!(said.ends_with("With --memory 120, the codes are listed.\n"), "{command}: {said}");
        assert_eq!(run(&format!("{command} --format csv")).err, "", "{command}");
    }
    assert_eq!(run_with("play -r 20x20", "quit\n", "C.UTF-8").code, 0);
    for command in ["demo -r 6x9 --strategy optimal", "optimal -r 16x2", "static find -r 8x10"] {
        assert!(!refused(command).contains("--memory"), "{command}");
    }
}

#[test]
fn a_pdf_is_a_file() {
    assert_eq!(refused("puzzle --pdf -"), "pegwise: --pdf needs the name of a file, such as puzzles.pdf\n");
}

/// Each command with `--time` stops in time and reports what it has found.
#[test]
fn time_is_one_option_of_many_commands() {
    let expected = "pegwise: Time ran out before there was a result; allow more with --time.\n";
    // The candidates are still counted.
    let over = run("review 4x6 1122:1.0 1344:0.1 --time 0");
    assert!(over.code == 0 && over.out.contains("   2   1344     0.1           256"), "{}", over.out);
    for command in ["suggest", "break", "demo", "review", "train", "puzzle", "play", "evaluate", "optimal"] {
        let problem = refused(&format!("{command} --time soon"));
        assert!(problem.contains("write a number of seconds, 0 or more, for example 5 or 0.5"), "{command}: {problem}");
    }
    for command in ["evaluate first knuth", "puzzle --seed 7", "train 4x6 1122:1.0 1344:0.1", "suggest -r 10x4"] {
        let over = run(&format!("{command} --time 0"));
        assert_eq!((over.code, over.out.as_str(), over.err.as_str()), (1, "", expected), "{command}");
    }
    let optimal = run("evaluate optimal -r 5x6 --time 0");
    assert!(
        optimal.code == 1 && optimal.err.ends_with("how far it gets: pegwise optimal --rules 5x6\n"),
        "{}",
        optimal.err
    );
}

#[test]
fn optimal_play_is_searched_after_other_strategies_and_shown_in_its_place() {
    let compared = json_of("evaluate optimal first knuth -r 3x4 --json");
    let names: Vec<&str> =
        compared["strategies"].as_array().unwrap().iter().map(|one| one["strategy"].as_str().unwrap()).collect();
    assert_eq!(names, ["optimal", "first", "knuth"]);
}

#[test]
fn guesses_are_not_graded_by_a_few_codes() {
    let game = format!("review 50x6 {}{}:8.8 --json", "1".repeat(25), "2".repeat(25));
    let review = json_of(&game);
    assert_eq!((&review["skill"], &review["luck"]), (&json!(null), &json!(null)), "{review}");
}

#[test]
fn a_demo_without_time_shows_one_guess() {
    let demo = json_of("demo 3632 --time 0 --json");
    assert_eq!((&demo["ending"], &demo["complete"]), (&json!("stopped"), &json!(false)));
    let turns = demo["turns"].as_array().unwrap();
    assert_eq!((turns.len(), &turns[0]["guess"], &turns[0]["complete"]), (1, &json!("1123"), &json!(false)));
    let demo = run("demo 3632 --time 0");
    assert!(demo.code == 0 && demo.out.contains("optimal was stopped after 1 guess"), "{}", demo.out);
}

#[test]
fn an_exact_count_of_candidates_is_the_same_in_text_and_json() {
    let game = "candidates 8x8 11223344:1.1 --count";
    let counted = json_of(&format!("{game} --json"));
    assert_eq!((&counted["candidates"], &counted["coverage"]), (&json!(860_448), &json!("all")));
    assert_eq!((run(game).out.as_str(), counted.get("estimate")), ("860448\n", None));
    let sampled = json_of("candidates 8x8 11223344:1.1 --limit 2 --json");
    assert_eq!((&sampled["candidates"], &sampled["coverage"]), (&json!(860_448), &json!("sample")));
    assert_eq!(sampled.get("estimate"), None);
}

/// Without time, there is one page.
#[test]
fn candidates_keep_their_time_and_memory() {
    let game = "candidates 4x6 1122:0.0 --time 0";
    let cut = json_of(&format!("{game} --json"));
    assert_eq!((&cut["candidates"], &cut["complete"]), (&json!(256), &json!(false)));
    assert_eq!(cut["codes"].as_array().unwrap().len(), 100);
    for (format, lines) in [("table", 100), ("csv", 101), ("markdown", 102)] {
        let cut = run(&format!("{game} --format {format}"));
        let expected = "Time ran out after 100 codes; allow more with --time.\n";
        assert_eq!((cut.code, cut.out.lines().count(), cut.err.as_str()), (0, lines, expected), "{format}");
    }
    let csv = run("candidates 4x6 1122:0.0 --format csv").out;
    let plain = run("candidates 4x6 1122:0.0").out;
    assert_eq!(csv, format!("code\n{plain}"));
    // A lie may be in row 1, so the second column has a cell of nothing in the last row of a page.
    let game = "candidates 4x6-lies1 1122:0.0";
    let of_json = json_of(&format!("{game} --json"));
    let rows = of_json["codes"].as_array().unwrap().iter().zip(of_json["false_rows"].as_array().unwrap());
    let line = |(code, rows): (&Value, &Value)| {
        let rows: Vec<String> = rows.as_array().unwrap().iter().map(ToString::to_string).collect();
        format!("{},{}\n", code.as_str().unwrap(), rows.join(" "))
    };
    let csv = run(&format!("{game} --format csv")).out;
    assert_eq!(csv, format!("code,false rows\n{}", rows.map(line).collect::<String>()));
    let game = "candidates 4x16-distinct 1234:0.0 --memory 1";
    for (format, needed, some, option) in [("json", 4, 3640, 4), ("markdown", 7, 1820, 7)] {
        let refused = run(&format!("{game} --format {format}"));
        assert_eq!(
            (refused.code, refused.err),
            (
                2,
                format!(
                    "pegwise: 11,880 codes with --format {format} need about {needed} MiB of memory, but only 1 MiB is allowed; list fewer with \
                 --limit {some}, use --format table or csv, or allow more with --memory {option}\n"
                )
            )
        );
        for option in [format!("--limit {some}"), format!("--memory {option}")] {
            assert_eq!(
                run(&format!("{game} {option} --format {format}").replace("--memory 1 --memory", "--memory")).code,
                0
            );
        }
    }
    for format in ["table", "csv"] {
        assert_eq!(run(&format!("{game} --format {format}")).code, 0, "{format}");
    }
}

#[test]
fn results_say_whether_they_are_complete() {
    for command in [
        "suggest 4x6 1122:1.0",
        "explain 4x6 1122:1.0",
        "candidates 4x6 1122:1.0",
        "review 4x6 1122:1.0 1344:0.1",
        "evaluate first",
        "puzzle --seed 7",
        "demo 3632",
        "optimal -r 3x3",
        "train 4x6 1123:4.0",
    ] {
        assert_eq!(json_of(&format!("{command} --json"))["complete"], json!(true), "{command}");
    }
    let optimal = json_of("optimal -r 5x6 --time 0 --json");
    assert_eq!((&optimal["complete"], &optimal["heuristic"]), (&json!(false), &json!("entropy")));
}

#[cfg(unix)]
#[test]
fn a_closed_pipe_is_no_failure() {
    use std::process::{Command, Stdio};
    for args in ["candidates -r 5x8", "evaluate first", "rules", "help", "suggest --json"] {
        let mut child = Command::new(assert_cmd::cargo::cargo_bin!("pegwise"))
            .args(args.split_whitespace())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(
            (output.status.code(), String::from_utf8(output.stderr).unwrap()),
            (Some(0), String::new()),
            "{args}"
        );
    }
}

/// If no candidate is found, a code that comes close is guessed, so that the game reaches its end.
#[test]
fn games_on_very_long_rows_are_played_to_the_end() {
    let played = json_of("demo -r 30x12 --seed 3 --json");
    let turns = played["turns"].as_array().unwrap();
    assert_eq!(turns.last().unwrap()["feedback"], "30.0");
    assert!(turns.iter().any(|turn| turn["can_be_secret"] == false), "one was only near");
}

/// The optimal player makes the suggestion if it is quick, otherwise knuth does. The result names the player.
#[test]
fn a_suggestion_is_the_best_there_is_where_that_is_found_at_once() {
    for (game, strategy, proved) in [
        ("-r 4x6", "optimal", json!(true)),
        ("4x6 1122:1.1", "optimal", json!(true)),
        ("5x8 11223:2.2 11345:2.2", "optimal", json!(true)),
        ("5x8 11223:1.1", "knuth", json!(null)),
        ("4x6-marks 1122:+-..", "optimal", json!(true)),
        ("4x6-whites 1122:0.2", "knuth", json!(null)),
        ("4x6 1122:1.1 --strategy entropy", "entropy", json!(null)),
    ] {
        let found = json_of(&format!("suggest {game} --json"));
        assert_eq!((&found["strategy"], &found["reason"]["proved"]), (&json!(strategy), &proved), "{game}");
    }
    let hint = run_with("play --seed 7 --json", "1122\nhint\nquit\n", "C.UTF-8").out;
    let hint = hint.lines().find(|line| line.contains("\"hint\"")).unwrap();
    let hint: Value = serde_json::from_str(hint).unwrap();
    assert_eq!((&hint["strategy"], &hint["reason"]["kind"]), (&json!("optimal"), &json!("fewest-guesses")));
    let first = json_of("suggest -r 4x6 --json")["guess"].as_str().unwrap().to_owned();
    let review = json_of(&format!("review 4x6 {first}:1.1 --json"));
    assert_eq!(review["turns"][0]["skill"], 99);
}

#[test]
fn guesses_to_choose_from_are_ranked() {
    let best = json_of("suggest 4x6 1122:1.1 --top 4 --json");
    let guesses = best["guesses"].as_array().unwrap();
    let needed: Vec<f64> = guesses.iter().map(|guess| guess["expected"]["mean"].as_f64().unwrap()).collect();
    assert!(needed.len() == 4 && needed.is_sorted(), "{needed:?}");
    assert_eq!(guesses[0]["guess"], json_of("suggest 4x6 1122:1.1 --json")["guess"]);
    assert_eq!(guesses[0]["chance_to_win"], json!(1.0 / 208.0));

    let csv = run("suggest 4x6 1122:1.1 --top 3 --strategy knuth --format csv").out;
    let largest: Vec<usize> = csv.lines().skip(1).map(|row| row.split(',').nth(2).unwrap().parse().unwrap()).collect();
    assert!(largest == [38, 39, 40], "{csv}");
    assert!(csv.starts_with("guess,chance to win,codes left at worst,"), "{csv}");
    let refused = refused("suggest 4x6 --top 3 --strategy first");
    assert!(refused.contains("--top needs a strategy that compares guesses"), "{refused}");
    assert!(self::refused("suggest 4x6 --top 0").contains("write a number, 1 or more"));
}

#[test]
fn any_number_of_guesses_is_compared() {
    let csv = run("explain 4x6 1122:1.1 1344 1213 3456 --format csv").out;
    let rows: Vec<&str> = csv.lines().map(|row| row.split(',').next().unwrap()).collect();
    assert_eq!(rows, ["guess", "1344", "1213", "3456"]);
    assert_eq!(json_of("explain 4x6 1122:1.1 1344 1213 3456 --json")["guesses"].as_array().unwrap().len(), 3);
}

#[test]
fn the_guesses_of_each_secret_go_to_a_file() {
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("per_secret.csv");
    let path = file.to_str().unwrap();
    let found = json_of(&format!("evaluate knuth --per-secret {path} --json"));
    let text = std::fs::read_to_string(&file).unwrap();
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("secret,guesses"));
    let mut distribution = vec![0; 5];
    let rows: Vec<(&str, usize)> =
        lines.map(|line| line.split_once(',').unwrap()).map(|(secret, n)| (secret, n.parse().unwrap())).collect();
    for (_, guesses) in &rows {
        distribution[guesses - 1] += 1;
    }
    assert_eq!(json!(distribution), found["strategies"][0]["distribution"]);
    assert!(rows.is_sorted() && rows.contains(&("1122", 1)) && rows.len() == 1296);

    run(&format!("evaluate knuth entropy -r 3x4 --alphabet ABCD --per-secret {path}"));
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(text.starts_with("secret,knuth,entropy\nAAA,"), "{text}");
    assert!(refused(&format!("evaluate knuth --games 5 --per-secret {path}")).contains("--per-game"));
}

#[test]
fn an_evaluation_tells_how_far_the_numbers_are_apart() {
    let found = &json_of("evaluate knuth --json")["strategies"][0];
    let quantile = |percent: u64, guesses: u64| json!({ "percent": percent, "guesses": guesses });
    assert_eq!(
        found["quantiles"],
        json!([quantile(25, 4), quantile(50, 5), quantile(75, 5), quantile(90, 5), quantile(99, 5)])
    );
    let variance = found["variance"].as_f64().unwrap();
    assert!((variance - 0.3820).abs() < 1e-3, "{variance}");
    let said = run("evaluate knuth").out;
    let expected = "Half, 90% and 99% of the secrets need at most 5 guesses. Variance 0.38";
    assert!(said.contains(expected), "{said}");
}

#[test]
fn help_speaks_german_too() {
    for (args, usage, word) in [
        ("suggest --help --lang de", "Aufruf: pegwise suggest [OPTIONEN] [SPIEL]...", "Die besten N Züge"),
        (
            "--lang de help tree show",
            "Aufruf: pegwise tree show [OPTIONEN] <DATEI>",
            "So viele Antworten vorausschauen",
        ),
        ("history -h --lang=de", "\n        pegwise history <BEFEHL>", "Deine beendeten Spiele"),
        ("--lang de --help", "Aufruf: pegwise [OPTIONEN] [BEFEHL]", "Den Code des Computers knacken"),
    ] {
        let help = run(args);
        assert_eq!((help.code, help.err.as_str()), (0, ""), "{args}");
        assert!(help.out.contains(usage) && help.out.contains(word), "{args}: {}", help.out);
    }
    let without = run_with("tree", "", "de_DE.UTF-8");
    assert!(without.code == 2 && without.err.contains("Aufruf: pegwise tree"), "{}", without.err);
    assert!(run("suggest --frob --lang de").err.starts_with("pegwise: „--frob“ gibt es hier nicht."));
    assert!(run("suggest --help").out.contains("Usage: pegwise suggest [OPTIONS]"));
    assert_eq!(run("man --lang de").out, run("man").out);
}

/// All commands and their subcommands, from the names of the manual pages.
fn commands() -> Vec<String> {
    let pages = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("help_of_all");
    let _ = std::fs::remove_dir_all(&pages);
    assert_eq!(run(&format!("man {}", pages.display())).code, 0);
    let files = std::fs::read_dir(&pages).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let names = files.filter_map(|file| Some(file.strip_suffix(".1")?.strip_prefix("pegwise-")?.replace('-', " ")));
    names.collect()
}

fn examples(help: &str) -> impl Iterator<Item = &str> {
    let lines = help.lines().skip_while(|line| !line.starts_with("Example") && !line.starts_with("Beispiel")).skip(1);
    lines.map_while(|line| line.strip_prefix("  "))
}

#[test]
fn help_begins_with_examples_and_is_short() {
    let commands = commands();
    assert!(commands.len() > 50, "{commands:?}");
    for (language, common) in [("en", "Common options"), ("de", "Allgemeine Optionen")] {
        let whole = run(&format!("--lang {language} --help")).out;
        assert!(whole.lines().count() <= 60, "{whole}");
        assert!(whole.lines().all(|line| line.chars().count() <= 100), "{whole}");
        for option in ["--rules", "--codes", "--color", "--lang", "--format", "--memory", "--theme"] {
            assert_eq!(
                whole.lines().filter(|line| line.contains(&format!("{option} <"))).count(),
                1,
                "{option}: {whole}"
            );
        }
        for command in &commands {
            let help = run(&format!("{command} --help --lang {language}")).out;
            let start: Vec<&str> = help.lines().take(15).collect();
            assert!(examples(&start.join("\n")).any(|line| line.contains("pegwise")), "{command}: {help}");
            assert!(help.lines().last().unwrap().starts_with(common), "{command}: {help}");
            assert!(!help.contains("--threads"), "{command}: {help}");
            let short = run(&format!("{command} -h --lang {language}")).out;
            assert!(short.lines().count() <= help.lines().count(), "{command}: {short}");
        }
    }
    let page = run("man suggest").out;
    assert!(page.contains("\\-\\-threads") && page.contains("pegwise suggest 4x6 1122:1.1"), "{page}");
    assert!(run("completions bash").out.contains("--threads"));
}

/// Runs the examples that need only their own words. Two of them find a contradiction and a wrong answer.
#[test]
fn the_examples_of_the_help_run() {
    let mut found = 0;
    for command in
        ["suggest", "candidates", "check", "review", "train", "score", "explain", "static check", "rules", "demo"]
    {
        let help = run(&format!("{command} --help")).out;
        for line in examples(&help).filter(|line| !line.contains("mine.json") && !line.contains("--kept")) {
            let expected = i32::from(line.contains("check 4x6") || line.contains("--secret"));
            let answer = run(line.strip_prefix("pegwise ").unwrap());
            assert!(answer.code == expected && !answer.out.is_empty(), "{line}: {}{}", answer.out, answer.err);
            found += 1;
        }
    }
    assert!(found >= 15, "{found}");
}

#[test]
fn man_shows_a_page_or_writes_all_where_it_is_told() {
    let page = run("man play");
    assert!(page.code == 0 && page.out.contains(".TH pegwise-play 1"), "{}{}", page.out, page.err);
    assert!(page.out.contains("\\fBpegwise play\\fR"), "{}", page.out);
    let here = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("man_shows_a_page");
    let _ = std::fs::remove_dir_all(&here);
    std::fs::create_dir_all(&here).unwrap();
    let man = |word: &str| cargo_bin_cmd!("pegwise").args(["man", word]).current_dir(&here).output().unwrap();
    let files = || std::fs::read_dir(&here).unwrap().count();
    for (word, code) in [("play", 0), ("plya", 2)] {
        assert_eq!((man(word).status.code(), files()), (Some(code), 0), "{word}");
    }
    let said = String::from_utf8(man("plya").stderr).unwrap();
    assert_eq!(said, "pegwise: “plya” is neither a command nor a folder; for a new folder, write plya/\n");
    assert!(man("pages/").status.success() && here.join("pages/pegwise-play.1").exists());
    assert!(!here.join("pages/pegwise-help.1").exists());
    assert!(man("pages").status.success(), "a folder that is there");
}

/// A file may be a pipe that a shell opened. Other files may be endless, or pipes without a writer.
#[cfg(unix)]
#[test]
fn files_that_are_none_keep_nobody_waiting() {
    let here = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("files_that_are_none");
    let _ = std::fs::remove_dir_all(&here);
    std::fs::create_dir_all(&here).unwrap();
    let made = std::process::Command::new("mkfifo").arg(here.join("pipe.json")).status().unwrap();
    assert!(made.success());
    std::os::unix::fs::symlink("/dev/zero", here.join("zero.json")).unwrap();
    for (file, problem) in
        [("pipe.json", "this is a named pipe"), ("zero.json", "larger than the limit of 268,435,456 bytes")]
    {
        for command in [
            &["rules"][..],
            &["tree", "verify"],
            &["certificate", "verify"],
            &["history", "import"],
            &["candidates", "--codes"],
            &["tournament", "first", "--games", "1", "--rules", "2x2", "--results"],
        ] {
            let output = cargo_bin_cmd!("pegwise").args(command).arg(file).current_dir(&here).output().unwrap();
            let said = String::from_utf8(output.stderr).unwrap();
            // A certificate is read line by line and refused at its first line.
            let is_line = command[0] == "certificate" && file == "zero.json";
            assert!(!output.status.success() && (said.contains(problem) || is_line), "{command:?} {file}: {said}");
        }
    }
    let trees = "\"$0\" optimal --rules 2x2 --tree tree.txt > /dev/null; \"$0\" tree verify <(cat tree.txt) && \"$0\" tree verify /dev/stdin < tree.txt && cat tree.txt | \"$0\" tree verify -";
    let mut command = std::process::Command::new("bash");
    let output = command.args(["-c", trees, env!("CARGO_BIN_EXE_pegwise")]).current_dir(&here).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// Games are accepted as people write them. Errors refer to the strict notation.
#[test]
fn games_are_read_as_people_write_them() {
    for game in ["4x6 1122 1.1", "4x6 red red green green: 1 black 1 white", "1122 1B1W"] {
        let suggested = run(&format!("suggest {game}"));
        assert!(suggested.out.contains("possible: 1 of 208 codes left"), "{game}: {} {}", suggested.out, suggested.err);
    }
    let missing = run("check 4x6 1122:1.1 1344");
    assert!(missing.err.contains("Row 2, character 5 of “1344”"), "{}", missing.err);
}

/// A full disk makes every command fail, even one that only prints text.
#[test]
#[cfg(target_os = "linux")]
fn an_output_that_cannot_be_written_is_a_failure() {
    use std::fs::File;
    use std::process::{Command, Stdio};
    let folder = env!("CARGO_TARGET_TMPDIR");
    let request = std::path::Path::new(folder).join("request.jsonl");
    std::fs::write(&request, "{\"id\": 1, \"request\": \"rules\"}\n").unwrap();
    for args in ["--help", "--version", "help play", "candidates 4x6", "history export", "play --plain", "engine"] {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin!("pegwise"));
        command.args(args.split(' ')).env("LC_ALL", "C.UTF-8").env("XDG_DATA_HOME", folder);
        command.stdin(File::open(&request).unwrap()).stdout(File::options().write(true).open("/dev/full").unwrap());
        let output = command.stderr(Stdio::piped()).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), said.contains("cannot be written")), (Some(1), true), "{args}: {said}");
    }
}
