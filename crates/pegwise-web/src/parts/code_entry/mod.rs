//! The form for entering a code with a pointer or with keys, or by typing it.

mod dock;
mod drag;
mod keyboard;
mod notes;
mod pegs;
mod row;
mod typed;

use crate::{focus, peg_style};
pub(crate) use dock::{Dock, Kept, RowChange};
use leptos::prelude::*;
use pegwise::{Code, Rules};

pub(crate) const SLOT: &str = ".slot[tabindex='0'], .code-entry input";

pub(crate) fn go_on_typing() {
    request_animation_frame(|| {
        // The pressed button is now disabled, and will lose the focus at the next redraw.
        let is_lost = |element: web_sys::Element| element.matches("body, :disabled").unwrap_or(false);
        if document().active_element().is_none_or(is_lost) {
            focus::on(SLOT);
        }
    });
}

const MANY_COLORS: usize = 25;
const MANY_PEGS: usize = 12;

#[derive(Clone, Copy)]
enum Purpose {
    HandIn { submit: StoredValue<String>, on_code: Callback<Code> },
    Hold(RwSignal<Option<Code>>),
}

impl Purpose {
    fn submit(self) -> Option<String> {
        if let Purpose::HandIn { submit, .. } = self { Some(submit.get_value()) } else { None }
    }

    fn hold(self, code: impl Fn() -> Option<Code> + 'static) {
        if let Purpose::Hold(held) = self {
            Effect::new(move |_| held.set(code()));
        }
    }
}

struct Entry {
    rules: Rules,
    label: String,
    purpose: Purpose,
    start: Option<Code>,
    secret: bool,
    dock: Option<Dock>,
    kept: Option<Kept>,
}

impl Entry {
    fn view(self) -> AnyView {
        if is_typed(&self.rules) { typed::view(self) } else { pegs::view(self) }
    }
}

pub(crate) fn is_typed(rules: &Rules) -> bool {
    rules.colors() > MANY_COLORS && !peg_style::are_letters(rules) || rules.pegs() > MANY_PEGS
}

#[component]
pub(crate) fn CodeEntry(
    rules: Rules,
    #[prop(into)] label: String,
    #[prop(into)] submit: String,
    on_code: Callback<Code>,
    #[prop(optional)] start: Option<Code>,
    #[prop(optional)] secret: bool,
    #[prop(optional)] dock: Option<Dock>,
    #[prop(optional)] kept: Option<Kept>,
) -> impl IntoView {
    let purpose = Purpose::HandIn { submit: StoredValue::new(submit), on_code };
    Entry { rules, label, purpose, start, secret, dock, kept }.view()
}

#[component]
pub(crate) fn CodeHolder(
    rules: Rules,
    #[prop(into)] label: String,
    start: Code,
    held: RwSignal<Option<Code>>,
) -> impl IntoView {
    Entry { rules, label, purpose: Purpose::Hold(held), start: Some(start), secret: false, dock: None, kept: None }
        .view()
}
