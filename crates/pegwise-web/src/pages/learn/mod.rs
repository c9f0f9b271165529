//! A course in seven steps on how answers, filtering and strategies work. Every example has its own address.

mod answers;
mod boards;
mod example;
mod filtering;
mod impossible;
mod lesson;
mod measures;
mod next;
mod partitions;
mod prediction;
mod puzzles;
mod sheet;
mod teachers;
mod tree;

use crate::focus;
use crate::link::Fragment;
use crate::live_region::hush;
use crate::parts::Problem;
use crate::route::{Page, Route};
use crate::{store, t};
use leptos::prelude::*;
use lesson::Step;
use pegwise::{PuzzleKind, PuzzleLevel, Rules};
use puzzles::PUZZLE;
use sheet::{Exercise, SHEET, Sheet};
use std::collections::BTreeSet;

const TEACHERS: &str = "teachers";

/// The parts of the page that are not steps.
#[derive(Clone, PartialEq)]
enum Beside {
    Teachers,
    Puzzles,
    Boards(Rules),
    Sheet,
}

impl Beside {
    fn of(fragment: &Fragment) -> Option<Self> {
        match fragment.get(SHEET) {
            _ if fragment.has(PUZZLE) => Some(Beside::Puzzles),
            Some("") => Some(Beside::Sheet),
            Some(board) => Some(Beside::Boards(boards::rules(board))),
            None => fragment.has(TEACHERS).then_some(Beside::Teachers),
        }
    }

    fn name(&self) -> Option<String> {
        match self {
            Beside::Teachers => Some(t!("learn-teachers")),
            Beside::Puzzles => Some(t!("puzzles")),
            Beside::Boards(_) => Some(t!("boards")),
            Beside::Sheet => None,
        }
    }

    fn view(self, step: Result<Step, String>) -> AnyView {
        match (self, step) {
            (Beside::Puzzles, _) => view! { <puzzles::Puzzles/> }.into_any(),
            (Beside::Boards(rules), _) => view! { <boards::Boards rules/> }.into_any(),
            (Beside::Sheet, Ok(step)) if has_sheet(step) => {
                let title = t!("learn-heading", number = step.number(), name = step.name());
                view! { <Sheet title exercises=exercises(step)/> }.into_any()
            }
            _ => view! { <teachers::Teachers/> }.into_any(),
        }
    }
}

#[derive(Clone, Copy)]
struct Learnt(RwSignal<BTreeSet<String>>);

impl Learnt {
    fn of_page() -> Self {
        expect_context()
    }

    /// Whether a step, such as `2`, or a round, such as `1-3`, has been completed.
    fn has(self, part: &str) -> bool {
        self.0.with(|learnt| learnt.contains(part))
    }

    fn add(self, part: String) {
        if !self.0.with_untracked(|learnt| learnt.contains(&part)) {
            self.0.update(|learnt| {
                learnt.insert(part);
            });
            self.0.with_untracked(store::keep_learnt);
        }
    }
}

#[component]
pub(crate) fn Learn() -> impl IntoView {
    let route = Route::of_app();
    provide_context(Learnt(RwSignal::new(store::learnt())));
    let step = Memo::new(move |_| route.fragment.with(Step::of));
    let beside = Memo::new(move |_| route.fragment.with(Beside::of));
    Effect::new(move |before: Option<(Result<Step, String>, Option<Beside>)>| {
        let shown = (step.get(), beside.get());
        let of_step = || shown.0.as_ref().ok().map(|step| step.name());
        let name = shown.1.as_ref().and_then(Beside::name).or_else(of_step);
        if let Some(name) = name {
            document().set_title(&format!("{name} · {} · Pegwise", t!("page-learn")));
        }
        if before.is_some_and(|before| before != shown) {
            hush();
            focus::on(".learn h2");
        }
        shown
    });
    let teachers = Page::Learn.href(&Fragment::default().with(TEACHERS, ""));
    let puzzles = Page::Learn.href(&puzzles::address(PuzzleKind::Deduce, PuzzleLevel::Easy));
    let is_other = move |own: Beside| beside.with(|beside| *beside != Some(own));
    let presented = move || route.fragment.with(|fragment| fragment.has("present"));
    view! {
        <div class="learn" class:present=presented>
            <h1 tabindex="-1">{t!("page-learn")}</h1>
            <p class="about">
                {t!("learn-about", steps = Step::ALL.len())}" "
                {move || is_other(Beside::Puzzles).then(|| view! { <a href=puzzles.clone()>{t!("puzzles")}</a> " " })}
                {move || is_other(Beside::Teachers).then(|| view! { <a href=teachers.clone()>{t!("learn-teachers")}</a> })}
            </p>
            <Steps step=step.into()/>
            {move || match (beside.get(), step.get()) {
                (Some(beside), step) => beside.view(step),
                (None, Ok(step)) => view! { <Shown step/> }.into_any(),
                (None, Err(problem)) => view! {
                    <Problem text=problem>
                        <p><a href=move || here(Step::Answers)>{Step::Answers.name()}</a></p>
                    </Problem>
                }.into_any(),
            }}
        </div>
    }
}

