//! What every screen can do, and where it leads.

use crate::canvas::Canvas;
use crate::input::{Binding, Input};
use crate::shared::Shared;
use pegwise::notation::Alphabet;
use pegwise::{Date, Rules, Timestamp, UnfinishedGame};
use pegwise_text::t;
use ratatui::layout::Rect;
use std::fmt::Debug;

/// Which game it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// A person breaks the computer's code.
    Play,
    /// The computer breaks a person's code.
    Break,
    /// A game played elsewhere.
    Assist,
    /// A person breaks the code of the day.
    Daily,
    /// A person breaks the code of another person.
    Friend,
    /// The computer breaks a code of its own.
    Demo,
}

impl Kind {
    /// The line of the menu.
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

/// What can be shown on the whole screen.
pub(crate) trait Screen: Debug {
    /// Something happened.
    fn update(&mut self, input: Input, shared: &mut Shared) -> Step;

    fn draw(&self, canvas: &mut Canvas<'_, '_>, area: Rect, shared: &Shared);

    /// The keys, those shown as buttons first where room is scarce.
    fn bindings(&self) -> Vec<Binding>;

    /// What stands above the screen.
    fn title(&self, shared: &Shared) -> String;

    /// What the screen is for, for the help.
    fn about(&self) -> String;

    /// The screen is shown, for the first time or again.
    fn enter(&mut self, _: &mut Shared) {}

    /// Does anything move on it?
    fn moves(&self) -> bool {
        false
    }

    /// The board of what is on it, if that need not be the chosen one.
    fn rules(&self) -> Option<&Rules> {
        None
    }

    /// What is on it, if it can be gone on with after it was left.
    fn resumable(&self) -> Option<Resumable> {
        None
    }

    /// The game on it and the number by which it is kept, if something was played and it is not over.
    fn kept_game(&self, _: Timestamp) -> Option<(u64, UnfinishedGame)> {
        None
    }

    /// The game on it in one line, if it can be gone on with and something was played.
    fn unfinished(&self, _: &Alphabet) -> Option<String> {
        None
    }
}

/// What can be gone on with after it was left. Of several the newest is offered first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Resumable {
    Game(Kind, Rules),
    /// The game of a day.
    Day(Date, Rules),
    Compare,
    Explorer,
}

/// Where to go after an input.
#[derive(Debug)]
pub(crate) enum Step {
    Stay,
    Open(Box<dyn Screen>),
    /// Opens a screen in the place of this one.
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
