//! The best guesses in a game by a player's measure.

use crate::{Engine, EngineError, Request};
use pegwise_core::{Limits, Monitor, StopOnly};
use pegwise_game::{Basis, Expected, PlayerSpec, Session, Status};
use pegwise_sampling::SampledCandidates;
use pegwise_solver::{Positions, Tied};
use pegwise_strategy::{Decision, GuessPool, Method, NoDecision, Ranked, Reason};

/// A request for the best guesses by a player's measure. If stopped, it returns the best so far, unless the player is
/// optimal.
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
            player => {
                let state = session.state()?;
                let ranked = match player.built_in().map(|spec| &spec.method) {
                    Some(Method::OneStep(step)) => Ranked::new(step, state, most, monitor),
                    Some(Method::SampledEntropy) => Ranked::sampled(state, most, monitor),
                    _ => return Err(EngineError::ComparesNothing { player: player.to_string() }),
                };
                let Ranked { guesses, compared, of } = ranked?;
                let guesses = guesses.into_iter().map(|guess| (guess, None)).collect();
                Ok(GuessList { guesses, compared, complete: compared == of })
            }
        }
    }
}

fn optimal(session: &Session, most: usize, limits: Limits, monitor: &dyn Monitor) -> Result<GuessList, EngineError> {
    /// The minimum number of guesses to examine, even for a shorter list, because the first one need not be the best.
    const LOOKED_AT: usize = 20;
    let state = session.state()?;
    let positions =
        Positions::with_monitor(session.codebook()?, state.candidates(), GuessPool::All, limits, &StopOnly(monitor))?;
    let ranking = positions.ranking(state, most, most.max(LOOKED_AT), monitor).map_err(NoDecision::from)?;
    let codes = state.candidates().len() as u64;
    let mut guesses = Vec::new();
    for Tied { total, guesses: tied, .. } in ranking.groups {
        let expected = Expected { total, codes, basis: Basis::Exact };
        for guess in tied {
            guesses.push((Decision::new(state, guess, Reason::Asked)?, Some(expected)));
        }
    }
    guesses.truncate(most);
    Ok(GuessList { guesses, compared: ranking.looked_at, complete: true })
}
