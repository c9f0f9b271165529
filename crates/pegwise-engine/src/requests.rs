use crate::{Engine, EngineError, Request, Solve, confirm};
use pegwise_core::notation::PartialRecord;
use pegwise_core::{Board, Code, Codebook, History, Limits, Monitor, NotListed, Progress, Rules, StopOnly, Turn};
use pegwise_game::{
    Alternatives, Codebreaker, Expected, GuessReview, Judged, Narrowings, PlayerSpec, Puzzle, PuzzleKind, PuzzleLevel,
    Reviewed, Session, draw_secret, is_solved_at_once,
};
use pegwise_sampling::{NotKnown, SampledCandidates};
use pegwise_solver::{Objective, Positions, Verdict};
use pegwise_strategy::tree::{MAX_DEPTH, SubtreeStats};
use pegwise_strategy::{
    Decision, Evaluation, GuessPool, Heuristic, NoDecision, OneStep, Reason, SAMPLED_ENTROPY, State, StrategySpec,
    StrategyTree,
};
use std::sync::Arc;

/// All codes of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListCodes {
    /// The board.
    pub board: Board,
}

impl Request for ListCodes {
    type Answer = Codebook;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Codebook, EngineError> {
        Ok(engine.codebook(&self.board, limits, monitor)?)
    }
}

/// Lists the codes of a game and what its answers leave of them. A board with too many codes to list makes a session
/// without the list: [`SampleCandidates`] finds codes that fit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenSession {
    /// The game.
    pub record: PartialRecord,
    /// Can its rows be taken back one by one?
    pub undoable: bool,
}

impl Request for OpenSession {
    type Answer = Session;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Session, EngineError> {
        let codebook = match engine.codebook(&self.record.rules, limits, monitor) {
            Ok(codebook) => Ok(codebook),
            Err(NotListed::TooLarge(reason)) => Err(reason),
            Err(reason) => return Err(reason.into()),
        };
        let mut session = Session::entered(self.record, codebook, monitor)?;
        if !self.undoable {
            session.forget_changes();
        }
        Ok(session)
    }
}

/// Looks for codes that fit a game on a board too large to list: see [`Session::look`].
#[derive(Debug)]
pub struct SampleCandidates<'a> {
    /// The game. It keeps what is found.
    pub session: &'a mut Session,
    /// May answers be wrong? See [`Session::look_closely`].
    pub closely: bool,
}

impl Request for SampleCandidates<'_> {
    type Answer = ();

    fn answer(self, _: &mut Engine, _: Limits, monitor: &dyn Monitor) -> Result<(), EngineError> {
        Ok(if self.closely { self.session.look_closely(monitor) } else { self.session.look(monitor) }?)
    }
}

/// Makes a player ready for a board: whatever keeps it from playing there is found out now, and its first guess need
/// not wait.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PreparePlayer {
    /// The board.
    pub board: Board,
    /// Who guesses.
    pub player: PlayerSpec,
}

impl Request for PreparePlayer {
    type Answer = ();

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<(), EngineError> {
        match engine.codebook(&self.board, limits, monitor) {
            Ok(codebook) => engine.player(&self.player, &codebook, limits, monitor).map(drop),
            Err(NotListed::TooLarge(_)) => engine.player_for_sets(&self.player, &self.board, 0).map(drop),
            Err(reason) => Err(reason.into()),
        }
    }
}

/// The next guess in a game; on a board too large to list, after a [`SampleCandidates`]. Stopped, the best found so far. Its limit of
/// time ends a search only once it has found a guess, which is soon.
#[derive(Clone, Debug)]
pub struct Suggest {
    /// The game.
    pub session: Box<Session>,
    /// Who guesses.
    pub player: PlayerSpec,
}

impl Request for Suggest {
    type Answer = Decision;

    const FINDS_SOON: bool = true;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Decision, EngineError> {
        let Suggest { session, player } = self;
        let player = match (session.codebook(), session.known()) {
            (Err(_), None) if session.diagnose().is_some() => return Err(EngineError::NothingFound),
            (Err(_), _) => {
                let codes = session.state_for_guess()?.candidates().len();
                engine.player_for_sets(&player, session.rules(), codes)?
            }
            (Ok(_), _) if player == PlayerSpec::Optimal && session.is_doubtful() => {
                return Err(EngineError::UncertainFeedback);
            }
            (codebook, _) if player == PlayerSpec::Optimal => {
                return suggest_optimal(engine, &session, codebook?, limits, monitor);
            }
            (codebook, _) => engine.player(&player, codebook?, limits, monitor)?.clone(),
        };
        Ok(player.suggest(&session, monitor)?)
    }
}

