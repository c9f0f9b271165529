use crate::archive::Archive;
use crate::failure::Outcome;
use crate::job::TimeLimit;
use crate::ui::Ui;
use crate::worker::Worker;
use pegwise::engine::ReviewGame;
use pegwise::{FinishedGame, GuessPool, Review, Session};
use pegwise_text::{review, t};

pub(crate) fn save(ui: &mut Ui, session: &Session, finished: Option<FinishedGame>) -> Outcome<bool> {
    let Some(game) = finished.filter(|_| ui.asks() && !ui.json()) else { return Ok(true) };
    let game = game.with_symbols(&ui.setup().alphabet);
    // The game is saved before it is graded; grades can be added later.
    let kept = append(ui, &game)?;
    let graded = if game.wants_grades() { graded(ui, session, game)? } else { None };
    match graded {
        Some(game) if kept => append(ui, &game).map(drop)?,
        _ => {}
    }
    if kept {
        ui.say(t!("cli-keep-kept"))?;
    }
    Ok(kept || !ui.setup().keeps_games)
}

fn append(ui: &mut Ui, game: &FinishedGame) -> Outcome<bool> {
    if !ui.setup().keeps_games {
        return Ok(false);
    }
    match Archive::of_this_person().and_then(|archive| archive.append(game)) {
        Ok(()) => Ok(true),
        Err(problem) => {
            ui.complain(t!("cli-keep-not-kept", problem = problem.to_string()))?;
            Ok(false)
        }
    }
}

fn graded(ui: &mut Ui, session: &Session, game: FinishedGame) -> Outcome<Option<FinishedGame>> {
    if session.codebook().is_err() {
        // Grades based on information are not mixed with grades based on cost.
        return Ok(None);
    }
    let request = ReviewGame { session: Box::new(session.clone()), pool: GuessPool::All };
    let found = Worker::new(ui, TimeLimit::Never).run(&t!("cli-job-reviewing"), request).ok();
    let review = found.and_then(|found| found.answer.costs()).filter(Review::is_complete);
    let Some(review) = review else { return Ok(None) };
    let game = game.graded(&review);
    let Some(grades) = review::grades(game.skill(), game.luck()) else { return Ok(None) };
    let command = ui.setup().command_with_game("review", session);
    // A game with custom symbols ended with this command.
    if ui.setup().line_of_game(session) == command {
        ui.say(grades)?;
        return Ok(Some(game));
    }
    ui.say(t!("cli-keep-why", grades = grades))?;
    ui.line(command)?;
    Ok(Some(game))
}
