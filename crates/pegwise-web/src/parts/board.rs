use super::{AnswerPegs, CodePegs};
use crate::t;
use leptos::prelude::*;
use pegwise::{FeedbackKind, Turn};

/// A row of a game, in a list of class `board`: its number, the guess, the answer, and whatever a page adds.
#[component]
pub(crate) fn TurnRow(
    /// From 1.
    number: usize,
    turn: Turn,
    /// What answers tell.
    #[prop(optional)]
    told: FeedbackKind,
    /// Is something wrong with it?
    #[prop(optional, into)]
    marked: Signal<bool>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let pegs = turn.guess.pegs();
    view! {
        <li class="row" class:marked=marked>
            <span class="number">
                <span class="unseen">{t!("row")}" "</span>
                {number}
                <span class="unseen">{move || marked.get().then(|| format!(" ({})", t!("row-marked")))}</span>
            </span>
            <CodePegs code=turn.guess/>
            <AnswerPegs feedback=turn.feedback told pegs/>
            {children.map(|children| view! { <span class="aside">{children()}</span> })}
        </li>
    }
}
