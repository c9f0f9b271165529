use crate::person::Person;
use pegwise_tui::Input;
use pegwise_tui::input::{HitArea, KeyCode};

/// Starts a game, and finds its secret by giving up another game with the same seed.
fn secret_of_first_game(rules: &str) -> String {
    let mut person = Person::new(rules, 80, 24);
    person.keys("1^g^g");
    let screen = person.screen();
    let at = screen.find("The code was ").expect("it is revealed") + "The code was ".len();
    screen[at..].split('.').next().unwrap().to_owned()
}

#[test]
fn a_game_is_won_with_the_keyboard() {
    let secret = secret_of_first_game("4x6");
    let mut person = Person::new("4x6", 80, 24);
    person.keys("1");
    person.must_see("1,296 codes left");
    person.keys("1122\n");
    assert!(!person.sees("1,296 codes left"), "{}", person.screen());
    person.keys(&secret).keys("\n");
    person.must_see("You broke the code in 2 guesses.");
    assert!(person.app.unfinished().is_empty());
    person.keys("^n");
    person.must_see("1,296 codes left");
}

#[test]
fn a_game_is_won_with_the_mouse() {
    let secret = secret_of_first_game("4x6");
    let mut person = Person::new("4x6", 80, 24);
    person.click(HitArea::Item(0));
    for symbol in secret.chars() {
        person.click(HitArea::Color(symbol as usize - '1' as usize));
    }
    person.click(HitArea::Key(KeyCode::Enter));
    person.must_see("You broke the code in 1 guess.");
    person.click(HitArea::Ctrl('n'));
    person.must_see("1,296 codes left");
    person.click(HitArea::Key(KeyCode::Esc));
    person.must_see("Play: break the computer's code");
}

#[test]
fn a_game_is_lost_after_the_last_guess() {
    let secret = secret_of_first_game("4x6-in2");
    let mut person = Person::new("4x6-in2", 120, 24);
    let wrong = if secret == "1122" { "1123" } else { "1122" };
    person.keys("1").keys(wrong).keys("\n").keys(wrong).keys("\n");
    person.must_see(&format!("That was the last guess. The code was {secret}."));
    person.keys("1122\n");
    assert!(!person.screen().contains("\n 3"), "no third row");
}

#[test]
fn answers_are_told_in_the_words_of_the_game() {
    for size in [(90, 24), (40, 24)] {
        let mut person = Person::new("3x9-distinct-in9", size.0, size.1);
        person.keys("1").keys("123\n");
        person.must_see("Row 1: 1 ball");
        person.keys("?");
        person.must_see("“strike”");
    }
    let mut person = Person::new("3x9-distinct-in9", 90, 24);
    person.keys("3").keys("1231").keys("b");
    person.must_see("“b” is not an answer. Type the answer as two numbers: strikes, then balls; 0 for none.");
    let mut person = Person::new("4x6", 90, 24);
    person.keys("1").keys("1122\n");
    assert!(!person.sees("Row 1:"), "{}", person.screen());
}

#[test]
fn an_unfinished_row_is_not_played() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("112\n");
    person.must_see("Place 3 has no peg yet");
    person.must_see("1,296 codes left");
}

#[test]
fn undo_and_redo_go_through_the_game() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("11122\n");
    let after_one = without_keys(&person);
    person.keys("3344\n^u");
    person.must_see("This counts as a hint.");
    person.press(KeyCode::Home);
    assert_eq!(without_keys(&person), after_one);
    person.keys("^u");
    person.must_see("1,296 codes left");
    person.keys("^u");
    person.must_see("There is nothing to undo.");
    person.keys("^y");
    assert_eq!(without_keys(&person), after_one);
}

fn without_keys(person: &Person) -> String {
    person.screen().split("\n[⏎]").next().unwrap().to_owned()
}

#[test]
fn a_tip_is_given_and_then_taken() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("1^t");
    person.must_see("Try: 1 1 2 2");
    person.must_see("It can be the code: 1 of 1,296 codes left.");
    person.keys("^t\n");
    assert!(person.sees("1▸ · · · ·") || person.sees("2▸ [·] · · ·"), "{}", person.screen());
}

#[test]
fn held_pegs_and_old_rows_are_at_hand() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("13456");
    person.press(KeyCode::Home).keys(" \n");
    person.must_see(" 3*");
    person.press(KeyCode::Up).press(KeyCode::Enter);
    assert!(person.sees("2▸ 3* [4] 5 6"), "{}", person.screen());
    person.keys("^k2^f");
    assert!(person.sees("2▸ 2 2 2 [2]"), "{}", person.screen());
}

