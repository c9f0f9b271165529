use super::Kept;
use super::tally::board;
use super::unreadable::UnreadableLines;
use crate::focus;
use crate::link::Fragment;
use crate::live_region::announce;
use crate::parts::{Problem, day, describe, ending, explain_not_kept, newest_first};
use crate::route::{Page, Route};
use crate::{store, t};
use leptos::prelude::*;
use pegwise::{FinishedGame, Reviewer, Statistics};

const SHOWN: usize = 10;

#[component]
pub(super) fn KeptGames() -> impl IntoView {
    let route = Route::of_app();
    let kept: Kept = expect_context();
    let removed = RwSignal::new(None::<FinishedGame>);
    let problem = RwSignal::new(None);
    let remove = Callback::new(move |game: FinishedGame| {
        match store::remove_game(game.time(), game.game()) {
            Ok(()) => {
                problem.set(None);
                removed.set(Some(game));
            }
            Err(reason) => problem.set(Some(explain_not_kept(reason))),
        }
        kept.read_again();
        // The pressed button is gone, so the focus moves to the one that restores the game.
        focus::on("#put-back");
    });
    let put_back = move |_| {
        if let Some(game) = removed.get_untracked() {
            match store::keep_game(game) {
                Ok(()) => {
                    removed.set(None);
                    announce(t!("you-put-back"));
                    focus::on("#games");
                }
                Err(reason) => problem.set(Some(explain_not_kept(reason))),
            }
            kept.read_again();
        }
    };
    let more = move |all: usize| {
        let fragment = route.fragment.get_untracked();
        let shown = shown(&fragment, all) + SHOWN;
        route.replace(&fragment.with("shown", shown));
    };
    let list = move || {
        let games = kept.0.with(|games| games.as_ref().map(|games| newest_first(games.games())).unwrap_or_default());
        let fragment = route.fragment.get();
        let chosen = board(&fragment, &Statistics::of(&games));
        let games: Vec<FinishedGame> =
            games.into_iter().filter(|game| chosen.as_ref().is_none_or(|rules| game.rules() == rules)).collect();
        let (all, shown) = (games.len(), shown(&fragment, games.len()));
        let rows = games.into_iter().take(shown).map(|game| view! { <KeptGame game on_remove=remove/> }).collect_view();
        view! {
            <ul class="games" role="list">{rows}</ul>
            {(shown < all).then(|| view! {
                <button type="button" on:click=move |_| more(all)>{t!("you-more", more = all - shown)}</button>
            })}
        }
    };
    view! {
        <section aria-labelledby="games">
            <h2 id="games" tabindex="-1">{t!("you-kept")}</h2>
            {move || problem.get().map(|text: String| view! { <Problem text/> })}
            <div role="status">
                <Show when=move || removed.get().is_some()>
                    <p class="buttons">
                        {t!("you-removed")}
                        <button type="button" id="put-back" on:click=put_back>{t!("you-undo")}</button>
                    </p>
                </Show>
            </div>
            {list}
            <KeptUnreadable/>
        </section>
    }
}

fn shown(fragment: &Fragment, all: usize) -> usize {
    fragment.number("shown").unwrap_or(SHOWN).clamp(SHOWN, all.max(SHOWN))
}

#[component]
fn KeptGame(game: FinishedGame, on_remove: Callback<FinishedGame>) -> impl IntoView {
    let is_graded = Reviewer::can_grade(game.rules());
    let review = is_graded.then(|| Page::Review.href(&Fragment::default().with("game", game.game())));
    let date = day(game.time());
    let name = format!("{date}: {}", ending(&game));
    let grades = game.skill().map(|skill| match game.luck() {
        Some(luck) => t!("you-game-grades", skill = skill, luck = luck),
        None => t!("you-game-skill", skill = skill),
    });
    let about = format!("{}. ", describe(game.rules()));
    let label = t!("you-remove-game", game = name.as_str());
    view! {
        <li>
            <span class="what">{match review {
                Some(review) => view! { <a href=review>{name}</a> }.into_any(),
                None => name.into_any(),
            }}<span class="quiet">{about}{grades}</span></span>
            <button type="button" aria-label=label on:click=move |_| on_remove.run(game.clone())>{t!("you-remove")}</button>
        </li>
    }
}

#[component]
pub(super) fn KeptUnreadable() -> impl IntoView {
    let Kept(kept) = expect_context();
    move || {
        let lines: Vec<_> =
            kept.with(|games| games.as_ref().map(|games| games.unreadable().cloned().collect()).unwrap_or_default());
        (!lines.is_empty()).then(|| {
            view! {
                <details class="panel">
                    <summary>{t!("you-bad-lines", lines = lines.len())}</summary>
                    <p>{t!("you-bad-lines-about")}</p>
                    <UnreadableLines lines/>
                </details>
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_ask_for_no_more_than_there_is() {
        let asked = |text: &str, all| shown(&Fragment::read(text), all);
        assert_eq!([asked("", 5), asked("shown=40", 100), asked("shown=999999999", 100)], [10, 40, 100]);
        assert_eq!([asked("shown=-1", 100), asked("shown=0", 100), asked("shown=x", 0)], [10, 10, 10]);
    }
}
