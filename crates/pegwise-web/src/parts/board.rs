use super::{AnswerPegs, CodePegs, EmptyTray, SHORT};
use crate::t;
use leptos::prelude::*;
use pegwise::{Code, FeedbackKind, FeedbackParts, Rules, Turn};

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
    let marks = match turn.feedback.parts() {
        FeedbackParts::Marks(marks) => marks,
        _ => Vec::new(),
    };
    let code = match tap {
        None => view! { <CodePegs code=turn.guess marks/> }.into_any(),
        // With a keyboard, typing the code is quicker than reaching this button.
        Some(tap) => view! {
            <button type="button" class="reuse" tabindex="-1" title=t!("row-again") on:click=move |_| tap.run(guess.clone())>
                <CodePegs code=turn.guess marks/>
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

/// The hidden code under its lid, which lifts once the secret is known. Long codes have no lid.
#[component]
pub(crate) fn Lid(pegs: usize, secret: Signal<Option<Code>>) -> impl IntoView {
    let marks = || (0..pegs).map(|_| view! { <span>"?"</span> }).collect_view();
    (pegs <= SHORT).then(|| {
        view! {
            <div class="lid" class:open=move || secret.with(Option::is_some) aria-hidden="true">
                {move || secret.get().map(|code| view! { <CodePegs code/> })}
                <span class="cover">{marks()}</span>
            </div>
        }
    })
}

/// The rows that are left, in which nothing was guessed, and the lower edge of the board.
#[component]
pub(crate) fn EmptyRows(rules: Rules, rows: usize) -> impl IntoView {
    const MOST_ROWS: usize = 11;
    let (pegs, told) = (rules.pegs(), rules.feedback_kind());
    let row = |_| {
        let holes = (0..pegs).map(|_| view! { <span class="hole"></span> }).collect_view();
        view! { <div class="row"><span class="code">{holes}</span><EmptyTray told pegs/></div> }
    };
    let rows = if pegs > SHORT { 0 } else { rows.min(MOST_ROWS) };
    view! { <div class="waiting" aria-hidden="true">{(0..rows).map(row).collect_view()}</div> }
}