#[test]
fn a_game_that_is_left_can_be_gone_on_with() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("11122\n");
    let before = person.screen();
    person.press(KeyCode::Esc);
    person.must_see("you guess, the computer answers (paused)");
    assert_eq!(person.app.unfinished().len(), 1);
    person.keys("1");
    assert_eq!(person.screen(), before);
    person.keys("^n");
    person.must_see("Press ^N again");
    person.press(KeyCode::Left);
    assert_eq!(person.app.unfinished().len(), 1);
    person.keys("^n^n");
    person.must_see("1,296 codes left");
    person.press(KeyCode::Esc);
    person.must_see("Unfinished games: 1");
}

/// Entering the number of an unfinished game continues it, and the other game stays among the unfinished ones.
#[test]
fn numbered_games_are_gone_on_with_by_their_numbers() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("n5\n1122\n");
    let first = person.screen();
    person.press(KeyCode::Esc);
    person.keys("n6\n3344\n");
    person.press(KeyCode::Esc);
    person.must_see("Unfinished games: 1");
    person.keys("n5\n");
    assert_eq!(person.screen(), first);
    person.press(KeyCode::Esc);
    person.must_see("Unfinished games: 1");
    assert_eq!(person.app.unfinished().len(), 1);
}

#[test]
fn a_pasted_code_goes_into_the_row() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("1").give(Input::Paste(" 3456\n".into()));
    assert!(person.sees("1▸ [3] 4 5 6"), "{}", person.screen());
}

#[test]
fn the_evil_codemaker_keeps_its_options() {
    let mut person = Person::new("4x6", 100, 24);
    person.keys("o11122\n");
    person.must_see("256 codes left");
    person.keys("^g^g");
    person.must_see("256 codes are still possible, for example 3333.");
}

#[test]
fn the_game_is_shared_in_one_line() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("11122\n^s");
    assert!(person.copied[0].starts_with("4x6 1122:"), "{:?}", person.copied);
}

#[test]
fn boards_too_large_to_list_are_played_too() {
    let mut person = Person::new("12x12", 100, 24);
    person.keys("1");
    person.must_see("8,916,100,448,256 codes left");
    person.keys("112233445566\n");
    person.must_see("884,245,525,536 codes left");
    person.keys("^t");
    person.must_see("Of these, it leaves at most");
    person.must_see("codes left");
    person.keys("^p");
    person.must_see("Some possible codes");
}

#[test]
fn wrong_answers_are_found_on_boards_too_large_to_list() {
    let mut person = Person::new("10x10", 100, 30);
    person.keys("3");
    person.give(Input::Paste("10x10 1122334455:3.3 6677889911:1.4 1212343455:0.0".into()));
    person.must_see("No code fits all answers");
    person.must_see("row 3: 0.0");
}

/// A row of a hundred pegs takes several lines, of which the one with the cursor is visible.
#[test]
fn rows_longer_than_the_screen_are_shown_in_groups() {
    let mut person = Person::new("100x100", 80, 24);
    person.keys("1").keys("57100.9.98");
    person.must_see(" 1▸  57 100   9  98   ·   ·   ·   ·   ·   ·\n      ·   ·");
    // The palette is centred on the colour used last.
    person.must_see("98  99 100");
    person.keys("^f\n");
    person.must_see("  98  98  98  98  1.");
    person.must_see("\n 2▸   ·   ·");
    person.press(KeyCode::Up).press(KeyCode::Up);
    person.must_see(" 1▸  57 100   9  98  98");
    person.press(KeyCode::Down).keys("34");
    person.must_see(" 2▸  34   ·");
    person.must_see("33  34  35");
    person.keys("^t");
    person.must_see("at least");
    person.must_see("Try: ");
}

/// On a small screen, the answer is next to the last pegs of its row.
#[test]
fn answers_to_long_rows_are_typed_and_shown() {
    let mut person = Person::new("20x20", 60, 24);
    person.keys("3ABC^f12.3\n");
    person.must_see(" 1  A B C C C C C C C C\n    C C C C C C C C C C  12.3");
    person.must_see("\n 2▸ · · · · · · · · · ·\n    · · · · · · · · · ·  ●    ○\n");
    person.must_see("about 2.6 trillion codes left");
    let mut person = Person::new("20x20", 80, 24);
    person.keys("1ABC^f\n");
    person.must_see(" 1  A B C C C C C C C C  C C C C C C C C C C  1.2");
}

