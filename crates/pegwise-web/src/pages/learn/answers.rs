use super::example::{Examples, stay};
use super::lesson::{Example, Partner, ROUNDS, Step};
use super::prediction::{Told, change, example, judge, said, say};
use super::sheet::{Exercise, states};
use super::{Learnt, focus_later};
use crate::link::Fragment;
use crate::parts::{AnswerEntry, CodeEntry, CodePegs, Problem, explain_notation};
use crate::peg_style;
use crate::route::{Page, Route};
use crate::t;
use leptos::prelude::*;
use pegwise::notation::Alphabet;
use pegwise::{Code, Color, Feedback};

const KEYS: [[(&str, &str); 2]; ROUNDS.len()] = {
    let mut keys = [[("secret", ""), ("guess", "")]; ROUNDS.len()];
    let mut at = 0;
    while at < ROUNDS.len() {
        (keys[at][0].1, keys[at][1].1) = ROUNDS[at];
        at += 1;
    }
    keys
};

#[component]
pub(super) fn Answers() -> impl IntoView {
    let example = example(Example::read);
    let learnt = Learnt::of_page();
    let rounds = move || {
        let names = [
            t!("learn-in-place"),
            t!("learn-elsewhere"),
            t!("learn-both"),
            t!("learn-twice-once"),
            t!("learn-two-for-one"),
            t!("learn-all-elsewhere"),
            t!("learn-three-each"),
            t!("learn-three-for-two"),
        ];
        let example = |(at, name): (usize, String)| {
            let done = if learnt.has(&Step::Answers.round(at + 1)) { " ✓" } else { "" };
            (format!("{} {name}{done}", at + 1), KEYS[at].as_slice())
        };
        let examples = names.into_iter().enumerate().map(example).collect();
        view! { <Examples step=Step::Answers examples/> }
    };
    view! {
        <p>{t!("learn-answers-about")}</p>
        <ul>
            <li><span class="key black" aria-hidden="true"></span>" "{t!("black-pegs")}</li>
            <li><span class="key white" aria-hidden="true"></span>" "{t!("white-pegs")}</li>
        </ul>
        <details>
            <summary>{t!("learn-answers-how")}</summary>
            <p>{t!("learn-answers-pairs")}</p>
            <p>{t!("learn-answers-written")}</p>
        </details>
        {rounds}
        {move || match example.get() {
            Ok(example) => view! { <Asked example/> }.into_any(),
            Err(text) => view! { <Problem text/> }.into_any(),
        }}
        <Own example/>
    }
}

#[component]
fn Asked(example: Example) -> impl IntoView {
    let route = Route::of_app();
    let answer = example.answer();
    let hand_in = Callback::new(move |feedback: Feedback| say(route, feedback));
    let judged = judge(move |said| {
        predicted(said)
            .map(|said| (said == answer, peg_style::spoken_answer(super::lesson::board().feedback_kind(), said)))
    });
    let solution = solution(&example);
    let words = words(&example);
    let round = example.round();
    let part = round.map(|round| Step::Answers.round(round));
    let next = round.and_then(|round| KEYS.get(round)).map(|keys| {
        let start = route.fragment.with_untracked(|fragment| Step::Answers.start(fragment));
        let fragment = keys.iter().fold(start, |fragment, (key, value)| fragment.with(key, value));
        let href = Page::Learn.href(&fragment);
        view! { <p class="buttons"><a class="button main" href=href on:click=move |event| stay(route, &event, &fragment)>{t!("learn-next-round")}</a></p> }
    });
    let (rules, submit) = (Example::rules(), t!("learn-check"));
    let start = untrack(said).and_then(|said| predicted(&said).ok());
    view! {
        {codes(&example)}
        <section class="panel question">
            <h3>{t!("learn-answers-question")}</h3>
            <AnswerEntry rules submit on_answer=hand_in start is_exercise=true/>
        </section>
        <Told judged solution part>
            <Pairs example=example.clone()/>
            {words}
            {next}
        </Told>
    }
}

fn codes(example: &Example) -> impl IntoView + use<> {
    view! {
        <dl class="learn-codes-asked">
            <dt>{t!("learn-secret")}</dt><dd><CodePegs code=example.secret.clone()/></dd>
            <dt>{t!("learn-guess")}</dt><dd><CodePegs code=example.guess.clone()/></dd>
        </dl>
    }
}

