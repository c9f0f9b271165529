//! Where a person makes a code: by pointer, by keys, or by typing it.

mod dock;
mod drag;
mod notes;
mod pegs;
mod row;
mod typed;

use crate::focus;
pub(crate) use dock::{Dock, Kept};
use leptos::prelude::*;
use pegwise::{Code, Rules};

/// The hole that is filled next, or the field where a code is typed.
pub(crate) const SLOT: &str = ".slot[tabindex='0'], .code-entry input";

/// The next code begins where typing goes on, unless the page has moved the keyboard elsewhere.
pub(crate) fn go_on_typing() {
    request_animation_frame(|| {
        // The button that was pressed is disabled now, and loses the keyboard as soon as that is drawn.
        let is_lost = |element: web_sys::Element| element.matches("body, :disabled").unwrap_or(false);
        if document().active_element().is_none_or(is_lost) {
            focus::on(SLOT);
        }
    });
}

/// From here on a palette is no help, and codes are typed.
const MANY_COLORS: usize = 25;
const MANY_PEGS: usize = 12;

/// What becomes of a code.
#[derive(Clone, Copy)]
enum Purpose {
    /// A button says this and hands it in.
    HandIn { submit: StoredValue<String>, on_code: Callback<Code> },
    /// It is put here while it is made, as soon as it is complete, to be handed in with something else.
    Hold(RwSignal<Option<Code>>),
}

impl Purpose {
    /// What the button says, if there is one.
    fn submit(self) -> Option<String> {
        if let Purpose::HandIn { submit, .. } = self { Some(submit.get_value()) } else { None }
    }

    /// Keeps the code where it is to be held.
    fn hold(self, code: impl Fn() -> Option<Code> + 'static) {
        if let Purpose::Hold(held) = self {
            Effect::new(move |_| held.set(code()));
        }
    }
}

/// A code that is to be made.
struct Entry {
    rules: Rules,
    /// What it is for, as a heading of the group.
    label: String,
    purpose: Purpose,
    /// Where it starts; empty holes if there is none.
    start: Option<Code>,
    /// Is it the secret itself? Then the rules for guesses do not matter.
    secret: bool,
    /// What belongs to the row of a game.
    dock: Option<Dock>,
    /// Is it kept while it is made?
    kept: Option<Kept>,
}

impl Entry {
    fn view(self) -> AnyView {
        if is_typed(&self.rules) { typed::view(self) } else { pegs::view(self) }
    }
}

/// Are codes of this board typed, because there are too many pegs or colours to tap?
pub(crate) fn is_typed(rules: &Rules) -> bool {
    rules.colors() > MANY_COLORS || rules.pegs() > MANY_PEGS
}

/// Where a person makes a code, by pointer, by keys or by typing it.
#[component]
pub(crate) fn CodeEntry(
    rules: Rules,
    /// What the code is for, as a heading of the group.
    #[prop(into)]
    label: String,
    /// What the button says that hands it in.
    #[prop(into)]
    submit: String,
    /// Called with the code. It may be against the rules: the caller says why.
    on_code: Callback<Code>,
    /// Where the code starts; empty holes if left out.
    #[prop(optional)]
    start: Option<Code>,
    /// Is the code the secret itself? Then the rules for guesses do not matter.
    #[prop(optional)]
    secret: bool,
    /// Is it the row of a game?
    #[prop(optional)]
    dock: Option<Dock>,
    /// Is it kept while it is made?
    #[prop(optional)]
    kept: Option<Kept>,
) -> impl IntoView {
    let purpose = Purpose::HandIn { submit: StoredValue::new(submit), on_code };
    Entry { rules, label, purpose, start, secret, dock, kept }.view()
}

/// Where a person changes a guess, which is handed in with something else.
#[component]
pub(crate) fn CodeHolder(
    rules: Rules,
    /// What the code is for, as a heading of the group.
    #[prop(into)]
    label: String,
    /// What is changed.
    start: Code,
    /// The code as it stands; nothing while it is incomplete.
    held: RwSignal<Option<Code>>,
) -> impl IntoView {
    Entry { rules, label, purpose: Purpose::Hold(held), start: Some(start), secret: false, dock: None, kept: None }
        .view()
}
