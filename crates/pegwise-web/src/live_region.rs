//! Announcements for screen readers: the text of the page's live region.

use leptos::prelude::{ArcRwSignal, Update};
use std::cell::Cell;

thread_local! {
    /// This is not in a context, because tasks have none.
    static TEXT: ArcRwSignal<String> = ArcRwSignal::default();
    /// The time of the last change, in milliseconds since 1970.
    static CHANGED: Cell<f64> = const { Cell::new(0.0) };
}

pub(crate) fn text() -> ArcRwSignal<String> {
    TEXT.with(Clone::clone)
}

/// Announces a text. Texts within half a second are joined, because a screen reader would drop the first.
pub(crate) fn announce(news: String) {
    const MOMENT: f64 = 500.0;
    let now = js_sys::Date::now();
    let together = now - CHANGED.replace(now) < MOMENT;
    text().update(|text| {
        if together && text.contains(&news) {
        } else if together {
            *text = format!("{text} {news}");
        } else {
            // A screen reader repeats the same words only if the text changes.
            *text = if *text == news { format!("{news}\u{a0}") } else { news };
        }
    });
}