#[test]
fn finished_games_are_kept_with_their_grades() {
    let secret = secret_of_first_game("4x6");
    let mut person = Person::new("4x6", 80, 24);
    person.keys("11122\n").keys(&secret).keys("\n");
    let [kept, graded] = person.kept.as_slice() else { panic!("{:?}", person.kept) };
    assert!(kept.starts_with("1970-01-01T00:00:00Z play won seed="), "{kept}");
    assert!(kept.ends_with(&format!("{secret}:4.0")) && !kept.contains("skill"), "{kept}");
    assert!(graded.contains(" skill=") && graded.contains(" luck="), "{graded}");
    person.must_see("Skill ");
    person.keys("^u");
    person.must_see("The game is over");
    assert_eq!(person.kept.len(), 2);
}

#[test]
fn help_is_counted() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("1^t^t\n^u^p^p1122\n^g^g");
    let [kept, ..] = person.kept.as_slice() else { panic!("{:?}", person.kept) };
    assert!(kept.contains(" given-up ") && kept.contains(" hints=3 ") && kept.contains(" secret="), "{kept}");
}

#[test]
fn what_could_not_be_kept_is_said() {
    let mut person = Person::new("4x6", 80, 24);
    person.give(Input::NotKept("the disk is full".into()));
    person.must_see("not saved: the disk is full");
    person.press(KeyCode::Down);
    assert!(!person.screen().contains("not saved"));
}

#[test]
fn a_game_on_another_board_is_another_game() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("11122\n");
    let classic = person.screen();
    person.press(KeyCode::Esc).keys("b").press(KeyCode::Down).keys("\n1");
    person.must_see("play 4x5");
    person.keys("1122\n").press(KeyCode::Esc);
    assert_eq!(person.app.unfinished().len(), 2);
    person.keys("b").press(KeyCode::Up).keys("\n1");
    assert_eq!(person.screen(), classic);
}

/// The worker lists the codes of a large board, while the screen stays responsive.
#[test]
fn large_boards_are_prepared_first() {
    let mut person = Person::new("6x9", 80, 24);
    person.holds = true;
    person.keys("1");
    person.must_see("Listing 531,441 codes");
    person.press(KeyCode::Esc);
    person.must_see("Play: break the computer's code");
    person.keys("1");
    person.work();
    person.must_see("531,441 codes left");
    person.press(KeyCode::Esc).keys("3");
    person.work();
    person.holds = false;
    person.give(Input::Paste("7x7 1122334:1.1".into()));
    assert_eq!(person.app.unfinished(), ["7x7 1122334:1.1"]);
}

#[test]
fn undo_takes_back_pegs_before_guesses() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("11122\n34^f");
    assert!(person.sees("2▸ 3 4 4 [4]"), "{}", person.screen());
    person.keys("^u");
    assert!(person.sees("2▸ 3 4 [·] ·"), "{}", person.screen());
    person.keys("^u^u");
    assert!(person.sees("2▸ [·] · · ·"), "{}", person.screen());
    person.keys("^y^y^y");
    assert!(person.sees("2▸ 3 4 4 [4]"), "{}", person.screen());
    person.keys("^u^u^u");
    assert!(!person.screen().contains("counts as a hint"), "{}", person.screen());
    person.keys("^u");
    person.must_see("This counts as a hint.");
    person.must_see("1,296 codes left");
}

/// The review that the person opens replaces the one that grades the game. In the end both arrive.
#[test]
fn grades_come_although_another_screen_was_opened() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("11122\n");
    person.holds = true;
    person.keys("^g^g");
    person.must_see("Reviewing your game");
    person.keys("^r");
    person.press(KeyCode::Esc);
    person.work();
    person.must_see("Skill ");
    assert!(person.kept[1].contains(" skill="), "{:?}", person.kept);
}

#[test]
fn a_game_that_was_given_up_is_over() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("11122\n3344\n^u^g^g");
    person.must_see("The code was");
    let over = person.screen();
    person.keys("^y").keys("1122\n");
    person.keys("^u");
    assert_eq!(person.kept.len(), 2);
    assert!(!person.screen().contains("3   3   4   4"), "{over}");
}

