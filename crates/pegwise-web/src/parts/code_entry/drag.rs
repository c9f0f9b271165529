use super::row::Row;
use crate::peg_style;
use leptos::html::Div;
use leptos::prelude::*;
use pegwise::Color;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

/// A press that moves farther than this many pixels drags the peg; one that lasts as long as `LONG` removes it.
const FAR: i32 = 8;
const LONG: Duration = Duration::from_millis(500);

/// The tolerance around a hole, in pixels.
const NEAR: f64 = 12.0;

#[derive(Clone, Copy)]
pub(super) enum Source {
    Palette(Color),
    Hole(usize),
}

#[derive(Clone, Copy)]
struct Held {
    source: Source,
    color: Color,
    from: (i32, i32),
    at: (i32, i32),
    is_moved: bool,
}

#[derive(Clone, Copy)]
pub(super) struct Drag {
    row: Row,
    slots: NodeRef<Div>,
    held: RwSignal<Option<Held>>,
    /// Whether the last gesture was not a tap, although the browser reports a click.
    was_no_tap: StoredValue<bool>,
}

impl Drag {
    pub(super) fn new(row: Row, slots: NodeRef<Div>) -> Self {
        Drag { row, slots, held: RwSignal::new(None), was_no_tap: StoredValue::new(false) }
    }

    pub(super) fn begin(self, event: &PointerEvent, source: Source) {
        self.was_no_tap.set_value(false);
        let color = match source {
            Source::Palette(color) => Some(color),
            Source::Hole(at) => self.row.holes.with_untracked(|holes| holes[at]),
        };
        let Some(color) = color.filter(|_| event.is_primary() && event.button() == 0) else { return };
        if let Some(target) = event.target() {
            // This way, the peg keeps receiving events when the mouse leaves it.
            drop(target.unchecked_ref::<Element>().set_pointer_capture(event.pointer_id()));
        }
        let from = (event.client_x(), event.client_y());
        self.held.set(Some(Held { source, color, from, at: from, is_moved: false }));
        if let Source::Hole(at) = source {
            set_timeout(move || self.take_away(at, from), LONG);
        }
    }

    fn take_away(self, at: usize, since: (i32, i32)) {
        let held = self.held.try_get_untracked().flatten();
        let is_held = |held: Held| {
            matches!(held.source, Source::Hole(hole) if hole == at) && held.from == since && !held.is_moved
        };
        if held.is_some_and(is_held) {
            self.held.set(None);
            self.was_no_tap.set_value(true);
            self.row.chosen.set(at);
            self.row.put(None);
            self.row.say(at);
        }
    }

    pub(super) fn go_on(self, event: &PointerEvent) {
        if self.held.with_untracked(Option::is_none) {
            return;
        }
        self.held.update(|held| {
            let Some(held) = held else { return };
            held.at = (event.client_x(), event.client_y());
            let (right, down) = (held.at.0 - held.from.0, held.at.1 - held.from.1);
            held.is_moved |= right.abs().max(down.abs()) > FAR;
        });
    }

    pub(super) fn end(self) {
        let Some(held) = self.held.get_untracked() else { return };
        self.held.set(None);
        if !held.is_moved {
            return;
        }
        self.was_no_tap.set_value(true);
        let Some(at) = self.hole(held.at) else { return };
        match held.source {
            Source::Palette(color) => self.row.drop_at(at, color),
            Source::Hole(from) => self.row.exchange(from, at),
        }
        self.row.say(at);
    }

    pub(super) fn give_up(self) {
        self.held.set(None);
    }

    pub(super) fn is_tap(self, event: &web_sys::MouseEvent) -> bool {
        event.detail() == 0 || !self.was_no_tap.get_value()
    }

    fn hole(self, (right, down): (i32, i32)) -> Option<usize> {
        let holes = self.slots.get_untracked()?.children();
        let (right, down) = (f64::from(right), f64::from(down));
        let is_there = |at: &u32| {
            holes.item(*at).is_some_and(|hole| {
                let place = hole.get_bounding_client_rect();
                let is_within = |point: f64, from: f64, to: f64| (from - NEAR..=to + NEAR).contains(&point);
                is_within(right, place.left(), place.right()) && is_within(down, place.top(), place.bottom())
            })
        };
        let away = |at: &u32| {
            holes.item(*at).map_or(f64::MAX, |hole| {
                let place = hole.get_bounding_client_rect();
                (place.left() + place.width() / 2.0 - right).abs() + (place.top() + place.height() / 2.0 - down).abs()
            })
        };
        let nearest = (0..holes.length()).filter(is_there).min_by(|one, other| away(one).total_cmp(&away(other)));
        nearest.and_then(|at| usize::try_from(at).ok())
    }

    pub(super) fn peg(self) -> Option<impl IntoView> {
        let held = self.held.get().filter(|held| held.is_moved)?;
        let color = Some(held.color);
        Some(view! {
            <span class=format!("dragged {}", peg_style::class(color)) style:--paint=peg_style::paint(color) aria-hidden="true"
                style:left=format!("{}px", held.at.0) style:top=format!("{}px", held.at.1)>{peg_style::mark(held.color)}</span>
        })
    }
}
