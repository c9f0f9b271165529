//! Keys and clicks at random: nothing panics, and no game is lost.

use crate::person::Person;
use pegwise_tui::Input;
use pegwise_tui::input::{KeyCode, Spot, Turned};
use proptest::prelude::*;

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

fn any_spot() -> impl Strategy<Value = Spot> {
    prop_oneof![
        any_key().prop_map(Spot::Key),
        (0..20usize).prop_map(Spot::Item),
        (0..50usize).prop_map(Spot::Side),
        (0..12usize).prop_map(Spot::Row),
        (0..9usize).prop_map(Spot::Place),
        (0..12usize).prop_map(Spot::Color),
    ]
}

fn any_input() -> impl Strategy<Value = Input> {
    prop_oneof![
        8 => any_key().prop_map(Input::Key),
        4 => any_spot().prop_map(Input::Click),
        1 => any_spot().prop_map(|spot| Input::Wheel(spot, Turned::Up)),
        1 => any_spot().prop_map(|spot| Input::Wheel(spot, Turned::Down)),
        1 => proptest::char::range('d', 'z').prop_map(Input::Ctrl),
        1 => "(4x6|3x4|2x3-blacks|4x10-distinct|9x9|) ?([1-6]{4}:[0-4].[0-4] ?){0,4}".prop_map(Input::Paste),
    ]
}

/// Are these games the same but for one row? One row alone may be taken back.
fn is_near(one: &str, other: &str) -> bool {
    let (one, mut other): (Vec<&str>, Vec<&str>) = (one.split(' ').collect(), other.split(' ').collect());
    let mut find = |word: &&str| other.iter().position(|other| other == word).map(|at| other.remove(at));
    let same = one.iter().filter(|word| find(word).is_some());
    one.len() <= 2 || same.count() + 1 >= one.len()
}

/// Is it said that a game came to its end? On a screen too small for that, nothing is.
fn is_over(screen: &str) -> bool {
    let ends = ["The code was", "among them", "You broke", "is broken in", "is found, in", "No guess is left"];
    ends.iter().any(|end| screen.contains(end))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn nothing_panics(
        rules in proptest::sample::select(vec!["4x6", "2x2", "3x4-blanks", "4x10-distinct", "1x1", "3x5-sum", "7x12"]),
        size in (70..130u16, 20..50u16),
        inputs in proptest::collection::vec(any_input(), 0..80),
    ) {
        let mut person = Person::new(rules, size.0, size.1);
        for input in inputs {
            let (before, confirmed) = (person.app.unfinished(), person.screen().contains(" again to "));
            person.give(input.clone());
            let after = person.app.unfinished();
            let lost = before.iter().find(|game| !after.iter().any(|other| is_near(game, other)));
            prop_assert!(lost.is_none() || confirmed || is_over(&person.screen()), "{input:?} lost {lost:?}");
        }
    }
}
