use crate::link::Fragment;
use crate::parts::{Problem, day, describe, ending, newest_first};
use crate::route::{Page, Route};
use crate::{record, store, t};
use leptos::prelude::*;
use pegwise::FinishedGame;

const LONGEST: &str = "16000";

#[component]
pub(super) fn Chooser() -> impl IntoView {
    let route = Route::of_app();
    let text = RwSignal::new(String::new());
    let problem = RwSignal::new(None);
    let choose = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match text.with_untracked(|text| record::of_text(text, None)) {
            Ok(game) => route.go(Page::Review, &Fragment::default().with("game", game)),
            Err(text) => problem.set(Some(text)),
        }
    };
    view! {
        <p>{t!("review-about")}</p>
        <form class="panel" on:submit=choose>
            <h2>{t!("review-paste")}</h2>
            <label>
                {t!("review-paste-label")}
                <textarea rows="3" maxlength=LONGEST autocomplete="off" autocapitalize="off" spellcheck="false" bind:value=text></textarea>
            </label>
            <p class="hint">{t!("review-paste-about")}" "<code class="long">"4x6 1122:1.1 1344:0.2"</code></p>
            {move || problem.get().map(|text: String| view! { <Problem text/> })}
            <button type="submit" class="main">{t!("review-choose")}</button>
        </form>
        <KeptGames/>
    }
}

#[component]
fn KeptGames() -> impl IntoView {
    const SHOWN: usize = 10;
    let games = store::games().map(|games| newest_first(games.games())).unwrap_or_default();
    let more = games.len().saturating_sub(SHOWN);
    let link = |game: &FinishedGame| {
        let address = Page::Review.href(&Fragment::default().with("game", game.game()));
        view! {
            <li>
                <span class="what">
                    <a href=address>{day(game.time())}": "{ending(game)}</a>
                    <span class="quiet">{describe(game.rules())}"."</span>
                </span>
            </li>
        }
    };
    let list = games.iter().take(SHOWN).map(link).collect_view();
    if games.is_empty() {
        return view! { <p class="hint">{t!("review-none-kept")}</p> }.into_any();
    }
    view! {
        <h2>{t!("review-kept")}</h2>
        <ul class="games" role="list">{list}</ul>
        {(more > 0).then(|| view! { <p><a href=Page::You.href(&Fragment::default())>{t!("review-more-kept", more = more)}</a></p> })}
    }
    .into_any()
}
