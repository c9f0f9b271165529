use crate::person::Person;
use pegwise::{Codebook, Rules, StrategySpec, StrategyTree};
use pegwise_tui::Input;
use pegwise_tui::input::{HitArea, KeyCode};

fn at_knuth(width: u16, height: u16) -> Person {
    let mut person = Person::new("4x6", width, height);
    person.keys("8\n");
    person.must_see("1,296 left: mean 4.4761, max 5");
    person
}

fn paste(person: &mut Person, text: &str) {
    person.give(Input::Paste(text.into()));
}

#[test]
fn the_tree_is_walked_with_the_keyboard() {
    let mut person = at_knuth(80, 24);
    let first = person.screen();
    person.must_see("▸ ···· 0.0      256  3 3 4 5    4  3.5898");
    person.keys("jjj\n");
    person.must_see("Guess 2:  1   1   3   4");
    person.must_see("208 left: mean 3.5096, max 4");
    person.press(KeyCode::Right).press(KeyCode::Right);
    assert!(person.sees("Guess 4:"), "{}", person.screen());
    person.press(KeyCode::Left).press(KeyCode::Backspace);
    person.must_see("Guess 2:  1   1   3   4");
    // The previous guess appears with the answer taken there selected.
    person.keys("h");
    person.must_see("▸ ●○·· 1.1      208");
    person.press(KeyCode::PageUp);
    assert_eq!(person.screen(), first);
    person.keys("l").press(KeyCode::Home);
    assert_eq!(person.screen(), first);
    person.press(KeyCode::Left);
    assert_eq!(person.screen(), first);
    person.press(KeyCode::Esc);
    person.must_see("explore a strategy's tree");
    person.press(KeyCode::Esc);
    person.must_see("e Explore a strategy's tree");
}

#[test]
fn the_tree_is_walked_with_the_mouse() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("8").click(HitArea::Item(6));
    person.must_see("1,296 left: mean 4.3403, max 6");
    person.click(HitArea::Item(0)).click(HitArea::Item(0)).click(HitArea::Item(0));
    assert!(person.sees("Guess 4:"), "{}", person.screen());
    person.click(HitArea::Row(1));
    assert!(person.sees("Guess 2:"), "{}", person.screen());
    person.click(HitArea::Key(KeyCode::Left));
    person.must_see("1,296 left");
    person.click(HitArea::Key(KeyCode::Esc));
    person.must_see("explore a strategy's tree");
}

#[test]
fn answers_are_ordered_by_codes_or_by_answer() {
    let mut person = at_knuth(80, 24);
    person.keys("jj");
    person.must_see("▸ ●··· 1.0      256");
    let rows = |person: &Person| -> Vec<u64> {
        let screen = person.screen();
        let answers = screen.lines().filter_map(|line| line.split_once(['●', '○', '·'])).map(|(_, rest)| rest);
        answers.filter_map(|rest| rest.split_whitespace().nth(2)?.parse().ok()).collect()
    };
    let by_codes = rows(&person);
    assert!(by_codes.is_sorted_by(|one, other| one >= other), "{by_codes:?}");
    person.keys("m");
    person.must_see("▸ ●··· 1.0      256");
    let by_answer = rows(&person);
    assert_ne!(by_answer, by_codes);
    assert_eq!(by_answer.iter().sum::<u64>(), by_codes.iter().sum::<u64>());
}

#[test]
fn games_and_secrets_are_gone_to() {
    let mut person = at_knuth(80, 24);
    paste(&mut person, "1122:1.1 1134:1.1\n");
    assert!(person.sees("Guess 3:"), "{}", person.screen());
    person.keys("/1122:0.0\n");
    person.must_see("Guess 2:  3   3   4   5");
    person.keys("/4544\n");
    person.must_see("Code found in 4 guesses.");
    assert!(person.sees("4 4 5 4 4 ●●●● 4.0 found"), "{}", person.screen());
    let found = person.screen();
    person.keys("\nljm").press(KeyCode::End);
    assert_eq!(person.screen(), found);
    person.press(KeyCode::Left);
    person.must_see("Guess 4:  4   5   4   4");
    paste(&mut person, "4x6 1122:4.0");
    person.must_see("Code found in 1 guess.");
}

