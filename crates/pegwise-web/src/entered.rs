//! A game whose rows a person enters: it is in the address, and every change goes there.

use crate::engine::{Answer, Asked, Clash, Failure, Question, Survey, use_answer};
use crate::link::Fragment;
use crate::look;
use crate::parts::{explain_notation, explain_turn};
use crate::route::Route;
use crate::{store, t};
use leptos::prelude::*;
use pegwise::notation::{GameRecord, NotationError, read_game};
use pegwise::{Code, Feedback, FinishedGame, InvalidTurn, Limits, Rules, Session, Turn};

/// The element that says what comes next; the keyboard goes there after each change.
pub(crate) const NEXT: &str = "next";

/// The game of an address; `None` if it has none. What is wrong is said in the person's language.
pub(crate) fn read(fragment: &Fragment) -> Result<Option<GameRecord>, String> {
    let Some(text) = fragment.get("game") else { return Ok(None) };
    checked(text.parse().map_err(|error| explain_notation(&error))?).map(Some)
}

/// A game from text that was pasted: a link to any page, a line of the history, or a game, in the person's symbols or in
/// the canonical ones. If it has no rules of its own, it is by these.
pub(crate) fn read_pasted(text: &str, rules: &Rules) -> Result<GameRecord, String> {
    let text = text.trim();
    if let Some((_, fragment)) = text.split_once('#') {
        return read(&Fragment::read(fragment))?.ok_or_else(|| t!("assistant-link-without-game"));
    }
    if let Ok(finished) = text.parse::<FinishedGame>() {
        return checked(finished.game().clone());
    }
    let own = read_game(text, Some(rules), &look::alphabet());
    let game = own.or_else(|error| text.parse().map_err(|_: NotationError| error));
    checked(game.map_err(|error| explain_notation(&error))?)
}

fn checked(record: GameRecord) -> Result<GameRecord, String> {
    let in_row =
        |(row, problem): (usize, InvalidTurn)| t!("assistant-in-row", row = row, problem = explain_turn(&problem));
    session(record).map(|session| session.record()).map_err(in_row)
}

/// What needs the list of codes is the engine's to say.
fn session(record: GameRecord) -> Result<Session, (usize, InvalidTurn)> {
    Session::from_record(record, Limits { memory: 0 })
}

/// How a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    /// It goes on.
    Open,
    /// The last guess was right.
    Won,
    /// The guesses are used up.
    Lost,
    /// No code fits all answers, or one of them can never be given.
    Clash,
}

/// The game of the page, and what is known of it.
#[derive(Clone, Copy)]
pub(crate) struct Entered {
    route: Route,
    /// The game; `None` if the address has none, or a broken one.
    pub(crate) record: Memo<Option<GameRecord>>,
    /// How it stands, by the engine.
    pub(crate) survey: Asked,
    /// The row that is being changed, from 0.
    pub(crate) edited: RwSignal<Option<usize>>,
    /// Why the last change was refused.
    pub(crate) problem: RwSignal<Option<String>>,
    /// Has the person changed anything yet?
    pub(crate) changed: RwSignal<bool>,
    /// Each game that was changed, with what it was before.
    before: RwSignal<Vec<(String, String)>>,
}

impl Entered {
    /// The game of this page, which is surveyed whenever it changes.
    pub(crate) fn of_page() -> Self {
        let route = Route::of_app();
        let record = Memo::new(move |_| route.fragment.with(|fragment| read(fragment).ok().flatten()));
        let survey =
            use_answer(move || record.get().map(|record| Question::Survey { game: record.to_string(), listed: 0 }));
        Entered {
            route,
            record,
            survey,
            edited: RwSignal::new(None),
            problem: RwSignal::new(None),
            changed: RwSignal::new(false),
            before: RwSignal::default(),
        }
    }

    /// The rules; they stay the same while the page shows a game.
    pub(crate) fn rules(self) -> Rules {
        self.record.with_untracked(|record| record.as_ref().map_or_else(Rules::classic, |record| record.rules.clone()))
    }

    /// The rows.
    pub(crate) fn turns(self) -> Vec<Turn> {
        self.record.with(|record| record.as_ref().map_or_else(Vec::new, |record| record.history.clone()))
    }

    /// The game in one line.
    pub(crate) fn line(self) -> String {
        self.record.with(|record| record.as_ref().map(ToString::to_string)).unwrap_or_default()
    }

    /// What the engine says, once it is there.
    pub(crate) fn surveyed(self) -> Option<Survey> {
        match self.survey.answer.get()? {
            Answer::Survey(survey) => Some(survey),
            _ => None,
        }
    }

    /// Why the engine says nothing, if so.
    pub(crate) fn failure(self) -> Option<Failure> {
        match self.survey.answer.get()? {
            Answer::Failed(failure) => Some(failure),
            _ => None,
        }
    }

    /// What is wrong if no code is left.
    pub(crate) fn clash(self) -> Option<Clash> {
        self.surveyed()?.clash
    }

    /// Does this row, from 0, contradict others, or every code?
    pub(crate) fn clashes(self, row: usize) -> bool {
        self.clash().is_some_and(|clash| clash.rows.contains(&row))
            || matches!(self.failure(), Some(Failure::Never { row: wrong, .. }) if wrong == row)
    }

