//! Puzzles: a game in progress with a question. The kind, the level and the seed are in the address.

use super::example::stay;
use super::sheet::{Exercise, SHEET, Sheet};
use crate::device::new_seed;
use crate::engine::{PageRequest, Reply, use_reply};
use crate::link::Fragment;
use crate::live_region::announce;
use crate::parts::{AnswerPegs, CodeEntry, CodePegs, Problem, TurnRow, Work, explain_failure};
use crate::record;
use crate::route::{Page, Route};
use crate::{focus, peg_style, t};
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use pegwise::api::{self, PuzzleRequest};
use pegwise::notation::read_rules;
use pegwise::{
    Attempt, Code, Codebook, Feedback, LeftPuzzle, Puzzle, PuzzleKind, PuzzleLevel, Rules, Task, Turn, Wrong,
};
use pegwise_text::puzzle as text;

/// The kind of puzzle in the address, which also says that the page shows puzzles.
pub(super) const PUZZLE: &str = "puzzle";
const LEVEL: &str = "level";
const SEED: &str = "seed";

/// As many puzzles as fit on a page.
const ON_A_SHEET: u8 = 6;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Chosen {
    kind: PuzzleKind,
    level: PuzzleLevel,
    seed: u64,
    is_sheet: bool,
}

impl Chosen {
    /// An unknown kind or level is the first one. Without a seed, the page draws one.
    fn read(fragment: &Fragment) -> Result<Option<Self>, String> {
        let is = |key, name| fragment.get(key) == Some(name);
        let kind = PuzzleKind::ALL.into_iter().find(|kind| is(PUZZLE, kind.name())).unwrap_or(PuzzleKind::Deduce);
        let level = PuzzleLevel::ALL.into_iter().find(|level| is(LEVEL, level.name())).unwrap_or(PuzzleLevel::Easy);
        let Some(seed) = fragment.get(SEED) else { return Ok(None) };
        let seed = seed.parse().map_err(|_| t!("learn-bad-seed", seed = seed))?;
        Ok(Some(Chosen { kind, level, seed, is_sheet: fragment.has(SHEET) }))
    }

    fn rules(self) -> Rules {
        let name = if self.kind == PuzzleKind::Padlock { "padlock" } else { "4x6" };
        read_rules(name).expect("a board of this list")
    }

    fn request(self) -> PageRequest {
        PageRequest::Puzzles(PuzzleRequest {
            rules: Some(self.rules().to_string()),
            kind: self.kind.into(),
            level: self.level.into(),
            seed: self.seed,
            count: if self.is_sheet { ON_A_SHEET } else { 1 },
            alphabet: None,
        })
    }

    fn fragment(self) -> Fragment {
        address(self.kind, self.level).with(SEED, self.seed).switched(SHEET, self.is_sheet)
    }
}

pub(super) fn address(kind: PuzzleKind, level: PuzzleLevel) -> Fragment {
    Fragment::default().with(PUZZLE, kind.name()).with(LEVEL, level.name())
}

#[component]
pub(super) fn Puzzles() -> impl IntoView {
    let route = Route::of_app();
    let chosen = Memo::new(move |_| route.fragment.with(Chosen::read));
    Effect::new(move |_| {
        if chosen.get() == Ok(None) {
            let fragment = route.fragment.get_untracked();
            route.replace(&fragment.with(SEED, new_seed()));
        }
    });
    let asked = use_reply(move || chosen.get().ok().flatten().map(Chosen::request));
    let drawn = move || {
        let chosen = match chosen.get() {
            Ok(chosen) => chosen?,
            Err(text) => return Some(view! { <Problem text/> }.into_any()),
        };
        match asked.reply.get()? {
            Reply::Puzzles(told) => read(chosen, &told).map(|puzzles| drawn(chosen, puzzles)),
            Reply::Failed(failure) => Some(view! { <Problem text=explain_failure(&failure)/> }.into_any()),
            _ => None,
        }
    };
    view! {
        {move || chosen.with(|chosen| !matches!(chosen, Ok(Some(Chosen { is_sheet: true, .. })))).then(|| view! {
            <h2 tabindex="-1">{t!("puzzles")}</h2>
            <p class="about">{t!("puzzles-about")}</p>
            <Choice chosen/>
        })}
        <Work asked/>
        {drawn}
    }
}

