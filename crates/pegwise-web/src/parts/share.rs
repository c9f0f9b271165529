use crate::live_region::announce;
use crate::t;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, File, FilePropertyBag, HtmlAnchorElement, ShareData, Url};

/// If the browser refuses to copy the text, it appears, selected, so that it can be copied by hand.
#[component]
pub(crate) fn CopyButton(
    #[prop(into)] label: String,
    text: Callback<(), String>,
    #[prop(optional)] main: bool,
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
            <button type="button" class:main=main on:click=copy>
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
    // Browsers offer the clipboard only on secure connections.
    let navigator = window().navigator();
    let there = js_sys::Reflect::get(&navigator, &"clipboard".into()).is_ok_and(|clipboard| clipboard.is_object());
    there && JsFuture::from(navigator.clipboard().write_text(text)).await.is_ok()
}

#[component]
pub(crate) fn ShareButton(text: Callback<(), String>, #[prop(optional)] main: bool) -> impl IntoView {
    let share = move |_| {
        let data = ShareData::new();
        data.set_text(&text.run(()));
        hand_over(&data);
    };
    can_share().then(|| view! { <button type="button" class:main=main on:click=share>{t!("share")}</button> })
}

pub(crate) fn can_share() -> bool {
    can("share")
}

fn can(way: &str) -> bool {
    js_sys::Reflect::get(&window().navigator(), &way.into()).is_ok_and(|share| share.is_function())
}

fn hand_over(data: &ShareData) {
    let shared = window().navigator().share_with_data(data);
    leptos::task::spawn_local(async move {
        drop(JsFuture::from(shared).await);
    });
}

pub(crate) fn share_picture(picture: &Blob, name: &str, text: &str) -> bool {
    let options = FilePropertyBag::new();
    options.set_type(&picture.type_());
    let parts = js_sys::Array::of1(picture);
    let Ok(file) = File::new_with_blob_sequence_and_options(&parts, name, &options) else { return false };
    let data = ShareData::new();
    data.set_text(text);
    data.set_files(&js_sys::Array::of1(&file));
    let is_taken = can("canShare") && window().navigator().can_share_with_data(&data);
    if is_taken {
        hand_over(&data);
    }
    is_taken
}

pub(crate) fn save(file: &Blob, name: &str) {
    let link = document().create_element("a").ok().and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok());
    let (Ok(address), Some(link)) = (Url::create_object_url_with_blob(file), link) else {
        return announce(t!("you-not-saved"));
    };
    link.set_href(&address);
    link.set_download(name);
    link.click();
    drop(Url::revoke_object_url(&address));
}
