//! Sheets to print: exercises that fill their page, and the answer key on a separate page.

use super::TEACHERS;
use super::example::Keys;
use crate::link::Fragment;
use crate::route::Page;
use crate::t;
use leptos::prelude::*;

/// The key of a sheet in the address: of a step's exercises, of puzzles, or of empty boards.
pub(super) const SHEET: &str = "sheet";

const LINES: usize = 12;

pub(super) struct Exercise {
    pub(super) asked: AnyView,
    pub(super) key: AnyView,
}

pub(super) fn states(examples: Vec<(String, Keys)>) -> impl Iterator<Item = Fragment> {
    let state = |(_, keys): (String, Keys)| {
        keys.iter().fold(Fragment::default(), |fragment, (key, value)| fragment.with(key, value))
    };
    examples.into_iter().map(state)
}

/// A question with boxes to tick.
pub(super) fn options(question: String, choices: Vec<(&'static str, AnyView)>) -> impl IntoView {
    let option = |(_, label): (&str, AnyView)| view! { <li><span class="tick" aria-hidden="true"></span>{label}</li> };
    view! {
        <p>{question}</p>
        <ul class="plain options" role="list">{choices.into_iter().map(option).collect_view()}</ul>
    }
}

#[component]
pub(super) fn Sheet(title: String, exercises: Vec<Exercise>) -> impl IntoView {
    let (asked, keys): (Vec<_>, Vec<_>) = exercises.into_iter().map(|Exercise { asked, key }| (asked, key)).unzip();
    // As many lines as the page has room for; the others are cut off.
    let notes = || (0..LINES).map(|_| view! { <span></span> }).collect_view();
    let exercise = |asked| {
        view! { <li><div class="exercise">{asked}<div class="notes" aria-hidden="true">{notes()}</div></div></li> }
    };
    let key = |key| view! { <li>{key}</li> };
    view! {
        <p class="sheet"><span>{t!("learn-sheet-name")}</span><span>{t!("learn-sheet-date")}</span></p>
        <h2 tabindex="-1">{title}</h2>
        <Tools/>
        <ol class="exercises">{asked.into_iter().map(exercise).collect_view()}</ol>
        <section class="answer-key" aria-label=t!("teach-key")>
            <h3>{t!("teach-key")}</h3>
            <ol>{keys.into_iter().map(key).collect_view()}</ol>
        </section>
    }
}

#[component]
pub(super) fn Tools() -> impl IntoView {
    view! {
        <p class="buttons tools">
            <button type="button" class="main" on:click=|_| drop(window().print())>{t!("learn-print")}</button>
            <a class="button" href=Page::Learn.href(&Fragment::default().with(TEACHERS, ""))>{t!("learn-teachers")}</a>
        </p>
    }
}
