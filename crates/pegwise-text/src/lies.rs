//! Messages about false and unknown answers.

use crate::number::{codes_left, listed};
use crate::{answer, t};
use pegwise_core::{Board, PartialTurn};
use pegwise_game::WrongAnswer;
use pegwise_notation::Alphabet;

/// Says which rows are false: `row 2 false`. `rows` are numbered from 0.
pub fn false_rows(rows: &[usize]) -> String {
    let numbers: Vec<String> = rows.iter().map(|row| (row + 1).to_string()).collect();
    match numbers.len() {
        0 => t!("lies-none"),
        count => t!("lies-rows", count = count, rows = listed(&numbers)),
    }
}

/// Says how many codes are left if these rows are false, and names the first of them, if any are given.
pub fn left_if(rows: &[usize], codes: usize, first: &[String]) -> String {
    let (which, left) = (false_rows(rows), codes_left(codes));
    match codes - first.len() {
        _ if first.is_empty() => t!("lies-left-none", which = which, left = left),
        0 => t!("lies-left", which = which, left = left, codes = first.join(" ")),
        more => t!("lies-left-more", which = which, left = left, codes = first.join(" "), more = more),
    }
}

/// Describes each false answer in a sentence, or says that all answers were true.
pub fn false_answers(alphabet: &Alphabet, board: &Board, rows: &[PartialTurn], wrong: &[WrongAnswer]) -> Vec<String> {
    if wrong.is_empty() {
        return vec![t!("lies-all-true")];
    }
    wrong.iter().map(|wrong| was_false(alphabet, board, rows, wrong)).collect()
}

fn was_false(alphabet: &Alphabet, board: &Board, rows: &[PartialTurn], wrong: &WrongAnswer) -> String {
    let guess = alphabet.write(&rows[wrong.row].guess);
    let (right, said) =
        (answer::in_words(alphabet, board, wrong.right), answer::known_in_words(alphabet, board, wrong.said));
    t!("lies-was-false", row = wrong.row + 1, guess = guess, said = said, right = right)
}

/// Says that guesses are not graded in games with lies.
pub fn not_graded() -> String {
    t!("lies-not-graded")
}

/// Says that the rows from `first` on, counted from 0, are not judged because their answers are unknown.
pub fn not_judged(first: usize, rows: usize) -> String {
    t!("lies-not-judged", first = first + 1, last = rows, more = rows - first - 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::{Language, speaking};
    use pegwise_core::Limits;
    use pegwise_game::Session;

    #[test]
    fn what_was_false_is_told() {
        let session = Session::from_record("4x6-lies1 1122:1.1 3456:0.0".parse().unwrap(), Limits::default()).unwrap();
        let secret = session.rules().read_code("1233").unwrap();
        let wrong = session.wrong_answers(&secret).unwrap();
        let say = || {
            let alphabet = Alphabet::canonical();
            [
                false_answers(&alphabet, session.rules(), session.rows(), &wrong).join(" "),
                left_if(&[1], 208, &["1134".into(), "1135".into()]),
                left_if(&[0, 2], 1, &["1134".into()]),
                left_if(&[], 0, &[]),
                left_if(&[0], 15, &[]),
                not_judged(2, 5),
                not_judged(2, 3),
            ]
        };
        assert_eq!(
            say(),
            [
                "Row 2, 3456: the answer “no pegs” is false; it should be “0 black, 1 white”.",
                "row 2 false: 208 codes left: 1134 1135 and 206 more",
                "rows 1 and 3 false: 1 code left: 1134",
                "all rows true: no codes left",
                "row 1 false: 15 codes left",
                "Rows 3 to 5 are not judged: the answer in row 3 is unknown.",
                "Row 3 is not judged: its answer is unknown.",
            ]
        );
        assert_eq!(
            speaking(Language::German, say),
            [
                "Zeile 2, 3456: Die Antwort „kein Stift“ ist falsch; „0 schwarz, 1 weiß“ ist richtig.",
                "Zeile 2 falsch: noch 208 Codes möglich: 1134 1135 und 206 weitere",
                "Zeilen 1 und 3 falsch: noch 1 Code möglich: 1134",
                "keine Zeile falsch: kein Code mehr möglich",
                "Zeile 1 falsch: noch 15 Codes möglich",
                "Die Zeilen 3 bis 5 werden nicht beurteilt: Die Antwort in Zeile 3 ist nicht bekannt.",
                "Zeile 3 wird nicht beurteilt: Ihre Antwort ist nicht bekannt.",
            ]
        );
    }
}
