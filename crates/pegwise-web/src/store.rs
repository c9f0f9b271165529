//! What the browser keeps for the person, and nobody else: settings, finished games, the game last played on each page.
//!
//! Each kind has a key of its own. Games are kept in the text of `docs/history-format.md`, so that the file that is
//! exported here is the one the command line reads, and the other way round.

use crate::link::Fragment;
use crate::route::Page;
use crate::words::Language;
use pegwise::notation::{Alphabet, GameRecord};
use pegwise::{FinishedGame, InvalidFinishedGame, Rules, Sides, Timestamp};
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, HashSet};
use std::fmt;

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
    /// As Bulls and Cows is played.
    FromZero,
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
    pub(crate) const ALL: [Symbols; 4] = [Symbols::Digits, Symbols::FromZero, Symbols::Letters, Symbols::Shapes];

    /// As it is kept.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Symbols::Digits => "digits",
            Symbols::FromZero => "fromzero",
            Symbols::Letters => "letters",
            Symbols::Shapes => "shapes",
        }
    }

    /// The symbols as an alphabet for reading and writing codes.
    pub(crate) fn alphabet(self) -> Alphabet {
        let own = |symbols| Alphabet::new(symbols).expect("a constant of ours");
        match self {
            Symbols::Digits => Alphabet::canonical(),
            Symbols::FromZero => own("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
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

/// A file of games, line by line. What cannot be read stays as it is: a later version may read it.
#[derive(Clone, PartialEq, Default, Debug)]
pub(crate) struct Games {
    lines: Vec<Line>,
}

#[derive(Clone, PartialEq, Debug)]
enum Line {
    Game(FinishedGame),
    Bad(BadLine),
    /// Empty, or a remark.
    Remark(String),
}

/// A line that is no game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct BadLine {
    /// Its number in the file, from 1.
    pub(crate) number: usize,
    /// The line as it is.
    pub(crate) text: String,
    /// Why it is none.
    pub(crate) problem: InvalidFinishedGame,
}

/// What became of the games of another file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Imported {
    pub(crate) added: usize,
    /// Games that were there already.
    pub(crate) known: usize,
}

/// A file of games of a later version.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct OtherVersion;

/// The same time and the same rows make the same game.
fn key(game: &FinishedGame) -> (Timestamp, &GameRecord) {
    (game.time(), game.game())
}

impl Games {
    /// Reads a file. Of the same game the last line counts.
    pub(crate) fn read(text: &str) -> Result<Self, OtherVersion> {
        let text = text.trim_start_matches('\u{feff}');
        let mut lines = text.lines().zip(1..).peekable();
        let head = lines.next_if(|(line, _)| line.starts_with("pegwise-games "));
        if head.is_some_and(|(head, _)| head.trim() != HEADER) {
            return Err(OtherVersion);
        }
        let lines: Vec<Line> = lines.map(|(line, number)| Line::read(line, number)).collect();
        let last: HashMap<_, usize> =
            lines.iter().enumerate().filter_map(|(at, line)| Some((key(line.game()?), at))).collect();
        let is_last = |at: usize| lines[at].game().is_none_or(|game| last[&key(game)] == at);
        let stays: Vec<bool> = (0..lines.len()).map(is_last).collect();
        Ok(Games { lines: lines.into_iter().zip(stays).filter_map(|(line, stays)| stays.then_some(line)).collect() })
    }

    /// The games, in the order they were added.
    pub(crate) fn games(&self) -> impl Iterator<Item = &FinishedGame> {
        self.lines.iter().filter_map(Line::game)
    }

    /// The lines that are none.
    pub(crate) fn bad(&self) -> impl Iterator<Item = &BadLine> {
        self.lines.iter().filter_map(|line| if let Line::Bad(bad) = line { Some(bad) } else { None })
    }

    /// Adds a game, or what is newly known of one.
    fn add(&mut self, game: FinishedGame) {
        let same = |line: &&mut Line| line.game().is_some_and(|own| own.is_same_game(&game));
        match self.lines.iter_mut().find(same) {
            Some(line) => *line = Line::Game(game),
            None => self.lines.push(Line::Game(game)),
        }
    }

    /// Adds the games that are not there yet.
    fn import(&mut self, other: &Games) -> Imported {
        let there: HashSet<_> = self.games().map(key).collect();
        let new: Vec<Line> =
            other.games().filter(|game| !there.contains(&key(game))).cloned().map(Line::Game).collect();
        let (added, known) = (new.len(), other.games().count() - new.len());
        self.lines.extend(new);
        Imported { added, known }
    }

    /// Takes a game away, if it is there.
    fn remove(&mut self, time: Timestamp, played: &GameRecord) {
        self.lines.retain(|line| line.game().is_none_or(|own| key(own) != (time, played)));
    }

    /// Notes grades in every game with these rows that a person played and that has none.
    fn grade(&mut self, played: &GameRecord, skill: u8, luck: Option<u8>) -> bool {
        let mut graded = false;
        for line in &mut self.lines {
            let Line::Game(game) = line else { continue };
            if game.game() == played && game.sides().person_guesses() && game.skill().is_none() {
                // An answer that the evil codemaker chose is no luck.
                let luck = luck.filter(|_| game.sides() != Sides::Evil);
                *game = luck.into_iter().fold(game.clone().with_skill(skill), FinishedGame::with_luck);
                graded = true;
            }
        }
        graded
    }

    /// As a file.
    pub(crate) fn write(&self) -> String {
        let lines = self.lines.iter().map(Line::to_string);
        std::iter::once(HEADER.to_owned()).chain(lines).map(|line| line + "\n").collect()
    }
}

impl Line {
    fn read(line: &str, number: usize) -> Self {
        let text = line.trim();
        if text.is_empty() || text.starts_with('#') {
            return Line::Remark(line.to_owned());
        }
        match text.parse() {
            Ok(game) => Line::Game(game),
            Err(problem) => Line::Bad(BadLine { number, text: line.to_owned(), problem }),
        }
    }

    fn game(&self) -> Option<&FinishedGame> {
        if let Line::Game(game) = self { Some(game) } else { None }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Line::Game(game) => game.fmt(f),
            Line::Bad(BadLine { text, .. }) | Line::Remark(text) => f.write_str(text),
        }
    }
}

