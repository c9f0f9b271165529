//! Reviews and training, and the games they come from.

use crate::person::{PLAIN, Person};
use pegwise_tui::Input;
use pegwise_tui::input::{HitArea, KeyCode};

/// Knuth's worked example with an added second guess that tells nothing.
const GAME: &str = "4x6 1122:1.0 1122:1.0 1344:0.1 3526:1.2 1462:1.1 3632:4.0";

fn review(width: u16, height: u16) -> Person {
    let mut person = Person::new("4x6", width, height);
    person.keys("4").give(Input::Paste(GAME.into()));
    person
}

#[test]
fn a_pasted_game_is_reviewed() {
    let mut person = review(119, 30);
    person.must_see("review, 4x6");
    person.must_see("Skill ");
    person.must_see("1. 1123 was better: it saves 0.06 guesses on average.");
    person.must_see("2. You already knew this answer; 1334 saves 1.00 guesses on average.");
    person.must_see("6. It was the only code left.");
    let marked = |person: &Person| person.screen().lines().filter(|line| line.contains("cost most")).count();
    assert_eq!(marked(&person), 1, "{}", person.screen());
    assert!(!person.screen().contains("skill luck"), "{}", person.screen());
    person.keys("#");
    assert_eq!(marked(&person), 0);
    person.must_see("skill luck");
    person.must_see("Row 1, 1122: costs 0.06 more guesses than 1123 on average.");
    person.press(KeyCode::Down);
    person.must_see("Row 2, 1122:");
    person.must_see("you already knew its answer");
    person.click(HitArea::Row(5));
    person.must_see("Row 6, 3632: the only code left.");
    person.keys("1");
    person.must_see("After the opening");
    person.keys("c");
    person.must_see("does not fit the answers before it");
}

#[test]
fn long_explanations_scroll() {
    let mut person = review(40, 20);
    person.keys("#").press(KeyCode::Down);
    person.must_see("Row 2, 1122:");
    assert!(!person.sees("With 1122 you need"), "{}", person.screen());
    person.press(KeyCode::PageDown);
    person.must_see("With 1122 you need");
    person.press(KeyCode::Down);
    person.must_see("Row 3, ");
}

#[test]
fn a_long_game_scrolls_with_the_cursor() {
    let mut person = Person::new("4x6", 40, 20);
    person.keys("4").keys("4x6 1122:1.1 1344:0.2 3512:1.2 3152:4.1");
    person.must_see("3152:4.1");
    assert!(!person.sees("4x6 1122"), "{}", person.screen());
    person.press(KeyCode::Home).must_see("4x6 1122");
    person.press(KeyCode::Enter).must_see("the 4 pegs of a row");
}

#[test]
fn games_with_lies_are_not_graded() {
    let game = ["2026-11-21T11:20:00Z play won seed=7 3x4-lies1 112:3.0".to_owned()];
    let mut person = Person::after("4x6", 80, 24, PLAIN, &game);
    person.keys("4\n").must_see("Guesses are not graded if answers may be false.");
}

#[test]
fn a_finished_game_is_at_hand() {
    let mut person = Person::new("4x6", 100, 30);
    person.keys("11122\n^g^g");
    person.must_see("^R] review");
    person.keys("^r");
    person.must_see("review, 4x6");
    person.press(KeyCode::Esc).press(KeyCode::Esc);
    person.keys("4");
    person.must_see("1 game:");
    person.must_see("1970-01-01  4x6  given up, skill");
    person.press(KeyCode::Enter);
    person.must_see("review, 4x6");
}

#[test]
fn a_game_is_graded_after_it_was_left() {
    for keys in ["", "^r"] {
        let mut person = Person::new("bagels", 80, 24);
        person.holds = true;
        person.keys("1012\n^g^g").keys(keys).press(KeyCode::Esc).keys("h");
        assert_eq!(person.kept.len(), 1, "{:?}", person.kept);
        person.work();
        let [before, graded] = &person.kept[..] else { panic!("{:?}", person.kept) };
        let (grades, rest) = graded.split_once(" skill=").unwrap();
        let (_, rest) = rest.split_once(" luck=").unwrap();
        // Nothing else has changed, such as the symbols, although another board is on the screen.
        assert_eq!(*before, format!("{grades} {}", rest.split_once(' ').unwrap().1));
        assert!(before.contains("game=bagels"), "{before}");
    }
}

