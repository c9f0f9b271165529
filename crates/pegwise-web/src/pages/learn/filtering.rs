use super::example::Examples;
use super::focus_later;
use super::lesson::{CodeStatus, Hunt, Step, counted, written};
use super::prediction::{Told, change, example, judge, say};
use crate::focus;
use crate::link::Fragment;
use crate::live_region::announce;
use crate::parts::{CodeEntry, CodePegs, Problem, TurnRow};
use crate::peg_style;
use crate::route::{Page, Route};
use crate::t;
use leptos::prelude::*;
use pegwise::{Code, Turn, score};
use std::collections::BTreeSet;

#[component]
pub(super) fn Filtering() -> impl IntoView {
    let hunt = example(Hunt::read);
    let played = |guesses: &[&str]| {
        let guesses: Vec<String> = guesses.iter().map(|guess| written(guess)).collect();
        t!("learn-guesses", guesses = guesses.join(", "))
    };
    let examples: Vec<(String, &[(&str, &str)])> = vec![
        (t!("learn-filtering-begin"), &[("seed", "1"), ("guesses", "")]),
        (played(&["112"]), &[("seed", "1"), ("guesses", "112")]),
        (played(&["123"]), &[("seed", "1"), ("guesses", "123")]),
        (played(&["112", "334"]), &[("seed", "1"), ("guesses", "112 334")]),
    ];
    view! {
        <p>{t!("learn-filtering-about")}</p>
        <p>{t!("learn-filtering-board")}</p>
        <Examples step=Step::Filtering examples/>
        {move || match hunt.get() {
            Ok(hunt) => view! { <Asked hunt/> }.into_any(),
            Err(text) => view! { <Problem text/> }.into_any(),
        }}
    }
}

#[component]
fn Asked(hunt: Hunt) -> impl IntoView {
    let (left, before, is_won) = (hunt.left(), hunt.before(), hunt.is_won());
    let rows = hunt.turns.iter().cloned().enumerate().map(|(index, turn)| view! { <TurnRow number=index + 1 turn/> });
    let rows = rows.collect_view();
    if hunt.turns.is_empty() {
        return view! {
            <Codes codes=hunt.codes.clone() told=Signal::stored(true) last=None/>
            <NextGuess hunt/>
        }
        .into_any();
    }
    let judged = judge(move |said| counted(said).map(|said| (said == left, said.to_string())));
    let is_told = Signal::derive(move || left == before || judged.with(|judged| matches!(judged, Ok(Some(_)))));
    let last = hunt.turns.last().cloned();
    let solution = t!("learn-filtering-left", left = left, before = before);
    let codes = hunt.codes.clone();
    let next = hunt.clone();
    view! {
        <ol class="board" role="list" aria-label=t!("board-of-game")>{rows}</ol>
        <Codes codes told=is_told last/>
        <Told judged solution>
            <Why hunt=hunt.clone()/>
            {is_won.then(|| view! { <p><strong>{t!("learn-filtering-won")}</strong></p> })}
        </Told>
        <Show when=move || is_told.get()><NextGuess hunt=next.clone()/></Show>
    }
    .into_any()
}

#[component]
fn Why(hunt: Hunt) -> impl IntoView {
    let last = hunt.turns.last().cloned()?;
    let guess = peg_style::write(&last.guess);
    let out = hunt.ruled_out().map(|(code, answer)| {
        let code = peg_style::write(code);
        view! { <p>{t!("learn-filtering-out", code = code, guess = guess.clone(), answer = answer.to_string(), given = last.feedback.to_string())}</p> }
    });
    let kept = hunt.kept().map(|(code, answer)| {
        view! { <p>{t!("learn-filtering-kept", code = peg_style::write(code), guess = guess.clone(), answer = answer.to_string())}</p> }
    });
    Some(view! { {out}{kept} })
}

