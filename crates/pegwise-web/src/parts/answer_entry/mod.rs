//! The form for an answer to a guess. Key pegs and marks are tapped; on longer rows, and for pairs, numbers are chosen.

mod fields;
mod marks;
mod tray;

use super::{CodePegs, Problem, SHORT, explain_answer, explain_problem};
use crate::t;
use leptos::html::Form;
use leptos::prelude::*;
use pegwise::notation::Alphabet;
use pegwise::{AnswerForm, Code, Feedback, ImpossibleFeedback, Rules};
use tray::Tray;

type Fields = (AnyView, Box<dyn Fn() -> Result<Feedback, String>>);

#[component]
pub(crate) fn AnswerEntry(
    rules: Rules,
    #[prop(into)] submit: String,
    on_answer: Callback<Feedback>,
    /// The guess, unless it is shown elsewhere.
    #[prop(default = None, into)]
    guess: Option<Code>,
    #[prop(default = None)] start: Option<Feedback>,
    /// An exercise does not offer the winning answer.
    #[prop(optional)]
    is_exercise: bool,
    #[prop(optional, into)] name: String,
) -> impl IntoView {
    let win = rules.win();
    let problem = RwSignal::new(None);
    let above = |guess: Option<Code>| guess.map(|code| view! { <p><CodePegs code/></p> });
    let mut keys = None;
    let (rows, read) = match rules.feedback_kind().form() {
        AnswerForm::Counts(told) if rules.pegs() <= SHORT => {
            let tray = Tray::new(&rules, told, start);
            keys = Some(tray);
            tray.fields(guess)
        }
        AnswerForm::Counts(told) => {
            let (fields, read) = fields::counts(&rules, told, start, &name);
            (view! { {above(guess)} {fields} }.into_any(), read)
        }
        AnswerForm::Marks(known) => marks::marks(&rules, known, start, guess),
        AnswerForm::Pairs => {
            let (fields, read) = fields::attributes(&rules, start, &name);
            (view! { {above(guess)} {fields} }.into_any(), read)
        }
    };
    let read = StoredValue::new_local(read);
    let hand_in = move || match read.with_value(|read| read()) {
        Ok(feedback) => {
            problem.set(None);
            on_answer.run(feedback);
        }
        Err(reason) => problem.set(Some(reason)),
    };
    let form: NodeRef<Form> = NodeRef::new();
    if let Some(tray) = keys {
        tray.hear_keys(form, hand_in);
    }
    let submitted = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        hand_in();
    };
    view! {
        <form class="answer-entry" node_ref=form on:submit=submitted>
            {rows}
            {move || problem.get().map(|text: String| view! { <Problem text/> })}
            <div class="buttons">
                <button type="submit" class:main=move || !keys.is_some_and(Tray::is_empty)>{submit}</button>
                {(!is_exercise).then(|| view! { <button type="button" on:click=move |_| on_answer.run(win)>{t!("all-right")}</button> })}
            </div>
        </form>
    }
}

fn impossible(reason: &ImpossibleFeedback) -> String {
    t!("turn-answer", reason = explain_answer(reason))
}

fn read_text(rules: &Rules, text: &str) -> Result<Feedback, String> {
    Alphabet::canonical().read_feedback(rules, text).map_err(|error| explain_problem(&error.problem))
}
