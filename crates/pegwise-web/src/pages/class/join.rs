use super::pupil::{Joining, Pupil};
use super::seat::Offline;
use crate::parts::Problem;
use crate::{focus, rng, t};
use leptos::prelude::*;
use std::fmt::Write as _;

const FIRST: &str = "#class-code";

#[component]
pub(super) fn Join(pupil: Pupil) -> impl IntoView {
    let (code, name) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    // One key, so that submitting the form twice joins once.
    let key = key();
    let join = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        pupil.join(Joining { key: key.clone(), code: code.get_untracked(), name: name.get_untracked() });
    };
    let is_joining = move || pupil.joining.with(Option::is_some);
    focus::on(FIRST);
    view! {
        <Offline pupil/>
        <form class="panel" on:submit=join>
            <p>{t!("class-join-about")}</p>
            <label>{t!("class-join-code")}
                <input id="class-code" type="text" required maxlength="12" autocomplete="off" autocapitalize="characters" spellcheck="false" bind:value=code/>
            </label>
            <label>{t!("class-join-name")}
                <input type="text" required maxlength="48" autocomplete="off" spellcheck="false" bind:value=name/>
            </label>
            {move || pupil.problem.get().map(|text: String| view! { <Problem text/> })}
            <button type="submit" class="main" disabled=is_joining>
                {move || if is_joining() { t!("class-joining") } else { t!("class-join") }}
            </button>
        </form>
    }
}

fn key() -> String {
    let bytes: [u8; 16] = rng::bytes();
    bytes.iter().fold(String::new(), |mut key, byte| {
        write!(key, "{byte:02x}").expect("a string takes everything");
        key
    })
}
