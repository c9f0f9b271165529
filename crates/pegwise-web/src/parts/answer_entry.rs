use crate::t;
use leptos::prelude::*;
use pegwise::{Feedback, FeedbackKind, Rules};

/// Where a person says how many pegs are right: one choice for black pegs, one for white.
#[component]
pub(crate) fn AnswerEntry(
    rules: Rules,
    /// What the button says that hands it in.
    #[prop(into)]
    submit: String,
    /// Called with an answer that the rules allow.
    on_answer: Callback<Feedback>,
    /// What is chosen at first; nothing if left out.
    #[prop(optional)]
    start: Option<Feedback>,
    /// Tells the choices of several entries on one page apart.
    #[prop(optional, into)]
    name: String,
) -> impl IntoView {
    let kind = rules.feedback_kind();
    let win = rules.win();
    let black = RwSignal::new(start.map(Feedback::black));
    let white = RwSignal::new(start.map(Feedback::white));
    let problem = RwSignal::new(None);
    let pegs = rules.pegs();
    let hand_in = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        // A hasty press is no answer: half of one would be a false one. Where all is black there is no other half.
        let (black, white) = (black.get_untracked(), white.get_untracked());
        let (black_missing, white_missing) =
            (kind != FeedbackKind::Sum && black.is_none(), kind != FeedbackKind::Blacks && white.is_none());
        if black_missing || (white_missing && black != Some(pegs)) {
            return problem.set(Some(t!("answer-missing")));
        }
        match rules.feedback(black.unwrap_or(0), white.unwrap_or(0)) {
            Ok(feedback) => {
                problem.set(None);
                on_answer.run(feedback);
            }
            Err(reason) => problem.set(Some(t!("turn-answer", reason = super::explain_answer(&reason)))),
        }
    };
    let black_row = (kind != FeedbackKind::Sum)
        .then(|| view! { <Count name=format!("black-{name}") legend=t!("black-pegs") key="key black" most=pegs value=black/> });
    let white_row = (kind != FeedbackKind::Blacks)
        .then(|| view! { <Count name=format!("white-{name}") legend=if kind == FeedbackKind::Sum { t!("sum-pegs") } else { t!("white-pegs") } key="key white" most=pegs value=white/> });
    view! {
        <form class="answer-entry" on:submit=hand_in>
            {black_row}
            {white_row}
            {move || problem.get().map(|text: String| view! { <super::Problem text/> })}
            <div class="buttons">
                <button type="submit" class="main">{submit}</button>
                <button type="button" on:click=move |_| on_answer.run(win)>{t!("all-right")}</button>
            </div>
        </form>
    }
}

/// A number from 0 on: a row of choices, or a field where that row would be long.
#[component]
fn Count(
    name: String,
    legend: String,
    key: &'static str,
    most: usize,
    value: RwSignal<Option<usize>>,
) -> impl IntoView {
    if most > 9 {
        return view! {
            <label class="count">
                <span class=key aria-hidden="true"></span>
                {legend}
                <input type="number" min="0" max=most prop:value=move || value.get().map_or_else(String::new, |count| count.to_string())
                    on:input=move |event| value.set(event_target_value(&event).parse().ok())/>
            </label>
        }
        .into_any();
    }
    let choice = move |number: usize| {
        view! {
            <label class="choice">
                <input type="radio" name=name.clone() value=number prop:checked=move || value.get() == Some(number) on:change=move |_| value.set(Some(number))/>
                <span>{number}</span>
            </label>
        }
    };
    view! {
        <fieldset class="count">
            <legend><span class=key aria-hidden="true"></span>{legend}</legend>
            <div class="choices">{(0..=most).map(choice).collect_view()}</div>
        </fieldset>
    }
    .into_any()
}
