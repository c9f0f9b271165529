use crate::archive::{Archive, ArchiveError};
use crate::config::{ConfigFile, Key, ThemeName};
use crate::files::read_text;
use crate::private_files::{data_folder, make_folder, replace_file};
use crate::unfinished::{KeptGame, Slot, UnfinishedGames};
use clap::ValueEnum;
use pegwise::{FinishedGame, PuzzleRecord, UnfinishedGame};
use pegwise_text::t;
use pegwise_tui::{Setting, Storage};
use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};

pub(crate) struct AppStorage {
    history: Option<Result<Archive, ArchiveError>>,
    unfinished: Option<UnfinishedGames>,
    kept: BTreeMap<u64, (KeptGame, UnfinishedGame)>,
    slots: HashMap<u64, Slot>,
    config: Option<ConfigFile>,
    puzzles: Option<PathBuf>,
}

impl AppStorage {
    pub(crate) fn new(keeps_games: bool) -> Self {
        let unfinished = UnfinishedGames::of_this_person().ok().filter(|_| keeps_games);
        let games = unfinished.as_ref().map(UnfinishedGames::list).unwrap_or_default().into_iter();
        let readable = games.filter_map(|kept| kept.game.clone().ok().map(|game| (kept, game)));
        let puzzles = data_folder().ok().filter(|_| keeps_games).map(|folder| folder.join("puzzles.txt"));
        AppStorage {
            // A file from a later version is left untouched.
            puzzles: puzzles.filter(|file| !file.exists() || read_puzzles(file).is_some()),
            history: keeps_games.then(Archive::of_this_person),
            unfinished,
            kept: (1..).zip(readable).collect(),
            slots: HashMap::new(),
            config: ConfigFile::of_this_person().ok(),
        }
    }

    /// Returns the finished games, oldest first, or the reason why there is no history to read. Unreadable lines are left to
    /// `pegwise history`, which reports them.
    pub(crate) fn finished(&self) -> Result<Vec<FinishedGame>, String> {
        let Some(archive) = &self.history else { return Ok(Vec::new()) };
        let history = archive.as_ref().map_err(ToString::to_string)?.read().map_err(|reason| reason.to_string())?;
        Ok(history.games().cloned().collect())
    }

    pub(crate) fn unfinished(&self) -> Vec<(u64, UnfinishedGame)> {
        self.kept.iter().map(|(&number, (_, game))| (number, game.clone())).collect()
    }

    pub(crate) fn puzzles(&self) -> PuzzleRecord {
        self.puzzles.as_deref().and_then(read_puzzles).unwrap_or_default()
    }

    fn keep_puzzles(&self, record: &PuzzleRecord) -> Result<(), String> {
        let Some(file) = &self.puzzles else { return Ok(()) };
        let written = file.parent().map_or(Ok(()), make_folder);
        let written = written.and_then(|()| replace_file(file, record.to_string().as_bytes()));
        written.map_err(|error| in_words(ArchiveError::File { path: file.clone(), error }))
    }

    pub(crate) fn is_any_kept(&self) -> bool {
        self.slots.values().any(Slot::is_kept)
    }

    fn slot(&mut self, number: u64) -> Result<Option<&mut Slot>, String> {
        let Some(games) = &self.unfinished else { return Ok(None) };
        if !self.slots.contains_key(&number) {
            let slot = match self.kept.get(&number) {
                Some((kept, game)) => kept.open(game).map_err(in_words)?.ok_or_else(|| t!("unfinished-open"))?,
                None => games.begin(),
            };
            self.kept.remove(&number);
            self.slots.insert(number, slot);
        }
        Ok(self.slots.get_mut(&number))
    }

    fn forget(&self, key: Key) -> Result<(), String> {
        let Some(config) = &self.config else { return Ok(()) };
        config.reset(Some(key)).map(drop).map_err(|problem| problem.to_string())
    }
}

impl Storage for AppStorage {
    fn keep(&mut self, game: &FinishedGame) -> Result<(), String> {
        match &self.history {
            Some(Ok(archive)) => archive.append(game).map_err(in_words),
            Some(Err(problem)) => Err(problem.to_string()),
            None => Ok(()),
        }
    }

    fn save(&mut self, number: u64, game: &UnfinishedGame) -> Result<(), String> {
        self.slot(number)?.map_or(Ok(()), |slot| slot.save(game).map_err(in_words))
    }

    fn discard(&mut self, number: u64) -> Result<(), String> {
        if let Some((kept, _)) = self.kept.remove(&number)
            && !kept.discard().map_err(in_words)?
        {
            return Err(t!("unfinished-open"));
        }
        self.slots.remove(&number).map_or(Ok(()), |mut slot| slot.end().map_err(in_words))
    }

    fn remember(&mut self, setting: &Setting) -> Result<(), String> {
        let (key, value) = match setting {
            Setting::Puzzles(record) => return self.keep_puzzles(record),
            Setting::Rules(rules) => (Key::Rules, rules.clone()),
            Setting::Evil(evil) => (Key::Opponent, if *evil { "evil" } else { "honest" }.to_owned()),
            Setting::Strategy(Some(strategy)) => (Key::Strategy, strategy.clone()),
            Setting::Strategy(None) => return self.forget(Key::Strategy),
            Setting::Theme(theme) => {
                let names = ThemeName::value_variants().iter().filter(|name| name.theme() == *theme);
                let mut names = names.filter_map(|name| Some(name.to_possible_value()?.get_name().to_owned()));
                (Key::Theme, names.next().expect("every theme has a name"))
            }
            Setting::Ascii(ascii) => (Key::Glyphs, if *ascii { "ascii" } else { "unicode" }.to_owned()),
            Setting::Hints(asks) => (Key::Hints, if *asks { "ask" } else { "allow" }.to_owned()),
            Setting::Warnings(warns) => (Key::Warnings, on_or_off(*warns)),
            Setting::Motion(moves) => (Key::Motion, on_or_off(*moves)),
            Setting::LessonSeen => (Key::Lesson, on_or_off(false)),
            Setting::Language(language) => (Key::Language, language.tag().to_owned()),
        };
        let Some(config) = &self.config else { return Ok(()) };
        config.set(key, &value).map(drop).map_err(|problem| problem.to_string())
    }
}

fn on_or_off(on: bool) -> String {
    if on { "on" } else { "off" }.to_owned()
}

fn read_puzzles(file: &Path) -> Option<PuzzleRecord> {
    read_text(file).ok()?.parse().ok()
}

#[expect(clippy::needless_pass_by_value, reason = "for map_err")]
fn in_words(problem: ArchiveError) -> String {
    problem.to_string()
}
