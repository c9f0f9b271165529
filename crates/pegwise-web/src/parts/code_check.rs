use super::{CodeEntry, CodePegs, Problem, RepairButton, explain_notation, explain_turn};
use crate::focus;
use crate::game_editor::GameEditor;
use crate::link::Fragment;
use crate::record;
use crate::route::Route;
use crate::t;
use leptos::prelude::*;
use pegwise::notation::Alphabet;
use pegwise::{Code, InvalidTurn, Rules};

const CHECKED: &str = "checked";

pub(crate) fn read_secret(fragment: &Fragment, rules: &Rules) -> Result<Option<Code>, String> {
    let code = fragment.get("secret").map(|text| Alphabet::canonical().read_code(rules, text)).transpose();
    code.map_err(|error| t!("assistant-no-secret", problem = explain_notation(&error)))
}

#[component]
pub(crate) fn CodeCheck(editor: GameEditor) -> impl IntoView {
    let route = Route::of_app();
    let rules = editor.rules();
    let problem = RwSignal::new(None);
    let own = rules.clone();
    let secret = Memo::new(move |_| route.fragment.with(|fragment| read_secret(fragment, &own)));
    let checked = rules.clone();
    let tell = Callback::new(move |code: Code| {
        if let Err(reason) = checked.check_code(&code) {
            return problem.set(Some(explain_turn(&InvalidTurn::Guess { guess: code, reason })));
        }
        problem.set(None);
        route.replace(&route.fragment.get_untracked().with("secret", &code));
        focus::on(format!("#{CHECKED}"));
    });
    view! {
        {move || match secret.get() {
            Ok(Some(code)) => view! { <Known editor code/> }.into_any(),
            Ok(None) => view! { <CodeEntry rules=rules.clone() label=t!("assistant-the-code") submit=t!("assistant-check") on_code=tell secret=true/> }.into_any(),
            Err(text) => view! {
                <Problem text/>
                <CodeEntry rules=rules.clone() label=t!("assistant-the-code") submit=t!("assistant-check") on_code=tell secret=true/>
            }.into_any(),
        }}
        {move || problem.get().map(|text: String| view! { <Problem text/> })}
    }
}

#[component]
fn Known(editor: GameEditor, code: Code) -> impl IntoView {
    let route = Route::of_app();
    let shown = RwSignal::new(false);
    let pegs = code.clone();
    let wrong = move || {
        editor.record.with(|game| game.as_ref().map_or_else(Vec::new, |game| record::wrong_answers(game, &code)))
    };
    let result = move || {
        let wrong = wrong();
        let repairs =
            wrong.iter().map(|answer| view! { <li><RepairButton editor answers=vec![*answer]/></li> }).collect_view();
        view! {
            <p id=CHECKED tabindex="-1">{t!("assistant-wrong-answers", answers = wrong.len())}</p>
            <ul class="repairs" role="list">{repairs}</ul>
            {(wrong.len() > 1).then(move || view! {
                <button type="button" on:click=move |_| editor.correct(&wrong)>{t!("assistant-correct-all")}</button>
            })}
        }
    };
    view! {
        {move || shown.get().then(|| view! { <p><CodePegs code=pegs.clone()/></p> })}
        {result}
        <div class="buttons">
            <button type="button" aria-pressed=move || shown.get().to_string() on:click=move |_| shown.update(|shown| *shown = !*shown)>
                {t!("assistant-show-code")}
            </button>
            <button type="button" on:click=move |_| route.replace(&route.fragment.get_untracked().without("secret").without("auto"))>
                {t!("assistant-forget-code")}
            </button>
        </div>
    }
}