fn solution(example: &Example) -> String {
    let answer = example.answer();
    let spoken = peg_style::spoken_answer(super::lesson::board().feedback_kind(), answer);
    t!("learn-answer-is", answer = answer.to_string(), spoken = spoken)
}

fn words(example: &Example) -> impl IntoView + use<> {
    let pegs = example.partners().into_iter().zip(example.guess.colors()).enumerate();
    let words = pegs.map(|(peg, (partner, &color))| view! { <li>{in_words(peg, color, partner)}</li> });
    view! { <ol class="plain" role="list">{words.collect_view()}</ol> }
}

pub(super) fn exercises() -> Vec<Exercise> {
    let holes = || (0..Example::rules().pegs()).map(|_| view! { <span class="key-hole"></span> }).collect_view();
    let exercise = |state: Fragment| {
        let example = Example::read(&state).ok()?;
        Some(Exercise {
            asked: view! { {codes(&example)} <p class="key-holes" aria-hidden="true">{holes()}</p> }.into_any(),
            key: view! { {solution(&example)} {words(&example)} }.into_any(),
        })
    };
    states(KEYS.iter().map(|keys| (String::new(), keys.as_slice())).collect()).filter_map(exercise).collect()
}

fn predicted(said: &str) -> Result<Feedback, String> {
    Alphabet::canonical().read_feedback(&Example::rules(), said).map_err(|error| explain_notation(&error))
}

fn in_words(peg: usize, color: Color, partner: Partner) -> String {
    let (peg, color) = (peg + 1, peg_style::spoken_color(color));
    match partner {
        Partner::Black => t!("learn-peg-black", peg = peg, color = color),
        Partner::White(other) => t!("learn-peg-white", peg = peg, color = color, other = other + 1),
        Partner::Taken => t!("learn-peg-taken", peg = peg, color = color),
        Partner::Nowhere => t!("learn-peg-nowhere", peg = peg, color = color),
    }
}

#[component]
fn Pairs(example: Example) -> impl IntoView {
    let pegs = example.guess.pegs();
    // A peg is four units wide; this is its middle.
    let middle = |peg: usize| 4 * peg + 2;
    let lines = example.partners().into_iter().enumerate().map(|(peg, partner)| {
        let (class, other) = match partner {
            Partner::Black => ("black", peg),
            Partner::White(other) => ("white", other),
            Partner::Taken | Partner::Nowhere => {
                let place = format!("translate({} 5)", middle(peg));
                return view! { <path class="none" transform=place d="M-.4-.4l.8.8M.4-.4l-.8.8"/> }.into_any();
            }
        };
        view! { <line class=class x1=middle(other) y1="0" x2=middle(peg) y2="6"/> }.into_any()
    });
    let row = |code: &Code| {
        code.colors()
            .iter()
            .map(|&color| view! { <span class=peg_style::class(Some(color))>{peg_style::symbol(color)}</span> })
            .collect_view()
    };
    view! {
        <div class="pairs" role="img" aria-label=t!("learn-pairs")>
            <span class="side">{t!("learn-secret")}</span>
            <span class="pegs">{row(&example.secret)}</span>
            <svg class="lines" viewBox=format!("0 0 {} 6", 4 * pegs) aria-hidden="true">{lines.collect_view()}</svg>
            <span class="side">{t!("learn-guess")}</span>
            <span class="pegs">{row(&example.guess)}</span>
        </div>
        <p class="hint">{t!("learn-pairs-key")}</p>
    }
}

#[component]
fn Own(example: Memo<Result<Example, String>>) -> impl IntoView {
    let route = Route::of_app();
    let use_secret = Callback::new(move |code: Code| {
        change(route, "secret", code);
        focus_later(".own-secret .slot.chosen");
    });
    let use_guess = Callback::new(move |code: Code| {
        change(route, "guess", code);
        focus_later(".own-guess .slot.chosen");
    });
    view! {
        <details class="panel tools">
            <summary>{t!("learn-own")}</summary>
            {move || {
                let start = example.get().or_else(|_| Example::read(&Fragment::default())).ok()?;
                Some(view! {
                    <div class="own-secret">
                        <CodeEntry rules=Example::rules() label=t!("learn-secret") submit=t!("learn-use-secret") on_code=use_secret start=start.secret/>
                    </div>
                    <div class="own-guess">
                        <CodeEntry rules=Example::rules() label=t!("learn-guess") submit=t!("learn-use-guess") on_code=use_guess start=start.guess/>
                    </div>
                })
            }}
        </details>
    }
}
