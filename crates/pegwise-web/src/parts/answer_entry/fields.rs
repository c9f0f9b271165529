use super::{Fields, impossible, read_text};
use crate::{peg_style, t};
use leptos::prelude::*;
use pegwise::{Feedback, FeedbackParts, PegCount, Rules};
use pegwise_text::board;

pub(super) fn counts(rules: &Rules, told: &[PegCount], start: Option<Feedback>, name: &str) -> Fields {
    let own = board::counted(rules.feedback_kind());
    let (rules, pegs) = (rules.clone(), rules.pegs());
    let tells_blacks = told.contains(&PegCount::InPlace);
    let tells_whites = told != [PegCount::InPlace];
    let black = RwSignal::new(start.map(Feedback::black));
    let white = RwSignal::new(start.map(Feedback::white));
    let whites = if told == [PegCount::Anywhere] { t!("sum-pegs") } else { t!("white-pegs") };
    let (blacks, whites) = (own.clone().unwrap_or_else(|| t!("black-pegs")), own.unwrap_or(whites));
    let black_row = tells_blacks
        .then(|| view! { <Count name=format!("black-{name}") legend=blacks key="key black" most=pegs value=black/> });
    let white_row = tells_whites
        .then(|| view! { <Count name=format!("white-{name}") legend=whites key="key white" most=pegs value=white/> });
    let read = move || {
        // An incomplete answer would count as a false one. If all pegs are black, no white pegs need to be chosen.
        let (black, white) = (black.get_untracked(), white.get_untracked());
        if (tells_blacks && black.is_none()) || (tells_whites && white.is_none() && black != Some(pegs)) {
            return Err(t!("answer-missing"));
        }
        rules.feedback(black.unwrap_or(0), white.unwrap_or(0)).map_err(|reason| impossible(&reason))
    };
    (view! { {black_row} {white_row} }.into_any(), Box::new(read))
}

pub(super) fn attributes(rules: &Rules, start: Option<Feedback>, name: &str) -> Fields {
    let (rules, pegs) = (rules.clone(), rules.pegs());
    let started = match start.map(Feedback::parts) {
        Some(FeedbackParts::Attributes(answers)) => answers.map(Some),
        _ => [None; 2],
    };
    let numbers =
        started.map(|answer| [RwSignal::new(answer.map(Feedback::black)), RwSignal::new(answer.map(Feedback::white))]);
    let titles = if peg_style::has_shapes() {
        [t!("colors"), t!("shapes")]
    } else {
        [t!("attribute-first"), t!("attribute-second")]
    };
    let rows = numbers.into_iter().zip(titles).zip(["first", "second"]).map(|(([black, white], title), which)| {
        view! {
            <p class="attribute">{title}</p>
            <Count name=format!("black-{which}-{name}") legend=t!("key-in-place") key="key black" most=pegs value=black/>
            <Count name=format!("white-{which}-{name}") legend=t!("key-out-of-place") key="key white" most=pegs value=white/>
        }
    });
    let rows = rows.collect_view().into_any();
    let read = move || {
        let typed = numbers.map(|pair| pair.map(|number| number.get_untracked()));
        let [Some(a), Some(b), Some(c), Some(d)] = [typed[0][0], typed[0][1], typed[1][0], typed[1][1]] else {
            return Err(t!("answer-missing"));
        };
        read_text(&rules, &format!("{a}.{b}/{c}.{d}"))
    };
    (rows, Box::new(read))
}

#[component]
fn Count(
    name: String,
    legend: String,
    key: &'static str,
    most: usize,
    value: RwSignal<Option<usize>>,
) -> impl IntoView {
    if most > 9 {
        return view! {
            <label class="count">
                <span class=key aria-hidden="true"></span>
                {legend}
                <input type="number" min="0" max=most prop:value=move || value.get().map_or_else(String::new, |count| count.to_string())
                    on:input=move |event| value.set(event_target_value(&event).parse().ok())/>
            </label>
        }
        .into_any();
    }
    let choice = move |number: usize| {
        view! {
            <label class="choice">
                <input type="radio" name=name.clone() value=number prop:checked=move || value.get() == Some(number) on:change=move |_| value.set(Some(number))/>
                <span>{number}</span>
            </label>
        }
    };
    view! {
        <fieldset class="count">
            <legend><span class=key aria-hidden="true"></span>{legend}</legend>
            <div class="choices">{(0..=most).map(choice).collect_view()}</div>
        </fieldset>
    }
    .into_any()
}
