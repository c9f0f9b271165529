use crate::game_editor::go_on;
use crate::link::Fragment;
use crate::parts::{Problem, Resume, RulesForm};
use crate::route::{Page, Route};
use crate::{record, store, t};
use leptos::prelude::*;
use pegwise::Rules;
use pegwise::notation::GameRecord;

#[component]
pub(super) fn Setup() -> impl IntoView {
    let route = Route::of_app();
    let rules = RwSignal::new(store::last_rules(Page::Assistant));
    let go = move |game: String| {
        route.go(Page::Assistant, &Fragment::default().with("game", game));
        go_on();
    };
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        go(rules.with_untracked(ToString::to_string));
    };
    let pasted = Callback::new(move |record: GameRecord| go(record.to_string()));
    view! {
        <p>{t!("assistant-about")}</p>
        <p class="buttons"><Resume page=Page::Assistant/></p>
        <form class="panel" on:submit=begin>
            <h2>{t!("assistant-which-board")}</h2>
            <RulesForm rules with_lies=true/>
            <button type="submit" class="main">{t!("assistant-begin")}</button>
        </form>
        <section class="panel">
            <h2>{t!("assistant-paste")}</h2>
            <Paste rules on_game=pasted/>
        </section>
    }
}

#[component]
pub(super) fn Paste(#[prop(into)] rules: Signal<Rules>, on_game: Callback<GameRecord>) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let problem = RwSignal::new(None);
    let take = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match text.with_untracked(|text| rules.with_untracked(|rules| record::of_text(text, Some(rules)))) {
            Ok(record) => {
                problem.set(None);
                text.set(String::new());
                on_game.run(record);
            }
            Err(reason) => problem.set(Some(reason)),
        }
    };
    view! {
        <form on:submit=take>
            <label>{t!("assistant-paste-label")}<textarea rows="4" autocomplete="off" spellcheck="false" bind:value=text></textarea></label>
            <p class="hint">{t!("assistant-paste-hint")}</p>
            {move || problem.get().map(|text: String| view! { <Problem text/> })}
            <button type="submit">{t!("assistant-paste-take")}</button>
        </form>
    }
}
