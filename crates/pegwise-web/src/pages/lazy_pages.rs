//! The pages other than a game, in a part of the module that is loaded on demand, so that the game starts sooner.

use super::{Assistant, Break, Class, Learn, Review, Setup, Strategies, You};
use crate::engine::read_all_replies;
use crate::focus::{self, HEADING};
use crate::parts::Problem;
use crate::route::Page;
use crate::t;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use pegwise_text::catalogue::{self, FURTHER_PAGES};
use std::cell::Cell;

type Draw = fn(Page) -> AnyView;

thread_local! {
    static DRAW: Cell<Option<Draw>> = const { Cell::new(None) };
}

#[component]
pub(crate) fn LazyPage(page: Page) -> impl IntoView {
    let loaded = RwSignal::new(DRAW.get().map(Ok));
    let load = move || {
        spawn_local(async move {
            let draw = match DRAW.get() {
                Some(draw) => Ok(draw),
                None => part().await.map_err(|_| ()),
            };
            DRAW.set(draw.ok());
            // The focus is on the heading, which is redrawn with the page.
            if focus::is_on(HEADING) {
                focus::on(HEADING);
            }
            let _ = loaded.try_set(Some(draw));
        });
    };
    if loaded.get_untracked().is_none() {
        load();
    }
    let again = move |()| {
        loaded.set(None);
        load();
    };
    move || match loaded.get() {
        Some(Ok(draw)) => draw(page),
        Some(Err(())) => view! { <NotLoaded page again/> }.into_any(),
        None => view! { <h1 tabindex="-1">{page.name()}</h1> }.into_any(),
    }
}

#[component]
fn NotLoaded(page: Page, #[prop(into)] again: Callback<()>) -> impl IntoView {
    view! {
        <h1 tabindex="-1">{page.name()}</h1>
        <Problem text=t!("page-not-loaded")/>
        <div class="buttons"><button type="button" class="main" on:click=move |_| again.run(())>{t!("page-load-again")}</button></div>
    }
}

#[allow(clippy::unnecessary_wraps, reason = "what fails is the loading, which the macro adds")]
#[wasm_split(pages, wasm_split_path = leptos::wasm_split, fallible)]
fn part() -> Result<Draw, SplitLoaderError> {
    catalogue::add(FURTHER_PAGES);
    read_all_replies();
    Ok(draw)
}

fn draw(page: Page) -> AnyView {
    match page {
        Page::Break => view! { <Break/> }.into_any(),
        Page::Assistant => view! { <Assistant/> }.into_any(),
        Page::Review => view! { <Review/> }.into_any(),
        Page::Learn => view! { <Learn/> }.into_any(),
        Page::Strategies => view! { <Strategies/> }.into_any(),
        Page::You => view! { <You/> }.into_any(),
        Page::Class => view! { <Class/> }.into_any(),
        Page::Play => view! { <Setup/> }.into_any(),
        Page::Home | Page::Unknown => unreachable!("the frame draws these itself"),
    }
}
