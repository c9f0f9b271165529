//! The computer breaks a person's code.

mod ended;
mod guess;
mod playing;
mod says;
mod setup;

use crate::game_editor::begun;
use crate::parts::Problem;
use crate::route::Page;
use crate::t;
use leptos::prelude::*;
use playing::Playing;
use setup::Setup;

#[component]
pub(crate) fn Break() -> impl IntoView {
    let rules = begun(Page::Break);
    view! {
        <h1 tabindex="-1">{t!("page-break")}</h1>
        {move || match rules.get() {
            Ok(None) => view! { <Setup/> }.into_any(),
            Ok(Some(_)) => view! { <Playing/> }.into_any(),
            Err(problem) => view! { <Problem text=problem/> <Setup/> }.into_any(),
        }}
    }
}
