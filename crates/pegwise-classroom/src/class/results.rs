//! The games of a class as CSV.

use super::room::Room;
use crate::{ClassSecrets, ClassStanding};
use pegwise::notation::GameRecord;

/// The column names, which are the same in every language because programs read them.
const COLUMNS: [&str; 8] = ["round", "rules", "secrets", "pupil", "guesses", "result", "seconds", "game"];

impl Room {
    /// Returns all games, after the byte order mark by which spreadsheets recognise UTF-8.
    pub(super) fn results(&self) -> String {
        let mut writer = csv::Writer::from_writer(Vec::new());
        let mut write = |cells: [String; 8]| writer.write_record(&cells).expect("memory takes everything");
        write(COLUMNS.map(str::to_owned));
        for (number, round) in self.rounds() {
            for (pupil, of) in self.pupils() {
                let turns = round.turns(pupil);
                let record = GameRecord { rules: round.rules().clone(), history: turns.to_vec() };
                let seconds = round.took(pupil, of.came).map(|took| (took / 1000).to_string());
                write([
                    number.to_string(),
                    round.rules().to_string(),
                    secrets(round.secrets()).to_owned(),
                    harmless(&of.name.to_string()),
                    turns.len().to_string(),
                    result(round.standing(pupil)).to_owned(),
                    seconds.unwrap_or_default(),
                    record.to_string(),
                ]);
            }
        }
        let table = String::from_utf8(writer.into_inner().expect("memory takes everything")).expect("made of text");
        format!("\u{feff}{table}")
    }
}

fn secrets(secrets: ClassSecrets) -> &'static str {
    if secrets == ClassSecrets::Same { "same" } else { "own" }
}

fn result(standing: ClassStanding) -> &'static str {
    match standing {
        ClassStanding::Won => "won",
        ClassStanding::Lost => "lost",
        ClassStanding::Stopped => "stopped",
        _ => "playing",
    }
}

/// Puts an apostrophe before a name that looks like a formula, so that spreadsheets do not run it.
fn harmless(name: &str) -> String {
    let is_formula = name.starts_with(['=', '+', '-', '@', '\t', '\r', '\u{ff1d}', '\u{ff0b}', '\u{ff0d}', '\u{ff20}']);
    if is_formula { format!("'{name}") } else { name.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_no_formulas() {
        for name in ["=1+1", "+1", "-1", "@SUM(A1)", "＝1"] {
            assert_eq!(harmless(name), format!("'{name}"));
        }
        for name in ["Anna", "O'Neil", "1=1"] {
            assert_eq!(harmless(name), name);
        }
    }
}
