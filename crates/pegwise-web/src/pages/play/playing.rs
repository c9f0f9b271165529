use super::challenge::hidden_by;
use super::ended::{ENDED, Ended, Revealed};
use super::greeting::Greeting;
use super::hint::{Help, Hints};
use super::how::HowToPlay;
use super::in_worker::InWorker;
use super::{Held, SecretSource, Table};
use crate::engine::{Asked, Reply, request, use_reply};
use crate::focus;
use crate::haptics::{Moment, haptic};
use crate::link::Fragment;
use crate::live_region::announce;
use crate::parts::{
    CodeEntry, CopyButton, Dock, EmptyRows, Kept, Legend, Lid, Problem, RowChange, TurnRow, class_of_game, codes_left,
    day_in_words, describe, explain_not_kept, explain_turn, go_on_typing,
};
use crate::peg_style;
use crate::route::{Page, Route};
use crate::store::{self, NotKept, Switch};
use crate::store::{InForce, change_settings};
use crate::{device, t};
use leptos::prelude::*;
use pegwise::api::Coverage;
use pegwise::{Code, DayStreak, Feedback, FeedbackKind, InvalidTurn, Rules, Status, Turn, daily_number};
use pegwise_text::result;

/// The most rows whose pegs shrink so that the whole board is in sight.
pub(crate) const MOST_ROWS: usize = 12;

#[component]
pub(super) fn Playing(held: Memo<Held>, #[prop(optional, into)] beneath: Option<ViewFn>) -> impl IntoView {
    let route = Route::of_app();
    let InForce(settings) = expect_context();
    let with = move |read: &dyn Fn(&Table) -> AnyView| held.with(|held| held.table().map(read));
    let game_line = move || held.with(Held::line);
    let is_over = Memo::new(move |_| held.with(|held| held.table().is_some_and(|table| table.game.is_over())));
    let rules = held.with_untracked(|held| held.table().map(|table| table.game.session().rules().clone()));
    let rules = rules.unwrap_or_else(Rules::classic);
    let problem = RwSignal::new(None);
    let fresh = RwSignal::new(false);
    let is_repeated =
        held.with_untracked(|held| held.table().is_some_and(|table| table.was_played(held.fragment.number("over"))));

    let counting = move || settings.with(|settings| settings.is_on(Switch::Counting));
    let check = use_reply(move || counting().then(game_line).flatten().map(request::check));
    let number =
        Memo::new(move |_| held.with(|held| held.table().map_or(0, |table| table.game.session().turns().len())));
    let hints = Hints::new(held, &rules);

    let worker = InWorker::new(held, is_over);
    enter_answers(route, held, worker, problem);
    let revealed = Signal::derive(move || held.with(|held| worker.revealed(held.table()?)));
    say_ending(held, is_over, revealed);
    let guess = Callback::new(move |code: Code| problem.set(play(route, held, code, worker)));
    let wanted = RwSignal::new(None);
    let put = RwSignal::new(false);
    let undo = move |_| {
        if put.get_untracked() {
            wanted.set(Some(RowChange::TakeBack));
            return;
        }
        let known = held.with_untracked(|held| Table::read_to_undo(&held.fragment));
        if known.as_ref().is_some_and(|table| table.game.undo_is_hint()) && hints.warns(Help::Undo) {
            return;
        }
        worker.forget();
        let refused = change(route, held, |table| {
            *table = known.unwrap_or_else(|| table.clone());
            (!table.game.undo()).then(|| t!("nothing-to-undo"))
        });
        if refused.is_none() {
            let standing = held.with(|held| held.table().map(Table::standing)).unwrap_or_default();
            announce(format!("{} {standing}", t!("undone")));
        }
        problem.set(refused);
    };
    hints.count(route);
    say_left(held, check);
    come_to_the_end(route, held, is_over, fresh, problem);
    let above = {
        let rules = rules.clone();
        move || view! { <AbovePalette route held worker problem check hints wanted rules=rules.clone()/> }
    };
    let tools = move || {
        view! {
            <button type="button" class="icon" aria-label=t!("undo") title=t!("undo") disabled=move || number.get() == 0 && !put.get() on:click=undo>
                <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M8 4L3 8l5 4M3 8h9a4.5 4.5 0 0 1 0 9H8"/></svg>
            </button>
            <button type="button" class="icon" aria-label=t!("hint") title=t!("hint") on:click=move |_| hints.press(route)>
                <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M7 14.5a5.5 5.5 0 1 1 6 0V16H7zM8 18.5h4"/></svg>
            </button>
        }
    };
    let row = {
        let (rules, above) = (rules.clone(), above.clone());
        move || {
            let label = t!("guess-number", number = number.get() + 1);
            let dock = dock(route, held, above.clone().into(), tools.into(), wanted, hints);
            wanted.set(None);
            view! { <CodeEntry rules=rules.clone() label submit=t!("guess") on_code=guess dock kept=kept(held, put, problem, hints)/> }
        }
    };
    let (told, pegs) = (rules.feedback_kind(), rules.pegs());
    let is_home = beneath.is_some();
    let is_from = |source: fn(&SecretSource) -> bool| {
        held.with_untracked(|held| held.table().is_some_and(|table| source(&table.source)))
    };
    let is_evil = is_from(|source| matches!(source, SecretSource::Evil(_)));
    // A friend who is sent a challenge may never have played.
    let is_sent = is_from(|source| matches!(source, SecretSource::Challenge(_)));
    let secret = Signal::derive(move || is_over.get().then(|| revealed.get()).flatten().map(Revealed::into_secret));
    let (waiting, most) = (rules.clone(), rules.max_guesses());
    let left = move || most.saturating_sub(number.get() + usize::from(!is_over.get()));
    view! {
        <div class="topline">
            <p class="about">{(!is_home).then(|| describe(&rules) + ". ")}{move || held.with(dealt_by)}{is_home.then(streak)}</p>
        {move || (is_repeated && !is_over.get()).then(|| view! { <p class="about">{t!("play-repeated")}</p> })}
        {move || with(&|table| is_late(table).then(|| view! { <p class="about">{result::day_does_not_count(true)}</p> }).into_any())}
        <HowToPlay rules=rules.clone() is_evil is_open_first=is_sent is_begun=Signal::derive(move || put.get() || number.get() > 0)/>
        </div>
        <div class="table" class:over=is_over>
            <div class=class_of_game(&rules) class:fresh=fresh style:--pegs=pegs.to_string() style:--rows=most.min(MOST_ROWS).to_string()>
                <Lid pegs secret/>
                <Played held check wanted/>
                {move || (!is_over.get()).then(|| view! { {row.clone()} })}
                {move || view! { <EmptyRows rules=waiting.clone() rows=left()/> }}
                {move || is_over.get().then(|| view! { <Ended held is_repeated revealed above=above.clone()/> })}
            </div>
            <Beside held is_over told beneath/>
        </div>
    }
}