#[test]
fn what_leads_nowhere_is_said() {
    let mut person = at_knuth(80, 24);
    for (text, message) in [
        ("1122:1.1 1134:0.0 1234:0.0", "Row 3 guesses 1234; the strategy"),
        ("1234:1.1", "Row 1 guesses 1234; the strategy guesses 1122."),
        ("1122:0.4 2211:1.1", "Row 2: no code left gives the answer"),
        ("1122:4.0 1122:4.0", "The code is found before row 2."),
        ("1122:1.7", "character"),
        ("5x8 11223:0.0", "5x8"),
        ("1172", "haracter 3 of “1172”"),
    ] {
        paste(&mut person, text);
        person.must_see(message);
    }
    // An invalid text can be corrected or discarded.
    person.keys("/1172\n");
    person.must_see("haracter 3 of “1172”");
    person.press(KeyCode::Backspace).press(KeyCode::Backspace).keys("22");
    person.must_see("Game or secret: 1122");
    person.keys("\n");
    person.must_see("Code found in 1 guess.");
    person.keys("/11").press(KeyCode::Esc);
    person.must_see("Code found in 1 guess.");
}

/// The tree of a small board finds every secret with the guesses that the strategy itself makes.
#[test]
fn every_secret_is_found_where_it_is_when_played() {
    let rules: Rules = "3x4".parse().unwrap();
    let codebook = Codebook::new(&rules).unwrap();
    let spec = StrategySpec::read("entropy", &rules).unwrap();
    let tree = StrategyTree::build(&spec.prepare(&codebook), &codebook, &()).unwrap();
    let mut person = Person::new("3x4", 80, 24);
    person.keys("8");
    paste(&mut person, "entropy");
    person.keys("\n");
    let mut played = Vec::new();
    for secret in codebook.candidates().codes() {
        paste(&mut person, &secret.to_string());
        let guesses = (1..9).find(|n| person.screen().contains(&format!("Code found in {n} guess")));
        let guesses = guesses.unwrap_or_else(|| panic!("{secret}:\n{}", person.screen()));
        played.resize(played.len().max(guesses), 0);
        played[guesses - 1] += 1;
    }
    assert_eq!(tree.verify().unwrap().distribution(), played);
}

#[test]
fn building_can_be_stopped() {
    let mut person = Person::new("4x6", 80, 24);
    person.holds = true;
    person.keys("8\n");
    person.must_see("Building the tree … 0%");
    person.press(KeyCode::Esc);
    assert!(person.held.is_none() && !person.screen().contains("Writing"));
    // Choosing another line while the tree is built does not change the tree's name.
    person.keys("\nj");
    person.work();
    person.must_see("knuth, 4x6");
    // The tree survives a visit to the menu.
    person.press(KeyCode::Esc).press(KeyCode::Esc).keys("8");
    person.must_see("▸ brain-breaker");
    person.press(KeyCode::Esc).keys("b").press(KeyCode::Down).keys("\n8");
    person.must_see("explore a strategy's tree, 4x5");
    person.must_see("▸ knuth");
}

#[test]
fn other_boards_and_other_screens() {
    for rules in ["1x1", "1x5", "2x9-blacks", "3x4-sum", "3x4-blanks", "4x6-distinct"] {
        let mut person = Person::new(rules, 40, 20);
        person.keys("8\n");
        assert!(person.sees("Guess 1:"), "{rules}:\n{}", person.screen());
        for _ in 0..9 {
            person.press(KeyCode::End).press(KeyCode::Enter);
        }
        assert!(person.screen().contains("Code found in"), "{rules}:\n{}", person.screen());
    }
    let mut person = Person::new("9x12", 80, 24);
    person.keys("8\n");
    person.must_see("This board has too many codes");
}
