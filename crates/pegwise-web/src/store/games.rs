use super::storage::{self, NotKept};
use pegwise::notation::{Alphabet, GameRecord};
use pegwise::{FinishedGame, GameHistory, InvalidHistory, Merged, Timestamp};

const KEY: &str = "pegwise.games";

impl From<InvalidHistory> for NotKept {
    fn from(problem: InvalidHistory) -> Self {
        match problem {
            InvalidHistory::Version { .. } => NotKept::OtherVersion,
            _ => NotKept::Refused,
        }
    }
}

pub(crate) fn games() -> Result<GameHistory, InvalidHistory> {
    GameHistory::read(storage::get(KEY).unwrap_or_default().as_bytes())
}

pub(crate) fn games_text() -> String {
    storage::get(KEY).unwrap_or_else(|| text(&GameHistory::default()))
}

/// Keeps a game with the symbols of its board, but not with those that the person chose for colours.
pub(crate) fn keep_game(game: FinishedGame) -> Result<(), NotKept> {
    let symbols = Alphabet::canonical().of_game_on(game.rules());
    let game = game.with_symbols(&symbols);
    change(|games| games.add(game))
}

pub(crate) fn import_games(other: &GameHistory) -> Result<Merged, NotKept> {
    change(|games| games.merge(other))
}

pub(crate) fn remove_game(time: Timestamp, played: &GameRecord) -> Result<(), NotKept> {
    change(|games| games.remove(time, played)).map(drop)
}

/// Grades a game without grades. A failure is harmless: each review computes the grades again.
pub(crate) fn grade_game(played: &GameRecord, skill: u8, luck: Option<u8>) {
    let Ok(mut games) = games() else { return };
    if games.grade(played, skill, luck) {
        let _ = storage::set(KEY, &text(&games));
    }
}

/// Changes the games. They are read again first, because another tab may have changed them.
fn change<T>(change: impl FnOnce(&mut GameHistory) -> T) -> Result<T, NotKept> {
    let mut games = games()?;
    let result = change(&mut games);
    storage::set(KEY, &text(&games))?;
    Ok(result)
}

fn text(games: &GameHistory) -> String {
    String::from_utf8_lossy(&games.write()).into_owned()
}
