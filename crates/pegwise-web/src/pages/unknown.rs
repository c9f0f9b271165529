use crate::link::Fragment;
use crate::route::Page;
use crate::t;
use leptos::prelude::*;

#[component]
pub(crate) fn Unknown() -> impl IntoView {
    view! {
        <h1 tabindex="-1">{t!("page-unknown")}</h1>
        <p>{t!("unknown-about")}</p>
        <p><a class="button main" href=Page::Home.href(&Fragment::default())>{t!("unknown-home")}</a></p>
    }
}
