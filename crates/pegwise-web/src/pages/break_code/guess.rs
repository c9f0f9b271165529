use super::says::says;
use crate::game_editor::{GameEditor, NEXT};
use crate::live_region::announce;
use crate::parts::{Advice, AnswerEntry, AnswerPegs, Suggestion, Thinking, Why, does, read_secret};
use crate::peg_style;
use crate::route::Route;
use crate::t;
use leptos::prelude::*;
use pegwise::{Code, Feedback, Rules, Turn};

#[component]
pub(super) fn GuessPanel(editor: GameEditor, advice: Advice, rules: Rules) -> impl IntoView {
    let route = Route::of_app();
    let own = rules.clone();
    let secret = Memo::new(move |_| route.fragment.with(|fragment| read_secret(fragment, &own).ok().flatten()));
    let number = move || editor.record.with(|record| record.as_ref().map_or(0, |record| record.history.len())) + 1;
    let doubt = RwSignal::new(None::<(Turn, Feedback)>);
    let told = rules.clone();
    let right = move |guess: &Code, secret: &Code| told.answer(guess, secret);
    let spoken = rules.clone();
    let answers = right.clone();
    Effect::new(move |_| {
        doubt.set(None);
        let Some(suggestion) = advice.suggestion() else { return };
        let Ok(guess) = spoken.read_guess(&suggestion.guess.guess) else { return };
        let fragment = route.fragment.get_untracked();
        match secret.get_untracked().filter(|_| fragment.has("auto")) {
            Some(secret) => answer_all(editor, route, Turn { feedback: answers(&guess, &secret), guess }),
            None if editor.changed.get_untracked() => {
                let says = untrack(|| says(editor, &suggestion.guess));
                announce(t!("break-guess-spoken", code = peg_style::spoken(&guess), says = says));
            }
            None => {}
        }
    });
    let thinking = rules.clone();
    let answer_panel = move |suggestion: Suggestion| {
        let guess = rules.read_guess(&suggestion.guess.guess).ok()?;
        let (given, check) = (guess.clone(), right.clone());
        let answer = Callback::new(move |feedback: Feedback| {
            let turn = Turn { guess: given.clone(), feedback };
            match secret.get_untracked().map(|secret| check(&given, &secret)).filter(|right| *right != feedback) {
                Some(right) => doubt.set(Some((turn, right))),
                None => {
                    editor.push(turn);
                }
            }
        });
        let (for_me, right) = (guess.clone(), right.clone());
        let helped = move || {
            let turn = Turn { feedback: right(&for_me, &secret.get()?), guess: for_me.clone() };
            let all = turn.clone();
            Some(view! {
                <div class="buttons">
                    <button type="button" on:click=move |_| { editor.push(turn.clone()); }>{t!("break-answer-for-me")}</button>
                    <button type="button" on:click=move |_| answer_all(editor, route, all.clone())>{t!("break-answer-all")}</button>
                </div>
            })
        };
        Some(view! {
            <p class="says">{untrack(|| says(editor, &suggestion.guess))}</p>
            {helped}
            <AnswerEntry rules=rules.clone() submit=t!("break-answer") guess name="answer" on_answer=answer/>
            <Why does=does(&suggestion.guess) suggestion rules=rules.clone()/>
        })
    };
    view! {
        <section class="panel" aria-labelledby=NEXT>
            <h2 id=NEXT tabindex="-1">{move || t!("break-guess-number", number = number())}</h2>
            {move || advice.is_thinking().then(|| view! {
                <p class="says thinking">{t!("break-thinking")}<span aria-hidden="true"><i></i><i></i><i></i></span></p>
            })}
            <Thinking advice rules=thinking game=Signal::derive(move || editor.line())/>
            {move || advice.suggestion().and_then(&answer_panel)}
            {move || doubt.get().map(|(turn, right)| view! { <Doubt editor turn right/> })}
        </section>
    }
}

fn answer_all(editor: GameEditor, route: Route, turn: Turn) {
    if editor.push(turn) {
        route.replace(&route.fragment.get_untracked().with("auto", ""));
    }
}

#[component]
fn Doubt(editor: GameEditor, turn: Turn, right: Feedback) -> impl IntoView {
    let told = editor.rules().feedback_kind();
    let corrected = Turn { feedback: right, ..turn.clone() };
    let said = turn.feedback.to_string();
    view! {
        <div class="problem" role="alert">
            <p>{t!("break-doubt", right = right.to_string(), said = said.clone())}" "<AnswerPegs feedback=right told/></p>
            <div class="buttons">
                <button type="button" on:click=move |_| { editor.push(corrected.clone()); }>{t!("break-take-right", right = right.to_string())}</button>
                <button type="button" on:click=move |_| { editor.push(turn.clone()); }>{t!("break-keep-said", said = said)}</button>
            </div>
        </div>
    }
}
