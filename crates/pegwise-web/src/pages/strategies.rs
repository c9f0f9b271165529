use crate::t;
use leptos::prelude::*;

#[component]
pub(crate) fn Strategies() -> impl IntoView {
    view! { <h1 tabindex="-1">{t!("page-strategies")}</h1> }
}
