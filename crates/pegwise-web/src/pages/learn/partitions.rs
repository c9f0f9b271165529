use super::example::{Examples, Keys, Played, choice};
use super::focus_later;
use super::lesson::{Contest, Preference, Rated, Step, chosen, written};
use super::prediction::{Choices, Told, change, example, judge};
use super::sheet::{Exercise, options, states};
use crate::link::Fragment;
use crate::parts::{AnswerPegs, Bar, CodeEntry, CodePegs, Problem};
use crate::peg_style;
use crate::route::Route;
use crate::t;
use leptos::prelude::*;
use pegwise::{Code, Feedback, Heuristic};
use pegwise_text::number::decimal;
use std::collections::BTreeSet;

const DEFAULT: [&str; 3] = ["3x4", "111", "123"];

const CHOICES: [(&str, Preference); 3] =
    [("a", Preference::First), ("b", Preference::Second), ("same", Preference::Neither)];

#[component]
pub(super) fn Partitions() -> impl IntoView {
    let contest = example(|fragment| Contest::read(fragment, DEFAULT));
    view! {
        <p>{t!("learn-partitions-about")}</p>
        <p>{t!("learn-partitions-small")}</p>
        <Examples step=Step::Partitions examples=examples()/>
        {move || match contest.get() {
            Ok(contest) => view! { <Asked contest/> }.into_any(),
            Err(text) => view! { <Problem text/> }.into_any(),
        }}
        <OwnGuesses contest/>
    }
}

fn examples() -> Vec<(String, Keys)> {
    let against = |first: &str, second: &str| t!("learn-against", first = written(first), second = written(second));
    vec![
        (against("111", "123"), &[("game", "3x4"), ("a", "111"), ("b", "123")]),
        (against("112", "123"), &[("game", "3x4"), ("a", "112"), ("b", "123")]),
        (against("123", "321"), &[("game", "3x4"), ("a", "123"), ("b", "321")]),
        (t!("learn-later"), &[("game", "3x4 112:1.0"), ("a", "133"), ("b", "341")]),
    ]
}

pub(super) fn exercises() -> Vec<Exercise> {
    let exercise = |state: Fragment| {
        let contest = Contest::read(&state, DEFAULT).ok()?;
        let Contest { turns, left, first, second } = contest.clone();
        let sums = [&first, &second].map(|rated| view! { <li>{sum(rated)}</li> }).collect_view();
        Some(Exercise {
            asked: view! { <Played turns left/> {options(t!("learn-partitions-question"), choices(&contest))} }
                .into_any(),
            key: view! { {solution(&contest)} <ul>{sums}</ul> }.into_any(),
        })
    };
    states(examples()).filter_map(exercise).collect()
}

fn choices(contest: &Contest) -> Vec<(&'static str, AnyView)> {
    let Contest { first, second, .. } = contest;
    vec![("a", choice(&first.guess)), ("b", choice(&second.guess)), ("same", t!("learn-alike").into_any())]
}

fn solution(contest: &Contest) -> String {
    let rated = [&contest.first, &contest.second];
    let [first, second] = rated.map(|rated| peg_style::write(&rated.guess));
    let [codes, others] = rated.map(|rated| decimal(Heuristic::ExpectedSize.display(&rated.histogram), 2));
    t!("learn-partitions-solution", first = first, codes = codes, second = second, others = others)
}

#[component]
fn Asked(contest: Contest) -> impl IntoView {
    let Contest { turns, left, first, second } = contest.clone();
    let right = contest.by(Heuristic::ExpectedSize);
    let name = {
        let (first, second) = (peg_style::write(&first.guess), peg_style::write(&second.guess));
        move |preference: Preference| match preference {
            Preference::First => first.clone(),
            Preference::Second => second.clone(),
            Preference::Neither => t!("learn-alike"),
        }
    };
    let judged = judge(move |said| chosen(said, &CHOICES).map(|said| (said == right, name(said))));
    let (solution, choices) = (solution(&contest), choices(&contest));
    view! {
        <Played turns left/>
        <Choices question=t!("learn-partitions-question") choices/>
        <Told judged solution>
            <ul>{[&first, &second].map(|rated| view! { <li>{sum(rated)}</li> }).collect_view()}</ul>
            <Cells first=first.clone() second=second.clone()/>
        </Told>
    }
}

