//! What the commands about finished games have in common.

use crate::archive::BadLine;
use crate::failure::Outcome;
use crate::ui::Ui;
use crate::words::{board, plural};
use jiff::tz::TimeZone;
use pegwise::{CodeUniverse, FinishedGame, Rules, Timestamp};
use std::path::Path;

/// There is nothing to tell yet.
pub(crate) fn say_nothing_kept(ui: &mut Ui) -> Outcome {
    let where_ =
        if ui.setup().board_from.is_some() { format!(" on {}", name(&ui.setup().rules)) } else { String::new() };
    ui.say(format!("No finished games{where_} are kept yet. To play one: pegwise play"))
}

/// The rules in notation, of a list only how long it is.
pub(crate) fn name(rules: &Rules) -> String {
    match rules.codes() {
        CodeUniverse::Listed(codes) => format!("{} with a list of {}", board(rules), plural(codes.len(), "code")),
        CodeUniverse::Repeats | CodeUniverse::Distinct => board(rules),
    }
}

/// Lines that are no games.
pub(crate) fn complain_of(ui: &mut Ui, file: &Path, bad: &[BadLine]) -> Outcome {
    let Some(first) = bad.first() else { return Ok(()) };
    // Part of the result where programs read.
    if ui.json() {
        return Ok(());
    }
    ui.complain(format!(
        "{}: {} skipped; line {}: {}",
        file.display(),
        plural(bad.len(), "line"),
        first.line,
        first.problem
    ))
}

/// Is it played on the board that was asked for, if one was?
pub(crate) fn is_asked_for(ui: &Ui, game: &FinishedGame) -> bool {
    ui.setup().board_from.is_none() || *game.rules() == ui.setup().rules
}

/// A day where the person is.
pub(crate) fn date(time: Timestamp) -> String {
    local(time, "%Y-%m-%d")
}

/// A moment where the person is.
pub(crate) fn local(time: Timestamp, format: &str) -> String {
    time.to_zoned(TimeZone::system()).strftime(format).to_string()
}
