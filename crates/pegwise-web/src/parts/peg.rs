use crate::{peg_style, t};
use leptos::prelude::*;
use pegwise::{AnswerForm, Code, Color, Feedback, FeedbackKind, FeedbackParts, PegCount, PegMark};
use pegwise_text::board;

/// The maximum number of pegs of codes that take one line.
pub(crate) const SHORT: usize = 8;
const GROUP: usize = 5;

#[component]
pub(crate) fn CodePegs(code: Code, #[prop(optional)] marks: Vec<PegMark>) -> impl IntoView {
    let peg = |(at, (&color, symbol)): (usize, (&Color, String))| {
        let color = Some(color);
        let mark = marks.get(at).map_or_else(String::new, |mark| format!(" {}", class_of_tile(*mark)));
        let class = peg_style::class(color) + &mark;
        view! { <span class=class style:--paint=peg_style::paint(color)>{symbol}</span> }
    };
    let spoken = peg_style::spoken(&code);
    let mut pegs: Vec<_> = code.colors().iter().zip(peg_style::marks(&code)).enumerate().map(peg).collect();
    if code.pegs() <= SHORT {
        return view! { <span class="code" role="img" aria-label=spoken>{pegs}</span> }.into_any();
    }
    let mut groups = Vec::new();
    while !pegs.is_empty() {
        let group: Vec<_> = pegs.drain(..pegs.len().min(GROUP)).collect();
        groups.push(view! { <span class="group">{group}</span> });
    }
    view! { <span class="code long" role="img" aria-label=spoken>{groups}</span> }.into_any()
}

/// Sockets for the key pegs of an answer, as many as it can have, if it counts pegs and they fit in a tray.
#[component]
pub(crate) fn EmptyTray(told: FeedbackKind, pegs: usize) -> impl IntoView {
    let has_tray = pegs <= SHORT && matches!(told.form(), AnswerForm::Counts(_));
    has_tray.then(|| view! { <span class="answer-pegs tray" style:--of=pegs.to_string() aria-hidden="true">{keys(pegs, "key socket")}</span> })
}

fn keys(count: usize, class: &'static str) -> impl IntoView {
    (0..count).map(|_| view! { <span class=class></span> }).collect_view()
}

pub(super) fn class_of_mark(mark: PegMark) -> &'static str {
    match mark {
        PegMark::Right => "key black",
        PegMark::Elsewhere => "key white",
        PegMark::Wrong => "none",
        PegMark::Lower => "key down",
        PegMark::Higher => "key up",
    }
}

/// The look of a letter with this mark, on a tile and on a key.
pub(super) fn class_of_tile(mark: PegMark) -> &'static str {
    match mark {
        PegMark::Right => "right",
        PegMark::Elsewhere => "elsewhere",
        PegMark::Wrong => "nowhere",
        PegMark::Lower | PegMark::Higher => "",
    }
}

pub(super) fn meaning_of_mark(mark: PegMark) -> String {
    match mark {
        PegMark::Right => t!("key-right"),
        PegMark::Elsewhere => t!("key-elsewhere"),
        PegMark::Wrong => t!("key-wrong"),
        PegMark::Lower => t!("key-lower"),
        PegMark::Higher => t!("key-higher"),
    }
}

#[component]
pub(crate) fn AnswerPegs(
    feedback: Feedback,
    #[prop(optional)] told: FeedbackKind,
    #[prop(optional)] pegs: usize,
) -> impl IntoView {
    let spoken = peg_style::spoken_answer(told, feedback);
    let classes = match feedback.parts() {
        FeedbackParts::Counts { .. } => None,
        FeedbackParts::Marks(marks) => Some(marks.into_iter().map(class_of_mark).collect::<Vec<_>>()),
        FeedbackParts::Attributes(answers) => {
            let of = |answer: Feedback| {
                let (black, white) = (answer.black(), answer.white());
                [vec!["key black"; black], vec!["key white"; white], vec!["none"; usize::from(black + white == 0)]]
                    .concat()
            };
            let [first, second] = answers.map(of);
            Some([first, vec!["between"], second].concat())
        }
    };
    if let Some(classes) = classes {
        let keys = classes.into_iter().map(|class| view! { <span class=class></span> }).collect_view();
        return view! {
            <span class="answer" class:marks=matches!(told.form(), AnswerForm::Marks(_)) role="img" aria-label=spoken>
                <span class="answer-pegs">{keys}</span>
                <span class="answer-text">{feedback.to_string()}</span>
            </span>
        }
        .into_any();
    }
    let (black, white) = (feedback.black(), feedback.white());
    if pegs > SHORT {
        let count = |count: usize, class: &'static str| view! { <span><span class=class></span>{count}</span> };
        let blacks = (told.tells(PegCount::InPlace) || black > 0).then(|| count(black, "key black"));
        let tells_whites = told.tells(PegCount::Elsewhere) || told.tells(PegCount::Anywhere);
        let whites = (tells_whites || white > 0).then(|| count(white, "key white"));
        // With the dot, the copied text is an answer in the usual notation.
        let dot = (blacks.is_some() && whites.is_some()).then(|| view! { <span class="unseen">"."</span> });
        return view! { <span class="answer counts" role="img" aria-label=spoken>{blacks}{dot}{whites}</span> }
            .into_any();
    }
    // Without sockets, an answer without pegs gets a dash, because an empty place would look like a missing answer.
    let is_none = pegs == 0 && black + white == 0;
    let empty = pegs.saturating_sub(black + white);
    view! {
        <span class="answer" role="img" aria-label=spoken>
            <span class="answer-pegs" class:tray={pegs > 0} style:--of=pegs.to_string()>
                {keys(black, "key black")}{keys(white, "key white")}{keys(empty, "key socket")}
                {is_none.then(|| view! { <span class="none"></span> })}
            </span>
            <span class="answer-text">{feedback.to_string()}</span>
        </span>
    }
    .into_any()
}

#[component]
pub(crate) fn Legend(told: FeedbackKind) -> impl IntoView {
    let key = |class: &'static str, text: String| {
        // The words of a game, if it has any, name its pegs.
        let name = match class {
            "key black" if peg_style::own_words().is_none() => Some(t!("color-6")),
            "key white" if peg_style::own_words().is_none() => Some(t!("color-5")),
            _ => None,
        };
        let spoken = name.map(|name| view! { <span class="unseen">{name}": "</span> });
        view! { <span><span class=class aria-hidden="true"></span>" "{spoken}{text}</span> }
    };
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
