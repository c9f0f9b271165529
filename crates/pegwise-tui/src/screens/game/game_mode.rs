use super::row_maker::RowMaker;
use crate::canvas::Message;
use crate::entry::{Parts, answer_missing};
use crate::job::JobEvent;
use crate::look::Tone;
use crate::screens::screen::Kind;
use crate::shared::Shared;
use pegwise::notation::Alphabet;
use pegwise::{Code, Date, Decision, FinishedGame, InvalidTurn, Session, Status, Timestamp, Turn, UnfinishedGame};
use pegwise_text::{guess, problem, t};
use std::fmt;

/// Where the person sits: what tells one game from another.
pub(super) trait GameMode: fmt::Debug {
    const KIND: Kind;
    /// What of a row the person fills in: the guess, the answer, or both.
    const PARTS: Parts;
    /// Is it the person's own game? Then help is counted, it can be given up, and what guesses were worth is told in the end.
    const IS_OWN: bool = false;

    /// Which game it is, to be gone on with.
    fn kind(&self) -> Kind {
        Self::KIND
    }

    /// The day whose code it is, if it is the game of one.
    fn day(&self) -> Option<Date> {
        None
    }

    /// A new game on the same board.
    fn anew(&self, shared: &mut Shared) -> Self;

    fn session(&self) -> &Session;

    fn is_over(&self) -> bool {
        matches!(self.session().status(), Status::Won { .. } | Status::Lost)
    }

    /// The session, if the person may change its rows.
    fn editable(&mut self) -> Option<&mut Session>;

    /// Takes over what was found of the codes that fit, on a board too large to list.
    fn learn(&mut self, looked: &Session) {
        if let Some(session) = self.editable() {
            session.learn(looked);
        }
    }

    /// Enters the row that was made, whose guess is this one.
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

    /// Does taking back the last row count as a hint?
    fn undo_is_hint(&self) -> bool {
        false
    }

    /// The person was helped.
    fn count_hint(&mut self) {}

    /// How often the person was helped.
    fn hints(&self) -> u32 {
        0
    }

    fn give_up(&mut self) {}

    /// May the person tell a code, whose answers are known then?
    fn can_be_told(&self) -> bool {
        false
    }

    /// The person tells the code. What is wrong with the answers so far.
    fn tell(&mut self, _code: Code, _alphabet: &Alphabet) -> Message {
        Message::usual("")
    }

    /// The game as it is kept while it goes on, if it is.
    fn unfinished(&self, _time: Timestamp) -> Option<UnfinishedGame> {
        None
    }

    /// The game as it is kept, if it is.
    fn finished(&self, time: Timestamp) -> Option<FinishedGame>;

    /// The game was kept.
    fn kept(&mut self, _game: FinishedGame, _shared: &mut Shared) {}

    /// A report on something that this seat ordered; `false` if it did not.
    fn hear(&mut self, _report: &JobEvent, _shared: &mut Shared) -> bool {
        false
    }

    /// The screen is shown again: what this seat ordered is ordered anew.
    fn order_again(&mut self, _shared: &mut Shared) {}

    /// Is anything still to come after the end?
    fn is_waiting(&self) -> bool {
        false
    }

    /// How well it was played, if that is said; where answers may be false, which were.
    fn grades(&self, _alphabet: &Alphabet) -> Option<String> {
        None
    }

    /// How the game ended; `None` if it goes on.
    fn ending(&self, alphabet: &Alphabet) -> Option<(String, Tone)>;

    /// The code of a game that is over, if there is only one.
    fn code(&self) -> Option<Code> {
        None
    }

    fn title(&self, shared: &Shared) -> String;

    fn about(&self) -> String;

    /// What stands before a suggested guess.
    fn before_suggestion(&self) -> String {
        guess::suggestion()
    }

    /// What is said where no guess is suggested, if anything.
    fn without_suggestion(&self) -> Option<String> {
        None
    }

    /// Why the row cannot be entered: its guess has no peg at this place, and the cursor goes there.
    fn unfinished_guess(&self, row: &mut RowMaker, place: usize) -> Message {
        row.entry_mut().set_cursor(place);
        Message::bad(t!("tui-game-place-empty", place = place + 1))
    }

    /// Is it what [`GameMode::unfinished_guess`] says while a suggestion is waited for?
    fn is_waiting_message(&self, _message: &Message) -> bool {
        false
    }

    /// A suggestion has come while no row is being changed.
    fn take_suggestion(&self, _decision: &Decision, _row: &mut RowMaker) {}
}

/// Enters a row of which the person gives the answer, or changes the one that is being made anew.
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
    entered.map_err(|problem| Message::bad(problem::turn(alphabet, &problem)))
}
