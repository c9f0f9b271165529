use crate::t;
use leptos::prelude::*;

#[component]
pub(super) fn Absent() -> impl IntoView {
    view! {
        <p>{t!("class-absent")}</p>
        <p>{t!("class-absent-teacher")}</p>
        <p><code>"pegwise web --class"</code></p>
        <p>{t!("class-absent-pupils")}</p>
    }
}
