use super::{AnswerPegs, CodePegs};
use crate::t;
use leptos::prelude::*;
use pegwise::{Code, FeedbackKind, Turn};

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
    /// What a tap on the guess does.
    #[prop(default = None)]
    tap: Option<Callback<Code>>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let pegs = turn.guess.pegs();
    let guess = turn.guess.clone();
    let code = match tap {
        None => view! { <CodePegs code=turn.guess/> }.into_any(),
        // The keyboard types a code sooner than it gets there.
        Some(tap) => view! {
            <button type="button" class="reuse" tabindex="-1" title=t!("row-again") on:click=move |_| tap.run(guess.clone())>
                <CodePegs code=turn.guess/>
            </button>
        }
        .into_any(),
    };
    view! {
        <li class="row" class:marked=marked>
            <span class="number">
                <span class="unseen">{t!("row")}" "</span>
                {number}
                <span class="unseen">{move || marked.get().then(|| format!(" ({})", t!("row-marked")))}</span>
            </span>
            {code}
            <AnswerPegs feedback=turn.feedback told pegs/>
            {children.map(|children| view! { <span class="aside">{children()}</span> })}
        </li>
    }
}
