use super::example::stay;
use super::focus_later;
use super::lesson::{Forest, STRATEGIES, Stop, Walk, counted};
use super::measures::name;
use super::prediction::{Number, Told, change, example, judge, shown};
use crate::parts::{AnswerPegs, Bar, CodeEntry, CodePegs, Problem};
use crate::peg_style;
use crate::route::{Page, Route};
use crate::t;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use pegwise::{Code, Evaluation};
use pegwise_text::number::decimal;

/// Step 6: a whole strategy.
#[component]
pub(super) fn Tree() -> impl IntoView {
    let forest = StoredValue::new(Forest::grow());
    let walk = example(move |fragment| forest.with_value(|forest| forest.walk(fragment)));
    view! {
        <p>{t!("learn-tree-about")}</p>
        <p>{t!("learn-tree-grow")}</p>
        {move || match walk.get() {
            Ok(walk) => view! { <Asked walk/> }.into_any(),
            Err(text) => view! { <Problem text/> }.into_any(),
        }}
    }
}

#[component]
fn Asked(walk: Walk) -> impl IntoView {
    let guesses = walk.stops.len();
    let judged = judge(move |said| counted(said).map(|said| (said == guesses, said.to_string())));
    let solution = t!("learn-tree-solution", secret = peg_style::write(&walk.secret), guesses = guesses);
    let question = t!("learn-tree-question", secret = peg_style::write(&walk.secret));
    view! {
        <Chosen strategy=walk.strategy secret=walk.secret.clone()/>
        <Number question range=1..=10/>
        <Told judged solution>
            <Path stops=walk.stops.clone() secret=walk.secret.clone()/>
            {walk.own().cloned().map(|evaluation| view! { <Lengths evaluation/> })}
            <Compared walk=walk.clone()/>
        </Told>
    }
}

/// Which tree, and which secret.
#[component]
fn Chosen(strategy: &'static str, secret: Code) -> impl IntoView {
    let route = Route::of_app();
    let option = |(own, heuristic)| view! { <option value=own selected=own == strategy>{name(heuristic)}</option> };
    let choose = move |event| {
        change(route, "strategy", event_target_value(&event));
        focus_later("#learn-strategy");
    };
    let use_secret = Callback::new(move |code: Code| {
        change(route, "secret", code);
        focus_later(".learn .question input");
    });
    let start = secret.clone();
    view! {
        <div class="tools">
            <label for="learn-strategy">{t!("learn-strategy")}</label>
            <select id="learn-strategy" on:change=choose>{STRATEGIES.map(option).collect_view()}</select>
        </div>
        <dl class="learn-codes-asked"><dt>{t!("learn-secret")}</dt><dd><CodePegs code=secret/></dd></dl>
        <details class="panel tools">
            <summary>{t!("learn-own-secret")}</summary>
            <CodeEntry rules=super::lesson::board() label=t!("learn-secret") submit=t!("learn-use-secret") on_code=use_secret start/>
        </details>
    }
}

/// The guesses on the way to the secret, each with the ways that lead on.
#[component]
fn Path(stops: Vec<Stop>, secret: Code) -> impl IntoView {
    let route = Route::of_app();
    let page = route.fragment.get_untracked();
    let row = |(index, stop): (usize, Stop)| {
        let Stop { guess, answer, left, branches } = stop;
        let page = page.clone();
        let branch = move |(own, codes, code): (pegwise::Feedback, usize, Code)| {
            // The way to another secret is shown at once, and the page stays where it is.
            let other = shown(page.clone().with("secret", code));
            let href = Page::Learn.href(&other);
            let go = move |event: MouseEvent| {
                stay(route, &event, &other);
                focus_later(".learn .way");
            };
            let taken = (own == answer).then_some("true");
            view! { <li><a class="button" href=href aria-current=taken on:click=go><AnswerPegs feedback=own/><span class="quiet">{t!("learn-branch", codes = codes)}</span></a></li> }
        };
        let on = (branches.len() > 1 || left > 1).then(|| view! {
            <ul class="branches" role="list" aria-label=t!("learn-branches", number = index + 1)>{branches.into_iter().map(branch).collect_view()}</ul>
        });
        view! {
            <li>
                <div class="row">
                    <span class="number"><span class="unseen">{t!("row")}" "</span>{index + 1}</span>
                    <CodePegs code=guess/><AnswerPegs feedback=answer/><span class="aside">{t!("learn-of-codes", codes = left)}</span>
                </div>
                {on}
            </li>
        }
    };
    view! {
        <h3 class="way" tabindex="-1">{t!("learn-path", secret = peg_style::write(&secret))}</h3>
        <p class="hint">{t!("learn-path-about")}</p>
        <ol class="board path" role="list">{stops.into_iter().enumerate().map(row).collect_view()}</ol>
    }
}

/// How many secrets need so many guesses.
#[component]
fn Lengths(evaluation: Evaluation) -> impl IntoView {
    let most = evaluation.distribution().iter().copied().max().unwrap_or(0);
    let row = |(index, &secrets): (usize, &u64)| {
        view! { <tr><th scope="row">{index + 1}</th><td class="bars"><span class="amount">{secrets.to_string()}</span><Bar part=secrets whole=most/></td></tr> }
    };
    view! {
        <h3>{t!("learn-whole")}</h3>
        <p>{t!("learn-whole-about", secrets = evaluation.secrets(), total = evaluation.total(), mean = decimal(evaluation.mean(), 2), max = evaluation.max())}</p>
        <table class="cells">
            <caption>{t!("learn-lengths")}</caption>
            <thead><tr><th scope="col">{t!("learn-guesses-needed")}</th><th scope="col">{t!("learn-secrets")}</th></tr></thead>
            <tbody>{evaluation.distribution().iter().enumerate().map(row).collect_view()}</tbody>
        </table>
    }
}

/// All trees, and the best there is.
#[component]
fn Compared(walk: Walk) -> impl IntoView {
    let row = |((_, heuristic), evaluation): (_, &Evaluation)| {
        view! {
            <tr>
                <th scope="row">{name(heuristic)}</th>
                <td class="number">{evaluation.total().to_string()}</td>
                <td class="number">{decimal(evaluation.mean(), 3)}</td>
                <td class="number">{evaluation.max()}</td>
            </tr>
        }
    };
    view! {
        <div class="scroll" tabindex="0" role="region" aria-label=t!("learn-trees")>
            <table>
                <caption>{t!("learn-trees")}</caption>
                <thead><tr>
                    <th scope="col">{t!("learn-strategy")}</th>
                    <th scope="col" class="number">{t!("learn-total")}</th>
                    <th scope="col" class="number">{t!("learn-mean")}</th>
                    <th scope="col" class="number">{t!("learn-max")}</th>
                </tr></thead>
                <tbody>{STRATEGIES.into_iter().zip(&walk.evaluations).map(row).collect_view()}</tbody>
            </table>
        </div>
        <p>{t!("learn-least", total = walk.least)}</p>
    }
}
