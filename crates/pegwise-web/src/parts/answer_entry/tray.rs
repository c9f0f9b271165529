//! Key pegs tapped into a tray.

use super::{Fields, impossible};
use crate::haptics::{Moment, haptic};
use crate::live_region::announce;
use crate::parts::CodePegs;
use crate::{peg_style, t};
use leptos::ev::KeyboardEvent;
use leptos::html::Form;
use leptos::prelude::*;
use pegwise::{Code, Feedback, PegCount, Rules};
use pegwise_text::board;
use wasm_bindgen::JsCast;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Key {
    Black,
    White,
}

#[derive(Clone, Copy)]
pub(super) struct Tray {
    rules: StoredValue<Rules>,
    /// The keys that answers of these rules can have.
    told: &'static [PegCount],
    black: RwSignal<usize>,
    white: RwSignal<usize>,
    /// Whether the next digit is the second of two.
    second: StoredValue<bool>,
}

impl Tray {
    pub(super) fn new(rules: &Rules, told: &'static [PegCount], start: Option<Feedback>) -> Self {
        let count = |count: fn(Feedback) -> usize| RwSignal::new(start.map_or(0, count));
        let (black, white) = (count(Feedback::black), count(Feedback::white));
        Tray { rules: StoredValue::new(rules.clone()), told, black, white, second: StoredValue::new(false) }
    }

    fn count(self, key: Key) -> RwSignal<usize> {
        if key == Key::Black { self.black } else { self.white }
    }

    pub(super) fn is_empty(self) -> bool {
        self.black.get() + self.white.get() == 0
    }

    fn keys(self) -> impl Iterator<Item = Key> {
        let key = |told: &PegCount| if *told == PegCount::InPlace { Key::Black } else { Key::White };
        self.told.iter().map(key)
    }

    fn key_at(self, at: usize) -> Option<Key> {
        let black = self.black.get();
        if at < black { Some(Key::Black) } else { (at < black + self.white.get()).then_some(Key::White) }
    }

    fn in_words(self) -> String {
        let kind = self.rules.with_value(|rules| rules.feedback_kind());
        peg_style::told(kind, Feedback::new(self.black.get(), self.white.get()))
    }

    fn change(self, key: Key, to: impl FnOnce(usize) -> usize) {
        let pegs = self.rules.with_value(|rules| rules.pegs());
        let other = self.count(if key == Key::Black { Key::White } else { Key::Black }).get_untracked();
        self.second.set_value(false);
        self.count(key).update(|count| *count = to(*count).min(pegs - other));
        haptic(Moment::Peg);
        announce(untrack(|| self.in_words()));
    }

    fn put(self, key: Key) {
        self.change(key, |count| count + 1);
    }

    fn take_out(self, key: Key) {
        self.change(key, |count| count.saturating_sub(1));
    }

    fn put_number(self, number: usize) {
        let (Some(first), Some(last)) = (self.keys().next(), self.keys().last()) else { return };
        if self.second.get_value() {
            self.change(last, |_| number);
        } else {
            self.black.set(0);
            self.white.set(0);
            self.change(first, |_| number);
            self.second.set_value(first != last);
        }
    }

    /// Returns whether the key means anything here.
    fn press(self, key: &str) -> bool {
        let wanted = match key.to_lowercase().as_str() {
            // The first letters of black and white in both languages.
            "b" | "s" => Key::Black,
            "w" => Key::White,
            "backspace" | "delete" => {
                self.take_out(if self.white.get_untracked() > 0 { Key::White } else { Key::Black });
                return true;
            }
            key => {
                let number = key.parse().ok().filter(|number| self.rules.with_value(|rules| *number <= rules.pegs()));
                return number.map(|number| self.put_number(number)).is_some();
            }
        };
        let is_told = self.keys().any(|key| key == wanted);
        if is_told {
            self.put(wanted);
        }
        is_told
    }

    /// Enters what is typed in the form, or while nothing but a heading has the focus.
    pub(super) fn hear_keys(self, form: NodeRef<Form>, hand_in: impl Fn() + Clone + 'static) {
        let on_key = move |event: KeyboardEvent| {
            let Some(form) = form.get_untracked() else { return };
            let Some(target) = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok()) else {
                return;
            };
            let is_elsewhere = target.matches("body, h1, h2").unwrap_or(false) && form.offset_parent().is_some();
            if event.ctrl_key()
                || event.meta_key()
                || event.alt_key()
                || !(is_elsewhere || form.contains(Some(&target)))
            {
                return;
            }
            if is_elsewhere && event.key() == "Enter" {
                hand_in();
            } else if !self.press(&event.key()) {
                return;
            }
            event.prevent_default();
        };
        let listener = window_event_listener(leptos::ev::keydown, on_key);
        on_cleanup(move || listener.remove());
    }

    pub(super) fn fields(self, guess: Option<Code>) -> Fields {
        let pegs = self.rules.with_value(|rules| rules.pegs());
        let holes = (0..pegs).map(|at| self.hole(at)).collect_view();
        let keys = self.keys().map(|key| self.button(key)).collect_view();
        let columns = pegs.div_ceil(2);
        let view = view! {
            <div class="asked" style:--pegs=pegs.to_string()>
                {guess.map(|code| view! { <CodePegs code/> })}
                <div class="key-holes" style:--columns=columns.to_string() role="group" aria-label=t!("break-your-answer")>{holes}</div>
            </div>
            <p class="answered">{move || self.in_words()}</p>
            <div class="key-buttons">{keys}</div>
        };
        let read = move || {
            let (black, white) = (self.black.get_untracked(), self.white.get_untracked());
            self.rules.with_value(|rules| rules.feedback(black, white)).map_err(|reason| impossible(&reason))
        };
        (view.into_any(), Box::new(read))
    }

    fn hole(self, at: usize) -> impl IntoView {
        let key = Memo::new(move |_| match self.key_at(at) {
            Some(Key::Black) => 1,
            Some(Key::White) => 2,
            None => 0,
        });
        let name = move || match key.get() {
            0 => t!("hole-empty"),
            1 => t!("key-take-out", key = "black"),
            _ => t!("key-take-out", key = "white"),
        };
        let class = move || ["key", "key black", "key white"][key.get()];
        let take_out = move |_| {
            if let Some(key) = untrack(|| self.key_at(at)) {
                self.take_out(key);
            }
        };
        view! {
            <button type="button" class="key-hole" disabled=move || key.get() == 0 aria-label=name on:click=take_out>
                <span class=class></span>
            </button>
        }
    }

    fn button(self, key: Key) -> impl IntoView {
        let words = peg_style::own_words().filter(|_| self.told.len() > 1);
        let named = |word: usize, meaning: String, usual: String| match &words {
            Some(words) => t!("key-named", word = words[word].as_str(), meaning = meaning),
            None => usual,
        };
        let (class, letter, name) = match key {
            Key::Black => ("key black", "B", named(0, t!("key-black"), t!("black-pegs"))),
            Key::White if self.told == [PegCount::Anywhere] => ("key white", "W", t!("sum-pegs")),
            Key::White => ("key white", "W", named(1, t!("key-white"), t!("white-pegs"))),
        };
        let name = board::counted(self.rules.with_value(|rules| rules.feedback_kind())).unwrap_or(name);
        view! {
            <button type="button" aria-keyshortcuts=letter on:click=move |_| self.put(key)>
                <span class=class aria-hidden="true"></span>{name}
            </button>
        }
    }
}
