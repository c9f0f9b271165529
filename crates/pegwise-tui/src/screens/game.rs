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
pub(crate) use keys::{CLEAR, FILL};

use super::Screen;
use crate::app::Shared;
use assist::Assist;
use break_code::Break;
use pegwise::notation::Alphabet;
use pegwise::{Matchup, Session, UnfinishedGame};
use pegwise_text::{problem, t};
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
        Kind::Play => Box::new(GameScreen::new(Play::new(session, shared), shared.next_number())),
        Kind::Break => Box::new(GameScreen::new(Break::new(session), shared.next_number())),
        Kind::Assist => Box::new(GameScreen::new(Assist::new(session), shared.next_number())),
    }
}

/// A game that was left at an earlier time. The session is a new one of its rules.
pub(crate) fn resume(
    number: u64,
    kept: &UnfinishedGame,
    session: Session,
    shared: &mut Shared,
) -> Result<Box<dyn Screen>, String> {
    let cannot = |reason: String| t!("tui-game-not-resumed", reason = reason);
    let screen: Box<dyn Screen> = if kept.matchup() == Matchup::Break {
        let session = Session::from_record(kept.game().clone(), shared.limits);
        let session = session.map_err(|(_, problem)| cannot(problem::turn(&shared.alphabet, &problem)))?;
        Box::new(GameScreen::new(Break::new(session), number))
    } else {
        let play = Play::resumed(kept, session).map_err(|reason| cannot(reason.to_string()))?;
        Box::new(GameScreen::new(play, number))
    };
    shared.unfinished.retain(|(other, _)| *other != number);
    Ok(screen)
}

/// The game in one line, codes as the person writes them.
pub(crate) fn write_game(session: &Session, alphabet: &Alphabet) -> String {
    pegwise_text::game::in_one_line(alphabet, Some(session.rules()), session.turns())
}
