use super::Kind;
use super::row_maker::RowMaker;
use super::seat::{Seat, enter_answered};
use crate::app::Shared;
use crate::canvas::Message;
use crate::entry::Parts;
use crate::look::Tone;
use pegwise::notation::Alphabet;
use pegwise::{Code, Decision, FeedbackKind, FinishedGame, Matchup, Session, Status, Timestamp, UnfinishedGame};
use pegwise_text::{game as text, guess, t};

/// The computer breaks a person's code.
#[derive(Debug)]
pub(super) struct Break {
    session: Box<Session>,
}

impl Break {
    pub(super) fn new(session: Session) -> Self {
        Break { session: Box::new(session) }
    }
}

impl Seat for Break {
    const KIND: Kind = Kind::Break;
    const PARTS: Parts = Parts::Answer;

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
        Some(UnfinishedGame::new(time, Matchup::Break, self.session.record()))
    }

    fn finished(&self, time: Timestamp) -> Option<FinishedGame> {
        Some(FinishedGame::new(time, Matchup::Break, self.session.record()))
    }

    fn ending(&self, _: &Alphabet) -> Option<(String, Tone)> {
        match self.session.status() {
            Status::Won { guesses } => Some((text::i_won(guesses), Tone::Good)),
            Status::Lost => Some((text::i_lost(), Tone::Good)),
            Status::Open { .. } | Status::Contradiction => None,
        }
    }

    fn title(&self, shared: &Shared) -> String {
        t!("tui-break-title", strategy = shared.strategy_for(&self.session), board = self.session.rules().to_string())
    }

    fn about(&self) -> String {
        match self.session.rules().feedback_kind() {
            FeedbackKind::BlackWhite => t!("tui-break-about"),
            FeedbackKind::Blacks => t!("tui-break-about-blacks"),
            FeedbackKind::Sum => t!("tui-break-about-sum"),
        }
    }

    fn before_suggestion(&self) -> String {
        guess::my_guess()
    }

    fn unfinished_guess(&self, _: &mut RowMaker, _: usize) -> Message {
        Message::usual(t!("tui-break-thinking"))
    }

    fn is_waiting_message(&self, message: &Message) -> bool {
        *message == Message::usual(t!("tui-break-thinking"))
    }

    /// The computer's guess goes into the row that waits for its answer.
    fn take_suggestion(&self, decision: &Decision, row: &mut RowMaker) {
        row.entry_mut().copy(&decision.guess);
    }
}
