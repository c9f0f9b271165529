use super::again::{Again, Chosen};
use super::game;
use super::report::{Report, best, code, guesses, largest, number, row_sentences};
use crate::engine::{Answer, Judgement, Question, use_answer};
use crate::parts::{AnswerPegs, CodePegs};
use crate::route::Route;
use crate::t;
use leptos::prelude::*;
use pegwise::Rules;

/// A row of the game: what the guess cost, what the answer was worth, and what would have been better.
#[component]
pub(super) fn RowReview(
    report: Report,
    /// From 0.
    row: usize,
    chosen: Memo<Chosen>,
) -> impl IntoView {
    let route = Route::of_app();
    let reviewed = report.reviewed.rows.get(row).cloned();
    let turn = report.session.turns().get(row).cloned();
    let (reviewed, turn) = reviewed.zip(turn)?;
    let is_open = Memo::new(move |_| chosen.with(|chosen| chosen.row() == Some(row)));
    let is_marked = report.reviewed.inaccuracies.contains(&row);
    let is_choice = reviewed.before > 1;
    let sentences = row_sentences(report.rules(), &reviewed).join(" ");
    let toggle = move |_| {
        let fragment = route.fragment.get_untracked().without("try");
        let open = is_open.get_untracked();
        route.replace(&if open { fragment.without("row") } else { fragment.with("row", row + 1) });
    };
    let more = report.clone();
    let guess = reviewed.guess.clone();
    let answer = reviewed.answer.clone();
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
                <CodePegs code=turn.guess/>
                <AnswerPegs feedback=turn.feedback told=report.rules().feedback_kind()/>
            </p>
            <p>{sentences}</p>
            {tools}
            {move || (is_choice && is_open.get()).then(|| view! { <Again report=report.clone() row chosen/> })}
        </li>
    })
}

/// The best guesses of a row, why they are, and how the guess that was made splits the codes.
#[component]
fn More(report: Report, row: usize, guess: Judgement, answer: String) -> impl IntoView {
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
    let asked = use_answer(move || {
        let question = Question::Explain { game: before.clone(), guess: asked_guess.clone() };
        opened.get().then_some(question)
    });
    let rules = report.rules().clone();
    let own = guess.clone();
    let why_rules = rules.clone();
    let why = move || match asked.answer.get()? {
        Answer::Suggestion(best) => {
            let of_best: Vec<usize> = best.cells.iter().map(|cell| cell.codes).collect();
            let of_own: Vec<usize> = own.cells.iter().map(|(cell, _)| cell.codes).collect();
            let splits = splits(&code(&why_rules, &best.guess), &of_best);
            let own_too = (best.guess != own.guess).then(|| splits_too(&code(&why_rules, &own.guess), &of_own));
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

fn splits(guess: &str, cells: &[usize]) -> String {
    let (codes, parts, largest) = (cells.iter().sum::<usize>(), cells.len(), largest(cells));
    t!("review-splits", guess = guess, codes = codes, parts = parts, largest = largest)
}

fn splits_too(guess: &str, cells: &[usize]) -> String {
    t!("review-splits-own", guess = guess, parts = cells.len(), largest = largest(cells))
}

/// The groups that a guess splits the codes into, and what each then needs.
#[component]
fn Cells(rules: Rules, guess: Judgement, answer: String) -> impl IntoView {
    let caption = t!("review-cells", guess = code(&rules, &guess.guess));
    let row = |(cell, next): (crate::engine::Cell, crate::engine::Figures)| {
        let is_given = cell.answer == answer;
        view! {
            <tr class:given=is_given>
                <th scope="row" class="number">{cell.answer}{is_given.then(|| view! { <span class="unseen">" ("{t!("review-given")}")"</span> })}</th>
                <td class="number">{cell.codes}</td>
                <td class="number">{number(next)}</td>
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
            <tbody>{guess.cells.into_iter().map(row).collect_view()}</tbody>
        </table>
    }
}
