use super::{AnswerPegs, CodePegs, codes_left};
use crate::game_editor::{GameEditor, NEXT};
use crate::peg_style;
use crate::t;
use leptos::prelude::*;
use pegwise::api::{self, Diagnosis};
use pegwise::{Rules, WrongAnswer};

const SHOWN: usize = 6;

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

pub(crate) fn clash_heading(diagnosis: Option<&Diagnosis>) -> String {
    match diagnosis {
        Some(diagnosis) if !diagnosis.proved => t!("assistant-clash-perhaps"),
        _ => t!("assistant-clash"),
    }
}

pub(crate) fn clash_in_words(diagnosis: &Diagnosis, rules: &Rules) -> String {
    if !diagnosis.proved {
        return t!("assistant-not-found");
    }
    if rules.allows_lies() {
        return t!("assistant-clash-lies", lies = rules.lies(), answers = diagnosis.wrong_answers_at_least);
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
    let repair = |repair: api::Repair| {
        let wrong = |answer: &api::WrongAnswer| editor.wrong_answer(answer.row, &answer.feedback);
        let answers = repair.answers.iter().map(wrong).collect::<Option<Vec<_>>>()?;
        Some((answers, codes_left(repair.candidates, repair.estimate)))
    };
    let answers = diagnosis.wrong_answers_at_least;
    let found = match (diagnosis.repairs.is_empty(), diagnosis.complete) {
        (true, _) => t!("assistant-no-repair"),
        (false, true) => t!("assistant-repairs", answers = answers),
        (false, false) => t!("assistant-repairs-found", answers = answers),
    };
    let in_words = clash_in_words(&diagnosis, &editor.rules());
    let repairs = StoredValue::new(diagnosis.repairs.into_iter().filter_map(repair).collect::<Vec<_>>());
    let count = repairs.with_value(Vec::len);
    let shown = RwSignal::new(SHOWN);
    let list = move || {
        let repairs = repairs.with_value(|repairs| repairs.iter().take(shown.get()).cloned().collect::<Vec<_>>());
        repairs
            .into_iter()
            .map(|(answers, codes)| view! { <li><RepairButton editor answers codes/></li> })
            .collect_view()
    };
    view! {
        <p>{in_words}</p>
        <p>{found}</p>
        <ul class="repairs" role="list">{list}</ul>
        <button type="button" hidden=move || count <= shown.get() on:click=move |_| shown.update(|shown| *shown += 4 * SHOWN)>
            {move || t!("assistant-more-repairs", more = count.saturating_sub(shown.get()))}
        </button>
    }
    .into_any()
}

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

fn refuted(editor: GameEditor, answers: Vec<WrongAnswer>) -> AnyView {
    let repairs =
        answers.iter().map(|answer| view! { <li><RepairButton editor answers=vec![*answer]/></li> }).collect_view();
    view! {
        <p>{t!("assistant-wrong-answers", answers = answers.len())}</p>
        <ul class="repairs" role="list">{repairs}</ul>
    }
    .into_any()
}

#[component]
pub(crate) fn RepairButton(
    editor: GameEditor,
    answers: Vec<WrongAnswer>,
    #[prop(optional, into)] codes: Option<String>,
) -> impl IntoView {
    let rules = editor.rules();
    let guess =
        |row: usize| editor.record.with_untracked(|record| Some(record.as_ref()?.history.get(row)?.guess.clone()));
    let in_words = |answer: &WrongAnswer| {
        t!(
            "assistant-repair",
            row = answer.row + 1,
            guess = guess(answer.row).as_ref().map(peg_style::write).unwrap_or_default(),
            said = answer.said.to_string(),
            right = answer.right.to_string()
        )
    };
    let line = |answer: &WrongAnswer| {
        let (told, pegs, row) = (rules.feedback_kind(), rules.pegs(), answer.row + 1);
        view! {
            <span class="repair">
                <span>{t!("row")}" "{row}</span>
                {guess(answer.row).map(|code| view! { <CodePegs code/> })}
                <s>{answer.said.known().map(|said| view! { <AnswerPegs feedback=said told pegs/> })}</s>
                <span class="to">"→"<AnswerPegs feedback=answer.right told pegs/></span>
            </span>
        }
    };
    let lines = answers.iter().map(line).collect_view();
    let spoken: Vec<String> = answers.iter().map(in_words).chain(codes.clone()).collect();
    view! {
        <button type="button" on:click=move |_| editor.correct(&answers)>
            <span class="unseen">{spoken.join(" ")}</span>
            <span aria-hidden="true">{lines}{codes.map(|codes| view! { <span class="aside">{codes}</span> })}</span>
        </button>
    }
}
