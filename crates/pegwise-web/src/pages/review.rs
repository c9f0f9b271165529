use crate::t;
use leptos::prelude::*;

#[component]
pub(crate) fn Review() -> impl IntoView {
    view! { <h1 tabindex="-1">{t!("page-review")}</h1> }
}
