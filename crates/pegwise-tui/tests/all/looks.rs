//! Snapshots of whole screens at four sizes, with and without colour.

use crate::person::{PLAIN, Person};
use pegwise_tui::input::KeyCode;
use pegwise_tui::{Input, Look, Theme};
use ratatui::style::Color;

const SIZES: [(u16, u16); 4] = [(80, 24), (40, 20), (120, 40), (200, 60)];

fn at_all_sizes(name: &str, rules: &str, act: impl Fn(&mut Person)) {
    for (width, height) in SIZES {
        let mut person = Person::new(rules, width, height);
        act(&mut person);
        insta::assert_snapshot!(format!("{name}-{width}x{height}"), person.screen());
    }
}

/// Reasons may quote the name of a file, and games and names come from other people's files.
#[test]
fn the_screen_shows_nothing_that_nobody_sees() {
    let mut person = Person::new("4x6", 80, 24);
    person.give(Input::NotKept("a\u{1b}[2J \u{202e}b\u{200b}\u{2800}\u{ad} e\u{fe00}n ❤\u{fe0f}d".into()));
    let screen = person.screen();
    assert_eq!(pegwise::notation::unseen(&screen).filter(|&(_, c)| c != '\n').collect::<Vec<_>>(), [], "{screen}");
    person.must_see("?n ❤\u{fe0f}");
}

#[test]
fn menu() {
    at_all_sizes("menu", "4x6", |_| {});
    at_all_sizes("boards", "4x6", |person| {
        person.keys("b");
    });
}

#[test]
fn games() {
    at_all_sizes("play", "4x6", |person| {
        person.keys("11122\n34^t");
    });
    at_all_sizes("break", "4x6", |person| {
        person.keys("210\n01\n1");
    });
    at_all_sizes("contradiction", "4x6", |person| {
        person.keys("3").give(Input::Paste("4x6 1122:0.2 3412:1.2 2341:0.3 4551:1.2 2514:1.0".into()));
    });
    at_all_sizes("codes", "5x8", |person| {
        person.keys("3").give(Input::Paste("5x8 11223:1.1 34567:2.1".into()));
        person.keys("^p");
    });
    at_all_sizes("bulls", "4x10-distinct", |person| {
        person.keys("11234\n5678\n");
    });
}

#[test]
fn strategies() {
    at_all_sizes("compare", "4x6", |person| {
        person.keys("7*\n").press(KeyCode::Down);
    });
    at_all_sizes("explorer", "4x6", |person| {
        person.keys("8\n").give(Input::Paste("1122:1.1 1134:1.1".into()));
    });
    at_all_sizes("explorer-wide", "8x2", |person| {
        person.keys("8\n\n\n");
    });
}

/// On a wide screen, details of the chosen line stand beside a list.
#[test]
fn lists() {
    let game = |at: usize| {
        let (board, rows) =
            [("4x6", "1122:1.0 1344:0.1 3526:1.2 1462:1.1 3632:4.0"), ("3x4", "112:1.0 134:3.0")][at % 2];
        format!("2026-11-{:02}T11:20:00Z play won seed={at} skill=50 luck={at} {board} {rows}", at % 28 + 1)
    };
    let games: Vec<String> = (0..50).map(game).collect();
    for (name, keys) in [("finished", "r"), ("levels", "s"), ("settings", "m"), ("all-boards", "y"), ("trees", "e")] {
        let mut person = Person::after("4x6", 80, 24, PLAIN, &games);
        person.keys(keys).press(KeyCode::Down);
        for (width, height) in [(80, 24), (200, 60)] {
            person.resize(width, height);
            insta::assert_snapshot!(format!("{name}-{width}x{height}"), person.screen());
        }
    }
    let unfinished =
        ["2026-11-21T11:20:00Z evil 4x6 1122:0.0", "2026-11-20T11:20:00Z elsewhere 5x8 11234:1.1 22345:0.1"];
    let mut person = Person::resuming(&unfinished, false);
    person.keys("u").press(KeyCode::Down);
    for (width, height) in [(80, 24), (200, 60)] {
        person.resize(width, height);
        insta::assert_snapshot!(format!("unfinished-{width}x{height}"), person.screen());
    }
}

/// All fifty colours can be clicked, or arrows show that there are more.
#[test]
fn many_colours() {
    for (width, height) in [(80, 24), (200, 60)] {
        let mut person = Person::new("50x50", width, height);
        person.keys("p");
        insta::assert_snapshot!(format!("fifty-{width}x{height}"), person.screen());
    }
}

/// The numbers of the chosen row stand beside the sentences.
#[test]
fn reviews() {
    at_all_sizes("review", "4x6", |person| {
        person.keys("r").give(Input::Paste("4x6 1122:1.0 1122:1.0 1344:0.1 3526:1.2 1462:1.1 3632:4.0".into()));
    });
}

#[test]
fn help() {
    at_all_sizes("help", "4x6", |person| {
        person.keys("1?");
    });
}

#[test]
fn ascii_only() {
    let mut person = Person::with("4x6", 80, 24, Look { ascii: true, ..PLAIN });
    person.keys("210\n01\n1");
    insta::assert_snapshot!("ascii", person.screen());
    assert!(person.screen().is_ascii(), "{}", person.screen());
    person.keys("?");
    assert!(person.screen().is_ascii(), "{}", person.screen());
}

/// Without colour, no cell has one. With a theme, the text is the same.
#[test]
fn colour_tells_nothing_by_itself() {
    let screen = |theme| {
        let mut person = Person::with("4x6", 80, 24, Look { theme, ascii: false });
        person.keys("11122\n34^t");
        let buffer = person.terminal().backend().buffer().clone();
        let colored = buffer.content.iter().filter(|cell| cell.fg != Color::Reset || cell.bg != Color::Reset).count();
        (person.screen(), colored)
    };
    let (plain, colored) = screen(Theme::Plain);
    assert_eq!(colored, 0);
    for theme in [Theme::Dark, Theme::Light, Theme::ColorBlind, Theme::Sixteen] {
        let (text, colored) = screen(theme);
        assert_eq!(text, plain);
        assert!(colored > 50, "{theme:?}");
    }
}

/// A very small screen may be useless, but must not panic.
#[test]
fn any_size_is_survived() {
    let mut person = Person::new("5x8", 80, 24);
    person.keys("3").give(Input::Paste("5x8 11223:1.1 34567:2.1 34567:2.0".into()));
    for (width, height) in [(1, 1), (5, 3), (20, 8), (200, 60), (40, 20), (64, 6), (1, 40), (80, 2)] {
        person.resize(width, height);
        person.keys("?").press(KeyCode::Esc);
        person.keys("^p");
    }
}
