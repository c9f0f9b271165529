use crate::t;
use leptos::prelude::*;

#[component]
pub(crate) fn Assistant() -> impl IntoView {
    view! { <h1 tabindex="-1">{t!("page-assistant")}</h1> }
}
