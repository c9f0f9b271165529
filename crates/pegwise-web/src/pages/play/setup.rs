use super::challenge::{JoinForm, Send};
use super::gallery::Gallery;
use super::opponent::{Opponent, Opponents};
use super::{SecretSource, Table};
use crate::device::new_seed;
use crate::focus;
use crate::link::Fragment;
use crate::parts::{Problem, RulesForm, SLOT, day_in_words, describe};
use crate::route::{Page, Route};
use crate::{store, t};
use leptos::prelude::*;
use pegwise::Rules;

pub(crate) const SEND: &str = "send";

pub(crate) fn new_game() -> Fragment {
    let source = if was_evil() { SecretSource::Evil(new_seed()) } else { SecretSource::Seed(new_seed()) };
    source.deal(&store::last_rules(Page::Play))
}

pub(super) fn was_evil() -> bool {
    store::last(Page::Play).is_some_and(|last| last.has("evil"))
}

/// The address for making a challenge on this board.
pub(super) fn send(rules: &Rules) -> Fragment {
    Fragment::default().with(SEND, rules)
}

/// The page Play without a game: the games to choose from, or the form for a challenge.
#[component]
pub(crate) fn Setup() -> impl IntoView {
    let route = Route::of_app();
    let is_sending = Memo::new(move |_| route.fragment.with(|fragment| fragment.has(SEND)));
    move || {
        if is_sending.get() {
            view! { <h1 tabindex="-1">{t!("play-challenge")}</h1> <Send/> }.into_any()
        } else {
            view! { <h1 tabindex="-1">{t!("page-play")}</h1> <Choice/> }.into_any()
        }
    }
}

#[component]
fn Choice() -> impl IntoView {
    let opponent = RwSignal::new(Opponent::last());
    let way = |address: String, name: String, about: String| {
        view! { <li><a href=address><strong>{name}</strong><span>{about}</span></a></li> }
    };
    view! {
        <LeftGames/>
        <Opponents chosen=opponent/>
        <Gallery opponent/>
        <ul class="ways">
            {way(Page::Home.href(&Fragment::default()), t!("play-daily"), t!("play-daily-about"))}
            {way(Page::Play.href(&Fragment::default().with(SEND, "")), t!("play-challenge"), t!("home-about-challenge"))}
        </ul>
        <OwnBoard opponent/>
        <JoinForm/>
    }
}

#[component]
fn OwnBoard(opponent: RwSignal<Opponent>) -> impl IntoView {
    let route = Route::of_app();
    let rules = RwSignal::new(store::last_rules(Page::Play));
    let seed = RwSignal::new(String::new());
    let problem = RwSignal::new(None);
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = seed.get_untracked();
        let deal = match (text.trim(), opponent.get_untracked()) {
            ("", who) => rules.with_untracked(|rules| who.deal(rules)).ok_or_else(|| t!("opponent-cannot")),
            (_, Opponent::Evil) => Err(t!("play-evil-has-no-number")),
            (text, who) => match text.parse() {
                Ok(seed) => {
                    rules.with_untracked(|rules| who.deal_with(seed, rules)).ok_or_else(|| t!("opponent-cannot"))
                }
                Err(_) => Err(t!("play-bad-seed", seed = text)),
            },
        };
        match deal {
            Ok(deal) => {
                route.go(Page::Play, &deal);
                focus::on(SLOT);
            }
            Err(text) => problem.set(Some(text)),
        }
    };
    view! {
        <details class="panel">
            <summary>{t!("board-custom")}</summary>
            <form on:submit=begin>
                <RulesForm rules with_lies=true/>
                <details>
                    <summary>{t!("play-advanced")}</summary>
                    <label>{t!("play-seed-label")}<input type="text" inputmode="numeric" bind:value=seed/></label>
                    <p class="hint">{t!("play-seed-about")}</p>
                </details>
                {move || problem.get().map(|text: String| view! { <Problem text/> })}
                <button type="submit" class="main">{t!("play-begin")}</button>
            </form>
        </details>
    }
}

#[component]
fn LeftGames() -> impl IntoView {
    let game =
        |left: Fragment| Some(view! { <li><a class="button" href=Page::Play.href(&left)>{left_game(&left)?}</a></li> });
    let games: Vec<_> = store::left().into_iter().filter_map(game).collect();
    (!games.is_empty()).then(|| view! { <h2>{t!("resume")}</h2> <ul class="left-games">{games}</ul> })
}

pub(crate) fn left_game(left: &Fragment) -> Option<String> {
    let table = Table::read(left).ok()??;
    if table.game.is_over() {
        return None;
    }
    let session = table.game.session();
    let game = t!("play-left", board = describe(session.rules()), guesses = session.turns().len());
    Some(match table.source {
        SecretSource::Seed(_) => game,
        SecretSource::Daily(day) => t!("play-left-daily", day = day_in_words(day), game = game),
        SecretSource::Challenge(_) => t!("play-left-challenge", game = game),
        SecretSource::Evil(_) => t!("play-left-evil", game = game),
    })
}
