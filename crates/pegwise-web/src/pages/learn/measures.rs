use super::example::{Examples, Keys, Played, choice};
use super::lesson::{Contest, Preference, Rated, Step, chosen, written};
use super::partitions::OwnGuesses;
use super::prediction::{Choices, Told, example, judge};
use super::sheet::{Exercise, options, states};
use crate::link::Fragment;
use crate::parts::Problem;
use crate::peg_style;
use crate::t;
use leptos::prelude::*;
use pegwise::Heuristic;
use pegwise_text::catalogue::say;
use pegwise_text::number::decimal;

const DEFAULT: [&str; 3] = ["3x4 123:0.2", "114", "234"];

const CHOICES: [(&str, Preference); 3] =
    [("a", Preference::First), ("b", Preference::Second), ("mixed", Preference::Neither)];

#[component]
pub(super) fn Measures() -> impl IntoView {
    let contest = example(|fragment| Contest::read(fragment, DEFAULT));
    let measure = |heuristic| view! { <dt>{name(heuristic)}</dt><dd>{about(heuristic)}</dd> };
    view! {
        <p>{t!("learn-measures-about")}</p>
        <dl>{Heuristic::MEASURES.map(measure).collect_view()}</dl>
        <p>{t!("learn-measures-goal")}</p>
        <Examples step=Step::Measures examples=examples()/>
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
        (against("114", "234"), &[("game", "3x4 123:0.2"), ("a", "114"), ("b", "234")]),
        (against("144", "244"), &[("game", "3x4 123:1.0"), ("a", "144"), ("b", "244")]),
        (against("112", "123"), &[("game", "3x4"), ("a", "112"), ("b", "123")]),
        (against("111", "123"), &[("game", "3x4"), ("a", "111"), ("b", "123")]),
    ]
}

pub(super) fn exercises() -> Vec<Exercise> {
    let exercise = |state: Fragment| {
        let contest = Contest::read(&state, DEFAULT).ok()?;
        let (turns, left) = (contest.turns.clone(), contest.left);
        Some(Exercise {
            asked: view! { <Played turns left/> {options(t!("learn-measures-question"), choices(&contest))} }
                .into_any(),
            key: view! { {solution(&contest)} <Table contest=contest.clone()/> <p>{moral(&contest)}</p> }.into_any(),
        })
    };
    states(examples()).filter_map(exercise).collect()
}

fn choices(contest: &Contest) -> Vec<(&'static str, AnyView)> {
    let prefer = |rated: &Rated| view! { {t!("learn-all-prefer-this")}" "{choice(&rated.guess)} }.into_any();
    vec![("a", prefer(&contest.first)), ("b", prefer(&contest.second)), ("mixed", t!("learn-mixed").into_any())]
}

fn in_words(contest: &Contest, preference: Preference) -> String {
    match preference {
        Preference::First => t!("learn-all-prefer", guess = peg_style::write(&contest.first.guess)),
        Preference::Second => t!("learn-all-prefer", guess = peg_style::write(&contest.second.guess)),
        Preference::Neither => t!("learn-mixed"),
    }
}

fn solution(contest: &Contest) -> String {
    match contest.unanimous() {
        Some(Preference::Neither) => t!("learn-measures-alike") + ".",
        preferred => in_words(contest, preferred.unwrap_or(Preference::Neither)) + ".",
    }
}

pub(super) fn name(heuristic: Heuristic) -> String {
    say(&format!("learn-{heuristic}"), &[])
}

fn about(heuristic: Heuristic) -> String {
    say(&format!("learn-{heuristic}-about"), &[])
}

#[component]
fn Asked(contest: Contest) -> impl IntoView {
    let (turns, left) = (contest.turns.clone(), contest.left);
    let right = contest.unanimous().unwrap_or(Preference::Neither);
    let (solution, choices) = (solution(&contest), choices(&contest));
    let own = contest.clone();
    let judged = judge(move |said| chosen(said, &CHOICES).map(|said| (said == right, in_words(&own, said))));
    view! {
        <Played turns left/>
        <Choices question=t!("learn-measures-question") choices/>
        <Told judged solution>
            <Table contest=contest.clone()/>
            <p>{moral(&contest)}</p>
        </Told>
    }
}

#[component]
fn Table(contest: Contest) -> impl IntoView {
    let Contest { first, second, .. } = &contest;
    let preferred = |preference: Preference| match preference {
        Preference::First => peg_style::write(&first.guess),
        Preference::Second => peg_style::write(&second.guess),
        Preference::Neither => t!("learn-alike"),
    };
    let value = |heuristic: Heuristic, rated: &Rated| {
        let decimals = if heuristic.decimals() == 0 { 0 } else { 2 };
        decimal(heuristic.display(&rated.histogram), decimals)
    };
    let row = |heuristic: Heuristic| {
        view! {
            <tr>
                <th scope="row">{name(heuristic)}</th>
                <td>{value(heuristic, first)}</td><td>{value(heuristic, second)}</td>
                <td>{preferred(contest.by(heuristic))}</td>
            </tr>
        }
    };
    let total = |rated: &Rated| view! { <td>{rated.total.to_string()}</td> };
    let mean = |rated: &Rated| view! { <td>{decimal(rated.mean(), 2)}</td> };
    view! {
        <div class="scroll" tabindex="0" role="group" aria-label=t!("learn-measures-table")>
            <table>
                <caption>{t!("learn-measures-table")}</caption>
                <thead><tr>
                    <th scope="col">{t!("learn-measure")}</th>
                    <th scope="col">{choice(&first.guess)}</th>
                    <th scope="col">{choice(&second.guess)}</th>
                    <th scope="col">{t!("learn-preferred")}</th>
                </tr></thead>
                <tbody>{Heuristic::MEASURES.map(row).collect_view()}</tbody>
                <tfoot>
                    <tr><th scope="row">{t!("learn-total")}</th>{total(first)}{total(second)}<td>{preferred(contest.in_the_end())}</td></tr>
                    <tr><th scope="row">{t!("learn-mean")}</th>{mean(first)}{mean(second)}<td></td></tr>
                </tfoot>
            </table>
        </div>
    }
}

fn moral(contest: &Contest) -> String {
    let (first, second) = (peg_style::write(&contest.first.guess), peg_style::write(&contest.second.guess));
    let (guess, other) = match contest.in_the_end() {
        Preference::Neither => {
            return t!("learn-moral-alike", total = contest.first.total.to_string(), codes = contest.left);
        }
        Preference::First => (&contest.first, second),
        Preference::Second => (&contest.second, first),
    };
    let fewer = contest.first.total.abs_diff(contest.second.total);
    let better = t!(
        "learn-moral-better",
        guess = peg_style::write(&guess.guess),
        other = other,
        fewer = fewer,
        codes = contest.left
    );
    let measures = match contest.unanimous() {
        Some(Preference::Neither) => t!("learn-moral-blind"),
        Some(preferred) if preferred == contest.in_the_end() => t!("learn-moral-right"),
        Some(_) => t!("learn-moral-wrong"),
        None => t!("learn-moral-some"),
    };
    format!("{better} {measures}")
}
