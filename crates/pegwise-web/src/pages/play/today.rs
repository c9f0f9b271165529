use super::playing::Playing;
use super::table::{SecretSource, Table};
use super::{Held, begun, keep_up};
use crate::link::Fragment;
use crate::route::{Page, Route};
use crate::{device, store};
use leptos::prelude::*;
use pegwise::{Date, Ending, FinishedGame, GameHistory, Rules, game_of_day};

#[component]
pub(crate) fn Today(#[prop(into)] beneath: ViewFn) -> impl IntoView {
    let route = Route::of_app();
    let held = Memo::new(move |before: Option<&Held>| {
        let own = route.fragment.with(|fragment| of_address(fragment, before.and_then(Held::table)));
        own.unwrap_or_else(|| Held::read(&game_of(device::today())))
    });
    let begun = begun(held);
    Effect::new(move |_| {
        held.with(|held| {
            let is_here = route.page.get_untracked() == Page::Home;
            if is_here
                && held.table().is_some_and(Table::is_begun)
                && route.fragment.with_untracked(|own| *own != held.fragment)
            {
                route.replace(&held.fragment);
            }
        });
    });
    keep_up(route, held);
    move || begun.get().ok().flatten().map(|_| view! { <Playing held beneath=beneath.clone()/> })
}

pub(crate) fn take_over(pegs: &str) {
    let fragment = Fragment::of_window();
    let held = of_address(&fragment, None).unwrap_or_else(|| Held::read(&game_of(device::today())));
    // In stored rows, digits start at 0.
    let row: String = pegs.chars().filter_map(|peg| char::from_digit(peg.to_digit(10)?.checked_sub(1)?, 10)).collect();
    if let Some(game) = held.row_key() {
        store::keep_row(&game, &row);
    }
}

/// Returns the game in the address if it is today's, an earlier one in progress, or already shown.
fn of_address(fragment: &Fragment, before: Option<&Table>) -> Option<Held> {
    let held = Held::read(fragment);
    let table = held.table()?;
    let SecretSource::Daily(day) = table.source else { return None };
    let goes_on = table.is_begun() && !table.game.is_over();
    let is_on = day == device::today() || goes_on || before.is_some_and(|before| before.deal() == table.deal());
    is_on.then_some(held)
}

pub(super) fn game_of(day: Date) -> Fragment {
    let deal = SecretSource::Daily(day).deal(&Rules::classic());
    let counted = store::games().ok().and_then(|games| Some(ended(deal.clone(), counted(&games, day)?)));
    let left = || store::daily().filter(|kept| matches!(Table::read(kept), Ok(Some(table)) if table.deal() == deal));
    counted.or_else(left).unwrap_or(deal)
}

/// The game that counts for a day, if it was played on the classic board.
pub(super) fn counted(games: &GameHistory, day: Date) -> Option<&FinishedGame> {
    let rules = Rules::classic();
    game_of_day(games.games(), &rules, day).filter(|game| *game.rules() == rules)
}

fn ended(deal: Fragment, game: &FinishedGame) -> Fragment {
    let fragment = deal.with("game", game.game());
    let fragment = if game.hints() > 0 { fragment.with("hints", game.hints()) } else { fragment };
    fragment.switched("gave-up", game.ending() == Ending::GivenUp).with("over", game.time())
}
