use leptos::prelude::{document, request_animation_frame};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

pub(crate) const HEADING: &str = "main h1";

pub(crate) fn on(selector: impl Into<String>) {
    let selector = selector.into();
    request_animation_frame(move || {
        let found = document().query_selector(&selector).ok().flatten();
        if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
            drop(element.focus());
        }
    });
}

pub(crate) fn is_on(selector: &str) -> bool {
    document().active_element().is_some_and(|element| element.matches(selector).unwrap_or(false))
}
