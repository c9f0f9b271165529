use crate::t;
use leptos::prelude::*;

#[component]
pub(crate) fn Learn() -> impl IntoView {
    view! { <h1 tabindex="-1">{t!("page-learn")}</h1> }
}
