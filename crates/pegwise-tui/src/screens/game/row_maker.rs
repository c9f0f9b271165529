use crate::entry::{Entry, Parts};
use pegwise::{Rules, Turn};

#[derive(Debug)]
pub(super) struct RowMaker {
    parts: Parts,
    entry: Entry,
    /// The states to return to on undo; `undrafted` holds the states for redo.
    drafts: Vec<Entry>,
    undrafted: Vec<Entry>,
    made: u64,
    pub(super) chosen: Option<usize>,
    edited: Option<usize>,
    begun: Option<Entry>,
}

pub(super) struct Before {
    made: u64,
    entry: Entry,
}

impl RowMaker {
    pub(super) fn new(rules: &Rules, parts: Parts) -> Self {
        RowMaker {
            parts,
            entry: Entry::new(rules, parts),
            drafts: Vec::new(),
            undrafted: Vec::new(),
            made: 0,
            chosen: None,
            edited: None,
            begun: None,
        }
    }

    pub(super) fn entry(&self) -> &Entry {
        &self.entry
    }

    pub(super) fn entry_mut(&mut self) -> &mut Entry {
        &mut self.entry
    }

    pub(super) fn edited(&self) -> Option<usize> {
        self.edited
    }

    pub(super) fn before(&self) -> Before {
        Before { made: self.made, entry: self.entry.clone() }
    }

    pub(super) fn remember(&mut self, before: Before) {
        if before.made == self.made && self.entry.differs(&before.entry) {
            self.drafts.push(before.entry);
            self.undrafted.clear();
        }
    }

    pub(super) fn can_undo(&self) -> bool {
        !self.drafts.is_empty()
    }

    pub(super) fn can_redo(&self) -> bool {
        !self.undrafted.is_empty()
    }

    pub(super) fn undo(&mut self) -> bool {
        let Some(draft) = self.drafts.pop() else { return false };
        let undone = self.put_back(draft);
        self.undrafted.push(undone);
        true
    }

    pub(super) fn redo(&mut self) -> bool {
        let Some(draft) = self.undrafted.pop() else { return false };
        let before = self.put_back(draft);
        self.drafts.push(before);
        true
    }

    fn put_back(&mut self, draft: Entry) -> Entry {
        let now = std::mem::replace(&mut self.entry, draft);
        self.entry.take_notes(&now);
        now
    }

    pub(super) fn edit(&mut self, rules: &Rules, row: usize, turn: &Turn) {
        let mut entry = Entry::new(rules, self.parts);
        entry.copy(&turn.guess);
        entry.set_answer(turn.feedback);
        let before = self.take_up(entry);
        self.begun.get_or_insert(before);
        self.chosen = None;
        self.edited = Some(row);
    }

    pub(super) fn start(&mut self) {
        self.chosen = None;
        let next = if self.edited.take().is_some() { self.begun.take() } else { None };
        let next = next.unwrap_or_else(|| self.entry.next());
        self.take_up(next);
    }

    fn take_up(&mut self, entry: Entry) -> Entry {
        self.made += 1;
        self.drafts.clear();
        self.undrafted.clear();
        self.put_back(entry)
    }

    pub(super) fn choose(&mut self, step: isize, rows: usize) {
        let at = self.chosen.unwrap_or(rows).saturating_add_signed(step);
        self.chosen = (at < rows).then_some(at);
    }
}
