//! Small guarantees of the public interface that no other test checks.

use pegwise_core::score::Backend;
use pegwise_core::{Board, Both, CandidateSet, Codebook, Event, Listener, Monitor, StopSwitch, Turn};
use std::sync::Mutex;

#[test]
fn a_set_without_codes_is_empty() {
    let board = Board::classic();
    let codes = Codebook::new(&board).unwrap();
    let turn = |guess: &str, black| Turn {
        guess: board.read_guess(guess).unwrap(),
        feedback: board.feedback(black, 0).unwrap(),
    };
    let none = codes.candidates().after_all(&board, &[turn("1111", 4), turn("2222", 4)]);
    assert!(none.is_empty());
    assert!(!codes.candidates().is_empty());
    assert!(CandidateSet::new(&board, []).unwrap().is_empty());
}

#[test]
fn codes_are_shown_in_failures() {
    let code = Board::classic().read_code("1213").unwrap();
    assert_eq!(format!("{code:?}"), "Code(1213)");
}

#[test]
fn listeners_hear_everything_and_either_switch_stops() {
    let heard = Mutex::new(Vec::new());
    let listener = Listener(|event: Event<'_>| {
        let event = match event {
            Event::Improved(guess) => guess.to_string(),
            Event::Bounds { lower, upper } => format!("{lower} {upper:?}"),
            other => format!("{other:?}"),
        };
        heard.lock().unwrap().push(event);
    });
    listener.improved(&Board::classic().read_code("1213").unwrap());
    listener.bounds(3, None);
    assert_eq!(*heard.lock().unwrap(), ["1213", "3 None"]);
    let (on, off) = (StopSwitch::default(), StopSwitch::default());
    on.stop();
    assert!(Both(&on, &off).should_stop() && Both(&off, &on).should_stop());
    assert!(!Both(&off, &off).should_stop());
}

#[test]
fn instruction_sets_of_other_machines_are_not_there() {
    assert!(Backend::Portable.is_available());
    assert!(!(Backend::Neon.is_available() && Backend::Avx2.is_available()));
}
