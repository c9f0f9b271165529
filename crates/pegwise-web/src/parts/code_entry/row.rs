use crate::haptics::{Moment, haptic};
use crate::live_region::announce;
use crate::peg_style;
use crate::t;
use leptos::prelude::*;
use pegwise::{Code, Color};

#[derive(Clone, Copy)]
pub(super) struct Row {
    pub(super) holes: RwSignal<Vec<Option<Color>>>,
    pub(super) chosen: RwSignal<usize>,
    pub(super) refused: RwSignal<Option<String>>,
}

impl Row {
    pub(super) fn new(holes: Vec<Option<Color>>) -> Self {
        let chosen = holes.iter().position(Option::is_none).unwrap_or(0);
        Row { holes: RwSignal::new(holes), chosen: RwSignal::new(chosen), refused: RwSignal::new(None) }
    }

    pub(super) fn code(self) -> Option<Code> {
        self.holes.with(|holes| holes.iter().copied().collect::<Option<Vec<_>>>()).map(Code::new)
    }

    pub(super) fn peg(self, at: usize) -> Option<Color> {
        self.holes.with(|holes| holes[at])
    }

    pub(super) fn put(self, color: Option<Color>) {
        self.refused.set(None);
        let at = self.chosen.get_untracked();
        self.holes.update(|holes| holes[at] = color);
        if color.is_some() {
            haptic(Moment::Peg);
            self.chosen.set(self.holes.with_untracked(|holes| {
                let empty = holes.iter().position(Option::is_none);
                if at + 1 < holes.len() { at + 1 } else { empty.unwrap_or(at) }
            }));
        }
    }

    pub(super) fn put_aloud(self, color: Color) {
        let at = self.chosen.get_untracked();
        self.put(Some(color));
        self.say(at);
    }

    pub(super) fn say(self, at: usize) {
        let peg = self.holes.with_untracked(|holes| holes[at]);
        let peg = peg.map_or_else(|| t!("hole-empty"), peg_style::spoken_color);
        announce(t!("hole", number = at + 1, peg = peg));
    }

    pub(super) fn drop_at(self, at: usize, color: Color) {
        self.chosen.set(at);
        self.put(Some(color));
        self.choose_empty(at);
    }

    pub(super) fn exchange(self, one: usize, other: usize) {
        self.refused.set(None);
        self.holes.update(|holes| holes.swap(one, other));
        self.choose_empty(other);
    }

    fn choose_empty(self, otherwise: usize) {
        let empty = self.holes.with_untracked(|holes| holes.iter().position(Option::is_none));
        self.chosen.set(empty.unwrap_or(otherwise));
    }

    /// Works like Backspace: removes the peg before the chosen hole, or the one in it if the last hole was just filled.
    pub(super) fn take_back(self) {
        let at = self.chosen.get_untracked();
        if self.holes.with_untracked(|holes| holes[at].is_none()) {
            self.chosen.set(at.saturating_sub(1));
        }
        self.put(None);
    }

    /// Like [`Row::take_back`], but a word that was refused, and is chosen at its beginning, is deleted from its end.
    pub(super) fn take_back_letter(self) {
        let is_full = self.holes.with_untracked(|holes| holes.iter().all(Option::is_some));
        if is_full && self.chosen.get_untracked() == 0 {
            self.chosen.set(self.holes.with_untracked(Vec::len) - 1);
        }
        self.take_back();
    }

    pub(super) fn put_code(self, code: &Code) {
        self.refused.set(None);
        self.holes.set(code.colors().iter().copied().map(Some).collect());
        self.chosen.set(code.pegs() - 1);
    }

    pub(super) fn clear(self) {
        self.refused.set(None);
        self.holes.update(|holes| holes.fill(None));
        self.chosen.set(0);
    }

    pub(super) fn refuse(self, text: String) {
        announce(text.clone());
        self.refused.set(Some(text));
    }
}
