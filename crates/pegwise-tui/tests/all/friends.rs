//! The daily game, codes from other people, the demo, and results to share.

use crate::person::{PLAIN, Person};
use pegwise::{Date, Rules, daily_seed, draw_secret};
use pegwise_tui::Input;
use pegwise_tui::input::KeyCode;

const TODAY: Date = Date::constant(1970, 1, 1);

fn code_of_the_day() -> String {
    draw_secret(&Rules::classic(), daily_seed(TODAY)).to_string()
}

#[test]
fn the_game_of_the_day_counts_once() {
    let mut person = Person::new("4x6", 200, 24);
    person.keys("d");
    person.must_see("game for 1970-01-01, 4x6");
    let code = code_of_the_day();
    person.keys(&format!("{code}\n"));
    person.must_see("You broke the code in 1 guess. Game of the day: 1 day in a row. Longest: 1 day.");
    assert!(person.kept[0].contains("play won seed=19700101 "), "{:?}", person.kept);
    person.keys("^s");
    assert_eq!(person.copied, ["Pegwise 4x6 1/10\n●●●●"]);
    person.keys("^s");
    assert_eq!(person.copied[1], format!("4x6 {code}:4.0"));
    person.press(KeyCode::Esc);
    person.must_see("won in 1 guess; again for practice");
    person.keys("d");
    person.must_see("You have already played this day’s game.");
    // A game without rows cannot be resumed.
    person.press(KeyCode::Esc);
    assert!(!person.sees("(paused)"), "{}", person.screen());
    person.keys("d");
    person.must_see("You have already played this day’s game.");
    person.keys(&format!("1122\n{code}\n"));
    person.must_see("You broke the code in 2 guesses.");
    assert!(!person.sees("Game of the day:"), "{}", person.screen());
    person.press(KeyCode::Esc).keys("9");
    person.must_see("Game of the day: 1 day in a row. Longest: 1 day.");
}

/// The person who made a challenge knows its code, and friends may play it once.
#[test]
fn known_challenges_do_not_count() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("f").press(KeyCode::Tab).keys("1213\n");
    let token = person.copied[0].clone();
    person.press(KeyCode::Esc).keys("f").keys(&token).keys("\n1213\n");
    assert!(person.kept[0].contains("hotseat won"), "{:?}", person.kept);
    let mut person = Person::new("4x6", 80, 24);
    for guesses in ["1122\n1213\n", "1213\n"] {
        person.keys("f").keys(&token).keys("\n").keys(guesses).press(KeyCode::Esc);
    }
    person.keys("9").must_see("1 game: 1 won");
    // A challenge that was left is resumed, and so is the game of the day by its number.
    let mut person = Person::new("4x6", 80, 24);
    person.keys("f").keys(&token).keys("\n1122\n").press(KeyCode::Esc).keys("f").keys(&token).keys("\n1213\n");
    person.must_see("You broke the code in 2 guesses.");
    let mut person = Person::new("4x6", 80, 24);
    person.keys("d1122\n").press(KeyCode::Esc).keys("n19700101\n");
    person.must_see("1   1   1   2   2");
}

#[test]
fn a_game_of_the_day_that_was_given_up_is_not_done() {
    let mut person = Person::new("4x6", 200, 24);
    person.keys("d^g^g").press(KeyCode::Esc);
    person.must_see("given up; again for practice");
}

