//! Rows of the board, for reading aloud.

use crate::board::single_name;
use crate::number::{codes_left, sentence};
use crate::{answer, attribute, t};
use pegwise_core::{Board, Code, PartialTurn};
use pegwise_notation::Alphabet;

/// Returns a code, followed by the names of its colours, if they have any: `1122, red red green green`.
pub fn spoken_code(alphabet: &Alphabet, board: &Board, code: &Code) -> String {
    let written = alphabet.write(code);
    if let Some(names) = attribute::names(alphabet, board, code) {
        return format!("{written}, {names}");
    }
    let named = code.colors().iter().any(|&color| alphabet.name(color) != alphabet.symbol(color));
    let names = || code.colors().iter().map(|&color| single_name(alphabet, color)).collect::<Vec<_>>().join(" ");
    if named { format!("{written}, {}", names()) } else { written }
}

/// Returns a row, counted from 1, optionally with the number of codes that it leaves and a note.
pub fn spoken(
    alphabet: &Alphabet,
    board: &Board,
    row: usize,
    turn: &PartialTurn,
    left: Option<usize>,
    note: Option<&str>,
) -> String {
    let (guess, answer) =
        (spoken_code(alphabet, board, &turn.guess), answer::known_in_words(alphabet, board, turn.feedback));
    let row = t!("row-answered", row = row, guess = guess, answer = answer);
    let notes = left.map(|left| sentence(&codes_left(left))).into_iter().chain(note.map(sentence));
    std::iter::once(row).chain(notes).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::{Language, speaking};
    use pegwise_core::Rules;

    #[test]
    fn rows_are_sentences() {
        let (rules, alphabet) = (Rules::classic(), Alphabet::canonical());
        let turn = alphabet.read_turn(&rules, "1122:1.1").unwrap().into();
        let row = spoken(&alphabet, &rules, 1, &turn, Some(208), Some("skill 93, luck 67"));
        let expected = "Row 1: 1122, red red green green. Answer: 1 black, 1 white. 208 codes left. Skill 93, luck 67.";
        assert_eq!(row, expected);
        let turn = alphabet.read_turn(&"4x10-distinct".parse::<Rules>().unwrap(), "1A23:0.0").unwrap().into();
        let row = spoken(&Alphabet::new("1234567890").unwrap(), &rules, 2, &turn, None, None);
        assert_eq!(row, "Row 2: 1023. Answer: no pegs.");
    }

    #[test]
    fn rows_in_german() {
        let row = speaking(Language::German, || {
            let turn = Alphabet::canonical().read_turn(&Rules::classic(), "1256:1.1").unwrap().into();
            spoken(&Alphabet::canonical(), &Rules::classic(), 1, &turn, None, None)
        });
        assert_eq!(row, "Zeile 1: 1256, rot grün weiß schwarz. Antwort: 1 schwarz, 1 weiß.");
        let (rules, alphabet) = (Rules::classic(), Alphabet::new("UVWXYZ").unwrap());
        let turn = alphabet.read_turn(&rules, "UUVV:1.1").unwrap().into();
        let row = speaking(Language::German, || spoken(&alphabet, &rules, 1, &turn, Some(208), None));
        assert_eq!(row, "Zeile 1: UUVV. Antwort: 1 schwarz, 1 weiß. Noch 208 Codes möglich.");
    }
}
