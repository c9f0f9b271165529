//! Which games are played, and in which order.

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

/// What is to be played.
pub struct Plan {
    /// Who plays; no two of one name.
    pub players: Vec<Player>,
    /// The boards; no two of one name.
    pub boards: Vec<TournamentBoard>,
    /// Whose codes are broken on every board, such as `honest` or `lie=3`; none twice.
    pub codemakers: Vec<String>,
    /// Games of each player on each board against each codemaker; `None` is one with every code.
    pub games: Option<u64>,
    /// The seed of the first secret, if they are drawn.
    pub seed: u64,
    /// Games that a process plays before it is started anew.
    pub series: u64,
    /// How long a player may think.
    pub control: TimeControl,
    /// How many games are played at once.
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

/// Some games of a player in a scenario, one after the other, by a process that is started for them. What it plays in them
/// depends on nothing else, so not on what else is played at the same time, nor on what was played before a kill.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Series {
    scenario: usize,
    player: usize,
    /// The numbers of the games.
    games: std::ops::RangeInclusive<u64>,
}

impl Series {
    /// Was all of it played before?
    fn is_played(&self, results: &Results) -> bool {
        self.games.clone().all(|number| results.game(self.scenario, self.player, number).is_some())
    }
}

/// The strategies made ready, by board and player.
type AllPrepared = BTreeMap<(String, usize), Prepared>;

impl Schedule {
    /// The games of a plan; `read` reads the files that codemakers name.
    ///
    /// # Errors
    /// [`TournamentError`] if somebody cannot play on every board.
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

    /// Can everybody play on every board?
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

    /// What was asked for.
    pub fn settings(&self) -> &TournamentSettings {
        &self.settings
    }

    /// How many games there are in all.
    #[expect(clippy::len_without_is_empty, reason = "there is always a game")]
    pub fn len(&self) -> u64 {
        let games = self.scenarios.iter().map(Scenario::games).sum::<u64>();
        games * self.players.len() as u64
    }

    /// Starts every program once.
    ///
    /// # Errors
    /// [`TournamentError::NotStarted`].
    pub fn check_programs(&self) -> Result<(), TournamentError> {
        self.players.iter().try_for_each(Player::check)
    }

    /// Plays what the results do not have yet, and adds it to them. Ends early when the host stops it.
    ///
    /// # Errors
    /// [`TournamentError`] if a strategy cannot play, or the results cannot be written.
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
                            // If nobody listens there is nobody to tell.
                            let _ = send.send(Err(failure));
                        }
                    }
                });
            }
            drop(send);
            while let Ok(game) = played.recv() {
                // What came meanwhile is written with it, and synced once.
                let games: Result<Vec<TournamentGame>, _> = std::iter::once(game).chain(played.try_iter()).collect();
                let added = games.and_then(|games| results.add(games));
                if added.is_err() {
                    // Nothing is begun any more, and nobody listens to what was.
                    left.lock().unwrap_or_else(PoisonError::into_inner).clear();
                    drop(played);
                    return added;
                }
                host.progress(Progress { done: results.len(), total });
            }
            Ok(())
        })
    }

    /// What the games say of the players.
    pub fn standings(&self, results: &Results) -> Tournament {
        standings::of(self, results)
    }

    /// All series: one player after the other in a scenario, one scenario after the other.
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

    /// Makes the strategies ready that are still to play.
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
