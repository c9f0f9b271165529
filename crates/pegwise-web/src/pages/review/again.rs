use super::game;
use super::report::{Report, best, code, largest, number};
use crate::engine::{Reply, request, use_reply};
use crate::link::Fragment;
use crate::live_region::announce;
use crate::parts::{CodeEntry, Problem, Work, explain_failure};
use crate::route::{Page, Route};
use crate::{device, t};
use leptos::prelude::*;
use pegwise::api::GuessReview;
use pegwise::notation::GameRecord;
use pegwise::{Challenge, Code, SealedSecret};
use pegwise_text::number::{self, decimal};

#[derive(Clone, PartialEq, Debug)]
pub(super) struct Chosen(Result<Option<game::Again>, String>);

impl Chosen {
    pub(super) fn read(fragment: &Fragment, game: &GameRecord, consistent: bool) -> Self {
        Chosen(game::again(fragment, game, consistent))
    }

    pub(super) fn row(&self) -> Option<usize> {
        self.0.as_ref().ok()?.as_ref().map(|again| again.row)
    }

    fn guess(&self) -> Option<&Code> {
        self.0.as_ref().ok()?.as_ref()?.guess.as_ref()
    }

    pub(super) fn problem(&self) -> Option<String> {
        self.0.clone().err()
    }
}

const PLACE: &str = "again";

pub(super) fn show() {
    if let Some(place) = document().get_element_by_id(PLACE) {
        place.scroll_into_view();
    }
}

#[component]
pub(super) fn Again(report: Report, row: usize, chosen: Memo<Chosen>) -> impl IntoView {
    let route = Route::of_app();
    let rules = report.rules().clone();
    let record = report.game();
    let before = game::before(&record, row).to_string();
    let consistent = report.consistent;
    let problem = RwSignal::new(None);
    let guess = Memo::new(move |_| chosen.with(|chosen| chosen.guess().cloned()));
    let asked = use_reply(move || {
        let guess = guess.get()?.to_string();
        Some(request::judge(before.clone(), guess, consistent))
    });
    let start = guess.get_untracked();
    let hand_in = Callback::new(move |code: Code| match game::check(&record, row, &code, consistent) {
        Ok(()) => {
            problem.set(None);
            route.replace(&route.fragment.get_untracked().with("row", row + 1).with("try", code));
        }
        Err(text) => problem.set(Some(text)),
    });
    let compared = report.clone();
    let result = move || match asked.reply.get()? {
        Reply::Judgement(judged) => Some(view! { <Compared report=compared.clone() row judged=*judged/> }.into_any()),
        Reply::Failed(failure) => Some(view! { <Problem text=explain_failure(&failure)/> }.into_any()),
        _ => None,
    };
    let entry = match start {
        Some(start) => view! { <CodeEntry rules=rules.clone() label=t!("review-try-label", row = row + 1) submit=t!("review-try") on_code=hand_in start/> }.into_any(),
        None => view! { <CodeEntry rules=rules.clone() label=t!("review-try-label", row = row + 1) submit=t!("review-try") on_code=hand_in/> }.into_any(),
    };
    view! {
        <section class="again" id=PLACE aria-label=t!("review-try-label", row = row + 1)>
            {entry}
            {move || problem.get().map(|text: String| view! { <Problem text/> })}
            <Work asked rules/>
            {result}
            <PlayOn report row/>
        </section>
    }
}

