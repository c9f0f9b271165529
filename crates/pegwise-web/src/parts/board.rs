use super::{AnswerPegs, CodePegs};
use crate::t;
use leptos::prelude::*;
use pegwise::{Code, FeedbackKind, Turn};

#[component]
pub(crate) fn TurnRow(
    number: usize,
    turn: Turn,
    #[prop(optional)] told: FeedbackKind,
    #[prop(optional, into)] marked: Signal<bool>,
    #[prop(default = None)] tap: Option<Callback<Code>>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let pegs = turn.guess.pegs();
    let guess = turn.guess.clone();
    let code = match tap {
        None => view! { <CodePegs code=turn.guess/> }.into_any(),
        // With a keyboard, typing the code is quicker than reaching this button.
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
