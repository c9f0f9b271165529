//! A game on the screen. Three of them share a [`GameScreen`]: the row being made, the advice, the list at the side. What
//! tells them apart is their [`Seat`].

mod advice;
mod assist;
mod break_code;
mod drawing;
mod keys;
mod play;
mod row_maker;
mod seat;
mod side;
mod table;

pub(crate) use advice::{percent, waiting};

use super::Screen;
use crate::app::Shared;
use assist::Assist;
use break_code::Break;
use pegwise::Session;
use pegwise::notation::Alphabet;
use pegwise_text::t;
use play::Play;
use table::GameScreen;

/// Which game it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// A person breaks the computer's code.
    Play,
    /// The computer breaks a person's code.
    Break,
    /// A game played elsewhere.
    Assist,
}

impl Kind {
    /// The line of the menu.
    pub(crate) fn invitation(self) -> String {
        match self {
            Kind::Play => t!("tui-menu-play"),
            Kind::Break => t!("tui-menu-break"),
            Kind::Assist => t!("tui-menu-assist"),
        }
    }
}

/// A game with the turns of a session; one to be played has none yet.
pub(crate) fn open(kind: Kind, session: Session, shared: &mut Shared) -> Box<dyn Screen> {
    match kind {
        Kind::Play => Box::new(GameScreen::new(Play::new(session, shared))),
        Kind::Break => Box::new(GameScreen::new(Break::new(session))),
        Kind::Assist => Box::new(GameScreen::new(Assist::new(session))),
    }
}

/// The game in one line, codes as the person writes them.
pub(crate) fn write_game(session: &Session, alphabet: &Alphabet) -> String {
    pegwise_text::game::in_one_line(alphabet, Some(session.rules()), session.turns())
}
