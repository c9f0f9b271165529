use super::SecretSource;
use super::greeting::{Greeting, LONGEST_NAME, LONGEST_WORDS};
use super::setup::SEND;
use crate::focus;
use crate::link::Fragment;
use crate::parts::{CodeEntry, CopyButton, Problem, RulesForm, ShareButton, can_share, describe, explain_turn};
use crate::route::{Page, Route};
use crate::{device, peg_style, t};
use leptos::prelude::*;
use pegwise::notation::read_rules;
use pegwise::{Challenge, Code, InvalidTurn, Rules, SealedSecret};

const READY: &str = "challenge-ready";

/// A code for a friend, with a name and words to go with it.
#[component]
pub(super) fn Send() -> impl IntoView {
    let asked =
        Route::of_app().fragment.with_untracked(|fragment| fragment.get(SEND).and_then(|board| read_rules(board).ok()));
    let rules = RwSignal::new(asked.filter(|rules| !rules.allows_lies()).unwrap_or_else(Rules::classic));
    let made = RwSignal::new(None);
    let make = Callback::new(move |code: Code| {
        let sealed = SealedSecret::new(rules.get_untracked(), code.clone(), device::random_bytes());
        made.set(Some(match sealed {
            Ok(sealed) => Challenge::new(sealed).map_err(|_| t!("play-challenge-too-long")),
            Err(reason) => Err(explain_turn(&InvalidTurn::Guess { guess: code, reason })),
        }));
        focus::on(format!("#{READY}"));
    });
    let entry = move || {
        peg_style::play_here(&rules.get());
        made.set(None);
        view! { <CodeEntry rules=rules.get() label=t!("play-challenge-code") submit=t!("play-challenge-make") on_code=make secret=true/> }
    };
    view! {
        <div class="panel">
            <RulesForm rules/>
            {entry}
        </div>
        {move || made.get().map(|made| match made {
            Err(text) => view! { <Problem text/> }.into_any(),
            Ok(challenge) => view! { <Ready challenge/> }.into_any(),
        })}
    }
}

#[component]
fn Ready(challenge: Challenge) -> impl IntoView {
    let (from, words) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let fingerprint = challenge.sealed().fingerprint().to_string();
    let address = Signal::derive(move || {
        let greeting = Greeting::new(&from.get(), &words.get());
        Page::Play.href(&greeting.write(Fragment::default().with("challenge", &challenge)))
    });
    let text = Callback::new(move |()| format!("{} {}", t!("challenge-invitation"), address.get_untracked()));
    view! {
        <section class="envelope" role="status">
            <Letter/>
            <h2 id=READY tabindex="-1">{t!("play-challenge-made")}</h2>
            <div class="fields">
                <label>{t!("play-challenge-from")}<input type="text" autocomplete="given-name" maxlength=LONGEST_NAME bind:value=from/></label>
                <label>{t!("play-challenge-say")}<input type="text" autocomplete="off" maxlength=LONGEST_WORDS bind:value=words/></label>
            </div>
            <div class="buttons">
                <ShareButton text main=true/>
                <CopyButton label=t!("copy-link") text=Callback::new(move |()| address.get_untracked()) main=!can_share()/>
            </div>
            <details>
                <summary>{t!("play-challenge-link")}</summary>
                <p><a class="long" href=address>{address}</a></p>
                <p class="hint">{t!("play-challenge-about")}</p>
                <p class="hint long">{t!("play-challenge-fingerprint", fingerprint = fingerprint)}</p>
            </details>
        </section>
    }
}

#[component]
fn Letter() -> impl IntoView {
    view! { <span class="sealed" aria-hidden="true"><span class="seal">"?"</span></span> }
}

/// A challenge that was not opened yet.
#[component]
pub(super) fn Envelope(rules: Rules, greeting: Greeting, on_open: Callback<()>) -> impl IntoView {
    let (board, rows) = (describe(&rules), rules.max_guesses());
    view! {
        <section class="envelope">
            <Letter/>
            <h1 tabindex="-1">{hidden_by(&greeting)}</h1>
            {greeting.words.map(|words| view! { <blockquote dir="auto">{words}</blockquote> })}
            <p class="about">{board}</p>
            <p class="hint">{t!("challenge-about", rows = rows)}</p>
            <div class="buttons"><button type="button" class="main" on:click=move |_| on_open.run(())>{t!("challenge-open")}</button></div>
        </section>
    }
}

pub(super) fn hidden_by(greeting: &Greeting) -> String {
    match &greeting.from {
        Some(name) => t!("dealt-challenge-by", name = name.as_str()),
        None => t!("dealt-challenge"),
    }
}

#[component]
pub(super) fn JoinForm() -> impl IntoView {
    let route = Route::of_app();
    let text = RwSignal::new(String::new());
    let problem = RwSignal::new(None);
    let join = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match text.with_untracked(|text| text.trim().parse::<Challenge>()) {
            Ok(challenge) => {
                let rules = challenge.sealed().rules().clone();
                let fragment = text.with_untracked(|text| Fragment::of_address(text.trim()));
                let deal = SecretSource::Challenge(challenge).deal(&rules);
                route.go(Page::Play, &Greeting::read(&fragment).write(deal));
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
