use crate::engine::Suggestion;
use crate::entered::{Entered, NEXT};
use crate::look;
use crate::parts::{Advice, AnswerEntry, CodeEntry, CodePegs, Problem, Suggested, Thinking, explain_turn};
use crate::t;
use leptos::prelude::*;
use pegwise::{Code, Feedback, InvalidTurn, Rules, Turn};

/// The next row: what is suggested, which guess was made, and what was answered.
#[component]
pub(super) fn Next(entered: Entered, advice: Advice, rules: Rules) -> impl IntoView {
    // The guess that waits for its answer.
    let made = RwSignal::new(None::<Code>);
    let problem = RwSignal::new(None);
    let number = move || entered.record.with(|record| record.as_ref().map_or(0, |record| record.history.len())) + 1;
    let checked = rules.clone();
    let make = Callback::new(move |guess: Code| match checked.check_guess(&guess) {
        Ok(()) => {
            problem.set(None);
            made.set(Some(guess));
            look::focus(NEXT);
        }
        Err(reason) => problem.set(Some(explain_turn(&InvalidTurn::Guess { guess, reason }))),
    });
    let answer = Callback::new(move |feedback: Feedback| {
        let Some(guess) = made.get_untracked() else { return };
        if entered.push(Turn { guess, feedback }) {
            made.set(None);
        }
    });
    let (answered, thinking, suggested) = (rules.clone(), rules.clone(), rules.clone());
    let advised = move || {
        let suggestion = advice.suggestion()?;
        let guess = suggested.read_guess(&suggestion.guess).ok()?;
        Some(view! {
            <Suggested suggestion rules=suggested.clone()/>
            <button type="button" class="main" on:click=move |_| make.run(guess.clone())>{t!("assistant-i-guess-this")}</button>
        })
    };
    let advised = StoredValue::new(advised);
    view! {
        <section class="panel" aria-labelledby=NEXT>
            <h2 id=NEXT tabindex="-1">{move || if made.with(Option::is_some) { t!("assistant-answer-to", number = number()) } else { t!("assistant-guess-number", number = number()) }}</h2>
            {move || match made.get() {
                Some(guess) => view! {
                    <p><CodePegs code=guess/></p>
                    <AnswerEntry rules=answered.clone() submit=t!("assistant-enter-row") name="answer" on_answer=answer/>
                    <button type="button" on:click=move |_| { made.set(None); look::focus(NEXT); }>{t!("assistant-other-guess")}</button>
                }.into_any(),
                None => {
                    let rules = thinking.clone();
                    view! {
                        <Thinking advice rules=rules.clone() game=Signal::derive(move || entered.line())/>
                        {move || advised.with_value(|advised| advised())}
                        {move || { number(); view! { <CodeEntry rules=rules.clone() label=t!("assistant-own-guess") submit=t!("assistant-take-guess") on_code=make/> } }}
                        {move || problem.get().map(|text: String| view! { <Problem text/> })}
                    }.into_any()
                }
            }}
        </section>
    }
}

/// A suggestion as it is spoken.
pub(super) fn spoken(suggestion: &Suggestion, rules: &Rules) -> String {
    let guess =
        rules.read_guess(&suggestion.guess).map_or_else(|_| suggestion.guess.clone(), |guess| look::spoken(&guess));
    t!("assistant-suggestion-spoken", code = guess)
}
