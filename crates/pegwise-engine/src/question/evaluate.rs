//! The number of guesses that strategies need.

use super::tree::tree;
use super::{Asked, Question, Refusal, Stopwatch};
use crate::api::{self, Drawn, Evaluations};
use crate::{BuildTree, Engine, EngineError, Request};
use pegwise_core::{Board, Cancelled, Code, Codebook, History, Limits, Monitor, Progress, StopOnly, Turn};
use pegwise_game::{PlayerSpec, draw_secret};
use pegwise_notation::Alphabet;
use pegwise_sampling::{NotKnown, SampledCandidates, luck};
use pegwise_strategy::tree::Replayed;
use pegwise_strategy::{AdjustedMean, Evaluation, State, Strategy, StrategyTree, check_end};
use serde::{Deserialize, Serialize};

/// A request for the number of guesses that strategies need.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct EvaluateRequest {
    /// The board. Defaults to the board given on the command line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// The strategies.
    pub strategies: Vec<String>,
    /// One symbol for each colour. Defaults to the symbols given on the command line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alphabet: Option<String>,
}

impl Question for EvaluateRequest {
    type Answer = Evaluations;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<Evaluations, Refusal> {
        let rules = asked.rules(self.rules.as_deref())?;
        let read = |text: &String| asked.player(text, &rules);
        let players = self.strategies.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        let codes = rules.code_count().and_then(|codes| usize::try_from(codes).ok());
        let mut strategies = Vec::new();
        for player in players {
            let (watch, name) = (Stopwatch::start(), player.write(asked.alphabet));
            let request = EvaluateOrPlay { board: rules.board().clone(), player, may_play: strategies.is_empty() };
            let (tree, replayed) = match asked.run(request) {
                Ok(Evaluated::Tree(tree, replayed)) => (tree, replayed),
                Err(EngineError::Stopped) if !strategies.is_empty() => break,
                Ok(Evaluated::Games(games)) => {
                    let drawn = Some(games.drawn());
                    let games = games.written(rules.board(), name, watch.seconds(), asked.alphabet);
                    let rules = rules.board().to_string();
                    return Ok(Evaluations { rules, codes, drawn, strategies: vec![games], complete: false });
                }
                Err(reason) => return Err(reason.into()),
            };
            strategies.push(api::Evaluation::of_tree(&tree, &replayed, name, watch.seconds(), asked.alphabet));
        }
        let complete = strategies.len() == self.strategies.len();
        Ok(Evaluations { rules: rules.board().to_string(), codes, drawn: None, strategies, complete })
    }
}

/// A request for the number of guesses that a player needs for each secret. For the optimal player, it is proved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Evaluate {
    /// The board.
    pub board: Board,
    /// The player.
    pub player: PlayerSpec,
}

impl Request for Evaluate {
    type Answer = Evaluation;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Evaluation, EngineError> {
        tree(engine, &self.board, &self.player, limits, monitor).map(|tree| tree.evaluation())
    }
}

/// A request for the number of guesses that a player needs for each secret, or for random ones if the time is too short.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EvaluateOrPlay {
    /// The board.
    pub board: Board,
    /// The player.
    pub player: PlayerSpec,
    /// Whether to keep the last quarter of the time for games with random secrets.
    pub may_play: bool,
}

/// The number of guesses that a player needs for all secrets, or for random ones.
#[derive(Clone, PartialEq, Debug)]
pub enum Evaluated {
    /// The player's tree, and its replay against every secret.
    Tree(StrategyTree, Replayed),
    /// Games with the secrets of the seeds 0, 1, 2 and so on.
    Games(GamesPlayed),
}

impl Request for EvaluateOrPlay {
    type Answer = Evaluated;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Evaluated, EngineError> {
        const MOST_GAMES: u64 = 10_000;
        let EvaluateOrPlay { board, player, may_play } = self;
        let can_play =
            may_play && limits.time.is_some() && player != PlayerSpec::Optimal && board.check_truthful().is_ok();
        let time = limits.time.map(|time| if can_play { time * 3 / 4 } else { time });
        let request = BuildAndReplay(BuildTree { board: board.clone(), player: player.clone() });
        match engine.run(request, Limits { time, ..limits }, monitor) {
            Err(EngineError::Stopped | EngineError::TooLarge(_)) if can_play && !monitor.should_stop() => {
                let request = PlayGames { board, player, games: MOST_GAMES, seed: 0 };
                Ok(Evaluated::Games(request.answer(engine, limits, monitor)?))
            }
            played => played.map(|(tree, replayed)| Evaluated::Tree(tree, replayed)),
        }
    }
}

struct BuildAndReplay(BuildTree);

impl Request for BuildAndReplay {
    type Answer = (StrategyTree, Replayed);

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Self::Answer, EngineError> {
        let tree = self.0.answer(engine, limits, monitor)?;
        let replayed = tree.verify_within(limits, monitor)?;
        Ok((tree, replayed))
    }
}

/// A request to play games with random secrets on a board of any size. If stopped, it returns the finished games. A player
/// that could only approximate its play, because the board has too many codes to list, is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayGames {
    /// The board.
    pub board: Board,
    /// The player.
    pub player: PlayerSpec,
    /// The number of games.
    pub games: u64,
    /// The seed of the first secret. Each further game uses the next seed.
    pub seed: u64,
}

/// The results of played games.
#[derive(Clone, PartialEq, Debug)]
pub struct GamesPlayed {
    /// The numbers of guesses needed.
    pub evaluation: Evaluation,
    /// The mean adjusted for [`luck`], if the luck of all games is known.
    pub adjusted: Option<AdjustedMean>,
    /// The first guess, which is the same in all games.
    pub opening: Code,
    /// The seed of a game that took the most guesses.
    pub worst: u64,
}