/// On large boards, proving takes long: stopped before it has found a guess, there is that of a strategy that only looks at
/// the next answer. What needs too much memory is refused before either begins.
fn suggest_optimal(
    engine: &mut Engine,
    session: &Session,
    codebook: &Codebook,
    limits: Limits,
    monitor: &dyn Monitor,
) -> Result<Decision, EngineError> {
    let state = session.state_for_guess()?;
    if let Some(proved) = engine.proved.get(codebook.board(), state.history()) {
        return Ok(proved.clone());
    }
    let codes = if is_solved_at_once(session) { state.candidates() } else { codebook.candidates() };
    Positions::check(codebook, codes, limits)?;
    let entropy = StrategySpec::from(OneStep::usual(Heuristic::Entropy));
    let mut soon = Codebreaker::new(entropy.prepare(codebook)).suggest(session, &StopOnly(monitor))?;
    monitor.improved(&soon.guess);
    match search(engine, session, codebook, limits, monitor) {
        Err(EngineError::Stopped) => {
            // The last code that is left is nobody's choice.
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

/// The best guess by the solver.
fn search(
    engine: &mut Engine,
    session: &Session,
    codebook: &Codebook,
    limits: Limits,
    monitor: &dyn Monitor,
) -> Result<Decision, EngineError> {
    if is_solved_at_once(session) {
        // Without a table of the whole board.
        let state = session.state_for_guess()?;
        let positions = Positions::new(codebook, state.candidates(), GuessPool::All, limits)?;
        return Ok(positions.best(state, monitor).map_err(NoDecision::from)?.decision(state)?);
    }
    let player = engine.player(&PlayerSpec::Optimal, codebook, limits, &StopOnly(monitor))?;
    Ok(player.suggest(session, monitor)?)
}

/// What a guess would tell in a game.
#[derive(Clone, Debug)]
pub struct Explain<'a> {
    /// The game so far.
    pub session: &'a Session,
    /// The guess.
    pub guess: Code,
}

impl Request for Explain<'_> {
    type Answer = Decision;

    fn answer(self, _: &mut Engine, _: Limits, _: &dyn Monitor) -> Result<Decision, EngineError> {
        Ok(Decision::new(self.session.state()?, self.guess, Reason::Asked)?)
    }
}

/// The skill and the luck of a game: by what its guesses cost, or on a board too large to list by what they told, compared
/// with the best guesses that `sampled-entropy` finds. Stopped, of its last rows, or there of its first ones; before the
/// first cost is known, the codes left are counted.
#[derive(Clone, Debug)]
pub struct ReviewGame {
    /// The game.
    pub session: Box<Session>,
    /// Which codes the person may guess. On a board too large to list, any.
    pub pool: GuessPool,
}

impl Request for ReviewGame {
    type Answer = Reviewed;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Reviewed, EngineError> {
        let session = &*self.session;
        known_and_true(session)?;
        let Ok(codebook) = session.codebook() else {
            let board = session.rules().board();
            let player = PlayerSpec::read(SAMPLED_ENTROPY, board)?;
            let player = engine.player_for_sets(&player, board, SampledCandidates::MOST)?;
            return Ok(Reviewed::Narrowings(Narrowings::of_unlisted(session, player.strategy(), monitor)?));
        };
        match engine.reviewer(codebook, self.pool, limits)?.review(session, monitor).map_err(EngineError::from) {
            Err(EngineError::Stopped) => {
                Ok(Reviewed::Narrowings(Narrowings { was_stopped: true, ..Narrowings::of_listed(session)? }))
            }
            review => Ok(Reviewed::Costs(review?)),
        }
    }
}

/// Guesses are judged only where every answer is known and true.
fn known_and_true(session: &Session) -> Result<(), EngineError> {
    if session.is_doubtful() { Err(EngineError::UncertainFeedback) } else { Ok(()) }
}

/// What a guess would cost in a game.
#[derive(Clone, Debug)]
pub struct Judge {
    /// The game so far.
    pub session: Box<Session>,
    /// Which codes the person may guess.
    pub pool: GuessPool,
    /// The guess.
    pub guess: Code,
}

impl Request for Judge {
    type Answer = GuessReview;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<GuessReview, EngineError> {
        known_and_true(&self.session)?;
        let reviewer = engine.reviewer(self.session.codebook()?, self.pool, limits)?;
        Ok(reviewer.guess(self.session.state()?, &self.guess, monitor)?)
    }
}

/// What a guess would be worth in place of that of an exercise, measured in the same way.
#[derive(Clone, Debug)]
pub struct JudgeAlternative {
    /// The [position](pegwise_game::Training::position) of the exercise.
    pub position: Box<Session>,
    /// The guess of the game.
    pub played: Judged,
    /// The guess in place of it.
    pub guess: Code,
}

impl Request for JudgeAlternative {
    type Answer = Judged;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Judged, EngineError> {
        let JudgeAlternative { position, played, guess } = self;
        Ok(match played {
            Judged::Cost(_) => {
                Judge { session: position, pool: GuessPool::All, guess }.answer(engine, limits, monitor)?.into()
            }
            Judged::Told(told) => {
                let tried = Explain { session: &position, guess }.answer(engine, limits, monitor)?;
                told.instead(tried.guess, &tried.histogram).into()
            }
        })
    }
}

/// The best guesses in a game, and what the position needs on average with one of them.
#[derive(Clone, Debug)]
pub struct Rank {
    /// The game so far.
    pub session: Box<Session>,
    /// Which codes the person may guess.
    pub pool: GuessPool,
}

impl Request for Rank {
    type Answer = (Expected, Alternatives);

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Self::Answer, EngineError> {
        known_and_true(&self.session)?;
        let reviewer = engine.reviewer(self.session.codebook()?, self.pool, limits)?;
        Ok(reviewer.best(self.session.state()?, monitor)?)
    }
}

/// A puzzle from a seed. Whether the codes of its board are listed for it does not depend on the limit of memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GeneratePuzzle {
    /// The board, and how many guesses are allowed.
    pub rules: Rules,
    /// What is asked.
    pub kind: PuzzleKind,
    /// How hard it is.
    pub level: PuzzleLevel,
    /// What it is drawn from.
    pub seed: u64,
}

