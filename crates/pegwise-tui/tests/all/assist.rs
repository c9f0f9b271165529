use crate::person::Person;
use pegwise_tui::Input;
use pegwise_tui::input::KeyCode;

#[test]
fn rows_are_entered_and_the_next_guess_suggested() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("3");
    person.must_see("Try: 1 1 2 2");
    person.keys("112210\n");
    person.must_see("256 codes left");
    person.must_see("Try: 1 3 4 4");
    person.keys("^t01\n");
    person.must_see("Try: 3 5 2 6");
    assert_eq!(person.app.unfinished(), ["4x6 1122:1.0 1344:0.1"]);
}

#[test]
fn advice_and_codes_fit_small_screens() {
    let mut person = Person::without_strategy("4x6", 40, 20);
    person.keys("3");
    person.must_see("guesses on average");
    person.must_see("fewest possible.");
    person.give(Input::Paste("4x6 1122:1.1 3456:0.1 1213:1.1".into()));
    person.keys("^p");
    person.must_see("1 6 6 1");
}

#[test]
fn whole_games_are_pasted() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("3").give(Input::Paste("5x8 11223:1.1\n".into()));
    person.must_see("assistant, 5x8");
    assert_eq!(person.app.unfinished(), ["5x8 11223:1.1"]);
    person.give(Input::Paste("4x6 1122:9".into()));
    person.must_see("Row 1, character 6");
    assert_eq!(person.app.unfinished(), ["5x8 11223:1.1"]);
}

#[test]
fn games_are_pasted_as_they_are_printed() {
    for (text, game) in [
        ("pegwise review 4x6 1122:1.1 1344:0.1", "4x6 1122:1.1 1344:0.1"),
        ("  1   1   1   2   2   ●○··  1.1", "4x6 1122:1.1"),
        // Many terminals end pasted lines as the Enter key does.
        (
            "  1   1   1   2   2   ●○··  1.1   208 codes left\r  2   1   3   4   4   ○○··  0.2\r",
            "4x6 1122:1.1 1344:0.2",
        ),
    ] {
        let mut person = Person::new("4x6", 80, 24);
        person.keys("3").give(Input::Paste(text.into()));
        assert_eq!(person.app.unfinished(), [game]);
    }
}

#[test]
fn any_row_is_changed_copied_or_taken_out() {
    let mut person = Person::new("4x6", 120, 30);
    person.keys("3").give(Input::Paste("4x6 1122:1.1 1344:0.1".into()));
    person.press(KeyCode::Up).press(KeyCode::Delete);
    assert_eq!(person.app.unfinished(), ["4x6 1122:1.1"]);
    person.keys("^u");
    assert_eq!(person.app.unfinished(), ["4x6 1122:1.1 1344:0.1"]);
    person.press(KeyCode::Up).press(KeyCode::Enter);
    person.press(KeyCode::Home).keys("3");
    person.press(KeyCode::End).keys("2\n");
    assert_eq!(person.app.unfinished(), ["4x6 1122:1.1 3344:0.2"]);
    person.press(KeyCode::Up).keys(" 20\n");
    assert_eq!(person.app.unfinished(), ["4x6 1122:1.1 3344:0.2 3344:2.0"]);
    person.must_see("No code fits all answers: rows 2 and 3 contradict each other.");
    person.keys("^x");
    person.must_see("^U undoes it");
}

#[test]
fn two_wrong_answers_are_mended_in_one() {
    let mut person = Person::new("2x3", 80, 24);
    person.keys("3").give(Input::Paste("2x3 11:2.0 22:2.0 33:2.0".into()));
    person.must_see("least 2 answers are wrong.");
    person.must_see("row 1: 2.0 → 0.0, row 2: 2.0 → 0.0  1 code");
    person.keys("^x");
    person.must_see("Row 1 is now 0.0, row 2 is now 0.0. ^U undoes it.");
    person.must_see("The code was found in 3 guesses.");
    person.keys("^u");
    assert_eq!(person.app.unfinished(), ["2x3 11:2.0 22:2.0 33:2.0"]);
}

#[test]
fn a_code_is_taken_from_the_list() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("3").give(Input::Paste("4x6 1122:2.0 1344:0.1 3526:1.2".into()));
    let left = "Possible codes";
    person.keys("^p");
    person.must_see(left);
    person.press(KeyCode::Down).press(KeyCode::Enter).keys("0\n");
    assert_eq!(person.app.unfinished()[0].split(' ').count(), 5, "{}", person.screen());
    person.keys("^p");
    assert!(!person.screen().contains(left));
}

#[test]
fn other_answers_than_black_and_white() {
    let mut person = Person::new("4x6-blacks", 80, 24);
    person.keys("311222\n");
    assert_eq!(person.app.unfinished(), ["4x6-blacks 1122:2.0"]);
    let mut person = Person::new("4x6-sum", 80, 24);
    person.keys("311222\n");
    assert_eq!(person.app.unfinished(), ["4x6-sum 1122:0.2"]);
}

#[test]
fn a_row_that_was_begun_outlives_the_change_of_another() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("3").give(Input::Paste("4x6 1122:1.1 1344:0.1".into()));
    person.keys("345");
    person.press(KeyCode::Up).press(KeyCode::Enter);
    person.must_see("You are changing row 2.");
    person.press(KeyCode::End).keys("2\n");
    assert_eq!(person.app.unfinished(), ["4x6 1122:1.1 1344:0.2"]);
    assert!(person.sees("3▸ 3 4 5 [·]"), "{}", person.screen());
}

#[test]
fn a_pasted_game_is_opened_over_the_one_at_hand() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("3").give(Input::Paste("4x6 1122:1.1".into()));
    person.give(Input::Paste("7x8 1122334:1.1".into()));
    assert_eq!(person.app.unfinished(), ["4x6 1122:1.1", "7x8 1122334:1.1"]);
    person.press(KeyCode::Esc);
    person.must_see("assistant, 4x6");
    person.must_see("208");
    assert_eq!(person.app.unfinished().len(), 2);
}

#[test]
fn the_chosen_repair_is_made_from_the_list_too() {
    let mut person = Person::new("4x6", 100, 30);
    person.keys("3").give(Input::Paste("4x6 1122:1.1 1134:4.0".into()));
    person.press(KeyCode::Tab).press(KeyCode::Down);
    let chosen =
        person.screen().lines().find_map(|line| line.split_once("▸ row ").map(|(_, rest)| rest.to_owned())).unwrap();
    let (row, answer) = (&chosen[..1], chosen.split_whitespace().nth(3).unwrap());
    person.keys("^x");
    person.must_see(&format!("Row {row} is now {answer}"));
}

#[test]
fn a_game_elsewhere_is_kept() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("3112211\n");
    let kept = person.saved.last().unwrap();
    assert!(kept.ends_with("elsewhere 4x6 1122:1.1"), "{kept}");
    let mut person = Person::resuming(&["1970-01-01T00:00:00Z elsewhere 4x6 1122:1.1"], false);
    person.keys("0");
    person.must_see("assistant, 4x6");
    person.must_see("208 codes left");
    person.keys("131440\n");
    person.must_see("The code was found in 2 guesses.");
    assert_eq!(person.saved.last().unwrap(), "1 thrown away", "there is nothing to go on with");
}

#[test]
fn rows_are_pasted_as_people_write_them() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("3").give(Input::Paste("1. red red green green: 1 black 1 white\n2. 1314 - 2B".into()));
    person.must_see(" 2   1   3   1   4");
    person.must_see("2.0");
}
