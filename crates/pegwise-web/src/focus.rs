//! Where the keyboard goes.

use leptos::prelude::{document, request_animation_frame};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// The heading of the page.
pub(crate) const HEADING: &str = "main h1";

/// Puts the keyboard on the first element that a selector finds, once the page is drawn again. A screen reader reads that element.
pub(crate) fn on(selector: impl Into<String>) {
    let selector = selector.into();
    request_animation_frame(move || {
        let found = document().query_selector(&selector).ok().flatten();
        if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
            drop(element.focus());
        }
    });
}

/// Is the keyboard on what a selector finds?
pub(crate) fn is_on(selector: &str) -> bool {
    document().active_element().is_some_and(|element| element.matches(selector).unwrap_or(false))
}
