use leptos::prelude::{document, request_animation_frame, set_timeout};
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition};

pub(crate) const HEADING: &str = "main h1";

/// The time from the last guess until the sheet with the result lies still.
const ARRIVAL: Duration = Duration::from_millis(2600);

pub(crate) fn on(selector: impl Into<String>) {
    in_next_frame(selector.into(), |element| drop(element.focus()));
}

/// Focuses a heading that arrives, without following it: the end of a game is watched on the board first.
pub(crate) fn on_arriving(selector: impl Into<String>) {
    in_next_frame(selector.into(), |element| {
        let still = FocusOptions::new();
        still.set_prevent_scroll(true);
        drop(element.focus_with_options(&still));
        set_timeout(move || show(&element), ARRIVAL);
    });
}

/// Scrolls no more than it takes to see the element.
pub(crate) fn show(element: &Element) {
    let nearest = ScrollIntoViewOptions::new();
    nearest.set_block(ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&nearest);
}

fn in_next_frame(selector: String, act: impl FnOnce(HtmlElement) + 'static) {
    request_animation_frame(move || {
        let found = document().query_selector(&selector).ok().flatten();
        if let Some(element) = found.and_then(|element| element.dyn_into().ok()) {
            act(element);
        }
    });
}

pub(crate) fn is_on(selector: &str) -> bool {
    document().active_element().is_some_and(|element| element.matches(selector).unwrap_or(false))
}
