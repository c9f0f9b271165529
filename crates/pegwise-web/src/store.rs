//! What the browser keeps for the person, and nobody else: settings, finished games, the game last played on each page.
//!
//! Each kind has a key of its own. Games are kept in the text of `docs/history-format.md`, so that the file that is
//! exported here is the one the command line reads, and the other way round.

use crate::words::Language;
use pegwise::notation::{Alphabet, GameRecord};
use pegwise::{FinishedGame, Timestamp};
use serde::{Deserialize, Serialize};

/// How the app looks and speaks.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Settings {
    /// The language, if it is not the browser's.
    pub(crate) language: Option<Language>,
    /// The colours of the page.
    pub(crate) theme: Theme,
    /// What is written on pegs.
    pub(crate) symbols: Symbols,
    /// Is the number of codes left shown in a game of one's own?
    pub(crate) counting: bool,
}

/// The colours of the page.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, Debug)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Theme {
    /// As the system has it.
    #[default]
    System,
    Light,
    Dark,
}

/// What is written on pegs, so that nobody has to tell colours apart.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, Debug)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Symbols {
    #[default]
    Digits,
    Letters,
    Shapes,
}

impl Theme {
    pub(crate) const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// As it is kept, and as the style sheet knows it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

impl Symbols {
    pub(crate) const ALL: [Symbols; 3] = [Symbols::Digits, Symbols::Letters, Symbols::Shapes];

    /// The symbols as an alphabet for reading and writing codes.
    pub(crate) fn alphabet(self) -> Alphabet {
        let own = |symbols| Alphabet::new(symbols).expect("a constant of ours");
        match self {
            Symbols::Digits => Alphabet::canonical(),
            Symbols::Letters => own("ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
            Symbols::Shapes => own("▲■◆●★♥♣♠✚☾✿☂"),
        }
    }
}

/// Settings as they are kept: version 2.
#[derive(Serialize, Deserialize)]
struct Settings2 {
    version: u32,
    language: Option<String>,
    #[serde(default)]
    theme: Theme,
    #[serde(default)]
    symbols: Symbols,
    #[serde(default)]
    counting: bool,
}

/// Version 1 knew no number of version, no letters and no shapes, and had one switch for darkness.
#[derive(Deserialize)]
struct Settings1 {
    lang: Option<String>,
    dark: Option<bool>,
}

impl Settings {
    /// Reads what was kept; what cannot be read is as if nothing had been.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let value: serde_json::Value = serde_json::from_str(text).ok()?;
        match value.get("version").and_then(serde_json::Value::as_u64) {
            Some(2) => {
                let own: Settings2 = serde_json::from_value(value).ok()?;
                let language = own.language.as_deref().and_then(Language::of);
                Some(Settings { language, theme: own.theme, symbols: own.symbols, counting: own.counting })
            }
            None => {
                let own: Settings1 = serde_json::from_value(value).ok()?;
                let theme = own.dark.map_or(Theme::System, |dark| if dark { Theme::Dark } else { Theme::Light });
                Some(Settings { language: own.lang.as_deref().and_then(Language::of), theme, ..Settings::default() })
            }
            Some(_) => None,
        }
    }

    /// As it is kept.
    pub(crate) fn write(&self) -> String {
        let kept = Settings2 {
            version: 2,
            language: self.language.map(|language| language.tag().to_owned()),
            theme: self.theme,
            symbols: self.symbols,
            counting: self.counting,
        };
        serde_json::to_string(&kept).expect("settings are plain data")
    }
}

/// The first line of a file of games; see `docs/history-format.md`.
const HEADER: &str = "pegwise-games 1";

/// Finished games as they are read, and how many lines could not be.
#[derive(Clone, Default, Debug)]
pub(crate) struct Games {
    /// In the order they were added; of the same game only the last.
    pub(crate) games: Vec<FinishedGame>,
    /// Lines that were no games.
    pub(crate) skipped: usize,
}

/// A file of games of a later version.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct OtherVersion;

impl Games {
    /// Reads a file.
    pub(crate) fn read(text: &str) -> Result<Self, OtherVersion> {
        let mut games = Games::default();
        for (at, line) in text.lines().map(str::trim).enumerate() {
            match line.strip_prefix("pegwise-games ") {
                Some("1") if at == 0 => continue,
                Some(_) if at == 0 => return Err(OtherVersion),
                _ if line.is_empty() || line.starts_with('#') => continue,
                _ => {}
            }
            match line.parse() {
                Ok(game) => games.add(game),
                Err(_) => games.skipped += 1,
            }
        }
        Ok(games)
    }

    /// Adds a game, or what is newly known of one.
    pub(crate) fn add(&mut self, game: FinishedGame) {
        match self.games.iter_mut().find(|own| own.is_same_game(&game)) {
            Some(own) => *own = game,
            None => self.games.push(game),
        }
    }

