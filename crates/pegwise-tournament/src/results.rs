//! The finished games of a tournament, and the results file.

use crate::api::{TournamentGame, TournamentHead, TournamentLine, TournamentSettings};
use crate::error::{LineProblem, TournamentError};
use crate::player::Player;
use crate::scenario::Scenario;
use crate::schedule::Schedule;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The finished games by scenario, player and number. They can be saved to a file as they end.
pub struct Results {
    games: BTreeMap<(usize, usize, u64), TournamentGame>,
    scenarios: BTreeMap<(String, String), usize>,
    players: BTreeMap<String, usize>,
    file: Option<(PathBuf, File)>,
}

impl Results {
    /// Creates empty results for a tournament.
    pub fn new(schedule: &Schedule) -> Self {
        let names = schedule.scenarios.iter().map(|one| (one.board(), one.codemaker.text.clone()));
        let players = schedule.players.iter().map(Player::name);
        Results {
            games: BTreeMap::new(),
            scenarios: names.enumerate().map(|(place, name)| (name, place)).collect(),
            players: players.enumerate().map(|(place, name)| (name.to_owned(), place)).collect(),
            file: None,
        }
    }

    /// Continues or starts the results file, opened for appending and locked. Drops an incomplete last line.
    ///
    /// # Errors
    /// Returns [`TournamentError::Line`] if the file belongs to another tournament or is damaged, and leaves it
    /// unchanged. Returns [`TournamentError::Unwritable`] if it cannot be written.
    pub fn keep(
        mut self,
        path: &Path,
        (mut file, bytes): (File, Vec<u8>),
        schedule: &Schedule,
    ) -> Result<Self, TournamentError> {
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let head = TournamentHead::new(schedule.settings().clone());
        let head = serde_json::to_string(&head).expect("strings and numbers") + "\n";
        let refuse = |index, problem| TournamentError::Line { file: path.to_owned(), line: index + 1, problem };
        if whole == 0 && !head.as_bytes().starts_with(&bytes) {
            return Err(refuse(0, LineProblem::NoResult));
        }
        for (index, line) in bytes[..whole].split(|&byte| byte == b'\n').enumerate() {
            if !line.is_empty() {
                self.read_line(index, line, schedule)?.map_err(|problem| refuse(index, problem))?;
            }
        }
        // The file is known to contain results, so it is safe to truncate it.
        file.set_len(whole as u64).map_err(|error| unwritable(path, error))?;
        if whole == 0 {
            write_synced(path, &mut file, &head)?;
        }
        self.file = Some((path.to_owned(), file));
        Ok(self)
    }

    fn read_line(
        &mut self,
        index: usize,
        line: &[u8],
        schedule: &Schedule,
    ) -> Result<Result<(), LineProblem>, TournamentError> {
        Ok(match serde_json::from_slice(line) {
            Ok(TournamentLine::Head(head)) if index == 0 => first_difference(&head.tournament, schedule.settings())
                .map_or(Ok(()), |setting| Err(LineProblem::OtherSetting(setting))),
            Ok(TournamentLine::Game(game)) if index > 0 => {
                if self.take_back(*game, &schedule.scenarios)? {
                    Ok(())
                } else {
                    Err(LineProblem::OtherGame)
                }
            }
            _ => Err(LineProblem::NoResult),
        })
    }

    fn take_back(&mut self, game: TournamentGame, scenarios: &[Scenario]) -> Result<bool, TournamentError> {
        let Some(place) = self.place(&game) else { return Ok(false) };
        let scenario = &scenarios[place.0];
        if !(1..=scenario.games()).contains(&game.number) {
            return Ok(false);
        }
        let secret = scenario.secret(game.number)?;
        let is_of_it = secret.is_none_or(|secret| scenario.write(&secret) == game.secret);
        if is_of_it {
            self.games.insert(place, game);
        }
        Ok(is_of_it)
    }

    fn place(&self, game: &TournamentGame) -> Option<(usize, usize, u64)> {
        let scenario = self.scenarios.get(&(game.board.clone(), game.codemaker.clone()))?;
        Some((*scenario, *self.players.get(&game.player)?, game.number))
    }

    pub(crate) fn add(&mut self, games: Vec<TournamentGame>) -> Result<(), TournamentError> {
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

    /// Returns the number of games.
    #[expect(clippy::len_without_is_empty, reason = "nobody asks")]
    pub fn len(&self) -> u64 {
        self.games.len() as u64
    }

    /// Returns all games in the order of the schedule, regardless of the order in which they were played.
    pub fn games(&self) -> impl Iterator<Item = &TournamentGame> {
        self.games.values()
    }

    pub(crate) fn of(&self, scenario: usize, player: usize) -> impl Iterator<Item = &TournamentGame> {
        self.games.range((scenario, player, 0)..=(scenario, player, u64::MAX)).map(|(_, game)| game)
    }

    pub(crate) fn game(&self, scenario: usize, player: usize, number: u64) -> Option<&TournamentGame> {
        self.games.get(&(scenario, player, number))
    }
}

fn write_synced(path: &Path, file: &mut File, text: &str) -> Result<(), TournamentError> {
    let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_data());
    written.map_err(|error| unwritable(path, error))
}

fn unwritable(path: &Path, error: std::io::Error) -> TournamentError {
    TournamentError::Unwritable { file: path.to_owned(), error }
}

fn first_difference(one: &TournamentSettings, other: &TournamentSettings) -> Option<String> {
    let fields = |settings| serde_json::to_value(settings).expect("strings and numbers");
    let (one, other) = (fields(one), fields(other));
    let names = one.as_object()?.keys();
    names.into_iter().find(|name| one[name.as_str()] != other[name.as_str()]).cloned()
}
