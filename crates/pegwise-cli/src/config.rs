use crate::files::{read, said};
use crate::private_files::{make_folder, replace_file};
use crate::problem;
use clap::ValueEnum;
use etcetera::{BaseStrategy, HomeDirError};
use pegwise::notation::{Alphabet, read_rules};
use pegwise::{PlayerSpec, Rules};
use pegwise_text::catalogue::Language;
use pegwise_text::{refusal, t};
use pegwise_tui::Theme;
use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::io::{self, ErrorKind};
use std::ops::Range;
use std::path::{Path, PathBuf};
use toml_edit::{Document, DocumentMut, Value};

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Config {
    values: BTreeMap<Key, String>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, ValueEnum)]
pub(crate) enum Key {
    /// The language of all texts
    Language,
    /// The colours of the app
    Theme,
    /// The characters for pegs
    Glyphs,
    /// The board
    Rules,
    /// One symbol for each colour
    Alphabet,
    /// Names of the colours
    Names,
    /// Your opponent
    Opponent,
    /// The strategy that gives hints and breaks codes
    Strategy,
    /// Whether to ask before the first hint of a game
    Hints,
    /// Whether the app warns about guesses that repeat or cannot be the code
    Warnings,
    /// Whether anything moves on the screen
    Motion,
    /// Whether the app begins with its lesson
    Lesson,
}

/// The colours of the app.
#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ThemeName {
    /// Light or dark, as the terminal reports
    Auto,
    /// For a dark background
    Dark,
    /// For a light background
    Light,
    /// Colours that colour-blind people can tell apart
    #[value(alias = "color-blind")]
    ColourBlind,
    /// The sixteen colours of the terminal
    #[value(name = "16")]
    Sixteen,
    /// No colour
    None,
}

impl ThemeName {
    pub(crate) fn theme(self) -> Option<Theme> {
        Some(match self {
            ThemeName::Auto => return None,
            ThemeName::Dark => Theme::Dark,
            ThemeName::Light => Theme::Light,
            ThemeName::ColourBlind => Theme::ColorBlind,
            ThemeName::Sixteen => Theme::Sixteen,
            ThemeName::None => Theme::Plain,
        })
    }
}

impl Key {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Key::Language => "language",
            Key::Theme => "theme",
            Key::Glyphs => "glyphs",
            Key::Rules => "rules",
            Key::Alphabet => "alphabet",
            Key::Names => "names",
            Key::Opponent => "opponent",
            Key::Strategy => "strategy",
            Key::Hints => "hints",
            Key::Warnings => "warnings",
            Key::Motion => "motion",
            Key::Lesson => "lesson",
        }
    }

    pub(crate) fn about(self) -> String {
        match self {
            Key::Language => t!("config-language"),
            Key::Theme => t!("config-theme"),
            Key::Glyphs => t!("config-glyphs"),
            Key::Rules => t!("config-rules"),
            Key::Alphabet => t!("config-alphabet"),
            Key::Names => t!("config-names"),
            Key::Opponent => t!("config-opponent"),
            Key::Strategy => t!("config-strategy"),
            Key::Hints => t!("config-hints"),
            Key::Warnings => t!("config-warnings"),
            Key::Motion => t!("config-motion"),
            Key::Lesson => t!("config-lesson"),
        }
    }

    fn choices(self) -> Vec<String> {
        let owned = |names: &[&str]| names.iter().map(ToString::to_string).collect();
        match self {
            Key::Language => owned(&Language::ALL.map(Language::tag)),
            Key::Theme => ThemeName::value_variants()
                .iter()
                .filter_map(|theme| Some(theme.to_possible_value()?.get_name().to_owned()))
                .collect(),
            Key::Glyphs => owned(&["unicode", "ascii"]),
            Key::Opponent => owned(&["honest", "evil"]),
            Key::Hints => owned(&["ask", "allow"]),
            Key::Warnings | Key::Motion | Key::Lesson => owned(&["on", "off"]),
            Key::Rules | Key::Alphabet | Key::Names | Key::Strategy => Vec::new(),
        }
    }

    fn check(self, value: &str) -> Result<(), String> {
        match self {
            Key::Rules => read_rules(value).map(drop).map_err(|error| problem::unreadable(&error)),
            Key::Alphabet => Alphabet::new(value).map(drop).map_err(|error| refusal::alphabet(&error)),
            Key::Names => {
                let names = value.split(',').map(str::to_owned);
                Alphabet::canonical().with_names(names).map(drop).map_err(|error| refusal::alphabet(&error))
            }
            Key::Strategy => {
                let read = PlayerSpec::read(value, &Rules::classic());
                read.map(drop).map_err(|error| problem::player(&error))
            }
            _ => {
                let choices = self.choices();
                let is_one = choices.iter().any(|choice| choice == value);
                is_one
                    .then_some(())
                    .ok_or_else(|| t!("config-choices", value = value, key = self.name(), choices = choices.join(", ")))
            }
        }
    }

    fn named(name: &str) -> Option<Self> {
        Key::value_variants().iter().copied().find(|key| key.name() == name)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Flaw {
    line: usize,
    problem: String,
}

#[derive(Debug)]
pub(crate) enum NotSet {
    Value(String),
    File { path: PathBuf, error: io::Error },
}

impl fmt::Display for NotSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotSet::Value(problem) => f.write_str(problem),
            NotSet::File { path, error } => {
                f.write_str(&t!("config-unwritten", file = path.display().to_string(), reason = said(error)))
            }
        }
    }
}