#[component]
fn Choice(chosen: Memo<Result<Option<Chosen>, String>>) -> impl IntoView {
    let now = move || chosen.get().ok().flatten();
    let kind = move |kind: PuzzleKind| {
        let start = Memo::new(move |_| address(kind, now().map_or(PuzzleLevel::Easy, |now| now.level)));
        let is_chosen = move || now().is_some_and(|now| now.kind == kind);
        view! { <Way fragment=start name=text::kind_name(kind) is_chosen=Signal::derive(is_chosen)/> }
    };
    let level = move |level: PuzzleLevel| {
        let start = Memo::new(move |_| address(now().map_or(PuzzleKind::Deduce, |now| now.kind), level));
        let is_chosen = move || now().is_some_and(|now| now.level == level);
        view! { <Way fragment=start name=text::level_name(level) is_chosen=Signal::derive(is_chosen)/> }
    };
    view! {
        <nav class="tools" aria-label=t!("puzzles-kinds")><ul class="chips" role="list">{PuzzleKind::ALL.map(kind).collect_view()}</ul></nav>
        <nav class="tools" aria-label=t!("puzzles-levels")><ul class="chips" role="list">{PuzzleLevel::ALL.map(level).collect_view()}</ul></nav>
    }
}

#[component]
fn Way(fragment: Memo<Fragment>, name: String, is_chosen: Signal<bool>) -> impl IntoView {
    let route = Route::of_app();
    let go = move |event: MouseEvent| stay(route, &event, &fragment.get_untracked());
    view! {
        <li><a class="button" href=move || fragment.with(|fragment| Page::Learn.href(fragment))
            aria-current=move || is_chosen.get().then_some("true") on:click=go>{name}</a></li>
    }
}

/// Reads what the engine drew. `None` if it belongs to another request.
fn read(chosen: Chosen, told: &api::Puzzles) -> Option<Vec<Puzzle>> {
    let rules = chosen.rules();
    let codebook = Codebook::new(&rules).ok()?;
    let puzzle = |told: &api::Puzzle| {
        let rows = told.rows.iter().map(|row| record::turn(&rules, row)).collect::<Option<Vec<_>>>()?;
        let (kind, level, seed) = (told.kind.into(), told.level.into(), told.seed);
        let which = LeftPuzzle { rules: rules.clone(), kind, level, seed, was_helped: false };
        Puzzle::restore(&which, &codebook, told.effort, rows, task(&rules, told)?)
    };
    let is_this = told.puzzles.first().is_some_and(|puzzle| {
        (puzzle.kind, puzzle.level, puzzle.seed) == (chosen.kind.into(), chosen.level.into(), chosen.seed)
    });
    is_this.then(|| told.puzzles.iter().map(puzzle).collect()).flatten()
}

fn task(rules: &Rules, told: &api::Puzzle) -> Option<Task> {
    let answer = |text: &String| rules.read_feedback(text).ok();
    Some(match told.kind {
        api::PuzzleKind::Deduce | api::PuzzleKind::Padlock => Task::Deduce,
        api::PuzzleKind::WinNext => {
            let guesses = told.solutions.iter().map(|guess| rules.read_guess(guess).ok()).collect::<Option<_>>()?;
            Task::WinNext { guesses, are_all: !told.may_be_more }
        }
        api::PuzzleKind::Impossible => Task::Impossible {
            guess: rules.read_guess(told.guess.as_ref()?).ok()?,
            offered: told.offered.as_ref()?.iter().map(answer).collect::<Option<_>>()?,
            never: answer(told.solutions.first()?)?,
        },
        api::PuzzleKind::WrongAnswer => Task::WrongAnswer {
            row: told.solutions.first()?.parse::<usize>().ok()?.checked_sub(1)?,
            should: answer(&told.corrected.as_ref()?.feedback)?,
        },
    })
}

fn drawn(chosen: Chosen, puzzles: Vec<Puzzle>) -> AnyView {
    peg_style::play_here(&chosen.rules());
    if chosen.is_sheet {
        let title = t!("puzzles-sheet", kind = text::kind_name(chosen.kind), level = text::level_name(chosen.level));
        let exercises = puzzles.iter().map(exercise).collect();
        return view! { <Sheet title exercises/> }.into_any();
    }
    puzzles.into_iter().next().map(|puzzle| view! { <Solving chosen puzzle/> }).into_any()
}

