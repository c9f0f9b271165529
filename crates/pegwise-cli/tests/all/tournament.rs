//! `pegwise tournament`: programs and strategies play, and a player that breaks the rules loses only its own game.

#![cfg(unix)]

use assert_cmd::cargo::{cargo_bin, cargo_bin_cmd};
use harness::terminal::Signal;
use pegwise::api::Output;
use pegwise::{Rules, notation::GameRecord};
use pegwise_tournament::{LossReason, PlayerResults, Tournament, TournamentGame};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const PATIENCE: Duration = Duration::from_mins(10);

fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("tournament").join(test);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn said(folder: &Path, args: &[&str], code: i32) -> (String, String) {
    let mut command = cargo_bin_cmd!("pegwise");
    command.arg("tournament").args(args).current_dir(folder).env("LC_ALL", "C.UTF-8");
    let output = command.env("XDG_CONFIG_HOME", "/dev/null").assert().code(code).get_output().clone();
    (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap())
}

fn tournament(folder: &Path, args: &[&str]) -> Tournament {
    let (text, errors) = said(folder, &[args, &["--json"]].concat(), 0);
    assert_eq!(errors, "");
    serde_json::from_str::<Output<Tournament>>(&text).unwrap().result
}

/// A player for 2x2 that tries the codes in order. Runs the given shell lines at the start, before its first guess and
/// before its second.
fn script(folder: &Path, name: &str, [at_first, before_first, before_second]: [&str; 3]) -> String {
    let text = format!(
        "{at_first}\nwhile read -r command rest; do\ncase $command in\nnew) row=1\n{before_first}\n;;\n\
         answer) row=$((row + 1))\n{before_second}\n;;\n*) continue;;\nesac\n\
         case $row in 1) echo 11;; 2) echo 12;; 3) echo 21;; *) echo 22;; esac\ndone\n"
    );
    let file = folder.join(format!("{name}.sh"));
    fs::write(&file, text).unwrap();
    format!("{name}=sh {}", file.display())
}

const LATE: &str = "7";

#[test]
fn the_seed_has_a_secret_that_is_found_late() {
    let board: Rules = "2x2".parse().unwrap();
    let secret = pegwise::draw_secret(&board, LATE.parse().unwrap()).to_string();
    assert!(["21", "22"].contains(&secret.as_str()), "{secret}");
}

/// The only game of a player that breaks a rule, in a tournament with a correct player.
fn game_of(folder: &Path, bad: &str, args: &[&str]) -> TournamentGame {
    let args = [&["first", "--rules", "2x2", "--games", "1", "--seed", LATE, "--guest", bad], args].concat();
    let tournament = tournament(folder, &args);
    let [good, bad] = tournament.scenarios[0].results.as_slice() else { panic!("two players") };
    assert_eq!((good.won, bad.lost), (1, 1), "{tournament:?}");
    assert!(tournament.complete);
    assert_eq!((bad.total, bad.losses.len()), (11, 1));
    tournament.lost_games[0].clone()
}

fn loss(game: &TournamentGame) -> (LossReason, usize, &str) {
    let loss = game.loss.as_ref().unwrap();
    (loss.reason, loss.row, loss.detail.as_deref().unwrap_or_default())
}

/// `evaluate` computes the same numbers with different code.
#[test]
fn totals_are_those_of_evaluate() {
    let here = folder("evaluate");
    for board in ["4x6", "3x10-distinct-nozero", "bulls-and-cows", "4x4-sum-in90"] {
        let args = ["knuth", "entropy", "first", "--board", board, "--games", "40", "--seed", "3"];
        let played = tournament(&here, &args);
        let evaluated = cargo_bin_cmd!("pegwise")
            .args(["evaluate", "knuth", "entropy", "first", "--rules", board, "--games", "40", "--seed", "3", "--json"])
            .output()
            .unwrap();
        let evaluated: Value = serde_json::from_slice(&evaluated.stdout).unwrap();
        for (one, other) in played.scenarios[0].results.iter().zip(evaluated["strategies"].as_array().unwrap()) {
            assert_eq!((one.player.as_str(), one.lost), (other["strategy"].as_str().unwrap(), 0), "{board}");
            assert_eq!(one.total, other["total"].as_i64().unwrap(), "{board} {}", one.player);
            let (margin, other) = (one.margin.unwrap(), other["margin"].as_f64().unwrap());
            assert!((margin - other).abs() < 1e-9, "{board} {}", one.player);
        }
    }
}

