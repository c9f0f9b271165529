//! All screens in their states: few buttons, and a help whose keys work.

use crate::german::{SCREENS, screens};
use crate::person::{PLAIN, Person};
use pegwise_text::catalogue::Language;
use pegwise_tui::Input;
use pegwise_tui::input::KeyCode;

const GAME: &str = "3x4 112:1.0 112:1.0 123:1.1 132:1.2 142:3.0";

/// A state of a screen: its name, the board, and the keys that lead there. `<` in the keys is Shift with Tab, `~` pastes
/// [`GAME`], and `_` holds work back.
const STATES: [(&str, &str, &str); 53] = [
    ("menu", "3x4", ""),
    ("menu, a setting", "3x4", "o"),
    ("play", "3x4", "p"),
    ("play, a row begun", "3x4", "p112\n34"),
    ("play, an old row", "3x4", "p112\n↑"),
    ("play, codes listed", "3x4", "p112\n^p"),
    ("play, blanks", "3x4-blanks", "p1"),
    ("play, over", "3x4", "p112\n^g^g"),
    ("play, won", "1x2", "p1\n2\n"),
    ("game of the day", "3x4", "d"),
    ("break", "3x4", "l"),
    ("break, rows", "3x4", "l10\n"),
    ("break, over", "3x4-in1", "l10\n"),
    ("break, telling", "3x4", "l^o1"),
    ("watch", "3x4", "w"),
    ("watch, rows", "3x4", "w\n\n"),
    ("assistant", "3x4", "a"),
    ("assistant, rows", "3x4", "a~12"),
    ("assistant, an old row", "3x4", "a~↑"),
    ("assistant, changing", "3x4", "a~↑\n"),
    ("assistant, contradiction", "3x4", "a11110\n11120\n"),
    ("assistant, over", "3x4", "a11130\n"),
    ("large board", "10x10", "a"),
    ("challenges", "3x4", "f"),
    ("challenges, hiding", "3x4", "f\t12"),
    ("challenges, made", "3x4", "f\t123\n"),
    ("two players", "3x4", "t1"),
    ("numbered game", "3x4", "n1"),
    ("lesson", "3x4", "h\n"),
    ("lesson, try", "3x4", "h\n\n\n\n\n\n1"),
    ("lesson, end", "3x4", "h\n\n\n\n\n\n12\n"),
    ("finished games", "3x4", "r"),
    ("finished games, typing", "3x4", "r→↑x"),
    ("finished games, finding", "3x4", "r/3x4"),
    ("review", "3x4", "r~"),
    ("review, numbers", "3x4", "r~#"),
    ("review, large board", "10x10", "r~"),
    ("train", "3x4", "i~1"),
    ("train, shown", "3x4", "i~^g1"),
    ("puzzle", "3x4", "z1"),
    ("puzzle, impossible answer", "3x4", "z\t\t"),
    ("puzzle, wrong answer", "3x4", "z\t\t\t"),
    ("puzzle, shown", "3x4", "z^g"),
    ("compare", "3x4", "c"),
    ("compare, known", "3x4", "c\n"),
    ("compare, running", "3x4", "c_*"),
    ("compare, typing", "3x4", "c<<<<<<"),
    ("explore", "3x4", "e"),
    ("explore, building", "3x4", "e_\n"),
    ("explore, a tree", "3x4", "e\n\n\n"),
    ("explore, found", "3x4", "e\n/112\n"),
    ("explore, going to", "3x4", "e\n/1"),
    ("preparing", "6x9", "_p"),
];

/// States that open from the settings of the menu, and those that need earlier games.
const MORE: [(&str, &str, &str); 6] = [
    ("boards", "4x6", "b"),
    ("boards, typing", "4x6", "b<<<"),
    ("strategies", "3x4", "s"),
    ("settings", "3x4", "m"),
    ("statistics", "3x4", "y"),
    ("unfinished games", "3x4", "u"),
];

fn all() -> impl Iterator<Item = &'static (&'static str, &'static str, &'static str)> {
    STATES.iter().chain(&MORE)
}

