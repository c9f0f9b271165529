use leptos::prelude::*;

#[component]
pub(crate) fn Bar(part: u64, whole: u64) -> impl IntoView {
    #[expect(clippy::cast_precision_loss, reason = "for drawing")]
    let percent = 100.0 * part as f64 / whole.max(1) as f64;
    view! { <svg class="bar" aria-hidden="true" focusable="false"><rect width=format!("{percent:.2}%") height="100%"></rect></svg> }
}