#[component]
fn Beside(held: Memo<Held>, is_over: Memo<bool>, told: FeedbackKind, beneath: Option<ViewFn>) -> impl IntoView {
    let is_home = beneath.is_some();
    view! {
        <details class="beside" open=is_over>
            <summary>{t!("play-more")}</summary>
            <Legend told/>
            {move || (!is_over.get()).then(|| view! { <MoreTools held/> })}
            {beneath.map(|beneath| beneath.run())}
            <Fair table=move || held.with(|held| held.table().cloned())/>
            <div class="buttons">
                {(!is_home).then(|| view! { <a class="button" href=Page::Play.href(&Fragment::default())>{t!("play-another")}</a> })}
                <CopyButton label=t!("copy-link") text=Callback::new(move |()| link(held))/>
                <CopyButton label=t!("copy-game") text=Callback::new(move |()| game_text(held))/>
            </div>
        </details>
    }
}

#[component]
fn Played(held: Memo<Held>, check: Asked, wanted: RwSignal<Option<RowChange>>) -> impl IntoView {
    let rows = move || {
        let counted = check.reply.get().map_or_else(Vec::new, |reply| match reply {
            Reply::Check(check) => check.rows,
            _ => Vec::new(),
        });
        held.with(|held| {
            let table = held.table()?;
            let session = table.game.session();
            let told = session.rules().feedback_kind();
            let tap = (!table.game.is_over()).then(|| Callback::new(move |code| wanted.set(Some(RowChange::Put(code)))));
            let rows = session.turns().iter().cloned().enumerate().map(|(index, turn)| {
                let left = counted.get(index).and_then(|row| row.candidates);
                view! { <TurnRow number=index + 1 turn told tap>{left.map(|codes| t!("codes-left", codes = codes))}</TurnRow> }
            });
            Some(rows.collect_view())
        })
    };
    view! { <ol class="board" role="list" aria-label=t!("board-of-game")>{rows}</ol> }
}

