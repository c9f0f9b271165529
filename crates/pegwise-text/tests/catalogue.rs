//! Tests that the catalogue is complete: every language has every message, with the same variables, and all are used.

use fluent_bundle::FluentValue;
use pegwise_core::{AnswerForm, FeedbackKind};
use pegwise_game::PlayerSpec;
use pegwise_notation::PRESETS;
use pegwise_strategy::{Heuristic, SAMPLED_ENTROPY};
use pegwise_text::catalogue::{Language, find, speaking};
use regex::Regex;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use walkdir::WalkDir;

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = WalkDir::new(folder).sort_by_file_name().into_iter().map(|entry| entry.unwrap().into_path());
    entries.filter(|path| path.extension().is_some_and(|extension| extension == ending)).collect()
}

fn here() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn catalogue(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut catalogue: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let files = files(&here().join("locales").join(language.tag()), "ftl");
    // The help of the command line is looked up by the names of options, and other tests find missing messages.
    for file in files.iter().filter(|file| !file.ends_with("command-line/help.ftl")) {
        let text = std::fs::read_to_string(file).unwrap();
        if let Err((_, errors)) = fluent_bundle::FluentResource::try_new(text.clone()) {
            panic!("{}: {errors:?}", file.display());
        }
        let mut key = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((name, _)) =
                line.split_once(" =").filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase()))
            {
                name.clone_into(&mut key);
                assert!(catalogue.insert(key.clone(), BTreeSet::new()).is_none(), "{key} is there twice");
            }
            for part in line.split('$').skip(1) {
                let name = part.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap_or_default();
                catalogue.get_mut(&key).expect("variables belong to a message").insert(name.to_owned());
            }
        }
    }
    catalogue
}

fn used() -> BTreeMap<String, BTreeSet<String>> {
    let mut used = BTreeMap::new();
    let sources = std::fs::read_dir(here().parent().unwrap()).unwrap().map(|entry| entry.unwrap().path().join("src"));
    for file in sources.flat_map(|folder| files(&folder, "rs")) {
        let source = std::fs::read_to_string(&file).unwrap();
        for (at, opening) in source.match_indices("t!(") {
            // The names of other macros also end in `t`, and long calls continue on the next line.
            let call = source[at + opening.len()..].trim_start().strip_prefix('"');
            let is_own = !source[..at].ends_with(|c: char| c.is_alphanumeric()) && !source[..at].ends_with('`');
            let Some(call) = call.filter(|_| is_own) else { continue };
            let (key, rest) = call.split_once('"').unwrap();
            used.entry(key.to_owned()).or_insert_with(|| variables(rest));
        }
        // The headings of tables are looked up by the keys of their columns.
        let columns = source.split("column(\"").skip(1).filter_map(|rest| rest.split_once('"'));
        used.extend(columns.map(|(key, _)| (format!("cli-column-{key}"), BTreeSet::new())));
    }
    used.extend(of_strategies().map(|key| (key, BTreeSet::new())));
    let measures = Heuristic::ALL.map(|heuristic| format!("heuristic-{heuristic}-measure"));
    used.extend(measures.map(|key| (key, BTreeSet::from(["value".to_owned()]))));
    used
}

fn of_strategies() -> impl Iterator<Item = String> {
    let of_strategies = PlayerSpec::named().flat_map(|named| {
        let is_file = named.name.contains(':');
        let in_menus = if is_file { &[][..] } else { &["", "-about"] };
        let by_strength = named.level.filter(|_| named.name != SAMPLED_ENTROPY).map(|_| "-strength");
        let what = in_menus.iter().copied().chain(["-short"]).chain(by_strength);
        what.map(|what| format!("strategy-{}{what}", named.name.trim_end_matches(":FILE")))
    });
    let of_heuristics = Heuristic::ALL
        .into_iter()
        .flat_map(|heuristic| ["best", "bars"].map(|what| format!("heuristic-{heuristic}-{what}")));
    let of_measures = Heuristic::MEASURES.into_iter().flat_map(|measure| {
        [format!("heuristic-{measure}-column"), format!("learn-{measure}"), format!("learn-{measure}-about")]
    });
    of_strategies.chain(of_heuristics).chain(of_measures)
}

