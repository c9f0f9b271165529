//! One file for each screen: what it knows, how it changes, how it is drawn.

pub(crate) mod game;
pub(crate) mod games;
pub(crate) mod help;
pub(crate) mod menu;
pub(crate) mod review;
pub(crate) mod rules;
pub(crate) mod statistics;
pub(crate) mod train;

use crate::app::Shared;
use crate::canvas::Canvas;
use crate::input::{Binding, Input};
use game::GameScreen;
use games::GamesScreen;
use menu::Menu;
use pegwise::notation::Alphabet;
use ratatui::layout::Rect;
use review::ReviewScreen;
use rules::RulesScreen;
use statistics::StatisticsScreen;
use train::TrainScreen;

/// What is shown.
#[derive(Debug)]
pub(crate) enum Screen {
    Menu(Menu),
    Rules(RulesScreen),
    Game(Box<GameScreen>),
    Games(GamesScreen),
    Review(Box<ReviewScreen>),
    Train(Box<TrainScreen>),
    Statistics(StatisticsScreen),
}

/// Where to go after an input.
#[derive(Debug)]
pub(crate) enum Step {
    Stay,
    Open(Box<Screen>),
    Back,
    Help,
    Quit,
}

/// Calls the same function of whichever screen it is.
macro_rules! each {
    ($screen:expr, $name:ident => $call:expr) => {
        match $screen {
            Screen::Menu($name) => $call,
            Screen::Rules($name) => $call,
            Screen::Game($name) => $call,
            Screen::Games($name) => $call,
            Screen::Review($name) => $call,
            Screen::Train($name) => $call,
            Screen::Statistics($name) => $call,
        }
    };
}

impl Screen {
    pub(crate) fn update(&mut self, input: Input, shared: &mut Shared) -> Step {
        each!(self, screen => screen.update(input, shared))
    }

    pub(crate) fn draw(&self, canvas: &mut Canvas<'_, '_>, area: Rect, shared: &Shared) {
        each!(self, screen => screen.draw(canvas, area, shared));
    }

    /// The keys, those shown as buttons first where room is scarce.
    pub(crate) fn bindings(&self) -> Vec<Binding> {
        each!(self, screen => screen.bindings())
    }

    /// What stands above the screen.
    pub(crate) fn title(&self, shared: &Shared) -> String {
        each!(self, screen => screen.title(shared))
    }

    /// What the screen is for, for the help.
    pub(crate) fn about(&self) -> &'static str {
        each!(self, screen => screen.about())
    }

    /// The screen is shown, for the first time or again.
    pub(crate) fn enter(&mut self, shared: &mut Shared) {
        match self {
            Screen::Game(game) => game.enter(shared),
            Screen::Review(review) => review.enter(shared),
            Screen::Train(train) => train.enter(shared),
            Screen::Menu(_) | Screen::Rules(_) | Screen::Games(_) | Screen::Statistics(_) => {}
        }
    }

    /// A game on it that is not over, in one line.
    pub(crate) fn unfinished(&self, alphabet: &Alphabet) -> Option<String> {
        match self {
            Screen::Game(game) => game.unfinished(alphabet),
            _ => None,
        }
    }
}
