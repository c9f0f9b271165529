use crate::failure::{Failure, Outcome, too_large};
use crate::job::{Deadline, Job};
use crate::setup::Setup;
use crate::ui::Ui;
use pegwise::shapes::GameEvent;
use pegwise::tree::OffTree;
use pegwise::{CandidateSet, Code, Codebreaker, Decision, Monitor, NoDecision, NoSuggestion, Progress, Session};
use pegwise_text::number::{codes_left, sentence};
use std::fmt::Display;
use std::sync::atomic::{AtomicBool, Ordering};

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
    match session.candidates().map(CandidateSet::len) {
        Err(reason) => ui.complain(too_large(&reason)),
        Ok(left) => {
            ui.event(GameEvent::Left { candidates: left, codes: None })?;
            ui.say(sentence(&codes_left(left)))
        }
    }
}

/// The codes still possible, as many as fit on a screen.
pub(crate) fn list_candidates(ui: &mut Ui, session: &Session) -> Outcome {
    const SHOWN: usize = 120;
    match session.candidates() {
        Err(reason) => ui.complain(too_large(&reason)),
        Ok(candidates) if candidates.is_empty() => left(ui, session),
        Ok(candidates) => {
            let codes: Vec<String> = candidates.codes().take(SHOWN).map(|code| ui.setup().write(&code)).collect();
            ui.event(GameEvent::Left { candidates: candidates.len(), codes: Some(codes.clone()) })?;
            let more = candidates.len().saturating_sub(SHOWN);
            let more = if more > 0 { format!(" and {more} more") } else { String::new() };
            ui.say(format!("{}: {}{more}", codes_left(candidates.len()), codes.join(" ")))
        }
    }
}

/// The strategy's guess in this position, or the best it finds until Ctrl-C or the deadline.
pub(crate) fn suggestion(ui: &Ui, codebreaker: &Codebreaker, session: &Session, end: Deadline) -> Outcome<Suggestion> {
    let job = Job::new("Thinking", ui.json()).until(end);
    let search = Search { job, setup: ui.setup(), found: AtomicBool::new(false) };
    let decision = codebreaker.suggest(session, &search).map_err(|reason| match reason {
        NoSuggestion::NoDecision(NoDecision::OffTree(reason)) => Failure::No(off_tree(ui.setup(), &reason)),
        reason => reason.into(),
    })?;
    Ok(Suggestion { decision, interrupted: Job::interrupted() })
}

/// A guess, and whether Ctrl-C ended the search for it.
pub(crate) struct Suggestion {
    pub(crate) decision: Decision,
    pub(crate) interrupted: bool,
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
        Job::interrupted() || (self.found.load(Ordering::Relaxed) && self.job.is_late())
    }
}
