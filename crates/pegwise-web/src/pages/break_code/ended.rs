use crate::game_editor::{GameEditor, NEXT};
use crate::link::Fragment;
use crate::live_region::announce;
use crate::parts::{CopyButton, ShareButton, explain_not_kept, read_secret};
use crate::route::{Page, Route};
use crate::{device, record, store, t};
use leptos::prelude::*;
use pegwise::{FinishedGame, Matchup, Reviewer, Status};

pub(super) fn end(route: Route) {
    let fragment = route.fragment.get_untracked();
    let Ok(Some(record)) = record::of_address(&fragment) else { return };
    let secret = read_secret(&fragment, &record.rules).ok().flatten();
    let game = FinishedGame::new(device::now(), Matchup::Break, record);
    let game = secret.and_then(|secret| game.clone().with_secret(secret).ok()).unwrap_or(game);
    let time = game.time();
    if let Err(problem) = store::keep_game(game) {
        announce(explain_not_kept(problem));
    }
    route.replace(&fragment.with("over", time));
}

#[component]
pub(super) fn Ended(editor: GameEditor) -> impl IntoView {
    let route = Route::of_app();
    let text = move || {
        let guesses = editor.turns().len();
        if matches!(editor.status(), Status::Won { .. }) {
            t!("break-won", guesses = guesses)
        } else {
            t!("break-lost", guesses = guesses)
        }
    };
    Effect::new(move |_| {
        if editor.changed.get_untracked() {
            announce(text());
        }
    });
    let is_graded = Reviewer::can_grade(&editor.rules());
    let review = move || Page::Review.href(&Fragment::default().with("game", editor.line()));
    let again = move || {
        route.fragment.with(|fragment| {
            let game = Fragment::default().with("game", editor.rules());
            Page::Break.href(&fragment.get("strategy").map_or(game.clone(), |strategy| game.with("strategy", strategy)))
        })
    };
    let line = Callback::new(move |()| editor.line());
    view! {
        <section class="panel ended" aria-labelledby=NEXT>
            <h2 id=NEXT tabindex="-1">{text}</h2>
            <div class="buttons">
                <a class="button main" href=again>{t!("ended-again")}</a>
                {is_graded.then(|| view! { <a class="button" href=review>{t!("ended-review")}</a> })}
                <CopyButton label=t!("copy-game") text=line/>
                <ShareButton text=line/>
            </div>
        </section>
    }
}
