//! Proofs that are stopped, killed and resumed.

use assert_cmd::Command;
use serde_json::Value;
use std::path::{Path, PathBuf};

fn pegwise() -> Command {
    Command::cargo_bin("pegwise").unwrap()
}

fn solve(args: &[&str]) -> Value {
    let output = pegwise().args(["optimal", "--json"]).args(args).assert().success().get_output().clone();
    serde_json::from_slice(&output.stdout).unwrap()
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn the_clock_ends_it_with_bounds() {
    let result = solve(&["--rules", "5x6", "--time", "1"]);
    assert_eq!(result["status"], "bounded");
    let (lower, total) = (result["lower"].as_u64().unwrap(), result["total"].as_u64());
    // The optimum is 36721. Proving it takes minutes.
    assert!(lower <= 36_721 && total.is_none_or(|total| total >= 36_721), "{result}");
    let result = solve(&["--rules", "5x6", "--time", "0"]);
    // If there is no time to search, the play of a heuristic is shown, with the same numbers as in `evaluate`.
    assert_eq!((&result["status"], &result["heuristic"]), (&"bounded".into(), &"entropy".into()));
    assert_eq!((&result["total"], &result["opening"]), (&37_087.into(), &"11223".into()));
}

#[test]
fn the_tree_is_the_one_that_was_said() {
    let folder = folder("tree");
    let file = folder.join("best.txt");
    let result = solve(&["--objective", "mean within 5", "--tree", text(&file)]);
    assert_eq!((&result["status"], &result["total"], &result["max"]), (&"optimal".into(), &5626.into(), &5.into()));
    let output = pegwise().args(["tree", "verify", text(&file), "--json"]).assert().success().get_output().clone();
    let verified: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&verified["total"], &verified["objective"]), (&5626.into(), &"mean within 5".into()));
    assert_eq!(verified["distribution"], result["distribution"]);
    let wrong = std::fs::read_to_string(&file).unwrap().replace("total: 5626", "total: 5625");
    std::fs::write(&file, wrong).unwrap();
    let output = pegwise().args(["tree", "verify", text(&file), "--lang", "de"]).assert().code(1).get_output().clone();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("die Datei sagt total 5.625, aber der Baum hat 5.626"), "{said}");
}

#[test]
fn what_cannot_be_certified_leaves_the_file_alone() {
    let file = folder("kept").join("3x4.certificate");
    std::fs::write(&file, "a proof").unwrap();
    let args = ["optimal", "-r", "3x4", "--objective", "max then mean", "--certificate", text(&file)];
    let output = pegwise().args(args).assert().code(2).get_output().clone();
    assert!(String::from_utf8(output.stderr).unwrap().contains("leave out --certificate"));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "a proof");
}

#[test]
fn trees_of_word_games_have_letters_and_those_with_lies_say_so() {
    let folder = folder("symbols");
    let [words, lies] = ["words", "lies"].map(|name| folder.join(name));
    pegwise().args(["evaluate", "first", "-r", "words", "--tree", text(&words)]).assert().success();
    let shown = |file: &Path| pegwise().args(["tree", "show", text(file)]).assert().success().get_output().clone();
    assert!(String::from_utf8(shown(&words).stdout).unwrap().starts_with("First, guess ABOUT"));
    pegwise().args(["optimal", "-r", "2x3-lies1", "--tree", text(&lies)]).assert().success();
    let shown = shown(&lies);
    assert!(String::from_utf8([shown.stdout, shown.stderr].concat()).unwrap().contains("games without lies"));
}

#[test]
fn wrong_certificates_are_refused_in_the_language_of_the_person() {
    let file = folder("flaws").join("2x3.certificate");
    solve(&["--rules", "2x3", "--certificate", text(&file)]);
    let right = std::fs::read_to_string(&file).unwrap();
    for (from, to, code, problem) in [
        ("guesses: all", "guesses: some", 2, "Zeile 4: Hier muss `guesses: all` oder `guesses: candidates` stehen"),
        ("claim: >= ", "claim: >= 9", 1, "Der letzte Hilfssatz ist nicht die Behauptung"),
    ] {
        assert!(right.contains(from), "{right}");
        std::fs::write(&file, right.replace(from, to)).unwrap();
        let args = ["certificate", "verify", text(&file), "--lang", "de"];
        let output = pegwise().args(args).assert().code(code).get_output().clone();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains(problem), "{said}");
    }
    std::fs::write(&file, format!("\u{feff}{right}")).unwrap();
    pegwise().args(["certificate", "verify", text(&file)]).assert().success();
}

#[test]
fn it_plays_and_is_compared() {
    let output = pegwise().args(["evaluate", "optimal", "knuth", "--json"]).assert().success().get_output().clone();
    let result: Value = serde_json::from_slice(&output.stdout).unwrap();
    let totals: Vec<_> =
        result["strategies"].as_array().unwrap().iter().map(|s| s["total"].as_u64().unwrap()).collect();
    assert_eq!(totals, [5625, 5801]);
    let output =
        pegwise().args(["demo", "3632", "--strategy", "optimal", "--json"]).assert().success().get_output().clone();
    let game: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(game["turns"].as_array().unwrap().last().unwrap()["guess"], "3632");
}

