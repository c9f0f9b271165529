use super::{SecretSource, Table};
use crate::focus;
use crate::link::Fragment;
use crate::parts::{CodeEntry, CopyButton, Problem, RulesForm, SLOT, Unfold, day_in_words, describe, explain_turn};
use crate::route::{Page, Route};
use crate::{device, peg_style, store, t};
use leptos::prelude::*;
use pegwise::{Challenge, Code, Rules, SealedSecret};

pub(crate) const SEND: &str = "send";

pub(super) fn new_seed() -> u64 {
    u32::from_le_bytes(device::random_bytes()).into()
}

pub(crate) fn new_game() -> Fragment {
    let source = if was_evil() { SecretSource::Evil(new_seed()) } else { SecretSource::Seed(new_seed()) };
    source.deal(&store::last_rules(Page::Play))
}

fn was_evil() -> bool {
    store::last(Page::Play).is_some_and(|last| last.has("evil"))
}

#[component]
pub(super) fn Setup() -> impl IntoView {
    let route = Route::of_app();
    let rules = RwSignal::new(store::last_rules(Page::Play));
    let evil = RwSignal::new(was_evil());
    let seed = RwSignal::new(String::new());
    let problem = RwSignal::new(None);
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = seed.get_untracked();
        let source = match text.trim() {
            _ if evil.get_untracked() => SecretSource::Evil(new_seed()),
            "" => SecretSource::Seed(new_seed()),
            text => match text.parse() {
                Ok(seed) => SecretSource::Seed(seed),
                Err(_) => return problem.set(Some(t!("play-bad-seed", seed = text))),
            },
        };
        rules.with_untracked(|rules| route.go(Page::Play, &source.deal(rules)));
        focus::on(SLOT);
    };
    view! {
        <p>{t!("play-about")}</p>
        <p class="buttons">
            <a class="button" href=Page::Home.href(&Fragment::default())>{t!("play-daily")}</a>
        </p>
        <LeftGames/>
        <form class="panel" on:submit=begin>
            <h2>{t!("play-new")}</h2>
            <RulesForm rules with_lies=true/>
            <label class="check"><input type="checkbox" bind:checked=evil/>{t!("play-evil")}</label>
            <p class="hint">{move || if rules.with(|rules| rules.allows_lies()) { t!("play-evil-lies-about") } else { t!("play-evil-about") }}</p>
            <details>
                <summary>{t!("play-seed")}</summary>
                <label>{t!("play-seed-label")}<input type="text" inputmode="numeric" bind:value=seed/></label>
                <p class="hint">{t!("play-seed-about")}</p>
            </details>
            {move || problem.get().map(|text: String| view! { <Problem text/> })}
            <button type="submit" class="main">{t!("play-begin")}</button>
        </form>
        <ChallengeForm/>
        <JoinForm/>
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

#[component]
fn ChallengeForm() -> impl IntoView {
    let rules = RwSignal::new(Rules::classic());
    let made = RwSignal::new(None);
    let make = Callback::new(move |code: Code| {
        let own = rules.get_untracked();
        let sealed = SealedSecret::new(own, code.clone(), device::random_bytes());
        made.set(Some(match sealed {
            Ok(sealed) => Challenge::new(sealed).map_err(|_| t!("play-challenge-too-long")),
            Err(reason) => Err(explain_turn(&pegwise::InvalidTurn::Guess { guess: code, reason })),
        }));
    });
    if Route::of_app().fragment.with_untracked(|fragment| fragment.has(SEND)) {
        request_animation_frame(|| focus::on("details.panel[open] > summary"));
    }
    let link = |challenge: &Challenge| Page::Play.href(&Fragment::default().with("challenge", challenge));
    view! {
        <Unfold key=SEND summary=t!("play-challenge")>
            <p>{t!("play-challenge-about")}</p>
            <RulesForm rules/>
            {move || {
                peg_style::play_here(&rules.get());
                view! { <CodeEntry rules=rules.get() label=t!("play-challenge-code") submit=t!("play-challenge-make") on_code=make secret=true/> }
            }}
            {move || made.get().map(|made| match made {
                Err(text) => view! { <Problem text/> }.into_any(),
                Ok(challenge) => {
                    let address = link(&challenge);
                    let (shown, copied) = (address.clone(), address.clone());
                    view! {
                        <div class="made" role="status">
                            <p>{t!("play-challenge-made")}</p>
                            <p><a class="long" href=address>{shown}</a></p>
                            <CopyButton label=t!("copy-link") text=Callback::new(move |()| copied.clone())/>
                            <p class="hint long">{t!("play-challenge-fingerprint", fingerprint = challenge.sealed().fingerprint().to_string())}</p>
                        </div>
                    }.into_any()
                }
            })}
        </Unfold>
    }
}

#[component]
fn JoinForm() -> impl IntoView {
    let route = Route::of_app();
    let text = RwSignal::new(String::new());
    let problem = RwSignal::new(None);
    let join = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match text.with_untracked(|text| text.trim().parse::<Challenge>()) {
            Ok(challenge) => {
                let rules = challenge.sealed().rules().clone();
                route.go(Page::Play, &SecretSource::Challenge(challenge).deal(&rules));
            }
            Err(_) => problem.set(Some(t!("play-broken-challenge"))),
        }
    };
    view! {
        <details class="panel">
            <summary>{t!("play-join")}</summary>
            <form on:submit=join>
                <label>{t!("play-join-label")}<input type="text" autocomplete="off" spellcheck="false" bind:value=text/></label>
                {move || problem.get().map(|text: String| view! { <Problem text/> })}
                <button type="submit" class="main">{t!("play-join-begin")}</button>
            </form>
        </details>
    }
}
