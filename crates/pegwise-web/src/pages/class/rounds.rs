use super::podium::Podium;
use super::teacher::Teacher;
use crate::focus;
use crate::link::Fragment;
use crate::live_region::announce;
use crate::parts::{Problem, RulesForm, describe};
use crate::route::Page;
use crate::{peg_style, store, t};
use leptos::prelude::*;
use pegwise::Rules;
use pegwise_classroom::{ClassBoard, ClassRequest, ClassRound, ClassSecrets, ClassStanding};

const STANDING: &str = "class-standing";

#[component]
pub(super) fn Rounds(teacher: Teacher) -> impl IntoView {
    let round = Memo::new(move |_| teacher.with(|board| board.round.clone()).flatten());
    let standing = Memo::new(move |_| teacher.with(standing).flatten());
    let is_running = Memo::new(move |_| round.with(|round| round.as_ref().is_some_and(|round| !round.over)));
    let is_over = Memo::new(move |_| round.with(|round| round.as_ref().is_some_and(|round| round.over)));
    Effect::new(move |before: Option<bool>| {
        let now = is_running.get();
        if before.is_some_and(|before| before != now) {
            focus::on(format!("#{STANDING}"));
        }
        now
    });
    view! {
        <section>
            {move || standing.get().map(|text| view! { <h2 id=STANDING tabindex="-1">{text}</h2> })}
            {move || round.get().map(about)}
            {move || is_over.get().then(|| view! { <Podium teacher/> })}
            {move || teacher.problem.get().map(|text: String| view! { <Problem text/> })}
            {move || if is_running.get() { view! { <End teacher round/> }.into_any() } else { view! { <Start teacher round/> }.into_any() }}
        </section>
    }
}

fn standing(board: &ClassBoard) -> Option<String> {
    let round = board.round.as_ref()?;
    let count = |wanted: &[ClassStanding]| {
        board.pupils.iter().filter(|pupil| pupil.standing.is_some_and(|standing| wanted.contains(&standing))).count()
    };
    let (number, all) = (round.number, board.pupils.len());
    Some(if round.over {
        t!("class-board-over", round = number, won = count(&[ClassStanding::Won]), all = all)
    } else {
        t!("class-board-running", round = number, done = count(&[ClassStanding::Won, ClassStanding::Lost]), all = all)
    })
}

fn about(round: ClassRound) -> impl IntoView {
    let rules: Option<Rules> = round.rules.parse().ok();
    let secrets = if round.secrets == ClassSecrets::Same { t!("class-same") } else { t!("class-own") };
    if let Some(rules) = &rules {
        peg_style::play_here(rules);
    }
    view! { <p class="about">{rules.as_ref().map(describe)}". "{secrets}</p> }
}

#[component]
fn End(teacher: Teacher, round: Memo<Option<ClassRound>>) -> impl IntoView {
    let is_asked = RwSignal::new(false);
    let number = move || round.with(|round| round.as_ref().map_or(0, |round| round.number));
    let end = move |_| {
        if is_asked.get_untracked() {
            teacher.act(ClassRequest::End { round: untrack(number) });
        } else {
            announce(t!("class-board-end-sure"));
            is_asked.set(true);
        }
    };
    view! {
        <p class="buttons">
            <button type="button" on:click=end on:blur=move |_| is_asked.set(false)>
                {move || if is_asked.get() { t!("class-board-end-sure") } else { t!("class-board-end", round = number()) }}
            </button>
        </p>
    }
}

#[component]
fn Start(teacher: Teacher, round: Memo<Option<ClassRound>>) -> impl IntoView {
    let rules = RwSignal::new(store::last_rules(Page::Class));
    let same = RwSignal::new(
        round.with_untracked(|round| round.as_ref().is_none_or(|round| round.secrets == ClassSecrets::Same)),
    );
    let next = move || round.with(|round| round.as_ref().map_or(1, |round| round.number + 1));
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let rules = rules.get_untracked();
        store::keep_last(Page::Class, &Fragment::default().with("game", &rules));
        let secrets = if same.get_untracked() { ClassSecrets::Same } else { ClassSecrets::Own };
        teacher.act(ClassRequest::Start { round: untrack(next), rules: rules.to_string(), secrets });
    };
    let choice = move |is_same: bool, text: String| {
        view! {
            <label class="choice">
                <input type="radio" name="class-secrets" prop:checked=move || same.get() == is_same on:change=move |_| same.set(is_same)/>
                <span>{text}</span>
            </label>
        }
    };
    view! {
        <form class="panel" on:submit=start>
            <h2>{t!("class-board-start")}</h2>
            <RulesForm rules/>
            <fieldset>
                <legend>{t!("class-board-secrets")}</legend>
                {choice(true, t!("class-board-same"))}
                {choice(false, t!("class-board-own"))}
            </fieldset>
            <button type="submit" class="main">{move || t!("class-board-begin", round = next())}</button>
        </form>
    }
}