#[test]
fn stopped_work_can_be_asked_for_again() {
    let mut person = Person::new("4x6", 80, 24);
    person.holds = true;
    person.keys("1^t^t");
    assert!(!person.screen().contains("Thinking"), "{}", person.screen());
    person.keys("^t");
    person.work();
    person.must_see("Try: 1 1 2 2");
}

#[test]
fn a_game_of_an_earlier_time_goes_on() {
    let mut person = Person::resuming(&["2026-11-21T11:20:00Z play seed=7 hints=1 4x6 1122:0.1"], true);
    person.must_see("Unfinished games: 1");
    person.press(KeyCode::Enter);
    person.must_see("256 codes left");
    person.keys("1344\n");
    assert_eq!(person.saved.last().unwrap(), "1: 1970-01-01T00:00:00Z play seed=7 hints=1 4x6 1122:0.1 1344:0.1");
    person.keys("4266\n");
    person.must_see("You broke the code in 3 guesses.");
    assert_eq!(person.saved.last().unwrap(), "1 is over");
    person.press(KeyCode::Esc);
    assert!(!person.sees("Unfinished games"), "{}", person.screen());
}

#[test]
fn several_games_are_listed_and_can_be_thrown_away() {
    let games = ["2026-11-21T11:20:00Z evil 4x6 1122:0.0", "2026-11-20T11:20:00Z break 5x8 11234:1.1"];
    let mut person = Person::resuming(&games, true);
    person.keys("0");
    person.must_see("4x6: you against the slippery opponent, 1 guess, last 1122 0.0");
    person.must_see("5x8: the computer breaks your code, 1 guess");
    person.keys("d");
    person.must_see("Press d again to delete this game.");
    person.keys("d");
    assert_eq!(person.saved, ["1 thrown away"]);
    assert!(!person.sees("slippery opponent"), "{}", person.screen());
    person.press(KeyCode::Enter);
    person.must_see("My guess:");
    assert_eq!(person.app.unfinished(), ["5x8 11234:1.1"]);
}

/// The first hint of a game needs a confirmation. A hint that does not arrive is free.
#[test]
fn hints_are_asked_for_and_counted_when_they_are_there() {
    let mut person = Person::resuming(&[], true);
    person.keys("1^t");
    person.must_see("Press ^T again to get it.");
    assert!(person.saved.is_empty());
    person.keys("^t");
    person.must_see("Try:");
    assert_eq!(person.saved.len(), 1);
    assert!(person.saved[0].contains(" hints=1 4x6"), "{:?}", person.saved);
    person.keys("1122\n^t");
    person.must_see("Try:");

    let mut person = Person::resuming(&[], false);
    person.holds = true;
    person.keys("1^t");
    assert!(person.saved.is_empty(), "{:?}", person.saved);
}

#[test]
fn settings_are_remembered() {
    let mut person = Person::resuming(&[], true);
    person.keys("omcawml");
    let expected =
        ["Evil(true)", "Theme(Some(Dark))", "Hints(false)", "Warnings(false)", "Motion(true)", "Language(German)"];
    assert_eq!(person.remembered, expected);
}

#[test]
fn giving_up_is_asked_for_twice() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("1^g");
    person.must_see("Press ^G again to give up and see the code.");
    person.keys("1^g");
    person.must_see("Press ^G again to give up and see the code.");
    person.keys("^g");
    person.must_see("The code was");
}

/// Unless a strategy was chosen, hints are optimal if that is quick, and otherwise clever.
#[test]
fn hints_are_the_best_that_is_quick() {
    let mut person = Person::without_strategy("4x6", 90, 30);
    person.keys("1^t");
    person.must_see("Try: 1 1 2 3");
    let mut person = Person::without_strategy("5x8", 90, 30);
    person.keys("1^t");
    person.must_see("Try: 1 1 2 3 4");
}

#[test]
fn a_strategy_is_chosen_by_its_strength() {
    let mut person = Person::without_strategy("4x6", 90, 30);
    person.must_see("Strategy: the best quick one");
    person.keys("s");
    person.must_see("perfect if that is quick");
    person.must_see("easy (first)");
    person.must_see("guesses the first code that is still possible");
    person.must_see("perfect (optimal)");
    person.press(KeyCode::Down).press(KeyCode::Down).press(KeyCode::Down).press(KeyCode::Enter);
    person.must_see("Strategy: very clever (expected-size)");
    assert_eq!(person.remembered, ["Strategy(Some(\"expected-size\"))"]);
    person.keys("s").press(KeyCode::Esc);
    assert_eq!(person.remembered.len(), 1);
    person.keys("s").press(KeyCode::Up).press(KeyCode::Up).press(KeyCode::Up).press(KeyCode::Enter);
    person.must_see("Strategy: the best quick one");
    assert_eq!(person.remembered[1], "Strategy(None)");
    // Optimal play is offered only if it is quick.
    let mut person = Person::new("6x9", 90, 24);
    person.keys("s");
    person.must_see("very clever (entropy)");
    assert!(!person.screen().contains("perfect (optimal)"), "{}", person.screen());
}