/// Regret is measured only where optimal play is found at once and the answers are true.
#[test]
fn what_players_lose_is_measured_where_it_is_known() {
    let here = folder("lost");
    let lost = |args: &[&str]| {
        let played = tournament(&here, &[&["first", "--games", "3"], args].concat());
        let losses = |one: &PlayerResults| (one.skill_lost.is_some(), one.bits_lost.is_some());
        played.scenarios.iter().map(|one| losses(&one.results[0])).collect::<Vec<_>>()
    };
    let codemakers = ["--codemaker", "honest", "--codemaker", "evil", "--codemaker", "lie=2"];
    assert_eq!(lost(&codemakers), [(true, true), (true, true), (false, false)]);
    let boards = ["--board", "5x8", "--board", "3x4-lies1-in20", "--board", "2x3-only=11*2,12,13"];
    assert_eq!(lost(&boards), [(false, false); 3]);
    // A file may say that the first guess was one that the board does not have.
    let args = ["first", "--rules", "2x2", "--games", "1", "--results", "changed"];
    assert!(tournament(&here, &args).scenarios[0].results[0].skill_lost.is_some());
    let file = here.join("changed");
    let text = fs::read_to_string(&file).unwrap().replace("\"game\":\"2x2 11:", "\"game\":\"2x2 19:");
    assert!(text.contains("2x2 19:"), "{text}");
    fs::write(&file, text).unwrap();
    assert_eq!(tournament(&here, &args).scenarios[0].results[0].skill_lost, None);
}

/// The totals of two strategies are published [Knuth 1977; Kooi 2005]. The program's total is the one that
/// `evaluate` gives for the same play.
#[test]
#[expect(clippy::cast_precision_loss, reason = "small numbers")]
fn with_every_code_totals_are_exact() {
    let here = folder("every");
    let played = tournament(&here, &["knuth", "most-parts", "--games", "all"]);
    let [knuth, most_parts] = played.scenarios[0].results.as_slice() else { panic!("two players") };
    assert_eq!((knuth.games, knuth.total, most_parts.total), (1296, 5801, 5668));
    assert_eq!((knuth.margin, played.scenarios[0].differences[0].total), (None, 5801 - 5668));
    // The fewest possible guesses are 5,625 [Koyama & Lai 1993].
    for player in [knuth, most_parts] {
        let lost = (player.total - 5625) as f64 / 1296.0;
        assert!((player.skill_lost.unwrap() - lost).abs() < 1e-9 && player.bits_lost.unwrap() > 0.0, "{player:?}");
    }
    let guest = script(&here, "guest", ["", "", ""]);
    let args = ["--guest", &guest, "--rules", "2x2", "--games", "all", "--results", "results"];
    assert_eq!(tournament(&here, &args).scenarios[0].results[0].distribution, [1, 1, 1, 1]);
    assert_eq!(tournament(&here, &args).scenarios[0].results[0].total, 10);
    for (codemaker, says) in [("evil", "“evil” chooses its own codes"), ("colors=2", "“colors=2” chooses")] {
        let (_, told) = said(&here, &["knuth", "--games", "all", "--codemaker", codemaker], 2);
        assert!(told.contains(says), "{told}");
    }
    assert!(said(&here, &["sampled-entropy", "--games", "all", "--rules", "20x20"], 2).1.contains("too many"));
}

#[test]
#[expect(clippy::cast_precision_loss, reason = "small numbers")]
fn pairs_are_compared_game_by_game() {
    let here = folder("pairs");
    let played = tournament(&here, &["knuth", "first", "--games", "30", "--per-game", "games.csv"]);
    let games = fs::read_to_string(here.join("games.csv")).unwrap();
    let guesses = |player: &str| -> Vec<i64> {
        let rows = games.lines().map(|line| line.split(',').collect::<Vec<_>>());
        rows.filter(|row| row[2] == player).map(|row| row[6].parse().unwrap()).collect()
    };
    let differences: Vec<i64> = guesses("knuth").iter().zip(guesses("first")).map(|(a, b)| a - b).collect();
    let [difference] = played.scenarios[0].differences.as_slice() else { panic!("one pair") };
    assert_eq!((difference.games, difference.total), (30, differences.iter().sum()));
    // The textbook formula, with t for 29 degrees of freedom.
    let mean = difference.total as f64 / 30.0;
    let variance = differences.iter().map(|&one| (one as f64 - mean).powi(2)).sum::<f64>() / 29.0;
    assert!((difference.margin.unwrap() - 2.045 * (variance / 30.0).sqrt()).abs() < 0.01);
}

#[test]
fn what_is_played_at_once_changes_nothing() {
    let here = folder("at-once");
    let guest = script(&here, "guest", ["", "", ""]);
    let play = |at_once: &str| {
        let files = [format!("{at_once}.csv"), format!("{at_once}.txt"), format!("{at_once}.jsonl")];
        let mut args = vec!["random", "first", "--guest", &guest, "--board", "2x2", "--board", "2x2-blacks"];
        args.extend(["--codemaker", "honest", "--codemaker", "evil", "--codemaker", "lie=2", "--games", "30"]);
        args.extend(["--series", "4", "--at-once", at_once, "--per-game", &files[0], "--game-lines", &files[1]]);
        args.extend(["--results", &files[2]]);
        let printed = said(&here, &args, 0).0;
        (printed, files[..2].iter().map(|file| fs::read_to_string(here.join(file)).unwrap()).collect::<Vec<_>>())
    };
    let one = play("1");
    assert_eq!(one.1[1].lines().count(), 3 * 2 * 3 * 30);
    assert_eq!(play("7"), one);
}

