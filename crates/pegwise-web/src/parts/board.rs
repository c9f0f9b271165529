use super::{AnswerPegs, CodePegs, EmptyTray, SHORT, is_typed};
use crate::{peg_style, t};
use leptos::prelude::*;
use pegwise::{AnswerForm, Code, FeedbackKind, FeedbackParts, Rules, Turn};

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

/// The class of a game. Its layout depends on how rows are entered and answered.
pub(crate) fn class_of_game(rules: &Rules) -> String {
    let are_letters = peg_style::are_letters(rules);
    let is_marked = matches!(rules.feedback_kind().form(), AnswerForm::Marks(_)) && !are_letters;
    let long = rules.pegs() > SHORT;
    let parts = [("typed", is_typed(rules)), ("words", are_letters), ("long", long), ("marked", is_marked)];
    parts.iter().filter(|(_, is)| *is).fold("game".to_owned(), |class, (part, _)| format!("{class} {part}"))
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
