use super::further::Further;
use super::next::{Next, say};
use crate::game_editor::{GameEditor, NEXT};
use crate::link::Fragment;
use crate::parts::{
    ClashPanel, Legend, OwnColors, Problem, RowEditor, Rows, describe, explain_failure, read_strategy, use_advice,
};
use crate::route::{Page, Route};
use crate::{strategy, t};
use leptos::prelude::*;
use pegwise::Status;

#[component]
pub(super) fn Table() -> impl IntoView {
    let route = Route::of_app();
    let editor = GameEditor::of_page();
    let rules = editor.rules();
    let status = Memo::new(move |_| match editor.status() {
        // Physical boards differ in their number of rows, so the limit is ignored.
        Status::Lost => Status::Open { left: None },
        status => status,
    });
    let own = rules.clone();
    let strategy = Memo::new(move |_| {
        route.fragment.with(|fragment| {
            let is_named = fragment.get("strategy").is_some_and(|name| !name.is_empty());
            is_named.then(|| read_strategy(fragment, &own).ok()).flatten().unwrap_or_default()
        })
    });
    let only_consistent = Memo::new(move |_| route.fragment.with(|fragment| fragment.has("consistent")));
    let open = Memo::new(move |_| matches!(status.get(), Status::Open { .. }) && editor.is_open());
    let own = rules.clone();
    let name = move || match strategy.get() {
        name if !only_consistent.get() => name,
        name if name.is_empty() => strategy::consistent(&strategy::usual(&own), &own),
        name => strategy::consistent(&name, &own),
    };
    let sought = Memo::new(move |_| open.get().then(|| (editor.line(), name())));
    let advice = use_advice(move || sought.get());
    say(editor, advice);
    editor.keep_up(status);
    let is_begun = Memo::new(move |_| editor.is_begun());
    let (next_rules, further) = (rules.clone(), rules.clone());
    let next = move || match status.get() {
        Status::Contradiction => view! { <ClashPanel editor/> }.into_any(),
        Status::Won { .. } => {
            view! { <section class="panel"><h2 id=NEXT tabindex="-1">{t!("assistant-found")}</h2></section> }.into_any()
        }
        _ => view! { <Next editor advice sought rules=next_rules.clone()/> }.into_any(),
    };
    view! {
        <p class="about">{describe(&rules)}". "<a href=Page::Assistant.href(&Fragment::default())>{t!("assistant-other-board")}</a></p>
        <div class="desk">
            <div>
                <Rows editor/>
                <Legend told=rules.feedback_kind()/>
                {move || editor.problem.get().map(|text: String| view! { <Problem text/> })}
                {move || editor.obstacle().map(|failure| view! {
                    <Problem text=explain_failure(&failure)><p>{t!("assistant-too-large")}</p></Problem>
                })}
                {move || editor.is_unknown().then(|| view! { <p class="hint">{t!("codes-left-unknown")}</p> })}
                <RowEditor editor guesses=true/>
                <div hidden=move || editor.edited.get().is_some()>{next}</div>
                <div class="buttons tools" hidden=move || !is_begun.get()>
                    <button type="button" disabled=move || !editor.can_undo() on:click=move |_| editor.undo()>{t!("undo")}</button>
                </div>
            </div>
            <div>
                {move || is_begun.get().then(|| view! { <Further editor status open strategy consistent=only_consistent rules=further.clone()/> })}
                <OwnColors rules/>
            </div>
        </div>
    }
}
