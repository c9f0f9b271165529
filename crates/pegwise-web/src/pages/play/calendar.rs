use super::SecretSource;
use super::today::counted;
use crate::link::Fragment;
use crate::parts::{day_in_words, ending};
use crate::route::Page;
use crate::{device, t};
use leptos::prelude::*;
use pegwise::{Date, DayStreak, Ending, FinishedGame, GameHistory, Rules};
use pegwise_text::result;
use std::time::Duration;

const DAYS: usize = 28;

/// With fewer games of the day, a calendar would be mostly empty.
const WORTH_A_CALENDAR: usize = 3;

#[component]
pub(super) fn Days(games: GameHistory) -> impl IntoView {
    let today = device::today();
    let streak = DayStreak::of(games.games(), today);
    let days: Vec<Date> = std::iter::successors(Some(today), |day| day.yesterday().ok()).take(DAYS).collect();
    let day = |&day: &Date| {
        let game = counted(&games, day);
        let (class, mark) = game.map_or(("open", String::new()), mark);
        let said = format!("{}: {}", day_in_words(day), game.map_or_else(|| t!("day-not-played"), ending));
        let address = if day == today {
            Page::Home.href(&Fragment::default())
        } else {
            Page::Play.href(&SecretSource::Daily(day).deal(&Rules::classic()))
        };
        view! {
            <li class=class>
                <a href=address aria-current=(day == today).then_some("date")>
                    <span aria-hidden="true"><small>{day.day().to_string()}</small>{mark}</span>
                    <span class="unseen">{said}</span>
                </a>
            </li>
        }
    };
    let played = games.games().filter(|game| game.day().is_some()).count();
    let calendar = (played >= WORTH_A_CALENDAR).then(|| {
        view! { <ol class="calendar" role="list" aria-label=t!("calendar")>{days.iter().rev().map(day).collect_view()}</ol> }
    });
    view! {
        <Countdown/>
        <p>{result::day_streak(streak)}</p>
        {calendar}
    }
}

fn mark(game: &FinishedGame) -> (&'static str, String) {
    match game.ending() {
        Ending::Won => ("won", game.turns().len().to_string()),
        Ending::Lost | Ending::GivenUp => ("lost", "✗".to_owned()),
    }
}

#[component]
fn Countdown() -> impl IntoView {
    let today = device::today();
    let left = RwSignal::new(device::until_tomorrow());
    let tick = set_interval_with_handle(
        move || left.set(if device::today() == today { device::until_tomorrow() } else { 0 }),
        Duration::from_secs(1),
    );
    on_cleanup(move || {
        if let Ok(tick) = tick {
            tick.clear();
        }
    });
    let clock = move || {
        let seconds = left.get();
        format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
    };
    move || {
        if left.with(|&left| left > 0) {
            view! { <p class="countdown">{t!("next-game")}" "<span role="timer">{clock}</span></p> }.into_any()
        } else {
            let today = Page::Home.href(&Fragment::default());
            view! { <p class="countdown"><a href=today>{t!("next-game-open")}</a></p> }.into_any()
        }
    }
}
