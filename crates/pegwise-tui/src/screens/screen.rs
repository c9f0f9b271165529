use crate::canvas::Canvas;
use crate::input::{Binding, Input};
use crate::shared::Shared;
use pegwise::notation::Alphabet;
use pegwise::{Date, Rules, Timestamp, UnfinishedGame};
use pegwise_text::t;
use ratatui::layout::Rect;
use std::fmt::Debug;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Play,
    Break,
    Assist,
    Daily,
    Friend,
    Demo,
}

impl Kind {
    pub(crate) fn invitation(self) -> String {
        match self {
            Kind::Play => t!("tui-menu-play"),
            Kind::Break => t!("tui-menu-break"),
            Kind::Assist => t!("tui-menu-assist"),
            Kind::Daily => t!("tui-menu-daily"),
            Kind::Friend => t!("tui-menu-challenge"),
            Kind::Demo => t!("tui-menu-demo"),
        }
    }
}

pub(crate) trait Screen: Debug {
    fn update(&mut self, input: Input, shared: &mut Shared) -> Step;

    fn draw(&self, canvas: &mut Canvas<'_, '_>, area: Rect, shared: &Shared);

    /// Returns the keys of the screen. If there is little room, only the first ones become buttons.
    fn bindings(&self) -> Vec<Binding>;

    fn title(&self, shared: &Shared) -> String;

    fn about(&self) -> String;

    fn enter(&mut self, _: &mut Shared) {}

    fn moves(&self) -> bool {
        false
    }

    fn rules(&self) -> Option<&Rules> {
        None
    }

    /// The symbols of a game, which it keeps when another board is chosen.
    fn symbols(&self) -> Option<&Alphabet> {
        None
    }

    fn resumable(&self) -> Option<Resumable> {
        None
    }

    fn kept_game(&self, _: Timestamp) -> Option<(u64, UnfinishedGame)> {
        None
    }

    fn unfinished(&self, _: &Alphabet) -> Option<String> {
        None
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Resumable {
    Game(Kind, Rules),
    Day(Date, Rules),
    Compare,
    Explorer,
}

#[derive(Debug)]
pub(crate) enum Step {
    Stay,
    Open(Box<dyn Screen>),
    Replace(Box<dyn Screen>),
    Back,
    Help,
    Quit,
}

impl Step {
    pub(crate) fn open(screen: impl Screen + 'static) -> Self {
        Step::Open(Box::new(screen))
    }
}