#[test]
fn what_cannot_be_reviewed_is_said() {
    let mut person = Person::new("4x6", 120, 24);
    person.keys("4").give(Input::Paste("4x6 1122:9".into()));
    person.must_see("Row 1, character 6");
    person.press(KeyCode::Esc).keys("4").give(Input::Paste("4x6 1122:0.0 1122:1.0".into()));
    person.must_see("1. 1123 was better");
    assert!(person.sees("Reviewed up to row 1;"), "{}", person.screen());
    person.press(KeyCode::Down);
    person.must_see("Reviewed up to row 1; the answers contradict each other after that.");
    person.press(KeyCode::Esc).press(KeyCode::Esc).keys("5").give(Input::Paste("4x6 1122:0.0 1122:1.0".into()));
    assert!(person.sees("No mistakes found: after the first guess, none cost much. Reviewed up to row 1;"));
}

/// On a board too large to list, guesses are graded by their information.
#[test]
fn a_game_on_a_large_board_is_reviewed() {
    let mut person = Person::new("10x10", 120, 30);
    person.keys("4");
    person.give(Input::Paste("10x10 1122334455:0.0 6677889966:2.5 1122334455:0.0".into()));
    person.must_see("review, 10x10");
    person.must_see("bits skill luck");
    person.must_see("Row 1, 1122334455: expected to tell");
    person.must_see("codes left");
    person.must_see("of 10,000,000,000.");
    person.press(KeyCode::Down).press(KeyCode::Down);
    person.must_see("Row 3, 1122334455: expected to tell you 0.0 bits.");
    person.must_see("The answer told you 0.0 bits");
    person.must_see("Skill ");
    person.must_see("[⏎] train");
}

/// On such a board, an attempt is measured by the same sample as the guess that was played.
#[test]
fn a_game_on_a_large_board_is_trained() {
    let mut person = Person::new("10x10", 120, 30);
    person.keys("5").give(Input::Paste("10x10 1122334455:0.4 1122334455:0.4".into()));
    person.must_see("train, 1 of 1");
    person.must_see("Row 2: 1122334455 was expected to tell you about");
    person.must_see("codes left.");
    person.keys("1122334455\n");
    person.must_see("1122334455 tells you about the same: 0.0 bits.");
    person.keys("^k").keys("1111111111\n");
    person.must_see("1111111111 is better: it tells you about");
    assert!(!person.screen().contains("Best guess found"), "{}", person.screen());
    person.keys("^g");
    person.must_see("Best guess found: ");
    person.keys("^n");
    person.must_see("You found 0 of 1 better guess");
}

#[test]
fn a_large_board_without_clear_mistakes_trains_nothing() {
    let trained = |game: &str| {
        let mut person = Person::new("10x10", 120, 30);
        person.keys("5").give(Input::Paste(game.into()));
        person
    };
    trained("10x10 1122334455:0.4").must_see("No clear mistake found: after the first guess, no guess told you");
    let contradictory = trained("10x10 1122334455:1.2 1122334455:2.2");
    contradictory
        .must_see("No clear mistake found. Reviewed up to row 1; the answers contradict each other after that.");
}

#[test]
fn mistakes_are_trained() {
    let mut person = review(120, 30);
    person.keys("\n");
    person.must_see("train, 1 of");
    person.must_see("Row 2: 1122 cost 1.00 guesses");
    person.keys("2222\n");
    person.must_see("2222 is better, but not the best: it costs");
    assert!(!person.screen().contains("With 1122"), "{}", person.screen());
    person.keys("^g");
    person.must_see("With 1122 you need");
    person.press(KeyCode::Enter);
    while !person.screen().contains("You found") {
        person.keys("^n");
    }
    person.press(KeyCode::Esc);
    person.must_see("review, 4x6");
}

#[test]
fn a_best_guess_is_recognised() {
    let mut person = review(120, 30);
    person.keys("\n");
    person.keys("^g");
    let screen = person.screen();
    let line = screen.lines().skip_while(|line| !line.contains("With 1122")).nth(1).unwrap();
    let best = line.split_once(" with ").unwrap().1.split([' ', ',', ':']).next().unwrap();
    person.press(KeyCode::Esc).keys("\n");
    person.keys("1122\n");
    person.must_see("1122 costs the same: 1.00 guesses.");
    person.keys("^k").keys(best).keys("\n");
    person.must_see(&format!("{best}: no guess is better."));
    person.press(KeyCode::Enter);
    assert!(!person.screen().contains("Row 2: 1122 cost"), "{}", person.screen());
}

#[test]
fn a_game_without_mistakes_trains_nothing() {
    let mut person = Person::new("4x6", 80, 24);
    person.keys("5").give(Input::Paste("4x6 1123:4.0".into()));
    person.must_see("No mistakes found");
}

