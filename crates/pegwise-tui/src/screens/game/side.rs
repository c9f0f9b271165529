use crate::input::KeyCode;
use crate::wrapped;
use pegwise::{Diagnosis, Repair, Session};

#[derive(Debug)]
pub(super) struct Side {
    pub(super) diagnosis: Option<Diagnosis>,
    /// Whether the person opened or closed the list of codes.
    pub(super) codes: Option<bool>,
    pub(super) has_keyboard: bool,
    pub(super) line: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pressed {
    Done,
    Take,
    Other,
}

impl Side {
    pub(super) fn new(session: &Session) -> Self {
        Side { diagnosis: session.diagnose(), codes: None, has_keyboard: false, line: 0 }
    }

    pub(super) fn renew(&mut self, session: &Session) {
        *self = Side { codes: self.codes, ..Self::new(session) };
    }

    pub(super) fn lists_codes(&self) -> bool {
        self.codes == Some(true)
    }

    pub(super) fn len(&self, session: &Session) -> usize {
        match &self.diagnosis {
            Some(diagnosis) => diagnosis.repairs.len(),
            None if self.lists_codes() => session.left().map_or(0, |(codes, _)| codes.len()),
            None => 0,
        }
    }

    pub(super) fn repair(&self) -> Option<&Repair> {
        self.diagnosis.as_ref().and_then(|diagnosis| diagnosis.repairs.get(self.line))
    }

    pub(super) fn toggle_keyboard(&mut self, session: &Session) {
        self.has_keyboard = !self.has_keyboard && self.len(session) > 0;
    }

    pub(super) fn toggle_codes(&mut self, session: &Session) {
        self.codes = Some(!self.lists_codes());
        self.has_keyboard = self.lists_codes() && self.len(session) > 0;
        self.line = 0;
    }

    pub(super) fn go_to(&mut self, line: usize, session: &Session) {
        self.line = line.min(self.len(session).saturating_sub(1));
    }

    pub(super) fn press(&mut self, key: KeyCode, session: &Session) -> Pressed {
        let lines = self.len(session).max(1);
        match key {
            KeyCode::Up => self.line = wrapped(self.line, -1, lines),
            KeyCode::Down => self.line = wrapped(self.line, 1, lines),
            KeyCode::PageUp => self.line = self.line.saturating_sub(10),
            KeyCode::PageDown => self.line = (self.line + 10).min(lines - 1),
            KeyCode::Home => self.line = 0,
            KeyCode::End => self.line = lines - 1,
            KeyCode::Enter | KeyCode::Char(' ') => return Pressed::Take,
            _ => {
                self.has_keyboard = false;
                return Pressed::Other;
            }
        }
        Pressed::Done
    }
}