impl Config {
    pub(crate) fn get(&self, key: Key) -> Option<&str> {
        self.values.get(&key).map(String::as_str)
    }

    pub(crate) fn language(&self) -> Option<Language> {
        self.get(Key::Language).and_then(Language::of)
    }

    fn parse(bytes: &[u8]) -> (Self, Vec<Flaw>) {
        let text = match str::from_utf8(bytes) {
            Ok(text) => text,
            Err(error) => {
                let line = String::from_utf8_lossy(&bytes[..error.valid_up_to()]).matches('\n').count() + 1;
                return (Config::default(), vec![Flaw { line, problem: t!("cli-line-no-text") }]);
            }
        };
        let line = |span: Option<Range<usize>>| text[..span.map_or(0, |span| span.start)].matches('\n').count() + 1;
        let document = match Document::parse(text) {
            Ok(document) => document,
            Err(error) => {
                let problem = t!("cli-rules-no-toml", said = error.message());
                let flaw = Flaw { line: line(error.span()), problem };
                return (Config::default(), vec![flaw]);
            }
        };
        let (mut config, mut flaws) = (Config::default(), Vec::new());
        for (name, item) in document.iter() {
            let span = document.as_table().key(name).and_then(toml_edit::Key::span);
            let read =
                Key::named(name).ok_or_else(|| t!("config-no-key", key = name, keys = names())).and_then(|key| {
                    let value = item.as_value().and_then(text_of).ok_or_else(|| t!("config-no-value", key = name))?;
                    key.check(&value).map(|()| config.values.insert(key, value))
                });
            if let Err(problem) = read {
                flaws.push(Flaw { line: line(span), problem });
            }
        }
        (config, flaws)
    }
}

fn names() -> String {
    Key::value_variants().iter().map(|key| key.name()).collect::<Vec<_>>().join(", ")
}

fn text_of(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.value().clone()),
        Value::Boolean(on) => Some(if *on.value() { "on" } else { "off" }.to_owned()),
        // The name of the 16-colour theme is a number.
        Value::Integer(number) => Some(number.value().to_string()),
        _ => None,
    }
}

/// The settings file. Hand-written comments and layout survive changes.
#[derive(Clone, Debug)]
pub(crate) struct ConfigFile {
    path: PathBuf,
}

impl ConfigFile {
    pub(crate) fn at(path: PathBuf) -> Self {
        ConfigFile { path }
    }

