use crate::route::Page;
use crate::{store, t};
use leptos::prelude::*;

/// Leads to the game that was left unfinished on a page; nothing if there is none.
#[component]
pub(crate) fn Resume(page: Page) -> impl IntoView {
    store::unfinished(page).map(|last| view! { <a class="button" href=page.href(&last)>{t!("resume")}</a> })
}
