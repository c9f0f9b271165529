//! The person's data on this device: statistics, games and settings.

mod deletion;
mod file;
mod games;
mod preferences;
mod tally;
mod unfinished;
mod unreadable;

use crate::link::Fragment;
use crate::parts::{Problem, explain_not_kept};
use crate::route::Page;
use crate::store::{self, NotKept};
use crate::t;
use deletion::Deletion;
use file::{Export, Import};
use games::{KeptGames, KeptUnreadable};
use leptos::prelude::*;
use pegwise::{GameHistory, InvalidHistory};
use preferences::Preferences;
use tally::Tallies;
use unfinished::Unfinished;

/// The history as it was last read. Components that change it read it again.
#[derive(Clone, Copy)]
struct Kept(RwSignal<Result<GameHistory, InvalidHistory>>);

impl Kept {
    fn read_again(self) {
        self.0.set(store::games());
    }
}

#[component]
pub(crate) fn You() -> impl IntoView {
    let kept = Kept(RwSignal::new(store::games()));
    provide_context(kept);
    let is_empty = Memo::new(move |_| kept.0.with(|games| games.as_ref().is_ok_and(GameHistory::is_empty)));
    let is_readable = Memo::new(move |_| kept.0.with(Result::is_ok));
    view! {
        <h1 tabindex="-1">{t!("page-you")}</h1>
        <p class="about">{t!("you-about")}</p>
        {(!store::is_there()).then(|| view! { <Problem text=explain_not_kept(NotKept::Refused)/> })}
        {move || kept.0.with(|games| games.clone().err()).map(|problem| view! {
            <Problem text=explain_not_kept(problem.into())><Export/></Problem>
        })}
        <Show when=move || is_readable.get() && is_empty.get()>
            <p class="lead">{t!("you-no-games")}</p>
            <p class="buttons"><a class="button main" href=Page::Home.href(&Fragment::default())>{t!("you-begin")}</a></p>
            <KeptUnreadable/>
        </Show>
        <Show when=move || is_readable.get() && !is_empty.get()><Tallies/></Show>
        <Unfinished/>
        <Show when=move || is_readable.get() && !is_empty.get()><KeptGames/></Show>
        <Preferences/>
        <Show when=move || is_readable.get()>
            <section aria-labelledby="files">
                <h2 id="files">{t!("you-files")}</h2>
                <p>{t!("you-files-about")}</p>
                <Export/>
                <Import/>
            </section>
        </Show>
        <Deletion/>
    }
}
