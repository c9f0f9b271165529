use crate::t;
use leptos::prelude::*;

#[component]
pub(crate) fn You() -> impl IntoView {
    view! { <h1 tabindex="-1">{t!("page-you")}</h1> }
}
