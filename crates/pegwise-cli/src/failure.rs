use crate::archive::ArchiveError;
use pegwise::engine::EngineError;
use pegwise::notation::{NotationError, Problem};
use pegwise::shapes::ErrorKind;
use pegwise::tree::NotBuilt;
use pegwise::{
    Cancelled, InvalidPlayer, InvalidSpec, InvalidTurn, NoDecision, NoPuzzle, NoSuggestion, NotPrepared, PlayerSpec,
    Rules, TooLarge, Unsolvable,
};
use pegwise_text::number::grouped;
use std::fmt::Display;

/// Why a command ends without its result, and the exit code that says so.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// The question was understood and the answer is no: exit code 1.
    #[error("{0}")]
    No(String),
    /// The same, after a result in the asked format has said so.
    #[error("{0}")]
    Answered(String),
    /// The input was not understood: exit code 2.
    #[error("{0}")]
    Usage(String),
    /// Stopped by Ctrl-C: exit code 130.
    #[error("stopped before the work was done")]
    Cancelled,
    /// Ended by `--time` before there was anything to tell: exit code 1.
    #[error("time ran out before there was a result; give it more with --time")]
    OutOfTime,
    /// Stopped by Ctrl-C, after what had been found was said.
    #[error("stopped; this is what had been found")]
    Stopped,
    /// Output that cannot be written. A closed pipe is no failure.
    #[error("cannot write the output: {0}")]
    Output(#[from] std::io::Error),
}

pub(crate) type Outcome<T = ()> = Result<T, Failure>;

impl Failure {
    /// Input that was not understood, with what the library says about it.
    pub(crate) fn usage(problem: impl Display) -> Self {
        Failure::Usage(problem.to_string())
    }

    /// What programs call it.
    pub(crate) fn kind(&self) -> ErrorKind {
        match self {
            Failure::No(_) | Failure::Answered(_) | Failure::OutOfTime => ErrorKind::No,
            Failure::Usage(_) => ErrorKind::Usage,
            Failure::Cancelled | Failure::Stopped => ErrorKind::Cancelled,
            Failure::Output(_) => ErrorKind::Output,
        }
    }

    /// The exit code. A closed pipe is no failure.
    pub(crate) fn exit_code(&self) -> u8 {
        match self {
            Failure::Output(error) if error.kind() == std::io::ErrorKind::BrokenPipe => 0,
            Failure::No(_) | Failure::Answered(_) | Failure::OutOfTime | Failure::Output(_) => 1,
            Failure::Usage(_) => 2,
            Failure::Cancelled | Failure::Stopped => 130,
        }
    }

    /// Has a result in the asked format said it already?
    pub(crate) fn is_told(&self) -> bool {
        matches!(self, Failure::Answered(_) | Failure::Stopped)
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
            reason => Failure::No(reason.to_string()),
        }
    }
}

impl From<ArchiveError> for Failure {
    fn from(reason: ArchiveError) -> Self {
        match reason {
            ArchiveError::NoGame { .. } => Failure::usage(reason),
            _ => Failure::No(reason.to_string()),
        }
    }
}

impl From<NoDecision> for Failure {
    fn from(reason: NoDecision) -> Self {
        match reason {
            NoDecision::Cancelled(cancelled) => cancelled.into(),
            reason => Failure::No(reason.to_string()),
        }
    }
}

impl From<NotBuilt> for Failure {
    fn from(reason: NotBuilt) -> Self {
        match reason {
            NotBuilt::Cancelled(cancelled) => cancelled.into(),
            reason => Failure::No(reason.to_string()),
        }
    }
}

impl From<NotPrepared> for Failure {
    fn from(reason: NotPrepared) -> Self {
        match reason {
            NotPrepared::Unsolvable(reason) => reason.into(),
            reason => Failure::usage(reason),
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
            EngineError::NoPuzzle(reason) => Failure::No(no_puzzle(reason)),
            EngineError::InvalidTurn { .. } | EngineError::NoReview(_) => Failure::usage(reason),
            reason => Failure::No(reason.to_string()),
        }
    }
}

/// The error, without a list of codes.
fn no_puzzle(reason: NoPuzzle) -> String {
    match reason {
        NoPuzzle::NotFound { rules, kind, others } => {
            let board = rules.split_once("-only=").map_or(rules.as_str(), |(board, _)| board);
            NoPuzzle::NotFound { rules: board.to_owned(), kind, others }.to_string()
        }
        reason => reason.to_string(),
    }
}

impl From<TooLarge> for Failure {
    fn from(reason: TooLarge) -> Self {
        Failure::Usage(too_large(&reason))
    }
}

