//! Reviews of games: the cost of each guess and each answer.

use super::{Asked, Question, Refusal, usage};
use crate::{Engine, EngineError, Request, api};
use pegwise_core::{Code, CodeSpace, Limits, Monitor};
use pegwise_game::{Diagnosis, Narrowings, PlayerSpec, Reviewed, Reviewer, Session, Status, WrongAnswer};
use pegwise_notation::Alphabet;
use pegwise_sampling::SampledCandidates;
use pegwise_strategy::{GuessPool, SAMPLED_ENTROPY};
use serde::{Deserialize, Serialize};

/// A request for the cost of each guess and each answer of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ReviewRequest {
    /// The game in one line.
    pub game: String,
    /// The secret, if known. If given, the review also lists wrong answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// The codes that the player was allowed to guess.
    #[serde(default)]
    pub pool: api::Pool,
    /// Whether to leave the first guess out of the grades and sums.
    #[serde(default)]
    pub without_opening: bool,
    /// One symbol for each colour. Defaults to the symbols given on the command line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alphabet: Option<String>,
}

impl Question for ReviewRequest {
    type Answer = api::Reviewed;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<api::Reviewed, Refusal> {
        let session = asked.open(&self.game)?;
        let game = asked.write(&session);
        let read = |text| asked.alphabet.read_code(session.rules(), text);
        let secret = self.secret.as_deref().map(read).transpose().map_err(usage)?;
        let found = asked.run(ReviewWith { session: Box::new(session), secret, pool: self.pool.into() })?;
        Ok(found.written(game, self.without_opening, asked.alphabet))
    }
}

/// A request to review and diagnose a game up to its first unknown answer. A known secret resolves contradictions.
#[derive(Clone, Debug)]
pub struct ReviewWith {
    /// The game. If its board is too large to list, run [`FindCandidates`](crate::FindCandidates) first.
    pub session: Box<Session>,
    /// The secret, if known.
    pub secret: Option<Code>,
    /// The codes that the player may guess.
    pub pool: GuessPool,
}

/// A reviewed game.
#[derive(Clone, Debug)]
pub struct ReviewedGame {
    /// The reviewed rows, with corrected answers if `corrected` is set.
    pub session: Session,
    /// The review.
    pub reviewed: Reviewed,
    /// The wrong answers, if the secret is known.
    pub wrong: Option<Vec<WrongAnswer>>,
    /// Whether the review uses corrected answers because the given ones contradict each other.
    pub corrected: bool,
    /// The contradictions among the reviewed rows.
    pub diagnosis: Option<Diagnosis>,
    /// The codes that the player was allowed to guess.
    pub pool: GuessPool,
}

impl Request for ReviewWith {
    type Answer = ReviewedGame;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<ReviewedGame, EngineError> {
        let mut session = self.session.before_gap();
        let wrong = self.secret.map(|secret| session.wrong_answers(&secret)).transpose()?;
        let corrected = wrong.is_some() && session.status() == Status::Contradiction;
        if let Some(wrong) = wrong.as_ref().filter(|_| corrected) {
            session.correct(wrong).map_err(EngineError::NotCorrected)?;
        }
        let (diagnosis, pool) = (session.diagnose(), self.pool);
        let request = ReviewGame { session: Box::new(session.clone()), pool };
        let reviewed = request.answer(engine, limits, monitor)?;
        Ok(ReviewedGame { session, reviewed, wrong, corrected, diagnosis, pool })
    }
}

impl ReviewedGame {
    /// Whether every possible row was reviewed.
    pub fn is_complete(&self) -> bool {
        match &self.reviewed {
            Reviewed::Costs(review) => review.is_complete(),
            Reviewed::Narrowings(narrowings) => !narrowings.was_stopped,
        }
    }

    /// Converts the review for other programs. `game` is the whole game in one line.
    pub fn written(&self, game: String, without_opening: bool, alphabet: &Alphabet) -> api::Reviewed {
        let wrong_answers = self.wrong.as_ref().map(|wrong| wrong.iter().map(Into::into).collect());
        let (corrected, contradiction) = (self.corrected, self.diagnosis.as_ref().map(Into::into));
        match &self.reviewed {
            Reviewed::Costs(review) => {
                let review = api::Review::new(review, game, self.pool, usize::from(without_opening), alphabet);
                api::Reviewed::Review(Box::new(api::Review { wrong_answers, corrected, contradiction, ..review }))
            }
            Reviewed::Narrowings(found) => {
                let found = api::Narrowings::new(found, game, alphabet);
                api::Reviewed::Narrowings(api::Narrowings { wrong_answers, corrected, contradiction, ..found })
            }
        }
    }
}

/// A request to review the skill and luck in a game by the costs of guesses or, on a [large](Reviewer::knows_costs) board, by their
/// information compared with that of the best guesses found by `sampled-entropy`. A stopped review covers only the last
/// rows or, on such a board, the first ones. If it has no costs yet, it counts the codes left instead.
#[derive(Clone, Debug)]
pub struct ReviewGame {
    /// The game.
    pub session: Box<Session>,
    /// The codes that the player may guess. On a board too large to list, every code is assumed to be allowed.
    pub pool: GuessPool,
}

impl Request for ReviewGame {
    type Answer = Reviewed;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Reviewed, EngineError> {
        let session = &*self.session;
        known_and_true(session)?;
        let board = session.rules().board();
        if let (Err(reason), CodeSpace::Listed(_)) = (session.codebook(), board.codes()) {
            return Err(reason.clone().into());
        }
        let by_cost = session.codebook().ok().filter(|_| Reviewer::knows_costs(board, limits));
        let Some(codebook) = by_cost else {
            let player = PlayerSpec::read(SAMPLED_ENTROPY, board)?;
            let player = engine.player_for_sets(&player, board, SampledCandidates::MOST)?;
            let found = Narrowings::of_unlisted(session, player.strategy(), monitor)?;
            if let (Some(first), true) = (session.turns().first(), found.rows.is_empty()) {
                monitor.check().map_err(|_| EngineError::Stopped)?;
                // Says why there is nothing to review, for example because the codes of this board cannot be drawn.
                SampledCandidates::find(board, std::slice::from_ref(first), monitor)?;
            }
            return Ok(Reviewed::Narrowings(found));
        };
        match engine.reviewer(codebook, self.pool, limits)?.review(session, monitor).map_err(EngineError::from) {
            Err(EngineError::Stopped) => {
                Ok(Reviewed::Narrowings(Narrowings { was_stopped: true, ..Narrowings::of_listed(session)? }))
            }
            review => Ok(Reviewed::Costs(review?)),
        }
    }
}

pub(super) fn known_and_true(session: &Session) -> Result<(), EngineError> {
    if session.is_doubtful() { Err(EngineError::UncertainFeedback) } else { Ok(()) }
}