fn exercise(puzzle: &Puzzle) -> Exercise {
    let alphabet = peg_style::alphabet();
    let fields = match puzzle.task() {
        Task::Deduce | Task::WinNext { .. } => {
            (0..puzzle.rules().pegs()).map(|_| view! { <span class="peg empty"></span> }).collect_view().into_any()
        }
        Task::Impossible { offered, .. } => {
            let told = puzzle.rules().feedback_kind();
            let tick = |&feedback: &Feedback| view! { <span class="option"><span class="tick"></span><AnswerPegs feedback told/></span> };
            offered.iter().map(tick).collect_view().into_any()
        }
        Task::WrongAnswer { .. } => view! { {t!("row")}" "<span class="tick wide"></span> }.into_any(),
    };
    let steps = text::steps(&alphabet, puzzle).into_iter().map(|step| view! { " "{step} }).collect_view();
    Exercise {
        asked: view! { <Given puzzle=puzzle.clone()/> <p>{question(puzzle)}</p> <p class="fields" aria-hidden="true">{fields}</p> }
            .into_any(),
        key: view! { {text::key(&alphabet, puzzle)}{steps} }.into_any(),
    }
}

/// The answers to choose from are drawn, so the question need not list them.
fn question(puzzle: &Puzzle) -> String {
    match puzzle.task() {
        Task::Impossible { .. } => t!("puzzles-which-answer"),
        _ => text::question(&peg_style::alphabet(), puzzle),
    }
}

#[component]
fn Given(puzzle: Puzzle) -> impl IntoView {
    let rules = puzzle.rules().clone();
    let told = rules.feedback_kind();
    let row = |(at, turn): (usize, &Turn)| {
        if puzzle.kind() == PuzzleKind::Padlock {
            let clue = text::clues(&peg_style::alphabet(), &rules, turn.feedback).join(", ");
            let number = view! { <span class="number"><span class="unseen">{t!("row")}" "</span>{at + 1}</span> };
            return view! { <li class="row clue">{number}<CodePegs code=turn.guess.clone()/><span>{clue}</span></li> }
                .into_any();
        }
        view! { <TurnRow number=at + 1 turn=turn.clone() told/> }.into_any()
    };
    let next = match puzzle.task() {
        Task::Impossible { guess, .. } => Some(view! {
            <li class="row"><span class="number"><span class="unseen">{t!("puzzles-next-guess")}</span><span aria-hidden="true">"?"</span></span><CodePegs code=guess.clone()/></li>
        }),
        _ => None,
    };
    view! {
        <ol class="board" role="list" aria-label=t!("board-of-game")>
            {puzzle.rows().iter().enumerate().map(row).collect_view()}{next}
        </ol>
    }
}

const TOLD: &str = ".learn .told";

#[component]
fn Solving(chosen: Chosen, puzzle: Puzzle) -> impl IntoView {
    let route = Route::of_app();
    let wrong = RwSignal::new(None::<String>);
    let verdict = RwSignal::new(None::<String>);
    let is_over = RwSignal::new(false);
    let hints = RwSignal::new(0);
    let alphabet = peg_style::alphabet();
    let all_hints = StoredValue::new(text::hints(&alphabet, &puzzle));
    let judged = StoredValue::new(puzzle.clone());
    let hand_in = Callback::new(move |attempt: Attempt| {
        let said = judged.with_value(|puzzle| {
            let check: Result<(), Wrong> = puzzle.check(&attempt);
            check.map_err(|reason| text::wrong(&peg_style::alphabet(), puzzle, &attempt, &reason))
        });
        wrong.set(said.clone().err());
        if let Err(why) = said {
            announce(why);
        } else {
            verdict.set(Some(text::right()));
            is_over.set(true);
            focus::on(TOLD);
        }
    });
    let hint = move |_| {
        let at = hints.get_untracked();
        hints.set(at + 1);
        announce(all_hints.with_value(|all| all.get(at).cloned()).unwrap_or_else(text::no_more_hints));
    };
    let shown_hints = move || {
        let shown = hints.get();
        let said = all_hints.with_value(|all| {
            let last = (shown > all.len()).then(text::no_more_hints);
            all.iter().take(shown).cloned().chain(last).collect::<Vec<_>>()
        });
        said.into_iter().map(|hint| view! { <li>{hint}</li> }).collect_view()
    };
    let are_told = move || hints.get() > all_hints.with_value(Vec::len);
    let show = move |_| {
        is_over.set(true);
        focus::on(TOLD);
    };
    let next = Chosen { seed: chosen.seed.wrapping_add(1), ..chosen }.fragment();
    let go = {
        let next = next.clone();
        move |event: MouseEvent| {
            stay(route, &event, &next);
            focus::on(".learn h2");
        }
    };
    let sheet = Chosen { is_sheet: true, ..chosen }.fragment();
    let key = text::key(&alphabet, &puzzle);
    let steps = text::steps(&alphabet, &puzzle).into_iter().map(|step| view! { <li>{step}</li> }).collect_view();
    let entry = puzzle.clone();
    view! {
        <Given puzzle/>
        {move || (!is_over.get()).then(|| view! { <Entry puzzle=entry.clone() hand_in/> })}
        {move || wrong.get().filter(|_| !is_over.get()).map(|why| view! { <p class="stays">{why}</p> })}
        <ol class="hints" hidden=move || hints.get() == 0 || is_over.get()>{shown_hints}</ol>
        <section class="told" tabindex="-1" hidden=move || !is_over.get() aria-label=t!("learn-told")>
            {move || verdict.get().map(|right| view! { <p class="verdict right">{right}</p> })}
            <p class="solution">{key}</p>
            <ol>{steps}</ol>
        </section>
        <p class="buttons tools">
            <button type="button" hidden=is_over disabled=are_told on:click=hint>{t!("hint")}</button>
            <button type="button" hidden=is_over on:click=show>{t!("learn-show")}</button>
            <a class="button" class:main=is_over href=Page::Learn.href(&next) on:click=go>{t!("puzzles-next")}</a>
            <a class="button" href=Page::Learn.href(&sheet)>{t!("puzzles-several")}</a>
        </p>
    }
}

