//! The regret of guesses.

use super::review::known_and_true;
use super::{Asked, Question, Refusal, usage};
use crate::api::{Failure, Pool, Regret, Regrets};
use crate::{Engine, EngineError, Request};
use pegwise_core::{Board, Code, Limits, Monitor, Progress, Rules, StopOnly};
use pegwise_game::{NoReview, PlayerSpec, Session};
use pegwise_sampling::SampledCandidates;
use pegwise_strategy::{GuessPool, SAMPLED_ENTROPY, State};
use serde::{Deserialize, Serialize};

/// A request for the regret of guesses, each in its own game, all on one board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RegretRequest {
    /// The board. Defaults to the board given on the command line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// The games so far, each in one line.
    pub games: Vec<String>,
    /// The guesses, one for each game.
    pub guesses: Vec<String>,
    /// The codes that the player may guess.
    #[serde(default)]
    pub pool: Pool,
    /// One symbol for each colour. Defaults to the symbols given on the command line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alphabet: Option<String>,
}

impl Question for RegretRequest {
    type Answer = Regrets;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<Regrets, Refusal> {
        let rules = asked.rules(self.rules.as_deref())?;
        let (games, guesses) = (self.games.len(), self.guesses.len());
        if games != guesses {
            let lists = format!("there are {games} `games` and {guesses} `guesses`; give one guess for each game");
            return Err(usage(lists).into());
        }
        let mut positions = Vec::with_capacity(games);
        for (number, (game, guess)) in (1..).zip(self.games.iter().zip(&self.guesses)) {
            positions.push(position(asked, &rules, game, guess).map_err(|refusal| in_game(number, refusal))?);
        }
        let pool = self.pool.into();
        let regrets = asked.run(MeasureRegret { positions: &positions, pool })?;
        let answer = regrets.iter().zip(&positions);
        let answer = answer.map(|(regret, (session, _))| Regret::new(regret, asked.write(session), asked.alphabet));
        Ok(Regrets { pool: self.pool, guesses: answer.collect() })
    }
}

fn position(asked: &mut Asked<'_>, rules: &Rules, game: &str, guess: &str) -> Result<(Session, Code), Refusal> {
    let session = asked.open_on(rules, game)?;
    let guess = asked.alphabet.read_guess(session.rules(), guess).map_err(usage)?;
    known_and_true(&session)?;
    session.state().map_err(|reason| asked.explained(reason.into()))?;
    Ok((session, guess))
}

/// Says in which game a fault is.
fn in_game(number: usize, refusal: Refusal) -> Refusal {
    match refusal {
        Refusal::Engine(reason) => reason.in_game(number).into(),
        Refusal::Failure(failure) => {
            Failure { message: format!("game {number}: {}", failure.message), ..failure }.into()
        }
    }
}

/// A request for the regret of guesses, each in its own position, all on one board. If its codes are not listed, only
/// bits are measured, and every code is assumed to be allowed.
#[derive(Clone, Copy, Debug)]
pub struct MeasureRegret<'a> {
    /// The positions, each with a guess. On a board too large to list, run [`FindCandidates`](crate::FindCandidates)
    /// first.
    pub positions: &'a [(Session, Code)],
    /// The codes that the player may guess.
    pub pool: GuessPool,
}

impl Request for MeasureRegret<'_> {
    type Answer = Vec<pegwise_game::Regret>;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Self::Answer, EngineError> {
        let Some((first, _)) = self.positions.first() else { return Ok(Vec::new()) };
        let board = first.rules().board();
        let mut asked: Vec<(State<'_>, &Code)> = Vec::with_capacity(self.positions.len());
        for (number, (session, guess)) in (1..).zip(self.positions) {
            let state = state_on(board, session).map_err(|reason| reason.in_game(number))?;
            asked.push((state, guess));
        }
        if let Ok(codebook) = first.codebook() {
            let reviewer = engine.reviewer(codebook, self.pool, limits)?;
            for (number, (state, guess)) in (1..).zip(&asked) {
                reviewer.check(*state, guess).map_err(|reason| EngineError::from(reason).in_game(number))?;
            }
            return Ok(reviewer.regrets(&asked, monitor)?);
        }
        let player = PlayerSpec::read(SAMPLED_ENTROPY, board)?;
        let player = engine.player_for_sets(&player, board, SampledCandidates::MOST)?;
        let total = asked.len() as u64;
        let regret = |(done, (state, guess)): (u64, (State<'_>, &Code))| {
            monitor.progress(Progress { done, total });
            pegwise_game::Regret::of_unlisted(state, guess, player.strategy(), &StopOnly(monitor))
        };
        Ok((0..).zip(asked).map(regret).collect::<Result<_, _>>()?)
    }
}

fn state_on<'a>(board: &Board, session: &'a Session) -> Result<State<'a>, EngineError> {
    known_and_true(session)?;
    if session.rules().board() != board {
        let (game, reviewer) = (session.rules().board().clone(), board.clone());
        return Err(NoReview::OtherBoard { game, reviewer }.into());
    }
    Ok(session.state()?)
}
