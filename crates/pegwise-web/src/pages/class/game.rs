use super::pupil::Pupil;
use super::round::Round;
use crate::focus;
use crate::haptics::{Moment, haptic};
use crate::live_region::announce;
use crate::pages::play::{Confetti, HowToPlay, MOST_ROWS, told_in_words};
use crate::parts::{
    CodeEntry, CodePegs, Dock, EmptyRows, Legend, Lid, Problem, SLOT, TurnRow, class_of_game, describe, explain_turn,
};
use crate::peg_style;
use crate::store::ClassGuess;
use crate::t;
use leptos::prelude::*;
use pegwise::notation::Alphabet;
use pegwise::{Code, InvalidTurn};
use pegwise_classroom::{ClassSecrets, ClassStanding};

const ENDED: &str = "class-ended";

#[component]
pub(super) fn Game(pupil: Pupil) -> impl IntoView {
    let game = move || pupil.seat.with(|seat| seat.as_ref()?.game.clone());
    let round = Memo::new(move |_| game().as_ref().and_then(Round::read));
    let secrets = game().map(|game| game.secrets);
    let Some(first) = round.get_untracked() else { return ().into_any() };
    peg_style::play_here(&first.rules);
    say_news(round);
    let (rules, number) = (first.rules.clone(), first.number);
    let about = t!("class-round", round = number, board = describe(&rules));
    let about_secrets = if secrets == Some(ClassSecrets::Same) { t!("class-same") } else { t!("class-own") };
    let is_playing = Memo::new(move |_| round.with(|round| round.as_ref().is_some_and(Round::is_playing)));
    let (told, pegs, most) = (rules.feedback_kind(), rules.pegs(), rules.max_guesses());
    let made = Memo::new(move |_| round.with(|round| round.as_ref().map_or(0, |round| round.turns.len())));
    let secret = Signal::derive(move || round.with(|round| round.as_ref()?.secret.clone()));
    let left = move || most.saturating_sub(made.get() + usize::from(is_playing.get()));
    let (waiting, how) = (rules.clone(), rules.clone());
    view! {
        <div class="topline">
            <p class="about">{about}" "{about_secrets}</p>
            <HowToPlay rules=how is_begun=Signal::derive(move || made.get() > 0)/>
        </div>
        <div class="table" class:over=move || !is_playing.get()>
            <div class=class_of_game(&rules) class:fresh=is_fresh(is_playing)
                style:--pegs=pegs.to_string() style:--rows=most.min(MOST_ROWS).to_string()>
                <Lid pegs secret/>
                <Rows pupil round/>
                {move || is_playing.get().then(|| view! { <Entry pupil round/> })}
                {move || view! { <EmptyRows rules=waiting.clone() rows=left()/> }}
                {move || (!is_playing.get()).then(|| view! { <Ended pupil round/> })}
            </div>
            <div class="beside"><Legend told/></div>
        </div>
    }
    .into_any()
}

/// Whether the game has ended while the pupil was looking.
fn is_fresh(is_playing: Memo<bool>) -> Signal<bool> {
    let was_playing = is_playing.get_untracked();
    Signal::derive(move || was_playing && !is_playing.get())
}

#[component]
fn Rows(pupil: Pupil, round: Memo<Option<Round>>) -> impl IntoView {
    let rows = move || {
        round.with(|round| {
            let Round { rules, turns, .. } = round.as_ref()?;
            let told = rules.feedback_kind();
            let row = |(place, turn)| view! { <TurnRow number=place + 1 turn told/> };
            Some(turns.iter().cloned().enumerate().map(row).collect_view())
        })
    };
    let waiting = move || {
        let pending = pupil.pending.get()?;
        let of_round = |round: &Round| {
            (round.number == pending.round)
                .then(|| Alphabet::canonical().read_guess(&round.rules, &pending.guess).ok())
                .flatten()
        };
        let code = round.with(|round| round.as_ref().and_then(of_round))?;
        Some(view! {
            <li class="row">
                <span class="number"><span class="unseen">{t!("row")}" "</span>{pending.row}</span>
                <CodePegs code/>
                <span class="aside">{t!("class-sending")}</span>
            </li>
        })
    };
    view! { <ol class="board" role="list" aria-label=t!("board-of-game")>{rows}{waiting}</ol> }
}

