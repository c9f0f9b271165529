use super::lesson::Step;
use crate::link::Fragment;
use crate::live_region::announce;
use crate::parts::{CodePegs, TurnRow};
use crate::route::{Page, Route};
use crate::t;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use pegwise::{Code, Turn};

pub(super) type Keys = &'static [(&'static str, &'static str)];

#[component]
pub(super) fn Examples(step: Step, examples: Vec<(String, Keys)>) -> impl IntoView {
    let route = Route::of_app();
    let link = |(at, (name, keys)): (usize, (String, Keys))| {
        let href = move || route.fragment.with(|fragment| step.href(fragment, keys));
        let is_current = move || {
            route
                .fragment
                .with(|fragment| keys.iter().all(|(key, value)| fragment.get(key).map_or(at == 0, |own| own == *value)))
        };
        let spoken = name.clone();
        let go = move |event: MouseEvent| {
            let start = route.fragment.with_untracked(|fragment| step.start(fragment));
            stay(route, &event, &keys.iter().fold(start, |fragment, (key, value)| fragment.with(key, value)));
            announce(spoken.clone());
        };
        view! { <li><a class="button" href=href aria-current=move || is_current().then_some("true") on:click=go>{name}</a></li> }
    };
    view! {
        <nav class="examples tools" aria-label=t!("learn-examples")>
            <ul role="list">{examples.into_iter().enumerate().map(link).collect_view()}</ul>
        </nav>
    }
}

pub(super) fn stay(route: Route, event: &MouseEvent, fragment: &Fragment) {
    if !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key()) {
        event.prevent_default();
        route.go(Page::Learn, fragment);
    }
}

#[component]
pub(super) fn Played(turns: Vec<Turn>, left: usize) -> impl IntoView {
    let rows = turns.into_iter().enumerate().map(|(index, turn)| view! { <TurnRow number=index + 1 turn/> });
    view! {
        <ol class="board" role="list" aria-label=t!("board-of-game")>{rows.collect_view()}</ol>
        <p class="standing">{t!("codes-left", codes = left)}</p>
    }
}

pub(super) fn choice(code: &Code) -> AnyView {
    view! { <CodePegs code=code.clone()/> }.into_any()
}
