use super::schedule::Schedule;
use crate::failure::{Failure, Outcome};
use crate::files::{self, unreadable, unwritable};
use pegwise::shapes::{TournamentGame, TournamentHead, TournamentLine, TournamentSettings};
use pegwise_text::t;
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::Write;
use std::path::{Path, PathBuf};

/// The games that were played, by discipline, player and number; kept in a file as they end, if there is one.
pub(super) struct Results {
    games: BTreeMap<(usize, usize, u64), TournamentGame>,
    /// The place of each discipline by its board and codemaker.
    disciplines: BTreeMap<(String, String), usize>,
    players: BTreeMap<String, usize>,
    file: Option<(PathBuf, File)>,
}

impl Results {
    /// No games yet, of this tournament.
    pub(super) fn new(schedule: &Schedule) -> Self {
        let names = schedule.disciplines.iter().map(|one| (one.board(), one.codemaker.text.clone()));
        let players = schedule.players.iter().map(|player| player.name.clone());
        Results {
            games: BTreeMap::new(),
            disciplines: names.enumerate().map(|(place, name)| (name, place)).collect(),
            players: players.enumerate().map(|(place, name)| (name, place)).collect(),
            file: None,
        }
    }

    /// Goes on with a file, or begins it. A line that was cut off at the end, by a kill, is dropped.
    pub(super) fn keep(mut self, path: &Path, settings: &TournamentSettings, schedule: &Schedule) -> Outcome<Self> {
        let mut file = files::open(OpenOptions::new().read(true).append(true).create(true), path)
            .map_err(|error| unwritable(path, &error))?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => {
                return Err(Failure::Usage(t!("cli-tournament-locked", file = path.display().to_string())));
            }
            // Where files cannot be locked, nobody is kept out.
            Err(TryLockError::Error(_)) | Ok(()) => {}
        }
        let bytes = files::read_all(&file).map_err(|error| unreadable(path, &error))?;
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let head = serde_json::to_string(&TournamentHead::new(settings.clone())).expect("strings and numbers") + "\n";
        let refuse = |line: usize, problem: String| {
            Failure::Usage(t!("cli-in-line", file = path.display().to_string(), line = line, problem = problem))
        };
        if whole == 0 && !head.as_bytes().starts_with(&bytes) {
            return Err(refuse(1, t!("cli-tournament-no-result")));
        }
        for (index, line) in bytes[..whole].split(|&byte| byte == b'\n').enumerate() {
            if !line.is_empty() {
                self.read_line(index, line, settings, schedule)?.map_err(|problem| refuse(index + 1, problem))?;
            }
        }
        // Only now it is certain that the file is one of results: what was cut off at its end is nobody else's.
        file.set_len(whole as u64).map_err(|error| unwritable(path, &error))?;
        if whole == 0 {
            write_synced(path, &mut file, &head)?;
        }
        self.file = Some((path.to_owned(), file));
        Ok(self)
    }

    /// Reads a line of a file, of which this is the number, from 0; or says what is wrong with it.
    fn read_line(
        &mut self,
        index: usize,
        line: &[u8],
        settings: &TournamentSettings,
        schedule: &Schedule,
    ) -> Outcome<Result<(), String>> {
        Ok(match serde_json::from_slice(line) {
            Ok(TournamentLine::Head(head)) if index == 0 => match first_difference(&head.tournament, settings) {
                Some(setting) => Err(t!("cli-tournament-other", setting = setting)),
                None => Ok(()),
            },
            Ok(TournamentLine::Game(game)) if index > 0 => {
                self.take_back(*game, schedule)?.ok_or_else(|| t!("cli-tournament-no-game"))
            }
            _ => Err(t!("cli-tournament-no-result")),
        })
    }

    /// A game that was played before, if it is one of this tournament: of a game played twice the later one counts.
    fn take_back(&mut self, game: TournamentGame, schedule: &Schedule) -> Outcome<Option<()>> {
        let Some(place) = self.place(&game) else { return Ok(None) };
        let discipline = &schedule.disciplines[place.0];
        if !(1..=discipline.games()).contains(&game.number) {
            return Ok(None);
        }
        let secret = discipline.secret(game.number)?;
        if secret.is_some_and(|secret| discipline.write(&secret) != game.secret) {
            return Ok(None);
        }
        self.games.insert(place, game);
        Ok(Some(()))
    }

    fn place(&self, game: &TournamentGame) -> Option<(usize, usize, u64)> {
        let discipline = self.disciplines.get(&(game.board.clone(), game.codemaker.clone()))?;
        Some((*discipline, *self.players.get(&game.player)?, game.number))
    }

    /// Adds games that were just played, and has them on the disk before it returns.
    pub(super) fn add(&mut self, games: Vec<TournamentGame>) -> Outcome {
        if let Some((path, file)) = &mut self.file {
            let line = |game: &TournamentGame| serde_json::to_string(game).expect("strings and numbers") + "\n";
            write_synced(path, file, &games.iter().map(line).collect::<String>())?;
        }
        for game in games {
            let place = self.place(&game).expect("a game of this tournament");
            self.games.insert(place, game);
        }
        Ok(())
    }

    pub(super) fn len(&self) -> u64 {
        self.games.len() as u64
    }

    /// All games, in the order of the schedule, whatever the order in which they were played.
    pub(super) fn games(&self) -> impl Iterator<Item = &TournamentGame> {
        self.games.values()
    }

    /// The games of a player in a discipline, by number.
    pub(super) fn of(&self, discipline: usize, player: usize) -> impl Iterator<Item = &TournamentGame> {
        self.games.range((discipline, player, 0)..=(discipline, player, u64::MAX)).map(|(_, game)| game)
    }

    /// A game of a player in a discipline.
    pub(super) fn game(&self, discipline: usize, player: usize, number: u64) -> Option<&TournamentGame> {
        self.games.get(&(discipline, player, number))
    }
}

fn write_synced(path: &Path, file: &mut File, text: &str) -> Outcome {
    let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_data());
    written.map_err(|error| unwritable(path, &error))
}

/// The first setting in which two tournaments differ, by its name in the file.
fn first_difference(one: &TournamentSettings, other: &TournamentSettings) -> Option<String> {
    let fields = |settings| serde_json::to_value(settings).expect("strings and numbers");
    let (one, other) = (fields(one), fields(other));
    let names = one.as_object()?.keys();
    names.into_iter().find(|name| one[name.as_str()] != other[name.as_str()]).cloned()
}
