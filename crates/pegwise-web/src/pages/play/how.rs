use super::{Held, SecretSource};
use crate::parts::{AnswerPegs, CodePegs};
use crate::{peg_style, t};
use leptos::prelude::*;
use pegwise::{FeedbackKind, Rules};
use web_sys::Element;

/// The instructions are open at first for a challenge and for people without a finished game, except on the start page.
#[component]
pub(super) fn HowToPlay(rules: Rules, held: Memo<Held>, is_new: bool, is_begun: Signal<bool>) -> impl IntoView {
    let is_sent = held
        .with_untracked(|held| held.table().is_some_and(|table| matches!(table.source, SecretSource::Challenge(_))));
    let is_evil =
        held.with_untracked(|held| held.table().is_some_and(|table| matches!(table.source, SecretSource::Evil(_))));
    let (pegs, colors) = (rules.pegs(), rules.colors());
    let may_lie = rules.allows_lies();
    let about = match (is_evil, may_lie) {
        (true, true) => t!("how-evil-lies", pegs = pegs, colors = colors),
        (true, false) => t!("how-evil", pegs = pegs, colors = colors),
        (false, _) => match peg_style::shapes().filter(|_| peg_style::has_shapes()) {
            Some(shapes) => t!("how-guess-pairs", pegs = pegs, colors = colors / shapes, shapes = shapes),
            None => t!("how-guess", pegs = pegs, colors = colors),
        },
    };
    let example = example(&rules);
    let is_open = RwSignal::new((is_new || is_sent) && !is_begun.get_untracked());
    Effect::new(move |_| {
        if is_begun.get() {
            is_open.set(false);
        }
    });
    let toggle = move |event: leptos::ev::Event| is_open.set(event_target::<Element>(&event).has_attribute("open"));
    view! {
        <details class="how" open=is_open on:toggle=toggle>
            <summary>{t!("how")}</summary>
            <p>{about}</p>
            {example}
            {may_lie.then(|| view! { <p>{t!("lies-about")}</p> })}
            <p>{t!("how-end", rows = rules.max_guesses())}</p>
        </details>
    }
}

fn example(rules: &Rules) -> Option<AnyView> {
    let board = Rules::classic();
    let (secret, guess) = (board.read_code("1442").ok()?, board.read_code("1234").ok()?);
    let told = rules.feedback_kind();
    let answer = board.answer(&guess, &secret);
    let part = |name: String, code: pegwise::Code| view! { <dt>{name}</dt><dd><CodePegs code/></dd> };
    (told == FeedbackKind::default()).then(|| {
        view! {
            <dl class="example">{part(t!("how-secret"), secret)}{part(t!("how-your-guess"), guess)}
                <dt>{t!("how-answer")}</dt><dd><AnswerPegs feedback=answer/></dd></dl>
            <ul>
                <li>{t!("how-black")}</li>
                <li>{t!("how-white")}</li>
                <li>{t!("how-order")}</li>
            </ul>
        }
        .into_any()
    })
}
