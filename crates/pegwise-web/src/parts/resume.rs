use crate::route::Page;
use crate::{record, store, t};
use leptos::prelude::*;

#[component]
pub(crate) fn Resume(page: Page) -> impl IntoView {
    let last = store::unfinished(page).filter(|last| matches!(record::of_address(last), Ok(Some(_))));
    last.map(|last| view! { <a class="button" href=page.href(&last)>{t!("resume")}</a> })
}
