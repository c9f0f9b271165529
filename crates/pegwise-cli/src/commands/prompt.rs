use crate::failure::{Failure, Outcome, too_large};
use crate::job::Job;
use crate::setup::Setup;
use crate::ui::{Ui, codes_left, sentence};
use pegwise::tree::OffTree;
use pegwise::{CandidateSet, Code, Codebreaker, Decision, Monitor, NoSuggestion, Progress, Session};
use serde_json::json;
use std::fmt::Display;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The end of input in the middle of a game: nothing is lost.
pub(crate) fn input_ended(ui: &mut Ui, session: &Session) -> Failure {
    let game = ui.setup().write_game(session);
    if let Err(failure) = ui.event("left-game", json!({ "game": game })) {
        return failure;
    }
    let so_far = if session.turns().is_empty() { String::new() } else { format!("; the game so far: {game}") };
    Failure::No(format!("the input ended in the middle of the game{so_far}"))
}

/// The person leaves.
pub(crate) fn leave(ui: &mut Ui, session: &Session) -> Outcome {
    let game = ui.setup().write_game(session);
    ui.event("left-game", json!({ "game": game }))?;
    ui.say(if game.is_empty() { "Game left.".to_owned() } else { format!("Game left: {game}") })
}

/// What can be typed.
pub(crate) fn help(ui: &mut Ui, text: &str) -> Outcome {
    ui.event("help", json!({ "text": text }))?;
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
    match session.candidates().map(CandidateSet::len) {
        Err(reason) => ui.complain(too_large(reason)),
        Ok(left) => {
            ui.event("left", json!({ "candidates": left }))?;
            ui.say(sentence(&codes_left(left)))
        }
    }
}

/// The codes still possible, as many as fit on a screen.
pub(crate) fn list_candidates(ui: &mut Ui, session: &Session) -> Outcome {
    const SHOWN: usize = 120;
    match session.candidates() {
        Err(reason) => ui.complain(too_large(reason)),
        Ok(candidates) if candidates.is_empty() => left(ui, session),
        Ok(candidates) => {
            let codes: Vec<String> = candidates.codes().take(SHOWN).map(|code| ui.setup().write(&code)).collect();
            ui.event("left", json!({ "candidates": candidates.len(), "codes": codes }))?;
            let more = candidates.len().saturating_sub(SHOWN);
            let more = if more > 0 { format!(" and {more} more") } else { String::new() };
            ui.say(format!("{}: {}{more}", codes_left(candidates.len()), codes.join(" ")))
        }
    }
}

/// The strategy's guess in this position, or the best it finds until Ctrl-C.
pub(crate) fn suggestion(ui: &Ui, codebreaker: &Codebreaker, session: &Session) -> Outcome<Decision> {
    suggestion_within(ui, codebreaker, session, None).map(|(decision, _)| decision)
}

/// The same with a limit of time, and whether Ctrl-C stopped it.
pub(crate) fn suggestion_within(
    ui: &Ui,
    codebreaker: &Codebreaker,
    session: &Session,
    limit: Option<Duration>,
) -> Outcome<(Decision, bool)> {
    let job = Job::new("Thinking", ui.json());
    let end = limit.map(|limit| Instant::now() + limit);
    let search = Search { job, setup: ui.setup(), end, found: AtomicBool::new(false) };
    let decision = codebreaker.suggest(session, &search).map_err(|reason| match reason {
        NoSuggestion::OffTree(reason) => Failure::No(off_tree(ui.setup(), &reason)),
        reason => reason.into(),
    })?;
    Ok((decision, Job::interrupted()))
}

/// Where a game leaves a tree, guesses as the person writes them.
pub(crate) fn off_tree(setup: &Setup, reason: &OffTree) -> String {
    match reason {
        OffTree::Guess { row, guess, expected } => {
            format!("row {row} guesses {}, where the tree guesses {}", setup.write(guess), setup.write(expected))
        }
        OffTree::Answer { row, guess, feedback } => {
            format!("the tree has no guess after the answer {feedback} to {} in row {row}", setup.write(guess))
        }
    }
}

/// A job that shows the best guess so far, and once there is one may be ended by the clock.
struct Search<'a> {
    job: Job,
    setup: &'a Setup,
    end: Option<Instant>,
    found: AtomicBool,
}

impl Monitor for Search<'_> {
    fn progress(&self, progress: Progress) {
        self.job.progress(progress);
    }

    fn improved(&self, guess: &Code) {
        self.found.store(true, Ordering::Relaxed);
        self.job.say(format!("So far {}", self.setup.write(guess)));
    }

    fn should_stop(&self) -> bool {
        let late = || self.end.is_some_and(|end| Instant::now() >= end);
        self.job.should_stop() || (self.found.load(Ordering::Relaxed) && late())
    }
}