fn sum(rated: &Rated) -> String {
    let squares: Vec<String> = rated.histogram.cells().map(|(_, codes)| format!("{codes}×{codes}")).collect();
    let squares = squares.join(" + ");
    let average = decimal(Heuristic::ExpectedSize.display(&rated.histogram), 2);
    let total = rated.histogram.total().to_string();
    t!(
        "learn-partitions-sum",
        guess = peg_style::write(&rated.guess),
        squares = squares,
        codes = total,
        average = average
    )
}

#[component]
fn Cells(first: Rated, second: Rated) -> impl IntoView {
    let answers: BTreeSet<Feedback> =
        [&first, &second].into_iter().flat_map(|rated| rated.histogram.cells()).map(|(answer, _)| answer).collect();
    let largest = first.histogram.largest().max(second.histogram.largest()).max(1);
    let cell = move |codes: usize| view! { <td class="bars"><span class="amount">{codes}</span><Bar part=codes as u64 whole=largest as u64/></td> };
    let row = |answer: Feedback| {
        view! {
            <tr>
                <th scope="row"><AnswerPegs feedback=answer/></th>
                {cell(first.histogram.count(answer))}
                {cell(second.histogram.count(answer))}
            </tr>
        }
    };
    let rows = answers.into_iter().map(row).collect_view();
    let parts = |rated: &Rated| view! { <td>{rated.histogram.parts()}</td> };
    let most = |rated: &Rated| view! { <td>{rated.histogram.largest()}</td> };
    let average = |rated: &Rated| view! { <td>{decimal(Heuristic::ExpectedSize.display(&rated.histogram), 2)}</td> };
    view! {
        <div class="scroll" tabindex="0" role="region" aria-label=t!("learn-cells")>
            <table class="cells">
                <caption>{t!("learn-cells")}</caption>
                <thead><tr>
                    <th scope="col">{t!("learn-answer")}</th>
                    <th scope="col"><CodePegs code=first.guess.clone()/></th>
                    <th scope="col"><CodePegs code=second.guess.clone()/></th>
                </tr></thead>
                <tbody>{rows}</tbody>
                <tfoot>
                    <tr><th scope="row">{t!("learn-parts")}</th>{parts(&first)}{parts(&second)}</tr>
                    <tr><th scope="row">{t!("learn-largest")}</th>{most(&first)}{most(&second)}</tr>
                    <tr><th scope="row">{t!("learn-average")}</th>{average(&first)}{average(&second)}</tr>
                </tfoot>
            </table>
        </div>
    }
}

#[component]
pub(super) fn OwnGuesses(contest: Memo<Result<Contest, String>>) -> impl IntoView {
    let route = Route::of_app();
    let use_first = Callback::new(move |code: Code| {
        change(route, "a", code);
        focus_later(".own-a .slot.chosen");
    });
    let use_second = Callback::new(move |code: Code| {
        change(route, "b", code);
        focus_later(".own-b .slot.chosen");
    });
    let rules = super::lesson::board;
    view! {
        <details class="panel tools" hidden=move || contest.with(Result::is_err)>
            <summary>{t!("learn-own-guesses")}</summary>
            {move || contest.get().ok().map(|contest| view! {
                <div class="own-a"><CodeEntry rules=rules() label=t!("learn-first") submit=t!("learn-compare") on_code=use_first start=contest.first.guess/></div>
                <div class="own-b"><CodeEntry rules=rules() label=t!("learn-second") submit=t!("learn-compare") on_code=use_second start=contest.second.guess/></div>
            })}
        </details>
    }
}
