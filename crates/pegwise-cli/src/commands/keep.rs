use crate::archive::Archive;
use crate::failure::Outcome;
use crate::ui::Ui;
use pegwise::{Code, FinishedGame, Session, Sides, Timestamp};

/// A game that has just ended, for the history.
pub(crate) struct Ended<'a> {
    pub(crate) session: &'a Session,
    pub(crate) sides: Sides,
    pub(crate) secret: Option<Code>,
    pub(crate) hints: u32,
}

/// Keeps a game in the person's history, and says so. Only what a person typed is theirs: a game from a pipe or in
/// JSON was played by a program. A game without a guess was none.
pub(crate) fn keep(ui: &mut Ui, ended: Ended<'_>) -> Outcome {
    if !ui.setup().keeps_games || !ui.asks() || ui.json() || ended.session.turns().is_empty() {
        return Ok(());
    }
    let game = FinishedGame::new(Timestamp::now(), ended.sides, ended.session.record()).with_hints(ended.hints);
    let game = match ended.secret {
        Some(secret) => game.with_secret(secret).expect("the codemaker never lies"),
        None => game,
    };
    match Archive::of_this_person().and_then(|archive| archive.append(&game)) {
        Ok(()) => ui.say("Kept in your history: pegwise stats"),
        Err(problem) => ui.complain(format!("This game is not kept in your history: {problem}")),
    }
}