impl Request for GeneratePuzzle {
    type Answer = Puzzle;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Puzzle, EngineError> {
        let GeneratePuzzle { rules, kind, level, seed } = self;
        if !Puzzle::is_listed(&rules) {
            return Ok(Puzzle::draw_unlisted(&rules, kind, level, seed, monitor)?);
        }
        let codebook = engine.codebook(&rules, limits, &StopOnly(monitor))?;
        Ok(Puzzle::draw(&rules, &codebook, kind, level, seed, monitor)?)
    }
}

/// The guesses a player needs for every secret of a board. If it is the optimal player, that is proved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Evaluate {
    /// The board.
    pub board: Board,
    /// Who guesses.
    pub player: PlayerSpec,
}

impl Request for Evaluate {
    type Answer = Evaluation;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Evaluation, EngineError> {
        tree(engine, &self.board, &self.player, limits, monitor).map(|tree| tree.evaluation())
    }
}

/// The guesses a player needs for some secrets of a board of any size, drawn from seeds. Stopped, for those whose games
/// were finished, if any.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayGames {
    /// The board.
    pub board: Board,
    /// Who guesses.
    pub player: PlayerSpec,
    /// How many games.
    pub games: u64,
    /// The seed of the first secret; the next has the next.
    pub seed: u64,
}

/// Games that were played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GamesPlayed {
    /// The guesses they needed.
    pub evaluation: Evaluation,
    /// The first guess of each.
    pub opening: Code,
    /// The seed of a game that needed most.
    pub worst: u64,
}

impl Request for PlayGames {
    type Answer = GamesPlayed;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<GamesPlayed, EngineError> {
        let PlayGames { board, player, games, seed } = self;
        if board.lies() > 0 {
            return Err(EngineError::UncertainFeedback);
        }
        let codebook = match engine.codebook(&board, limits, &StopOnly(monitor)) {
            Ok(codebook) => Some(codebook),
            Err(NotListed::TooLarge(_)) => None,
            Err(reason) => return Err(reason.into()),
        };
        let player = match &codebook {
            Some(codebook) => engine.player(&player, codebook, limits, &StopOnly(monitor))?.clone(),
            None => engine.player_for_sets(&player, &board, SampledCandidates::MOST)?,
        };
        let mut played: Option<GamesPlayed> = None;
        let mut distribution = Vec::new();
        for done in 0..games {
            monitor.progress(Progress { done, total: games });
            let seed = seed.wrapping_add(done);
            let opening = played.as_ref().map(|played| &played.opening);
            let game = play_game(&player, &board, codebook.as_ref(), opening, seed, &StopOnly(monitor));
            let guesses = match game {
                Err(EngineError::Stopped) if played.is_some() => break,
                game => game?,
            };
            let most = distribution.len();
            distribution.resize(most.max(guesses.len()), 0);
            distribution[guesses.len() - 1] += 1;
            let opening = guesses[0].clone();
            let worst = played.filter(|_| guesses.len() <= most).map_or(seed, |played| played.worst);
            played = Some(GamesPlayed { evaluation: Evaluation::new(distribution.clone()), opening, worst });
        }
        played.ok_or(EngineError::Stopped)
    }
}

