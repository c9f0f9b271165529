//! The best guesses in a game by a player's measure.

use crate::{Engine, EngineError, Request};
use pegwise_core::{Limits, Monitor, StopOnly};
use pegwise_game::{Basis, Expected, PlayerSpec, Session, Status};
use pegwise_sampling::SampledCandidates;
use pegwise_solver::{NotReady, Positions, Tied};
use pegwise_strategy::{Decision, GuessPool, Heuristic, Method, OneStep, Ranked, Reason, StrategySpec};

/// A request for the best guesses by a player's measure. If stopped, it returns the best so far; for the optimal player,
/// those by entropy.
#[derive(Clone, Debug)]
pub struct BestGuesses {
    /// The game so far.
    pub session: Box<Session>,
    /// The player: either a strategy that compares guesses or the optimal player.
    pub player: PlayerSpec,
    /// The maximum number of guesses to list.
    pub most: usize,
}

/// The best guesses in a game.
#[derive(Clone, Debug)]
pub struct GuessList {
    /// The player whose measure is used.
    pub player: PlayerSpec,
    /// The guesses, best first, with only one from each class of guesses that are alike by symmetry. For the optimal
    /// player, each has its proved expected number of further guesses.
    pub guesses: Vec<(Decision, Option<Expected>)>,
    /// The number of guesses compared; for the optimal player, the number examined after the best.
    pub compared: usize,
    /// Whether every guess was compared.
    pub complete: bool,
}

impl Request for BestGuesses {
    type Answer = GuessList;

    fn answer(self, _: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<GuessList, EngineError> {
        let BestGuesses { session, player, most } = self;
        if let Status::Won { .. } = session.status() {
            return Err(EngineError::AlreadyWon);
        }
        if !SampledCandidates::can_draw(session.rules()) {
            // Without a list, too few codes would be known to compare guesses by them.
            session.codebook()?;
        }
        match player {
            PlayerSpec::Optimal if session.is_doubtful() => Err(EngineError::UncertainFeedback),
            PlayerSpec::Optimal => optimal(&session, most, limits, monitor),
            player => ranked(&session, player, most, monitor),
        }
    }
}

fn ranked(session: &Session, player: PlayerSpec, most: usize, monitor: &dyn Monitor) -> Result<GuessList, EngineError> {
    let state = session.state()?;
    let ranked = match player.built_in().map(|spec| &spec.method) {
        Some(Method::OneStep(step)) => Ranked::new(step, state, most, monitor),
        Some(Method::SampledEntropy) => Ranked::sampled(state, most, monitor),
        _ => return Err(EngineError::ComparesNothing { player: player.to_string() }),
    };
    let Ranked { guesses, compared, of } = ranked?;
    let guesses = guesses.into_iter().map(|guess| (guess, None)).collect();
    Ok(GuessList { player, guesses, compared, complete: compared == of })
}

fn optimal(session: &Session, most: usize, limits: Limits, monitor: &dyn Monitor) -> Result<GuessList, EngineError> {
    /// The minimum number of guesses to examine, even for a shorter list, because the first one need not be the best.
    const LOOKED_AT: usize = 20;
    let (state, codebook) = (session.state()?, session.codebook()?);
    Positions::check(codebook, state.candidates(), limits)?;
    let entropy = PlayerSpec::BuiltIn(StrategySpec::from(OneStep::usual(Heuristic::Entropy)));
    let soon = ranked(session, entropy, most, &StopOnly(monitor))?;
    if let Some((decision, _)) = soon.guesses.first() {
        monitor.improved(&decision.guess);
    }
    let positions = Positions::with_monitor(codebook, state.candidates(), GuessPool::All, limits, &StopOnly(monitor));
    let positions = match positions {
        Err(NotReady::Cancelled(_)) => return Ok(GuessList { complete: false, ..soon }),
        positions => positions?,
    };
    let Ok(ranking) = positions.ranking(state, most, most.max(LOOKED_AT), monitor) else {
        return Ok(GuessList { complete: false, ..soon });
    };
    let codes = state.candidates().len() as u64;
    let mut guesses = Vec::new();
    for Tied { total, guesses: tied, .. } in ranking.groups {
        let expected = Expected { total, codes, basis: Basis::Exact };
        for guess in tied {
            guesses.push((Decision::new(state, guess, Reason::Asked)?, Some(expected)));
        }
    }
    guesses.truncate(most);
    Ok(GuessList { player: PlayerSpec::Optimal, guesses, compared: ranking.looked_at, complete: true })
}