const SETTINGS: &str = "pegwise.settings";
const GAMES: &str = "pegwise.games";

/// Why something is not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NotKept {
    /// The browser does not keep anything: it is full, or not allowed to.
    Refused,
    /// What is there is of a later version, and is not touched.
    OtherVersion,
}

impl From<OtherVersion> for NotKept {
    fn from(_: OtherVersion) -> Self {
        NotKept::OtherVersion
    }
}

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

fn kept(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

fn keep(key: &str, text: &str) -> Result<(), NotKept> {
    storage().and_then(|storage| storage.set_item(key, text).ok()).ok_or(NotKept::Refused)
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

/// May anything be kept at all?
pub(crate) fn is_there() -> bool {
    storage().is_some()
}

/// Changes the games that are kept. Other tabs may have added some, so they are read again.
fn change_games<T>(change: impl FnOnce(&mut Games) -> T) -> Result<T, NotKept> {
    let mut games = games()?;
    let result = change(&mut games);
    keep(GAMES, &games.write())?;
    Ok(result)
}

/// Adds a game to those kept, or what is newly known of one.
pub(crate) fn keep_game(game: FinishedGame) -> Result<(), NotKept> {
    change_games(|games| games.add(game))
}

/// Adds the games of a file that are not kept yet.
pub(crate) fn import_games(other: &Games) -> Result<Imported, NotKept> {
    change_games(|games| games.import(other))
}

/// Takes the game that ended at this time with these rows away, if it is there.
pub(crate) fn remove_game(time: Timestamp, played: &GameRecord) -> Result<(), NotKept> {
    change_games(|games| games.remove(time, played))
}

/// Notes grades in the kept games with these rows that have none. Nothing is lost if that fails: the review says them
/// again.
pub(crate) fn grade_game(played: &GameRecord, skill: u8, luck: Option<u8>) {
    let Ok(mut games) = games() else { return };
    if games.grade(played, skill, luck) {
        let _ = keep(GAMES, &games.write());
    }
}

/// Everything that was kept of games, as it is, readable or not.
pub(crate) fn raw_games() -> String {
    kept(GAMES).unwrap_or_else(|| format!("{HEADER}\n"))
}

fn last_key(page: Page) -> String {
    format!("pegwise.last.{}", page.path().trim_end_matches('/'))
}

/// The state of a page when it last had a game.
pub(crate) fn last(page: Page) -> Option<Fragment> {
    kept(&last_key(page)).map(|last| Fragment::read(&last))
}

/// The same if that game was not over.
pub(crate) fn unfinished(page: Page) -> Option<Fragment> {
    last(page).filter(|last| last.has("game") && !last.has("over") && !last.has("gave-up"))
}

/// The board of that game; the classic one if there was none.
pub(crate) fn last_rules(page: Page) -> Rules {
    let rules = last(page).and_then(|last| last.get("game")?.split(' ').next()?.parse().ok());
    rules.unwrap_or_else(Rules::classic)
}

/// Keeps the state of a page. Nothing is lost if that fails: the state is in the address.
pub(crate) fn keep_last(page: Page, fragment: &Fragment) {
    let _ = keep(&last_key(page), &fragment.to_string());
}

const DAILY: &str = "pegwise.daily";

/// The day's game that was played last, as it was left.
pub(crate) fn daily() -> Option<Fragment> {
    kept(DAILY).map(|state| Fragment::read(&state))
}

/// Keeps the state of the day's game.
pub(crate) fn keep_daily(fragment: &Fragment) {
    let _ = keep(DAILY, &fragment.to_string());
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

    const LINE: &str = "2026-11-21T11:20:00Z play won seed=7 hints=1 4x6 1122:0.1 4266:4.0";
    const OTHER: &str = "2026-11-22T11:20:00Z evil given-up 4x6 1122:0.1";

    fn lines(games: &Games) -> Vec<String> {
        games.games().map(ToString::to_string).collect()
    }

    #[test]
    fn games_are_read_and_written() {
        let games = Games::read(&format!("pegwise-games 1\n{LINE}\n{OTHER}\r\n{LINE}\n")).unwrap();
        assert_eq!(lines(&games), [OTHER, LINE]);
        assert_eq!(games.write(), format!("pegwise-games 1\n{OTHER}\n{LINE}\n"));
        assert_eq!(Games::read(&games.write()), Ok(games));
        // The first files had no first line.
        assert_eq!(lines(&Games::read(&format!("\u{feff}{LINE}")).unwrap()), [LINE]);
        assert_eq!(Games::read("").unwrap().games().count(), 0);
        for later in ["pegwise-games 2\nwhatever", "pegwise-games 10", "pegwise-games 1.1\n"] {
            assert_eq!(Games::read(later), Err(OtherVersion), "{later}");
        }
    }

    #[test]
    fn what_cannot_be_read_stays_as_it_is() {
        let odd = "# mine\n\n  nonsense \t x\n2030-01-01T00:00:00Z duel 4x6\npegwise-games 1";
        let text = format!("pegwise-games 1\n{LINE}\n{odd}\n{OTHER}\n");
        let mut games = Games::read(&text).unwrap();
        assert_eq!(games.write(), text);
        assert_eq!(games.bad().map(|bad| bad.number).collect::<Vec<_>>(), [5, 6, 7]);
        let game: FinishedGame = LINE.parse().unwrap();
        games.remove(game.time(), game.game());
        games.add(OTHER.replace("given-up", "given-up skill=5").parse().unwrap());
        assert_eq!(
            games.write(),
            format!("pegwise-games 1\n{odd}\n{}\n", OTHER.replace("given-up", "given-up skill=5"))
        );
    }

    #[test]
    fn games_that_are_there_are_not_imported_again() {
        let mut games = Games::read(LINE).unwrap();
        let graded = LINE.replace("hints", "skill=9 hints");
        let other = Games::read(&format!("{graded}\n{OTHER}\nnonsense\n{OTHER}\n")).unwrap();
        assert_eq!(games.import(&other), Imported { added: 1, known: 1 });
        assert_eq!(games.import(&other), Imported { added: 0, known: 2 });
        assert_eq!(games.write(), format!("pegwise-games 1\n{LINE}\n{OTHER}\n"));
    }

    #[test]
    fn grades_go_where_there_are_none() {
        let mut games = Games::read(&format!("{LINE}\n{OTHER}")).unwrap();
        let played = |line: &str| line.parse::<FinishedGame>().unwrap().game().clone();
        assert!(games.grade(&played(LINE), 80, Some(40)) && games.grade(&played(OTHER), 70, Some(30)));
        assert!(!games.grade(&played(LINE), 1, None));
        let grades: Vec<_> = games.games().map(|game| (game.skill(), game.luck())).collect();
        assert_eq!(grades, [(Some(80), Some(40)), (Some(70), None)]);
    }

    #[test]
    fn every_kind_of_symbol_is_an_alphabet() {
        for symbols in Symbols::ALL {
            let rules: Rules = "4x10".parse().unwrap();
            let code = rules.read_code("1A52").unwrap();
            let alphabet = symbols.alphabet();
            assert_eq!(alphabet.read_code(&rules, &alphabet.write(&code)).unwrap(), code);
        }
    }
}