    pub(crate) fn of_this_person() -> Result<Self, HomeDirError> {
        let folder = etcetera::choose_base_strategy()?.config_dir();
        Ok(ConfigFile::at(folder.join("pegwise").join("config.toml")))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    pub(crate) fn read(&self) -> (Config, Vec<String>) {
        let (config, flaws) = match self.bytes() {
            Ok(bytes) => Config::parse(&bytes),
            Err(error) => {
                return (Config::default(), vec![t!("config-unread", file = self.shown(), reason = said(&error))]);
            }
        };
        let said = flaws
            .into_iter()
            .map(|flaw| t!("config-flaw", file = self.shown(), line = flaw.line, problem = flaw.problem));
        (config, said.collect())
    }

    /// Changes a setting. A file that cannot be parsed is first moved to the returned path. On error, nothing changes.
    pub(crate) fn set(&self, key: Key, value: &str) -> Result<Option<PathBuf>, NotSet> {
        key.check(value).map_err(NotSet::Value)?;
        self.change(|document| {
            let value = match (key, value) {
                (Key::Warnings | Key::Motion | Key::Lesson, _) => Value::from(value == "on"),
                _ => Value::from(value),
            };
            document[key.name()] = toml_edit::value(value);
        })
    }

    pub(crate) fn reset(&self, key: Option<Key>) -> Result<Option<PathBuf>, NotSet> {
        self.change(|document| match key {
            Some(key) => drop(document.remove(key.name())),
            None => document.clear(),
        })
    }

    fn change(&self, change: impl FnOnce(&mut DocumentMut)) -> Result<Option<PathBuf>, NotSet> {
        let changed = || {
            let bytes = self.bytes()?;
            let (mut document, aside) = match str::from_utf8(&bytes).ok().and_then(|text| text.parse().ok()) {
                Some(document) => (document, None),
                None => (DocumentMut::new(), Some(self.put_aside()?)),
            };
            change(&mut document);
            self.write(&document.to_string())?;
            Ok(aside)
        };
        changed().map_err(|error| NotSet::File { path: self.path.clone(), error })
    }

    fn bytes(&self) -> io::Result<Vec<u8>> {
        match read(&self.path) {
            Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => Ok(Vec::new()),
            bytes => bytes,
        }
    }

    fn put_aside(&self) -> io::Result<PathBuf> {
        let aside = self.path.with_extension("broken.toml");
        fs::rename(&self.path, &aside)?;
        Ok(aside)
    }

    fn write(&self, text: &str) -> io::Result<()> {
        self.path.parent().map_or(Ok(()), make_folder)?;
        replace_file(&self.path, text.as_bytes())
    }

    fn shown(&self) -> String {
        self.path.display().to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let path = std::env::temp_dir().join(format!("pegwise-config-{name}-{}", std::process::id()));
            let _ = fs::remove_dir_all(&path);
            fs::create_dir_all(&path).unwrap();
            Folder(path)
        }

        fn file(&self, text: &str) -> ConfigFile {
            let file = ConfigFile::at(self.0.join("pegwise").join("config.toml"));
            file.write(text).unwrap();
            file
        }
    }

