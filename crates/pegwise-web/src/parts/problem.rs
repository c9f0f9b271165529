use crate::engine::Failure;
use crate::look;
use crate::t;
use leptos::prelude::*;
use pegwise::notation::{NotationError, Problem as Wrong};
use pegwise::{InvalidCode, InvalidSpec, InvalidTurn, StrategySpec};

/// Something went wrong: what, and if a page adds it, a way on.
#[component]
pub(crate) fn Problem(#[prop(into)] text: String, #[prop(optional)] children: Option<Children>) -> impl IntoView {
    view! {
        <div class="problem" role="alert">
            <p>{text}</p>
            {children.map(|children| children())}
        </div>
    }
}

/// Why the engine has no answer.
pub(crate) fn explain_failure(failure: &Failure) -> String {
    match failure {
        Failure::TooLarge { codes: Some(codes) } => t!("failure-too-large", codes = codes.as_str()),
        Failure::TooLarge { codes: None } => t!("failure-far-too-large"),
        Failure::Contradiction => t!("failure-contradiction"),
        Failure::OffTree { answer } => t!("strategies-off-tree", answer = answer.as_str()),
        Failure::Stopped => t!("failure-stopped"),
        Failure::Broken(details) => t!("failure-broken", details = details.as_str()),
        Failure::Because(reason) => t!("failure-because", reason = reason.as_str()),
    }
}

/// What is wrong with a text, where it is, and what would be right.
pub(crate) fn explain_notation(error: &NotationError) -> String {
    let problem = match &error.problem {
        Wrong::Empty { .. } => t!("notation-empty"),
        Wrong::WrongLength { expected, found } => t!("notation-length", expected = *expected, found = *found),
        Wrong::UnknownColor { found, colors } => {
            t!("notation-color", found = found.as_str(), colors = colors.as_str())
        }
        Wrong::NoAnswer => t!("notation-no-answer"),
        Wrong::UnknownRules { found, .. } => t!("notation-rules", found = found.as_str()),
        other => t!("notation-other", problem = other.to_string()),
    };
    match error.row {
        Some(row) => t!("notation-in-row", row = row, at = error.at + 1, text = error.text.as_str(), problem = problem),
        None => t!("notation-at", at = error.at + 1, text = error.text.as_str(), problem = problem),
    }
}

/// Why a turn cannot be entered.
pub(crate) fn explain_turn(problem: &InvalidTurn) -> String {
    match problem {
        InvalidTurn::Guess { guess, reason: InvalidCode::Repeated { .. } } => {
            t!("turn-repeats", guess = look::write(guess))
        }
        InvalidTurn::Guess { guess, reason } => {
            t!("turn-guess", guess = look::write(guess), reason = reason.to_string())
        }
        InvalidTurn::Answer(reason) => t!("turn-answer", reason = reason.to_string()),
        InvalidTurn::Never { guess, feedback, possible } => {
            let possible: Vec<_> = possible.iter().map(ToString::to_string).collect();
            t!("turn-never", guess = look::write(guess), answer = feedback.to_string(), possible = possible.join(", "))
        }
        InvalidTurn::NoRow { row, rows } => t!("turn-no-row", row = *row, rows = *rows),
        InvalidTurn::GameOver => t!("turn-game-over"),
        InvalidTurn::TooManyRows => t!("turn-too-many", rows = pegwise::MAX_ROWS),
    }
}

/// What is wrong with the name of a strategy, and what would be right.
pub(crate) fn explain_strategy(problem: &InvalidSpec) -> String {
    match problem {
        InvalidSpec::UnknownName(name) => {
            t!("strategy-name", name = name.as_str(), names = StrategySpec::names().join(", "))
        }
        InvalidSpec::UnknownOption(option) => t!("strategy-option", option = option.as_str()),
        InvalidSpec::NotHere { name, option } => {
            t!("strategy-not-here", name = name.as_str(), option = option.as_str())
        }
        InvalidSpec::BadValue { option, value, .. } => t!("strategy-value", option = *option, value = value.as_str()),
        InvalidSpec::Opening(reason) => t!("strategy-opening", reason = explain_notation(reason)),
    }
}
