use crate::t;
use leptos::prelude::*;

#[component]
pub(crate) fn Break() -> impl IntoView {
    view! { <h1 tabindex="-1">{t!("page-break")}</h1> }
}
