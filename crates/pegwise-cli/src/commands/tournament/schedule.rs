use super::built_in::Prepared;
use super::discipline::Discipline;
use super::game::{self, TimeControl};
use super::player::Player;
use super::results::Results;
use super::seat::Interrupted;
use crate::failure::Outcome;
use crate::job::Job;
use crate::setup::Setup;
use pegwise::shapes::TournamentGame;
use pegwise::{Monitor, Progress};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Mutex, PoisonError};

/// What is to be played, and how.
pub(super) struct Schedule {
    pub(super) players: Vec<Player>,
    pub(super) disciplines: Vec<Discipline>,
    /// Games that a process plays before it is started anew.
    pub(super) series: u64,
    pub(super) control: TimeControl,
    pub(super) at_once: usize,
}

/// Some games of a player in a discipline, one after the other, by a process that is started for them. What it plays in them
/// depends on nothing else, so not on what else is played at the same time, nor on what was played before a kill.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Series {
    discipline: usize,
    player: usize,
    /// The numbers of the games.
    games: std::ops::RangeInclusive<u64>,
}

impl Series {
    /// Was all of it played before?
    fn is_played(&self, results: &Results) -> bool {
        self.games.clone().all(|number| results.game(self.discipline, self.player, number).is_some())
    }
}

/// The strategies made ready, by board and player.
type AllPrepared = BTreeMap<(String, usize), Prepared>;

impl Schedule {
    /// Can everybody play on every board?
    pub(super) fn check(&self) -> Outcome {
        for discipline in &self.disciplines {
            if self.players.iter().any(Player::is_program) {
                discipline.symbols()?;
            }
            self.players
                .iter()
                .filter(|player| !player.is_program())
                .try_for_each(|player| player.spec(discipline).map(drop))?;
        }
        Ok(())
    }

    /// How many games there are in all.
    pub(super) fn len(&self) -> u64 {
        let games = self.disciplines.iter().map(Discipline::games).sum::<u64>();
        games * self.players.len() as u64
    }

    /// Plays what the results do not have yet, and adds it to them. Ends early when Ctrl-C was pressed.
    pub(super) fn play(&self, results: &mut Results, setup: &Setup, job: &Job) -> Outcome {
        let left: Vec<Series> = self.series().filter(|series| !series.is_played(results)).collect();
        let prepared = self.prepare(&left, setup)?;
        let (mut left, total) = (left, self.len());
        left.reverse();
        let left = Mutex::new(left);
        let (send, played) = channel();
        std::thread::scope(|scope| {
            for _ in 0..self.at_once {
                let (send, left, prepared) = (send.clone(), &left, &prepared);
                scope.spawn(move || {
                    let next = || left.lock().ok()?.pop().filter(|_| !Job::interrupted());
                    while let Some(series) = next() {
                        if let Err(failure) = self.play_series(&series, prepared, &send) {
                            // If nobody listens there is nobody to tell.
                            let _ = send.send(Err(failure));
                        }
                    }
                });
            }
            drop(send);
            while let Ok(game) = played.recv() {
                // What came meanwhile is written with it, and synced once.
                let games: Outcome<Vec<TournamentGame>> = std::iter::once(game).chain(played.try_iter()).collect();
                let added = games.and_then(|games| results.add(games));
                if added.is_err() {
                    // Nothing is begun any more, and nobody listens to what was.
                    left.lock().unwrap_or_else(PoisonError::into_inner).clear();
                    drop(played);
                    return added;
                }
                job.progress(Progress { done: results.len(), total });
            }
            Ok(())
        })
    }

    /// All series: one player after the other in a discipline, one discipline after the other.
    fn series(&self) -> impl Iterator<Item = Series> {
        let pairs = (0..self.disciplines.len()).flat_map(|one| (0..self.players.len()).map(move |other| (one, other)));
        pairs.flat_map(move |(discipline, player)| {
            let games = self.disciplines[discipline].games();
            let starts = (1..=games).step_by(usize::try_from(self.series).unwrap_or(usize::MAX));
            starts.map(move |first| {
                let last = games.min(first.saturating_add(self.series - 1));
                Series { discipline, player, games: first..=last }
            })
        })
    }

    /// Makes the strategies ready that are still to play.
    fn prepare(&self, left: &[Series], setup: &Setup) -> Outcome<AllPrepared> {
        let mut all = AllPrepared::new();
        for &Series { discipline, player, .. } in left {
            let (discipline, who) = (&self.disciplines[discipline], &self.players[player]);
            if let Entry::Vacant(place) = all.entry((discipline.board(), player))
                && let Some(prepared) = who.prepare(discipline, setup, &Interrupted)?
            {
                place.insert(prepared);
            }
        }
        Ok(all)
    }

    fn play_series(&self, series: &Series, prepared: &AllPrepared, send: &Sender<Outcome<TournamentGame>>) -> Outcome {
        let (discipline, player) = (&self.disciplines[series.discipline], &self.players[series.player]);
        let mut seat = player.sit(prepared.get(&(discipline.board(), series.player)), discipline);
        for number in series.games.clone() {
            let Some(game) = game::play((&player.name, &mut seat), discipline, number, self.control)? else { break };
            if send.send(Ok(game)).is_err() {
                break;
            }
        }
        seat.leave();
        Ok(())
    }
}
