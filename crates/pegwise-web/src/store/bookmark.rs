use super::storage;
use crate::link::Fragment;
use crate::route::Page;
use pegwise::Rules;

fn key(page: Page) -> String {
    format!("pegwise.last.{}", page.path().trim_end_matches('/'))
}

/// The key of the day's game.
const DAILY: &str = "pegwise.daily";

/// The state of a page when it last had a game.
pub(crate) fn last(page: Page) -> Option<Fragment> {
    get(&key(page))
}

/// The same if that game was not over.
pub(crate) fn unfinished(page: Page) -> Option<Fragment> {
    last(page).filter(|last| last.has("game") && !last.has("over") && !last.has("gave-up"))
}

/// The rules of that game; the classic ones if there was none.
pub(crate) fn last_rules(page: Page) -> Rules {
    let rules = last(page).and_then(|last| last.get("game")?.split(' ').next()?.parse().ok());
    rules.unwrap_or_else(Rules::classic)
}

/// Keeps the state of a page.
pub(crate) fn keep_last(page: Page, fragment: &Fragment) {
    keep(&key(page), fragment);
}

/// The day's game that was played last, as it was left.
pub(crate) fn daily() -> Option<Fragment> {
    get(DAILY)
}

/// Keeps the state of the day's game.
pub(crate) fn keep_daily(fragment: &Fragment) {
    keep(DAILY, fragment);
}

fn get(key: &str) -> Option<Fragment> {
    storage::get(key).map(|text| Fragment::read(&text))
}

/// If the browser does not keep it nothing is lost: the state is in the address.
fn keep(key: &str, fragment: &Fragment) {
    let _ = storage::set(key, &fragment.to_string());
}
