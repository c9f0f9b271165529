use super::dock::{Kept, read_holes, write_holes};
use super::drag::{Drag, Source};
use super::notes::{Note, Notes, spoken};
use super::row::Row;
use super::{Dock, Entry, Purpose, RowChange, go_on_typing, keyboard};
use crate::focus;
use crate::haptics::{Moment, haptic};
use crate::live_region::announce;
use crate::parts::{EmptyTray, Problem};
use crate::peg_style;
use crate::t;
use leptos::ev::KeyboardEvent;
use leptos::html::Div;
use leptos::prelude::*;
use pegwise::{Color, GuessSpace, Rules};
use wasm_bindgen::JsCast;

pub(super) fn view(entry: Entry) -> AnyView {
    let Entry { rules, label, purpose, start, secret, dock, kept } = entry;
    let pegs = rules.pegs();
    let colors = colors(&rules, secret);
    let begun = Kept::begun(kept.as_ref());
    let row = Row::new(
        start
            .map_or_else(|| read_holes(begun, &colors, pegs), |code| code.colors().iter().copied().map(Some).collect()),
    );
    purpose.hold(move || row.code());
    let are_letters = peg_style::are_letters(&rules);
    let submit = purpose.submit();
    let hand_in = move || {
        let Purpose::HandIn { on_code, .. } = purpose else { return };
        let Some(code) = row.code() else { return row.refuse(t!("guess-incomplete", pegs = pegs)) };
        row.chosen.set(0);
        haptic(Moment::Guess);
        on_code.run(code);
        go_on_typing();
    };
    let is_docked = dock.is_some();
    // The lines of the palette are equally long, or nearly, on phones and on wide screens.
    let [columns, wide] = [7, 4].map(|most| colors.len().div_ceil(colors.len().div_ceil(most)).to_string());
    let noting = dock.as_ref().filter(|_| !are_letters).map(|dock| Noting::new(dock, row, &colors, pegs));
    let slots: NodeRef<Div> = NodeRef::new();
    let drag = Drag::new(row, slots);
    let keys = Keys { row, noting, symbols: symbols(&colors), are_letters, slots };
    let on_key = StoredValue::new(move |event: KeyboardEvent| keys.press(&event, hand_in));
    let palette = if are_letters {
        let turns = dock.as_ref().map_or_else(Vec::new, |dock| dock.turns.clone());
        keyboard::view(row, &rules, &turns).into_any()
    } else {
        let palette = colors.iter().map(|&color| button(row, noting, drag, color)).collect_view();
        view! {
            <div class="palette" class:pairs=peg_style::shapes().is_some() style:--shapes=peg_style::shapes().map(|shapes| shapes.to_string())
                style:--columns=columns style:--wide=wide role="group" aria-label=t!("palette")>{palette}</div>
        }
        .into_any()
    };
    if dock.is_some() {
        let listener = window_event_listener(leptos::ev::keydown, move |event| {
            let is_nowhere = |target: web_sys::EventTarget| {
                let target = target.dyn_ref::<web_sys::Element>();
                target.is_some_and(|target| target.matches("body, summary").unwrap_or(false))
            };
            if event.target().is_some_and(is_nowhere) {
                on_key.with_value(|on_key| on_key(event));
            }
        });
        on_cleanup(move || listener.remove());
        keep_in_sight(row, slots);
    }
    let written = move || row.holes.with(|holes| write_holes(holes, &colors));
    Kept::follow(kept, written);
    let tray = is_docked.then(|| view! { <EmptyTray told=rules.feedback_kind() pegs/> });
    let (above, tools) = Dock::open(dock, move |change| match change {
        RowChange::Put(code) => row.put_code(&code),
        RowChange::TakeBack => {
            row.take_back();
            row.say(row.chosen.get_untracked());
        }
    });
    let spoken = label.clone();
    view! {
        <div class="code-entry" role="group" aria-label=spoken on:keydown=move |event| on_key.with_value(|on_key| on_key(event))
            on:pointermove=move |event| drag.go_on(&event) on:pointerup=move |_| drag.end() on:pointercancel=move |_| drag.give_up()>
            <p class="label" aria-hidden="true">{label}</p>
            <div class="slots" node_ref=slots>{(0..pegs).map(|at| slot(row, noting, drag, at)).collect_view()}{tray}</div>
            <div class="dock">
                {above.map(|above| above.run())}
                {move || row.refused.get().map(|text: String| view! { <Problem text/> })}
                {noting.map(|noting| move || noting.about())}
                {palette}
                <div class="buttons">
                    {submit.map(|submit| view! {
                        <button type="button" class="main" disabled=move || row.code().is_none() on:click=move |_| hand_in()>{submit}</button>
                    })}
                    {(!is_docked).then(|| view! { <button type="button" on:click=move |_| row.clear()>{t!("clear")}</button> })}
                    {tools.map(|tools| tools.run())}
                    {noting.map(Noting::switch)}
                </div>
            </div>
            {move || drag.peg()}
        </div>
    }
    .into_any()
}

