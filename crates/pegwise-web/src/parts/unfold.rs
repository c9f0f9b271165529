use crate::route::Route;
use leptos::prelude::*;

/// A panel that unfolds. Whether it is open is in the address, under a key.
#[component]
pub(crate) fn Unfold(
    key: &'static str,
    /// The value of the key while the panel is open, unless it has one.
    #[prop(optional, into)]
    value: String,
    /// What is always to be seen.
    #[prop(into)]
    summary: Signal<String>,
    children: Children,
) -> impl IntoView {
    let route = Route::of_app();
    let open = Memo::new(move |_| route.fragment.with(|fragment| fragment.has(key)));
    let toggle = move |event: web_sys::Event| {
        let now = event_target::<web_sys::Element>(&event).has_attribute("open");
        if now != open.get_untracked() {
            let fragment = route.fragment.get_untracked();
            route.replace(&if now { fragment.with(key, &value) } else { fragment.without(key) });
        }
    };
    view! {
        <details class="panel" open=open on:toggle=toggle>
            <summary>{summary}</summary>
            {children()}
        </details>
    }
}
