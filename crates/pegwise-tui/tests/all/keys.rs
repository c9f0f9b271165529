//! Letters are colours, commands are letters with Ctrl, and no single key loses anything.

use crate::person::{PLAIN, Person};
use pegwise::notation::Alphabet;
use pegwise_tui::Input;
use pegwise_tui::input::{HitArea, KeyCode};

/// The letters of this alphabet include those of earlier commands.
#[test]
fn letters_of_the_alphabet_are_always_colours() {
    let alphabet = Alphabet::new("tgqpfx").unwrap();
    for (row, keys) in [("1▸ t g q [p]", "tgqp"), ("1▸ f x t [G]", "FXTG")] {
        let mut person = Person::writing(alphabet.clone(), 80, 24);
        person.keys("1").keys(keys);
        assert!(person.screen().to_lowercase().contains("  ["), "{}", person.screen());
        assert!(person.sees(&row.to_lowercase()), "{}", person.screen());
        assert!(person.kept.is_empty() && !person.quit);
    }
}

/// The list of codes handles the arrow keys, but leaves the colours to the row.
#[test]
fn colours_reach_the_row_while_codes_are_listed() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("1^p").press(KeyCode::Down).keys("34");
    assert!(person.sees("1▸ 3 4 [·] ·"), "{}", person.screen());
}

#[test]
fn other_letters_are_refused_with_a_word() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("1q");
    person.must_see("“q” is not a colour on this board; the colours are 1 to 6. Press ? for the other\nkeys.");
    person.keys("9");
    person.must_see("“9” is not a colour on this board");
}

#[test]
fn looking_at_the_codes_is_asked_for_twice() {
    let mut person = Person::resuming(&[], true);
    person.keys("1^p");
    person.must_see("Press ^P again to get it.");
    assert!(!person.screen().contains("Possible codes"));
    person.keys("^p");
    person.must_see("Possible codes");
    person.must_see("This counts as a hint.");
}

#[test]
fn one_esc_too_many_quits_nothing() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("3").give(Input::Paste("4x6 1122:1.1".into()));
    person.press(KeyCode::Esc).press(KeyCode::Esc);
    person.must_see("Press Esc again to quit.");
    assert!(!person.quit);
    person.press(KeyCode::Down).press(KeyCode::Esc);
    assert!(!person.quit && person.app.unfinished() == ["4x6 1122:1.1"]);
    person.press(KeyCode::Esc);
    assert!(person.quit);
}

#[test]
fn a_click_anywhere_closes_the_help() {
    let mut person = Person::new("4x6", 80, 24);
    for (column, row) in [(0, 0), (40, 12), (79, 23), (8, 0)] {
        person.keys("?");
        person.must_see("Help:");
        person.click_at(column, row);
        assert!(!person.screen().contains("Help:"), "{}", person.screen());
    }
    person.press(KeyCode::F(1));
    person.must_see("Help:");
}

#[test]
fn the_foot_says_that_there_are_more_keys() {
    let mut person = Person::new("4x6", 40, 20);
    person.keys("1");
    person.must_see("[?] more");
    person.press(KeyCode::Esc).resize(240, 40);
    person.must_see("[?] help");
}

/// Keys without an effect are not offered.
#[test]
fn only_keys_that_do_something_are_shown() {
    let mut person = Person::new("4x6", 120, 60);
    person.keys("1");
    for absent in ["undo", "redo", "new game", "share", "review"] {
        assert!(!person.screen().contains(absent), "{absent}:\n{}", person.screen());
    }
    person.keys("1122\n");
    person.must_see("[^U] undo");
    person.keys("?");
    person.must_see("^N         start a new game");
    person.press(KeyCode::Esc);
    person.keys("^u");
    assert!(!person.screen().contains("undo"), "{}", person.screen());
    person.keys("?");
    person.must_see("^Y         redo");
    person.press(KeyCode::Esc);
    person.keys("^g^g");
    assert!(!person.screen().contains("undo"), "{}", person.screen());
}