#[component]
fn Entry(pupil: Pupil, round: Memo<Option<Round>>) -> impl IntoView {
    let number = Memo::new(move |_| round.with(|round| round.as_ref().map_or(0, |round| round.turns.len())));
    let is_waiting = Memo::new(move |_| pupil.pending.with(Option::is_some));
    let guess = Callback::new(move |code: Code| {
        let Some(Round { number, rules, turns, .. }) = round.get_untracked() else { return };
        match rules.check_guess(&code) {
            Ok(()) => pupil.guess(ClassGuess { round: number, row: turns.len() + 1, guess: code.to_string() }),
            Err(reason) => pupil.problem.set(Some(explain_turn(&InvalidTurn::Guess { guess: code, reason }))),
        }
    });
    let standing = move || {
        view! {
            <div class="above"><p class="standing">
                {move || round.with(|round| round.as_ref().and_then(in_words))}
                {move || round.with(|round| round.as_ref().map(Round::told))}
            </p></div>
            {move || pupil.problem.get().map(|text: String| view! { <Problem text/> })}
        }
    };
    Effect::new(move |before: Option<usize>| {
        let now = number.get();
        if before.is_some_and(|before| before < now) {
            focus::on(SLOT);
        }
        now
    });
    move || {
        let row = number.get();
        if is_waiting.get() {
            return view! { <div class="dock">{standing()}</div> }.into_any();
        }
        let played =
            round.with_untracked(|round| round.as_ref().map(|round| (round.rules.clone(), round.turns.clone())));
        let (rules, turns) = played.unzip();
        let dock = Dock {
            above: ViewFn::from(standing),
            tools: ViewFn::from(|| ()),
            wanted: RwSignal::new(None),
            noted: String::new(),
            note: Callback::new(|_| ()),
            turns: turns.unwrap_or_default(),
        };
        let label = t!("guess-number", number = row + 1);
        rules.map(|rules| view! { <CodeEntry rules label submit=t!("guess") on_code=guess dock/> }).into_any()
    }
}

fn in_words(round: &Round) -> Option<AnyView> {
    let last = round.turns.last().map(|turn| turn.feedback);
    let told = told_in_words(&round.rules, last).filter(|_| round.standing == ClassStanding::Playing)?;
    Some(view! { <span class="told-in-words">{told}</span>" " }.into_any())
}

#[component]
fn Ended(pupil: Pupil, round: Memo<Option<Round>>) -> impl IntoView {
    focus::on_arriving(format!("#{ENDED}"));
    let title = move || round.with(|round| round.as_ref().map(Round::told));
    let secret = move || {
        round.with(|round| {
            let round = round.as_ref()?;
            Some(match round.secret.clone() {
                Some(code) => view! { <p class="secret">{t!("class-secret")}" "<CodePegs code/></p> }.into_any(),
                None => view! { <p>{t!("class-secret-later")}</p> }.into_any(),
            })
        })
    };
    let has_won = Memo::new(move |_| {
        round.with(|round| round.as_ref().is_some_and(|round| round.standing == ClassStanding::Won))
    });
    let kind = move || {
        let can_compare =
            round.with(|round| round.as_ref().is_some_and(|round| round.secret.is_some() && !round.turns.is_empty()));
        match (has_won.get(), can_compare) {
            (true, _) => Some(t!("class-praise")),
            (false, true) => Some(t!("class-compare")),
            (false, false) => None,
        }
    };
    let next = move || {
        let is_over = round.with(|round| round.as_ref().is_some_and(|round| round.is_over));
        if is_over { t!("class-wait-next") } else { String::new() }
    };
    view! {
        {move || has_won.get().then(|| view! { <Confetti/> })}
        <section class="ended" aria-labelledby=ENDED>
            <h2 id=ENDED tabindex="-1">{title}</h2>
            {secret}
            {move || kind().map(|text| view! { <p>{text}</p> })}
            <p>{next}</p>
            {move || pupil.problem.get().map(|text: String| view! { <Problem text/> })}
        </section>
    }
}

fn say_news(round: Memo<Option<Round>>) {
    let first = round.with_untracked(|round| round.as_ref().map(|round| round.number));
    if let Some(number) = first {
        announce(t!("class-begun", round = number));
    }
    Effect::new(move |before: Option<Option<Round>>| {
        let now = round.get();
        if let (Some(Some(before)), Some(now)) = (&before, &now) {
            say_changes(before, now);
        }
        now
    });
}

fn say_changes(before: &Round, now: &Round) {
    let told = now.rules.feedback_kind();
    for (place, turn) in now.turns.iter().enumerate().skip(before.turns.len()) {
        announce(peg_style::spoken_row(told, place + 1, turn));
    }
    if now.turns.len() > before.turns.len() || now.standing != before.standing {
        announce(now.told());
    }
    if now.standing == ClassStanding::Won && before.is_playing() {
        haptic(Moment::Won);
    }
    if let Some(secret) = now.secret.as_ref().filter(|_| before.secret.is_none() && now.standing != ClassStanding::Won)
    {
        announce(format!("{} {}.", t!("class-secret"), peg_style::spoken(secret)));
    }
}
