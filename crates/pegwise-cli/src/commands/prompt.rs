use crate::failure::{Failure, Outcome};
use crate::job::Job;
use crate::ui::Ui;
use pegwise::{Codebreaker, Decision, Session};

/// The end of input in the middle of a game: nothing is lost.
pub(crate) fn input_ended(ui: &Ui, session: &Session) -> Failure {
    let command =
        if session.turns().is_empty() { String::new() } else { format!(" so far: {}", ui.setup().write_game(session)) };
    Failure::No(format!("the input ended in the middle of the game{command}"))
}

/// The codes still possible, as many as fit on a screen.
pub(crate) fn list_candidates(ui: &mut Ui, session: &Session) -> Outcome {
    const SHOWN: usize = 120;
    match session.candidates() {
        Err(reason) => ui.complain(reason),
        Ok(candidates) => {
            let codes: Vec<String> = candidates.codes().take(SHOWN).map(|code| ui.setup().write(&code)).collect();
            let more = candidates.len().saturating_sub(SHOWN);
            let more = if more > 0 { format!(" and {more} more") } else { String::new() };
            ui.say(format!("{}: {}{more}", crate::ui::codes_left(candidates.len()), codes.join(" ")))
        }
    }
}

/// The strategy's guess in this position; Ctrl-C stops the search.
pub(crate) fn suggestion(ui: &Ui, codebreaker: &Codebreaker, session: &Session) -> Outcome<Decision> {
    Ok(codebreaker.suggest(session, &Job::new("Thinking", ui.json()))?)
}
