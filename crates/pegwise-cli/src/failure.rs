use crate::files::said;
use crate::job;
use crate::problem;
use pegwise::api::ErrorKind;
use pegwise::engine::EngineError;
use pegwise::notation::{Alphabet, InvalidAlphabet, NotationError, Problem};
use pegwise::tree::NotBuilt;
use pegwise::{
    Cancelled, InvalidBoard, InvalidCode, InvalidPlayer, InvalidTurn, NoDecision, NoPuzzle, NoSuggestion, NotPrepared,
    TooLarge, Unsolvable,
};
use pegwise_text::{refusal, t};
use std::fmt::{self, Display};

#[derive(Debug)]
pub(crate) enum Failure {
    /// The input was valid but has no answer: exit code 1.
    No(String),
    /// The answer is no and has been shown: exit code 1.
    Negative(String, Shown),
    /// The input was not understood: exit code 2.
    Usage(String),
    /// Stopped by Ctrl-C (exit code 130) or by another signal (128 plus its number).
    Cancelled,
    /// Stopped by `--time` before there was a result: exit code 1.
    OutOfTime,
    /// Stopped by Ctrl-C after the results so far were shown.
    Stopped,
    /// The output could not be written. A closed pipe does not count as a failure.
    Output(std::io::Error),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shown {
    Result,
    Sentences,
}

impl Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Failure::No(reason) | Failure::Negative(reason, _) | Failure::Usage(reason) => reason.clone(),
            Failure::Cancelled => t!("cli-stopped-early"),
            Failure::OutOfTime => t!("cli-out-of-time"),
            Failure::Stopped => t!("cli-stopped"),
            Failure::Output(error) => t!("cli-no-output", problem = said(error)),
        })
    }
}

pub(crate) type Outcome<T = ()> = Result<T, Failure>;

impl Failure {
    pub(crate) fn usage(problem: impl Display) -> Self {
        Failure::Usage(problem.to_string())
    }

    /// Names the board, because the user may have forgotten that it comes from the settings.
    pub(crate) fn on_set_board(self, board: &str) -> Self {
        match self {
            Failure::Usage(problem) => Failure::Usage(t!("cli-on-set-board", problem = problem, board = board)),
            failure => failure,
        }
    }

    pub(crate) fn kind(&self) -> ErrorKind {
        match self {
            Failure::No(_) | Failure::Negative(..) | Failure::OutOfTime => ErrorKind::No,
            Failure::Usage(_) => ErrorKind::Usage,
            Failure::Cancelled | Failure::Stopped => ErrorKind::Cancelled,
            Failure::Output(_) => ErrorKind::Output,
        }
    }

    pub(crate) fn exit_code(&self) -> u8 {
        match self {
            Failure::Output(error) if error.kind() == std::io::ErrorKind::BrokenPipe => 0,
            Failure::No(_) | Failure::Negative(..) | Failure::OutOfTime | Failure::Output(_) => 1,
            Failure::Usage(_) => 2,
            Failure::Cancelled | Failure::Stopped => job::exit_code(),
        }
    }

    pub(crate) fn negative(reason: String) -> Self {
        Failure::Negative(reason, Shown::Result)
    }

    pub(crate) fn is_told(&self) -> bool {
        matches!(self, Failure::Negative(..) | Failure::Stopped)
    }

    pub(crate) fn is_said(&self) -> bool {
        matches!(self, Failure::Negative(_, Shown::Sentences))
    }
}

impl From<Cancelled> for Failure {
    fn from(_: Cancelled) -> Self {
        Failure::Cancelled
    }
}

impl From<NoSuggestion> for Failure {
    fn from(reason: NoSuggestion) -> Self {
        match reason {
            NoSuggestion::TooLarge(reason) => reason.into(),
            NoSuggestion::NoDecision(reason) => reason.into(),
            NoSuggestion::Contradiction => Failure::No(t!("cli-nothing-fits")),
        }
    }
}

impl From<NoDecision> for Failure {
    fn from(reason: NoDecision) -> Self {
        match reason {
            NoDecision::Cancelled(cancelled) => cancelled.into(),
            reason => Failure::No(refusal::no_decision(&reason)),
        }
    }
}

impl From<NotBuilt> for Failure {
    fn from(reason: NotBuilt) -> Self {
        match reason {
            NotBuilt::Cancelled(cancelled) => cancelled.into(),
            reason => Failure::No(refusal::not_built(&reason)),
        }
    }
}

impl From<NotPrepared> for Failure {
    fn from(reason: NotPrepared) -> Self {
        match reason {
            NotPrepared::Cancelled(cancelled) => cancelled.into(),
            reason => Failure::Usage(refusal::not_prepared(&reason)),
        }
    }
}

impl From<EngineError> for Failure {
    fn from(reason: EngineError) -> Self {
        match reason {
            EngineError::Stopped => Failure::Cancelled,
            EngineError::TooLarge(reason) => reason.into(),
            EngineError::Unsolvable(reason) => reason.into(),
            EngineError::InvalidPlayer(reason) => reason.into(),
            EngineError::NotPrepared(reason) => reason.into(),
            EngineError::NoPuzzle(reason @ NoPuzzle::TooLarge) => Failure::Usage(problem::no_puzzle(&reason)),
            EngineError::NoPuzzle(reason) => Failure::No(problem::no_puzzle(&reason)),
            EngineError::NoDecision(reason) => reason.into(),
            EngineError::NotBuilt(reason) => reason.into(),
            EngineError::Contradiction => Failure::No(t!("cli-nothing-fits")),
            EngineError::AlreadyWon => Failure::No(t!("cli-suggest-broken")),
            EngineError::InvalidSecret(reason) => reason.into(),
            EngineError::NotCorrected(reason) => reason.into(),
            EngineError::NotSampled(reason) => Failure::Usage(refusal::not_sampled(&reason)),
            EngineError::NothingFound => Failure::No(t!("cli-nothing-found")),
            EngineError::UncertainFeedback => Failure::Usage(t!("cli-doubtful")),
            EngineError::InvalidTurn { .. } | EngineError::NoReview(_) => Failure::usage(reason),
            reason => Failure::No(reason.to_string()),
        }
    }
}

impl From<TooLarge> for Failure {
    fn from(reason: TooLarge) -> Self {
        Failure::Usage(refusal::too_large(&reason))
    }
}

impl From<Unsolvable> for Failure {
    fn from(reason: Unsolvable) -> Self {
        Failure::Usage(refusal::unsolvable(&reason))
    }
}

impl From<InvalidTurn> for Failure {
    fn from(reason: InvalidTurn) -> Self {
        Failure::Usage(pegwise_text::problem::turn(&Alphabet::canonical(), &reason))
    }
}

impl From<NotationError> for Failure {
    fn from(reason: NotationError) -> Self {
        Failure::Usage(problem::unreadable(&reason))
    }
}

impl From<InvalidAlphabet> for Failure {
    fn from(reason: InvalidAlphabet) -> Self {
        Failure::Usage(refusal::alphabet(&reason))
    }
}

impl From<InvalidBoard> for Failure {
    fn from(reason: InvalidBoard) -> Self {
        Failure::Usage(pegwise_text::problem::part(&Problem::Board(reason)))
    }
}

impl From<InvalidCode> for Failure {
    fn from(reason: InvalidCode) -> Self {
        Failure::Usage(pegwise_text::problem::part(&Problem::Code(reason)))
    }
}

impl From<InvalidPlayer> for Failure {
    fn from(reason: InvalidPlayer) -> Self {
        Failure::Usage(problem::player(&reason))
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Self {
        Failure::Output(error)
    }
}