#[test]
fn finished_games_become_statistics() {
    let game = |second: u32| {
        let guesses = if second.is_multiple_of(3) { "1122:0.1 4266:4.0" } else { "1122:0.1 1344:0.1 4266:4.0" };
        format!("2026-11-21T11:20:{second:02}Z play won skill={} luck=50 4x6 {guesses}", 40 + second)
    };
    let games: Vec<String> = (0..25).map(game).collect();
    let mut person = Person::after("4x6", 80, 30, PLAIN, &games);
    person.keys("9");
    insta::assert_snapshot!("statistics", person.screen());
    person.press(KeyCode::Right);
    person.must_see("25 games: 25 won (100%)");
    let mut person = Person::new("4x6", 40, 20);
    person.keys("9");
    person.must_see("No finished games yet.");
}

#[test]
fn long_solutions_are_scrolled() {
    let mut person = Person::with_puzzles("pegwise-puzzles 1\nleft 4x6 deduce medium 7 alone\n", 40, 20);
    person.keys("z^g");
    assert!(person.screen().contains('↓'), "{}", person.screen());
    let pages = [person.screen(), person.press(KeyCode::PageDown).screen()];
    assert_ne!(pages[0], pages[1]);
    assert!(!pages[1].contains('↓'), "{}", pages[1]);
    person.press(KeyCode::PageUp);
    assert_eq!(person.screen(), pages[0]);
}

#[test]
fn puzzles_are_asked_and_answered() {
    let mut person = Person::new("4x6", 100, 30);
    person.keys("6");
    person.must_see("puzzle: find the code, easy, 4x6, seed");
    person.must_see("One code fits all rows. Which one?");
    person.keys("11\n");
    person.must_see("Place 3 has no peg yet.");
    person.keys("11\n");
    person.must_see("No: if the code were 1111");
    person.keys("^t");
    person.must_see("Row ");
    person.keys("^g");
    let screen = person.screen();
    let code = screen.lines().find_map(|line| line.split_once(". Codes left after")).unwrap().0;
    let code: String = code.chars().rev().take(4).collect::<Vec<_>>().into_iter().rev().collect();
    person.keys(&code).keys("\n");
    person.must_see("Right! Press Enter for the next puzzle.");
    person.keys("\n^l");
    person.must_see("puzzle: find the code, medium");
    person.press(KeyCode::Tab);
    person.must_see("Find a guess that wins, or whose answer tells");
    person.press(KeyCode::Tab);
    person.must_see("One of these answers to the next guess is impossible");
    // One of these four or five answers is the right one.
    for answer in 0..5 {
        if !person.screen().contains("Right!") {
            person.click(HitArea::Side(answer));
        }
    }
    person.must_see("Right!");
    person.press(KeyCode::Tab);
    person.must_see("One answer is wrong; all others are right. In which row?");
    for row in 0..6 {
        if !person.screen().contains("Right!") {
            person.click(HitArea::Row(row));
        }
    }
    person.must_see("Right!");
    person.must_see("Its answer should be");
}

#[test]
fn hints_reason_from_the_rows() {
    let mut person = Person::with_puzzles("pegwise-puzzles 1\nleft 4x6 deduce easy 7 alone\n", 100, 30);
    person.keys("6^t");
    person.must_see("Row 2: 1, 5 and 6 are not in the code;");
    assert!(!person.screen().contains("Row 1: peg 1 is 3"), "{}", person.screen());
    person.keys("^t^t");
    person.must_see("Row 1: peg 1 is 3; peg 2 is 2; peg 3 is not 2.");
    person.must_see("Row 2 decides the rest.");
    person.keys("^t");
    person.must_see("There are no more hints; only the solution is left.");
}

#[test]
fn a_puzzle_that_was_left_is_gone_on_with_and_counted() {
    let record = "pegwise-puzzles 1\nscore 5 4 2 3\nleft 4x6 deduce easy 7 alone\n";
    let mut person = Person::with_puzzles(record, 100, 30);
    person.keys("6");
    person.must_see("seed 7");
    person.must_see("Solved: 5, without help: 4. Streak: 2, longest: 3.");
    person.keys("3234\n");
    person.must_see("Solved: 6, without help: 5. Streak: 3, longest: 3.");
    assert_eq!(person.puzzles, "pegwise-puzzles 1\nscore 6 5 3 3\n");
    // The next puzzle is left after a wrong attempt, and continues unchanged.
    person.keys("\n");
    person.press(KeyCode::Esc);
    let left = |person: &Person| person.puzzles.lines().last().unwrap().to_owned();
    assert!(
        left(&person).starts_with("left 4x6 deduce easy ") && left(&person).ends_with(" alone"),
        "{}",
        left(&person)
    );
    let before = left(&person);
    person.keys("6");
    assert_eq!(left(&person), before);
    person.keys("^t");
    assert_eq!(left(&person), before.replace("alone", "helped"));
    person.must_see("Streak: 0, longest: 3.");
    // Each board has its own puzzles.
    let mut person = Person::with_puzzles("pegwise-puzzles 1\nleft 3x4 deduce easy 7 alone\n", 100, 30);
    person.keys("6");
    person.must_see("puzzle: find the code, easy, 4x6");
}

