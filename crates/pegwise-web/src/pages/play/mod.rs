//! You break a code: the computer's, the day's, a friend's, or one that the evil codemaker keeps putting off.

mod ended;
mod how;
mod in_worker;
mod playing;
mod setup;
mod table;

use crate::link::Fragment;
use crate::parts::Problem;
use crate::route::{Page, Route};
use crate::{clock, store, t};
use leptos::prelude::*;
use playing::Playing;
use setup::Setup;
use table::{SecretSource, Table};

#[component]
pub(crate) fn Play() -> impl IntoView {
    let route = Route::of_app();
    // Reading plays the whole game again: once for each change is enough.
    let held = Memo::new(move |_| Held(route.fragment.with(Table::read).and_then(not_before_its_day)));
    // A game is one piece of the page until another begins; its rows change within.
    let begun = Memo::new(move |_| held.with(|Held(read)| read.clone().map(|table| table.map(|table| table.deal()))));
    // The day's game is one: whoever opens it again finds it as it was left.
    Effect::new(move |_| {
        let Ok(Some(deal)) = begun.get() else { return };
        if deal.has("daily") && route.fragment.with_untracked(|fragment| *fragment == deal) {
            let is_same = |kept: &Fragment| matches!(Table::read(kept), Ok(Some(table)) if table.deal() == deal);
            if let Some(kept) = store::daily().filter(is_same) {
                route.replace(&kept);
            }
        }
    });
    Effect::new(move |_| {
        let is_game = held.with(|held| held.table().is_some());
        route.fragment.with(|fragment| {
            if is_game && fragment.has("game") {
                store::keep_last(Page::Play, fragment);
                if fragment.has("daily") {
                    store::keep_daily(fragment);
                }
            }
        });
    });
    view! {
        <h1 tabindex="-1">{t!("page-play")}</h1>
        {move || match begun.get() {
            Ok(None) => view! { <Setup/> }.into_any(),
            Ok(Some(_)) => view! { <Playing held/> }.into_any(),
            Err(problem) => view! { <Problem text=problem/> <Setup/> }.into_any(),
        }}
    }
}

/// The game of a day is closed until that day.
fn not_before_its_day(table: Option<Table>) -> Result<Option<Table>, String> {
    match table.as_ref().map(|table| &table.source) {
        Some(SecretSource::Daily(date)) if *date > clock::today() => {
            Err(t!("play-future-day", date = date.to_string()))
        }
        _ => Ok(table),
    }
}

/// What the address says of a game, as it was read. Compared by nothing: each reading is news.
#[derive(Clone)]
struct Held(Result<Option<Table>, String>);

impl Held {
    /// The game, if there is one and nothing is wrong with it.
    fn table(&self) -> Option<&Table> {
        self.0.as_ref().ok()?.as_ref()
    }

    /// The game in one line.
    fn line(&self) -> Option<String> {
        self.table().map(|table| table.game.session().record().to_string())
    }
}

impl PartialEq for Held {
    fn eq(&self, _: &Self) -> bool {
        false
    }
}
