//! Announcements for screen readers: the page's live region.

use leptos::prelude::document;
use std::cell::Cell;

thread_local! {
    /// The time of the last announcement, in milliseconds since 1970.
    static CHANGED: Cell<f64> = const { Cell::new(0.0) };
}

pub(crate) const REGION: &str = "news";

/// Removes what was announced on a page that was left.
pub(crate) fn hush() {
    if let Some(region) = document().get_element_by_id(REGION) {
        region.set_text_content(None);
    }
}

/// Announces a text. Texts within half a second stay together, because a screen reader would drop the first. Each is a
/// separate element, because only new elements are read.
pub(crate) fn announce(news: String) {
    const MOMENT: f64 = 500.0;
    let now = js_sys::Date::now();
    let together = now - CHANGED.replace(now) < MOMENT;
    let Some(region) = document().get_element_by_id(REGION) else { return };
    if !together {
        region.set_text_content(None);
    } else if region.text_content().is_some_and(|told| told.contains(&news)) {
        return;
    }
    if let Ok(part) = document().create_element("span") {
        part.set_text_content(Some(&(news + " ")));
        drop(region.append_child(&part));
    }
}