impl From<Unsolvable> for Failure {
    fn from(reason: Unsolvable) -> Self {
        match &reason {
            Unsolvable::TooLarge { board, needed, limit } => {
                let mebibytes = needed.div_ceil(1 << 20);
                let instead = if *needed <= MOST_BYTES {
                    format!("allow it with --memory {mebibytes}")
                } else {
                    "the other strategies take less: see `pegwise strategies`".to_owned()
                };
                Failure::Usage(format!(
                    "optimal play on {board} needs {} MiB of memory, more than the {} MiB that are allowed; {instead}",
                    grouped(mebibytes),
                    grouped(limit >> 20),
                ))
            }
            _ => Failure::usage(reason),
        }
    }
}

impl From<InvalidTurn> for Failure {
    fn from(reason: InvalidTurn) -> Self {
        Failure::usage(reason)
    }
}

impl From<NotationError> for Failure {
    fn from(reason: NotationError) -> Self {
        Failure::Usage(unreadable(&reason))
    }
}

impl From<InvalidPlayer> for Failure {
    fn from(reason: InvalidPlayer) -> Self {
        match &reason {
            InvalidPlayer::UnknownName { found } => {
                Failure::Usage(match nearest(found, PlayerSpec::USUAL.iter().map(|usual| usual.text)) {
                    Some(meant) => format!("no strategy is called `{found}`; did you mean `{meant}`?"),
                    None => format!("{reason} (see `pegwise strategies`)"),
                })
            }
            InvalidPlayer::Spec(InvalidSpec::Opening(code)) => {
                Failure::Usage(format!("{reason}{}", digits_from_0(code)))
            }
            _ => Failure::usage(reason),
        }
    }
}

/// The name that is a few keystrokes away.
pub(crate) fn nearest<'a>(word: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    // More would be another word.
    let most = word.chars().count() / 3;
    let distances = names.map(|name| (strsim::damerau_levenshtein(word, name), name));
    distances.filter(|(distance, _)| *distance <= most).min().map(|(_, name)| name)
}

/// What is wrong with a text, and the option that would help.
pub(crate) fn unreadable(reason: &NotationError) -> String {
    format!("{reason}{}", digits_from_0(reason))
}

/// Whoever types a 0 on a board of ten colours means the ten digits.
fn digits_from_0(reason: &NotationError) -> &'static str {
    match &reason.problem {
        Problem::UnknownColor { found, colors } if found == "0" && colors == "1 to A" => {
            "; for digits from 0 use --alphabet 0123456789"
        }
        _ => "",
    }
}

/// A first word that is no board may be meant for a row, so how one is written is said too.
pub(crate) fn or_a_row(reason: &NotationError) -> String {
    match &reason.problem {
        Problem::UnknownRules { .. } => format!("; {}", Problem::NoAnswer),
        _ => String::new(),
    }
}

/// Where a board goes, if this word is one.
pub(crate) fn misplaced_board(word: &str) -> Option<String> {
    word.parse::<Rules>().is_ok().then(|| format!("the board goes in --rules: --rules {word}"))
}

/// More than this, in bytes, few computers have: no advice to allow it.
const MOST_BYTES: u128 = 16 << 30;

/// Why a board cannot be listed, and what can be done about it.
pub(crate) fn too_large(reason: &TooLarge) -> String {
    const INSTEAD: &str = "play, hotseat, challenge and score work on boards of any size; suggest, check, candidates, \
                           explain, review, break and demo on those of up to 255 pegs and 4096 colours";
    match reason {
        TooLarge::Memory { board, codes: Some(codes), needed: Some(needed), limit }
            if *needed <= MOST_BYTES && *codes <= u128::from(u32::MAX) =>
        {
            format!(
                "{board} has {}, and a list of them needs {} MiB, more than the {} MiB that are allowed; allow it with \
                 --memory {}",
                counted(*codes),
                grouped(needed.div_ceil(1 << 20)),
                grouped(limit >> 20),
                needed.div_ceil(1 << 20),
            )
        }
        TooLarge::Memory { board, codes: Some(codes), .. } | TooLarge::Index { board, codes: Some(codes) } => {
            format!("{board} has {}, too many for a list, which this needs; {INSTEAD}", counted(*codes))
        }
        TooLarge::Memory { board, codes: None, .. } | TooLarge::Index { board, codes: None } => {
            format!("{board} has too many codes for a list, which this needs; {INSTEAD}")
        }
        TooLarge::Pegs { .. } => reason.to_string(),
    }
}

fn counted(codes: u128) -> String {
    if codes == 1 { "1 code".into() } else { format!("{} codes", grouped(codes)) }
}
