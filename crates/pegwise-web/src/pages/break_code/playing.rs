use super::ended::{Ended, end};
use super::guess::GuessPanel;
use crate::game_editor::GameEditor;
use crate::link::Fragment;
use crate::parts::{
    ClashPanel, CodeCheck, CopyButton, Legend, OwnColors, Problem, RowEditor, Rows, SHORT, StrengthChoice, describe,
    explain_failure, read_strategy, use_advice,
};
use crate::route::{Page, Route};
use crate::{strategy, t};
use leptos::prelude::*;
use pegwise::{AnswerForm, Status};

#[component]
pub(super) fn Playing() -> impl IntoView {
    let route = Route::of_app();
    let editor = GameEditor::of_page();
    let rules = editor.rules();
    let status = Memo::new(move |_| editor.status());
    let own = rules.clone();
    let strategy =
        Memo::new(move |_| route.fragment.with(|fragment| read_strategy(fragment, &own).unwrap_or_default()));
    let advice = use_advice(move || {
        let open = matches!(status.get(), Status::Open { .. }) && editor.is_open();
        open.then(|| {
            (
                editor.record.with_untracked(|record| record.as_ref().map(ToString::to_string)).unwrap_or_default(),
                strategy.get(),
            )
        })
    });
    Effect::new(move |_| {
        let known = editor.checked().is_some() || editor.is_unknown();
        let over = status.get().is_over();
        if known
            && over
            && editor.changed.get_untracked()
            && !route.fragment.with_untracked(|fragment| fragment.has("over"))
        {
            end(route);
        }
    });
    editor.keep_up(status);
    let choose =
        Callback::new(move |name: String| route.replace(&route.fragment.get_untracked().with("strategy", name)));
    let guess_rules = rules.clone();
    // On other boards, the keys of the answer say what they mean.
    let told = rules.feedback_kind();
    let is_long = rules.pegs() > SHORT || !matches!(told.form(), AnswerForm::Counts(_));
    let next = move || match status.get() {
        Status::Contradiction => view! { <ClashPanel editor/> }.into_any(),
        Status::Won { .. } | Status::Lost => view! { <Ended editor/> }.into_any(),
        Status::Open { .. } => view! { <GuessPanel editor advice rules=guess_rules.clone()/> }.into_any(),
    };
    view! {
        <p class="about">{describe(&rules)}" · "{move || strategy.with(|chosen| strategy::strength(chosen).unwrap_or_else(|| strategy::name(chosen)))}</p>
        <div class="desk"><div>
        <Rows editor/>
        {move || (is_long || status.get() == Status::Contradiction).then(|| view! { <Legend told/> })}
        {move || editor.problem.get().map(|text: String| view! { <Problem text/> })}
        {move || editor.obstacle().map(|failure| view! {
            <Problem text=explain_failure(&failure)><p>{t!("break-too-large")}</p></Problem>
        })}
        {move || editor.is_unknown().then(|| view! { <p class="hint">{t!("codes-left-unknown")}</p> })}
        <RowEditor editor/>
        <div hidden=move || editor.edited.get().is_some() || editor.obstacle().is_some()>{next}</div>
        <div class="buttons tools">
            <button type="button" disabled=move || !editor.can_undo() on:click=move |_| editor.undo()>{t!("undo")}</button>
            <a class="button" href=Page::Break.href(&Fragment::default())>{t!("play-another")}</a>
        </div>
        </div><div>
        <details class="panel" open=route.fragment.with_untracked(|fragment| fragment.has("secret"))>
            <summary>{t!("break-reveal")}</summary>
            <p>{t!("break-reveal-about")}</p>
            <CodeCheck editor/>
        </details>
        <OwnColors rules=rules.clone()/>
        <details class="panel">
            <summary>{t!("break-more")}</summary>
            <StrengthChoice rules=rules.clone() chosen=strategy on_choose=choose/>
            <div class="buttons">
                <CopyButton label=t!("copy-game") text=Callback::new(move |()| editor.line())/>
                <CopyButton label=t!("copy-link") text=Callback::new(move |()| Page::Break.href(&route.fragment.get_untracked().without("secret")))/>
                <a class="button" href=move || Page::Assistant.href(&Fragment::default().with("game", editor.line()))>{t!("break-to-assistant")}</a>
            </div>
        </details>
        </div></div>
    }
}
