use super::lesson::Step;
use super::prediction::shown;
use crate::link::Fragment;
use crate::route::Page;
use crate::t;
use leptos::prelude::*;

#[component]
pub(super) fn Teachers() -> impl IntoView {
    let ages = [
        (t!("teach-young"), t!("teach-young-time"), t!("teach-young-goals"), &[Step::Answers, Step::Filtering][..]),
        (t!("teach-middle"), t!("teach-middle-time"), t!("teach-middle-goals"), &[Step::Filtering, Step::Partitions]),
        (
            t!("teach-old"),
            t!("teach-old-time"),
            t!("teach-old-goals"),
            &[Step::Partitions, Step::Measures, Step::Impossible, Step::Tree],
        ),
    ];
    let link = |step: &Step| {
        let address = Page::Learn.href(&step.start(&Fragment::read("present")));
        view! { <li><a href=address>{step.number()}" "{step.name()}</a></li> }
    };
    let age = |(name, time, goals, steps): (String, String, String, &[Step])| {
        view! {
            <li class="card">
                <h3>{name}</h3>
                <p><strong>{time}</strong></p>
                <p>{goals}</p>
                <ul>{steps.iter().map(link).collect_view()}</ul>
            </li>
        }
    };
    let plan = [
        ("5 min", t!("teach-plan-begin")),
        ("10 min", t!("teach-plan-play")),
        ("15 min", t!("teach-plan-learn")),
        ("10 min", t!("teach-plan-pairs")),
        ("5 min", t!("teach-plan-end")),
    ];
    let part = |(time, what): (&'static str, String)| view! { <tr><th scope="row">{time}</th><td>{what}</td></tr> };
    let sheet = |step: Step| {
        let start = step.start(&Fragment::default());
        let key = Page::Learn.href(&shown(start.clone()));
        view! {
            <li>
                <strong>{step.number()}" "{step.name()}</strong>": "
                <a href=Page::Learn.href(&start)>{t!("teach-sheet")}</a>", "
                <a href=key>{t!("teach-key")}</a>
            </li>
        }
    };
    let sheets = [Step::Answers, Step::Partitions, Step::Measures, Step::Impossible, Step::Tree];
    view! {
        <h2 tabindex="-1">{t!("learn-teachers")}</h2>
        <p>{t!("teach-about")}</p>
        <ul class="cards" role="list">{ages.map(age).collect_view()}</ul>
        <h3>{t!("teach-plan")}</h3>
        <table><tbody>{plan.map(part).collect_view()}</tbody></table>
        <h3>{t!("teach-sheets")}</h3>
        <p>{t!("learn-teachers-print")}</p>
        <ul>{sheets.map(sheet).collect_view()}</ul>
        <h3>{t!("teach-hints")}</h3>
        <ul>
            <li>{t!("learn-teachers-links")}</li>
            <li>{t!("learn-teachers-vote")}</li>
            <li>{t!("learn-teachers-present")}</li>
            <li>{t!("learn-teachers-offline")}</li>
            <li>{t!("learn-teachers-class")}</li>
        </ul>
        <p class="buttons tools">
            <a class="button main" href=Page::Learn.href(&Fragment::default())>{t!("teach-to-steps")}</a>
            <button type="button" on:click=|_| drop(window().print())>{t!("learn-print")}</button>
        </p>
    }
}
