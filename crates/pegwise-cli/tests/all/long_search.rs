//! Long searches that end with the best result so far, because time runs out or someone presses Ctrl-C.

use assert_cmd::Command;
use serde_json::Value;

/// Comparing the guesses takes about a second.
const LONG: &str = "6x9 112334:1.1 352176:0.2";

fn pegwise() -> Command {
    Command::cargo_bin("pegwise").unwrap()
}

fn reason(args: &[&str]) -> Value {
    let output = pegwise().args(["suggest", "--format", "json"]).args(args).assert().success().get_output().clone();
    let result: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(result["guess"].as_str().map(str::len), Some(6));
    assert_eq!(result["complete"], result["reason"]["kind"] != "best-so-far");
    result["reason"].clone()
}

#[test]
fn the_clock_ends_it() {
    let reason = reason(&[LONG, "--time", "0"]);
    assert_eq!(reason["kind"], "best-so-far");
    let (compared, considered) = (reason["compared"].as_u64().unwrap(), reason["considered"].as_u64().unwrap());
    assert!(0 < compared && compared < considered, "{compared} of {considered}");
}

/// Counting the codes that fit takes a second, and without time there is still a small sample.
#[test]
fn without_time_to_count_codes_there_is_a_guess() {
    let game = "suggest 12x15 112233445566:3.3 778899AABBCC:1.3 --time 0 --json";
    let output = pegwise().args(game.split(' ')).assert().success().get_output().clone();
    let result: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((result["guess"].as_str().map(str::len), &result["complete"]), (Some(12), &Value::Bool(false)));
    let count = game.replace("suggest", "candidates --count");
    let output = pegwise().args(count.split(' ')).assert().success().get_output().clone();
    let result: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&result["coverage"], &result["complete"]), (&Value::from("sample"), &Value::Bool(false)));
}

#[test]
fn a_short_search_is_finished_all_the_same() {
    assert_eq!(reason(&["6x9 112334:1.1 352176:0.2 445566:0.0 371897:1.1", "--time", "0"])["kind"], "best");
}

#[test]
fn times_are_seconds() {
    for wrong in ["soon", "-1", "1e99"] {
        let output =
            pegwise().args(["suggest", LONG, &format!("--time={wrong}")]).assert().code(2).get_output().clone();
        let message = String::from_utf8(output.stderr).unwrap();
        assert!(message.contains("write a number of seconds"), "{message}");
    }
}

/// Without time, the review still counts the candidates at once on boards where a whole review takes seconds.
#[test]
fn a_review_without_time_counts_the_codes() {
    let output =
        pegwise().args(["review", "6x6 112345:1.2 161245:2.1", "--time", "0"]).assert().success().get_output().clone();
    let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    assert!(said.contains("There was no time to review the guesses."), "{said}");
    let rows: Vec<Vec<&str>> = said.lines().map(|line| line.split_whitespace().collect()).collect();
    assert!(rows.iter().any(|row| row.starts_with(&["1", "112345", "1.2", "46,656"])), "{said}");
    assert!(rows.iter().any(|row| row.starts_with(&["2", "161245", "2.1"])), "{said}");
}

#[cfg(unix)]
mod interrupts {
    use harness::terminal::{Signal, Terminal};

    /// The percentages that the bar can show from this one on.
    fn begun(percent: usize) -> Vec<String> {
        (percent..90).map(|percent| format!(" {percent}%")).collect()
    }

    fn interrupted(args: &str, shows: &[impl AsRef<str>]) -> (String, Option<i32>) {
        let mut command = std::process::Command::new(assert_cmd::cargo::cargo_bin("pegwise"));
        command.args(args.split(' ')).env("TERM", "xterm-256color").env("LC_ALL", "C.UTF-8");
        // The terminal is so tall that nothing scrolls away before the interrupt.
        let mut terminal = Terminal::start(command, 200, 400).unwrap();
        // A busy machine must not delay the interrupt until the command has ended.
        terminal.let_others_go_first();
        terminal.wait_to_see_one_of(&shows.iter().map(AsRef::as_ref).collect::<Vec<_>>());
        terminal.signal(Signal::INT);
        let code = terminal.end();
        (terminal.text(), code)
    }

