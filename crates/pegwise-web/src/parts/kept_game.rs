use crate::route::Page;
use crate::{record, store, t};
use leptos::prelude::{window, *};
use pegwise::{Date, Ending, FinishedGame, Matchup, Timestamp};
use pegwise_text::catalogue::{Language, spoken};
use wasm_bindgen::JsValue;

pub(crate) fn day(time: Timestamp) -> String {
    #[expect(clippy::cast_precision_loss, reason = "years are below 10,000")]
    written(&js_sys::Date::new(&JsValue::from_f64(time.as_millisecond() as f64)))
}

pub(crate) fn day_in_words(day: Date) -> String {
    let (year, month, day) = (day.year().unsigned_abs(), day.month() - 1, day.day());
    written(&js_sys::Date::new_with_year_month_day(year.into(), month.into(), day.into()))
}

fn written(date: &js_sys::Date) -> String {
    let tags = window().navigator().languages();
    let own = tags.iter().find(|tag| Language::of(&tag.as_string().unwrap_or_default()) == Some(spoken()));
    let options = js_sys::Object::new();
    drop(js_sys::Reflect::set(&options, &"dateStyle".into(), &"medium".into()));
    let tag = own.and_then(|tag| tag.as_string()).unwrap_or_else(|| spoken().tag().to_owned());
    date.to_locale_date_string(&tag, &options).into()
}

pub(crate) fn ending(game: &FinishedGame) -> String {
    let guesses = game.turns().len();
    let ending = match game.ending() {
        Ending::Won => t!("game-won", guesses = guesses),
        Ending::Lost => t!("game-lost", guesses = guesses),
        Ending::GivenUp => t!("game-given-up", guesses = guesses),
    };
    if game.matchup() == Matchup::Break { format!("{ending} ({})", t!("game-by-computer")) } else { ending }
}

pub(crate) fn newest_first<'a>(games: impl Iterator<Item = &'a FinishedGame>) -> Vec<FinishedGame> {
    let mut games: Vec<FinishedGame> = games.cloned().collect();
    games.reverse();
    games.sort_by_key(|game| std::cmp::Reverse(game.time()));
    games
}

#[component]
pub(crate) fn Resume(page: Page) -> impl IntoView {
    let last = store::unfinished(page).filter(|last| matches!(record::of_address(last), Ok(Some(_))));
    last.map(|last| view! { <a class="button" href=page.href(&last)>{t!("resume")}</a> })
}