/// Undoing a row that told nothing is free. Before any other undo, a message says that it counts.
#[test]
fn taking_back_is_free_where_nothing_was_told() {
    let mut person = Person::resuming(&[], true);
    person.keys("11122\n1122\n^u");
    person.must_see("Undone. The guess told you nothing, so this is not a hint.");
    assert!(!person.saved.last().unwrap().contains("hints"), "{:?}", person.saved);
    person.keys("^u");
    assert!(person.sees("Press ^U again to undo it."), "{}", person.screen());
    assert!(person.screen().contains(" 2▸"), "{}", person.screen());
    person.keys("^u");
    person.must_see("This counts as a hint.");
    assert!(person.saved.last().unwrap().contains(" hints=1 "), "{:?}", person.saved);
}

#[test]
fn nothing_is_still_thought_about_beside_a_guess() {
    let mut person = Person::new("4x6", 80, 24);
    person.holds = true;
    person.keys("2\n");
    person.must_see("still thinking");
    person.work();
    person.must_see("My guess:");
    assert!(!person.screen().contains("still thinking"), "{}", person.screen());
}

#[test]
fn no_code_is_possible_after_a_win() {
    let mut person = Person::resuming(&["2026-11-21T11:20:00Z play seed=7 hints=1 4x6 1122:0.1"], true);
    person.press(KeyCode::Enter).keys("^p");
    person.must_see("Possible codes");
    person.keys("4266\n");
    person.must_see("You broke the code");
    assert!(!person.screen().contains("possible") && !person.screen().contains("codes"), "{}", person.screen());
}

#[test]
fn a_game_pasted_into_the_menu_opens_in_the_assistant() {
    let mut person = Person::new("4x6", 80, 24);
    person.give(Input::Paste("hello".into()));
    person.must_see("This is not a game.");
    person.give(Input::Paste("5x8 11223:1.1".into()));
    person.must_see("assistant, 5x8");
}

/// Typing replaces the current board unless the text was changed before. The cursor follows the text.
#[test]
fn another_board_is_typed_over_the_one_that_is_there() {
    let mut person = Person::new("5x9", 80, 24);
    person.keys("b");
    person.must_see("another: 5x9");
    let (column, row) = person.cursor();
    assert_eq!(person.screen().lines().nth(row).unwrap().chars().count(), column);
    person.keys("4x7");
    person.must_see("another: 4x7");
    person.press(KeyCode::Home);
    assert_eq!(person.cursor().0 + 3, column);
    person.press(KeyCode::Right).press(KeyCode::Right).press(KeyCode::Delete).keys("8\n");
    person.must_see("Board: 4x8");
    person.keys("b").press(KeyCode::Backspace).keys("9\n");
    person.must_see("Board: 4x9");
}

#[test]
fn a_game_of_words_needs_its_words() {
    let mut person = Person::new("5x9", 80, 24);
    person.keys("bjotto\n");
    person.must_see("This game needs a list of words");
    person.press(KeyCode::Esc);
    person.must_see("Board: 5x9");
}

#[test]
fn a_game_is_played_by_its_seed() {
    let reveal = |person: &mut Person| {
        person.keys("^g^g");
        let screen = person.screen();
        screen.split_once("The code was ").unwrap().1[..4].to_owned()
    };
    let mut person = Person::new("4x6", 80, 24);
    person.keys("1");
    person.must_see("game 1");
    let first = reveal(&mut person);
    person.keys("^n");
    let screen = person.screen();
    let second_seed = screen.split_once(", game ").unwrap().1.split_whitespace().next().unwrap().to_owned();
    let second = reveal(&mut person);
    person.press(KeyCode::Esc).keys("on");
    person.must_see("Game number:");
    person.keys("1x");
    person.must_see("Type a whole number");
    person.keys("\n");
    person.must_see("play 4x6, game 1");
    assert_eq!(reveal(&mut person), first);
    person.press(KeyCode::Esc).keys("n").keys(&second_seed).keys("\n");
    assert_eq!(reveal(&mut person), second);
}