/// Nobody can restart the game knowing the answers.
#[test]
fn the_game_of_the_day_that_was_left_is_gone_on_with() {
    let mut person = Person::resuming(&["1970-01-01T00:00:00Z play seed=19700101 4x6 1122:0.1"], false);
    let answer = {
        let rules = Rules::classic();
        rules.answer(&rules.read_code("1122").unwrap(), &rules.read_code(&code_of_the_day()).unwrap()).to_string()
    };
    let kept = format!("1970-01-01T00:00:00Z play seed=19700101 4x6 1122:{answer}");
    person = if answer == "0.1" { person } else { Person::resuming(&[&kept], false) };
    person.keys("d");
    person.must_see("game for 1970-01-01");
    assert_eq!(person.app.unfinished(), [format!("4x6 1122:{answer}")]);
    // An unfinished game continues. A game with its own seed is a different one.
    person.press(KeyCode::Esc).keys("1");
    assert!(!person.sees("game for 1970-01-01"), "{}", person.screen());
    person.press(KeyCode::Esc).keys("d");
    person.must_see("game for 1970-01-01");
    assert_eq!(person.app.unfinished(), [format!("4x6 1122:{answer}")]);
}

/// A daily game from an earlier day no longer counts as daily, but can still be played.
#[test]
fn the_game_of_a_day_that_is_over_is_not_the_game_of_the_day() {
    let mut person = Person::new("4x6", 100, 30);
    person.keys("d1122\n").press(KeyCode::Esc);
    person.must_see("Game of the day (paused)");
    person.sleep();
    assert!(!person.sees("Game of the day (paused)"), "{}", person.screen());
    person.keys("d");
    person.must_see("game for 1970-01-02, 4x6");
    person.must_see(
        "Your game for 1970-01-01 is no longer today's. To finish it, choose “Unfinished games” in the menu.",
    );
    person.keys("1123\n").press(KeyCode::Esc).keys("d");
    person.must_see("game for 1970-01-02, 4x6");
    person.press(KeyCode::Esc).keys("0");
    person.must_see("game for 1970-01-01, 4x6");
    person.must_see("This day is over.");
    person.saved.clear();
    person.keys(&format!("{}\n", code_of_the_day()));
    person.must_see("You broke the code in 2 guesses.");
    assert_eq!(person.saved.last().map(String::as_str), Some("1 is over"), "it was kept in its place");
    person.press(KeyCode::Esc).keys("d");
    person.must_see("game for 1970-01-02, 4x6");
}

/// The computer answers itself, so typed answers do nothing.
#[test]
fn who_watches_cannot_answer() {
    let mut person = Person::new("3x4", 80, 24);
    person.keys("w");
    let watched = |mut person: Person, keys: &str| {
        for _ in 0..10 {
            person.keys(keys);
        }
        assert!(person.sees("The code was found in "), "{}", person.screen());
        person.screen()
    };
    let mut other = Person::new("3x4", 80, 24);
    other.keys("w");
    assert!(!other.sees("●["), "nobody answers here: {}", other.screen());
    assert_eq!(watched(other, "31^f\n"), watched(person, "\n"));
}

#[test]
fn two_people_play_at_one_keyboard() {
    let mut person = Person::new("4x6", 200, 24);
    person.keys("t12");
    person.must_see("the other looks away");
    person.must_see("**_");
    assert!(!person.sees("12_"), "{}", person.screen());
    person.keys("\n");
    person.must_see("This is not a code on this board: ");
    person.keys("1213\n");
    person.must_see("two players, 4x6");
    person.keys("1213\n");
    person.must_see("You broke the code in 1 guess.");
    assert!(person.kept[0].contains(" hotseat won "), "{:?}", person.kept);
    person.keys("^s");
    assert_eq!(person.copied, ["Pegwise 4x6 1/10\n●●●●"]);
    person.keys("^n");
    person.must_see("the other looks away");
    person.keys("1122\n1134\n").press(KeyCode::Esc).must_see("Unfinished games: 1");
}

#[test]
fn a_challenge_is_made_and_taken() {
    // The token is from the library's example, with the same salt.
    const TOKEN: &str = "AXNpeHRlZW4gb2YgdGhlc2Ukr3J56xeeFIqnjNE";
    let mut person = Person::new("4x6", 200, 24);
    person.keys("f").press(KeyCode::Tab).keys("3632\n");
    person.must_see(TOKEN);
    assert_eq!(person.copied, [TOKEN]);
    person.press(KeyCode::Esc).keys("f");
    person.keys(&TOKEN[1..]).keys("\n");
    person.must_see("The challenge is incomplete");
    person.give(Input::Paste(format!("pegwise play --challenge {TOKEN}")));
    person.must_see("a friend's code, 4x6");
    person.keys("3632\n");
    assert!(person.kept[0].contains(" challenge won "), "{:?}", person.kept);
    person.keys("^n");
    person.must_see("paste the challenge your friend sent you");
}

