use crate::game_editor::go_on;
use crate::link::Fragment;
use crate::parts::{CodeEntry, Problem, Resume, RulesForm, StrengthChoice, explain_turn, read_strategy};
use crate::route::{Page, Route};
use crate::{peg_style, store, strategy, t};
use leptos::prelude::*;
use pegwise::{Code, InvalidTurn};

#[component]
pub(super) fn Setup() -> impl IntoView {
    let route = Route::of_app();
    let board = store::last_rules(Page::Break);
    let last = store::last(Page::Break).unwrap_or_default();
    let strategy = RwSignal::new(read_strategy(&last, &board).unwrap_or_else(|_| strategy::usual(&board)));
    let rules = RwSignal::new(board);
    let problem = RwSignal::new(None);
    Effect::new(move |_| strategy.set(rules.with(|rules| strategy::on(rules, strategy.get_untracked()))));
    let game =
        move || Fragment::default().with("game", rules.get_untracked()).with("strategy", strategy.get_untracked());
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        route.go(Page::Break, &game());
        go_on();
    };
    let tell = Callback::new(move |code: Code| match rules.with_untracked(|rules| rules.check_code(&code)) {
        Ok(()) => {
            route.go(Page::Break, &game().with("secret", code));
            go_on();
        }
        Err(reason) => problem.set(Some(explain_turn(&InvalidTurn::Guess { guess: code, reason }))),
    });
    view! {
        <p>{t!("break-about")}</p>
        <p class="buttons"><Resume page=Page::Break/></p>
        <form class="panel" on:submit=begin>
            <h2>{t!("break-new")}</h2>
            <button type="submit" class="main">{t!("break-begin")}</button>
            <RulesForm rules with_lies=true/>
            <StrengthChoice rules chosen=strategy on_choose=Callback::new(move |name| strategy.set(name))/>
        </form>
        <details class="panel">
            <summary>{t!("break-tell")}</summary>
            <p>{t!("break-tell-about")}</p>
            {move || {
                peg_style::play_here(&rules.get());
                view! { <CodeEntry rules=rules.get() label=t!("assistant-the-code") submit=t!("break-tell-begin") on_code=tell secret=true/> }
            }}
            {move || problem.get().map(|text: String| view! { <Problem text/> })}
        </details>
    }
}
