use super::chart::Chart;
use super::report::Report;
use super::row::RowReview;
use super::story::{Dials, costliest, turning_point};
use super::told::Told;
use super::{again, game};
use crate::engine::{Reply, is_listed, request, use_reply};
use crate::focus;
use crate::link::Fragment;
use crate::live_region::announce;
use crate::parts::{CopyButton, Problem, Work, describe, explain_failure};
use crate::peg_style;
use crate::route::{Page, Route};
use crate::{store, t};
use leptos::prelude::*;
use pegwise::api::{ErrorKind, Review};
use pegwise::{Reviewer, Session, Status};
use std::sync::Arc;

#[component]
pub(super) fn Reviewing(session: Arc<Session>) -> impl IntoView {
    let route = Route::of_app();
    let consistent = Memo::new(move |_| route.fragment.with(|fragment| fragment.has("consistent")));
    let record = session.record();
    let line = record.to_string();
    let unfitting = game::first_unfitting(&record);
    let is_empty = record.history.is_empty();
    let may_begin = move || !is_empty && (unfitting.is_none() || !consistent.get());
    let is_quick = Reviewer::is_quick(session.rules()) || !is_listed(session.rules());
    let begun = RwSignal::new(is_quick);
    let (asked_line, graded) = (line.clone(), record.clone());
    let asked = use_reply(move || {
        let request = request::review(asked_line.clone(), consistent.get());
        (begun.get() && may_begin()).then_some(request)
    });
    Effect::new(move |_| match asked.reply.get() {
        Some(Reply::Review(review)) => {
            announce(t!("review-done"));
            if !is_quick {
                focus::on("#in-short");
            }
            if let Some(skill) = review.skill.filter(|_| !consistent.get_untracked()) {
                store::grade_game(&graded, skill, review.luck);
            }
        }
        Some(Reply::Narrowings(_)) => announce(t!("review-done")),
        Some(Reply::Failed(failure)) if failure.kind == ErrorKind::Cancelled => {
            begun.set(false);
            focus::on("#begin");
        }
        _ => {}
    });
    let toggle = move |event| {
        let fragment = route.fragment.get_untracked();
        let on = event_target_checked(&event);
        route.replace(&fragment.switched("consistent", on));
    };
    let begin = move |_| {
        begun.set(true);
        focus::on(".work button");
    };
    let ask = move || {
        (!begun.get() && may_begin()).then(|| {
            let text = if is_quick { t!("review-stopped") } else { t!("review-ask") };
            view! {
                <div class="panel">
                    <p>{text}</p>
                    <button type="button" id="begin" class="main" on:click=begin>{t!("review-begin")}</button>
                </div>
            }
        })
    };
    let refused = move || {
        let row = unfitting.filter(|_| consistent.get())?;
        let guess = record.history.get(row).map(|turn| peg_style::write(&turn.guess)).unwrap_or_default();
        Some(view! { <Problem text=t!("review-unfitting", row = row + 1, guess = guess)/> })
    };
    let about = session.clone();
    let of_numbers = session.clone();
    let report = move |session: &Arc<Session>, review: Review| {
        let session = session.clone();
        Report { session, review: review.into(), consistent: consistent.get_untracked() }
    };
    let result = move || match asked.reply.get()? {
        Reply::Review(review) => Some(view! { <Found report=report(&session, *review)/> }.into_any()),
        Reply::Narrowings(narrowings) => Some(view! { <Told session=session.clone() narrowings/> }.into_any()),
        Reply::Failed(failure) if failure.kind == ErrorKind::Cancelled => None,
        Reply::Failed(failure) => Some(view! { <Problem text=explain_failure(&failure)/> }.into_any()),
        _ => None,
    };
    let numbers = move || match asked.reply.get()? {
        Reply::Review(review) => Some(view! { <Numbers report=report(&of_numbers, *review)/> }),
        _ => None,
    };
    view! {
        <p class="about">{describe(about.rules())}". "{standing(&about)}</p>
        {is_empty.then(|| view! { <p>{t!("review-nothing")}</p> })}
        {refused}
        {ask}
        <Work asked/>
        {result}
        <details class="panel" open=consistent.get_untracked()>
            <summary>{t!("review-details")}</summary>
            {numbers}
            <label class="check">
                <input type="checkbox" id="consistent" aria-describedby="consistent-about" prop:checked=consistent on:change=toggle/>
                {t!("review-consistent")}
            </label>
            <p class="hint" id="consistent-about">{t!("review-consistent-about")}</p>
        </details>
        <div class="buttons">
            <a class="button" href=Page::Review.href(&Fragment::default())>{t!("review-another")}</a>
            <CopyButton label=t!("copy-link") text=Callback::new(|()| window().location().href().unwrap_or_default())/>
            <CopyButton label=t!("copy-game") text=Callback::new(move |()| line.clone())/>
        </div>
    }
}

fn standing(session: &Session) -> String {
    let guesses = session.turns().len();
    match session.status() {
        Status::Won { guesses } => t!("review-won", guesses = guesses),
        Status::Lost => t!("review-not-won", guesses = guesses),
        Status::Contradiction => String::new(),
        Status::Open { .. } => t!("review-unfinished", guesses = guesses),
    }
}

#[component]
fn Found(report: Report) -> impl IntoView {
    let route = Route::of_app();
    let Review { rows_left_out, turns, skill, luck, .. } = &*report.review;
    let contradiction = report.contradiction().map(|row| {
        let game = Fragment::default().with("game", report.game());
        view! {
            <Problem text=t!("review-contradiction", row = row)>
                <p><a href=Page::Assistant.href(&game)>{t!("review-find-wrong")}</a></p>
            </Problem>
        }
    });
    let is_after_win = *rows_left_out > 0 && report.contradiction().is_none();
    if turns.is_empty() {
        return contradiction.into_any();
    }
    let record = report.game();
    let consistent = report.consistent;
    let chosen = Memo::new(move |_| route.fragment.with(|fragment| again::Chosen::read(fragment, &record, consistent)));
    if chosen.with_untracked(|chosen| chosen.row().is_some()) {
        request_animation_frame(again::show);
    }
    let costliest = costliest(turns);
    let row_view = |row| view! { <RowReview report=report.clone() row is_costly=costliest.contains(&row) chosen/> };
    view! {
        {contradiction}
        <Dials skill=*skill luck=*luck story=turning_point(turns)/>
        {move || chosen.with(|chosen| chosen.problem().map(|text| view! { <Problem text/> }))}
        <ol class="reviewed" role="list" aria-label=t!("review-rows")>{(0..turns.len()).map(row_view).collect_view()}</ol>
        {is_after_win.then(|| view! { <p>{t!("review-after-win")}</p> })}
    }
    .into_any()
}

#[component]
fn Numbers(report: Report) -> impl IntoView {
    let [took, cost, _] = report.summary();
    let (text, is_exact) = (report.clone(), report.is_exact());
    let alike = pegwise_text::board::codes_alike(report.rules());
    (!report.review.turns.is_empty()).then(|| {
        view! {
            <p>{took}</p>
            <p>{cost}</p>
            {alike.map(|text| view! { <p class="hint">{text}</p> })}
            {(!is_exact).then(|| view! { <p class="hint">{t!("review-estimates")}</p> })}
            <Chart report/>
            <p class="hint">{t!("review-meaning")}</p>
            <CopyButton label=t!("review-copy") text=Callback::new(move |()| text.text())/>
        }
    })
}