fn keep_in_sight(row: Row, slots: NodeRef<Div>) {
    Effect::new(move |before: Option<()>| {
        row.holes.track();
        let Some(slots) = slots.get_untracked().filter(|_| before.is_some()) else { return };
        request_animation_frame(move || focus::show(&slots));
    });
}

fn colors(rules: &Rules, secret: bool) -> Vec<Color> {
    let blanks = !secret && rules.guesses() == GuessSpace::Blanks;
    (0..rules.colors()).filter_map(|color| rules.color(color)).chain(blanks.then_some(Color::BLANK)).collect()
}

fn symbols(colors: &[Color]) -> Vec<(Color, String)> {
    colors.iter().map(|&color| (color, peg_style::symbol(color).to_lowercase())).collect()
}

#[derive(Clone, Copy)]
struct Noting {
    notes: RwSignal<Notes>,
    is_on: RwSignal<bool>,
    chosen: RwSignal<usize>,
}

impl Noting {
    fn new(dock: &Dock, row: Row, colors: &[Color], pegs: usize) -> Self {
        let notes = RwSignal::new(Notes::read(&dock.noted, colors, pegs));
        let (note, colors) = (dock.note, colors.to_vec());
        Effect::new(move |before: Option<String>| {
            let now = notes.with(|notes| notes.write(&colors));
            if before.is_some_and(|before| before != now) {
                note.run(now.clone());
            }
            now
        });
        Noting { notes, is_on: RwSignal::new(false), chosen: row.chosen }
    }

    fn change(self, color: Color) {
        let at = self.chosen.get_untracked();
        self.notes.update(|notes| notes.change(color, at));
        let note = self.notes.with_untracked(|notes| notes.of(color, at));
        announce(if note.is_some() { spoken(color, note) } else { t!("note-none", color = spoken(color, None)) });
    }

    fn toggle(self) {
        self.is_on.update(|is_on| *is_on = !*is_on);
    }

    fn about(self) -> Option<impl IntoView> {
        let about = move || t!("notes-about", number = self.chosen.get() + 1);
        self.is_on.get().then(|| view! { <p class="hint">{about}</p> })
    }

    fn switch(self) -> impl IntoView {
        view! {
            <button type="button" class="icon noting" title=t!("notes") aria-label=t!("notes") aria-keyshortcuts="!"
                aria-pressed=move || self.is_on.get().to_string() on:click=move |_| self.toggle()>
                <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M3 17l1-4L14 3l3 3L7 16z"/></svg>
            </button>
        }
    }
}

fn button(row: Row, noting: Option<Noting>, drag: Drag, color: Color) -> impl IntoView {
    let note = move || noting.and_then(|noting| noting.notes.with(|notes| notes.of(color, noting.chosen.get())));
    let pick = move |event| match noting.filter(|noting| noting.is_on.get_untracked()) {
        _ if !drag.is_tap(&event) => {}
        Some(noting) => noting.change(color),
        None => row.put_aloud(color),
    };
    view! {
        <button type="button" class=peg_style::class(Some(color)) style:--paint=peg_style::paint(Some(color))
            class:out=move || note() == Some(Note::Out) class:sure=move || matches!(note(), Some(Note::Sure(_)))
            aria-label=move || spoken(color, note()) data-key=peg_style::shapes().map(|_| peg_style::symbol(color))
            on:click=pick on:pointerdown=move |event| drag.begin(&event, Source::Palette(color))>
            {peg_style::mark(color)}
        </button>
    }
}