#[test]
fn a_solution_that_was_shown_does_not_count() {
    let record = "pegwise-puzzles 1\nscore 5 4 2 3\nleft 4x6 deduce easy 7 alone\n";
    let mut person = Person::with_puzzles(record, 100, 30);
    person.keys("6^g3234\n");
    person.must_see("Right!");
    assert_eq!(person.puzzles, "pegwise-puzzles 1\nscore 5 4 0 3\n");
}

#[test]
fn changes_of_a_puzzle_are_taken_back() {
    let mut person = Person::with_puzzles("pegwise-puzzles 1\nleft 4x6 deduce easy 7 alone\n", 100, 30);
    person.keys("6324");
    person.keys("^k").keys("^u").keys("4\n");
    person.must_see("No: if the code were 3244");
    // Asks for a new puzzle by mistake.
    person.keys("^n");
    assert!(!person.screen().contains("seed 7"), "{}", person.screen());
    person.keys("^u");
    person.must_see("seed 7");
    person.keys("^u");
    person.must_see("There is nothing to undo.");
}

#[test]
fn boards_without_puzzles_say_so() {
    let mut person = Person::new("1x2", 80, 24);
    person.keys("6");
    person.must_see("puzzle was found on 1x2");
}

/// Puzzles are drawn even on boards too large to list, but not on boards whose list takes long: the command draws
/// those.
#[test]
fn puzzles_are_asked_where_codes_are_not_listed() {
    let mut person = Person::new("8x12", 100, 30);
    person.keys("6");
    person.must_see("One code fits all rows. Which one?");
    person.keys("^g");
    person.must_see("Codes left after each row: 3,754,104,");
    let mut person = Person::new("7x8", 100, 30);
    person.keys("6");
    person.must_see("Puzzles on this board take a long time");
    let mut person = Person::new("6x9-marks", 100, 30);
    person.keys("6");
    person.must_see("This board has too many codes to list.");
}

fn games(number: usize) -> Vec<String> {
    let board = |at: usize| if at.is_multiple_of(3) { "4x6 1122:1.0 1344:4.0" } else { "3x4 112:1.0 134:3.0" };
    (0..number).map(|at| format!("2026-11-{:02}T11:20:00Z play won seed={at} {}", at % 28 + 1, board(at))).collect()
}

#[test]
fn long_lists_stand_in_columns_where_there_is_room() {
    let lists = |width| {
        let mut person = Person::after("4x6", width, 24, PLAIN, &games(60));
        person.keys("4");
        person.screen().lines().map(|line| line.matches("won in 2 guesses").count()).collect::<Vec<_>>()
    };
    assert_eq!(lists(70).into_iter().max(), Some(1));
    let wide = lists(160);
    assert!(wide.iter().sum::<usize>() > 50 && wide.contains(&3), "{wide:?}");
    let mut person = Person::after("4x6", 160, 24, PLAIN, &games(60));
    person.keys("4");
    for _ in 0..30 {
        person.press(KeyCode::Down);
    }
    person.press(KeyCode::Enter);
    // The 31st newest game is number 29 of 60, on 3x4.
    person.must_see("review, 3x4");
}

#[test]
fn games_are_found_by_their_words() {
    let mut person = Person::after("4x6", 100, 24, PLAIN, &games(30));
    person.keys("4");
    person.must_see("30 games, newest first:");
    person.keys("/4X6 won");
    person.must_see("10 games with /4X6 won");
    assert!(!person.screen().contains("3x4"), "{}", person.screen());
    person.press(KeyCode::Enter);
    person.must_see("review, 4x6");
    person.press(KeyCode::Esc);
    person.must_see("10 games with");
    person.press(KeyCode::Esc);
    person.must_see("30 games, newest first:");
    person.keys("/nothing like it");
    person.must_see("0 games with");
    person.press(KeyCode::Esc).press(KeyCode::Esc);
    person.must_see("Play");
}
