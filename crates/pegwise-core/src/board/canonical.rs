//! The canonical form of boards: exactly one for each board.

use super::{Board, CodeSpace, GuessSpace};
use crate::code::Code;
use crate::code_list::CodeList;
use crate::color::Color;
use crate::forbidden_colors::ForbiddenColors;
use std::fmt;

/// The canonical notation, such as `4x10-distinct`.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&write(self, ""))
    }
}

/// The limit comes before the list of codes, which is last because it can be long.
pub(crate) fn write(board: &Board, limit: &str) -> String {
    let distinct = if board.codes().is_distinct() { "-distinct" } else { "" };
    let bars = board.codes().bars().map_or_else(String::new, |bars| write_bars(bars, board.colors()));
    let feedback = board.feedback_kind().suffix().unwrap_or_default();
    let size = match board.attributes() {
        Some([firsts, seconds]) => format!("{}x{firsts}x{seconds}", board.pegs()),
        None => format!("{}x{}", board.pegs(), board.colors()),
    };
    let guesses = match board.guesses() {
        GuessSpace::Codes => "",
        GuessSpace::Free => "-free",
        GuessSpace::Blanks => "-blanks",
    };
    let lies = if board.lies() == 0 { String::new() } else { format!("-lies{}", board.lies()) };
    let list = if let CodeSpace::Listed(list) = board.codes() { write_list(list) } else { String::new() };
    format!("{size}{distinct}{bars}{feedback}{guesses}{lies}{limit}{list}")
}

/// A list as the last suffix: `-only=1122*3,3456`.
fn write_list(list: &CodeList) -> String {
    let write = |(position, code): (usize, &Code)| match list.weight(position) {
        1 => code.to_string(),
        weight => format!("{code}{WEIGHS}{weight}"),
    };
    format!("-only={}", list.iter().enumerate().map(write).collect::<Vec<_>>().join(","))
}

/// The sign between a code and its weight.
pub(crate) const WEIGHS: char = '*';

/// Bars as suffixes: `-nozero`, or for each peg `-bar2=34`.
fn write_bars(bars: &ForbiddenColors, colors: usize) -> String {
    if bars.are_no_zero() {
        return "-nozero".into();
    }
    let all: Vec<(usize, Color)> = bars.iter().collect();
    let between = if colors <= Color::SYMBOLS { "" } else { "," };
    let symbol = |color: Color| color.symbol().map_or_else(|| (color.index() + 1).to_string(), String::from);
    let of_peg = |bars: &[(usize, Color)]| {
        let names: Vec<String> = bars.iter().map(|&(_, color)| symbol(color)).collect();
        format!("-bar{}={}", bars[0].0 + 1, names.join(between))
    };
    all.chunk_by(|(a, _), (b, _)| a == b).map(of_peg).collect()
}
