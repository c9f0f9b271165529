use crate::store::NotKept;
use crate::{peg_style, strategy, t};
use leptos::prelude::*;
use pegwise::api::{Cause, ErrorKind, Failure};
use pegwise::{InvalidPlayer, InvalidTurn};
use pegwise_text::problem;

#[component]
pub(crate) fn Problem(#[prop(into)] text: String, #[prop(optional)] children: Option<Children>) -> impl IntoView {
    view! {
        <div class="problem" role="alert">
            <p>{text}</p>
            {children.map(|children| children())}
        </div>
    }
}

pub(crate) fn explain_failure(failure: &Failure) -> String {
    match (&failure.cause, failure.kind) {
        (Some(Cause::TooManyCodes { codes: Some(codes) }), _) => t!("failure-too-large", codes = codes.as_str()),
        (Some(Cause::TooManyCodes { codes: None }), _) => t!("failure-far-too-large"),
        (Some(Cause::Contradiction), _) => t!("failure-contradiction"),
        (Some(Cause::NeverGiven { row, possible }), _) => {
            t!("failure-never", row = *row, possible = possible.join(", "))
        }
        (Some(Cause::OffTree { feedback }), _) => t!("strategies-off-tree", answer = feedback.as_str()),
        (_, ErrorKind::Cancelled) => t!("failure-stopped"),
        (_, ErrorKind::Defect) => t!("failure-broken", details = failure.message.as_str()),
        _ => t!("failure-because", reason = failure.message.as_str()),
    }
}

pub(crate) fn explain_not_kept(problem: NotKept) -> String {
    match problem {
        NotKept::Refused => t!("not-kept"),
        NotKept::OtherVersion => t!("not-kept-later-version"),
    }
}

pub(crate) fn explain_turn(problem: &InvalidTurn) -> String {
    problem::turn(&peg_style::alphabet(), problem)
}

pub(crate) fn explain_strategy(problem: &InvalidPlayer) -> String {
    problem::strategy(problem, &strategy::offered().collect::<Vec<_>>().join(", "))
}
