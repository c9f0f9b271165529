use super::CODE;
use super::game::Game;
use super::problem::Absent;
use super::pupil::{Joining, Pupil};
use crate::live_region::announce;
use crate::parts::Problem;
use crate::route::Route;
use crate::{device, focus, t};
use leptos::prelude::*;
use std::fmt::Write as _;

#[component]
pub(super) fn Seat() -> impl IntoView {
    let pupil = Pupil::begin();
    let shown = Memo::new(move |_| {
        let is_in = pupil.key.with(Option::is_some);
        // A pupil who has joined sees the game before the server replies.
        (pupil.is_here.get().filter(|is_here| !is_here || !is_in), is_in)
    });
    move || match shown.get() {
        (Some(false), _) => view! { <Absent/> }.into_any(),
        (_, true) => view! { <Playing pupil/> }.into_any(),
        (Some(true), false) => view! { <Join pupil/> }.into_any(),
        (None, false) => view! { <p role="status">{t!("class-looking")}</p> <Offline pupil/> }.into_any(),
    }
}

#[component]
fn Playing(pupil: Pupil) -> impl IntoView {
    let name = Memo::new(move |_| pupil.seat.with(|seat| seat.as_ref().map(|seat| seat.name.clone())));
    let is_known = Memo::new(move |_| name.with(Option::is_some));
    let round = Memo::new(move |_| pupil.seat.with(|seat| Some(seat.as_ref()?.game.as_ref()?.round)));
    view! {
        <Offline pupil/>
        {move || match (is_known.get(), round.get()) {
            (false, _) => view! { <p>{t!("class-joining")}</p> }.into_any(),
            (true, None) => view! { <p class="lead" role="status">{t!("class-wait")}</p> }.into_any(),
            (true, Some(_)) => view! { <Game pupil/> }.into_any(),
        }}
        <p class="buttons">{move || name.get().map(|name| t!("class-named", name = name))} <Leave pupil/></p>
    }
}

#[component]
pub(super) fn Offline(pupil: Pupil) -> impl IntoView {
    let problem = Memo::new(move |_| {
        let has_guessed = pupil.pending.with(Option::is_some);
        let text = if has_guessed { t!("class-offline-guess") } else { t!("class-offline") };
        (!pupil.connected.get()).then_some(text)
    });
    move || problem.get().map(|text| view! { <Problem text/> })
}

#[component]
fn Leave(pupil: Pupil) -> impl IntoView {
    let is_asked = RwSignal::new(false);
    let leave = move |_| {
        if is_asked.get_untracked() {
            pupil.forget();
        } else {
            announce(t!("class-leave-sure"));
            is_asked.set(true);
        }
    };
    view! {
        <button type="button" on:click=leave on:blur=move |_| is_asked.set(false)>
            {move || if is_asked.get() { t!("class-leave-sure") } else { t!("class-leave") }}
        </button>
    }
}

const FIRST: &str = "#class-code";
const SECOND: &str = "#class-name";

#[component]
pub(super) fn Join(pupil: Pupil) -> impl IntoView {
    let (code, name) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    // The QR code of the board has the join code in its address.
    let route = Route::of_app();
    Effect::new(move |_| {
        let scanned = route.fragment.with(|fragment| fragment.get(CODE).map(str::to_owned));
        focus::on(if scanned.is_some() { SECOND } else { FIRST });
        if let Some(scanned) = scanned {
            code.set(scanned);
        }
    });
    let key = key();
    let join = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        pupil.join(Joining { key: key.clone(), code: code.get_untracked(), name: name.get_untracked() });
    };
    let is_joining = move || pupil.joining.with(Option::is_some);
    view! {
        <Offline pupil/>
        <form class="panel" on:submit=join>
            <p>{t!("class-join-about")}</p>
            <label>{t!("class-join-code")}
                <input id="class-code" type="text" required maxlength="12" autocomplete="off" autocapitalize="characters" spellcheck="false" bind:value=code/>
            </label>
            <label>{t!("class-join-name")}
                <input id="class-name" type="text" required maxlength="48" autocomplete="off" spellcheck="false" bind:value=name/>
            </label>
            {move || pupil.problem.get().map(|text: String| view! { <Problem text/> })}
            <button type="submit" class="main" disabled=is_joining>
                {move || if is_joining() { t!("class-joining") } else { t!("class-join") }}
            </button>
        </form>
    }
}

fn key() -> String {
    let bytes: [u8; 16] = device::random_bytes();
    bytes.iter().fold(String::new(), |mut key, byte| {
        write!(key, "{byte:02x}").expect("a string takes everything");
        key
    })
}