    /// How the game stands, as far as is known.
    pub(crate) fn standing(self) -> Standing {
        if self.clash().is_some() || matches!(self.failure(), Some(Failure::Never { .. })) {
            return Standing::Clash;
        }
        self.record.with(|record| match record {
            Some(record) if record.history.last().is_some_and(|turn| turn.feedback == record.rules.win()) => {
                Standing::Won
            }
            Some(record) if record.history.len() >= record.rules.max_guesses() => Standing::Lost,
            _ => Standing::Open,
        })
    }

    /// Adds a row.
    pub(crate) fn push(self, turn: Turn) -> bool {
        self.change(|session| session.push(turn))
    }

    /// Changes the guess of a row, from 0.
    pub(crate) fn change_guess(self, row: usize, guess: Code) -> bool {
        let Some(turn) = self.turn(row) else { return false };
        self.edit(row, Turn { guess, ..turn })
    }

    /// Changes the answer of a row, from 0.
    pub(crate) fn change_answer(self, row: usize, feedback: Feedback) -> bool {
        let Some(turn) = self.turn(row) else { return false };
        self.edit(row, Turn { feedback, ..turn })
    }

    fn turn(self, row: usize) -> Option<Turn> {
        self.record.with_untracked(|record| record.as_ref()?.history.get(row).cloned())
    }

    fn edit(self, row: usize, turn: Turn) -> bool {
        let changed = self.change(|session| session.edit(row, turn.clone()));
        if changed {
            look::announce(t!(
                "assistant-row-is",
                row = row + 1,
                code = look::spoken(&turn.guess),
                answer = look::spoken_answer(turn.feedback)
            ));
        }
        changed
    }

    /// Takes out a row, from 0.
    pub(crate) fn remove(self, row: usize) -> bool {
        let removed = self.change(|session| session.remove(row));
        if removed {
            look::announce(t!("assistant-removed", row = row + 1));
        }
        removed
    }

    /// Changes the game into another by the same rules.
    pub(crate) fn replace(self, record: GameRecord) -> bool {
        self.change(|session| {
            *session = self::session(record).map_err(|(_, problem)| problem)?;
            Ok(())
        })
    }

    /// Takes back the last change; where none is known of, the last row.
    pub(crate) fn undo(self) {
        let Some(record) = self.record.get_untracked() else { return };
        let (now, rows) = (record.to_string(), record.history.len());
        let last = self.before.try_update(Vec::pop).flatten().filter(|(after, _)| *after == now);
        match last {
            Some((_, before)) => self.write(&record, &before),
            None if rows > 0 => {
                self.change(|session| session.remove(rows - 1));
                self.before.update(Vec::clear);
            }
            None => return self.problem.set(Some(t!("nothing-to-undo"))),
        }
        look::announce(t!("assistant-undone"));
        look::focus(NEXT);
    }

    fn change(self, change: impl FnOnce(&mut Session) -> Result<(), InvalidTurn>) -> bool {
        let Some(record) = self.record.get_untracked() else { return false };
        let Ok(mut session) = session(record.clone()) else { return false };
        if let Err(problem) = change(&mut session) {
            self.problem.set(Some(explain_turn(&problem)));
            return false;
        }
        let (before, after) = (record.to_string(), session.to_string());
        self.before.update(|changes| changes.push((after.clone(), before)));
        self.write(&record, &after);
        look::focus(NEXT);
        true
    }

    fn write(self, before: &GameRecord, after: &str) {
        let fragment = self.route.fragment.get_untracked();
        if let Some(time) = fragment.number("over") {
            // It goes on.
            let _ = store::remove_game(time, before);
        }
        self.edited.set(None);
        self.problem.set(None);
        self.changed.set(true);
        self.route.replace(&fragment.with("game", after).without("over").without("auto"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_pasted_in_every_form() {
        let rules = Rules::classic();
        let game = "4x6 1122:1.1 3456:0.2";
        for text in [
            game,
            "  4x6\n1122:1.1\n3456:0.2\n",
            "1122:1.1 3456:02",
            "https://example.org/pegwise/play/#game=4x6+1122:1.1+3456:0.2&seed=7",
            "https://example.org/#seed=7&game=4x6%201122%3A1.1%203456%3A0.2",
            "2026-11-21T11:20:00Z break given-up 4x6 1122:1.1 3456:0.2",
        ] {
            assert_eq!(read_pasted(text, &rules).unwrap().to_string(), game, "{text}");
        }
        assert_eq!(read_pasted("5x8 11223:1.1", &rules).unwrap().to_string(), "5x8 11223:1.1");
    }

    #[test]
    fn what_is_no_game_is_refused_in_words() {
        let rules = Rules::classic();
        let rows = "1122:1.1 ".repeat(pegwise::MAX_ROWS + 1);
        for text in
            ["nonsense", "1122", "4x6 1129:1.1", "4x6 1122:3.1", "http://x/#seed=7", "http://x/#game=%00", &rows]
        {
            assert!(!read_pasted(text, &rules).unwrap_err().is_empty(), "{text}");
        }
        assert_eq!(read(&Fragment::read("seed=7")), Ok(None));
        assert!(read(&Fragment::read("game=4x6+1122:4.1")).is_err());
        assert!(read(&Fragment::read("game=4x6-distinct+1122:1.1")).is_err());
    }
}
