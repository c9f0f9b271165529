//! The games of a tournament and the order in which they are played.

use crate::api::{Tournament, TournamentGame, TournamentSettings};
use crate::board::TournamentBoard;
use crate::built_in::Prepared;
use crate::codemaker::CodemakerSpec;
use crate::error::TournamentError;
use crate::game::{self, TimeControl};
use crate::host::Host;
use crate::player::Player;
use crate::results::Results;
use crate::scenario::{Scenario, Secrets};
use crate::standings;
use pegwise::Progress;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::path::Path;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};

/// The settings of a tournament.
pub struct Plan {
    /// The players, whose names must differ.
    pub players: Vec<Player>,
    /// The boards, whose names must differ.
    pub boards: Vec<TournamentBoard>,
    /// The codemakers for every board, such as `honest` or `lie=3`, without duplicates.
    pub codemakers: Vec<String>,
    /// The number of games for each player in each scenario, or `None` for one game with each code.
    pub games: Option<u64>,
    /// The seed of the first secret, if secrets are drawn.
    pub seed: u64,
    /// The number of games that a process plays before it is restarted.
    pub series: u64,
    /// The time limits of a player.
    pub control: TimeControl,
    /// The number of concurrent games.
    pub at_once: usize,
}

/// The games of a tournament.
pub struct Schedule {
    pub(crate) players: Vec<Player>,
    pub(crate) scenarios: Vec<Scenario>,
    settings: TournamentSettings,
    series: u64,
    control: TimeControl,
    at_once: usize,
}

/// Consecutive games of a player in a scenario, played by one process and independent of all other games.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Series {
    scenario: usize,
    player: usize,
    games: std::ops::RangeInclusive<u64>,
}

impl Series {
    fn is_played(&self, results: &Results) -> bool {
        self.games.clone().all(|number| results.game(self.scenario, self.player, number).is_some())
    }
}

type AllPrepared = BTreeMap<(String, usize), Prepared>;

impl Schedule {
    /// Creates the schedule for a plan. `read` reads the files that codemakers name.
    ///
    /// # Errors
    /// Returns [`TournamentError`] if a player cannot play on every board.
    pub fn new<E: From<TournamentError>>(plan: Plan, read: impl Fn(&Path) -> Result<String, E>) -> Result<Self, E> {
        let Plan { players, boards, codemakers, games, seed, series, control, at_once } = plan;
        let settings = TournamentSettings {
            players: players.iter().map(Player::shape).collect(),
            boards: boards.iter().map(TournamentBoard::name).collect(),
            codemakers: codemakers.clone(),
            symbols: boards.iter().map(TournamentBoard::symbols).collect(),
            games,
            seed,
            series,
            move_seconds: control.per_move.as_secs_f64(),
            game_seconds: control.per_game.as_secs_f64(),
        };
        let secrets = games.map_or(Secrets::Every, |games| Secrets::Drawn { games, seed });
        let mut scenarios = Vec::new();
        for board in boards.into_iter().map(Arc::new) {
            for codemaker in &codemakers {
                let codemaker = CodemakerSpec::read(codemaker, (&board.rules, &board.alphabet), &read)?;
                scenarios.push(Scenario::new(&board, codemaker, secrets)?);
            }
        }
        let schedule = Schedule { players, scenarios, settings, series, control, at_once };
        schedule.check()?;
        Ok(schedule)
    }

    fn check(&self) -> Result<(), TournamentError> {
        for scenario in &self.scenarios {
            if self.players.iter().any(Player::is_program) {
                scenario.symbols()?;
            }
            let mut strategies = self.players.iter().filter(|player| !player.is_program());
            strategies.try_for_each(|player| player.spec(scenario).map(drop))?;
        }
        Ok(())
    }

    /// Returns the settings of the tournament.
    pub fn settings(&self) -> &TournamentSettings {
        &self.settings
    }

