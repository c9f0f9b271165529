use super::game_mode::{GameMode, enter_answered};
use super::row_maker::RowMaker;
use crate::canvas::Message;
use crate::entry::Parts;
use crate::look::Tone;
use crate::screens::screen::Kind;
use crate::shared::Shared;
use pegwise::notation::Alphabet;
use pegwise::{Code, FinishedGame, Matchup, Session, Status, Timestamp, UnfinishedGame};
use pegwise_text::{game as text, t};

#[derive(Debug)]
pub(super) struct Assist {
    session: Box<Session>,
}

impl Assist {
    pub(super) fn new(session: Session) -> Self {
        Assist { session: Box::new(session) }
    }
}

impl GameMode for Assist {
    const KIND: Kind = Kind::Assist;
    const PARTS: Parts = Parts::Both;

    fn anew(&self, _: &mut Shared) -> Self {
        Self::new(self.session.first(0))
    }

    fn session(&self) -> &Session {
        &self.session
    }

    fn editable(&mut self) -> Option<&mut Session> {
        Some(&mut self.session)
    }

    fn enter_row(&mut self, guess: Code, row: &mut RowMaker, alphabet: &Alphabet) -> Result<(), Message> {
        enter_answered(&mut self.session, guess, row, alphabet)
    }

    fn unfinished(&self, time: Timestamp) -> Option<UnfinishedGame> {
        Some(UnfinishedGame::new(time, Matchup::Elsewhere, self.session.record()))
    }

    fn finished(&self, _: Timestamp) -> Option<FinishedGame> {
        None
    }

    fn ending(&self, _: &Alphabet) -> Option<(String, Tone)> {
        match self.session.status() {
            Status::Won { guesses } => Some((text::found(guesses), Tone::Good)),
            Status::Lost => Some((text::no_guess_left(), Tone::Bad)),
            Status::Open { .. } | Status::Contradiction => None,
        }
    }

    fn title(&self, shared: &Shared) -> String {
        t!(
            "tui-assist-title",
            board = shared.game_name(self.session.rules()),
            strategy = shared.strategy_for(&self.session)
        )
    }

    fn about(&self) -> String {
        t!("tui-assist-about")
    }
}
