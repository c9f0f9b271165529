//! Help in a game played elsewhere: the best next guess, and the reason for it.

mod alternatives;
mod codes;
mod compare;
mod further;
mod next;
mod setup;
mod table;

use crate::game_editor::begun;
use crate::parts::Problem;
use crate::route::Page;
use crate::t;
use leptos::prelude::*;
use setup::Setup;
use table::Table;

#[component]
pub(crate) fn Assistant() -> impl IntoView {
    let rules = begun(Page::Assistant);
    view! {
        <h1 tabindex="-1">{t!("page-assistant")}</h1>
        {move || match rules.get() {
            Ok(None) => view! { <Setup/> }.into_any(),
            Ok(Some(_)) => view! { <Table/> }.into_any(),
            Err(problem) => view! { <Problem text=problem/> <Setup/> }.into_any(),
        }}
    }
}
