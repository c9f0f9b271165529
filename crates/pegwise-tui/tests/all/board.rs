//! The board at all sizes, warnings before a guess, notes, and the end of a game.

use crate::person::{PLAIN, Person};
use pegwise_tui::input::KeyCode;
use pegwise_tui::{Input, Look, Theme};

/// A warning appears before a guess that repeats another or cannot be the code, unless warnings are off.
#[test]
fn a_word_about_useless_guesses() {
    let mut person = Person::new("4x6", 100, 24);
    person.keys("11122\n112");
    assert!(!person.screen().contains("cannot be"), "{}", person.screen());
    person.keys("3");
    person.must_see("This cannot be the code: it does not fit row 1.");
    person.press(KeyCode::Backspace).keys("2");
    person.must_see("You played this guess before, in row 1.");
    person.keys("^k3345");
    assert!(!person.screen().contains("row 1"), "{}", person.screen());
    person.keys("^k1122").press(KeyCode::Esc).keys("mwq1");
    assert!(!person.screen().contains("before"), "{}", person.screen());
    assert_eq!(person.remembered, ["Warnings(false)"]);
}

#[test]
fn all_rows_are_shown_where_there_is_room() {
    let mut person = Person::new("4x6-in14", 80, 30);
    person.keys("1");
    person.must_see("\n14   ·   ·   ·   ·");
    let mut person = Person::new("4x6-in6", 80, 30);
    person.keys("1");
    assert!(!person.screen().contains("\n 7 "), "{}", person.screen());
}

#[test]
fn pegs_grow_with_the_terminal() {
    let look = Look { theme: Theme::Dark, ascii: false };
    let mut person = Person::with("4x6", 120, 40, look);
    person.keys("11122\n34");
    let feet = |person: &Person| person.screen().matches("▀▀▀").count();
    assert_eq!(feet(&person), 6, "{}", person.screen());
    for (width, height) in [(80, 40), (120, 24)] {
        person.resize(width, height);
        assert_eq!(feet(&person), 0, "{}", person.screen());
    }
    person.resize(120, 40);
    person.press(KeyCode::Home).keys("55^f\n");
    person.must_see(" 3▸");
    insta::assert_snapshot!("large-pegs", person.screen());
}

#[test]
fn colours_are_named() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("1");
    person.must_see("1  red   2  green   3  yellow");
    let mut person = Person::new("4x6", 40, 20);
    person.keys("1");
    assert!(!person.screen().contains("green"), "{}", person.screen());
}

/// A note on a colour in a place is shown whenever the colour is there, and survives undo.
#[test]
fn what_a_person_knows_is_noted() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("11122\n12").press(KeyCode::Home).keys("!");
    assert!(person.sees("1 1 ✓ 1 2 2"), "{}", person.screen());
    assert!(person.sees("2▸ [1]✓ 2 · ·"), "{}", person.screen());
    person.keys("!^u");
    assert!(person.sees("1 1 ✗ 1 2 2"), "{}", person.screen());
    person.keys("^k3344\n");
    assert!(person.sees("1 1 ✗ 1 2 2"), "{}", person.screen());
    person.press(KeyCode::Home).keys("1").press(KeyCode::Home).keys("!");
    assert!(person.sees("1 1 1 2 2"), "{}", person.screen());
}

/// With motion, the code is revealed peg by peg before the result appears. Any key reveals all of it.
#[test]
fn the_code_is_revealed_peg_by_peg() {
    let mut person = Person::moving("4x6");
    person.keys("11122\n");
    assert!(!person.app.moves());
    person.keys("^g^g");
    for pegs in 0..4 {
        let hidden = vec!["?"; 4 - pegs].join(" ");
        let row = person.screen().lines().find(|line| line.contains("The code:")).unwrap().to_owned();
        assert!(row.split_whitespace().collect::<Vec<_>>().join(" ").ends_with(&hidden), "{row}");
        assert!(!person.screen().contains("You gave up") && person.app.moves());
        person.give(Input::Tick);
    }
    person.must_see("You gave up. The code was 5336.");
    assert!(person.sees("The code: 5 3 3 6") && !person.app.moves());
    person.keys("^n5336\n");
    assert!(person.app.unfinished().is_empty() || !person.screen().contains("The code:"));
    person.keys("^g^g");
    person.press(KeyCode::Left);
    person.must_see("You gave up.");
}

#[test]
fn a_win_is_worth_seeing() {
    let mut person = Person::with("4x6", 80, 24, PLAIN);
    person.keys("15336\n");
    person.must_see("★ You broke the code in 1 guess. ★");
    assert!(person.sees("The code: 5 3 3 6"), "{}", person.screen());
}
