//! The time to draw a frame and to handle a key.

#[path = "../tests/all/person.rs"]
#[expect(dead_code, reason = "a bench needs less of a person than the tests")]
mod person;

use divan::Bencher;
use pegwise_tui::Input;
use pegwise_tui::input::KeyCode;
use person::Person;

fn main() {
    divan::main();
}

const SCREENS: [(&str, &str, &str); 5] = [
    ("4x6", "", "Play: break the computer's code"),
    ("4x6", "11122\n3344\n^t^p", "Codes still possible"),
    ("5x8", "3^p", "32,768 codes left"),
    ("4x6", "7*\n", "optimal (proved)"),
    ("4x6", "8\n", "1,296 left"),
];

/// A key that changes nothing, and the frame after it.
#[divan::bench(args = [(80, 24), (200, 60)])]
fn key_and_frame(bencher: Bencher<'_, '_>, (width, height): (u16, u16)) {
    let mut people = SCREENS.map(|(rules, keys, seen)| {
        let mut person = Person::new(rules, width, height);
        person.keys(keys).must_see(seen);
        person
    });
    bencher.counter(SCREENS.len()).bench_local(|| {
        for person in &mut people {
            person.give(Input::Key(KeyCode::F(9)));
        }
    });
}
