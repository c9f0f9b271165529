use super::peg::{class_of_mark, meaning_of_mark};
use crate::{peg_style, t};
use leptos::prelude::*;
use pegwise::{AnswerForm, FeedbackKind, PegCount};
use pegwise_text::board;

#[component]
pub(crate) fn Legend(told: FeedbackKind) -> impl IntoView {
    let key = |class: &'static str, text: String| view! { <span><span class=class aria-hidden="true"></span>" "{text}</span> };
    let named = |peg: usize, meaning: String| match peg_style::own_words() {
        Some(words) => t!("key-named", word = words[peg].as_str(), meaning = meaning),
        None => meaning,
    };
    let count = |&count: &PegCount| match count {
        PegCount::InPlace => (0, "key black", t!("key-black")),
        PegCount::Elsewhere => (1, "key white", t!("key-white")),
        PegCount::Anywhere => (1, "key white", t!("sum-pegs")),
    };
    let keys = match told.form() {
        AnswerForm::Counts(counts) => {
            let named = |(peg, class, meaning)| {
                let meaning = board::counted(told).unwrap_or(meaning);
                key(class, if told.tells_two_numbers() { named(peg, meaning) } else { meaning })
            };
            counts.iter().map(count).map(named).collect()
        }
        AnswerForm::Marks(marks) => {
            marks.iter().rev().map(|&(mark, _)| key(class_of_mark(mark), meaning_of_mark(mark))).collect()
        }
        AnswerForm::Pairs => vec![key("key black", t!("key-in-place")), key("key white", t!("key-out-of-place"))],
    };
    let more = (told.form() == AnswerForm::Pairs)
        .then(|| if peg_style::has_shapes() { t!("key-shapes") } else { board::told(told) });
    let more = more.map(|more| view! { <span>{more}</span> });
    view! { <p class="legend">{keys}{more}</p> }
}
