//! The errors of requests.

use pegwise_core::{InvalidCandidates, InvalidCode, MayLie, NotListed, TooLarge};
use pegwise_game::{InvalidPlayer, InvalidTurn, NoPuzzle, NoReview, NoSession, NoSuggestion, NotPrepared};
use pegwise_sampling::NotKnown;
use pegwise_sampling::fitting::NotSampled;
use pegwise_solver::{NotReady, SameAnswers, Unsolvable};
use pegwise_strategy::NoDecision;
use pegwise_strategy::tree::{InvalidTree, NotBuilt};

/// The reason why a request has no answer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum EngineError {
    /// The work was stopped, or its time ran out, before anything was found.
    #[error("stopped before anything was found")]
    Stopped,
    /// The answers of the game contradict each other.
    #[error("no code fits all answers")]
    Contradiction,
    /// A row of the game is invalid.
    #[error("row {row}: {reason}")]
    InvalidTurn {
        /// The row number, starting at 1.
        row: usize,
        /// The reason.
        reason: InvalidTurn,
    },
    /// One of many games has no answer.
    #[error("game {number}: {reason}")]
    InGame {
        /// The number of the game, starting at 1.
        number: usize,
        /// The reason.
        reason: Box<EngineError>,
    },
    /// The board has too many codes to list.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    /// The board is too large to list, and the search found neither a fitting code nor a proof that none exists.
    #[error("no code that fits was found, and there may be none")]
    NothingFound,
    /// An answer is unknown or may be false.
    #[error(
        "this is done only where every answer is known and true; leave -lies out of the rules, and rows without their whole answer out \
         of the game"
    )]
    UncertainFeedback,
    /// Codes of this board cannot be sampled.
    #[error(transparent)]
    NotSampled(NotSampled),
    /// The board is too large for the solver.
    #[error(transparent)]
    Unsolvable(#[from] Unsolvable),
    /// The text does not name a player.
    #[error(transparent)]
    InvalidPlayer(#[from] InvalidPlayer),
    /// The player cannot play on this board.
    #[error(transparent)]
    NotPrepared(NotPrepared),
    /// The strategy has no guess.
    #[error(transparent)]
    NoDecision(NoDecision),
    /// The code is already broken.
    #[error("the code is broken already; there is nothing to guess")]
    AlreadyWon,
    /// The secret is not a code of this board.
    #[error(transparent)]
    InvalidSecret(#[from] InvalidCode),
    /// The corrected answers are not a valid game.
    #[error(transparent)]
    NotCorrected(InvalidTurn),
    /// The player does not compare guesses and so cannot rank them.
    #[error("`{player}` compares no guesses; ask knuth, another strategy that looks one step ahead, or optimal")]
    ComparesNothing {
        /// The player.
        player: String,
    },
    /// The strategy cannot be written out as a tree.
    #[error(transparent)]
    NotBuilt(NotBuilt),
    /// The game cannot be reviewed.
    #[error(transparent)]
    NoReview(NoReview),
    /// The puzzle does not exist.
    #[error(transparent)]
    NoPuzzle(NoPuzzle),
    /// The tree that was found failed its replay. This is a bug in Pegwise.
    #[error("this is a bug in Pegwise: {0}")]
    Unconfirmed(InvalidTree),
    /// The replay needs a different number of guesses than was proved. This is a bug in Pegwise.
    #[error("this is a bug in Pegwise: the tree needs {found} guesses, but {proved} were proved")]
    OtherTotal {
        /// The number of guesses in the replay.
        found: u64,
        /// The proved number of guesses.
        proved: u64,
    },
    /// The questions found for a static game do not distinguish all codes. This is a bug in Pegwise.
    #[error("this is a bug in Pegwise: {} and {} give the same answers", _0.earlier, _0.code)]
    SameAnswers(SameAnswers),
}

impl EngineError {
    /// Says in which of many games the error is. A stop is in none.
    #[must_use]
    pub fn in_game(self, number: usize) -> Self {
        match self {
            EngineError::Stopped => self,
            reason => EngineError::InGame { number, reason: Box::new(reason) },
        }
    }

    /// Whether the error merely means that no fitting code was found, which the session itself reports.
    pub fn is_nothing_known(&self) -> bool {
        matches!(self, EngineError::NothingFound | EngineError::NotSampled(_) | EngineError::TooLarge(_))
    }
}

impl From<NoDecision> for EngineError {
    fn from(reason: NoDecision) -> Self {
        match reason {
            NoDecision::Cancelled(_) => EngineError::Stopped,
            reason => EngineError::NoDecision(reason),
        }
    }
}

impl From<NoSuggestion> for EngineError {
    fn from(reason: NoSuggestion) -> Self {
        match reason {
            NoSuggestion::Contradiction => EngineError::Contradiction,
            NoSuggestion::TooLarge(reason) => reason.into(),
            NoSuggestion::NoDecision(reason) => reason.into(),
        }
    }
}

impl From<NotPrepared> for EngineError {
    fn from(reason: NotPrepared) -> Self {
        match reason {
            NotPrepared::Cancelled(_) => EngineError::Stopped,
            reason => EngineError::NotPrepared(reason),
        }
    }
}

impl From<NotReady> for EngineError {
    fn from(reason: NotReady) -> Self {
        match reason {
            NotReady::Unsolvable(reason) => reason.into(),
            NotReady::Cancelled(_) => EngineError::Stopped,
        }
    }
}

impl From<NotBuilt> for EngineError {
    fn from(reason: NotBuilt) -> Self {
        match reason {
            NotBuilt::Cancelled(_) => EngineError::Stopped,
            reason => EngineError::NotBuilt(reason),
        }
    }
}

impl From<NoReview> for EngineError {
    fn from(reason: NoReview) -> Self {
        match reason {
            NoReview::Cancelled(_) => EngineError::Stopped,
            NoReview::TooLarge(reason) => reason.into(),
            NoReview::Unsolvable(reason) => reason.into(),
            reason => EngineError::NoReview(reason),
        }
    }
}

impl From<MayLie> for EngineError {
    fn from(_: MayLie) -> Self {
        EngineError::UncertainFeedback
    }
}

impl From<NotKnown> for EngineError {
    fn from(reason: NotKnown) -> Self {
        match reason {
            NotKnown::NotSampled(reason) => EngineError::NotSampled(reason),
            NotKnown::UncertainFeedback => EngineError::UncertainFeedback,
            NotKnown::TooLarge(InvalidCandidates::TooLarge(reason)) => reason.into(),
            NotKnown::Cancelled(_) => EngineError::Stopped,
            _ => EngineError::NothingFound,
        }
    }
}

impl From<NoPuzzle> for EngineError {
    fn from(reason: NoPuzzle) -> Self {
        match reason {
            NoPuzzle::Cancelled(_) => EngineError::Stopped,
            NoPuzzle::UncertainFeedback => EngineError::UncertainFeedback,
            reason => EngineError::NoPuzzle(reason),
        }
    }
}

impl From<NoSession> for EngineError {
    fn from(reason: NoSession) -> Self {
        match reason {
            NoSession::InvalidTurn { row, reason } => EngineError::InvalidTurn { row, reason },
            NoSession::Cancelled(_) => EngineError::Stopped,
        }
    }
}

impl From<NotListed> for EngineError {
    fn from(reason: NotListed) -> Self {
        match reason {
            NotListed::TooLarge(reason) => reason.into(),
            // The only other possible reason is that listing was stopped.
            _ => EngineError::Stopped,
        }
    }
}

impl From<InvalidTree> for EngineError {
    fn from(reason: InvalidTree) -> Self {
        match reason {
            InvalidTree::TooLarge(reason) => reason.into(),
            InvalidTree::Cancelled(_) => EngineError::Stopped,
            reason => EngineError::Unconfirmed(reason),
        }
    }
}
