//! The best next guess.

use super::{Asked, Question, Refusal};
use crate::api::{self, Answer, Contradicted};
use crate::{Engine, EngineError, Request};
use pegwise_core::{Board, Codebook, Limits, Monitor, StopOnly};
use pegwise_game::{Codebreaker, PlayerSpec, Session, Status, is_solved_at_once};
use pegwise_solver::{Positions, Solver};
use pegwise_strategy::{Decision, GuessPool, Heuristic, NoDecision, OneStep, SAMPLED_ENTROPY, StrategySpec};
use serde::{Deserialize, Serialize};

/// A request for the best next guess.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SuggestRequest {
    /// The game in one line, for example `4x6 1122:1.1`.
    pub game: String,
    /// The strategy. Defaults to `optimal` if that is quick, and otherwise to `knuth`, or to `sampled-entropy` on a large board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strategy: Option<String>,
    /// One symbol for each colour. Defaults to the symbols given on the command line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alphabet: Option<String>,
}

impl Question for SuggestRequest {
    type Answer = Answer;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<Answer, Refusal> {
        let session = asked.open(&self.game)?;
        let player = match &self.strategy {
            Some(strategy) => asked.player(strategy, session.rules())?,
            None => asked.adviser(&session),
        };
        let game = asked.write(&session);
        if session.status() == Status::Contradiction {
            let diagnosis = session.diagnose().expect("there is a contradiction");
            return Ok(Answer::Contradicted(Contradicted { game, contradiction: (&diagnosis).into() }));
        }
        let name = player.write(asked.alphabet);
        let decision = asked.run(Suggest { session: Box::new(session), player })?;
        Ok(Answer::Decision(api::Decision::new(&decision, name, game, asked.alphabet)))
    }
}

/// A request to prepare a player for a board, so that problems show up early and the first guess is ready.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PreparePlayer {
    /// The board.
    pub board: Board,
    /// The player.
    pub player: PlayerSpec,
}

impl Request for PreparePlayer {
    type Answer = ();

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<(), EngineError> {
        match engine.codebook_for(&self.player, &self.board, limits, monitor)? {
            Some(codebook) => engine.player(&self.player, &codebook, limits, monitor).map(drop),
            None => engine.player_for_sets(&self.player, &self.board, 0).map(drop),
        }
    }
}

/// A request for the next guess. If stopped, it returns the best so far. On a board too large to list, run
/// [`FindCandidates`](crate::FindCandidates) first. The time limit applies only after a first guess.
#[derive(Clone, Debug)]
pub struct Suggest {
    /// The game.
    pub session: Box<Session>,
    /// The player.
    pub player: PlayerSpec,
}

impl Request for Suggest {
    type Answer = Decision;

    const FINDS_SOON: bool = true;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Decision, EngineError> {
        let Suggest { session, player } = self;
        let is_won = match session.status() {
            Status::Won { .. } => true,
            // Other rows may follow the one that won.
            Status::Open { .. } => session.turns().iter().any(|turn| turn.feedback == session.rules().win()),
            Status::Lost | Status::Contradiction => false,
        };
        if is_won {
            return Err(EngineError::AlreadyWon);
        }
        let task = Task { session: &session, limits, monitor };
        if session.codebook().is_err()
            && session.known().is_some()
            && player.check_listed(session.rules(), limits).is_ok()
        {
            return suggest_with_list(engine, task, &player);
        }
        suggest(engine, task, &player)
    }
}

/// A game that needs a guess, and what the search for it may use.
#[derive(Clone, Copy)]
struct Task<'a> {
    session: &'a Session,
    limits: Limits,
    monitor: &'a dyn Monitor,
}

fn suggest(engine: &mut Engine, task: Task<'_>, player: &PlayerSpec) -> Result<Decision, EngineError> {
    let Task { session, limits, monitor } = task;
    let player = match (session.codebook(), session.known()) {
        (Err(_), None) if session.diagnose().is_some() => return Err(EngineError::NothingFound),
        (Err(_), _) => {
            let codes = session.state_for_guess()?.candidates().len();
            engine.player_for_sets(player, session.rules(), codes)?
        }
        (Ok(_), _) if *player == PlayerSpec::Optimal && session.is_doubtful() => {
            return Err(EngineError::UncertainFeedback);
        }
        (codebook, _) if *player == PlayerSpec::Optimal => {
            return suggest_optimal(engine, task, codebook?);
        }
        (codebook, _) => engine.player(player, codebook?, limits, monitor)?.clone(),
    };
    Ok(player.suggest(session, monitor)?)
}

/// Lists the codes of a game that is played without a list, if the player needs it. Before that, finds a guess without it,
/// in case there is no time.
fn suggest_with_list(engine: &mut Engine, task: Task<'_>, player: &PlayerSpec) -> Result<Decision, EngineError> {
    let Task { session, limits, monitor } = task;
    let entropy = StrategySpec::read(SAMPLED_ENTROPY, session.rules()).expect("a named strategy");
    let fast = Task { monitor: &StopOnly(monitor), ..task };
    let mut soon = suggest(engine, fast, &PlayerSpec::BuiltIn(entropy.clone()))?;
    monitor.improved(&soon.guess);
    let codebook = engine.codebook(session.rules(), limits, monitor).map_err(EngineError::from);
    let listed = codebook.and_then(|codebook| Ok(session.with_list(codebook, monitor)?));
    match listed.and_then(|listed| suggest(engine, Task { session: &listed, ..task }, player)) {
        Err(EngineError::Stopped) => {
            soon.fallback = Some(entropy);
            Ok(soon)
        }
        found => found,
    }
}

/// Falls back on a one-step strategy if the proof is stopped. Checks the memory limit before either starts.
fn suggest_optimal(engine: &mut Engine, task: Task<'_>, codebook: &Codebook) -> Result<Decision, EngineError> {
    let Task { session, limits, monitor } = task;
    let state = session.state_for_guess()?;
    if let Some(proved) = engine.proved.get(codebook.board(), state.history()) {
        return Ok(proved.clone());
    }
    let codes = if searches_position(task, codebook) { state.candidates() } else { codebook.candidates() };
    Positions::check(codebook, codes, limits)?;
    let entropy = StrategySpec::from(OneStep::usual(Heuristic::Entropy));
    let mut soon = Codebreaker::new(entropy.prepare(codebook)).suggest(session, &StopOnly(monitor))?;
    monitor.improved(&soon.guess);
    match search(engine, task, codebook) {
        Err(EngineError::Stopped) => {
            soon.fallback = Some(entropy).filter(|_| soon.candidates() > 1);
            Ok(soon)
        }
        found => {
            let found = found?;
            engine.proved.keep(codebook.board(), state.history(), &found);
            Ok(found)
        }
    }
}

/// Whether to prepare the search for the codes left only: if that is fast, or if the whole board takes too much memory.
fn searches_position(task: Task<'_>, codebook: &Codebook) -> bool {
    is_solved_at_once(task.session) || Solver::check(codebook.board(), task.limits).is_err()
}

fn search(engine: &mut Engine, task: Task<'_>, codebook: &Codebook) -> Result<Decision, EngineError> {
    let Task { session, limits, monitor } = task;
    if searches_position(task, codebook) {
        let state = session.state_for_guess()?;
        let positions =
            Positions::with_monitor(codebook, state.candidates(), GuessPool::All, limits, &StopOnly(monitor))?;
        return Ok(positions.best(state, monitor).map_err(NoDecision::from)?.decision(state)?);
    }
    let player = engine.player(&PlayerSpec::Optimal, codebook, limits, &StopOnly(monitor))?;
    Ok(player.suggest(session, monitor)?)
}
