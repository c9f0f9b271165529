use super::codes_left;
use crate::game_editor::{GameEditor, NEXT};
use crate::peg_style;
use crate::t;
use leptos::prelude::*;
use pegwise::WrongAnswer;
use pegwise::shapes::{self, Diagnosis};

/// What is wrong with answers that no code fits, and one button for each repair.
#[component]
pub(crate) fn ClashPanel(editor: GameEditor) -> impl IntoView {
    let content = move || match (editor.contradiction(), editor.never_given()) {
        (Some(diagnosis), _) => contradiction(editor, diagnosis),
        (None, Some((row, possible))) => never_given(editor, row, &possible),
        _ => refuted(editor, editor.refuted()),
    };
    let heading = move || clash_heading(editor.contradiction().as_ref());
    view! {
        <section class="panel clash-panel" aria-labelledby=NEXT>
            <h2 id=NEXT tabindex="-1">{heading}</h2>
            {content}
        </section>
    }
}

/// That answers contradict each other, or may do so.
pub(crate) fn clash_heading(diagnosis: Option<&Diagnosis>) -> String {
    match diagnosis {
        Some(diagnosis) if !diagnosis.proved => t!("assistant-clash-perhaps"),
        _ => t!("assistant-clash"),
    }
}

/// Which rows clash, and how many answers are wrong.
pub(crate) fn clash_in_words(diagnosis: &Diagnosis) -> String {
    if !diagnosis.proved {
        return t!("assistant-not-found");
    }
    let rows: Vec<String> = diagnosis.clash.iter().map(ToString::to_string).collect();
    let which = match rows.as_slice() {
        [rest @ .., last] if !rest.is_empty() => {
            t!("assistant-clash-rows", rows = rest.join(", "), last = last.as_str())
        }
        _ => t!("assistant-clash-row", row = rows.join(", ")),
    };
    format!("{which} {}", t!("assistant-wrong", answers = diagnosis.wrong_answers_at_least))
}

fn contradiction(editor: GameEditor, diagnosis: Diagnosis) -> AnyView {
    let repair = |repair: shapes::Repair| {
        let wrong = |answer: &shapes::WrongAnswer| editor.wrong_answer(answer.row, &answer.feedback);
        let answers = repair.answers.iter().map(wrong).collect::<Option<_>>()?;
        let codes = codes_left(repair.candidates, repair.estimate);
        Some(view! { <li><RepairButton editor answers codes/></li> })
    };
    let answers = diagnosis.wrong_answers_at_least;
    let found = match (diagnosis.repairs.is_empty(), diagnosis.complete) {
        (true, _) => t!("assistant-no-repair"),
        (false, true) => t!("assistant-repairs", answers = answers),
        (false, false) => t!("assistant-repairs-found", answers = answers),
    };
    let more = diagnosis.repair_count.saturating_sub(diagnosis.repairs.len());
    view! {
        <p>{clash_in_words(&diagnosis)}</p>
        <p>{found}</p>
        <ul class="repairs" role="list">{diagnosis.repairs.into_iter().filter_map(repair).collect_view()}</ul>
        {(more > 0).then(|| view! { <p class="hint">{t!("assistant-more-repairs", more = more)}</p> })}
    }
    .into_any()
}

/// A row, from 1, whose answer no code gives, whatever the others say.
fn never_given(editor: GameEditor, row: usize, possible: &[String]) -> AnyView {
    let repairs = possible.iter().filter_map(|right| {
        let answers = vec![editor.wrong_answer(row, right)?];
        Some(view! { <li><RepairButton editor answers/></li> })
    });
    view! {
        <p>{t!("failure-never", row = row, possible = possible.join(", "))}</p>
        <ul class="repairs" role="list">{repairs.collect_view()}</ul>
    }
    .into_any()
}

/// The answers that the code that was found does not give.
fn refuted(editor: GameEditor, answers: Vec<WrongAnswer>) -> AnyView {
    let repairs =
        answers.iter().map(|answer| view! { <li><RepairButton editor answers=vec![*answer]/></li> }).collect_view();
    view! {
        <p>{t!("assistant-wrong-answers", answers = answers.len())}</p>
        <ul class="repairs" role="list">{repairs}</ul>
    }
    .into_any()
}

/// A button that corrects answers.
#[component]
pub(crate) fn RepairButton(
    editor: GameEditor,
    answers: Vec<WrongAnswer>,
    /// How many codes are then possible, if that is known.
    #[prop(optional, into)]
    codes: Option<String>,
) -> impl IntoView {
    let guess = |row: usize| {
        editor.record.with_untracked(|record| Some(peg_style::write(&record.as_ref()?.history.get(row)?.guess)))
    };
    let line = |answer: &WrongAnswer| {
        let text = t!(
            "assistant-repair",
            row = answer.row + 1,
            guess = guess(answer.row).unwrap_or_default(),
            said = answer.said.to_string(),
            right = answer.right.to_string()
        );
        view! { <span>{text}</span>" " }
    };
    let lines = answers.iter().map(line).collect_view();
    view! {
        <button type="button" on:click=move |_| editor.correct(&answers)>
            {lines}
            {codes.map(|codes| view! { <span class="aside">{codes}</span> })}
        </button>
    }
}