#[component]
fn Entry(puzzle: Puzzle, hand_in: Callback<Attempt>) -> impl IntoView {
    let rules = puzzle.rules().clone();
    let told = rules.feedback_kind();
    let is_guess = matches!(puzzle.task(), Task::WinNext { .. });
    let question = question(&puzzle);
    let choices: Vec<(AnyView, Attempt)> = match puzzle.task() {
        Task::Deduce | Task::WinNext { .. } => {
            let on_code = Callback::new(move |code: Code| hand_in.run(Attempt::Code(code)));
            let label = if is_guess { t!("how-your-guess") } else { t!("how-secret") };
            let entry = view! { <CodeEntry rules label submit=t!("learn-check") on_code secret={!is_guess}/> };
            return view! { <section class="panel question"><h3>{question}</h3>{entry}</section> }.into_any();
        }
        Task::Impossible { offered, .. } => {
            let choice =
                |&feedback: &Feedback| (view! { <AnswerPegs feedback told/> }.into_any(), Attempt::Feedback(feedback));
            offered.iter().map(choice).collect()
        }
        Task::WrongAnswer { .. } => {
            let choice = |row: usize| (view! { {t!("row")}" "{row + 1} }.into_any(), Attempt::Row(row));
            (0..puzzle.rows().len()).map(choice).collect()
        }
    };
    let picked = RwSignal::new(None::<Attempt>);
    let choice = |(label, attempt): (AnyView, Attempt)| {
        view! {
            <label class="choice"><input type="radio" name="puzzle" required on:change=move |_| picked.set(Some(attempt.clone()))/><span>{label}</span></label>
        }
    };
    let check = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(attempt) = picked.get_untracked() {
            hand_in.run(attempt);
        }
    };
    view! {
        <form class="panel question" on:submit=check>
            <fieldset><legend>{question}</legend><div class="learn-choices">{choices.into_iter().map(choice).collect_view()}</div></fieldset>
            <button type="submit" class="main">{t!("learn-check")}</button>
        </form>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::EngineService;

    #[test]
    fn every_kind_of_puzzle_is_read_as_the_engine_drew_it() {
        let mut service = EngineService::default();
        for (kind, is_sheet) in PuzzleKind::ALL.into_iter().flat_map(|kind| [(kind, false), (kind, true)]) {
            let chosen = Chosen { kind, level: PuzzleLevel::Medium, seed: 7, is_sheet };
            assert_eq!(Chosen::read(&chosen.fragment()), Ok(Some(chosen)));
            let Reply::Puzzles(told) = service.drawn(chosen.request(), &()) else { panic!("{kind}") };
            let puzzles = read(chosen, &told).unwrap();
            assert_eq!(puzzles.len(), if is_sheet { usize::from(ON_A_SHEET) } else { 1 });
            for (puzzle, told) in puzzles.iter().zip(&told.puzzles) {
                assert_eq!(api::Puzzle::new(puzzle, &peg_style::alphabet()), *told, "{kind}");
            }
            assert!(read(Chosen { seed: 8, ..chosen }, &told).is_none());
        }
    }

    #[test]
    fn any_address_is_read() {
        let read = |text: &str| Chosen::read(&Fragment::read(text));
        assert_eq!(read("puzzle"), Ok(None));
        assert!(read("puzzle=chess&level=x&seed=1").is_ok_and(|chosen| chosen.is_some()));
        for seed in ["x", "-1", "99999999999999999999999"] {
            assert!(read(&format!("puzzle=deduce&seed={seed}")).is_err(), "{seed}");
        }
    }
}
