use crate::peg_style;
use leptos::prelude::*;
use pegwise::{Code, Feedback, FeedbackKind};

/// A code as pegs: each with its symbol, spoken as one.
#[component]
pub(crate) fn CodePegs(code: Code) -> impl IntoView {
    let pegs = code
        .colors()
        .iter()
        .map(|&color| view! { <span class=peg_style::class(Some(color))>{peg_style::symbol(color)}</span> });
    view! { <span class="code" role="img" aria-label=peg_style::spoken(&code)>{pegs.collect_view()}</span> }
}

/// An answer as pegs and in numbers, black first.
#[component]
pub(crate) fn AnswerPegs(
    feedback: Feedback,
    /// What answers tell.
    #[prop(optional)]
    told: FeedbackKind,
) -> impl IntoView {
    let pegs =
        |count: usize, class: &'static str| (0..count).map(|_| view! { <span class=class></span> }).collect_view();
    view! {
        <span class="answer" role="img" aria-label=peg_style::spoken_answer(told, feedback)>
            <span class="answer-pegs">{pegs(feedback.black(), "key black")}{pegs(feedback.white(), "key white")}</span>
            <span class="answer-text">{feedback.to_string()}</span>
        </span>
    }
}
