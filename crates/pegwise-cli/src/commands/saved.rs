use crate::failure::Outcome;
use crate::ui::Ui;
use jiff::Zoned;
use jiff::tz::TimeZone;
use pegwise::notation::Alphabet;
use pegwise::{CodeSpace, Date, FinishedGame, GameHistory, Rules, Timestamp};
use pegwise_text::{board, refusal, t};
use std::path::Path;

pub(crate) fn say_nothing_kept(ui: &mut Ui) -> Outcome {
    let board = ui.setup().board_from().map(|_| name(&ui.setup().alphabet, &ui.setup().rules));
    ui.say(match board {
        Some(board) => {
            let command = ui.setup().command("play", "");
            t!("cli-kept-none-on", board = board, command = command.trim_end())
        }
        None => t!("cli-kept-none"),
    })
}

pub(crate) fn name(alphabet: &Alphabet, rules: &Rules) -> String {
    let board = board::game(alphabet, rules);
    match rules.codes() {
        codes @ CodeSpace::Listed(listed) if codes.word_list().is_none() => {
            t!("cli-kept-board-of-list", board = board, codes = listed.len())
        }
        _ => board,
    }
}

pub(crate) fn complain_of(ui: &mut Ui, file: &Path, history: &GameHistory) -> Outcome {
    match skipped(file, history).filter(|_| !ui.json()) {
        Some(complaint) => ui.complain(complaint),
        None => Ok(()),
    }
}

pub(crate) fn skipped(file: &Path, history: &GameHistory) -> Option<String> {
    let first = history.unreadable().next()?;
    Some(t!(
        "cli-kept-skipped",
        file = file.display().to_string(),
        lines = history.unreadable().count(),
        line = first.number,
        problem = refusal::line(&first.problem)
    ))
}

pub(crate) fn is_asked_for(ui: &Ui, game: &FinishedGame) -> bool {
    ui.setup().board_from().is_none() || *game.rules() == ui.setup().rules
}

pub(crate) fn today() -> Date {
    Zoned::now().date()
}

pub(crate) fn date(time: Timestamp) -> String {
    local(time, "%Y-%m-%d")
}

pub(crate) fn local(time: Timestamp, format: &str) -> String {
    time.to_zoned(TimeZone::system()).strftime(format).to_string()
}
