use crate::person::Person;
use pegwise_tui::input::{HitArea, KeyCode};

/// Knuth's worked example: the code is 3632.
#[test]
fn the_computer_breaks_a_code() {
    let mut person = Person::new("4x6", 120, 30);
    person.keys("2");
    person.must_see("My guess: 1 1 2 2");
    person.keys("10\n");
    person.must_see("My guess: 1 3 4 4");
    person.keys("01\n");
    person.must_see("My guess: 3 5 2 6");
    person.keys("12\n");
    person.must_see("It is a test guess: it cannot win, but tells more about the 7 codes left.");
    person.keys("11\n");
    person.must_see("It is the only code left.");
    person.keys("4\n");
    person.must_see("I broke your code in 5 guesses.");
}

#[test]
fn answers_are_given_with_the_mouse() {
    let mut person = Person::new("4x6", 80, 24);
    person.click(HitArea::Item(2));
    // The number is selected already, so the first click counts up.
    person.click(HitArea::Place(4)).click(HitArea::Place(4)).click(HitArea::Key(KeyCode::Enter));
    person.must_see("1.0");
    person.must_see("My guess: 1 3 4 4");
}

#[test]
fn an_answer_is_asked_for_and_an_impossible_one_refused() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("2\n");
    person.must_see("Type the answer");
    person.keys("31\n");
    person.must_see("3 black and 1 white is impossible");
    person.must_see("1,296 codes left");
}

#[test]
fn contradictions_are_shown_and_mended() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("200\n00\n");
    person.keys("00\n");
    person.must_see("No code fits all answers: rows");
    person.must_see("clash");
    person.must_see("Change one answer to fix it");
    person.click(HitArea::Side(0));
    person.must_see("^U undoes it.");
    person.must_see("My guess:");
    person.keys("^u");
    person.must_see("No code fits all answers");
    person.keys("^u");
    person.must_see("My guess:");
}

#[test]
fn the_answer_of_an_old_row_is_changed() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("210\n01\n");
    person.press(KeyCode::Up).press(KeyCode::Up).press(KeyCode::Enter);
    person.must_see("You are changing row 1");
    person.keys("11\n");
    assert!(person.sees("1.1 208") || person.screen().contains("1.1"), "{}", person.screen());
    assert_eq!(person.app.unfinished(), ["4x6 1122:1.1 1344:0.1"]);
    person.keys("^u");
    assert_eq!(person.app.unfinished(), ["4x6 1122:1.0 1344:0.1"]);
}

#[test]
fn the_computer_may_run_out_of_guesses() {
    let mut person = Person::new("4x6-in1", 80, 24);
    person.keys("210\n");
    person.must_see("That was my last guess: you win.");
}

/// The app does not block while the computer works, and ignores outdated reports.
#[test]
fn work_is_waited_for_and_late_news_is_ignored() {
    let mut person = Person::new("4x6", 80, 24);
    person.holds = true;
    person.keys("2");
    person.must_see("Thinking");
    person.keys("1\n");
    person.must_see("The computer is still thinking.");
    let late = person.held.take();
    person.press(KeyCode::Esc).keys("2");
    person.work();
    person.must_see("My guess: 1 1 2 2");
    person.held = late;
    person.keys("10\n");
    let second = person.screen();
    assert!(second.contains("Thinking"), "{second}");
}