/// The labels of the web app's settings and their options, which are looked up by name. Its tests find missing ones.
fn of_settings() -> impl Iterator<Item = String> {
    let source = std::fs::read_to_string(here().join("../pegwise-web/src/store/settings.rs")).unwrap();
    let names: Vec<String> = source.split('"').skip(1).step_by(2).map(str::to_owned).collect();
    let options = names.iter().flat_map(|name| names.iter().map(move |option| format!("you-{name}-{option}")));
    options.chain(names.iter().map(|name| format!("you-{name}"))).collect::<Vec<_>>().into_iter()
}

/// Messages that are looked up by the key of a kind of answer: the text before and after that key, the variables, and
/// whether a kind needs the message.
type OfKinds = (&'static str, &'static str, &'static [&'static str], fn(FeedbackKind) -> bool);
const OF_KINDS: [OfKinds; 15] = [
    ("answer", "", &["black", "white"], |kind| matches!(kind.form(), AnswerForm::Counts(_))),
    ("answers", "", &[], |_| true),
    ("answers-named", "", &[], |_| true),
    ("answers", "-in-words", &["black", "white", "nothing"], |_| false),
    ("answers", "-of-letters", &[], |_| false),
    ("answers-asked", "", &[], |_| false),
    ("answers-counted", "", &[], |_| false),
    ("board-told", "", &[], |_| false),
    ("board-told", "-in-words", &[], |_| false),
    ("board-told", "-of-letters", &[], |_| false),
    ("cli-break", "", &[], |_| false),
    ("cli-score-told", "", &[], |_| false),
    ("tui-game-answer-missing", "", &[], |_| false),
    ("tui-play-about", "", &[], |_| false),
    ("tui-break-about", "", &[], |_| false),
];

type Messages = BTreeMap<String, BTreeSet<String>>;

/// Returns the existing messages of [`OF_KINDS`] that are not in `said`. Panics if a required one is missing.
fn used_of_kinds(there: &Messages, said: &Messages) -> BTreeSet<String> {
    let mut used = BTreeSet::new();
    for (before, behind, variables, must_be_there) in OF_KINDS {
        for kind in FeedbackKind::ALL {
            let key = format!("{before}-{}{behind}", kind.key());
            let Some(own) = there.get(&key) else {
                assert!(!must_be_there(*kind), "no message {key}");
                continue;
            };
            if said.contains_key(&key) {
                continue;
            }
            assert!(own.iter().all(|name| variables.contains(&name.as_str())), "variables of {key}");
            used.insert(key);
        }
    }
    used
}

/// Returns the names before each `=` in the rest of a call, up to its closing parenthesis.
fn variables(rest: &str) -> BTreeSet<String> {
    let (mut depth, mut names, mut name) = (0, BTreeSet::new(), String::new());
    for character in rest.chars() {
        match character {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth == 0 => break,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => name.clear(),
            '=' if depth == 0 && !name.is_empty() => {
                names.insert(std::mem::take(&mut name));
            }
            c if depth == 0 && (c.is_ascii_alphanumeric() || c == '_') => name.push(c),
            _ => {}
        }
    }
    names
}

#[test]
fn every_language_has_every_message() {
    let english = catalogue(Language::English);
    for language in Language::ALL {
        let other = catalogue(language);
        let names = |of: &BTreeMap<String, BTreeSet<String>>| of.keys().cloned().collect::<Vec<_>>();
        assert_eq!(names(&other), names(&english), "{}", language.name());
        for (key, variables) in &other {
            assert_eq!(variables, &english[key], "{}: variables of {key}", language.name());
        }
    }
}

#[test]
fn every_message_is_used_and_every_used_one_is_there() {
    let (there, used) = (catalogue(Language::English), used());
    for (key, variables) in &used {
        let own = there.get(key).unwrap_or_else(|| panic!("no message {key}"));
        assert_eq!(own, variables, "variables of {key}");
    }
    let mut of_kinds = used_of_kinds(&there, &used);
    // The web app offers those named games that have such a message.
    of_kinds.extend(PRESETS.iter().map(|preset| format!("board-{}", preset.name)));
    of_kinds.extend(of_settings());
    let idle: Vec<_> = there.keys().filter(|key| !used.contains_key(*key) && !of_kinds.contains(*key)).collect();
    assert!(idle.is_empty(), "nobody says {idle:?}");
}

