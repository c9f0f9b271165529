use super::boards::{self, BOARDS};
use super::lesson::Step;
use super::sheet::SHEET;
use super::{has_sheet, puzzles, sheet_of};
use crate::link::Fragment;
use crate::parts::describe;
use crate::route::Page;
use crate::t;
use leptos::prelude::*;
use pegwise::{PuzzleKind, PuzzleLevel};
use pegwise_text::puzzle as text;

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
    let sheet = |step: Step| view! { <li><a href=sheet_of(step)>{step.number()}" "{step.name()}</a></li> };
    let board = |name: &str| {
        let address = Page::Learn.href(&Fragment::default().with(SHEET, name));
        view! { <li><a href=address>{t!("boards")}" · "{describe(&boards::rules(name))}</a></li> }
    };
    let puzzles = |kind: PuzzleKind| {
        let address = Page::Learn.href(&puzzles::address(kind, PuzzleLevel::Easy).with(SHEET, ""));
        let (kind, level) = (text::kind_name(kind), text::level_name(PuzzleLevel::Easy));
        view! { <li><a href=address>{t!("puzzles-sheet", kind = kind, level = level)}</a></li> }
    };
    view! {
        <h2 tabindex="-1">{t!("learn-teachers")}</h2>
        <p>{t!("teach-about")}</p>
        <ul class="cards" role="list">{ages.map(age).collect_view()}</ul>
        <h3>{t!("teach-plan")}</h3>
        <table><tbody>{plan.map(part).collect_view()}</tbody></table>
        <h3>{t!("teach-sheets")}</h3>
        <p>{t!("learn-teachers-print")}</p>
        <ul>
            {BOARDS.map(board).collect_view()}
            {Step::ALL.into_iter().filter(|&step| has_sheet(step)).map(sheet).collect_view()}
            {PuzzleKind::ALL.map(puzzles).collect_view()}
        </ul>
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
