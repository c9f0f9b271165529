use super::calendar::Days;
use super::greeting::Greeting;
use super::picture::PictureButton;
use super::setup::send;
use super::{Held, SecretSource, Table};
use crate::device::{self, new_seed};
use crate::engine::Reply;
use crate::haptics::{Moment, haptic, haptic_with};
use crate::link::Fragment;
use crate::live_region::announce;
use crate::parts::{CodePegs, CopyButton, Distribution, ShareButton, can_share, count_left};
use crate::peg_style;
use crate::route::Page;
use crate::store::{self, InForce, Switch, change_settings};
use crate::t;
use leptos::prelude::*;
use pegwise::{Code, Count, DayStreak, FinishedGame, GameHistory, Reviewer, Session, Statistics, Status};
use pegwise_text::{lies, result};

pub(super) const ENDED: &str = "ended";

#[derive(Clone, PartialEq)]
pub(super) struct Revealed {
    secret: Code,
    possible: Count,
}

impl Revealed {
    pub(super) fn here(table: &Table) -> Option<Self> {
        let session = table.game.session();
        match (session.status(), session.turns().last()) {
            (Status::Won { .. }, Some(turn)) => Some(Revealed { secret: turn.guess.clone(), possible: 1.into() }),
            _ => table
                .game
                .codemaker()
                .map(|codemaker| Revealed { secret: codemaker.secret(), possible: codemaker.possible_secrets() }),
        }
    }

    pub(super) fn read(table: &Table, reply: Option<Reply>) -> Option<Self> {
        let Some(Reply::Evil(evil)) = reply else { return None };
        let secret = table.game.session().rules().read_code(&evil.secret).ok()?;
        Some(Revealed { secret, possible: evil.possible.into() })
    }

    fn words(&self) -> String {
        match self.possible {
            Count::Exactly(1) => t!("ended-secret"),
            Count::Exactly(codes) => t!("ended-possible", codes = codes),
            count => t!("ended-among", left = count_left(count)),
        }
    }

    pub(super) fn into_secret(self) -> Code {
        self.secret
    }

    pub(super) fn spoken(&self, table: &Table) -> String {
        format!("{} {} {}.", table.standing(), self.words(), peg_style::spoken(&self.secret))
    }
}

#[component]
pub(super) fn Ended(
    held: Memo<Held>,
    is_repeated: bool,
    revealed: Signal<Option<Revealed>>,
    #[prop(into)] above: ViewFn,
) -> impl IntoView {
    let view = move |held: &Held| {
        let table = held.table()?;
        let session = table.game.session();
        let won = match session.status() {
            Status::Won { guesses } => Some(guesses),
            _ => None,
        };
        let above = above.run();
        let secret = move || {
            // After a win, the code is in the last row.
            let revealed = revealed.get().filter(|_| won.is_none())?;
            Some(view! { <p class="secret">{revealed.words()}" "<CodePegs code=revealed.secret/></p> })
        };
        let played = session.clone();
        let lies = move || Some(false_answers(&played, &revealed.get()?.secret));
        let from = Greeting::read(&held.fragment).from.unwrap_or_default();
        let title = match won {
            None => t!("ended"),
            Some(guesses) if from.is_empty() => t!("ended-won", guesses = guesses),
            Some(guesses) => t!("ended-won-from", name = from, guesses = guesses),
        };
        let rules = session.rules();
        let (next, onward) = match &table.source {
            SecretSource::Challenge(_) => (send(rules), t!("ended-send-back")),
            SecretSource::Evil(_) => (SecretSource::Evil(new_seed()).deal(rules), t!("ended-again")),
            SecretSource::Seed(_) => (SecretSource::Seed(new_seed()).deal(rules), t!("ended-again")),
            SecretSource::Daily(_) => (SecretSource::Seed(new_seed()).deal(rules), t!("play-new")),
        };
        let games = store::games().unwrap_or_default();
        let statistics = Statistics::of(games.games());
        let is_first_win = won.is_some() && statistics.person.won() == 1;
        let distribution = statistics.boards.into_iter().find(|(own, _)| own == rules);
        let is_counted = held.fragment.has("over") && table.game.hints() == 0;
        let marked = won.filter(|_| is_counted).unwrap_or(0);
        let is_daily = matches!(table.source, SecretSource::Daily(_));
        let finished = table.game.finished(held.fragment.number("over").unwrap_or_else(device::now));
        let graded = finished.as_ref().filter(|game| Reviewer::can_grade(game.rules()));
        let review = graded.map(|game| Fragment::default().with("game", game.game()));
        let share = finished.map(|game| {
            let text = result(table, &game, &games);
            view! { <Share game text/> }
        });
        Some(view! {
            {won.map(|_| view! { <Confetti/> })}
            <section class="ended" aria-labelledby=ENDED>
                <h2 id=ENDED tabindex="-1">{title}</h2>
                {above}
                {secret}
                {lies}
                {is_repeated.then(|| view! { <p>{t!("ended-repeated")}</p> })}
                <div class="buttons">
                    <a class="button main" href=Page::Play.href(&next)>{onward}</a>
                    {share}
                </div>
                {is_first_win.then(|| view! { <SoundOffer/> })}
                {is_daily.then(|| view! { <Days games=games.clone()/> })}
                {distribution.map(|(_, tally)| view! { <Distribution games=tally.distribution().to_vec() marked/> })}
                <p>
                    {review.map(|review| view! { <a href=Page::Review.href(&review)>{t!("ended-review")}</a>" · " })}
                    <a href=Page::You.href(&Fragment::default())>{t!("ended-statistics")}</a>
                </p>
            </section>
        })
    };
    move || held.with(&view)
}

