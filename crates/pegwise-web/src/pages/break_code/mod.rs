//! The computer breaks a person's code.

mod ended;
mod guess;
mod playing;
mod setup;

use crate::entered::read;
use crate::parts::{Problem, read_strategy};
use crate::route::{Page, Route};
use crate::{store, t};
use leptos::prelude::*;
use playing::Playing;
use setup::Setup;

#[component]
pub(crate) fn Break() -> impl IntoView {
    let route = Route::of_app();
    Effect::new(move |_| {
        route.fragment.with(|fragment| {
            if matches!(read(fragment), Ok(Some(_))) {
                store::keep_last(Page::Break.path(), &fragment.to_string());
            }
        });
    });
    // A board is one piece of the page until another is taken; its rows change within.
    let rules = Memo::new(move |_| {
        route.fragment.with(|fragment| {
            let Some(record) = read(fragment)? else { return Ok(None) };
            read_strategy(fragment, &record.rules)?;
            Ok::<_, String>(Some(record.rules))
        })
    });
    view! {
        <h1 tabindex="-1">{t!("page-break")}</h1>
        {move || match rules.get() {
            Ok(None) => view! { <Setup/> }.into_any(),
            Ok(Some(_)) => view! { <Playing/> }.into_any(),
            Err(problem) => view! { <Problem text=problem/> <Setup/> }.into_any(),
        }}
    }
}
