use pegwise::{Cancelled, InvalidTurn, NoSuggestion, TooLarge};
use std::fmt::Display;
use std::io::Write;
use std::process::ExitCode;

/// Why a command ends without its result, and the exit code that says so.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// The question was understood and the answer is no: exit code 1.
    #[error("{0}")]
    No(String),
    /// The input was not understood: exit code 2.
    #[error("{0}")]
    Usage(String),
    /// Stopped by Ctrl-C: exit code 130.
    #[error("stopped before the work was done")]
    Cancelled,
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

    /// One line on stderr, and the exit code.
    pub(crate) fn report(self) -> ExitCode {
        let code = match &self {
            Failure::Output(error) if error.kind() == std::io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Failure::No(_) | Failure::Output(_) => 1,
            Failure::Usage(_) => 2,
            Failure::Cancelled => 130,
        };
        let message = self.to_string();
        if !message.is_empty() {
            // If stderr is closed there is nobody to tell.
            let _ = writeln!(anstream::stderr(), "pegwise: {message}");
        }
        ExitCode::from(code)
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
            NoSuggestion::Contradiction => Failure::No(reason.to_string()),
            NoSuggestion::TooLarge(reason) => reason.into(),
            NoSuggestion::Cancelled(cancelled) => cancelled.into(),
        }
    }
}

impl From<TooLarge> for Failure {
    fn from(reason: TooLarge) -> Self {
        Failure::usage(reason)
    }
}

impl From<InvalidTurn> for Failure {
    fn from(reason: InvalidTurn) -> Self {
        Failure::usage(reason)
    }
}