#[component]
fn AbovePalette(
    route: Route,
    held: Memo<Held>,
    worker: InWorker,
    problem: RwSignal<Option<String>>,
    check: Asked,
    hints: Hints,
    wanted: RwSignal<Option<RowChange>>,
    rules: Rules,
) -> impl IntoView {
    let standing = move || {
        view! {
            <p class="standing" class:unseen=move || held.with(|held| held.table().is_some_and(is_told_by_title))>
                {move || held.with(|held| last_in_words(held.table()?)).map(|told| view! { <span class="told-in-words">{told}</span>" " })}
                {move || held.with(|held| held.table().map(Table::standing))}{move || estimated(check)}
            </p>
        }
        .into_any()
    };
    view! {
        <div class="above">{move || hints.given(&rules, route, wanted).unwrap_or_else(standing)}</div>
        {move || problem.get().or_else(|| worker.refusal()).map(|text: String| view! { <Problem text/> })}
        {worker.at_work()}
    }
}

/// The days in a row so far, if there are any.
fn streak() -> Option<impl IntoView> {
    let days = DayStreak::of(store::games().unwrap_or_default().games(), device::today()).current;
    let spoken = t!("result-days", days = days);
    (days > 0).then(|| view! { <span class="streak" role="img" aria-label=spoken>"★ "{days}</span> })
}

fn is_told_by_title(table: &Table) -> bool {
    matches!(table.game.session().status(), Status::Won { .. }) && table.game.hints() == 0
}

fn last_in_words(table: &Table) -> Option<AnyView> {
    let session = table.game.session();
    let last = session.turns().last().map(|turn| turn.feedback);
    told_in_words(session.rules(), last).filter(|_| !table.game.is_over())
}

