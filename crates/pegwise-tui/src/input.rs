//! Inputs of a screen, and the spots where it can be clicked.

use crate::job::JobEvent;
pub use crossterm::event::KeyCode;
use pegwise_text::t;
use ratatui::layout::{Position, Rect};

/// An input of the app.
#[derive(Clone, Debug)]
pub enum Input {
    /// A key press.
    Key(KeyCode),
    /// A letter typed with Ctrl.
    Ctrl(char),
    /// A click on a spot.
    Click(HitArea),
    /// A turn of the mouse wheel by one step over a spot.
    Wheel(HitArea, Turned),
    /// Pasted text.
    Paste(String),
    /// A tick of an animation.
    Tick,
    /// A report from a job.
    Job(JobEvent),
    /// The reason why a finished game could not be saved.
    NotKept(String),
}

/// The direction of a mouse wheel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turned {
    /// Away from the person.
    Up,
    /// Towards the person.
    Down,
}

/// A spot: a part of the screen that can be clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HitArea {
    /// A button that does the same as a key.
    Key(KeyCode),
    /// A button that does the same as a letter with Ctrl.
    Ctrl(char),
    /// A line of the screen's list, by index.
    Item(usize),
    /// A line of the list at the side, by index.
    Side(usize),
    /// A played row, by index.
    Row(usize),
    /// A place in the row being entered, by index.
    Place(usize),
    /// A colour of the palette, by index.
    Color(usize),
}

/// The spots of a screen as it was last drawn.
#[derive(Clone, Default, Debug)]
pub struct Spots(Vec<(Rect, HitArea)>);

impl Spots {
    pub(crate) fn add(&mut self, area: Rect, spot: HitArea) {
        self.0.push((area, spot));
    }

    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// Returns the spot at a cell of the screen. If several overlap, it is the one drawn last.
    pub fn at(&self, column: u16, row: u16) -> Option<HitArea> {
        let here = Position::new(column, row);
        self.0.iter().rev().find(|(area, _)| area.contains(here)).map(|&(_, spot)| spot)
    }

    /// Returns the first cell of a spot.
    pub fn find(&self, spot: HitArea) -> Option<(u16, u16)> {
        self.0.iter().rev().find(|(_, other)| *other == spot).map(|(area, _)| (area.x, area.y))
    }
}

pub(crate) type Say = fn() -> String;

/// A key of a screen. The screen's buttons and its help are made from it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Binding {
    pub(crate) press: HitArea,
    /// The text to show if this is more than one key.
    pub(crate) keys: Option<&'static str>,
    /// Further keys, which only the help shows.
    pub(crate) also: &'static str,
    pub(crate) label: Option<Say>,
    pub(crate) help: Say,
}

impl Binding {
    pub(crate) const fn new(press: KeyCode, label: Say, help: Say) -> Self {
        Binding { label: Some(label), ..Self::unseen(press, help) }
    }

    pub(crate) const fn unseen(press: KeyCode, help: Say) -> Self {
        Binding { press: HitArea::Key(press), keys: None, also: "", label: None, help }
    }

    pub(crate) const fn ctrl(letter: char, label: Say, help: Say) -> Self {
        Binding { press: HitArea::Ctrl(letter), label: Some(label), ..Self::unseen(KeyCode::Null, help) }
    }

    pub(crate) fn shown(&self) -> String {
        match (self.keys, self.press) {
            (Some(keys), _) => keys.to_owned(),
            (None, HitArea::Ctrl(letter)) => format!("^{}", letter.to_ascii_uppercase()),
            (None, HitArea::Key(key)) => match key {
                KeyCode::Char(' ') => t!("tui-key-space"),
                KeyCode::Char(letter) => letter.to_string(),
                KeyCode::Enter => "⏎".to_owned(),
                KeyCode::Left => "←".to_owned(),
                KeyCode::Delete => t!("tui-key-delete"),
                KeyCode::Home => t!("tui-key-home"),
                KeyCode::Backspace => t!("tui-key-backspace"),
                key => key.to_string(),
            },
            (None, _) => String::new(),
        }
    }

    /// Returns all keys that do this.
    pub(crate) fn all_shown(&self) -> String {
        format!("{} {}", self.shown(), self.also).trim_end().to_owned()
    }
}

pub(crate) fn ctrl_of(input: &Input) -> Option<char> {
    match input {
        Input::Ctrl(letter) | Input::Click(HitArea::Ctrl(letter)) => Some(*letter),
        _ => None,
    }
}

pub(crate) fn key_of(input: &Input) -> Option<KeyCode> {
    match input {
        Input::Key(key) | Input::Click(HitArea::Key(key)) => Some(*key),
        _ => None,
    }
}