#[test]
fn the_menu_is_in_groups_and_explains_its_lines() {
    let mut person = Person::new("4x6", 110, 40);
    for heading in ["Play\n", "Learn\n", "Analyse\n", "Settings\n"] {
        person.must_see(heading);
    }
    person.must_see("p Play: break the computer's code    you guess, the computer answers");
    person.keys("11122\n").press(KeyCode::Esc);
    person.must_see("p Play: break the computer's code (paused)   you guess, the computer answers");
    person.resize(100, 24);
    for line in ["q Quit", "z Puzzles", "you guess, the computer answers"] {
        person.must_see(line);
    }
    person.resize(40, 20);
    assert!(!person.screen().contains("the rules in one minute"));
    person.must_see("↓\n");
    person.press(KeyCode::End);
    person.must_see("q Quit");
    person.must_see("leave Pegwise");
    person.click(HitArea::Item(19));
    assert!(person.quit);
}

#[test]
fn the_lesson_is_shown_first_once() {
    let mut person = Person::beginning(PLAIN);
    person.must_see("how to play, 1 of 7");
    for said in ["one black peg: ●", "one white peg: ○", "gets no peg.", "one more white peg.", "1.2 for short."] {
        person.press(KeyCode::Enter);
        assert!(person.sees(said), "{said}: {}", person.screen());
    }
    person.press(KeyCode::Left);
    person.must_see("one more white peg");
    person.keys("\n\n");
    person.must_see("Now you");
    // Enter without an answer only pages on.
    person.keys("\n");
    person.must_see("Type the answer: how many black");
    person.keys("20\n");
    person.must_see("Not quite. The answer is 1.2");
    assert!(person.remembered.is_empty());
    person.keys("\n");
    person.must_see("play 4x6");
    assert_eq!(person.remembered, ["LessonSeen"]);
    person.press(KeyCode::Esc).keys("h");
    person.must_see("how to play, 1 of 7");
    let mut person = Person::new("4x6-marks", 80, 24);
    person.keys("h\n\n\n\n\n\n12\n").must_see("Your board is 4x6-marks: ");
}

#[test]
fn the_lesson_is_left_and_clicked_through() {
    let mut person = Person::beginning(PLAIN);
    person.press(KeyCode::Esc);
    person.must_see("Play: break");
    assert_eq!(person.remembered, ["LessonSeen"]);
    person.click(HitArea::Item(7));
    for _ in 0..6 {
        person.click_at(20, 10);
    }
    person.must_see("Now you");
    // The cursor is already on the black pegs. The first click on a number makes it 0.
    for place in [4, 4, 5, 5, 5, 5] {
        person.click(HitArea::Place(place));
    }
    person.click(HitArea::Key(KeyCode::Enter));
    person.must_see("Right!");
}

/// Enter opens the line of the menu that is marked, even if the line that was chosen has disappeared.
#[test]
fn the_only_unfinished_game_is_left_again() {
    const GAME: &str = "2026-11-21T11:20:00Z break words RAISE:.....";
    let mut person = Person::resuming(&[GAME], false);
    person.keys("u").must_see("R  A  I  S  E");
    person.press(KeyCode::Esc).press(KeyCode::Enter);
    assert!(!person.sees("No unfinished games"), "{}", person.screen());
    let mut person = Person::resuming(&[GAME; 2], false);
    person.keys("u").must_see("last RAISE");
}

/// A guess that the board refuses is not recommended.
#[test]
fn warnings_are_about_guesses_that_are_allowed() {
    let mut person = Person::new("number-baseball", 80, 24);
    person.keys("1123\n").keys("132").must_see("This cannot be the code");
    person.press(KeyCode::Backspace).keys("3");
    assert!(!person.sees("This cannot be the code"), "{}", person.screen());
}
