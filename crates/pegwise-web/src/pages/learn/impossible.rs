use super::example::{Examples, Keys, Played, choice};
use super::lesson::{Preference, Race, Rated, Step, chosen};
use super::prediction::{Choices, Told, example, judge};
use super::sheet::{Exercise, options, states};
use crate::link::Fragment;
use crate::parts::{AnswerPegs, CodePegs, Problem};
use crate::peg_style;
use crate::t;
use leptos::prelude::*;
use pegwise::Code;
use pegwise_text::number::decimal;

const DEFAULT: &str = "3x4 123:2.0";

const CHOICES: [(&str, Preference); 3] =
    [("possible", Preference::First), ("impossible", Preference::Second), ("same", Preference::Neither)];

#[component]
pub(super) fn Impossible() -> impl IntoView {
    let race = example(|fragment| Race::read(fragment, DEFAULT));
    view! {
        <p>{t!("learn-impossible-about")}</p>
        <p>{t!("learn-impossible-count")}</p>
        <Examples step=Step::Impossible examples=examples()/>
        {move || match race.get() {
            Ok(race) => view! { <Asked race/> }.into_any(),
            Err(text) => view! { <Problem text/> }.into_any(),
        }}
    }
}

fn examples() -> Vec<(String, Keys)> {
    let codes = |codes: usize| t!("codes-left", codes = codes);
    vec![
        (codes(9), &[("game", "3x4 123:2.0")]),
        (codes(7), &[("game", "3x4 112:1.0 121:1.0")]),
        (codes(12), &[("game", "3x4 123:1.0")]),
        (codes(5), &[("game", "3x4 112:0.2")]),
    ]
}

pub(super) fn exercises() -> Vec<Exercise> {
    let exercise = |state: Fragment| {
        let race = Race::read(&state, DEFAULT).ok()?;
        let (turns, left) = (race.turns.clone(), race.left.len());
        let asked = view! {
            <Played turns left/>
            {codes(&race.left)}
            {options(t!("learn-impossible-question"), choices(&race))}
        };
        Some(Exercise { asked: asked.into_any(), key: view! { {solution(&race)} <p>{moral(&race)}</p> }.into_any() })
    };
    states(examples()).filter_map(exercise).collect()
}

fn choices(race: &Race) -> Vec<(&'static str, AnyView)> {
    vec![
        ("possible", view! { {choice(&race.possible.guess)}" "{t!("learn-can-be")} }.into_any()),
        ("impossible", view! { {choice(&race.impossible.guess)}" "{t!("learn-cannot-be")} }.into_any()),
        ("same", t!("learn-equally-many").into_any()),
    ]
}

fn solution(race: &Race) -> String {
    let needs = |rated: &Rated| {
        let (guess, total) = (peg_style::write(&rated.guess), rated.total.to_string());
        t!("learn-needs", guess = guess, total = total, mean = decimal(rated.mean(), 2))
    };
    let all = t!("learn-for-all", codes = race.left.len());
    format!("{all} {} {}", needs(&race.possible), needs(&race.impossible))
}

fn moral(race: &Race) -> String {
    match race.winner() {
        Preference::First => t!("learn-race-possible"),
        Preference::Second => t!("learn-race-impossible"),
        Preference::Neither => t!("learn-race-same"),
    }
}

fn codes(codes: &[Code]) -> impl IntoView + use<> {
    let item = |code: &Code| view! { <li><CodePegs code=code.clone()/></li> };
    view! { <ul class="learn-codes" role="list">{codes.iter().map(item).collect_view()}</ul> }
}

#[component]
fn Asked(race: Race) -> impl IntoView {
    let right = race.winner();
    let shown = [peg_style::write(&race.possible.guess), peg_style::write(&race.impossible.guess)];
    let judged = judge(move |said| {
        let said = chosen(said, &CHOICES)?;
        let in_words = match said {
            Preference::First => shown[0].clone(),
            Preference::Second => shown[1].clone(),
            Preference::Neither => t!("learn-equally-many"),
        };
        Ok((said == right, in_words))
    });
    let (solution, choices, moral) = (solution(&race), choices(&race), moral(&race));
    let total = race.possible.total.to_string();
    view! {
        <Played turns=race.turns.clone() left=race.left.len()/>
        {codes(&race.left)}
        <Choices question=t!("learn-impossible-question") choices/>
        <Told judged solution>
            <p>{t!("learn-impossible-all", total = total)}</p>
            <p>{moral}</p>
            <div class="learn-two">
                <Cells rated=race.possible.clone()/>
                <Cells rated=race.impossible.clone()/>
            </div>
        </Told>
    }
}

#[component]
fn Cells(rated: Rated) -> impl IntoView {
    let (parts, largest) = (rated.histogram.parts(), rated.histogram.largest());
    let caption = t!("learn-split", guess = peg_style::write(&rated.guess), parts = parts, largest = largest);
    let row = |(answer, codes): (pegwise::Feedback, Vec<Code>)| {
        let pegs = codes.into_iter().map(|code| view! { <li><CodePegs code/></li> });
        view! {
            <tr>
                <th scope="row"><AnswerPegs feedback=answer/></th>
                <td><ul class="learn-codes" role="list">{pegs.collect_view()}</ul></td>
            </tr>
        }
    };
    view! {
        <table>
            <caption>{caption}</caption>
            <thead><tr><th scope="col">{t!("learn-answer")}</th><th scope="col">{t!("learn-codes")}</th></tr></thead>
            <tbody>{rated.cells.into_iter().map(row).collect_view()}</tbody>
        </table>
    }
}