fn slot(row: Row, noting: Option<Noting>, drag: Drag, at: usize) -> impl IntoView {
    let color = move || row.peg(at);
    let sure = move || {
        let sure = noting.and_then(|noting| noting.notes.with(|notes| notes.sure(at)));
        sure.filter(|_| color().is_none())
    };
    let is_chosen = move || row.chosen.get() == at;
    // All classes are in one attribute, because rewriting it would lose classes added separately.
    let class = move || {
        let chosen = if is_chosen() { " chosen" } else { "" };
        let pencilled = if sure().is_some() { " pencilled" } else { "" };
        format!("slot {}{chosen}{pencilled}", peg_style::class(color()))
    };
    view! {
        <button
            type="button"
            class=class
            style:--paint=move || peg_style::paint(color())
            tabindex=move || if is_chosen() { "0" } else { "-1" }
            aria-current=move || if is_chosen() { "true" } else { "false" }
            aria-label=move || {
                let peg = color().map_or_else(|| t!("hole-empty"), peg_style::spoken_color);
                let peg = sure().map_or(peg, |sure| t!("hole-sure", color = peg_style::spoken_color(sure)));
                t!("hole", number = at + 1, peg = peg)
            }
            on:pointerdown=move |event| drag.begin(&event, Source::Hole(at))
            on:contextmenu=move |event| event.prevent_default()
            on:click=move |event| {
                if !drag.is_tap(&event) {
                    return;
                }
                if row.chosen.get_untracked() == at && color().is_some() {
                    row.put(None);
                }
                row.chosen.set(at);
            }
        >
            {move || color().or_else(sure).map(peg_style::mark)}
        </button>
    }
}

struct Keys {
    row: Row,
    noting: Option<Noting>,
    symbols: Vec<(Color, String)>,
    are_letters: bool,
    slots: NodeRef<Div>,
}

impl Keys {
    fn press(&self, event: &KeyboardEvent, hand_in: impl Fn()) {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let row = self.row;
        let (at, last) = (row.chosen.get_untracked(), row.holes.with_untracked(Vec::len) - 1);
        let is_on = |selector| {
            let target = event.target();
            target.is_some_and(|target| target.unchecked_ref::<web_sys::Element>().matches(selector).unwrap_or(false))
        };
        let in_slots = is_on(".slot");
        let key = event.key();
        match key.as_str() {
            "ArrowLeft" if in_slots => row.chosen.set(at.saturating_sub(1)),
            "ArrowRight" if in_slots => row.chosen.set((at + 1).min(last)),
            "Home" if in_slots => row.chosen.set(0),
            "End" if in_slots => row.chosen.set(last),
            "!" if self.noting.is_some() => self.noting.iter().for_each(|noting| noting.toggle()),
            "Delete" => row.put(None),
            "Backspace" if self.are_letters => row.take_back_letter(),
            "Backspace" => row.take_back(),
            // On a button, Enter presses that button, unless the button has just placed the last peg.
            "Enter" if in_slots || is_on("body") || is_on(".palette *") && row.code().is_some() => hand_in(),
            key => match self.color(key) {
                Some(color) => {
                    if let Some(noting) = self.noting.filter(|noting| noting.is_on.get_untracked()) {
                        noting.change(color);
                    } else {
                        row.put_aloud(color);
                        // After a hint, Enter guesses what was typed.
                        self.follow();
                    }
                }
                None if key.chars().count() == 1 && key.chars().all(char::is_alphanumeric) => {
                    row.refuse(self.no_such_color(key));
                }
                None => return,
            },
        }
        event.prevent_default();
        if in_slots {
            self.follow();
        }
    }

    fn color(&self, key: &str) -> Option<Color> {
        let own = self.symbols.iter().find(|(_, symbol)| *symbol == key.to_lowercase());
        let digit = || match key.parse() {
            _ if self.are_letters => None,
            Ok(digit @ 1..=9) => self.symbols.get(digit - 1),
            // On boards with ten colours, 0 is the key for the tenth, as on a telephone.
            Ok(0_usize) if self.symbols.len() == 10 => self.symbols.get(9),
            _ => None,
        };
        own.or_else(digit).map(|(color, _)| *color)
    }

    fn no_such_color(&self, key: &str) -> String {
        let symbol = |at: Option<&(Color, String)>| at.map_or_else(String::new, |(_, symbol)| symbol.to_uppercase());
        let (first, last) = (symbol(self.symbols.first()), symbol(self.symbols.last()));
        if self.are_letters {
            return t!("no-such-letter", key = key.to_uppercase(), first = first, last = last);
        }
        t!("no-such-color", key = key.to_uppercase(), first = first, last = last)
    }

    fn follow(&self) {
        let at = u32::try_from(self.row.chosen.get_untracked()).unwrap_or_default();
        let slot = self.slots.get_untracked().and_then(|slots| slots.children().item(at));
        if let Some(slot) = slot.and_then(|slot| slot.dyn_into::<web_sys::HtmlElement>().ok()) {
            drop(slot.focus());
        }
    }
}
