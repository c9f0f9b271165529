//! Random keys and clicks never cause a panic, and lose no game.

use crate::person::Person;
use pegwise_tui::Input;
use pegwise_tui::input::{HitArea, KeyCode, Turned};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use std::time::{Duration, Instant};

fn any_key() -> impl Strategy<Value = KeyCode> {
    let named = [
        KeyCode::Enter,
        KeyCode::Esc,
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Left,
        KeyCode::Right,
        KeyCode::Home,
        KeyCode::End,
        KeyCode::PageUp,
        KeyCode::PageDown,
        KeyCode::Tab,
        KeyCode::BackTab,
        KeyCode::Backspace,
        KeyCode::Delete,
        KeyCode::Insert,
        KeyCode::F(1),
    ];
    prop_oneof![
        3 => proptest::sample::select(named.to_vec()),
        3 => proptest::char::range('0', '9').prop_map(KeyCode::Char),
        3 => proptest::char::range('a', 'z').prop_map(KeyCode::Char),
        1 => any::<char>().prop_map(KeyCode::Char),
    ]
}

fn any_spot() -> impl Strategy<Value = HitArea> {
    prop_oneof![
        any_key().prop_map(HitArea::Key),
        proptest::char::range('d', 'z').prop_map(HitArea::Ctrl),
        (0..20usize).prop_map(HitArea::Item),
        (0..50usize).prop_map(HitArea::Side),
        (0..12usize).prop_map(HitArea::Row),
        (0..9usize).prop_map(HitArea::Place),
        (0..12usize).prop_map(HitArea::Color),
    ]
}

fn any_input() -> impl Strategy<Value = Input> {
    prop_oneof![
        8 => any_key().prop_map(Input::Key),
        4 => any_spot().prop_map(Input::Click),
        1 => Just(Input::Tick),
        1 => any_spot().prop_map(|spot| Input::Wheel(spot, Turned::Up)),
        1 => any_spot().prop_map(|spot| Input::Wheel(spot, Turned::Down)),
        3 => proptest::char::range('d', 'z').prop_map(Input::Ctrl),
        1 => "(4x6|3x4|2x3-blacks|4x10-distinct|9x9|) ?([1-6]{4}:[0-4].[0-4] ?){0,4}".prop_map(Input::Paste),
    ]
}

/// Whether the game has more than one row. A single row may be undone.
fn is_long(game: &str) -> bool {
    game.split(' ').count() > 2
}

/// Whether these games differ by at most one row.
fn is_near(one: &str, other: &str) -> bool {
    let (one, mut other): (Vec<&str>, Vec<&str>) = (one.split(' ').collect(), other.split(' ').collect());
    let mut find = |word: &&str| other.iter().position(|other| other == word).map(|at| other.remove(at));
    let same = one.iter().filter(|word| find(word).is_some());
    same.count() + 1 >= one.len()
}

/// Whether the screen reports the end of a game.
fn is_over(screen: &str) -> bool {
    let ends = ["The code was", "among them", "You broke", "is broken in", "is found, in", "No guess is left"];
    ends.iter().any(|end| screen.contains(end))
}

fn any_session() -> impl Strategy<Value = (&'static str, (u16, u16), Vec<Input>)> {
    let rules = ["4x6", "2x2", "3x4-blanks", "4x10-distinct", "1x1", "3x5-sum", "7x12"];
    let size = (1..130u16, 1..50u16);
    (proptest::sample::select(rules.to_vec()), size, proptest::collection::vec(any_input(), 0..80))
}

fn try_out(rules: &str, (width, height): (u16, u16), inputs: Vec<Input>) -> Result<(), TestCaseError> {
    let mut person = Person::new(rules, width, height);
    // Random inputs can start work that takes hours.
    person.patience = Duration::from_millis(300);
    // A very small screen does not report the end of a game.
    let tells = width >= 70 && height >= 20;
    for (at, input) in inputs.into_iter().enumerate() {
        // The worker is slow from time to time.
        person.holds = at % 7 < 3;
        if at % 5 == 4 {
            person.work();
        }
        let (before, confirmed) = (person.app.unfinished(), person.screen().contains(" again to "));
        person.give(input.clone());
        let after = person.app.unfinished();
        let lost = before.iter().find(|game| is_long(game) && !after.iter().any(|other| is_near(game, other)));
        prop_assert!(!tells || lost.is_none() || confirmed || is_over(&person.screen()), "{input:?} lost {lost:?}");
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(192))]

    #[test]
    fn nothing_panics((rules, size, inputs) in any_session()) {
        try_out(rules, size, inputs)?;
    }
}

#[test]
#[ignore = "takes ten minutes"]
fn nothing_panics_for_ten_minutes() {
    let end = Instant::now() + Duration::from_mins(10);
    let mut sessions = 0;
    while Instant::now() < end {
        let config = ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() };
        let run = TestRunner::new(config).run(&any_session(), |(rules, size, inputs)| try_out(rules, size, inputs));
        run.unwrap_or_else(|failure| panic!("after {sessions} sessions: {failure}"));
        sessions += 64;
    }
    assert!(sessions > 0);
}

/// Wrapping does not keep a wide character beside a narrow one within two columns.
#[test]
fn wide_characters_fit_into_narrow_windows() {
    for columns in 1..12 {
        for text in ["1𠀀", "𠀀1", "11𠀀"] {
            Person::new("4x6", columns, 19).keys(text);
        }
    }
}