/// Moves the focus after the page has settled, because entries move the focus themselves.
fn focus_later(selector: &'static str) {
    request_animation_frame(move || focus::on(selector));
}

fn here(step: Step) -> String {
    Page::Learn.href(&Route::of_app().fragment.with(|fragment| step.start(fragment)))
}

#[component]
fn Steps(step: Signal<Result<Step, String>>) -> impl IntoView {
    let link = move |own: Step| {
        let is_beside = move || Route::of_app().fragment.with(|fragment| Beside::of(fragment).is_some());
        let current = move || (!is_beside() && step.with(|step| step.as_ref() == Ok(&own))).then_some("step");
        let learnt = Learnt::of_page();
        let done = move || own.parts().iter().all(|part| learnt.has(part));
        view! {
            <li><a href=move || here(own) aria-current=current>
                <span class="number">{own.number()}</span>" "<span class="name">{own.name()}</span>
                {move || done().then(|| view! { <span class="done" role="img" aria-label=t!("learn-done")>"✓"</span> })}
            </a></li>
        }
    };
    view! {
        <nav class="steps" aria-label=t!("learn-steps")><ol role="list">{Step::ALL.map(link).collect_view()}</ol></nav>
    }
}

#[component]
fn Shown(step: Step) -> impl IntoView {
    let content = match step {
        Step::Answers => view! { <answers::Answers/> }.into_any(),
        Step::Filtering => view! { <filtering::Filtering/> }.into_any(),
        Step::Partitions => view! { <partitions::Partitions/> }.into_any(),
        Step::Measures => view! { <measures::Measures/> }.into_any(),
        Step::Impossible => view! { <impossible::Impossible/> }.into_any(),
        Step::Tree => view! { <tree::Tree/> }.into_any(),
        Step::Next => view! { <next::Next/> }.into_any(),
    };
    let back = step.before().map(|before| {
        view! { <a class="button" rel="prev" href=move || here(before)>{t!("learn-back", name = before.name())}</a> }
    });
    let on = step.after().map(|after| {
        view! { <a class="button main" rel="next" href=move || here(after)>{t!("learn-on", name = after.name())}</a> }
    });
    view! {
        <p class="sheet"><span>{t!("learn-sheet-name")}</span><span>{t!("learn-sheet-date")}</span></p>
        <h2 tabindex="-1">{t!("learn-heading", number = step.number(), name = step.name())}</h2>
        {content}
        <nav class="buttons tools" aria-label=t!("learn-ways")>{back}{on}<Presented step/></nav>
    }
}

#[component]
fn Presented(step: Step) -> impl IntoView {
    let route = Route::of_app();
    let on = move || route.fragment.with(|fragment| fragment.has("present"));
    let switch = move |_| {
        let fragment = route.fragment.get_untracked();
        focus::on(".learn h2");
        let on = fragment.has("present");
        route.replace(&fragment.switched("present", !on));
    };
    view! {
        <button type="button" on:click=switch>{move || if on() { t!("learn-present-end") } else { t!("learn-present") }}</button>
        {has_sheet(step).then(|| view! { <a class="button" hidden=on href=sheet_of(step)>{t!("teach-sheet")}</a> })}
        {(!has_sheet(step)).then(|| view! { <button type="button" hidden=on on:click=|_| drop(window().print())>{t!("learn-print")}</button> })}
    }
}

/// Whether the examples of a step are exercises for a sheet. The others are printed as they are.
fn has_sheet(step: Step) -> bool {
    matches!(step, Step::Answers | Step::Partitions | Step::Measures | Step::Impossible)
}

fn sheet_of(step: Step) -> String {
    Page::Learn.href(&step.start(&Fragment::default()).with(SHEET, ""))
}

fn exercises(step: Step) -> Vec<Exercise> {
    match step {
        Step::Answers => answers::exercises(),
        Step::Partitions => partitions::exercises(),
        Step::Measures => measures::exercises(),
        Step::Impossible => impossible::exercises(),
        Step::Filtering | Step::Tree | Step::Next => Vec::new(),
    }
}
