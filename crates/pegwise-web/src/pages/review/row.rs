use super::again::{Again, Chosen};
use super::game;
use super::report::{Report, best, code, guesses, largest, number, turn_sentences};
use crate::engine::{Reply, request, use_reply};
use crate::parts::{AnswerPegs, CodePegs};
use crate::route::Route;
use crate::t;
use leptos::prelude::*;
use pegwise::Rules;
use pegwise::shapes::{CellValue, Guess, GuessReview};

/// A row of the game: what the guess cost, what the answer was worth, and what would have been better.
#[component]
pub(super) fn RowReview(
    report: Report,
    /// From 0.
    row: usize,
    chosen: Memo<Chosen>,
) -> impl IntoView {
    let route = Route::of_app();
    let reviewed = report.review.turns.get(row).cloned();
    let turn = report.session.turns().get(row).cloned();
    let (reviewed, turn) = reviewed.zip(turn)?;
    let is_open = Memo::new(move |_| chosen.with(|chosen| chosen.row() == Some(row)));
    let is_marked = report.review.inaccuracies.contains(&(row + 1));
    let is_choice = reviewed.guess.candidates > 1;
    let sentences = turn_sentences(report.rules(), &reviewed).join(" ");
    let toggle = move |_| {
        let fragment = route.fragment.get_untracked().without("try");
        let open = is_open.get_untracked();
        route.replace(&if open { fragment.without("row") } else { fragment.with("row", row + 1) });
    };
    let more = report.clone();
    let guess = reviewed.guess.clone();
    let answer = reviewed.feedback.clone();
    let tools = is_choice.then(|| {
        view! {
            <More report=more row guess answer/>
            <button type="button" aria-expanded=move || if is_open.get() { "true" } else { "false" } on:click=toggle>
                {t!("review-again")}<span class="unseen">" ("{t!("row")}" "{row + 1}")"</span>
            </button>
        }
    });
    Some(view! {
        <li class="review-row" class:marked=is_marked>
            <p class="played">
                <span class="number"><span class="unseen">{t!("row")}" "</span>{row + 1}</span>
                <CodePegs code=turn.guess.clone()/>
                <AnswerPegs feedback=turn.feedback told=report.rules().feedback_kind() pegs=turn.guess.pegs()/>
            </p>
            <p>{sentences}</p>
            {tools}
            {move || (is_choice && is_open.get()).then(|| view! { <Again report=report.clone() row chosen/> })}
        </li>
    })
}

/// The best guesses of a row, why they are, and how the guess that was made splits the codes.
#[component]
fn More(report: Report, row: usize, guess: GuessReview, answer: String) -> impl IntoView {
    let opened = RwSignal::new(false);
    let open = move |event: web_sys::Event| {
        let details: web_sys::Element = event_target(&event);
        if details.has_attribute("open") {
            opened.set(true);
        }
    };
    let before = game::before(&report.game(), row).to_string();
    let first = best(&guess).to_owned();
    let asked_guess = first.clone();
    let asked = use_reply(move || {
        let request = request::explain(before.clone(), vec![asked_guess.clone()]);
        opened.get().then_some(request)
    });
    let rules = report.rules().clone();
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
    view! {
        <details on:toggle=open>
            <summary>{t!("review-more")}<span class="unseen">" ("{t!("row")}" "{row + 1}")"</span></summary>
            <p>{t!("review-best-guesses")}</p>
            <ul>{groups}</ul>
            {why}
            <Cells rules guess answer/>
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

/// The groups that a guess splits the codes into, and what each then needs.
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
