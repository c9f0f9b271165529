use super::Kept;
use super::unreadable::UnreadableLines;
use crate::live_region::announce;
use crate::parts::{CopyButton, Problem, explain_not_kept, save};
use crate::store;
use crate::t;
use leptos::prelude::*;
use pegwise::{GameHistory, InvalidHistory, Merged, UnreadableLine};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, HtmlInputElement};

const LARGEST: usize = 10 << 20;

const NAME: &str = "pegwise-games.txt";

#[component]
pub(super) fn Export() -> impl IntoView {
    view! {
        <div class="buttons">
            <button type="button" on:click=|_| save_text(&store::games_text())>{t!("you-save")}</button>
            <CopyButton label=t!("you-copy") text=Callback::new(|()| store::games_text())/>
        </div>
    }
}

fn save_text(text: &str) {
    let parts = js_sys::Array::of1(&text.into());
    match Blob::new_with_str_sequence(&parts) {
        Ok(file) => save(&file, NAME),
        Err(_) => announce(t!("you-not-saved")),
    }
}

#[derive(Clone)]
enum Outcome {
    Done(Merged, Vec<UnreadableLine>),
    Refused(String),
}

#[component]
pub(super) fn Import() -> impl IntoView {
    let kept: Kept = expect_context();
    let pasted = RwSignal::new(String::new());
    let outcome = RwSignal::new(None::<Outcome>);
    let tell = move |told: Outcome| {
        outcome.set(Some(told));
        kept.read_again();
    };
    let paste = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        // A pasted line may lack its newline.
        let told = pasted.with_untracked(|text| import(&format!("{text}\n")));
        if let Outcome::Done(_, unreadable) = &told {
            pasted.set(unreadable.iter().map(UnreadableLine::text).collect::<Vec<_>>().join("\n"));
        }
        tell(told);
    };
    let choose = move |event: web_sys::Event| {
        let input: HtmlInputElement = event_target(&event);
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        #[expect(clippy::cast_precision_loss, reason = "a limit of ours")]
        if file.size() > LARGEST as f64 {
            return tell(Outcome::Refused(t!("you-too-large")));
        }
        leptos::task::spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            tell(text.map_or_else(|| Outcome::Refused(t!("you-unreadable-file")), |text| import(&text)));
            // Without this, the same file could not be chosen again.
            input.set_value("");
        });
    };
    view! {
        <label>{t!("you-import-file")}<input type="file" accept=".txt,text/plain" on:change=choose/></label>
        <details>
            <summary>{t!("you-import-paste")}</summary>
            <form on:submit=paste>
                <label>
                    {t!("you-import-lines")}
                    <textarea rows="5" autocomplete="off" autocapitalize="off" spellcheck="false" bind:value=pasted></textarea>
                </label>
                <button type="submit" class="main">{t!("you-import")}</button>
            </form>
        </details>
        <div role="status">
            {move || outcome.get().map(|outcome| match outcome {
                Outcome::Refused(text) => view! { <Problem text/> }.into_any(),
                Outcome::Done(merged, unreadable) => view! { <Told merged unreadable/> }.into_any(),
            })}
        </div>
    }
}

fn import(text: &str) -> Outcome {
    if text.trim().is_empty() {
        return Outcome::Refused(t!("you-import-nothing"));
    }
    if text.len() > LARGEST {
        return Outcome::Refused(t!("you-too-large"));
    }
    let games = match GameHistory::read(text.as_bytes()) {
        Ok(games) => games,
        Err(InvalidHistory::Version { .. }) => return Outcome::Refused(t!("you-import-later-version")),
        Err(_) => return Outcome::Refused(t!("you-too-large")),
    };
    match store::import_games(&games) {
        Ok(merged) => Outcome::Done(merged, games.unreadable().cloned().collect()),
        Err(reason) => Outcome::Refused(explain_not_kept(reason)),
    }
}

#[component]
fn Told(merged: Merged, unreadable: Vec<UnreadableLine>) -> impl IntoView {
    let Merged { added, known } = merged;
    let not_added = (!unreadable.is_empty()).then(|| {
        view! {
            <p>{t!("you-not-imported", lines = unreadable.len())}</p>
            <UnreadableLines lines=unreadable/>
        }
    });
    view! {
        <div class="panel">
            <p>{t!("you-imported", added = added)}" "{(known > 0).then(|| t!("you-known", known = known))}</p>
            {not_added}
        </div>
    }
}