/// Hints lead to the code despite false answers, and the end of the game shows which answer was false.
#[test]
fn a_liar_is_played_to_the_end() {
    let mut person = Person::new("4x6-lies1", 100, 30);
    person.keys("1");
    person.must_see("1,296 codes left");
    for _ in 0..10 {
        if !person.sees("You broke the code") {
            person.keys("^t^t\n");
        }
    }
    person.must_see("You broke the code in");
    assert!(person.sees("is false; ") ^ person.sees("No answer was false."), "{}", person.screen());
    assert!(!person.sees("^R"), "{}", person.screen());
    // A false answer is given on purpose. The list of codes shows the row that may be false.
    let mut person = Person::new("4x6-lies1", 100, 30);
    person.keys("3").give(Input::Paste("4x6-lies1 1122:1.1 3456:0.0".into()));
    person.must_see("223 codes left");
    person.keys("^p");
    person.must_see("1 1 1 1   row 1 false");
}

/// Grades and codes from other people are available only on boards without lies.
#[test]
fn lies_are_refused_where_answers_must_be_true() {
    let mut person = Person::new("6x9-lies1", 100, 30);
    person.keys("1");
    person.must_see("This board is too large for false answers.");
    let mut person = Person::new("4x6-lies1", 80, 24);
    person.keys("t").must_see("Remove -lies from the board.");
    person.press(KeyCode::Esc).keys("f").press(KeyCode::Tab).must_see("Remove -lies from the board.");
    person.press(KeyCode::Esc).keys("z");
    assert!(!person.sees("[⏎] answer"), "{}", person.screen());
}

/// Two games may be on one board: padlock and bagels.
#[test]
fn the_chosen_game_is_played() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("b").press(KeyCode::End).press(KeyCode::Up).press(KeyCode::Enter);
    assert_eq!(person.remembered, ["Rules(\"padlock\")"]);
    person.must_see("Board: padlock");
    person.keys("h").press(KeyCode::Esc).keys("p").must_see("play padlock");
    // The game keeps its symbols when the other game on its board is chosen.
    person.keys("123\n").press(KeyCode::Esc).keys("b\n").must_see("Board: padlock");
    person.keys("b").press(KeyCode::End).keys("bagels\n").must_see("Board: bagels");
    person.keys("p").must_see("play padlock");
    person.press(KeyCode::Esc).keys("n77\n").must_see("play bagels");
    person.press(KeyCode::Esc).keys("u").must_see("padlock");
}

/// A game that was left is against the opponent of its time; the next one is against the one chosen since.
#[test]
fn help_names_the_opponent_and_lies() {
    let mut person = Person::new("words-lies1", 80, 24);
    person.keys("p").must_see("play words-lies1, game 1");
    person.keys("?").must_see("1 answer may be");
    let mut person = Person::new("4x6", 80, 24);
    person.keys("p1122\n?");
    assert!(!person.sees("slippery"), "{}", person.screen());
    person.press(KeyCode::Esc).press(KeyCode::Esc).keys("op");
    person.must_see("play 4x6, slippery opponent");
    person.keys("1122\n?").must_see("slippery: it has not picked a code yet");
    person.press(KeyCode::Esc).keys("^g^g?").must_see("The game is over. Its grades");
    person.press(KeyCode::Esc).press(KeyCode::Esc).must_see("Unfinished games: 1");
}

/// Royale shows a legend of symbols, and both of its answers in words.
#[test]
fn pairs_have_a_legend() {
    let mut person = Person::new("royale", 100, 34);
    person.keys("1").keys("17C\n");
    person.must_see("yellow  B     C     D       E     F");
    person.must_see("Row 1: colours: 2 in place, 0 elsewhere; shapes: 0 in place,");
    let mut person = Person::new("royale", 40, 20);
    person.keys("1").keys("17C\n");
    person.must_see("Row 1: colours: 2 in place");
    person.keys("?");
    person.must_see("Yellow: B");
}