#[test]
fn the_proof_can_be_followed() {
    let folder = folder("certificate");
    let file = folder.join("4x4.certificate");
    solve(&["--rules", "4x4", "--certificate", text(&file)]);
    let verify = |file: &Path| pegwise().args(["certificate", "verify", text(file)]).assert();
    let output = verify(&file).success().get_output().clone();
    assert!(
        String::from_utf8(output.stdout).unwrap().starts_with("Proved for 4x4: no strategy has a total below 905.")
    );
    let forged = std::fs::read_to_string(&file).unwrap().replace("905", "906");
    std::fs::write(&file, forged).unwrap();
    let output = verify(&file).code(1).get_output().clone();
    assert!(String::from_utf8(output.stderr).unwrap().contains("not >= 906"));
    for (bytes, problem) in
        [(&b"a tree"[..], "line 1: expected pegwise-certificate 1"), (b"\xff", "it is not UTF-8 text")]
    {
        std::fs::write(&file, bytes).unwrap();
        let output = verify(&file).code(2).get_output().clone();
        assert!(String::from_utf8(output.stderr).unwrap().contains(problem));
    }
}

#[test]
fn a_file_of_another_search_is_refused_and_kept() {
    let folder = folder("refused");
    let journal = folder.join("4x4.journal");
    solve(&["--rules", "4x4", "--checkpoint", text(&journal)]);
    let before = std::fs::read(&journal).unwrap();
    let output = pegwise()
        .args(["optimal", "--rules", "4x5", "--checkpoint", text(&journal)])
        .assert()
        .code(2)
        .get_output()
        .clone();
    let message = String::from_utf8(output.stderr).unwrap();
    assert!(message.contains("not “pegwise-journal 2 4x5 all”"), "{message}");
    assert_eq!(std::fs::read(&journal).unwrap(), before);
}

#[cfg(unix)]
mod signals {
    use super::*;
    use std::io::{Read, Write};
    use std::process::{Child, Command, Stdio};
    use std::thread::sleep;
    use std::time::Duration;

    fn start(args: &[&str]) -> Child {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin("pegwise"));
        command.args(["optimal", "--json"]).args(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
    }

    fn send(signal: &str, child: &Child) {
        assert!(Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap().success());
    }

    fn length(journal: &Path) -> u64 {
        std::fs::metadata(journal).map_or(0, |file| file.len())
    }

    fn wait_for_more(child: &mut Child, journal: &Path, than: u64) {
        while length(journal) <= than && child.try_wait().unwrap().is_none() {
            sleep(Duration::from_millis(5));
        }
    }

    #[test]
    fn an_interrupt_ends_it_with_bounds() {
        let journal = folder("interrupted").join("journal");
        let mut child = start(&["--rules", "5x6", "--checkpoint", text(&journal)]);
        // The file is longer than its header, so the search is under way.
        wait_for_more(&mut child, &journal, 200);
        send("-INT", &child);
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(130));
        let result: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!((&result["status"], &result["complete"]), (&"bounded".into(), &false.into()));
        let total = result["total"].as_u64().unwrap();
        assert!(result["lower"].as_u64().unwrap() <= 36_721 && total >= 36_721, "{result}");
        assert!(result["heuristic"].is_null() || total == 37_087, "{result}");
    }

    /// A pipe holds few of the codes, so the command is writing them when it is interrupted.
    #[test]
    fn an_interrupted_list_says_so() {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin("pegwise"));
        let command = command.args(["candidates", "8x6", "--all"]).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut first = [0; 9];
        child.stdout.as_mut().unwrap().read_exact(&mut first).unwrap();
        send("-INT", &child);
        let output = child.wait_with_output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!((&first, output.status.code()), (b"11111111\n", Some(130)));
        assert_eq!(said, "pegwise: Stopped. This is the result so far.\n");
    }

    /// With `--json`, even an interrupt during the reading of a game from standard input prints a failure.
    #[test]
    fn an_interrupt_before_any_work_is_told_in_json() {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin("pegwise"));
        let command = command.args(["suggest", "-", "--json"]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut input = child.stdin.take().unwrap();
        // This is more than a pipe holds, so the command is reading.
        input.write_all(&vec![b' '; 1 << 20]).unwrap();
        send("-INT", &child);
        let output = child.wait_with_output().unwrap();
        let told: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
        assert_eq!((output.status.code(), &told["error"]["kind"]), (Some(130), &"cancelled".into()), "{output:?}");
        drop(input);
    }

    /// A search that is killed repeatedly reaches the same result.
    #[test]
    fn a_killed_search_goes_on() {
        let folder = folder("killed");
        let (journal, whole, resumed) = (folder.join("journal"), folder.join("whole"), folder.join("resumed"));
        let never = solve(&["--rules", "4x7", "--tree", text(&whole)]);
        let args = ["--rules", "4x7", "--checkpoint", text(&journal), "--tree", text(&resumed)];
        let mut kept = 200;
        for _ in 0..3 {
            let mut child = start(&args);
            wait_for_more(&mut child, &journal, kept);
            assert_eq!(child.try_wait().unwrap(), None, "it was to be killed long before its end");
            send("-KILL", &child);
            child.wait_with_output().unwrap();
            assert!(length(&journal) > kept, "{kept}");
            kept = length(&journal);
        }
        let result = solve(&args);
        assert_eq!((&result["status"], &result["total"]), (&"optimal".into(), &11_228.into()));
        assert_eq!(result["total"], never["total"]);
        assert_eq!(std::fs::read(&resumed).unwrap(), std::fs::read(&whole).unwrap());
    }
}
