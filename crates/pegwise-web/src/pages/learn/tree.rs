use super::focus_later;
use super::lesson::{Branch, Forest, Walk, counted, strategies};
use super::measures::name;
use super::prediction::{Number, Told, change, example, judge};
use crate::parts::{AnswerPegs, Bar, CodeEntry, CodePegs, Problem};
use crate::peg_style;
use crate::route::Route;
use crate::t;
use leptos::prelude::*;
use pegwise::{Code, Evaluation, Feedback, score};
use pegwise_text::number::decimal;

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
    let guesses = walk.tree.guesses_to(&walk.secret);
    let judged = judge(move |said| counted(said).map(|said| (said == guesses, said.to_string())));
    let solution = t!("learn-tree-solution", secret = peg_style::write(&walk.secret), guesses = guesses);
    let question = t!("learn-tree-question", secret = peg_style::write(&walk.secret));
    view! {
        <Chosen strategy=walk.strategy secret=walk.secret.clone()/>
        <Number question range=1..=10/>
        <Told judged solution>
            <Drawn tree=walk.tree.clone() secret=walk.secret.clone()/>
            {walk.own().cloned().map(|evaluation| view! { <Lengths evaluation/> })}
            <Compared walk=walk.clone()/>
        </Told>
    }
}

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
            <select id="learn-strategy" on:change=choose>{strategies().map(option).collect_view()}</select>
        </div>
        <dl class="learn-codes-asked"><dt>{t!("learn-secret")}</dt><dd><CodePegs code=secret/></dd></dl>
        <details class="panel tools">
            <summary>{t!("learn-own-secret")}</summary>
            <CodeEntry rules=super::lesson::board() label=t!("learn-secret") submit=t!("learn-use-secret") on_code=use_secret start/>
        </details>
    }
}

#[component]
fn Drawn(tree: Branch, secret: Code) -> impl IntoView {
    view! {
        <h3>{t!("learn-path", secret = peg_style::write(&secret))}</h3>
        <p class="hint">{t!("learn-path-about")}</p>
        <ul class="tree" role="list">{branch(None, &tree, Some(&secret))}</ul>
    }
}

fn branch(answer: Option<Feedback>, tree: &Branch, secret: Option<&Code>) -> AnyView {
    let is_way = secret.is_some();
    let answer = answer.map(|feedback| view! { <AnswerPegs feedback/> });
    let guess = view! { <CodePegs code=tree.guess.clone()/> };
    let found = || view! { <span class="done">"✓ "{t!("learn-found")}</span> };
    if tree.left == 1 {
        return view! { <li class:way=is_way><div>{answer}{guess}{found()}</div></li> }.into_any();
    }
    let next = |(feedback, next): &(Feedback, Option<Branch>)| {
        let secret = secret.filter(|secret| score::reference(&tree.guess, secret) == *feedback);
        match next {
            Some(next) => branch(Some(*feedback), next, secret),
            None => view! { <li class:way=secret.is_some()><div><AnswerPegs feedback=*feedback/>{found()}</div></li> }
                .into_any(),
        }
    };
    view! {
        <li class:way=is_way>
            <details open=is_way>
                <summary>{answer}{guess}<span class="quiet">{t!("learn-branch", codes = tree.left)}</span></summary>
                <ul class="tree" role="list">{tree.answers.iter().map(next).collect_view()}</ul>
            </details>
        </li>
    }
    .into_any()
}

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
                <tbody>{strategies().zip(&walk.evaluations).map(row).collect_view()}</tbody>
            </table>
        </div>
        <p>{t!("learn-least", total = walk.least)}</p>
    }
}
