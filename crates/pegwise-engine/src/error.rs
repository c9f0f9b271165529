use pegwise_core::{InvalidCandidates, InvalidCode, NotListed, TooLarge};
use pegwise_game::{InvalidPlayer, InvalidTurn, NoPuzzle, NoReview, NoSession, NoSuggestion, NotPrepared};
use pegwise_sampling::NotKnown;
use pegwise_sampling::fitting::NotSampled;
use pegwise_solver::{NotReady, SameAnswers, Unsolvable};
use pegwise_strategy::NoDecision;
use pegwise_strategy::tree::{InvalidTree, NotBuilt};

/// Why a request has no answer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum EngineError {
    /// It was stopped, or its time was up, before anything was found.
    #[error("stopped before anything was found")]
    Stopped,
    /// The answers of the game contradict each other.
    #[error("no code fits all answers")]
    Contradiction,
    /// A row of the game that cannot be entered.
    #[error("row {row}: {reason}")]
    InvalidTurn {
        /// The row, from 1.
        row: usize,
        /// What is wrong with it.
        reason: InvalidTurn,
    },
    /// The board has too many codes to list.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    /// On a board too large to list, no code was found that fits, nor a proof that there is none.
    #[error("no code that fits was found, and there may be none")]
    NothingFound,
    /// It is not done where answers may be false or are not all known.
    #[error(
        "this is done only where every answer is known and true; leave -lies out of the rules, and rows without their whole answer out \
         of the game"
    )]
    UncertainFeedback,
    /// Codes of such a board cannot be drawn.
    #[error(transparent)]
    NotSampled(NotSampled),
    /// The board is too large for the solver.
    #[error(transparent)]
    Unsolvable(#[from] Unsolvable),
    /// The text names no player.
    #[error(transparent)]
    InvalidPlayer(#[from] InvalidPlayer),
    /// The player cannot play on this board.
    #[error(transparent)]
    NotPrepared(NotPrepared),
    /// The strategy has no guess.
    #[error(transparent)]
    NoDecision(NoDecision),
    /// The code is broken: no guess is next.
    #[error("the code is broken already; there is nothing to guess")]
    AlreadyWon,
    /// The code that was to be found is none of the board.
    #[error(transparent)]
    InvalidSecret(#[from] InvalidCode),
    /// The right answers make no game.
    #[error(transparent)]
    NotCorrected(InvalidTurn),
    /// The player compares no guesses that could be ranked.
    #[error("`{player}` compares no guesses; ask knuth, another strategy that looks one step ahead, or optimal")]
    ComparesNothing {
        /// The player.
        player: String,
    },
    /// The strategy cannot be played out.
    #[error(transparent)]
    NotBuilt(NotBuilt),
    /// The game cannot be reviewed.
    #[error(transparent)]
    NoReview(NoReview),
    /// There is no such puzzle.
    #[error(transparent)]
    NoPuzzle(NoPuzzle),
    /// A tree that was found does not stand up to a replay of every secret: a defect of Pegwise.
    #[error("this is a defect of Pegwise: {0}")]
    Unconfirmed(InvalidTree),
    /// A tree that was found needs another number of guesses than was proved: a defect of Pegwise.
    #[error("this is a defect of Pegwise: the tree needs {found} guesses, but {proved} were proved")]
    OtherTotal {
        /// What the replay found.
        found: u64,
        /// What was proved.
        proved: u64,
    },
    /// Questions that were found for a static game do not tell all codes apart: a defect of Pegwise.
    #[error("this is a defect of Pegwise: {} and {} give the same answers", _0.earlier, _0.code)]
    SameAnswers(SameAnswers),
}

impl EngineError {
    /// Was only no code found that fits? Then the session that was looked at says so itself.
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
            // Nothing else keeps codes from being listed.
            _ => EngineError::Stopped,
        }
    }
}

impl From<InvalidTree> for EngineError {
    fn from(reason: InvalidTree) -> Self {
        match reason {
            InvalidTree::TooLarge(reason) => reason.into(),
            reason => EngineError::Unconfirmed(reason),
        }
    }
}
