use crate::archive::Archive;
use crate::failure::Outcome;
use crate::style::Glyphs;
use crate::ui::Ui;
use pegwise::{DayStreak, FinishedGame, GameHistory};
use pegwise_text::{result, t};

pub(crate) fn after_game(ui: &mut Ui, game: &FinishedGame) -> Outcome {
    let history = Archive::of_this_person().and_then(|archive| archive.read()).unwrap_or_default();
    ui.say(format!("\n{}", t!("cli-share")))?;
    say(ui, game, &history)?;
    let streak = DayStreak::after(game, history.games());
    streak.map_or(Ok(()), |streak| ui.say(result::day_streak(streak)))
}

pub(crate) fn say(ui: &mut Ui, game: &FinishedGame, history: &GameHistory) -> Outcome {
    let notes = result::notes(game, DayStreak::after(game, history.games()));
    let text = result::shared_with_command(game, Glyphs::new(ui.setup().ascii).pegs(), &notes);
    text.lines().try_for_each(|line| ui.line(line))
}
