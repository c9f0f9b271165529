//! Questions before solutions. The prediction is in the address, so that a link can lead to either.

use super::Learnt;
use super::lesson::Step;
use crate::focus;
use crate::link::Fragment;
use crate::live_region::announce;
use crate::parts::Problem;
use crate::route::Route;
use crate::t;
use leptos::prelude::*;

const SAID: &str = "said";

const SHOWN: &str = "shown";

pub(super) fn said() -> Option<String> {
    Route::of_app().fragment.with(|fragment| fragment.get(SAID).map(str::to_owned)).filter(|said| said != SHOWN)
}

pub(super) fn example<T>(read: impl Fn(&Fragment) -> T + Send + Sync + 'static) -> Memo<T>
where
    T: PartialEq + Send + Sync + 'static,
{
    let route = Route::of_app();
    let asked = Memo::new(move |_| route.fragment.with(|fragment| fragment.clone().without(SAID)));
    Memo::new(move |_| asked.with(&read))
}

pub(super) fn say(route: Route, prediction: impl ToString) {
    route.replace(&route.fragment.get_untracked().with(SAID, prediction));
}

pub(super) fn change(route: Route, key: &str, value: impl ToString) {
    route.replace(&route.fragment.get_untracked().without(SAID).with(key, value));
}

fn shown(fragment: Fragment) -> Fragment {
    fragment.with(SAID, SHOWN)
}

#[derive(Clone, PartialEq, Debug)]
pub(super) enum PredictionOutcome {
    Shown,
    Right,
    Wrong(String),
}

/// The outcome, or `None` while the question is open. An error is a mistake in the address.
pub(super) type Judged = Result<Option<PredictionOutcome>, String>;

pub(super) fn judge(read: impl Fn(&str) -> Result<(bool, String), String> + Send + Sync + 'static) -> Memo<Judged> {
    let route = Route::of_app();
    Memo::new(move |_| {
        route.fragment.with(|fragment| match fragment.get(SAID) {
            None => Ok(None),
            Some(SHOWN) => Ok(Some(PredictionOutcome::Shown)),
            Some(text) => read(text).map(|(is_right, said)| {
                Some(if is_right { PredictionOutcome::Right } else { PredictionOutcome::Wrong(said) })
            }),
        })
    })
}

#[component]
pub(super) fn Choices(#[prop(into)] question: String, choices: Vec<(&'static str, AnyView)>) -> impl IntoView {
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

#[component]
pub(super) fn Number(#[prop(into)] question: String, range: std::ops::RangeInclusive<usize>) -> impl IntoView {
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

fn here() -> Option<String> {
    let step = Route::of_app().fragment.with_untracked(Step::of).ok()?;
    Some(step.number().to_string())
}

#[component]
pub(super) fn Told(
    judged: Memo<Judged>,
    #[prop(into)] solution: String,
    #[prop(default = here())] part: Option<String>,
    children: Children,
) -> impl IntoView {
    let route = Route::of_app();
    let is_open = move || judged.with(|judged| !matches!(judged, Ok(Some(_))));
    let verdict = move || match judged.get() {
        Ok(Some(PredictionOutcome::Right)) => Some(t!("learn-right")),
        Ok(Some(PredictionOutcome::Wrong(said))) => Some(t!("learn-wrong", said = said)),
        _ => None,
    };
    let spoken = solution.clone();
    Effect::new(move |before: Option<Judged>| {
        let judged = judged.get();
        if before.is_some_and(|before| before != judged) && !is_open() {
            announce(format!("{} {spoken}", verdict().unwrap_or_default()));
        }
        judged
    });
    let show = move |_| {
        route.replace(&shown(route.fragment.get_untracked()));
        focus::on(".learn .told");
    };
    let again = move |_| {
        route.replace(&route.fragment.get_untracked().without(SAID));
        focus::on(".learn .question :is(input, .key-buttons button), .learn-codes button");
    };
    let is_right = move || judged.with(|judged| *judged == Ok(Some(PredictionOutcome::Right)));
    let learnt = Learnt::of_page();
    Effect::new(move |_| {
        if let Some(part) = part.clone().filter(|_| is_right()) {
            learnt.add(part);
        }
    });
    view! {
        {move || judged.get().err().map(|text| view! { <Problem text/> })}
        <p class="buttons" hidden=move || !is_open()><button type="button" on:click=show>{t!("learn-show")}</button></p>
        <section class="told" tabindex="-1" class:pending=is_open aria-label=t!("learn-told")>
            <h3 class="sheet">{t!("teach-key")}</h3>
            {move || verdict().map(|text| view! { <p class="verdict" class:right=is_right>{text}</p> })}
            <p class="solution">{solution}</p>
            {children()}
            <p class="buttons"><button type="button" on:click=again>{t!("learn-again")}</button></p>
        </section>
    }
}
