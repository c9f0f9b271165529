//! The cost of each guess of a game, the luck of its answer, and comparisons with other guesses.

mod again;
mod chart;
mod chooser;
mod game;
mod report;
mod reviewing;
mod row;
mod story;
mod told;

use crate::focus::{self, HEADING};
use crate::parts::Problem;
use crate::route::Route;
use crate::t;
use chooser::Chooser;
use leptos::prelude::*;
use reviewing::Reviewing;
use std::sync::Arc;

#[component]
pub(crate) fn Review() -> impl IntoView {
    let route = Route::of_app();
    let line = Memo::new(move |_| route.fragment.with(|fragment| fragment.get("game").map(str::to_owned)));
    Effect::new(move |before: Option<Option<String>>| {
        let line = line.get();
        if before.is_some_and(|before| before != line) {
            focus::on(HEADING);
        }
        line
    });
    view! {
        <h1 tabindex="-1">{t!("page-review")}</h1>
        {move || {
            line.track();
            match route.fragment.with_untracked(game::of_address) {
                Ok(None) => view! { <Chooser/> }.into_any(),
                Ok(Some(session)) => view! { <Reviewing session=Arc::new(session)/> }.into_any(),
                Err(problem) => view! { <Problem text=problem/> <Chooser/> }.into_any(),
            }
        }}
    }
}
