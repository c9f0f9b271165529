use crate::live_region::announce;
use crate::t;
use leptos::prelude::*;
use wasm_bindgen_futures::JsFuture;

/// Copies a text. Where the browser refuses, the text appears, marked, to be copied by hand.
#[component]
pub(crate) fn CopyButton(
    /// What the button says.
    #[prop(into)]
    label: String,
    /// What is copied.
    text: Callback<(), String>,
) -> impl IntoView {
    let refused = RwSignal::new(None);
    let copied = RwSignal::new(false);
    let copy = move |_| {
        let text = text.run(());
        leptos::task::spawn_local(async move {
            if to_clipboard(&text).await {
                copied.set(true);
                refused.set(None);
                announce(t!("copied"));
            } else {
                refused.set(Some(text));
            }
        });
    };
    view! {
        <span class="copy">
            <button type="button" on:click=copy>
                {label}
                {move || copied.get().then(|| view! { <span class="done" aria-hidden="true">" ✓"</span> })}
            </button>
            {move || refused.get().map(|text: String| view! {
                <label class="by-hand">{t!("copy-by-hand")}
                    <textarea readonly rows="2" prop:value=text on:focus=mark></textarea>
                </label>
            })}
        </span>
    }
}

fn mark(event: web_sys::FocusEvent) {
    event_target::<web_sys::HtmlTextAreaElement>(&event).select();
}

async fn to_clipboard(text: &str) -> bool {
    // Browsers have it only where the connection is secure.
    let navigator = window().navigator();
    let there = js_sys::Reflect::get(&navigator, &"clipboard".into()).is_ok_and(|clipboard| clipboard.is_object());
    there && JsFuture::from(navigator.clipboard().write_text(text)).await.is_ok()
}

/// Hands a text to the system's way of sharing, where there is one; nothing where there is none.
#[component]
pub(crate) fn ShareButton(text: Callback<(), String>) -> impl IntoView {
    let navigator = window().navigator();
    let there = js_sys::Reflect::get(&navigator, &"share".into()).is_ok_and(|share| share.is_function());
    let share = move |_| {
        let data = web_sys::ShareData::new();
        data.set_text(&text.run(()));
        let shared = window().navigator().share_with_data(&data);
        leptos::task::spawn_local(async move {
            // The person may think better of it.
            drop(JsFuture::from(shared).await);
        });
    };
    there.then(|| view! { <button type="button" on:click=share>{t!("share")}</button> })
}
