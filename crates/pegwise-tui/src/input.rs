//! What reaches a screen, and where on the screen it can be clicked.

use crate::job::JobEvent;
pub use crossterm::event::KeyCode;
use pegwise_text::t;
use ratatui::layout::{Position, Rect};
use std::borrow::Cow;

/// Something that happened.
#[derive(Clone, Debug)]
pub enum Input {
    /// A key was pressed.
    Key(KeyCode),
    /// A letter was pressed together with Ctrl.
    Ctrl(char),
    /// A spot was clicked.
    Click(HitArea),
    /// The wheel was turned over a spot, up by one or down.
    Wheel(HitArea, Turned),
    /// Text was pasted.
    Paste(String),
    /// A moment has passed, while something moves.
    Tick,
    /// A job has something to say.
    Job(JobEvent),
    /// A finished game could not be kept, and why.
    NotKept(String),
}

/// Which way the wheel was turned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turned {
    /// Away from the person.
    Up,
    /// Towards the person.
    Down,
}

/// A part of the screen that can be clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HitArea {
    /// A button: the same as a key.
    Key(KeyCode),
    /// A button: the same as a letter together with Ctrl.
    Ctrl(char),
    /// A line of the list of this screen, from 0.
    Item(usize),
    /// A line of the list at the side, from 0.
    Side(usize),
    /// A row that was played, from 0.
    Row(usize),
    /// A place in the row being made, from 0.
    Place(usize),
    /// A colour to choose from, from 0.
    Color(usize),
}

/// All spots of a screen as it was drawn.
#[derive(Clone, Default, Debug)]
pub struct Spots(Vec<(Rect, HitArea)>);

impl Spots {
    pub(crate) fn add(&mut self, area: Rect, spot: HitArea) {
        self.0.push((area, spot));
    }

    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// The spot at a cell of the screen: of several the one drawn last.
    pub fn at(&self, column: u16, row: u16) -> Option<HitArea> {
        let here = Position::new(column, row);
        self.0.iter().rev().find(|(area, _)| area.contains(here)).map(|&(_, spot)| spot)
    }

    /// Where a spot is: its first cell.
    pub fn find(&self, spot: HitArea) -> Option<(u16, u16)> {
        self.0.iter().rev().find(|(_, other)| *other == spot).map(|(area, _)| (area.x, area.y))
    }
}

/// A message that is only written where it is shown.
pub(crate) type Say = fn() -> String;

/// A key with what it does: shown as a button at the foot of the screen, and explained in the help.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Binding {
    /// What a click on the button means.
    pub(crate) press: HitArea,
    pub(crate) keys: &'static str,
    /// A word or two for the button, if there is one.
    pub(crate) label: Option<Say>,
    pub(crate) help: Say,
}

impl Binding {
    pub(crate) const fn new(press: KeyCode, keys: &'static str, label: Say, help: Say) -> Self {
        Binding { press: HitArea::Key(press), keys, label: Some(label), help }
    }

    /// Without a button.
    pub(crate) const fn unseen(press: KeyCode, keys: &'static str, help: Say) -> Self {
        Binding { press: HitArea::Key(press), keys, label: None, help }
    }

    /// A letter together with Ctrl: a command where letters are colours.
    pub(crate) const fn ctrl(letter: char, keys: &'static str, label: Say, help: Say) -> Self {
        Binding { press: HitArea::Ctrl(letter), keys, label: Some(label), help }
    }

    /// The keys as they are shown. Those with a name have one in each language.
    pub(crate) fn shown(&self) -> Cow<'static, str> {
        match self.keys {
            "Space" => t!("tui-key-space").into(),
            "Delete" => t!("tui-key-delete").into(),
            "Home" => t!("tui-key-home").into(),
            "Backspace" => t!("tui-key-backspace").into(),
            keys => keys.into(),
        }
    }
}

/// What is clicked means the same as a letter together with Ctrl.
pub(crate) fn ctrl_of(input: &Input) -> Option<char> {
    match input {
        Input::Ctrl(letter) | Input::Click(HitArea::Ctrl(letter)) => Some(*letter),
        _ => None,
    }
}

/// What is clicked means the same as a key.
pub(crate) fn key_of(input: &Input) -> Option<KeyCode> {
    match input {
        Input::Key(key) | Input::Click(HitArea::Key(key)) => Some(*key),
        _ => None,
    }
}