    impl ConfigFile {
        fn text(&self) -> String {
            String::from_utf8(self.bytes().unwrap()).unwrap()
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn what_is_set_is_read_and_remarks_stay() {
        let folder = Folder::new("set");
        let file = folder.file("# my settings\nrules = \"5x8\" # the large one\n");
        for (key, value) in [
            (Key::Language, "de"),
            (Key::Theme, "16"),
            (Key::Names, "red,green,blue"),
            (Key::Strategy, "entropy,tie=first"),
            (Key::Motion, "off"),
        ] {
            assert_eq!(file.set(key, value).unwrap(), None);
            assert_eq!(file.read().0.get(key), Some(value));
        }
        let text = file.text();
        assert!(text.starts_with("# my settings\nrules = \"5x8\" # the large one\n"), "{text}");
        assert!(text.contains("\nmotion = false\n"), "{text}");
        assert_eq!(file.read().1, Vec::<String>::new());
        file.reset(Some(Key::Theme)).unwrap();
        assert_eq!((file.read().0.get(Key::Theme), file.read().0.get(Key::Rules)), (None, Some("5x8")));
        file.reset(None).unwrap();
        assert_eq!(file.read().0, Config::default());
    }

    #[test]
    fn the_example_of_the_page_is_right() {
        let page = include_str!("../../../docs/settings.md");
        let (_, example) = page.split_once("```toml\n").unwrap();
        let (config, flaws) = Config::parse(example.split("```").next().unwrap().as_bytes());
        assert_eq!((config.get(Key::Rules), config.get(Key::Language), flaws.len()), (Some("5x8"), Some("de"), 0));
    }

    #[test]
    fn every_flaw_is_named_with_its_line_and_the_rest_counts() {
        let folder = Folder::new("flaws");
        let file = folder.file("theme = \"pink\"\n\nspeed = 3\nrules = \"4x\"\nlanguage = \"de\"\nmotion = [1]\n");
        let (config, flaws) = file.read();
        assert_eq!(config.language(), Some(Language::German));
        let path = file.path().display();
        let expected = [
            format!(
                "{path}, line 1: “pink” is not a valid value for theme; write auto, dark, light, colour-blind, 16, none"
            ),
            format!(
                "{path}, line 3: there is no setting “speed”; the settings are language, theme, glyphs, rules, alphabet, names, opponent, strategy, hints, warnings, motion, lesson"
            ),
        ];
        assert_eq!(flaws[..2], expected);
        assert!(
            flaws[2].starts_with(&format!("{path}, line 4: ")) && flaws[3].starts_with(&format!("{path}, line 6: "))
        );
        assert_eq!(flaws.len(), 4);
    }

    #[test]
    fn a_broken_file_is_put_aside_before_anything_is_written() {
        let folder = Folder::new("broken");
        let file = folder.file("theme = \"light\nrules = 5x8\n");
        let (config, flaws) = file.read();
        assert_eq!((config, flaws.len()), (Config::default(), 1));
        assert!(flaws[0].contains(", line 1: "), "{flaws:?}");
        let aside = file.set(Key::Theme, "dark").unwrap().expect("the file was broken");
        assert_eq!(fs::read_to_string(aside).unwrap(), "theme = \"light\nrules = 5x8\n");
        assert_eq!(file.text(), "theme = \"dark\"\n");
    }

    #[test]
    fn a_file_that_is_not_text_is_put_aside_too() {
        const LATIN_1: &[u8] = b"theme = \"light\"\nnames = \"rot,gr\xfcn\"\n";
        let folder = Folder::new("latin");
        let file = folder.file("");
        fs::write(file.path(), LATIN_1).unwrap();
        let (config, flaws) = file.read();
        let expected = format!("{}, line 2: the line is not valid text", file.path().display());
        assert_eq!((config, flaws), (Config::default(), vec![expected]));
        let aside = file.set(Key::Theme, "dark").unwrap().expect("the file was broken");
        assert_eq!(fs::read(aside).unwrap(), LATIN_1);
        assert_eq!(file.text(), "theme = \"dark\"\n");
    }

    #[test]
    fn wrong_values_change_nothing() {
        let folder = Folder::new("wrong");
        let file = folder.file("rules = \"5x8\"\n");
        for (key, value) in [
            (Key::Language, "klingon"),
            (Key::Rules, "4x"),
            (Key::Alphabet, "11"),
            (Key::Names, "red,red"),
            (Key::Opponent, "slippery"),
            (Key::Strategy, "knut"),
            (Key::Motion, "maybe"),
        ] {
            assert!(matches!(file.set(key, value), Err(NotSet::Value(_))), "{key:?} {value}");
        }
        assert_eq!(file.text(), "rules = \"5x8\"\n");
    }
}