#[test]
fn messages_that_come_later_are_said_by_their_pages_only() {
    let web = here().join("../pegwise-web/src");
    let (mut later, mut others) = (0, files(&web, "rs"));
    others.retain(|file| !LATER.iter().any(|page| file.starts_with(web.join("pages").join(page))));
    let others: Vec<_> = others.iter().map(|file| std::fs::read_to_string(file).unwrap()).collect();
    assert!(others.len() > 50, "there are other sources");
    for page in LATER {
        let file = here().join("locales/en/web").join(page).with_extension("ftl");
        let text = std::fs::read_to_string(file).unwrap();
        for key in text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key) {
            let key = format!("\"{key}\"");
            assert!(!others.iter().any(|source| source.contains(&key)), "{key} is said outside of {page}");
            later += 1;
        }
    }
    assert!(later > 100, "{later}");
}

/// Checks every message with extreme numbers and names. A number that determines a plural in either language may be 0,
/// 1, 2 or 1,000, and others are never 1.
#[test]
fn messages_read_right_at_the_edges() {
    const NAME: &str = "Maximiliane-Alexandra Gräfin zu Nordfels";
    assert_eq!(NAME.chars().count(), 40);
    let counted = counted();
    assert!(counted.len() > 200, "{}", counted.len());
    let (mut wrong, mut said) = (BTreeSet::new(), 0);
    for language in Language::ALL {
        let [one, many] = NOUNS[language as usize];
        let faults = [
            format!(r"(^|[ (])1 ({many})\b"),
            format!(r"(^|[ (])(0|2|1[.,]000) ({one})\b"),
            r"[{}]|\b[a-z]+\$".to_owned(),
        ];
        let faults = faults.map(|fault| Regex::new(&fault).unwrap());
        for (key, variables) in catalogue(language).into_iter().filter(|(key, _)| !AS_IT_IS.contains(&key.as_str())) {
            let at_edges = [0, 1, 2, 1000].map(|number| (Some(number), FluentValue::from(number)));
            for (number, value) in at_edges.into_iter().chain([(None, FluentValue::from(NAME))]) {
                let value_of = |name: &str| match number {
                    Some(_) if !counted.contains(&(key.clone(), name.to_owned())) => FluentValue::from(7),
                    _ => value.clone(),
                };
                let given: Vec<_> = variables.iter().map(|name| (name.as_str(), value_of(name))).collect();
                // The messages of front ends are included only if the whole workspace is built.
                let Some(text) = speaking(language, || find(&key, &given)) else { continue };
                let words = text.replace(NAME, "N");
                let is_wide = words.split_whitespace().any(|word| word.chars().count() > 40);
                if is_wide || faults.iter().any(|fault| fault.is_match(&text)) {
                    wrong.insert(format!("{key}: {text}"));
                }
                said += 1;
            }
        }
    }
    assert!(said > 1_000, "{said}");
    assert!(wrong.is_empty(), "{} messages\n{}", wrong.len(), wrong.into_iter().collect::<Vec<_>>().join("\n"));
}

/// The exceptions: the first message shares the variables of another, and the second shows a strategy that does not fit
/// into 40 columns.
const AS_IT_IS: [&str; 2] = ["answer-each-peg", "cli-strategies-options"];

/// Nouns that follow a number, in the singular and the plural, in the order of [`Language::ALL`].
const NOUNS: [[&str; 2]; 2] = [
    [
        "code|guess|game|row|peg|colour|puzzle|question|player|answer|false answer",
        "codes|guesses|games|rows|pegs|colours|puzzles|questions|players|answers|false answers",
    ],
    ["Code|Zug|Spiel|Zeile|Farbe|Frage", "Codes|Züge|Zügen|Spiele|Spielen|Zeilen|Farben|Fragen|Antworten"],
];

/// Returns the variables that determine plurals, with the keys of their messages.
fn counted() -> BTreeSet<(String, String)> {
    let plural = Regex::new(r"\{ \$(\w+) ->\s*(?:\[0\][^\[]*)?\[one\]").unwrap();
    let message = Regex::new(r"(?m)^([a-z][a-z0-9-]*) =(.*(?:\n(?: .*|\}.*|$))*)").unwrap();
    let mut counted = BTreeSet::new();
    for language in Language::ALL {
        for file in files(&here().join("locales").join(language.tag()), "ftl") {
            let text = std::fs::read_to_string(file).unwrap();
            for found in message.captures_iter(&text) {
                let variables = plural.captures_iter(&found[2]).map(|one| (found[1].to_owned(), one[1].to_owned()));
                counted.extend(variables);
            }
        }
    }
    counted
}

/// The pages of `catalogue::FURTHER_PAGES`, by the names of their folders and message files.
const LATER: [&str; 5] = ["review", "learn", "strategies", "you", "class"];
