use super::codes::CodesLeft;
use super::compare::Compare;
use super::setup::Paste;
use crate::game_editor::{GameEditor, go_on};
use crate::link::Fragment;
use crate::parts::{CodeCheck, CopyButton, StrategyChoice};
use crate::route::{Page, Route};
use crate::t;
use leptos::prelude::*;
use pegwise::notation::GameRecord;
use pegwise::{OPTIMAL, Reviewer, Rules, Status};

#[component]
pub(super) fn Further(
    editor: GameEditor,
    status: Memo<Status>,
    open: Memo<bool>,
    strategy: Memo<String>,
    consistent: Memo<bool>,
    rules: Rules,
) -> impl IntoView {
    let route = Route::of_app();
    let (own, is_graded) = (rules.clone(), Reviewer::can_grade(&rules));
    let pasted = Callback::new(move |record: GameRecord| {
        if record.rules == own {
            editor.replace(record);
        } else {
            route.go(Page::Assistant, &Fragment::default().with("game", record));
            go_on();
        }
    });
    let told = route.fragment.with_untracked(|fragment| fragment.has("secret"));
    let with_game = move |page: Page| move || page.href(&Fragment::default().with("game", editor.line()));
    let link = Callback::new(move |()| Page::Assistant.href(&route.fragment.get_untracked().without("secret")));
    view! {
        <Choice strategy consistent rules=rules.clone()/>
        // Open panels stay open while the engine computes.
        <div hidden=move || !matches!(status.get(), Status::Open { .. }) || editor.failure().is_some()>
            <CodesLeft editor open rules=rules.clone()/>
            <Compare editor open rules=rules.clone()/>
        </div>
        <details class="panel" open=told>
            <summary>{t!("assistant-check-code")}</summary>
            <p>{t!("break-reveal-about")}</p>
            <CodeCheck editor/>
        </details>
        <details class="panel">
            <summary>{t!("assistant-paste")}</summary>
            <Paste rules on_game=pasted/>
        </details>
        <div class="buttons">
            <CopyButton label=t!("copy-game") text=Callback::new(move |()| editor.line())/>
            <CopyButton label=t!("copy-link") text=link/>
            {is_graded.then(|| view! { <a class="button" href=with_game(Page::Review)>{t!("assistant-to-review")}</a> })}
            <a class="button" href=with_game(Page::Break)>{t!("assistant-to-break")}</a>
        </div>
    }
}

#[component]
fn Choice(strategy: Memo<String>, consistent: Memo<bool>, rules: Rules) -> impl IntoView {
    let route = Route::of_app();
    let choose = Callback::new(move |name: String| {
        let fragment = route.fragment.get_untracked();
        route.replace(&if name.is_empty() { fragment.without("strategy") } else { fragment.with("strategy", name) });
    });
    let set_consistent = move |event| {
        let fragment = route.fragment.get_untracked();
        let on = event_target_checked(&event);
        route.replace(&fragment.switched("consistent", on));
    };
    let free = move || consistent.get() && strategy.with(|strategy| strategy == OPTIMAL);
    view! {
        <details class="panel">
            <summary>{t!("assistant-how")}</summary>
            <StrategyChoice rules chosen=strategy on_choose=choose unnamed=t!("strength-best")/>
            <label class="check">
                <input type="checkbox" prop:checked=consistent on:change=set_consistent/>
                {t!("assistant-consistent")}
            </label>
            {move || free().then(|| view! { <p class="hint">{t!("assistant-optimal-any")}</p> })}
        </details>
    }
}
