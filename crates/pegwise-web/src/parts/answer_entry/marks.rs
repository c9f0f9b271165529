//! A mark for each peg, tapped below it.

use super::{Fields, read_text};
use crate::live_region::announce;
use crate::parts::CodePegs;
use crate::parts::peg::{class_of_mark, meaning_of_mark};
use crate::t;
use leptos::prelude::*;
use pegwise::{Code, Feedback, FeedbackParts, PegMark, Rules};

pub(super) fn marks(
    rules: &Rules,
    known: &'static [(PegMark, &'static str); 3],
    start: Option<Feedback>,
    guess: Option<Code>,
) -> Fields {
    let rules = rules.clone();
    let pegs = rules.pegs();
    let started = match start.map(Feedback::parts) {
        Some(FeedbackParts::Marks(marks)) => marks.into_iter().map(Some).collect(),
        _ => vec![None; pegs],
    };
    let marks: Vec<RwSignal<Option<PegMark>>> = started.into_iter().map(RwSignal::new).collect();
    let button = |(peg, mark): (usize, &RwSignal<Option<PegMark>>)| {
        let mark = *mark;
        let name = move || {
            let meaning = mark.get().map_or_else(|| t!("hole-empty"), meaning_of_mark);
            t!("hole", number = peg + 1, peg = meaning)
        };
        let tap = move |_| {
            mark.update(|mark| *mark = Some(next(known, *mark)));
            announce(untrack(name));
        };
        view! {
            <button type="button" class="key-hole" aria-label=name on:click=tap>
                {move || match mark.get() {
                    Some(mark) => view! { <span class=class_of_mark(mark)></span> }.into_any(),
                    None => "?".into_any(),
                }}
            </button>
        }
    };
    let buttons = marks.iter().enumerate().map(button).collect_view();
    let view = view! {
        <div class="asked marked" style:--pegs=pegs.to_string()>
            {guess.map(|code| view! { <CodePegs code/> })}
            <div class="key-holes" role="group" aria-label=t!("break-your-answer")>{buttons}</div>
        </div>
        <p class="hint">{t!("marks-tap")}</p>
    };
    let read = move || {
        let chosen: Option<String> = marks.iter().map(|mark| mark.get_untracked().map(PegMark::symbol)).collect();
        chosen.ok_or_else(|| t!("marks-missing")).and_then(|text| read_text(&rules, &text))
    };
    (view.into_any(), Box::new(read))
}

/// Taps go round; the mark for a right peg comes last.
fn next(known: &[(PegMark, &str); 3], mark: Option<PegMark>) -> PegMark {
    let at = mark.and_then(|mark| known.iter().position(|(own, _)| *own == mark));
    known[at.map_or(0, |at| (at + 1) % known.len())].0
}
