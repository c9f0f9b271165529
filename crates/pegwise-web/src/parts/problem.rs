use crate::engine::Failure;
use crate::store::NotKept;
use crate::t;
use leptos::prelude::*;

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
        Failure::Never { row, possible } => {
            t!("failure-never", row = row + 1, possible = possible.join(", "))
        }
        Failure::OffTree { answer } => t!("strategies-off-tree", answer = answer.as_str()),
        Failure::Stopped => t!("failure-stopped"),
        Failure::Broken(details) => t!("failure-broken", details = details.as_str()),
        Failure::Because(reason) => t!("failure-because", reason = reason.as_str()),
    }
}

/// Why the browser does not keep something.
pub(crate) fn explain_not_kept(problem: NotKept) -> String {
    match problem {
        NotKept::Refused => t!("not-kept"),
        NotKept::OtherVersion => t!("not-kept-later-version"),
    }
}
