use crate::link::Fragment;
use crate::pages::left_game;
use crate::parts::describe;
use crate::route::Page;
use crate::{record, store, t};
use leptos::prelude::*;

#[component]
pub(super) fn Unfinished() -> impl IntoView {
    let mut own = store::left();
    own.extend(store::daily().filter(|daily| !own.contains(daily)));
    let own = own.into_iter().filter_map(|left| Some((Page::Play, left_game(&left)?, left)));
    let others = [Page::Break, Page::Assistant].into_iter().filter_map(|page| {
        let left = store::unfinished(page)?;
        Some((page, entered_game(page, &left)?, left))
    });
    let link = |(page, name, left): (Page, String, Fragment)| {
        view! { <li><a class="button" href=page.href(&left)>{name}</a></li> }
    };
    let games: Vec<_> = own.chain(others).map(link).collect();
    (!games.is_empty()).then(|| {
        view! {
            <section aria-labelledby="unfinished">
                <h2 id="unfinished">{t!("you-unfinished")}</h2>
                <ul class="left-games" role="list">{games}</ul>
            </section>
        }
    })
}

fn entered_game(page: Page, left: &Fragment) -> Option<String> {
    let game = record::of_address(left).ok()??;
    let guesses = game.history.len();
    (guesses > 0).then(|| {
        let game = t!("play-left", board = describe(&game.rules), guesses = guesses);
        t!("you-left-on", page = page.name(), game = game)
    })
}