#[test]
fn a_crash_is_a_loss_with_its_exit_code_and_last_words() {
    let here = folder("crash");
    let bad = script(&here, "bad", ["", "", "echo not this >&2; printf 'what\\033[31m now\\n' >&2; exit 3"]);
    let game = game_of(&here, &bad, &[]);
    assert_eq!(loss(&game), (LossReason::Crash, 2, "exit 3; what\\u{1b}[31m now"));
    assert_eq!(game.game, "2x2 11:1.0");

    let bad = script(&here, "bad", ["", "kill -15 $$", ""]);
    assert_eq!(loss(&game_of(&here, &bad, &[])), (LossReason::Crash, 1, "signal 15"));
    let bad = script(&here, "bad", ["", "exec sleep 100000 >&-", ""]);
    assert_eq!(loss(&game_of(&here, &bad, &[])), (LossReason::Crash, 1, "output-closed"));
    let bad = script(&here, "bad", ["exit 0", "", ""]);
    assert_eq!(loss(&game_of(&here, &bad, &[])), (LossReason::Crash, 1, "exit 0"));
}

#[test]
fn who_hangs_is_out_of_time() {
    let here = folder("hang");
    let bad = script(&here, "bad", ["", "", "exec sleep 100000"]);
    let game = game_of(&here, &bad, &["--move-time", "0.3"]);
    assert_eq!(loss(&game), (LossReason::MoveTime, 2, ""));
    let game = game_of(&here, &bad, &["--game-time", "0.3"]);
    assert_eq!(loss(&game), (LossReason::GameTime, 2, ""));
    assert!(game.longest >= 0.25, "{game:?}");
}

#[test]
fn who_writes_what_nobody_asked_for_loses() {
    let here = folder("flood");
    for flood in ["printf '12\\n12\\n'", "head -c 10000000 /dev/zero", "yes 12"] {
        let bad = script(&here, "bad", ["", "", flood]);
        assert_eq!(loss(&game_of(&here, &bad, &[])), (LossReason::Flood, 2, ""), "{flood}");
    }
    // Output on stderr may be of any length, and is read to its end.
    let bad = script(&here, "bad", ["", "", "head -c 10000000 /dev/zero >&2; echo >&2; echo end >&2; exit 4"]);
    assert_eq!(loss(&game_of(&here, &bad, &[])), (LossReason::Crash, 2, "exit 4; end"));
}

#[test]
fn what_is_no_guess_loses_and_is_shown_without_harm() {
    let here = folder("illegal");
    let bad = script(&here, "bad", ["", "", "printf '13\\033]0;title\\007\\n'; continue"]);
    let game = game_of(&here, &bad, &[]);
    assert_eq!(loss(&game), (LossReason::IllegalGuess, 2, "13\\u{1b}]0;title\\u{7}"));
    let args = ["--rules", "2x2", "--games", "1", "--seed", LATE, "--guest", &bad, "--page", "page.html"];
    let (shown, _) = said(&here, &args, 0);
    assert!(shown.contains("bad lost game 1 on 2x2 against honest"), "{shown}");
    let page = fs::read_to_string(here.join("page.html")).unwrap();
    assert!([shown, page].iter().all(|text| !text.contains('\u{1b}') && !text.contains('\u{7}')));
    for no_guess in ["echo", "echo 111", "echo hello", "printf '\\377\\376\\n'"] {
        let bad = script(&here, "bad", ["", "", &format!("{no_guess}; continue")]);
        let game = game_of(&here, &bad, &[]);
        assert_eq!(loss(&game).0, LossReason::IllegalGuess, "{no_guess}");
    }
}

#[test]
fn to_say_that_no_code_fits_is_wrong() {
    let here = folder("claim");
    let bad = script(&here, "bad", ["", "", "echo contradiction; continue"]);
    assert_eq!(loss(&game_of(&here, &bad, &[])), (LossReason::WrongClaim, 2, ""));
    let args = ["--rules", "2x2", "--games", "1", "--seed", LATE, "--guest", &bad, "--lang", "de"];
    let (shown, _) = said(&here, &args, 0);
    assert!(shown.contains("In Zeile 2 hat es gesagt, dass kein Code zu den Antworten passt, aber "), "{shown}");
    for codemaker in ["evil", "lie=1"] {
        let args = ["--rules", "2x2", "--games", "1", "--seed", LATE, "--guest", &bad, "--codemaker", codemaker];
        assert_eq!(loss(&tournament(&here, &args).lost_games[0]).0, LossReason::WrongClaim, "{codemaker}");
    }
}

