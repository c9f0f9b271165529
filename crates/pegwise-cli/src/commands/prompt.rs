use crate::failure::{Failure, Outcome, too_large};
use crate::ui::Ui;
use pegwise::shapes::{Estimate, GameEvent};
use pegwise::{Coverage, Session};
use pegwise_text::number::{codes_left, sentence};
use std::fmt::Display;

/// The end of input in the middle of a game: nothing is lost.
pub(crate) fn input_ended(ui: &mut Ui, session: &Session) -> Failure {
    let game = ui.setup().write_game(session);
    if let Err(failure) = ui.event(GameEvent::LeftGame { game: game.clone() }) {
        return failure;
    }
    let so_far = if session.turns().is_empty() { String::new() } else { format!("; the game so far: {game}") };
    Failure::No(format!("the input ended in the middle of the game{so_far}"))
}

/// The person leaves.
pub(crate) fn leave(ui: &mut Ui, session: &Session) -> Outcome {
    let game = ui.setup().write_game(session);
    ui.event(GameEvent::LeftGame { game: game.clone() })?;
    ui.say(if game.is_empty() { "Game left.".to_owned() } else { format!("Game left: {game}") })
}

/// What can be typed.
pub(crate) fn help(ui: &mut Ui, text: &str) -> Outcome {
    ui.event(GameEvent::Help { text: text.to_owned() })?;
    ui.say(text)
}

/// A line that was not understood. A lone word was perhaps meant as a command.
pub(crate) fn not_understood(ui: &mut Ui, line: &str, problem: impl Display) -> Outcome {
    let word = line.chars().count() > 1 && line.chars().all(char::is_alphabetic);
    let more = if word { "; type help for what you can do" } else { "" };
    ui.complain(format!("{problem}{more}"))
}

/// How many codes are still possible.
pub(crate) fn left(ui: &mut Ui, session: &Session) -> Outcome {
    match session.left() {
        Err(reason) => ui.complain(too_large(&reason)),
        Ok((candidates, left)) => {
            ui.event(GameEvent::Left {
                candidates: candidates.len(),
                estimate: Estimate::new(left, candidates.len()),
                codes: None,
            })?;
            ui.say(sentence(&codes_left(left)))
        }
    }
}

/// The codes still possible, as many as fit on a screen.
pub(crate) fn list_candidates(ui: &mut Ui, session: &Session) -> Outcome {
    const SHOWN: usize = 120;
    match session.left() {
        Err(reason) => ui.complain(too_large(&reason)),
        Ok((candidates, _)) if candidates.is_empty() => left(ui, session),
        Ok((candidates, count)) => {
            let codes: Vec<String> = candidates.codes().take(SHOWN).map(|code| ui.setup().write(&code)).collect();
            let (estimate, listed) = (Estimate::new(count, candidates.len()), Some(codes.clone()));
            ui.event(GameEvent::Left { candidates: candidates.len(), estimate, codes: listed })?;
            let more = candidates.len().saturating_sub(SHOWN);
            let more = match count.coverage(candidates.len()) {
                Coverage::All if more == 0 => String::new(),
                Coverage::All => format!(" and {more} more"),
                _ => " and others".to_owned(),
            };
            ui.say(format!("{}: {}{more}", codes_left(count), codes.join(" ")))
        }
    }
}