/// Offers sound and vibration, which are off at first, after the first win.
#[component]
fn SoundOffer() -> impl IntoView {
    let InForce(settings) = expect_context();
    let accept = move |_| {
        change_settings(|settings| {
            settings.switch(Switch::Sound, true);
            settings.switch(Switch::Vibration, true);
        });
        haptic_with(&settings.get_untracked());
        haptic(Moment::Won);
        announce(t!("sound-on"));
    };
    let is_on = move || settings.with(|settings| settings.is_on(Switch::Sound));
    move || {
        if is_on() {
            return view! { <p class="hint">{t!("sound-on")}</p> }.into_any();
        }
        view! { <p><button type="button" on:click=accept>"♪ "{t!("sound-offer")}</button></p> }.into_any()
    }
}

fn false_answers(session: &Session, secret: &Code) -> impl IntoView + use<> {
    let (rules, rows) = (session.rules(), session.rows());
    let wrong = session.wrong_answers(secret).unwrap_or_default();
    let told = lies::false_answers(&peg_style::alphabet(), rules, rows, &wrong);
    rules.allows_lies().then(|| told.into_iter().map(|text| view! { <p>{text}</p> }).collect_view())
}

#[component]
pub(crate) fn Confetti() -> impl IntoView {
    const PIECES: usize = 14;
    let piece =
        |number: usize| view! { <i class=format!("peg c{}", number % 12 + 1) style:--n=number.to_string()></i> };
    view! { <span class="confetti" aria-hidden="true">{(0..PIECES).map(piece).collect_view()}</span> }
}

#[component]
fn Share(game: FinishedGame, text: String) -> impl IntoView {
    let (copied, shared) = (text.clone(), text.clone());
    // The share sheet can copy, too.
    let copy = (!can_share())
        .then(|| view! { <CopyButton label=t!("copy-result") text=Callback::new(move |()| copied.clone())/> });
    view! {
        <ShareButton text=Callback::new(move |()| shared.clone())/>
        {copy}
        <PictureButton game text/>
    }
}

fn result(table: &Table, game: &FinishedGame, games: &GameHistory) -> String {
    let streak = DayStreak::after(game, games.games());
    // Known from word games, and legible on light and dark grounds.
    let told = result::shared(game, ["🟩", "🟨", "⬜"], &result::notes(game, streak));
    format!("{told}\n{}", Page::Play.href(&table.deal()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_give_nothing_away() {
        let told = |text: &str, history: &str| {
            let table = Table::read(&Fragment::read(text)).unwrap().unwrap();
            let game = table.game.finished("2026-11-21T11:20:00Z".parse().unwrap()).unwrap();
            result(&table, &game, &GameHistory::read(history.as_bytes()).unwrap())
        };
        assert_eq!(
            told("game=4x6-in2+1122:0.1+4266:4.0&seed=7", ""),
            "Pegwise 4x6-in2 2/2\n🟨⬜⬜⬜\n🟩🟩🟩🟩\nplay/#game=4x6-in2&seed=7"
        );
        assert_eq!(
            told("game=4x6+4232:4.0&daily=2026-11-21&hints=3", ""),
            "Pegwise 325 1/10, 3 hints or undos\n🟩🟩🟩🟩\nplay/#game=4x6&daily=2026-11-21"
        );
    }
}
