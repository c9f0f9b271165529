use crate::t;
use leptos::prelude::*;
use pegwise::FeedbackKind;

/// What key pegs mean, in a line that stays.
#[component]
pub(crate) fn Legend(told: FeedbackKind) -> impl IntoView {
    let key = |class: &'static str, text: String| view! { <span><span class=class aria-hidden="true"></span>" "{text}</span> };
    let keys = match told {
        FeedbackKind::Sum => vec![key("key white", t!("sum-pegs"))],
        FeedbackKind::Blacks => vec![key("key black", t!("key-black"))],
        FeedbackKind::BlackWhite => vec![key("key black", t!("key-black")), key("key white", t!("key-white"))],
    };
    view! { <p class="legend">{keys}</p> }
}