/// The last answer in words, or what to do first on the classic board.
pub(in crate::pages) fn told_in_words(rules: &Rules, last: Option<Feedback>) -> Option<AnyView> {
    let Some(last) = last else {
        return (*rules == Rules::classic()).then(|| t!("home-lead").into_any());
    };
    let told = rules.feedback_kind();
    if told == FeedbackKind::Marks && peg_style::are_letters(rules) {
        return None;
    }
    let part = |(at, (key, text)): (usize, (Option<&'static str>, String))| {
        let key = key.map(|class| view! { <span class=class aria-hidden="true"></span> });
        view! { {(at > 0).then_some(", ")}{key}{text} }
    };
    let parts = peg_style::told_in_parts(told, last).into_iter().enumerate().map(part).collect_view();
    Some(view! { {parts}"." }.into_any())
}

#[component]
fn MoreTools(held: Memo<Held>) -> impl IntoView {
    let InForce(settings) = expect_context();
    let counting = move || settings.with(|settings| settings.is_on(Switch::Counting));
    let count = move |event| {
        let on = event_target_checked(&event);
        change_settings(move |settings| settings.switch(Switch::Counting, on));
    };
    view! {
        <div class="buttons tools">
            <GiveUp held/>
            <label class="check">
                <input type="checkbox" prop:checked=counting on:change=count/>
                {t!("show-left")}
            </label>
        </div>
    }
}

fn enter_answers(route: Route, held: Memo<Held>, worker: InWorker, problem: RwSignal<Option<String>>) {
    Effect::new(move |_| {
        let Some(answered) = worker.answered() else { return };
        problem.set(match answered {
            Ok(turn) => enter(route, held, |table| table.game.answered(turn.clone()).map(|()| turn)),
            Err(refusal) => Some(refusal),
        });
        go_on_typing();
    });
}

fn come_to_the_end(
    route: Route,
    held: Memo<Held>,
    is_over: Memo<bool>,
    fresh: RwSignal<bool>,
    problem: RwSignal<Option<String>>,
) {
    Effect::new(move |before: Option<bool>| {
        let is_over = is_over.get();
        if is_over && before == Some(false) {
            fresh.set(true);
            if held.with_untracked(|held| {
                held.table().is_some_and(|table| matches!(table.game.session().status(), Status::Won { .. }))
            }) {
                haptic(Moment::Won);
            }
            focus::on_arriving(format!("#{ENDED}"));
            if !held.with_untracked(|held| held.fragment.has("over")) {
                problem.set(end(route, held).err().map(explain_not_kept));
            }
        }
        is_over
    });
}

fn say_ending(held: Memo<Held>, is_over: Memo<bool>, revealed: Signal<Option<Revealed>>) {
    Effect::new(move |waits: Option<bool>| {
        if !is_over.get() {
            return true;
        }
        let waits = waits == Some(true);
        let spoken = |revealed: Revealed| held.with_untracked(|held| Some(revealed.spoken(held.table()?)));
        let Some(ending) = revealed.get().filter(|_| waits).and_then(spoken) else { return waits };
        announce(ending);
        false
    });
}

fn estimated(check: Asked) -> Option<String> {
    match check.reply.get()? {
        Reply::Check(check) if check.coverage != Coverage::All && check.contradiction.is_none() => {
            Some(format!(" {}.", codes_left(check.candidates, check.estimate)))
        }
        _ => None,
    }
}

fn say_left(held: Memo<Held>, check: Asked) {
    Effect::new(move |heard: Option<usize>| {
        let (rows, is_over) = held.with(|held| {
            held.table().map_or((0, false), |table| (table.game.session().turns().len(), table.game.is_over()))
        });
        let left = match check.reply.get() {
            Some(Reply::Check(check)) if check.rows.len() == rows => codes_left(check.candidates, check.estimate),
            _ => return heard.unwrap_or(rows),
        };
        if heard.is_some_and(|heard| heard < rows) && !is_over {
            announce(left + ".");
        }
        rows
    });
}

#[component]
fn GiveUp(held: Memo<Held>) -> impl IntoView {
    let route = Route::of_app();
    let is_asked = RwSignal::new(false);
    let give_up = move |_| {
        if is_asked.get_untracked() {
            route.replace(&held.with_untracked(|held| held.fragment.clone()).with("gave-up", ""));
        } else {
            announce(t!("give-up-sure"));
            is_asked.set(true);
        }
    };
    view! {
        <button type="button" on:click=give_up on:blur=move |_| is_asked.set(false)>
            {move || if is_asked.get() { t!("give-up-sure") } else { t!("give-up") }}
        </button>
    }
}

pub(super) fn change(
    route: Route,
    held: Memo<Held>,
    change: impl FnOnce(&mut Table) -> Option<String>,
) -> Option<String> {
    let mut table = held.with_untracked(|held| held.table().cloned())?;
    let problem = change(&mut table);
    if problem.is_none() {
        let hints = table.game.hints();
        let fragment = held.with_untracked(|held| table.write(&held.fragment));
        route.replace(&if hints > 0 { fragment.with("hints", hints) } else { fragment });
    }
    problem
}

fn play(route: Route, held: Memo<Held>, code: Code, worker: InWorker) -> Option<String> {
    let table = held.with_untracked(|held| held.table().cloned())?;
    if !table.is_elsewhere() {
        return enter(route, held, |table| table.game.guess(code));
    }
    match table.game.check_guess(&code) {
        Ok(()) => {
            worker.ask(&table, &code);
            None
        }
        Err(problem) => Some(explain_turn(&problem)),
    }
}

fn enter(route: Route, held: Memo<Held>, turn: impl FnOnce(&mut Table) -> Result<Turn, InvalidTurn>) -> Option<String> {
    change(route, held, |table| match turn(table) {
        Ok(turn) => {
            let session = table.game.session();
            announce(
                peg_style::spoken_row(session.rules().feedback_kind(), session.turns().len(), &turn)
                    + &if table.game.is_over() { String::new() } else { format!(" {}", table.standing()) },
            );
            None
        }
        Err(problem) => Some(explain_turn(&problem)),
    })
}

fn end(route: Route, held: Memo<Held>) -> Result<(), NotKept> {
    let held = held.get_untracked();
    let table = held.table().filter(|table| !table.was_played(None));
    let Some(finished) = table.and_then(|table| table.finished(device::now())) else { return Ok(()) };
    route.replace(&held.fragment.without(NOTES).with("over", finished.time()));
    store::keep_game(finished)
}

fn link(held: Memo<Held>) -> String {
    held.with_untracked(|held| Page::Play.href(&held.fragment.clone().without(NOTES)))
}

fn game_text(held: Memo<Held>) -> String {
    let text = |table: &Table| peg_style::write_game(&table.game.session().record());
    held.with_untracked(|held| held.table().map(text)).unwrap_or_default()
}

fn is_late(table: &Table) -> bool {
    matches!(table.source, SecretSource::Daily(day) if day < device::today())
}

const NOTES: &str = "notes";

fn kept(held: Memo<Held>, put: RwSignal<bool>, problem: RwSignal<Option<String>>, hints: Hints) -> Kept {
    let game = held.with_untracked(Held::row_key).unwrap_or_default();
    let begun = store::row(&game).unwrap_or_default();
    let keep = Callback::new(move |row: String| {
        put.set(row.contains(char::is_alphanumeric));
        // The player is changing the refused row.
        problem.set(None);
        hints.disarm();
        store::keep_row(&game, &row);
    });
    Kept { begun, keep }
}

fn dock(
    route: Route,
    held: Memo<Held>,
    above: ViewFn,
    tools: ViewFn,
    wanted: RwSignal<Option<RowChange>>,
    hints: Hints,
) -> Dock {
    let noted = held.with_untracked(|held| held.fragment.get(NOTES).unwrap_or_default().to_owned());
    let note = Callback::new(move |notes: String| {
        hints.disarm();
        let fragment = held.with_untracked(|held| held.fragment.clone());
        route.replace(&if notes.is_empty() { fragment.without(NOTES) } else { fragment.with(NOTES, notes) });
    });
    let turns = held.with_untracked(|held| held.table().map(|table| table.game.session().turns().to_vec()));
    Dock { above, tools, wanted, noted, note, turns: turns.unwrap_or_default() }
}

fn dealt_by(held: &Held) -> Option<String> {
    let table = held.table()?;
    match &table.source {
        _ if table.practice => Some(t!("dealt-practice")),
        SecretSource::Seed(_) => None,
        SecretSource::Daily(date) => Some(match daily_number(*date) {
            Some(number) => t!("dealt-day", number = number, date = day_in_words(*date)),
            None => t!("dealt-daily", date = day_in_words(*date)),
        }),
        SecretSource::Challenge(_) => Some(hidden_by(&Greeting::read(&held.fragment))),
        SecretSource::Evil(_) => Some(t!("dealt-evil")),
    }
}

fn number_of_game(table: &Table) -> Option<impl IntoView + use<>> {
    let SecretSource::Seed(seed) = table.source else { return None };
    Some(view! { <p>{t!("dealt-seed", seed = seed.to_string())}</p> })
}

#[component]
fn Fair(table: impl Fn() -> Option<Table> + Send + Sync + 'static) -> impl IntoView {
    move || {
        let table = table()?;
        let view = match &table.sealed {
            None if table.game.session().rules().allows_lies() => view! { <p>{t!("fair-evil-lies")}</p> }.into_any(),
            None => view! { <p>{t!("fair-evil")}</p> }.into_any(),
            Some(sealed) => {
                let proof = table.game.is_over().then(|| sealed.proof());
                view! {
                    <p>{t!("fair-fingerprint")}</p>
                    <p><code class="long">{sealed.fingerprint().to_string()}</code></p>
                    {match proof {
                        None => view! { <p>{t!("fair-before")}</p> }.into_any(),
                        Some(proof) => view! {
                            <p>{t!("fair-after")}</p>
                            <p><code class="long">{proof.clone()}</code></p>
                            <p>{t!("fair-check")}</p>
                            <p><code class="long">{format!("printf '%s' '{proof}' | sha256sum")}</code></p>
                        }.into_any(),
                    }}
                }
                .into_any()
            }
        };
        let number = number_of_game(&table);
        Some(view! { <details class="panel fair"><summary>{t!("fair")}</summary>{number}{view}</details> })
    }
}
