use super::again::{Again, Chosen};
use super::game;
use super::report::{Report, best, code, guesses, largest, number, turn_sentences};
use super::story::{Better, StoryRow};
use crate::engine::{Reply, request, use_reply};
use crate::route::Route;
use crate::t;
use leptos::prelude::*;
use pegwise::Rules;
use pegwise::api::{CellValue, Guess, GuessReview, TurnReview};

#[component]
pub(super) fn RowReview(report: Report, row: usize, is_costly: bool, chosen: Memo<Chosen>) -> impl IntoView {
    let route = Route::of_app();
    let reviewed = report.review.turns.get(row).cloned();
    let turn = report.session.turns().get(row).cloned();
    let (reviewed, turn) = reviewed.zip(turn)?;
    let is_open = Memo::new(move |_| chosen.with(|chosen| chosen.row() == Some(row)));
    let is_choice = reviewed.guess.candidates > 1;
    let toggle = move |_| {
        let fragment = route.fragment.get_untracked().without("try");
        let open = is_open.get_untracked();
        route.replace(&if open { fragment.without("row") } else { fragment.with("row", row + 1) });
    };
    let again = is_choice.then(|| {
        view! {
            <button type="button" aria-expanded=move || if is_open.get() { "true" } else { "false" } on:click=toggle>
                {t!("review-again")}<span class="unseen">" ("{t!("row")}" "{row + 1}")"</span>
            </button>
        }
        .into_any()
    });
    let before = game::before(&report.game(), row).to_string();
    let (better, again) = if is_costly {
        let (rules, guess) = (report.rules().clone(), reviewed.guess.clone());
        (Some(view! { <Better rules guess before/> {again} }), None)
    } else {
        (None, again)
    };
    let start = report.review.turns.first().map_or(1, |first| first.guess.candidates);
    #[expect(clippy::cast_precision_loss, reason = "for drawing")]
    let codes = |left: usize| [left as f64, start as f64];
    let is_win = turn.feedback == report.rules().win();
    let (codes, left) = match reviewed.left {
        _ if is_win => (codes(0), t!("story-found")),
        left => (codes(left), t!("story-left", codes = left)),
    };
    let (told, skill) = (report.rules().feedback_kind(), reviewed.guess.skill);
    let more = report.clone();
    Some(view! {
        <StoryRow number=row + 1 turn told skill=Some(skill) codes left>
            {better}
            <More report=more turn=reviewed row again/>
            {move || (is_choice && is_open.get()).then(|| view! { <Again report=report.clone() row chosen/> })}
        </StoryRow>
    })
}

#[component]
fn More(report: Report, turn: TurnReview, row: usize, again: Option<AnyView>) -> impl IntoView {
    let rules = report.rules().clone();
    let sentences = turn_sentences(&rules, &turn).join(" ");
    let TurnReview { guess, feedback: answer, .. } = turn;
    let opened = RwSignal::new(false);
    let open = move |event: web_sys::Event| {
        let details: web_sys::Element = event_target(&event);
        if details.has_attribute("open") {
            opened.set(true);
        }
    };
    let before = game::before(&report.game(), row).to_string();
    let asked_guess = best(&guess).to_owned();
    let is_choice = guess.candidates > 1;
    let asked = use_reply(move || {
        let request = request::explain(before.clone(), vec![asked_guess.clone()]);
        (is_choice && opened.get()).then_some(request)
    });
    let own = guess.clone();
    let why_rules = rules.clone();
    let why = move || match asked.reply.get()? {
        Reply::Explanation(explanation) => {
            let best = explanation.guesses.first()?;
            let splits = splits(&why_rules, best);
            let own_too = (best.guess != own.guess).then(|| splits_too(&why_rules, &own));
            Some(view! { <p>{splits}" "{own_too}</p> })
        }
        _ => None,
    };
    let groups: Vec<_> = guess
        .alternatives
        .iter()
        .map(|group| view! { <li><strong>{number(group.value)}</strong>": "{guesses(&rules, group)}</li> })
        .collect();
    let choices = is_choice.then(|| {
        view! {
            <p>{t!("review-best-guesses")}</p>
            <ul>{groups}</ul>
            {why}
            <Cells rules guess answer/>
        }
    });
    view! {
        <details on:toggle=open>
            <summary>{t!("review-details")}<span class="unseen">" ("{t!("row")}" "{row + 1}")"</span></summary>
            <p>{sentences}</p>
            {choices}
            {again}
        </details>
    }
}

fn splits(rules: &Rules, best: &Guess) -> String {
    let Guess { candidates, parts, worst_case, .. } = *best;
    t!("review-splits", guess = code(rules, &best.guess), codes = candidates, parts = parts, largest = worst_case)
}

fn splits_too(rules: &Rules, own: &GuessReview) -> String {
    t!("review-splits-own", guess = code(rules, &own.guess), parts = own.partition.len(), largest = largest(own))
}

#[component]
fn Cells(rules: Rules, guess: GuessReview, answer: String) -> impl IntoView {
    let caption = t!("review-cells", guess = code(&rules, &guess.guess));
    let row = |cell: CellValue| {
        let is_given = cell.feedback == answer;
        view! {
            <tr class:given=is_given>
                <th scope="row" class="number">{cell.feedback}{is_given.then(|| view! { <span class="unseen">" ("{t!("review-given")}")"</span> })}</th>
                <td class="number">{cell.codes}</td>
                <td class="number">{number(cell.next)}</td>
            </tr>
        }
    };
    view! {
        <table>
            <caption>{caption}</caption>
            <thead>
                <tr>
                    <th scope="col" class="number">{t!("review-answer")}</th>
                    <th scope="col" class="number">{t!("review-codes")}</th>
                    <th scope="col" class="number">{t!("review-then")}</th>
                </tr>
            </thead>
            <tbody>{guess.partition.into_iter().map(row).collect_view()}</tbody>
        </table>
    }
}
