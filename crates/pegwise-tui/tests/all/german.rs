//! Every screen in German: German words, no message keys, and no text cut off that is complete in English.

use crate::person::{PLAIN, Person};
use pegwise_text::catalogue::{Language, speaking};
use pegwise_tui::input::KeyCode;
use pegwise_tui::{Input, Look};
use std::collections::BTreeSet;
use std::path::Path;

pub(crate) type Shown = (&'static str, &'static str, &'static str, &'static str, &'static str);

pub(crate) const SCREENS: &[Shown] = &[
    ("4x6", "", "", "", "Codeknacker"),
    ("4x6", "gg?", "", "", "Wähle eine Zeile"),
    ("4x6", "11122\n", "", "\u{1b}", "(weiter)"),
    ("4x6", "\u{1b}", "", "", "noch einmal Esc"),
    ("4x6", "", "nothing", "", "Das ist kein Spiel"),
    ("4x6", "efwb", "", "", "Bewegung: an"),
    ("4x6", "e?", "", "", "Jede Änderung"),
    ("4x6", "px\n", "", "", "Tippe eine ganze Zahl"),
    ("4x6", "p?", "", "", "steht für einen Code"),
    ("4x6", "w", "", "", "versteckt einen Code"),
    ("4x6", "w\n\n", "", "", "einen weißen Stift"),
    ("4x6", "w\n\n\n\n\n\n", "", "", "Jetzt du"),
    ("4x6", "w\n\n\n\n\n\n00\n", "", "", "Nicht ganz"),
    ("4x6", "b", "", "", "Brett wählen"),
    ("4x6", "b9x\n", "", "", "Zeichen"),
    ("4x6", "b?", "", "", "Nimm ein Brett"),
    ("4x6", "1", "", "", "raten"),
    ("4x6", "11122\n34^t", "", "", "Zählt als Tipp"),
    ("4x6", "1?", "", "", "Finde den Code"),
    ("4x6", "112\n", "", "", "Platz 3 ist noch leer"),
    ("4x6", "11122\n^n", "", "", "noch einmal ^N"),
    ("4x6", "11122\n^g^g^u", "", "", "vorbei"),
    ("4x6", "1", "nothing", "", "Das ist kein Code"),
    ("4x6", "g1", "", "", "fieser Gegner"),
    ("4x6", "210\n01\n1", "", "", "knackt deinen Code"),
    ("4x6", "2\n", "", "", "Tippe die Antwort"),
    ("4x6", "231\n", "", "", "Diese Antwort ist unmöglich"),
    ("4x6", "2?", "", "", "Denk dir einen Code aus"),
    ("4x6", "3", "4x6 1122:0.2 3412:1.2 2341:0.3 4551:1.2 2514:1.0", "", "Widerspruch"),
    ("4x6", "3", "4x6 1122:0.2 3412:1.2 2341:0.3 4551:1.2 2514:1.0", "?", "Trag die Zeilen"),
    ("5x8", "3", "5x8 11223:1.1 34567:2.1", "^p", "Mögliche Codes"),
    ("4x6", "3", "4x6 1122:9", "", "ist keine Antwort"),
    ("4x6", "4", "", "", "noch kein Spiel"),
    ("4x6", "4?", "", "", "Wähle ein früheres Spiel"),
    ("4x6", "4", GAME, "", "1123 war besser: Der Zug spart"),
    ("4x6", "4", GAME, "#", "Können Glück"),
    ("4x6", "4", GAME, "?", "Was jeder Zug"),
    ("4x6", "4", GAME, "c", "strenger Rückblick"),
    ("10x10", "4", "10x10 1122334455:0.0 6677889966:2.5", "", "Rückblick, 10x10"),
    ("4x6", "5", GAME, "", "Üben, 1 von"),
    ("4x6", "5", GAME, "2222\n?", "Das Spiel hält"),
    ("4x6", "6", "", "", "Rätsel: Finde den Code, leicht"),
    ("4x6", "6\t\t^l", "", "", "Die unmögliche Antwort"),
    ("4x6", "6?", "", "", "Stellungen mit einer Frage"),
    ("1x2", "6", "", "", "kein Rätsel gefunden"),
    ("6x9", "6", "", "", "dauern Rätsel lange"),
    ("4x6", "7", "", "", "Enter spielt eine durch"),
    ("4x6", "7*\nj", "", "", "daneben"),
    ("4x6", "7?", "", "", "Jede Strategie spielt"),
    ("9x12", "7\n", "", "", "zu viele Codes"),
    ("4x6", "8", "", "", "Baum einer Strategie"),
    ("4x6", "8\n", "1122:1.1 1134:1.1", "", "Noch 32: Mittel"),
    ("4x6", "8\n", "1122:1.1 1134:1.1", "?", "Eine ausgeschriebene Strategie"),
    ("4x6", "8\n", "1234:1.1", "", "hier wird 1122 geraten"),
    ("4x6", "8\n/", "", "", "Spiel oder Code:"),
    ("8x2", "8\n\n\n", "", "", "dann"),
    ("4x6", "9", "", "", "Du hast noch kein Spiel"),
    ("4x6", "9?", "", "", "Die Spiele, die du beendet hast"),
];

const GAME: &str = "4x6 1122:1.0 1122:1.0 1344:0.1 3526:1.2 1462:1.1 3632:4.0";

/// Two usual sizes, and one that is large enough for every text.
const SIZES: [(u16, u16); 3] = [(80, 24), (40, 20), (240, 90)];

pub(crate) fn screens(language: Language, look: Look, (rules, before, pasted, after, _): &Shown) -> [String; 3] {
    speaking(language, || {
        let mut person = Person::with(rules, 80, 24, look);
        press(&mut person, before);
        if !pasted.is_empty() {
            person.give(Input::Paste((*pasted).into()));
        }
        press(&mut person, after);
        SIZES.map(|(width, height)| {
            person.resize(width, height);
            person.screen()
        })
    })
}

fn press(person: &mut Person, keys: &str) {
    let mut keys = keys.chars();
    while let Some(key) = keys.next() {
        match key {
            '\u{1b}' => person.press(KeyCode::Esc),
            '\t' => person.press(KeyCode::Tab),
            '^' => person.keys(&format!("^{}", keys.next().unwrap())),
            key => person.keys(&key.to_string()),
        };
    }
}

/// The keys of all messages with more than one word.
fn keys() -> BTreeSet<String> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../pegwise-text/locales/de");
    let folders = [locales.clone(), locales.join("terminal")];
    let files = folders.iter().flat_map(|folder| std::fs::read_dir(folder).unwrap()).map(|file| file.unwrap().path());
    let texts = files.filter(|file| file.is_file()).map(|file| std::fs::read_to_string(file).unwrap());
    let keys = texts
        .flat_map(|text| text.lines().filter_map(|line| Some(line.split_once(" =")?.0.to_owned())).collect::<Vec<_>>());
    keys.filter(|key| key.starts_with(|c: char| c.is_ascii_lowercase()) && key.contains('-')).collect()
}

