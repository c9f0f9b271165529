use super::storage;
use crate::link::Fragment;
use crate::route::Page;
use pegwise::Rules;
use pegwise::notation::read_rules;
use web_sys::StorageEvent;

fn key(page: Page) -> String {
    format!("pegwise.last.{}", page.path().trim_end_matches('/'))
}

const DAILY: &str = "pegwise.daily";

const LEFT: &str = "pegwise.left";
const MOST_LEFT: usize = 8;

const ROW: &str = "pegwise.row";

pub(crate) fn last(page: Page) -> Option<Fragment> {
    get(&key(page))
}

pub(crate) fn unfinished(page: Page) -> Option<Fragment> {
    last(page).filter(|last| last.has("game") && !last.has("over") && !last.has("gave-up"))
}

pub(crate) fn last_rules(page: Page) -> Rules {
    let rules = last(page).and_then(|last| read_rules(last.get("game")?.split(' ').next()?).ok());
    rules.unwrap_or_else(Rules::classic)
}

pub(crate) fn keep_last(page: Page, fragment: &Fragment) {
    keep(&key(page), fragment);
}

pub(crate) fn daily() -> Option<Fragment> {
    get(DAILY)
}

pub(crate) fn keep_daily(fragment: &Fragment) {
    keep(DAILY, fragment);
}

pub(crate) fn left() -> Vec<Fragment> {
    storage::get(LEFT).map(|text| text.lines().map(Fragment::read).collect()).unwrap_or_default()
}

pub(crate) fn keep_left(fragment: &Fragment, is_open: bool) {
    let mut games = left();
    games.retain(|other| !is_same_game(fragment, other));
    if is_open {
        games.insert(0, fragment.clone());
    }
    games.truncate(MOST_LEFT);
    let lines: Vec<String> = games.iter().map(ToString::to_string).collect();
    let _ = storage::set(LEFT, &lines.join("\n"));
}

fn is_same_game(one: &Fragment, other: &Fragment) -> bool {
    let board = |fragment: &Fragment| fragment.get("game").and_then(|game| game.split(' ').next().map(str::to_owned));
    let is_same = |key: &&str| one.get(key) == other.get(key);
    board(one) == board(other) && ["seed", "challenge", "evil", "practice"].iter().all(is_same)
}

pub(crate) fn told(event: &StorageEvent) -> Option<Fragment> {
    event.key().filter(|at| *at == DAILY || *at == key(Page::Play))?;
    event.new_value().map(|text| Fragment::read(&text))
}

pub(crate) fn row(game: &str) -> Option<String> {
    storage::get(ROW)?.strip_prefix(game)?.strip_prefix('\n').map(str::to_owned)
}

pub(crate) fn keep_row(game: &str, row: &str) {
    let _ = storage::set(ROW, &format!("{game}\n{row}"));
}

fn get(key: &str) -> Option<Fragment> {
    storage::get(key).map(|text| Fragment::read(&text))
}

/// Saves a state. A failure is harmless, because the state is also in the address.
fn keep(key: &str, fragment: &Fragment) {
    let _ = storage::set(key, &fragment.to_string());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_the_same_whatever_was_played() {
        let same = |one: &str, other: &str| is_same_game(&Fragment::read(one), &Fragment::read(other));
        assert!(same("game=4x6&seed=7", "game=4x6+1122:0.1&seed=7&hints=1"));
        for other in ["game=4x6&seed=8", "game=5x8&seed=7", "game=4x6&seed=7&practice", "game=4x6&evil=7", "seed=7"] {
            assert!(!same("game=4x6+1122:0.1&seed=7", other), "{other}");
        }
        assert!(!same("game=4x6+1122:0.1&evil=7", "game=4x6+1122:0.1&evil=8"));
    }
}
