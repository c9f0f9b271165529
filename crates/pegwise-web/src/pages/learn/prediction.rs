//! Asking before telling. What a person predicted is in the address, so that a link can ask, or tell.

use super::focus;
use crate::look::announce;
use crate::parts::Problem;
use crate::route::Route;
use crate::t;
use leptos::prelude::*;

/// The key in the address.
const SAID: &str = "said";

/// What the person predicted, as the address has it.
pub(super) fn said() -> Option<String> {
    Route::of_app().fragment.with(|fragment| fragment.get(SAID).map(str::to_owned))
}

/// Writes a prediction into the address.
pub(super) fn say(route: Route, prediction: impl ToString) {
    route.replace(&route.fragment.get_untracked().with(SAID, prediction));
}

/// Changes the example; what was predicted was of another one.
pub(super) fn change(route: Route, key: &str, value: impl ToString) {
    route.replace(&route.fragment.get_untracked().without(SAID).with(key, value));
}

/// What the page says of a prediction: is it right, and what it was, in words.
pub(super) type Judged = Result<Option<(bool, String)>, String>;

/// One of several predictions.
#[component]
pub(super) fn Choices(
    /// What is asked.
    #[prop(into)]
    question: String,
    /// What can be predicted, with its name in the address.
    choices: Vec<(&'static str, AnyView)>,
) -> impl IntoView {
    let route = Route::of_app();
    let chosen = RwSignal::new(untrack(said));
    let choice = |(name, label): (&'static str, AnyView)| {
        let is_chosen = move || chosen.with(|chosen| chosen.as_deref() == Some(name));
        view! {
            <label class="choice">
                <input type="radio" name="said" value=name required prop:checked=is_chosen on:change=move |_| chosen.set(Some(name.to_owned()))/>
                <span>{label}</span>
            </label>
        }
    };
    let hand_in = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(chosen) = chosen.get_untracked() {
            say(route, chosen);
        }
    };
    view! {
        <form class="panel question" on:submit=hand_in>
            <fieldset><legend>{question}</legend><div class="learn-choices">{choices.into_iter().map(choice).collect_view()}</div></fieldset>
            <button type="submit" class="main">{t!("learn-reveal")}</button>
        </form>
    }
}

/// A predicted number.
#[component]
pub(super) fn Number(
    /// What is asked.
    #[prop(into)]
    question: String,
    /// The smallest that can be predicted, and the largest.
    range: std::ops::RangeInclusive<usize>,
) -> impl IntoView {
    let route = Route::of_app();
    let number = RwSignal::new(untrack(said).unwrap_or_default());
    let hand_in = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        say(route, number.get_untracked().trim());
    };
    view! {
        <form class="panel question" on:submit=hand_in>
            <label>{question}<input type="number" required min=*range.start() max=*range.end() bind:value=number/></label>
            <button type="submit" class="main">{t!("learn-reveal")}</button>
        </form>
    }
}

/// What is told once a prediction is made, and always on paper.
#[component]
pub(super) fn Told(
    /// The person's prediction.
    judged: impl Fn() -> Judged + Send + Sync + 'static,
    /// What is right, in a sentence.
    #[prop(into)]
    solution: String,
    children: Children,
) -> impl IntoView {
    let route = Route::of_app();
    let judged = Memo::new(move |_| judged());
    let verdict = move || match judged.get() {
        Ok(Some((true, _))) => Some(t!("learn-right")),
        Ok(Some((false, said))) => Some(t!("learn-wrong", said = said)),
        _ => None,
    };
    let spoken = solution.clone();
    Effect::new(move |before: Option<Option<String>>| {
        let verdict = verdict();
        // Not when the page opens on a prediction.
        if let (Some(before), Some(text)) = (before, &verdict) {
            if before.as_ref() != Some(text) {
                announce(format!("{text} {spoken}"));
            }
        }
        verdict
    });
    let again = move |_| {
        route.replace(&route.fragment.get_untracked().without(SAID));
        request_animation_frame(|| focus(".learn .question input"));
    };
    let is_right = move || judged.with(|judged| matches!(judged, Ok(Some((true, _)))));
    view! {
        {move || judged.get().err().map(|text| view! { <Problem text/> })}
        <section class="told" class:pending=move || verdict().is_none() aria-label=t!("learn-told")>
            <p class="verdict" class:right=is_right>{verdict}</p>
            <p class="solution">{solution}</p>
            {children()}
            <p class="buttons"><button type="button" on:click=again>{t!("learn-again")}</button></p>
        </section>
    }
}