#[test]
fn who_uses_up_the_guesses_loses() {
    let here = folder("guesses");
    let same = script(&here, "same", ["", "", "row=2"]);
    let args = ["--rules", "2x2-in4", "--games", "1", "--seed", LATE, "--guest", &same];
    let game = tournament(&here, &args).lost_games[0].clone();
    assert_eq!((loss(&game), game.guesses), ((LossReason::Guesses, 4, ""), 5));
    assert_eq!(game.game.matches(" 12:").count(), 3);
}

/// One engine has invalid output, one has useless output, and one is correct.
#[test]
fn engines_play_by_their_own_protocol() {
    let here = folder("engines");
    let engine = format!("real={} engine", cargo_bin!("pegwise").display());
    let args = ["optimal", "--engine", &engine, "--rules", "3x4", "--games", "20", "--codemaker", "honest"];
    let played = tournament(&here, &[&args[..], &["--codemaker", "evil"]].concat());
    for scenario in &played.scenarios {
        let [optimal, real] = scenario.results.as_slice() else { panic!("two players") };
        assert_eq!((real.lost, real.total), (0, optimal.total), "{scenario:?}");
    }
    for (says, reason) in [
        ("{}", LossReason::MoveTime),
        ("junk", LossReason::NoGuess),
        (r#"{"id":1,"event":"result","result":{}}"#, LossReason::NoGuess),
        (r#"{"id":1,"event":"result","result":{"guess":"777"}}"#, LossReason::IllegalGuess),
        (r#"{"id":1,"event":"error","error":{"kind":"no","message":"no idea"}}"#, LossReason::NoGuess),
        (r#"{"id":1,"event":"result","result":{"contradiction":{"clash":[1]}}}"#, LossReason::WrongClaim),
        ("yes", LossReason::Flood),
    ] {
        let file = here.join("says.sh");
        let line = if says == "yes" { "yes '{}'".to_owned() } else { format!("echo '{says}'") };
        fs::write(&file, format!("read -r request\n{line}\nexec sleep 100000\n")).unwrap();
        let engine = format!("bad=sh {}", file.display());
        let args = ["--engine", &engine, "--rules", "3x4", "--games", "1"];
        let limit: &[&str] = if reason == LossReason::MoveTime { &["--move-time", "0.1"] } else { &[] };
        assert_eq!(loss(&tournament(&here, &[&args[..], limit].concat()).lost_games[0]).0, reason, "{says}");
    }
}

/// The children of a guest end with it. The guest leads its own session, so it has no terminal.
#[cfg(target_os = "linux")]
#[test]
fn the_children_of_a_guest_end_with_it() {
    let here = folder("children");
    let child = "sleep 100000 & echo $! >> children";
    let leads = "read -r stat < /proc/$$/stat; set -- $stat; [ \"$6\" = $$ ] || exit 7";
    for (second, reason) in
        [("exec sleep 100000", LossReason::MoveTime), ("exit 0", LossReason::Crash), ("yes 12", LossReason::Flood)]
    {
        let bad = script(&here, "bad", [&format!("{leads}\n{child}"), "", second]);
        // Only a player that hangs waits for the time limit.
        let limit: &[&str] = if reason == LossReason::MoveTime { &["--move-time", "0.3"] } else { &[] };
        assert_eq!(loss(&game_of(&here, &bad, limit)).0, reason, "{second}");
    }
    // A correct player leaves children behind too.
    let good = script(&here, "children", [child, "", ""]);
    assert!(tournament(&here, &["--rules", "2x2", "--games", "2", "--guest", &good]).lost_games.is_empty());
    let children = fs::read_to_string(here.join("children")).unwrap();
    assert!(children.lines().count() >= 4, "{children}");
    children.lines().for_each(wait_until_gone);
}

/// One process is in another session, and the parent of the other has ended too. Other processes of the shell stay.
#[cfg(target_os = "linux")]
#[test]
fn processes_that_left_their_guest_end_too() {
    let here = folder("strays");
    // Only in its first game, because the command starts every program once before the games, and kills it.
    let child = "if [ ! -e strays ]; then : > strays\n\
        setsid sh -c 'echo $$ >> strays; sleep 100000 & echo $! >> strays; wait' &\n\
        (setsid sh -c 'echo $$ >> strays; exec sleep 100000' &)\n\
        while [ \"$(wc -l < strays)\" -lt 3 ]; do :; done 2> /dev/null\nfi";
    let good = script(&here, "strays", ["", child, ""]);
    let command = ["tournament", "--rules", "2x2", "--games", "2", "--guest", &good];
    let beside = "sleep 100000 > /dev/null 2>&1 & echo $! > beside; exec \"$@\"";
    let mut shell = Command::new("sh");
    shell.args(["-c", beside, "sh", env!("CARGO_BIN_EXE_pegwise")]).args(command).current_dir(&here);
    assert!(shell.output().unwrap().status.success());
    let strays = fs::read_to_string(here.join("strays")).unwrap();
    assert_eq!(strays.lines().count(), 3, "{strays}");
    let is_there = |process: &str| Path::new(&format!("/proc/{}", process.trim())).exists();
    assert_eq!(strays.lines().filter(|process| is_there(process)).count(), 0, "ended before the command has");
    let beside = fs::read_to_string(here.join("beside")).unwrap();
    assert!(is_there(&beside));
    Command::new("kill").arg(beside.trim()).status().unwrap();
}

/// Waits until a process has ended or is a zombie.
#[cfg(target_os = "linux")]
fn wait_until_gone(process: &str) {
    let started = Instant::now();
    loop {
        let stat = fs::read_to_string(format!("/proc/{}/stat", process.trim())).unwrap_or_default();
        if stat.is_empty() || stat.contains(") Z ") || stat.contains(") X ") {
            return;
        }
        assert!(started.elapsed() < PATIENCE, "{process} is still there: {stat}");
        std::thread::yield_now();
    }
}

/// A tournament that can be interrupted: its guest waits for a file in its fourth game.
fn held_up(here: &Path) -> (Vec<String>, PathBuf) {
    let wait = "games=$((games + 1)); [ $games = 4 ] && [ ! -e go ] && echo $$ > waits && exec sleep 100000";
    let guest = script(here, "guest", ["games=0", wait, ""]);
    let args = ["first", "--guest", &guest, "--rules", "2x2", "--games", "6", "--series", "6", "--results"];
    (args.iter().map(ToString::to_string).collect(), here.join("go"))
}

fn start(here: &Path, args: &[String], results: &str) -> Child {
    let mut command = Command::new(cargo_bin!("pegwise"));
    command.arg("tournament").args(args).arg(results).current_dir(here).env("LC_ALL", "C.UTF-8");
    command.env("XDG_CONFIG_HOME", "/dev/null").stdout(Stdio::piped()).stderr(Stdio::piped());
    let process = command.spawn().unwrap();
    let started = Instant::now();
    while !here.join("waits").exists() || fs::read_to_string(here.join(results)).unwrap().lines().count() < 10 {
        assert!(started.elapsed() < PATIENCE, "nothing was played");
        std::thread::yield_now();
    }
    process
}

fn send(process: &Child, signal: Signal) {
    let id = rustix::process::Pid::from_child(process);
    rustix::process::kill_process(id, signal).unwrap();
}

#[test]
fn ctrl_c_leaves_what_was_played_and_the_same_command_goes_on() {
    let here = folder("interrupt");
    let (args, go) = held_up(&here);
    let process = start(&here, &args, "results");
    send(&process, Signal::INT);
    let output = process.wait_with_output().unwrap();
    let (shown, told) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
    assert_eq!(output.status.code(), Some(130), "{told}");
    assert!(told.contains("Stopped after 9 of 12 games."), "{told}");
    let row = |player: &str| shown.lines().find(|line| line.contains(player)).unwrap().split_whitespace().nth(3);
    assert_eq!((row("first"), row("guest")), (Some("6"), Some("3")), "{shown}");
    #[cfg(target_os = "linux")]
    wait_until_gone(&fs::read_to_string(here.join("waits")).unwrap());

    goes_on(&here, &args, &go);
}

#[test]
fn a_kill_loses_nothing_that_was_synced() {
    let here = folder("kill");
    let (args, go) = held_up(&here);
    let mut process = start(&here, &args, "results");
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let (_, told) = said(&here, &[&words[..], &["results"]].concat(), 2);
    assert!(told.contains("Another tournament is writing to results"), "{told}");
    send(&process, Signal::KILL);
    process.wait().unwrap();
    let mut text = fs::read_to_string(here.join("results")).unwrap();
    text.push_str("{\"board\":\"2x2\",\"codem");
    fs::write(here.join("results"), text).unwrap();
    let waits = fs::read_to_string(here.join("waits")).unwrap();
    goes_on(&here, &args, &go);
    // The killed referee could not end its guest.
    let left = rustix::process::Pid::from_raw(waits.trim().parse().unwrap()).unwrap();
    let _ = rustix::process::kill_process(left, Signal::KILL);
}

fn goes_on(here: &Path, args: &[String], go: &Path) {
    fs::write(go, "").unwrap();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let finished = said(here, &[&words[..], &["results", "--per-game", "one.csv"]].concat(), 0).0;
    let whole = said(here, &[&words[..], &["others", "--per-game", "two.csv"]].concat(), 0).0;
    assert_eq!(finished, whole);
    let games = |file: &str| fs::read_to_string(here.join(file)).unwrap();
    assert_eq!(games("one.csv"), games("two.csv"));
    assert_eq!(said(here, &[&words[..], &["results"]].concat(), 0).0, whole);
}

#[test]
fn a_file_of_another_tournament_is_refused() {
    let here = folder("other");
    let args = ["first", "--rules", "2x2", "--games", "3", "--results", "results"];
    said(&here, &args, 0);
    for (other, setting) in [("--seed", "seed"), ("--games", "games"), ("--move-time", "move_seconds")] {
        let mut args: Vec<&str> = vec!["first", "--rules", "2x2", "--results", "results", other, "7"];
        if other != "--games" {
            args.extend(["--games", "3"]);
        }
        let (_, told) = said(&here, &args, 2);
        assert!(told.contains("results, line 1: ") && told.contains(&format!("different {setting}")), "{told}");
    }
    for other in ["my only copy", "my only copy\nwithout an end", "{\"a\": 1}\n{\"b\""] {
        fs::write(here.join("other"), other).unwrap();
        let (_, told) = said(&here, &["first", "--rules", "2x2", "--results", "other"], 2);
        assert!(told.contains("other, line 1: this line is not a tournament result"), "{told}");
        assert_eq!(fs::read_to_string(here.join("other")).unwrap(), other);
    }
    let text = fs::read_to_string(here.join("results")).unwrap();
    let damaged = |from: &str, to: &str| {
        assert!(text.contains(from), "{text}");
        fs::write(here.join("results"), text.replacen(from, to, 1)).unwrap();
        let (_, told) = said(&here, &args, 2);
        assert!(told.contains("results, line 2: "), "{told}");
    };
    damaged("{\"board\"", "{\"broad\"");
    damaged("\"number\":1,", "\"number\":4,");
    damaged("\"player\":\"first\"", "\"player\":\"second\"");
    let secret = text.split("\"secret\":\"").nth(1).unwrap()[..2].to_owned();
    damaged(&format!("\"secret\":\"{secret}\""), "\"secret\":\"99\"");
}

#[test]
fn codemakers_do_as_they_say() {
    let here = folder("codemakers");
    fs::write(here.join("prior.txt"), "# mostly one code\n1234 7\n6543 1\n").unwrap();
    let mut args = vec!["knuth", "--games", "30", "--game-lines", "games.txt"];
    for codemaker in ["evil", "colors=2", "few-repeats", "prior=prior.txt", "lie=2"] {
        args.extend(["--codemaker", codemaker]);
    }
    let played = tournament(&here, &args);
    assert!(played.lost_games.is_empty(), "{:?}", played.lost_games);
    let lines = fs::read_to_string(here.join("games.txt")).unwrap();
    let games: Vec<GameRecord> = lines.lines().map(|line| line.parse().unwrap()).collect();
    let of = |place: usize| &games[30 * place..30 * (place + 1)];
    let secret = |game: &GameRecord| game.history.last().unwrap().guess.clone();
    let wrong_rows = |game: &GameRecord| -> Vec<usize> {
        let rows = game.history.iter().enumerate();
        let wrong = rows.filter(|(_, turn)| game.rules.answer(&turn.guess, &secret(game)) != turn.feedback);
        wrong.map(|(index, _)| index + 1).collect()
    };
    let colors = |game: &GameRecord| {
        let secret = secret(game);
        secret.colors().iter().copied().collect::<std::collections::BTreeSet<_>>().len()
    };
    // Knuth's strategy needs at most five guesses, and the evil codemaker forces all five.
    assert!(of(0).iter().all(|game| game.history.len() == 5));
    assert!(of(1).iter().all(|game| colors(game) <= 2));
    assert!(of(2).iter().filter(|game| colors(game) == 4).count() > 10);
    let codes: Vec<String> = of(3).iter().map(|game| secret(game).to_string()).collect();
    assert!(codes.iter().all(|code| ["1234", "6543"].contains(&code.as_str())));
    assert!((0..4).all(|place| of(place).iter().all(|game| wrong_rows(game).is_empty())));
    for game in of(4) {
        // The wrong answer comes in row 2. In a longer game that guess is repeated, because the answer is known to be
        // wrong.
        let longer = game.history.len() > 2;
        assert_eq!(wrong_rows(game), if longer { vec![2] } else { vec![] }, "{game}");
        assert!(!longer || game.history[1].guess == game.history[2].guess, "{game}");
    }
    assert_eq!(played.scenarios[4].wrong_row, Some(2));
}

/// On boards with lies, the codemaker lies, and a strategy of the library still finds the code.
#[test]
fn boards_may_allow_lies() {
    let here = folder("lies");
    let args = ["entropy", "--board", "3x4-lies1-in20", "--games", "20", "--game-lines", "games.txt"];
    let played = tournament(&here, &[&args[..], &["--codemaker", "honest", "--codemaker", "evil"]].concat());
    assert!(played.lost_games.is_empty(), "{:?}", played.lost_games);
    let lines = fs::read_to_string(here.join("games.txt")).unwrap();
    let games: Vec<GameRecord> = lines.lines().map(|line| line.parse().unwrap()).collect();
    let lies = games.iter().map(|game| {
        let secret = &game.history.last().unwrap().guess;
        game.history.iter().filter(|turn| game.rules.answer(&turn.guess, secret) != turn.feedback).count()
    });
    let lies: Vec<usize> = lies.collect();
    assert!(lies.iter().all(|&lies| lies <= 1) && lies.contains(&1), "{lies:?}");
}

#[test]
fn a_program_is_told_what_it_needs_to_know() {
    let here = folder("told");
    fs::write(here.join("tell.sh"), "while read -r line; do echo \"$line\" >> told; echo 10; done\n").unwrap();
    let args = ["--guest", "tell=sh tell.sh", "--games", "1", "--series", "1"];
    let told = |more: &[&str]| {
        let _ = fs::remove_file(here.join("told"));
        said(&here, &[&args[..], more].concat(), 0);
        fs::read_to_string(here.join("told")).unwrap()
    };
    let text = told(&["--board", "bulls-and-cows-in2", "--codemaker", "lie=2"]);
    assert!(text.starts_with("new 4 0123456789 4x10-distinct-in2 lie=2\nend lost "), "{text}");
    let text = told(&["--board", "2x10-distinct-nozero", "--alphabet", "0123456789", "--seed", "1"]);
    assert!(text.starts_with("new 2 0123456789 2x10-distinct-nozero\nanswer "), "{text}");
    let text = told(&["--board", "2x2-in1", "--alphabet", "01"]);
    assert!(text.starts_with("new 2 01 2x2-in1\n") && text.lines().count() == 2, "{text}");
    let boards =
        [("2x2-blacks-in2", 2), ("2x2-whites-in2", 2), ("2x2-sum-in2", 2), ("2x2-in2", 3), ("2x2-marks-in2", 2)];
    for (board, words) in boards {
        let text = told(&["--board", board, "--alphabet", "01", "--seed", "5"]);
        assert_eq!(text.lines().nth(1).unwrap().split(' ').count(), words, "{text}");
    }
}

#[test]
fn what_makes_no_tournament_is_refused() {
    let here = folder("refused");
    for (args, says) in [
        (&[][..], "Name at least one player"),
        (&["knuth", "knuth"], "“knuth” appears twice"),
        (&["knut"], "did you mean “knuth”?"),
        (&["--guest", "sh player.sh"], "write NAME=COMMAND"),
        (&["--guest", "a b=sh"], "write NAME=COMMAND"),
        (&["--guest", "ada="], "write NAME=COMMAND"),
        (&["--guest", "ada=sh 'x"], "an unclosed quote"),
        (&["--guest", "ada=./none here"], "ada: “./none” cannot be started"),
        (&["knuth", "--codemaker", "nice"], "“nice” is not a codemaker"),
        (&["knuth", "--codemaker", "lie=0"], "“lie=0” is not a codemaker"),
        (&["knuth", "--codemaker", "colors=2", "--board", "4x6-distinct"], "No code of 4x6-distinct has at most 2"),
        (&["knuth", "--codemaker", "prior=none.txt"], "none.txt cannot be read"),
        (&["knuth", "--board", "4x6", "--board", "classic"], "“4x6” appears twice"),
        (&["knuth", "--board", "4y6"], "4y6"),
        (&["knuth", "--games", "0"], "write a number, 1 or more"),
        (&["optimal", "--board", "9x9"], "too many"),
        (&["--guest", "ada=cat", "--board", "2x40"], "has colours without a symbol"),
    ] {
        let (_, told) = said(&here, args, 2);
        assert!(told.contains(says), "{args:?}: {told}");
    }
}

#[test]
fn the_page_stands_alone() {
    let here = folder("page");
    let args = ["knuth", "first", "--board", "3x4", "--board", "2x2", "--games", "9", "--page", "page.html"];
    for lang in ["en", "de"] {
        said(&here, &[&args[..], &["--lang", lang]].concat(), 0);
        let page = fs::read_to_string(here.join("page.html")).unwrap();
        let lower = page.to_lowercase().replace("http://www.w3.org/2000/svg", "");
        for foreign in ["<script", "http:", "https:", "src=", "url(", "@import", "<link"] {
            assert!(!lower.contains(foreign), "{foreign}");
        }
        assert!(page.contains(&format!("<html lang=\"{lang}\">")));
        // Each board has its means, its differences and its distributions.
        assert_eq!(page.matches("<svg").count(), 6);
        assert_eq!(page.matches("</svg>").count(), 6);
        assert_eq!(page.matches("<table>").count(), 4);
    }
}

#[expect(clippy::print_stderr, reason = "it says what it skips")]
fn has(program: &str) -> bool {
    let there = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    there.map_err(|missing| eprintln!("skipped: there is no {program} here ({missing})")).is_ok()
}

fn player(here: &Path, which: &str) -> Option<String> {
    let write = |file: &str| {
        let source = said(here, &["player", which], 0).0;
        fs::write(here.join(file), source).unwrap();
    };
    let compile = |file: &str, program: &str| {
        let compiled =
            Command::new("cc").args(["-O2", "-Wall", "-Werror", "-o", program, file, "-lm"]).current_dir(here).status();
        assert!(compiled.unwrap().success());
    };
    match which {
        "python" if has("python3") => {
            write("player.py");
            Some("ada=python3 player.py".to_owned())
        }
        "javascript" if has("node") => {
            write("player.js");
            Some("bea=node player.js".to_owned())
        }
        "c" if has("cc") => {
            write("player.c");
            compile("player.c", "player");
            Some("cyd=./player".to_owned())
        }
        "contest" if has("cc") => {
            write("contest.c");
            compile("contest.c", "bot");
            Some("bot=./bot".to_owned())
        }
        _ => None,
    }
}

#[test]
fn the_players_that_come_with_the_command_play() {
    let here = folder("players");
    for which in ["python", "javascript", "c"] {
        let Some(player) = player(&here, which) else { continue };
        let mut args = vec!["--guest", &player, "--games", "5", "--codemaker", "honest", "--codemaker", "evil"];
        for board in ["4x6", "mini", "bulls-and-cows", "3x10-distinct-nozero", "1x3"] {
            args.extend(["--board", board]);
        }
        let played = tournament(&here, &args);
        assert!(played.lost_games.is_empty(), "{which}: {:?}", played.lost_games);
    }
}

/// The contest bot gets enough time for a busy machine. Its guesses do not depend on time.
#[test]
fn the_bot_of_the_contest_plays_all_ten_lengths() {
    let here = folder("contest");
    let Some(bot) = player(&here, "contest") else { return };
    let args = ["--contest", "--guest", &bot, "--games", "4", "--move-time", "60", "--game-time", "600"];
    let played = tournament(&here, &args);
    assert!(played.lost_games.is_empty(), "{:?}", played.lost_games);
    assert_eq!(played.scenarios.len(), 10);
    assert_eq!(played.scenarios[3].board, "4x10-distinct-nozero-in300");
    // Optimal play needs at most seven guesses for codes of three digits, and no player needs more than twice as many.
    assert!(played.standings[0].total < 4 * 10 * 14, "{:?}", played.standings);
    assert_eq!(tournament(&here, &args).scenarios[9].results[0].total, played.scenarios[9].results[0].total);
}

const PAGE: &str = include_str!("../../../../docs/tournament.md");

fn blocks(language: &str) -> Vec<&'static str> {
    let start = format!("```{language}\n");
    PAGE.split(start.as_str()).skip(1).map(|rest| rest.split("```").next().unwrap()).collect()
}

/// Runs every shell line of the page, as a beginner would type it. The contest has fewer games, with enough time for a
/// busy machine.
#[test]
fn the_lines_for_a_shell_work() {
    let here = folder("shell");
    if !(has("python3") && has("cc")) {
        return;
    }
    let folder = Path::new(cargo_bin!("pegwise")).parent().unwrap();
    let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap());
    let lines: Vec<&str> = blocks("sh").into_iter().flat_map(str::lines).collect();
    assert_eq!(lines.len(), 5);
    for line in lines {
        let fewer = line.replace("--games 400", "--games 2 --move-time 60 --game-time 600");
        let output = Command::new("sh").args(["-c", &fewer]).current_dir(&here).env("PATH", &path).output().unwrap();
        let (shown, told) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success() && told.is_empty() && !shown.contains("lost game"), "{line}: {shown}{told}");
    }
}

#[test]
fn the_player_of_the_page_is_that_of_the_command() {
    let source = said(&folder("shown"), &["player", "python"], 0).0;
    let shown = blocks("python")[0];
    assert!(shown.lines().count() < 32);
    let (_, code) = source.split_once("\n\n").and_then(|(_, rest)| rest.split_once("\"\"\"\n\n")).unwrap();
    assert_eq!(shown, code);
}

#[test]
fn the_tournament_of_the_page_is_as_it_says() {
    let (command, shown) = blocks("tournament")[0].split_once('\n').unwrap();
    let here = folder("docs");
    let there = ["python", "javascript", "c"].map(|which| player(&here, which).is_some());
    if there.contains(&false) {
        return;
    }
    let words = shell_words::split(command.strip_prefix("$ pegwise tournament ").unwrap()).unwrap();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    // Concurrent games save time. The results are the same.
    assert_eq!(said(&here, &[&words[..], &["--at-once", "4"]].concat(), 0).0.trim_end(), shown.trim_end());
}
