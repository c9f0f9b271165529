//! A game whose rows a person enters. It is stored in the address of the page.

use crate::engine::{Asked, Reply, request, use_reply};
use crate::focus;
use crate::live_region::announce;
use crate::parts::{clash_heading, clash_in_words, codes_left, explain_turn, read_strategy};
use crate::peg_style;
use crate::route::{Page, Route};
use crate::{record, store, t};
use leptos::prelude::*;
use pegwise::api::{Cause, Check, Diagnosis, Failure};
use pegwise::notation::{Alphabet, GameRecord};
use pegwise::{InvalidTurn, Rules, Session, Status, Turn, WrongAnswer};

pub(crate) const NEXT: &str = "next";

pub(crate) fn go_on() {
    focus::on(format!("#{NEXT}"));
}

/// Returns the rules of the game in the address, and saves it for the next visit. New rows do not redraw the page.
pub(crate) fn begun(page: Page) -> Memo<Result<Option<Rules>, String>> {
    let route = Route::of_app();
    Effect::new(move |_| {
        route.fragment.with(|fragment| {
            if matches!(record::of_address(fragment), Ok(Some(_))) {
                store::keep_last(page, fragment);
            }
        });
    });
    Memo::new(move |_| {
        route.fragment.with(|fragment| {
            let Some(record) = record::of_address(fragment)? else { return Ok(None) };
            read_strategy(fragment, &record.rules)?;
            Ok(Some(record.rules))
        })
    })
}

#[derive(Clone, Copy)]
pub(crate) struct GameEditor {
    route: Route,
    pub(crate) record: Memo<Option<GameRecord>>,
    pub(crate) check: Asked,
    pub(crate) edited: RwSignal<Option<usize>>,
    pub(crate) problem: RwSignal<Option<String>>,
    pub(crate) changed: RwSignal<bool>,
    before: RwSignal<Vec<(String, String)>>,
}

impl GameEditor {
    pub(crate) fn of_page() -> Self {
        let route = Route::of_app();
        let record = Memo::new(move |_| route.fragment.with(|fragment| record::of_address(fragment).ok().flatten()));
        let check = use_reply(move || record.get().map(|record| request::check(record.to_string())));
        GameEditor {
            route,
            record,
            check,
            edited: RwSignal::new(None),
            problem: RwSignal::new(None),
            changed: RwSignal::new(false),
            before: RwSignal::default(),
        }
    }

    pub(crate) fn rules(self) -> Rules {
        self.record.with_untracked(|record| record.as_ref().map_or_else(Rules::classic, |record| record.rules.clone()))
    }

    pub(crate) fn turns(self) -> Vec<Turn> {
        self.record.with(|record| record.as_ref().map_or_else(Vec::new, |record| record.history.clone()))
    }

    pub(crate) fn line(self) -> String {
        self.record.with(|record| record.as_ref().map(ToString::to_string)).unwrap_or_default()
    }

    /// Whether there is a row, or was one.
    pub(crate) fn is_begun(self) -> bool {
        self.changed.get() || !self.turns().is_empty()
    }

    pub(crate) fn checked(self) -> Option<Check> {
        match self.check.reply.get()? {
            Reply::Check(check) => Some(check),
            _ => None,
        }
    }

    pub(crate) fn failure(self) -> Option<Failure> {
        match self.check.reply.get()? {
            Reply::Failed(failure) => Some(failure),
            _ => None,
        }
    }

    pub(crate) fn contradiction(self) -> Option<Diagnosis> {
        self.checked()?.contradiction
    }

    pub(crate) fn never_given(self) -> Option<(usize, Vec<String>)> {
        match self.failure()?.cause? {
            Cause::NeverGiven { row, possible } => Some((row, possible)),
            _ => None,
        }
    }

    /// Whether no fitting code was found on a board too large to list. One may exist.
    pub(crate) fn is_unknown(self) -> bool {
        self.failure().is_some_and(|failure| matches!(failure.cause, Some(Cause::TooManyCodes { .. })))
    }

    pub(crate) fn obstacle(self) -> Option<Failure> {
        self.failure()
            .filter(|failure| !matches!(failure.cause, Some(Cause::NeverGiven { .. } | Cause::TooManyCodes { .. })))
    }

    pub(crate) fn is_open(self) -> bool {
        self.is_unknown() || self.checked().is_some_and(|check| check.contradiction.is_none())
    }

    pub(crate) fn left(self) -> String {
        match self.checked() {
            Some(check) => codes_left(check.candidates, check.estimate),
            None => t!("codes-left-unknown"),
        }
    }

