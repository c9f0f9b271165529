use crate::failure::{Failure, Outcome};
use crate::job;
use crate::ui::Ui;
use pegwise::api::{Estimate, GameEvent};
use pegwise::{Coverage, Session};
use pegwise_text::number::{codes_left, sentence};
use pegwise_text::refusal::too_large;
use pegwise_text::t;
use std::fmt::Display;

pub(crate) fn input_ended(ui: &mut Ui, session: &Session) -> Failure {
    let game = ui.setup().write_game(session);
    if let Err(failure) = ui.event(GameEvent::LeftGame { game: game.clone() }) {
        return failure;
    }
    Failure::No(if session.turns().is_empty() {
        t!("cli-input-ended")
    } else {
        t!("cli-input-ended-in-game", game = game)
    })
}

pub(crate) fn leave(ui: &mut Ui, session: &Session) -> Outcome {
    let game = ui.setup().write_game(session);
    ui.event(GameEvent::LeftGame { game: game.clone() })?;
    ui.say(if game.is_empty() { t!("cli-left") } else { t!("cli-left-game", game = game) })?;
    job::take_last_words().map_or(Ok(()), |words| ui.say(words))
}

pub(crate) fn help(ui: &mut Ui, text: &str) -> Outcome {
    ui.event(GameEvent::Help { text: text.to_owned() })?;
    ui.say(text)
}

pub(crate) fn not_understood(ui: &mut Ui, line: &str, problem: impl Display) -> Outcome {
    let word = line.chars().count() > 1 && line.chars().all(char::is_alphabetic);
    let problem = problem.to_string();
    ui.complain(if word { t!("cli-ask-help", problem = problem) } else { problem })
}

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
            let (left, codes) = (codes_left(count), codes.join(" "));
            ui.say(match count.coverage(candidates.len()) {
                Coverage::All if more == 0 => format!("{left}: {codes}"),
                Coverage::All => t!("cli-list-and-more", left = left, codes = codes, more = more),
                _ => t!("cli-list-and-others", left = left, codes = codes),
            })
        }
    }
}
