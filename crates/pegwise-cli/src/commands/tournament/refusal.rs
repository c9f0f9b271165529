use crate::failure::Failure;
use crate::files::{said, unwritable};
use crate::problem;
use pegwise::InvalidPrior;
use pegwise::engine::EngineError;
use pegwise::notation::shown;
use pegwise_text::t;
use pegwise_tournament::{LineProblem, TournamentError};

impl From<TournamentError> for Failure {
    fn from(reason: TournamentError) -> Self {
        Failure::Usage(match reason {
            TournamentError::NoProgram(text) => t!("cli-tournament-guest", found = shown(&text)),
            TournamentError::Quotes { name, command } => {
                t!("cli-tournament-quotes", name = name, command = shown(&command))
            }
            TournamentError::NotStarted { name, program, error } => {
                t!("cli-tournament-no-start", name = name, command = shown(&program), problem = said(&error))
            }
            TournamentError::NoCodemaker(text) => t!("cli-tournament-codemaker", found = shown(&text)),
            TournamentError::Prior { file, reason } => prior(&file, &reason),
            TournamentError::Uneven(codemaker) => t!("cli-tournament-every", codemaker = codemaker),
            TournamentError::NoSecret { colors, board } => {
                t!("cli-tournament-no-secret", colors = colors, board = board)
            }
            TournamentError::Symbols(board) => t!("cli-tournament-symbols", board = board),
            TournamentError::Line { file, line, problem } => {
                let problem = match problem {
                    LineProblem::NoResult => t!("cli-tournament-no-result"),
                    LineProblem::OtherSetting(setting) => t!("cli-tournament-other", setting = setting),
                    LineProblem::OtherGame => t!("cli-tournament-no-game"),
                };
                t!("cli-in-line", file = file.display().to_string(), line = line, problem = problem)
            }
            TournamentError::Unwritable { file, error } => return unwritable(&file, &error),
            TournamentError::Rules(reason) => return reason.into(),
            TournamentError::Alphabet(reason) => return reason.into(),
            TournamentError::TooLarge(reason) => return reason.into(),
            TournamentError::Player(reason) => return reason.into(),
            TournamentError::NotPrepared(reason) => return reason.into(),
            TournamentError::NoSuggestion(reason) => return reason.into(),
            TournamentError::NotKnown(reason) => return EngineError::from(reason).into(),
        })
    }
}

fn prior(file: &str, reason: &InvalidPrior) -> String {
    let problem = match reason {
        InvalidPrior::Line { found, .. } => t!("cli-tournament-prior-line", found = found.as_str()),
        InvalidPrior::Code { reason, .. } => problem::unreadable(reason),
        InvalidPrior::TooLarge => t!("cli-tournament-prior-large"),
        _ => t!("cli-tournament-prior-empty"),
    };
    match reason {
        InvalidPrior::Line { line, .. } | InvalidPrior::Code { line, .. } => {
            t!("cli-in-line", file = file, line = *line, problem = problem)
        }
        _ => t!("cli-in-file", file = file, problem = problem),
    }
}