    pub(crate) fn refuted(self) -> Vec<WrongAnswer> {
        if !self.is_open() {
            return Vec::new();
        }
        self.record.with(|record| {
            let found = record.as_ref().and_then(|game| Some((game, game.history.last()?)));
            let found = found.filter(|(game, turn)| turn.feedback == game.rules.win());
            let wrong = found.map(|(game, turn)| (game, record::wrong_answers(game, &turn.guess)));
            let too_many = wrong.filter(|(game, wrong)| !game.rules.allows_false(wrong.len()));
            too_many.map(|(_, wrong)| wrong).unwrap_or_default()
        })
    }

    pub(crate) fn clashes(self, row: usize) -> bool {
        self.contradiction().is_some_and(|diagnosis| diagnosis.clash.contains(&(row + 1)))
            || self.refuted().iter().any(|answer| answer.row == row)
            || self.never_given().is_some_and(|(wrong, _)| wrong == row + 1)
    }

    pub(crate) fn status(self) -> Status {
        if self.never_given().is_some() || self.contradiction().is_some() || !self.refuted().is_empty() {
            return Status::Contradiction;
        }
        self.record.with(|record| match record {
            Some(record) if record.history.last().is_some_and(|turn| turn.feedback == record.rules.win()) => {
                Status::Won { guesses: record.history.len() }
            }
            Some(record) if record.history.len() >= record.rules.max_guesses() => Status::Lost,
            _ => Status::Open { left: None },
        })
    }

    pub(crate) fn keep_up(self, status: Memo<Status>) {
        Effect::new(move |_| {
            if status.get() == Status::Contradiction {
                let diagnosis = untrack(|| self.contradiction());
                let rows = diagnosis.as_ref().map(|found| clash_in_words(found, &self.rules())).unwrap_or_default();
                announce(format!("{}. {rows}", clash_heading(diagnosis.as_ref())));
            }
            if self.changed.get_untracked() {
                go_on();
            }
        });
    }

    pub(crate) fn push(self, turn: Turn) -> bool {
        let added = self.change(|session| session.push(turn.clone()));
        if added {
            let row = self.record.with_untracked(|record| record.as_ref().map_or(0, |record| record.history.len()));
            announce(peg_style::spoken_row(self.rules().feedback_kind(), row, &turn));
        }
        added
    }

    pub(crate) fn wrong_answer(self, row: usize, right: &str) -> Option<WrongAnswer> {
        self.record.with_untracked(|record| {
            let record = record.as_ref()?;
            let (row, right) = (row.checked_sub(1)?, Alphabet::canonical().read_feedback(&record.rules, right).ok()?);
            Some(WrongAnswer { row, said: record.history.get(row)?.feedback.into(), right })
        })
    }

    pub(crate) fn correct(self, answers: &[WrongAnswer]) {
        if self.change(|session| session.correct(answers)) {
            for answer in answers {
                self.say_row(answer.row);
            }
        }
    }

    pub(crate) fn edit(self, row: usize, turn: Turn) -> bool {
        let changed = self.change(|session| session.edit(row, turn));
        if changed {
            self.say_row(row);
        }
        changed
    }

    fn say_row(self, row: usize) {
        self.record.with_untracked(|record| {
            let Some(record) = record else { return };
            let Some(turn) = record.history.get(row) else { return };
            announce(t!(
                "assistant-row-is",
                row = row + 1,
                code = peg_style::spoken(&turn.guess),
                answer = peg_style::spoken_answer(record.rules.feedback_kind(), turn.feedback)
            ));
        });
    }

    pub(crate) fn remove(self, row: usize) -> bool {
        let removed = self.change(|session| session.remove(row));
        if removed {
            announce(t!("assistant-removed", row = row + 1));
        }
        removed
    }

    pub(crate) fn replace(self, record: GameRecord) -> bool {
        self.change(|session| {
            *session = record::session(record).map_err(|(_, problem)| problem)?;
            Ok(())
        })
    }

    pub(crate) fn can_undo(self) -> bool {
        !self.turns().is_empty() || self.before.with(|changes| !changes.is_empty())
    }

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
        announce(t!("undone"));
        go_on();
    }

    fn change(self, change: impl FnOnce(&mut Session) -> Result<(), InvalidTurn>) -> bool {
        let Some(record) = self.record.get_untracked() else { return false };
        let Ok(mut session) = record::session(record.clone()) else { return false };
        if let Err(problem) = change(&mut session) {
            self.problem.set(Some(explain_turn(&problem)));
            return false;
        }
        let (before, after) = (record.to_string(), session.to_string());
        self.before.update(|changes| changes.push((after.clone(), before)));
        self.write(&record, &after);
        go_on();
        true
    }

    fn write(self, before: &GameRecord, after: &str) {
        let fragment = self.route.fragment.get_untracked();
        if let Some(time) = fragment.number("over") {
            let _ = store::remove_game(time, before);
        }
        self.edited.set(None);
        self.problem.set(None);
        self.changed.set(true);
        self.route.replace(&fragment.with("game", after).without("over").without("auto"));
    }
}