#[test]
fn the_computer_breaks_a_code_of_its_own_step_by_step() {
    let mut person = Person::new("4x6", 200, 24);
    person.keys("w");
    let screen = person.screen();
    let code = screen.split("knuth breaks ").nth(1).and_then(|rest| rest.get(..4)).unwrap().to_owned();
    person.must_see("My guess: 1 1 2 2");
    for _ in 0..5 {
        if !person.sees("The code was found") {
            person.keys("\n");
        }
    }
    person.must_see("The code was found in ");
    assert!(person.screen().contains(&code));
    assert!(person.kept.is_empty() && person.saved.iter().all(|saved| saved.ends_with("thrown away")));
    person.keys("^n");
    person.must_see("My guess: 1 1 2 2");
}

#[test]
fn a_code_that_was_told_answers_itself_and_slips_are_seen() {
    let mut person = Person::new("4x6", 200, 24);
    person.keys("2^o3632");
    person.must_see("Your code: ****_");
    person.keys("\n");
    person.must_see("Now I know your code");
    person.keys("\n");
    assert_eq!(person.app.unfinished(), ["4x6 1122:1.0"]);
    // A wrong answer is questioned once, and accepted when it is repeated.
    person.keys("10\n");
    person.must_see("You probably meant 0.1. Press Enter again to keep 1.0.");
    person.keys("\n");
    assert_eq!(person.app.unfinished(), ["4x6 1122:1.0 1344:1.0"]);
    person.keys("^u\n");
    assert_eq!(person.app.unfinished(), ["4x6 1122:1.0 1344:0.1"]);
    for _ in 0..3 {
        person.keys("\n");
    }
    person.must_see("I broke your code in 5 guesses.");
}

#[test]
fn answers_are_checked_against_the_code_after_the_game() {
    let mut person = Person::new("4x6-in2", 200, 24);
    person.keys("210\n10\n");
    person.must_see("Press ^O and tell me your code to check your answers.");
    person.keys("^o3632\n");
    person.must_see("Row 2, 1344: the answer should be “0 black, 1 white”, not “1 black, 0 white”.");
    let mut person = Person::new("4x6-in1", 200, 24);
    person.keys("210\n^o").press(KeyCode::Esc);
    assert!(!person.sees("Your code:"), "{}", person.screen());
    person.keys("^o99\n");
    person.must_see("This is not a code on this board");
    person.must_see("Your code: _");
    person.keys("3632\n");
    person.must_see("All your answers are right for this code.");
}

/// Bulls and Cows has digits from 0, however the board was chosen. Other boards do not.
#[test]
fn bulls_and_cows_has_digits_from_0() {
    let mut person = Person::new("4x10-distinct", 200, 24);
    person.keys("2");
    person.must_see("My guess: 0 1 2 3");
    person.keys("0\n");
    person.must_see("My guess: 4 5 6 7");
    assert_eq!(person.app.unfinished(), ["bulls-and-cows 0123:0.0"]);
    person.press(KeyCode::Esc).keys("4").press(KeyCode::Home);
    person.give(Input::Paste("4x6 1122:1.1".into()));
    assert!(person.sees("1 1 2 2"), "{}", person.screen());
    let game = ["2026-11-21T11:20:00Z play won seed=7 4x10-distinct 1A23:4.0".to_owned()];
    let mut person = Person::after("4x6", 200, 24, PLAIN, &game);
    person.keys("4\n");
    assert!(person.sees("0 9 1 2"), "{}", person.screen());
}
