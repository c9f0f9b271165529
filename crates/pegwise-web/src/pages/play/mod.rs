//! A person breaks a code: the computer's, the daily one, a friend's, or one that the evil codemaker keeps changing.

mod calendar;
mod challenge;
mod ended;
mod gallery;
mod greeting;
mod hint;
mod how;
mod in_worker;
mod opponent;
mod picture;
mod playing;
mod setup;
mod table;
mod today;

use super::LazyPage;
use crate::focus;
use crate::link::Fragment;
use crate::parts::{Problem, SLOT};
use crate::route::{Page, Route};
use crate::{device, store, t};
use challenge::Envelope;
pub(super) use ended::Confetti;
use greeting::Greeting;
pub(super) use how::HowToPlay;
use leptos::prelude::*;
use playing::Playing;
pub(super) use playing::{MOST_ROWS, told_in_words};
pub(crate) use setup::{SEND, Setup, left_game, new_game};
use table::{SecretSource, Table};
pub(crate) use today::{Today, take_over};

#[component]
pub(crate) fn Play() -> impl IntoView {
    let route = Route::of_app();
    // Reading replays the whole game, so it is done once for each change.
    let held = Memo::new(move |_| route.fragment.with(Held::read));
    let begun = begun(held);
    Effect::new(move |_| {
        let Ok(Some(deal)) = begun.get() else { return };
        let day = deal.get("daily").and_then(|day| day.parse().ok());
        if let Some(day) = day.filter(|_| route.fragment.with_untracked(|fragment| *fragment == deal)) {
            let kept = today::game_of(day);
            if matches!(Table::read(&kept), Ok(Some(table)) if table.deal() == deal) {
                route.replace(&kept);
            }
        }
    });
    keep_up(route, held);
    let opened = RwSignal::new(false);
    let is_sealed = Memo::new(move |_| {
        held.with(|held| {
            let is_new = |table: &Table| matches!(table.source, SecretSource::Challenge(_)) && !table.is_begun();
            !opened.get() && held.table().is_some_and(is_new)
        })
    });
    let game = move || {
        let rules = held.with_untracked(|held| held.table().map(|table| table.game.session().rules().clone()));
        let Some(rules) = rules.filter(|_| is_sealed.get()) else {
            return view! { <h1 tabindex="-1">{t!("page-play")}</h1> <Playing held/> }.into_any();
        };
        let greeting = route.fragment.with_untracked(Greeting::read);
        let on_open = Callback::new(move |()| {
            opened.set(true);
            focus::on(SLOT);
        });
        view! { <Envelope rules greeting on_open/> }.into_any()
    };
    move || match begun.get() {
        Ok(None) => view! { <LazyPage page=Page::Play/> }.into_any(),
        Ok(Some(_)) => game.into_any(),
        Err(problem) => view! { <Problem text=problem/> <LazyPage page=Page::Play/> }.into_any(),
    }
}

fn begun(held: Memo<Held>) -> Memo<Result<Option<Fragment>, String>> {
    Memo::new(move |_| held.with(|held| held.read.clone().map(|table| table.map(|table| table.deal()))))
}

fn keep_up(route: Route, held: Memo<Held>) {
    Effect::new(move |_| {
        held.with(|held| {
            let Some(table) = held.table() else { return };
            match table.source {
                SecretSource::Daily(_) if table.is_begun() => store::keep_daily(&held.fragment),
                SecretSource::Daily(_) => {}
                _ => {
                    store::keep_last(Page::Play, &held.fragment);
                    store::keep_left(&held.fragment, table.is_begun() && !table.game.is_over());
                }
            }
        });
    });
    let listener = window_event_listener(leptos::ev::storage, move |event| {
        let Some(told) = store::told(&event) else { return };
        let Ok(Some(other)) = Table::read(&told) else { return };
        let is_ours = held.with_untracked(|held| {
            held.fragment != told && held.table().is_some_and(|table| table.deal() == other.deal())
        });
        // A game ends in two steps: first it is over, then it is saved.
        if is_ours && (!other.game.is_over() || told.has("over")) {
            route.replace(&told);
        }
    });
    on_cleanup(move || listener.remove());
}

fn not_before_its_day(table: Option<Table>) -> Result<Option<Table>, String> {
    match table.as_ref().map(|table| &table.source) {
        Some(SecretSource::Daily(date)) if *date > device::today() => {
            Err(t!("play-future-day", date = date.to_string()))
        }
        _ => Ok(table),
    }
}

/// The game in the address. No two values are equal, so that each new one triggers an update.
#[derive(Clone)]
struct Held {
    fragment: Fragment,
    read: Result<Option<Table>, String>,
}

impl Held {
    fn read(fragment: &Fragment) -> Self {
        Held { fragment: fragment.clone(), read: Table::read(fragment).and_then(not_before_its_day) }
    }

    fn table(&self) -> Option<&Table> {
        self.read.as_ref().ok()?.as_ref()
    }

    fn line(&self) -> Option<String> {
        self.table().map(|table| table.game.session().record().to_string())
    }

    /// The key for a row half made. The line is not enough, because games on the same board begin alike.
    fn row_key(&self) -> Option<String> {
        Some(format!("{} {}", self.table()?.deal(), self.line()?))
    }
}

impl PartialEq for Held {
    fn eq(&self, _: &Self) -> bool {
        false
    }
}