    /// As a file.
    pub(crate) fn write(&self) -> String {
        let lines = self.games.iter().map(ToString::to_string);
        std::iter::once(HEADER.to_owned()).chain(lines).map(|line| line + "\n").collect()
    }
}

const SETTINGS: &str = "pegwise.settings";
const GAMES: &str = "pegwise.games";

/// The browser does not keep anything: it is full, or not allowed to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NotKept;

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

fn kept(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

fn keep(key: &str, text: &str) -> Result<(), NotKept> {
    storage().and_then(|storage| storage.set_item(key, text).ok()).ok_or(NotKept)
}

/// The settings that were kept, or the usual ones.
pub(crate) fn settings() -> Settings {
    kept(SETTINGS).and_then(|text| Settings::read(&text)).unwrap_or_default()
}

/// Keeps the settings.
pub(crate) fn keep_settings(settings: &Settings) -> Result<(), NotKept> {
    keep(SETTINGS, &settings.write())
}

/// The games that were kept.
pub(crate) fn games() -> Result<Games, OtherVersion> {
    Games::read(&kept(GAMES).unwrap_or_default())
}

/// Adds a game to those kept. Other tabs may have added some, so they are read again.
pub(crate) fn keep_game(game: FinishedGame) -> Result<(), NotKept> {
    let mut games = games().map_err(|OtherVersion| NotKept)?;
    games.add(game);
    keep_games(&games)
}

/// Takes back a game that was kept, because it goes on.
pub(crate) fn forget_game(time: Timestamp, record: &GameRecord) {
    let Ok(mut games) = games() else { return };
    let before = games.games.len();
    games.games.retain(|game| game.time() != time || game.game() != record);
    if games.games.len() < before {
        let _ = keep_games(&games);
    }
}

/// Keeps these games and no others. Lines that could not be read are lost: ask first.
pub(crate) fn keep_games(games: &Games) -> Result<(), NotKept> {
    keep(GAMES, &games.write())
}

/// Everything that was kept of games, as it is, readable or not.
pub(crate) fn raw_games() -> String {
    kept(GAMES).unwrap_or_else(|| format!("{HEADER}\n"))
}

fn last_key(page: &str) -> String {
    format!("pegwise.last.{}", page.trim_end_matches('/'))
}

/// The state a page was in when it was last used.
pub(crate) fn last(page: &str) -> Option<String> {
    kept(&last_key(page))
}

/// Keeps the state of a page. Nothing is lost if that fails: the state is in the address.
pub(crate) fn keep_last(page: &str, fragment: &str) {
    let _ = keep(&last_key(page), fragment);
}

/// Deletes everything.
pub(crate) fn delete_all() {
    let Some(storage) = storage() else { return };
    let keys: Vec<String> =
        (0..storage.length().unwrap_or(0)).filter_map(|at| storage.key(at).ok().flatten()).collect();
    for key in keys.iter().filter(|key| key.starts_with("pegwise.")) {
        drop(storage.remove_item(key));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_of_every_version_are_read() {
        let settings =
            Settings { language: Some(Language::German), theme: Theme::Dark, symbols: Symbols::Shapes, counting: true };
        assert_eq!(Settings::read(&settings.write()), Some(settings));
        let old = Settings::read(r#"{"lang":"de","dark":false}"#).unwrap();
        assert_eq!((old.language, old.theme, old.symbols), (Some(Language::German), Theme::Light, Symbols::Digits));
        for broken in ["", "{", "[]3", r#"{"version":3}"#, r#"{"version":2,"theme":"plaid","language":null}"#, "null"] {
            let read = Settings::read(broken);
            assert!(read.is_none() || broken == "null", "{broken}: {read:?}");
        }
    }

    #[test]
    fn games_are_read_and_written() {
        let line = "2026-11-21T11:20:00Z play won seed=7 hints=1 4x6 1122:0.1 4266:4.0";
        let text = format!("pegwise-games 1\n# mine\n{line}\nnonsense\n\n{line}\n");
        let games = Games::read(&text).unwrap();
        assert_eq!((games.games.len(), games.skipped), (1, 1));
        assert_eq!(games.write(), format!("pegwise-games 1\n{line}\n"));
        // The first files had no first line.
        assert_eq!(Games::read(line).unwrap().games, games.games);
        assert_eq!(Games::read("pegwise-games 2\nwhatever").unwrap_err(), OtherVersion);
        assert!(Games::read("").unwrap().games.is_empty());
    }

    #[test]
    fn every_kind_of_symbol_is_an_alphabet() {
        for symbols in Symbols::ALL {
            let rules: pegwise::Rules = "4x10".parse().unwrap();
            let code = rules.read_code("1A52").unwrap();
            let alphabet = symbols.alphabet();
            assert_eq!(alphabet.read_code(&rules, &alphabet.write(&code)).unwrap(), code);
        }
    }
}