/// The guesses of one game. The first is the same in all.
fn play_game(
    player: &Codebreaker,
    board: &Board,
    codebook: Option<&Codebook>,
    opening: Option<&Code>,
    seed: u64,
    monitor: &dyn Monitor,
) -> Result<Vec<Code>, EngineError> {
    let secret = draw_secret(board, seed);
    let (mut history, mut left) = (History::new(), codebook.map(|codebook| codebook.candidates().clone()));
    loop {
        let strategy = player.strategy();
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
            return Ok(history.into_iter().map(|turn| turn.guess).collect());
        }
        if history.len() >= MAX_DEPTH {
            return Err(NoDecision::NoEnd.into());
        }
    }
}

/// A player written out as a tree, to be looked through.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BuildTree {
    /// The board.
    pub board: Board,
    /// Who guesses.
    pub player: PlayerSpec,
}

/// What follows some turns when a player guesses: a part of its tree, for those who put it together from parts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExploreAfter {
    /// The board.
    pub board: Board,
    /// Who guesses.
    pub player: PlayerSpec,
    /// The turns before.
    pub turns: Vec<Turn>,
}

impl Request for ExploreAfter {
    type Answer = StrategyTree;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<StrategyTree, EngineError> {
        let codebook = engine.codebook(&self.board, limits, &StopOnly(monitor))?;
        let player = engine.player(&self.player, &codebook, limits, &StopOnly(monitor))?;
        Ok(StrategyTree::build_after(player.strategy(), &codebook, &self.turns, monitor)?)
    }
}

/// A player written out.
#[derive(Clone, PartialEq, Debug)]
pub struct Explored {
    /// Its tree.
    pub tree: StrategyTree,
    /// What lies ahead of each node.
    pub subtree_stats: Vec<SubtreeStats>,
}

impl Request for BuildTree {
    type Answer = Explored;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Explored, EngineError> {
        let tree = tree(engine, &self.board, &self.player, limits, monitor)?;
        let subtree_stats = tree.subtree_stats();
        Ok(Explored { tree, subtree_stats })
    }
}

/// A player written out as a tree, which the engine keeps: for callers that ask for one position after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenTree {
    /// The board.
    pub board: Board,
    /// Who guesses.
    pub player: PlayerSpec,
}

impl Request for OpenTree {
    type Answer = Arc<StrategyTree>;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Self::Answer, EngineError> {
        let OpenTree { board, player } = self;
        let is_kept = |kept: &(Board, PlayerSpec, Arc<StrategyTree>)| kept.0 == board && kept.1 == player;
        let kept = if let Some(kept) = engine.open_tree.take().filter(is_kept) {
            kept
        } else {
            let tree = tree(engine, &board, &player, limits, monitor)?;
            (board, player, Arc::new(tree))
        };
        Ok(Arc::clone(&engine.open_tree.insert(kept).2))
    }
}

fn tree(
    engine: &mut Engine,
    board: &Board,
    player: &PlayerSpec,
    limits: Limits,
    monitor: &dyn Monitor,
) -> Result<StrategyTree, EngineError> {
    if *player == PlayerSpec::Optimal {
        return optimal_tree(engine, board, limits, monitor);
    }
    let codebook = engine.codebook(board, limits, &StopOnly(monitor))?;
    Ok(StrategyTree::build(
        engine.player(player, &codebook, limits, &StopOnly(monitor))?.strategy(),
        &codebook,
        monitor,
    )?)
}

/// Nothing is called optimal unless it is proved, and a replay of every secret confirms it.
fn optimal_tree(
    engine: &mut Engine,
    board: &Board,
    limits: Limits,
    monitor: &dyn Monitor,
) -> Result<StrategyTree, EngineError> {
    let request = Solve { board: board.clone(), objective: Objective::Mean, pool: GuessPool::All };
    let solved = request.answer(engine, limits, monitor)?;
    confirm(&solved, limits)?;
    match (solved.verdict, solved.tree) {
        (Verdict::Optimal, Some(tree)) => Ok(tree),
        _ => Err(EngineError::Stopped),
    }
}