    /// Returns the total number of games.
    #[expect(clippy::len_without_is_empty, reason = "there is always a game")]
    pub fn len(&self) -> u64 {
        let games = self.scenarios.iter().map(Scenario::games).sum::<u64>();
        games * self.players.len() as u64
    }

    /// Checks that every program can be started.
    ///
    /// # Errors
    /// Returns [`TournamentError::NotStarted`] if a program cannot be started.
    pub fn check_programs(&self) -> Result<(), TournamentError> {
        self.players.iter().try_for_each(Player::check)
    }

    /// Plays the games that are missing from the results and adds them. Returns early if the host stops it.
    ///
    /// # Errors
    /// Returns [`TournamentError`] if a strategy cannot play or the results cannot be written.
    pub fn play(&self, results: &mut Results, host: &dyn Host) -> Result<(), TournamentError> {
        let mut left: Vec<Series> = self.series().filter(|series| !series.is_played(results)).collect();
        let prepared = self.prepare(&left, host)?;
        left.reverse();
        let (left, total) = (Mutex::new(left), self.len());
        let (send, played) = channel();
        std::thread::scope(|scope| {
            for _ in 0..self.at_once {
                let (send, left, prepared) = (send.clone(), &left, &prepared);
                scope.spawn(move || {
                    let next = || left.lock().ok()?.pop().filter(|_| !host.should_stop());
                    while let Some(series) = next() {
                        if let Err(failure) = self.play_series(&series, prepared, &send, host) {
                            let _ = send.send(Err(failure));
                        }
                    }
                });
            }
            drop(send);
            while let Ok(game) = played.recv() {
                // Games that have ended in the meantime are written together with this one, so there is only one sync.
                let games: Result<Vec<TournamentGame>, _> = std::iter::once(game).chain(played.try_iter()).collect();
                let added = games.and_then(|games| results.add(games));
                if added.is_err() {
                    left.lock().unwrap_or_else(PoisonError::into_inner).clear();
                    drop(played);
                    return added;
                }
                host.progress(Progress { done: results.len(), total });
            }
            Ok(())
        })
    }

    /// Computes the statistics of the games.
    pub fn standings(&self, results: &Results) -> Tournament {
        standings::of(self, results)
    }

    fn series(&self) -> impl Iterator<Item = Series> {
        let pairs = (0..self.scenarios.len()).flat_map(|one| (0..self.players.len()).map(move |other| (one, other)));
        pairs.flat_map(move |(scenario, player)| {
            let games = self.scenarios[scenario].games();
            let starts = (1..=games).step_by(usize::try_from(self.series).unwrap_or(usize::MAX));
            starts.map(move |first| {
                let last = games.min(first.saturating_add(self.series - 1));
                Series { scenario, player, games: first..=last }
            })
        })
    }

    fn prepare(&self, left: &[Series], host: &dyn Host) -> Result<AllPrepared, TournamentError> {
        let mut all = AllPrepared::new();
        for &Series { scenario, player, .. } in left {
            let (scenario, who) = (&self.scenarios[scenario], &self.players[player]);
            if let Entry::Vacant(place) = all.entry((scenario.board(), player))
                && let Some(prepared) = who.prepare(scenario, host)?
            {
                place.insert(prepared);
            }
        }
        Ok(all)
    }

    fn play_series(
        &self,
        series: &Series,
        prepared: &AllPrepared,
        send: &Sender<Result<TournamentGame, TournamentError>>,
        host: &dyn Host,
    ) -> Result<(), TournamentError> {
        let (scenario, player) = (&self.scenarios[series.scenario], &self.players[series.player]);
        let mut participant = player.sit(prepared.get(&(scenario.board(), series.player)), scenario, host);
        for number in series.games.clone() {
            let game = game::play((&player.name, &mut *participant), scenario, number, self.control, host)?;
            let Some(game) = game else { break };
            if send.send(Ok(game)).is_err() {
                break;
            }
        }
        participant.leave();
        Ok(())
    }
}
