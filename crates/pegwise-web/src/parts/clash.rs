use crate::engine::{Clash, Failure};
use crate::entered::{Entered, NEXT};
use crate::{look, t};
use leptos::prelude::*;
use pegwise::notation::read_feedback;
use pegwise::{Feedback, Rules};

/// More repairs than this nobody reads; the likeliest come first.
const SHOWN: usize = 8;

/// What is wrong with answers that no code fits, and one button for each single correction.
#[component]
pub(crate) fn ClashPanel(entered: Entered) -> impl IntoView {
    let rules = entered.rules();
    let content = move || match (entered.clash(), entered.failure()) {
        (Some(clash), _) => Some(contradiction(entered, &rules, clash)),
        (None, Some(Failure::Never { row, possible })) => Some(never(entered, &rules, row, &possible)),
        _ => None,
    };
    view! {
        <section class="panel clash-panel" aria-labelledby=NEXT>
            <h2 id=NEXT tabindex="-1">{t!("assistant-clash")}</h2>
            {content}
        </section>
    }
}

fn contradiction(entered: Entered, rules: &Rules, clash: Clash) -> AnyView {
    let rows: Vec<String> = clash.rows.iter().map(|row| (row + 1).to_string()).collect();
    let which = match rows.as_slice() {
        [rest @ .., last] if !rest.is_empty() => {
            t!("assistant-clash-rows", rows = rest.join(", "), last = last.as_str())
        }
        _ => t!("assistant-clash-row", row = rows.join(", ")),
    };
    let more = clash.repairs.len().saturating_sub(SHOWN);
    let repair = |(row, answer, codes): (usize, String, usize)| {
        let right = read_feedback(rules, &answer).ok()?;
        Some(view! { <li><Repair entered row right codes/></li> })
    };
    let repairs = clash.repairs.into_iter().take(SHOWN).filter_map(repair).collect_view();
    let how = if clash.wrong == 1 { t!("assistant-repairs") } else { t!("assistant-no-repair") };
    view! {
        <p>{which}" "{t!("assistant-wrong", answers = clash.wrong)}</p>
        <p>{how}</p>
        <ul class="repairs" role="list">{repairs}</ul>
        {(more > 0).then(|| view! { <p class="hint">{t!("assistant-more-repairs", more = more)}</p> })}
    }
    .into_any()
}

/// A row whose answer no code gives, whatever the others say.
fn never(entered: Entered, rules: &Rules, row: usize, possible: &[String]) -> AnyView {
    let repairs = possible.iter().filter_map(|answer| {
        let right = read_feedback(rules, answer).ok()?;
        Some(view! { <li><Repair entered row right/></li> })
    });
    view! {
        <p>{t!("failure-never", row = row + 1, possible = possible.join(", "))}</p>
        <ul class="repairs" role="list">{repairs.take(SHOWN).collect_view()}</ul>
    }
    .into_any()
}

/// A button that corrects one answer.
#[component]
pub(crate) fn Repair(
    entered: Entered,
    /// From 0.
    row: usize,
    right: Feedback,
    /// How many codes are then possible, if that is known.
    #[prop(optional, into)]
    codes: Option<usize>,
) -> impl IntoView {
    let said = entered.record.with_untracked(|record| Some(record.as_ref()?.history.get(row)?.clone()));
    said.map(|turn| {
        let guess = look::write(&turn.guess);
        let text = t!(
            "assistant-repair",
            row = row + 1,
            guess = guess,
            said = turn.feedback.to_string(),
            right = right.to_string()
        );
        view! {
            <button type="button" on:click=move |_| { entered.correct(row, right); }>
                {text}
                {codes.map(|codes| view! { <span class="aside">{t!("codes-left", codes = codes)}</span> })}
            </button>
        }
    })
}