#[component]
fn NextGuess(hunt: Hunt) -> impl IntoView {
    let route = Route::of_app();
    let start = route.fragment.with_untracked(|fragment| Step::Filtering.start(fragment));
    let other = Page::Learn.href(&start.with("seed", hunt.seed.wrapping_add(1)));
    let help = Page::Assistant.href(&Fragment::default().with("game", hunt.record()));
    let is_open = hunt.is_open();
    let number = hunt.turns.len() + 1;
    let on_code = Callback::new(move |guess: Code| {
        change(route, "guesses", hunt.guesses_and(&guess));
        if let Some(turn) = route
            .fragment
            .with_untracked(|fragment| Hunt::read(fragment).ok())
            .and_then(|hunt| hunt.turns.last().cloned())
        {
            announce(peg_style::spoken_row(super::lesson::board().feedback_kind(), number, &turn));
        }
        focus_later(".learn-codes button");
    });
    let entry = is_open.then(|| {
        let rules = super::lesson::board();
        view! { <CodeEntry rules label=t!("guess-number", number = number) submit=t!("guess") on_code/> }
    });
    view! {
        {entry}
        <p class="buttons">
            <a class="button" href=other>{t!("learn-other-secret")}</a>
            {(number > 1).then(|| view! { <a class="button" href=help>{t!("learn-to-assistant")}</a> })}
        </p>
    }
}

#[component]
fn Codes(codes: Vec<(Code, CodeStatus)>, told: Signal<bool>, last: Option<Turn>) -> impl IntoView {
    let route = Route::of_app();
    let (count, left) = {
        let having = |status| codes.iter().filter(|(_, own)| *own == status).count();
        (having(CodeStatus::RuledOutNow), having(CodeStatus::Left))
    };
    let crossed = RwSignal::new(BTreeSet::new());
    let reason = RwSignal::new(None::<String>);
    let tap = Callback::new(move |(at, code, status): (usize, Code, CodeStatus)| {
        if status == CodeStatus::RuledOutNow {
            reason.set(None);
            crossed.update(|crossed| {
                if !crossed.remove(&at) {
                    crossed.insert(at);
                }
            });
            if crossed.with_untracked(BTreeSet::len) == count {
                say(route, left);
                focus::on(".learn .told");
            }
        } else if let Some(last) = &last {
            let (answer, guess) = (score::reference(&last.guess, &code).to_string(), peg_style::write(&last.guess));
            let text = t!("learn-filtering-kept", code = peg_style::write(&code), guess = guess, answer = answer);
            announce(text.clone());
            reason.set(Some(text));
        }
    });
    let item = move |(at, (code, status)): (usize, (Code, CodeStatus))| {
        let (class, text) = match status {
            CodeStatus::Left => ("", None),
            CodeStatus::RuledOutNow => ("now", Some(t!("learn-ruled-out-now"))),
            CodeStatus::RuledOut => ("gone", Some(t!("learn-ruled-out"))),
        };
        let is_crossed = move || crossed.with(|crossed| crossed.contains(&at));
        let tapped = code.clone();
        let shown = move || {
            let pegs = view! { <CodePegs code=code.clone()/> };
            if told.get() || status == CodeStatus::RuledOut {
                return pegs.into_any();
            }
            let code = tapped.clone();
            view! {
                <button type="button" aria-pressed=move || is_crossed().to_string() on:click=move |_| tap.run((at, code.clone(), status))>{pegs}</button>
            }
            .into_any()
        };
        view! { <li class=class class:crossed=is_crossed>{shown}{text.map(|text| view! { <span class="unseen">{text}</span> })}</li> }
    };
    let progress = move || {
        (!told.get()).then(|| {
            view! {
                <div class="crossing">
                <p>{t!("learn-cross-out")}</p>
                <p class="standing" aria-live="polite">{move || t!("learn-crossed", found = crossed.with(BTreeSet::len), all = count)}</p>
                {move || reason.get().map(|text| view! { <p class="stays">{text}</p> })}
                </div>
            }
        })
    };
    view! {
        <h3>{t!("learn-filtering-codes")}</h3>
        {progress}
        <ul class="learn-codes all" role="list" class:pending=move || !told.get()>{codes.into_iter().enumerate().map(item).collect_view()}</ul>
        <p class="hint" hidden=move || !told.get()>{t!("learn-filtering-key")}</p>
    }
}