fn visit(rules: &str, keys: &str) -> Person {
    let games = ["2026-11-21T11:20:00Z play won seed=7 skill=50 luck=50 3x4 112:0.0 334:3.0"].map(str::to_owned);
    let mut person = Person::after(rules, 120, 60, PLAIN, &games);
    if keys == "u" {
        person = Person::resuming(
            &["2026-11-21T11:20:00Z evil 4x6 1122:0.0", "2026-11-20T11:20:00Z break 5x8 11234:1.1"],
            false,
        );
        person.resize(120, 60);
    }
    let before = keys.chars().last();
    let mut keys = keys.chars();
    while let Some(key) = keys.next() {
        match key {
            '↑' => drop(person.press(KeyCode::Up)),
            '→' => drop(person.press(KeyCode::Right)),
            '\t' => drop(person.press(KeyCode::Tab)),
            '<' => drop(person.press(KeyCode::BackTab)),
            '_' => person.holds = true,
            '~' => person.give(Input::Paste(if rules == "3x4" { GAME } else { "10x10 1122334455:3.3" }.into())),
            '^' => person.give(Input::Ctrl(keys.next().unwrap())),
            key => drop(person.keys(&key.to_string())),
        }
    }
    // This clears the message about the last key. It would also leave an old row.
    if before != Some('↑') {
        person.press(KeyCode::F(9));
    }
    person
}

/// The buttons at the bottom of a screen.
fn buttons(screen: &str) -> Vec<String> {
    let foot = screen.lines().rev().skip_while(|line| line.is_empty()).take_while(|line| line.starts_with('['));
    let lines: Vec<&str> = foot.collect();
    lines
        .iter()
        .rev()
        .flat_map(|line| line.split("  ["))
        .map(|button| button.trim_start_matches('[').to_owned())
        .collect()
}

#[test]
fn a_screen_has_at_most_six_buttons() {
    const SIZES: [(u16, u16); 5] = [(40, 20), (80, 24), (120, 40), (200, 60), (240, 90)];
    for (name, rules, keys) in all() {
        let mut person = visit(rules, keys);
        for (width, height) in SIZES {
            person.resize(width, height);
            let screen = person.screen();
            assert!((1..=6).contains(&buttons(&screen).len()), "{name}:\n{screen}");
        }
    }
    for screen in SCREENS.iter().flat_map(|shown| screens(Language::German, PLAIN, shown)) {
        assert!(buttons(&screen).len() <= 6, "{screen}");
    }
}

fn state(person: &Person) -> String {
    format!("{:?} {:?} {:?} {}", person.app, person.copied, person.remembered, person.quit)
}

/// The rows of keys in the help, or none if the screen has no help.
fn helped(person: &mut Person) -> Vec<Vec<String>> {
    if !buttons(&person.screen()).iter().any(|button| button.starts_with('?')) {
        return Vec::new();
    }
    person.keys("?");
    let screen = person.screen();
    let inside = screen.lines().filter_map(|line| line.split_once('│')?.1.rsplit_once('│')).map(|(inside, _)| inside);
    let rows = inside.skip_while(|line| !line.trim().is_empty()).skip(1);
    let keys = rows.filter(|line| !line.starts_with(' ')).filter_map(|line| Some(line.split_once("  ")?.0));
    let keys = keys.map(|keys| keys.split_whitespace().map(str::to_owned).collect()).collect();
    person.press(KeyCode::Esc);
    keys
}

fn input(shown: &str) -> Option<Input> {
    Some(Input::Key(match shown {
        "⏎" => KeyCode::Enter,
        "↑" => KeyCode::Up,
        "↓" => KeyCode::Down,
        "←" => KeyCode::Left,
        "→" => KeyCode::Right,
        "−" => KeyCode::Char('-'),
        "1–9" => KeyCode::Char('1'),
        "Esc" => KeyCode::Esc,
        "Tab" => KeyCode::Tab,
        "Space" => KeyCode::Char(' '),
        "Del" => KeyCode::Delete,
        "Home" => KeyCode::Home,
        "PgUp" => KeyCode::PageUp,
        "PgDn" => KeyCode::PageDown,
        "Backspace" => KeyCode::Backspace,
        "0" | "A–Z" | "a–z" => return None,
        shown => {
            let keys: Vec<char> = shown.chars().collect();
            match keys.as_slice() {
                [key] => KeyCode::Char(*key),
                ['^', letter] => return Some(Input::Ctrl(letter.to_ascii_lowercase())),
                _ => panic!("{shown}"),
            }
        }
    }))
}

