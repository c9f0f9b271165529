use super::ended::Revealed;
use super::{Held, Table};
use crate::engine::{Asked, Reply, request, use_reply};
use crate::parts::{Work, explain_failure};
use crate::t;
use leptos::prelude::*;
use pegwise::notation::GameRecord;
use pegwise::{Code, Turn};

#[derive(Clone, Copy)]
pub(super) struct InWorker {
    guess: RwSignal<Option<(String, String)>>,
    answer: Asked,
    ending: Asked,
}

impl InWorker {
    pub(super) fn new(held: Memo<Held>, is_over: Memo<bool>) -> Self {
        let guess = RwSignal::new(None::<(String, String)>);
        let answer = use_reply(move || {
            let (game, guess) = guess.get()?;
            (!is_over.get() && held.with(Held::line).as_ref() == Some(&game)).then(|| request::evil(game, Some(guess)))
        });
        let ending = use_reply(move || {
            let is_hidden = |table: &Table| table.game.is_over() && Revealed::here(table).is_none();
            let game = held.with(|held| held.line().filter(|_| held.table().is_some_and(is_hidden)))?;
            Some(request::evil(game, None))
        });
        InWorker { guess, answer, ending }
    }

    pub(super) fn ask(self, table: &Table, guess: &Code) {
        self.guess.set(Some((table.game.session().record().to_string(), guess.to_string())));
    }

    pub(super) fn forget(self) {
        self.guess.set(None);
    }

    pub(super) fn answered(self) -> Option<Result<Turn, String>> {
        let reply = self.answer.reply.get()?;
        self.forget();
        match &reply {
            Reply::Evil(evil) => evil.game.parse::<GameRecord>().ok()?.history.pop().map(Ok),
            reply => refusal(reply).map(Err),
        }
    }

    pub(super) fn revealed(self, table: &Table) -> Option<Revealed> {
        Revealed::here(table).or_else(|| Revealed::read(table, self.ending.reply.get()))
    }

    pub(super) fn refusal(self) -> Option<String> {
        refusal(&self.ending.reply.get()?)
    }

    pub(super) fn at_work(self) -> impl IntoView {
        view! { <Work asked=self.answer/> <Work asked=self.ending/> }
    }
}

fn refusal(reply: &Reply) -> Option<String> {
    match reply {
        Reply::OtherAnswer(row) => Some(t!("play-other-answers", row = *row)),
        Reply::Failed(failure) => Some(explain_failure(failure)),
        _ => None,
    }
}