impl GamesPlayed {
    /// The secrets of games that were played from the seed 0 on.
    pub fn drawn(&self) -> Drawn {
        Drawn { games: self.evaluation.secrets(), seed: 0 }
    }

    /// Converts the games of the player with this name for other programs.
    pub fn written(&self, board: &Board, name: String, seconds: f64, alphabet: &Alphabet) -> api::Evaluation {
        api::Evaluation::new(board, name, &self.opening, &self.evaluation, seconds, alphabet).of_games(self)
    }
}

impl Request for PlayGames {
    type Answer = GamesPlayed;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<GamesPlayed, EngineError> {
        let PlayGames { board, player, games, seed } = self;
        board.check_truthful()?;
        let codebook = engine.codebook_for(&player, &board, limits, &StopOnly(monitor))?;
        let player = if let Some(codebook) = &codebook {
            engine.player(&player, codebook, limits, &StopOnly(monitor))?.clone()
        } else {
            player.check_sampled().map_err(|refused| match player.check_listed(&board, limits) {
                Err(reason) if reason.wants_memory() => EngineError::from(reason),
                _ => refused.into(),
            })?;
            engine.player_for_sets(&player, &board, SampledCandidates::MOST)?
        };
        play_games(player.strategy(), &board, codebook.as_ref(), Drawn { games, seed }, monitor)
    }
}

/// A request to play games like those of [`PlayGames`] with the caller's strategy.
#[derive(Clone, Debug)]
pub struct PlayGamesWith<'a> {
    /// The strategy. It must always choose the same guess in the same position.
    pub strategy: &'a dyn Strategy,
    /// The board.
    pub board: Board,
    /// The secrets.
    pub drawn: Drawn,
}

impl Request for PlayGamesWith<'_> {
    type Answer = GamesPlayed;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<GamesPlayed, EngineError> {
        let PlayGamesWith { strategy, board, drawn } = self;
        board.check_truthful()?;
        let codebook = match engine.codebook(&board, limits, &StopOnly(monitor)).map_err(EngineError::from) {
            Err(EngineError::TooLarge(_)) => None,
            listed => Some(listed?),
        };
        play_games(strategy, &board, codebook.as_ref(), drawn, monitor)
    }
}

fn play_games(
    strategy: &dyn Strategy,
    board: &Board,
    codebook: Option<&Codebook>,
    Drawn { games, seed }: Drawn,
    monitor: &dyn Monitor,
) -> Result<GamesPlayed, EngineError> {
    let mut played: Option<GamesPlayed> = None;
    let (mut distribution, mut lucks) = (Vec::new(), Vec::new());
    for done in 0..games {
        monitor.progress(Progress { done, total: games });
        let seed = seed.wrapping_add(done);
        let opening = played.as_ref().map(|played| &played.opening);
        let game = play_game(strategy, board, codebook, opening, seed, &StopOnly(monitor));
        let with_luck = |turns: History| match luck(board, &turns, &StopOnly(monitor)) {
            Ok(luck) => Ok((luck, turns)),
            Err(Cancelled) => Err(EngineError::Stopped),
        };
        let (luck, turns) = match game.and_then(with_luck) {
            Err(EngineError::Stopped) if played.is_some() => break,
            game => game?,
        };
        let (guesses, most) = (turns.len(), distribution.len());
        distribution.resize(most.max(guesses), 0);
        distribution[guesses - 1] += 1;
        lucks.push(luck.map(|luck| (guesses, luck)));
        played = Some(GamesPlayed {
            evaluation: Evaluation::new(distribution.clone()),
            adjusted: None,
            opening: turns[0].guess.clone(),
            worst: played.filter(|_| guesses <= most).map_or(seed, |played| played.worst),
        });
    }
    let lucks: Option<Vec<(usize, f64)>> = lucks.into_iter().collect();
    let adjusted = lucks.and_then(|games| AdjustedMean::new(&games));
    played.map(|played| GamesPlayed { adjusted, ..played }).ok_or(EngineError::Stopped)
}

fn play_game(
    strategy: &dyn Strategy,
    board: &Board,
    codebook: Option<&Codebook>,
    opening: Option<&Code>,
    seed: u64,
    monitor: &dyn Monitor,
) -> Result<History, EngineError> {
    let secret = draw_secret(board, seed);
    let (mut history, mut left) = (History::new(), codebook.map(|codebook| codebook.candidates().clone()));
    loop {
        let guess = match (opening.filter(|_| history.is_empty()), codebook.zip(left.as_ref())) {
            (Some(opening), _) => opening.clone(),
            (None, Some((codebook, left))) => {
                let state = State::new(codebook, &history, left).ok_or(EngineError::Contradiction)?;
                strategy.choose(state, monitor)?
            }
            (None, None) => {
                let known = SampledCandidates::find(board, &history, monitor);
                let state = match &known {
                    Ok(known) => known.state(board, &history).ok_or(EngineError::Contradiction)?,
                    Err(NotKnown::NothingFound { nearest }) => {
                        State::near(board, &history, nearest).ok_or(EngineError::Stopped)?
                    }
                    Err(reason) => return Err(reason.clone().into()),
                };
                strategy.choose(state, monitor)?
            }
        };
        monitor.check().map_err(|_| EngineError::Stopped)?;
        let turn = Turn { feedback: board.answer(&guess, &secret), guess };
        left = left.map(|left| left.after(board, &turn));
        let won = turn.feedback == board.win();
        history.push(turn);
        if won {
            return Ok(history);
        }
        check_end(&history)?;
    }
}
