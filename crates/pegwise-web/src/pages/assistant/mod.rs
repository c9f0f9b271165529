//! A game in progress anywhere: the best next guess, and why.

mod best;
mod codes;
mod compare;
mod further;
mod next;
mod setup;
mod table;

use crate::entered::read;
use crate::parts::{Problem, read_strategy};
use crate::route::{Page, Route};
use crate::{store, t};
use leptos::prelude::*;
use setup::Setup;
use table::Table;

#[component]
pub(crate) fn Assistant() -> impl IntoView {
    let route = Route::of_app();
    Effect::new(move |_| {
        route.fragment.with(|fragment| {
            if matches!(read(fragment), Ok(Some(_))) {
                store::keep_last(Page::Assistant.path(), &fragment.to_string());
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
        <h1 tabindex="-1">{t!("page-assistant")}</h1>
        {move || match rules.get() {
            Ok(None) => view! { <Setup/> }.into_any(),
            Ok(Some(_)) => view! { <Table/> }.into_any(),
            Err(problem) => view! { <Problem text=problem/> <Setup/> }.into_any(),
        }}
    }
}
