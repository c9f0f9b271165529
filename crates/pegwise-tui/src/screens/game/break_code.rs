use super::game_mode::{GameMode, enter_answered};
use super::row_maker::RowMaker;
use crate::canvas::Message;
use crate::entry::Parts;
use crate::look::Tone;
use crate::screens::screen::Kind;
use crate::shared::Shared;
use pegwise::notation::Alphabet;
use pegwise::{Code, Decision, FinishedGame, Matchup, Session, Status, Timestamp, Turn, UnfinishedGame, draw_secret};
use pegwise_text::{board, clash, game as text, guess, problem, t};

#[derive(Debug)]
pub(super) struct Break {
    session: Box<Session>,
    /// The code, if the person has entered it. The computer can then answer for the person, and notices wrong answers.
    code: Option<Code>,
    is_demo: bool,
    doubted: Option<Turn>,
}

impl Break {
    pub(super) fn new(session: Session) -> Self {
        Break { session: Box::new(session), code: None, is_demo: false, doubted: None }
    }

    pub(super) fn demo(session: Session, shared: &mut Shared) -> Self {
        let code = draw_secret(session.rules(), shared.next_seed());
        Break { code: Some(code), is_demo: true, ..Self::new(session) }
    }

    fn check_answer(&mut self, guess: &Code, row: &mut RowMaker) -> Result<(), Message> {
        let Some(code) = &self.code else { return Ok(()) };
        let right = self.session.rules().answer(guess, code);
        let Some(feedback) = row.entry().feedback() else {
            row.entry_mut().set_answer(right);
            return Ok(());
        };
        let Ok(feedback) = feedback else { return Ok(()) };
        let turn = Turn { guess: guess.clone(), feedback };
        if feedback == right || self.doubted.as_ref() == Some(&turn) {
            return Ok(());
        }
        self.doubted = Some(turn);
        Err(Message::bad(t!("tui-break-probably", right = right.to_string(), said = feedback.to_string())))
    }
}

impl GameMode for Break {
    const KIND: Kind = Kind::Break;
    const PARTS: Parts = Parts::Answer;

    fn kind(&self) -> Kind {
        if self.is_demo { Kind::Demo } else { Kind::Break }
    }

    fn anew(&self, shared: &mut Shared) -> Self {
        let session = self.session.first(0);
        if self.is_demo { Self::demo(session, shared) } else { Self::new(session) }
    }

    fn is_watched(&self) -> bool {
        self.is_demo
    }

    fn can_be_told(&self) -> bool {
        !self.is_demo && !matches!(self.session.status(), Status::Won { .. })
    }

    fn tell(&mut self, code: Code, alphabet: &Alphabet) -> Message {
        let wrong = self.session.wrong_answers(&code).unwrap_or_default();
        self.code = Some(code);
        if wrong.is_empty() {
            return Message::good(match self.session.turns() {
                [] => t!("tui-break-told"),
                _ => t!("tui-break-all-right"),
            });
        }
        let (board, rows) = (self.session.rules().board(), self.session.rows());
        let lines = wrong.iter().map(|wrong| clash::wrong_answer(alphabet, board, rows, wrong));
        Message::bad(lines.collect::<Vec<_>>().join(" "))
    }

    fn session(&self) -> &Session {
        &self.session
    }

    fn editable(&mut self) -> Option<&mut Session> {
        Some(&mut self.session)
    }

    fn enter_row(&mut self, guess: Code, row: &mut RowMaker, alphabet: &Alphabet) -> Result<(), Message> {
        if let (true, Some(code)) = (self.is_demo, &self.code) {
            let feedback = self.session.rules().answer(&guess, code);
            let pushed = self.session.push(Turn { guess, feedback });
            return pushed.map_err(|problem| Message::bad(problem::turn(alphabet, &problem)));
        }
        self.check_answer(&guess, row)?;
        enter_answered(&mut self.session, guess, row, alphabet)
    }

    fn unfinished(&self, time: Timestamp) -> Option<UnfinishedGame> {
        (!self.is_demo).then(|| UnfinishedGame::new(time, Matchup::Break, self.session.record()))
    }

    fn finished(&self, time: Timestamp) -> Option<FinishedGame> {
        if self.is_demo {
            return None;
        }
        let game = FinishedGame::new(time, Matchup::Break, self.session.record());
        let with_code = self.code.as_ref().and_then(|code| game.clone().with_secret(code.clone()).ok());
        Some(with_code.unwrap_or(game))
    }

    fn ending(&self, _: &Alphabet) -> Option<(String, Tone)> {
        match self.session.status() {
            Status::Won { guesses } if self.is_demo => Some((text::found(guesses), Tone::Good)),
            Status::Lost if self.is_demo => Some((text::no_guess_left(), Tone::Bad)),
            Status::Won { guesses } => Some((text::i_won(guesses), Tone::Good)),
            Status::Lost if self.code.is_none() => {
                Some((format!("{} {}", text::i_lost(), t!("tui-break-check")), Tone::Good))
            }
            Status::Lost => Some((text::i_lost(), Tone::Good)),
            Status::Open { .. } | Status::Contradiction => None,
        }
    }

    fn title(&self, shared: &Shared) -> String {
        if let (true, Some(code)) = (self.is_demo, &self.code) {
            let (board, code) = (shared.game_name(self.session.rules()), shared.alphabet.write(code));
            return t!("tui-demo-title", strategy = shared.strategy_for(&self.session), board = board, code = code);
        }
        t!(
            "tui-break-title",
            strategy = shared.strategy_for(&self.session),
            board = shared.game_name(self.session.rules())
        )
    }

    fn about(&self) -> String {
        if self.is_demo {
            return t!("tui-demo-about");
        }
        let kind = self.session.rules().feedback_kind();
        board::of_kind(kind, "tui-break-about").unwrap_or_else(|| t!("tui-break-about-other", told = board::told(kind)))
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

    fn take_suggestion(&self, decision: &Decision, row: &mut RowMaker) {
        row.entry_mut().copy(&decision.guess);
    }
}
