use crate::person::{PLAIN, Person};
use pegwise_tui::input::{HitArea, KeyCode};
use pegwise_tui::{Input, Look};

fn line(person: &Person, name: &str) -> String {
    let screen = person.screen();
    let found = screen.lines().find(|line| line.trim_start_matches([' ', '▸', '>', '+']).starts_with(name));
    let found = found.unwrap_or_else(|| panic!("no line {name}:\n{screen}"));
    found.split_whitespace().filter(|word| word.starts_with(|c: char| c.is_ascii_digit())).collect::<Vec<_>>().join(" ")
}

/// The numbers are published: `[Shapiro 1983]`, `[Knuth 1977]`, `[Koyama and Lai 1993]`; `brain-breaker` is in
/// `data/known_answers`.
#[test]
fn the_usual_strategies_have_their_known_numbers() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("7*");
    assert_eq!(line(&person, "first"), "7,471 5.7647 9");
    assert_eq!(line(&person, "knuth"), "5,801 4.4761 5*");
    assert_eq!(line(&person, "brain-breaker"), "5,924 4.5710 5*");
    assert_eq!(line(&person, "optimal (proved)"), "5,625* 4.3403* 6");
    // The distribution is for the chosen strategy, knuth.
    for row in ["1 1", "2 6", "3 62", "4 533", "5 694"] {
        assert!(person.sees(row), "{row}:\n{}", person.screen());
    }
}

#[test]
fn any_strategy_can_be_typed() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("7").press(KeyCode::End).keys("entropy,open=1723\n");
    person.must_see("haracter 2 of “1723”");
    for _ in 0..3 {
        person.press(KeyCode::Backspace);
    }
    person.keys("234\n");
    assert_eq!(line(&person, "entropy,open=1234"), "5,722* 4.4151* 6*");
    assert!(person.sees("5 596") && person.sees("6 12"), "{}", person.screen());
    // It is known already, so it is chosen but not added again.
    person.give(Input::Paste("entropy,tie=candidate,open=1234\n".into()));
    person.press(KeyCode::Enter);
    assert_eq!(person.screen().matches("open=1234").count(), 2, "{}", person.screen());
    // A typed letter is not a command, and a button is not a letter.
    person.press(KeyCode::End).keys("xqae");
    person.must_see("another: xqae");
    person.click(HitArea::Key(KeyCode::Char('*')));
    assert_eq!(line(&person, "knuth"), "5,801 4.4761 5*");
    person.must_see("another: xqae");
}

#[test]
fn two_distributions_stand_side_by_side() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("7").click(HitArea::Item(1)).click(HitArea::Item(1)).click(HitArea::Item(2));
    person.must_see("+knuth");
    let screen = person.screen();
    assert!(screen.contains("    brain-breaker                         knuth"), "{screen}");
    let rows: Vec<&str> = screen.lines().filter(|line| line.starts_with(" 5 ")).collect();
    let counts: Vec<&str> = rows[0].split_whitespace().filter(|word| word.parse::<u64>().is_ok()).collect();
    assert_eq!(counts, ["5", "797", "694"]);
    person.click(HitArea::Item(1)).click(HitArea::Item(1));
    assert!(!person.screen().contains("+knuth"));
}

#[test]
fn work_can_be_stopped_and_results_stay() {
    let mut person = Person::new("4x6", 80, 24);
    person.holds = true;
    person.keys("7*");
    person.work();
    assert_eq!(line(&person, "first"), "7,471* 5.7647* 9*");
    assert!(person.held.is_some());
    person.must_see("0%");
    person.must_see("waiting");
    person.press(KeyCode::Esc);
    assert!(person.held.is_none());
    person.must_see("Stopped.");
    assert!(!person.screen().contains("waiting") && !person.screen().contains('%'), "{}", person.screen());
    assert_eq!(line(&person, "first"), "7,471* 5.7647* 9*");
    person.keys("*\n");
    assert_eq!(line(&person, "first"), "7,471* 5.7647* 9*");
    person.work();
    assert_eq!(line(&person, "brain-breaker"), "5,924* 4.5710* 5*");
    assert_eq!(line(&person, "knuth"), "");
    // The results survive a visit to the menu, but not a change of the board.
    person.press(KeyCode::Esc).press(KeyCode::Esc).keys("7");
    assert_eq!(line(&person, "brain-breaker"), "5,924* 4.5710* 5*");
    person.press(KeyCode::Esc).keys("b").press(KeyCode::Down).keys("\n7");
    person.must_see("compare strategies, 4x5");
    assert_eq!(line(&person, "brain-breaker"), "");
}

#[test]
fn small_boards_and_small_screens() {
    let mut person = Person::new("1x1", 80, 24);
    person.keys("7*");
    assert_eq!(line(&person, "optimal (proved)"), "1* 1.0000* 1*");
    // The last line sums up the lines that do not fit.
    let mut person = Person::new("4x6", 40, 14);
    person.keys("7").press(KeyCode::Up).press(KeyCode::Enter);
    assert_eq!(line(&person, "first"), "7,471* 5.7647* 9*");
    assert!(person.screen().lines().any(|line| line.starts_with(" 4+ 1,266")), "{}", person.screen());
}

#[test]
fn a_board_without_a_list_of_codes_is_refused() {
    let mut person = Person::new("9x12", 80, 24);
    person.keys("7");
    person.must_see("This board has too many codes to run a strategy on all of them.");
    person.keys("\n*");
    person.must_see("This board has too many codes to run a strategy on all of them.");
    for missing in ["optimal", "failed", "[⏎]", "[*]", "%"] {
        assert!(!person.screen().contains(missing), "{missing}:\n{}", person.screen());
    }
}

#[test]
fn numbers_without_lies_are_named_as_such() {
    let mut person = Person::new("3x4-lies1", 80, 24);
    person.keys("7");
    person.must_see("compare strategies, 3x4-lies1, no lies");
    person.must_see("All numbers here are for games without lies.");
    person.press(KeyCode::Esc).keys("8\n");
    person.must_see("knuth, 3x4-lies1, no lies");
}

#[test]
fn the_tree_of_a_strategy_is_one_key_away() {
    let mut person = Person::with("4x6", 80, 24, Look { ascii: true, ..PLAIN });
    person.keys("7").press(KeyCode::Up).keys("\n");
    assert!(person.screen().is_ascii(), "{}", person.screen());
    person.keys("e");
    person.must_see("first, 4x6");
    person.must_see("1,296 left: mean 5.7647, max 9");
    assert!(person.screen().is_ascii(), "{}", person.screen());
    person.press(KeyCode::Esc).press(KeyCode::Esc);
    assert_eq!(line(&person, "first"), "7,471* 5.7647* 9*");
}