/// Whether the key does something, at once or after others.
fn works(rules: &str, keys: &str, input: &Input) -> bool {
    let others: [&[KeyCode]; 7] = [
        &[KeyCode::PageDown],
        &[],
        &[KeyCode::Left],
        &[KeyCode::Char('2'), KeyCode::Left],
        &[KeyCode::Up],
        &[KeyCode::Down],
        &[KeyCode::Right],
    ];
    others.into_iter().any(|others| {
        let mut person = visit(rules, keys);
        for key in others {
            person.press(*key);
        }
        let before = state(&person);
        person.give(input.clone());
        state(&person) != before
    })
}

#[test]
fn every_key_in_the_help_works() {
    let mut idle = Vec::new();
    for (name, rules, keys) in all() {
        let rows = helped(&mut visit(rules, keys));
        let shown = rows.iter().flatten();
        let inputs = shown.filter_map(|shown| Some((shown, input(shown)?)));
        let idle_here = inputs.filter(|(_, input)| !works(rules, keys, input));
        idle.extend(idle_here.map(|(shown, _)| format!("{name}: {shown}")));
    }
    assert!(idle.is_empty(), "{idle:#?}");
}

/// Checks the screens on which no text is typed.
#[test]
fn no_letter_works_that_is_not_in_the_help() {
    for (name, rules, keys) in all() {
        let mut person = visit(rules, keys);
        let shown: Vec<String> = helped(&mut person).concat();
        if !shown.iter().any(|key| key == "q") || shown.iter().any(|key| key == "a–z") {
            continue;
        }
        for letter in ('a'..='z').filter(|letter| !shown.contains(&letter.to_string())) {
            let before = state(&person);
            person.keys(&letter.to_string());
            assert!(state(&person) == before, "{name}: {letter} is not in the help");
        }
    }
}

#[test]
fn the_letters_of_the_menu_are_in_its_words() {
    for language in Language::ALL {
        let mut letters = Vec::new();
        pegwise_text::catalogue::speaking(language, || {
            let mut person = Person::resuming(&["2026-11-21T11:20:00Z evil 4x6 1122:0.0"], false);
            person.resize(100, 60);
            let screen = person.screen();
            let items = screen.lines().map(|line| line.trim_start_matches(['▸', ' ']));
            for item in items.filter(|item| item.chars().nth(1) == Some(' ')) {
                let (letter, name) = item.split_once(' ').unwrap();
                assert!(letter == "q" || name.to_lowercase().contains(letter), "{item}");
                letters.push(letter.to_owned());
            }
        });
        let count = letters.len();
        letters.sort_unstable();
        letters.dedup();
        assert_eq!((count, letters.len()), (21, 21), "{letters:?}");
        assert!(!letters.iter().any(|letter| ["j", "k"].contains(&letter.as_str())), "these are arrows");
    }
}

/// An arrow at the right shows that a list has more lines above or below.
#[test]
fn lists_mark_where_they_go_on() {
    let lists = [
        ("menu", "3x4", "", 12),
        ("rows", "3x4", "p112\n113\n114\n221\n", 8),
        ("codes", "3x4", "a^p", 16),
        ("finished games", "3x4", "r", 8),
        ("sentences", "3x4", "r~", 14),
        ("strategies", "3x4", "c", 10),
        ("answers", "4x6", "e\n", 10),
        ("levels", "3x4", "s", 8),
        ("boards", "3x4", "b", 16),
        ("settings", "3x4", "m", 7),
        ("help", "3x4", "p?", 12),
    ];
    let games: Vec<String> =
        (1..9).map(|at| format!("2026-11-2{at}T11:20:00Z play won seed={at} 3x4 112:0.0 334:3.0")).collect();
    for (name, rules, keys, height) in lists {
        let mut person = Person::after(rules, 60, height, PLAIN, &games);
        let (keys, pastes) = keys.strip_suffix('~').map_or((keys, false), |keys| (keys, true));
        person.keys(keys);
        if pastes {
            person.give(Input::Paste(GAME.into()));
        }
        let screen = person.screen();
        let marks = screen.lines().any(|line| line.ends_with(['↑', '↓'])) || screen.contains("↑ ↓ for more");
        assert!(marks, "{name}:\n{screen}");
    }
}
