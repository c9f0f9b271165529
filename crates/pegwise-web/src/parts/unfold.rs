use crate::route::Route;
use leptos::prelude::*;

#[component]
pub(crate) fn Unfold(
    key: &'static str,
    #[prop(optional, into)] value: String,
    #[prop(into)] summary: Signal<String>,
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