#[test]
fn every_screen_speaks_german() {
    let keys = keys();
    for shown in SCREENS {
        for screen in screens(Language::German, PLAIN, shown) {
            // A sentence may continue on the next line, beyond a frame.
            let words = screen.split(|c: char| c.is_whitespace() || c == '│').filter(|word| !word.is_empty());
            let text = words.collect::<Vec<_>>().join(" ");
            assert!(text.contains(shown.4), "no `{}`:\n{screen}", shown.4);
            for key in &keys {
                assert!(!screen.contains(key.as_str()), "{key} is drawn:\n{screen}");
            }
        }
    }
}

fn words(screen: &str) -> BTreeSet<&str> {
    let is_end = |c: char| c.is_whitespace() || "│╭╮╰╯─".contains(c);
    let words = screen.split(is_end).map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()));
    // If not all keys fit, the help button points to more.
    let words = words.filter(|word| !["more", "mehr"].contains(word));
    words.filter(|word| word.chars().filter(|c| c.is_alphabetic()).count() > 2).collect()
}

/// The cut-off words on each of the smaller screens, which are the words that the large screen lacks.
fn cut(screens: &[String; 3]) -> [BTreeSet<&str>; 2] {
    let [usual, small, large] = screens;
    [usual, small].map(|screen| words(screen).difference(&words(large)).copied().collect())
}

/// Help is skipped, because it covers parts of words.
#[test]
fn nothing_is_cut_that_is_not_cut_in_english() {
    for shown in SCREENS.iter().filter(|shown| !shown.1.contains('?') && !shown.3.contains('?')) {
        let [german, english] = [Language::German, Language::English].map(|language| screens(language, PLAIN, shown));
        for (at, (cut, in_english)) in cut(&german).into_iter().zip(cut(&english)).enumerate() {
            assert!(cut.len() <= in_english.len(), "{cut:?} are cut, in English {in_english:?}:\n{}", german[at]);
        }
    }
}

#[test]
fn umlauts_are_written_out_in_ascii() {
    for shown in SCREENS {
        for screen in screens(Language::German, Look { ascii: true, ..PLAIN }, shown) {
            assert!(screen.is_ascii(), "{screen}");
        }
    }
}