    /// The first guess is from a sample; these two are from the search, which takes most of the time for the second.
    #[test]
    fn of_a_search() {
        let found = ["Best so far: CDDD", "Best so far: DDDD"];
        let (said, code) = interrupted("suggest 4x26-order --strategy knuth", &found);
        assert_eq!(code, Some(130), "{said}");
        assert!(said.contains("Best so far: at worst") && said.contains("of 11,921 guesses"), "{said}");
        assert!(said.contains("stopped"), "{said}");
    }

    #[test]
    fn of_a_demo() {
        let (said, code) = interrupted("demo 1B2C -r 4x26-order --strategy knuth,open=5555", &["Best so far"]);
        assert_eq!(code, Some(130), "{said}");
        assert!(said.contains("The search was stopped: this is the best guess so far."), "{said}");
        assert!(said.contains("was stopped after 2 guesses"), "{said}");
    }

    /// One answer is wrong, and the search is long because there are many colours. If it does not finish, it must not
    /// claim that there are no fixes.
    #[test]
    fn of_a_check() {
        let game = "24x20 635KKF55117766AB7I767DA1:1.8 CE6593BAKJ1KB3ACAGB6GG62:1.10 91CD1IECDJ1F26K748FCHCH9:3.16 \
            F4JCA2E37BHKC5B9I3ABA635:0.13 AG623KID28KC9FE522GB75J5:0.13 E46EC52EA5FK6HFGBG9AGD54:0.13 \
            DI6GB63G9HIHC3CJ2ACI9G9A:0.12 B6J1GI9B9FAHCC9CEC6FCBH5:3.11 H67CGA3E6KJHEAKI9176JFK6:1.12 \
            862G86254B6G7I2EFCDK3J78:1.15 C1CD9E4IC2IKA4AIHBJAC5EE:1.12 JICF56KDJG75K3C1D4BJKI5B:1.12 \
            JDEE8GAGDD6KK9AG9E1BAGA5:1.10 G14KF8A25D1GII98G28G95AA:2.12";
        let (said, code) = interrupted(&format!("check {game} --time 600"), &["Searching"]);
        assert_eq!(code, Some(130), "{said}");
        assert!(said.contains("Stopped") && !said.contains("there may be none"), "{said}");
    }

    #[test]
    fn of_making_puzzles() {
        let (said, code) = interrupted("puzzle -r 5x6 --count 500 --seed 7 --text", &begun(1));
        assert_eq!(code, Some(130), "{said}");
        let made = said.split("Stopped after ").nth(1).and_then(|rest| rest.split_once(" of 500."));
        let (made, _) = made.unwrap_or_else(|| panic!("{said}"));
        assert!(said.contains(&format!("{made}. To repeat: pegwise puzzle --rules 5x6")), "{said}");
    }

    /// The last rows are reviewed first. The first of these begins after a third of the codes, and takes most of the
    /// time.
    #[test]
    fn of_a_review() {
        let game = "6x6 111111:1.0 122222:1.1 312333:2.1 314245:2.2 352155:3.1 362615:6.0";
        let (said, code) = interrupted(&format!("review {game}"), &begun(35));
        assert_eq!(code, Some(130), "{said}");
        assert!(said.contains("The review was stopped early. Only rows 2 to 6 were reviewed."), "{said}");
        assert!(said.contains("  2  122222     1.1") && !said.contains("  1  111111     1.0"), "{said}");
        assert!(said.contains("122233 was better: it saves about "), "{said}");
        assert!(said.contains("After the opening you took 5 guesses"), "{said}");
        assert!(said.contains("Rows 2 to 4 are estimates"), "{said}");
    }
}