#[component]
fn Compared(report: Report, row: usize, judged: GuessReview) -> impl IntoView {
    let played = report.review.turns.get(row)?.guess.clone();
    let rules = report.rules().clone();
    let record = report.game();
    let sentences = sentences(&report, row, &judged, &played);
    announce(sentences.clone());
    let first = best(&judged).to_owned();
    let (asked_game, asked_guess) = (game::before(&record, row).to_string(), first.clone());
    let asked = use_reply(move || Some(request::explain(asked_game.clone(), vec![asked_guess.clone()])));
    let of_best = Memo::new(move |_| match asked.reply.get() {
        Some(Reply::Explanation(explanation)) => {
            explanation.guesses.first().map(|best| (best.parts, best.worst_case, best.can_be_secret))
        }
        _ => None,
    });
    let yes_or_no = |yes: bool| if yes { t!("review-yes") } else { t!("review-no") };
    let row = |name: String, tried: String, made: String, best: Signal<String>| {
        view! { <tr><th scope="row">{name}</th><td>{tried}</td><td>{made}</td><td>{best}</td></tr> }
    };
    let later = move |read: fn((usize, usize, bool)) -> String| {
        Signal::derive(move || of_best.get().map_or_else(|| "…".to_owned(), read))
    };
    let known = |text: String| Signal::derive(move || text.clone());
    Some(view! {
        <p class="standing">{sentences}</p>
        <div class="scroll" tabindex="0" role="region" aria-label=t!("review-compared")>
            <table>
                <caption>{t!("review-compared")}</caption>
                <thead>
                    <tr>
                        <td></td>
                        <th scope="col">{t!("review-tried")}</th>
                        <th scope="col">{t!("review-made")}</th>
                        <th scope="col">{t!("review-best-one")}</th>
                    </tr>
                </thead>
                <tbody>
                    {row(t!("review-guess"), code(&rules, &judged.guess), code(&rules, &played.guess), known(code(&rules, &first)))}
                    {row(t!("review-needed"), number(judged.value), number(played.value), known(number(judged.best)))}
                    {row(t!("review-skill-grade"), judged.skill.to_string(), played.skill.to_string(), known(pegwise::TOP_GRADE.to_string()))}
                    {row(t!("review-parts"), judged.partition.len().to_string(), played.partition.len().to_string(), later(|(parts, _, _)| parts.to_string()))}
                    {row(t!("review-largest"), largest(&judged).to_string(), largest(&played).to_string(), later(|(_, most, _)| most.to_string()))}
                    {row(t!("review-can-win"), yes_or_no(judged.can_be_secret), yes_or_no(played.can_be_secret), later(|(_, _, can_win)| if can_win { t!("review-yes") } else { t!("review-no") }))}
                </tbody>
            </table>
        </div>
    })
}

fn sentences(report: &Report, row: usize, judged: &GuessReview, played: &GuessReview) -> String {
    let rules = report.rules();
    let (tried, made) = (code(rules, &judged.guess), code(rules, &played.guess));
    let (better, exact) = (played.value.mean - judged.value.mean, played.value.is_exact() && judged.value.is_exact());
    let amount = decimal(better.abs(), 2);
    let amount = number::exact_or_about(amount, exact);
    let compared = match better {
        _ if judged.guess == played.guess => t!("review-same", tried = tried.as_str()),
        better if better.abs() < 0.005 => t!("review-equal", tried = tried.as_str(), made = made),
        better if better > 0.0 => t!("review-better", tried = tried.as_str(), made = made, amount = amount),
        _ => t!("review-worse-than-made", tried = tried.as_str(), made = made, amount = amount),
    };
    let answered = report.secret().zip(rules.read_guess(&judged.guess).ok()).map(|(secret, guess)| {
        let answer = rules.answer(&guess, &secret).to_string();
        let codes = judged.partition.iter().find(|cell| cell.feedback == answer).map_or(0, |cell| cell.codes);
        let left = report.review.turns.get(row).map_or(0, |row| row.left);
        t!("review-would-answer", answer = answer, codes = codes, left = left)
    });
    answered.into_iter().fold(compared, |text, answered| text + " " + &answered)
}

#[component]
fn PlayOn(report: Report, row: usize) -> impl IntoView {
    let route = Route::of_app();
    report.session.candidates_after(row).ok()?;
    let go = move |_| {
        if let Some(fragment) = play_on(&report, row) {
            route.go(Page::Play, &fragment);
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    };
    Some(view! {
        <div class="buttons">
            <button type="button" on:click=go>{t!("review-play-on")}</button>
        </div>
        <p class="hint">{t!("review-play-on-about")}</p>
    })
}

fn play_on(report: &Report, row: usize) -> Option<Fragment> {
    let codes = report.session.candidates_after(row).ok().filter(|codes| !codes.is_empty())?;
    let secret = codes.codes().nth(device::random_below(codes.len()))?;
    let sealed = SealedSecret::new(report.rules().clone(), secret, device::random_bytes()).ok()?;
    let challenge = Challenge::new(sealed).ok()?;
    let game = game::before(&report.game(), row);
    Some(Fragment::default().with("game", game).with("challenge", challenge).with("practice", ""))
}
