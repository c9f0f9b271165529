use super::row_maker::RowMaker;
use crate::canvas::Message;
use crate::entry::{Parts, answer_missing};
use crate::job::JobEvent;
use crate::look::Tone;
use crate::screens::screen::{Kind, Screen};
use crate::shared::Shared;
use pegwise::notation::Alphabet;
use pegwise::{Code, Date, Decision, FinishedGame, InvalidTurn, Session, Status, Timestamp, Turn, UnfinishedGame};
use pegwise_text::{guess, problem, t};
use std::fmt;

pub(super) trait GameMode: fmt::Debug {
    const KIND: Kind;
    const PARTS: Parts;
    /// Whether the person guesses: hints are counted, the game can be given up, and the guesses are graded at the end.
    const IS_OWN: bool = false;

    fn kind(&self) -> Kind {
        Self::KIND
    }

    fn day(&self) -> Option<Date> {
        None
    }

    fn anew(&self, shared: &mut Shared) -> Self;

    /// The screen for the code of the next game, if a person hides it.
    fn asks_for_code(&self) -> Option<Box<dyn Screen>> {
        None
    }

    fn session(&self) -> &Session;

    fn is_over(&self) -> bool {
        matches!(self.session().status(), Status::Won { .. } | Status::Lost)
    }

    fn editable(&mut self) -> Option<&mut Session>;

    fn learn(&mut self, looked: &Session) {
        if let Some(session) = self.editable() {
            session.learn(looked);
        }
    }

    fn enter_row(&mut self, guess: Code, row: &mut RowMaker, alphabet: &Alphabet) -> Result<(), Message>;

    fn undo(&mut self) -> bool {
        self.editable().is_some_and(Session::undo)
    }

    fn redo(&mut self) -> bool {
        self.editable().is_some_and(Session::redo)
    }

    fn can_undo(&self) -> bool {
        self.session().can_undo()
    }

    fn can_redo(&self) -> bool {
        self.session().can_redo()
    }

    fn undo_is_hint(&self) -> bool {
        false
    }

    fn count_hint(&mut self) {}

    /// Whether the statistics count games with hints separately.
    fn counts_hints(&self) -> bool {
        Self::IS_OWN
    }

    fn hints(&self) -> u32 {
        0
    }

    fn give_up(&mut self) {}

    fn can_be_told(&self) -> bool {
        false
    }

    /// Whether the person only watches.
    fn is_watched(&self) -> bool {
        false
    }

    fn tell(&mut self, _code: Code, _alphabet: &Alphabet) -> Message {
        Message::usual("")
    }

    fn unfinished(&self, _time: Timestamp) -> Option<UnfinishedGame> {
        None
    }

    fn finished(&self, time: Timestamp) -> Option<FinishedGame>;

    fn kept(&mut self, _game: FinishedGame, _shared: &mut Shared) {}

    fn hear(&mut self, _report: &JobEvent) -> bool {
        false
    }

    fn order_again(&mut self, _shared: &mut Shared) {}

    fn is_waiting(&self) -> bool {
        false
    }

    fn grades(&self, _alphabet: &Alphabet) -> Option<String> {
        None
    }

    fn ending(&self, alphabet: &Alphabet) -> Option<(String, Tone)>;

    fn code(&self) -> Option<Code> {
        None
    }

    fn title(&self, shared: &Shared) -> String;

    fn about(&self) -> String;

    fn before_suggestion(&self) -> String {
        guess::suggestion()
    }

    fn without_suggestion(&self) -> Option<String> {
        None
    }

    fn unfinished_guess(&self, row: &mut RowMaker, place: usize) -> Message {
        row.entry_mut().set_cursor(place);
        let has_letters = Alphabet::usual(row.entry().rules()).is_of_letters();
        let kind = if has_letters { "letters" } else { "colours" };
        Message::bad(t!("tui-game-place-empty", place = place + 1, kind = kind))
    }

    fn is_waiting_message(&self, _message: &Message) -> bool {
        false
    }

    fn take_suggestion(&self, _decision: &Decision, _row: &mut RowMaker) {}
}

pub(super) fn enter_answered(
    session: &mut Session,
    guess: Code,
    row: &mut RowMaker,
    alphabet: &Alphabet,
) -> Result<(), Message> {
    let Some(feedback) = row.entry().feedback() else {
        let first = session.rules().pegs() + row.entry().answer()[0].0;
        row.entry_mut().set_cursor(first);
        return Err(Message::bad(answer_missing(session.rules().feedback_kind(), alphabet)));
    };
    let entered =
        feedback.map_err(InvalidTurn::Answer).and_then(|feedback| match (row.edited(), Turn { guess, feedback }) {
            (Some(row), turn) => session.edit(row, turn),
            (None, turn) => session.push(turn),
        });
    entered.map_err(|problem| Message::bad(problem::turn_elsewhere(alphabet, &problem)))
}
