//! Messages about answers that contradict each other, and about fixes.

use crate::number::{codes_left, listed, sentence};
use crate::{answer, t};
use pegwise_core::{Board, PartialTurn};
use pegwise_game::{Diagnosis, Repair, WrongAnswer};
use pegwise_notation::Alphabet;
use pegwise_sampling::Count;

/// Says that the answers are consistent, and how many codes are left.
pub fn fit(left: Count) -> String {
    t!("clash-fit", left = codes_left(left))
}

/// Says that the game was already won in this row, counted from 1, although more rows follow.
pub fn won_before(row: usize) -> String {
    t!("clash-won-before", row = row)
}

/// Says that no code fits, without details.
pub fn contradict() -> String {
    t!("clash-contradict")
}

/// Says that no code was found, which proves nothing.
pub fn nothing_found() -> String {
    t!("clash-nothing-found")
}

/// Says which rows contradict each other.
pub fn contradiction(diagnosis: &Diagnosis) -> String {
    if !diagnosis.proved {
        let has_fixes = !diagnosis.repairs.is_empty();
        return if has_fixes { t!("clash-others-fit") } else { t!("clash-perhaps-none") };
    }
    let rows: Vec<String> = diagnosis.clash.iter().map(|row| (row + 1).to_string()).collect();
    let clash = match rows.as_slice() {
        rows if diagnosis.lies > 0 => t!("clash-with-lies", rows = listed(rows), lies = diagnosis.lies),
        [row] => t!("clash-row", row = row.as_str()),
        rows => t!("clash-rows", rows = listed(rows)),
    };
    match diagnosis.wrong {
        wrong if diagnosis.lies > 0 => format!("{clash} {}", t!("clash-more-than-lies", wrong = wrong)),
        1 => clash,
        wrong => format!("{clash} {}", t!("clash-at-least", wrong = wrong)),
    }
}

/// Returns the heading above the fixes, if they are only listed.
pub fn likeliest_fixes(diagnosis: &Diagnosis) -> String {
    match diagnosis.wrong {
        _ if diagnosis.repairs.is_empty() => t!("clash-no-fix"),
        wrong if diagnosis.complete => t!("clash-fixes", wrong = wrong),
        wrong => t!("clash-fixes-found", wrong = wrong),
    }
}

/// Returns the heading above the fixes, if one of them can be chosen.
pub fn choose_a_fix(diagnosis: &Diagnosis) -> String {
    t!("clash-choose", wrong = diagnosis.wrong)
}

/// Describes a fix in brief: `row 5: 1.0 → 1.3`.
pub fn short_fix(repair: &Repair) -> String {
    let answer = |answer: &WrongAnswer| {
        let (right, said) = (answer.right.to_string(), answer.said.to_string());
        t!("clash-short-fix", row = answer.row + 1, said = said, right = right)
    };
    repair.answers.iter().map(answer).collect::<Vec<_>>().join(", ")
}

/// Describes a fix with its guesses and the number of codes left after it.
pub fn fix(alphabet: &Alphabet, board: &Board, rows: &[PartialTurn], repair: &Repair) -> String {
    let answer = |wrong: &WrongAnswer| {
        let (guess, words) = (alphabet.write(&rows[wrong.row].guess), answer::in_words(alphabet, board, wrong.right));
        let (right, said) = (wrong.right.to_string(), wrong.said.to_string());
        t!("clash-fix", row = wrong.row + 1, guess = guess, right = right, words = words, said = said)
    };
    t!("clash-fix-leaves", changes = changes(repair, answer), left = codes_left(repair.codes))
}

/// Describes a fix in sentences for reading aloud.
pub fn spoken_fix(alphabet: &Alphabet, board: &Board, rows: &[PartialTurn], repair: &Repair) -> String {
    let answer = |wrong: &WrongAnswer| {
        let guess = alphabet.write(&rows[wrong.row].guess);
        let (right, said) =
            (answer::in_words(alphabet, board, wrong.right), answer::known_in_words(alphabet, board, wrong.said));
        t!("clash-spoken-fix", row = wrong.row + 1, guess = guess, right = right, said = said)
    };
    format!("{} {}", sentence(&changes(repair, answer)), sentence(&codes_left(repair.codes)))
}

fn changes(repair: &Repair, answer: impl Fn(&WrongAnswer) -> String) -> String {
    const SHOWN: usize = 3;
    let shown = repair.answers.iter().take(SHOWN).map(answer).collect::<Vec<_>>().join("; ");
    match repair.answers.len() {
        n if n <= SHOWN => shown,
        n => t!("clash-many-changes", answers = n, shown = shown, more = n - SHOWN),
    }
}

/// Says how many more fixes there are, and which command lists them.
pub fn more_fixes(more: usize, command: &str) -> String {
    t!("clash-more-fixes", more = more, command = command)
}

/// Says what a fix changed.
pub fn fixed(repair: &Repair) -> String {
    let is_now = |answer: &WrongAnswer| t!("clash-is-now", row = answer.row + 1, right = answer.right.to_string());
    sentence(&repair.answers.iter().map(is_now).collect::<Vec<_>>().join(", "))
}

/// Corrects the answer in a row, if the secret is known.
pub fn wrong_answer(alphabet: &Alphabet, board: &Board, rows: &[PartialTurn], wrong: &WrongAnswer) -> String {
    let guess = alphabet.write(&rows[wrong.row].guess);
    let (right, said) =
        (answer::in_words(alphabet, board, wrong.right), answer::known_in_words(alphabet, board, wrong.said));
    t!("clash-wrong-answer", row = wrong.row + 1, guess = guess, right = right, said = said)
}

/// Says that the answers were corrected before the review.
pub fn reviewed_with_the_right_answers() -> String {
    t!("clash-reviewed")
}

/// Says how many answers are wrong, if the secret is known.
pub fn wrong_answers(wrong: usize) -> String {
    t!("clash-wrong-answers", wrong = wrong)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::{Language, speaking};
    use pegwise_core::Limits;
    use pegwise_game::Session;

    fn session(game: &str) -> Session {
        Session::from_record(game.parse().unwrap(), Limits::default()).unwrap()
    }

    #[test]
    fn one_wrong_answer() {
        let session = session("4x6 1122:0.2 3412:1.2 2341:0.3 4551:1.2 2514:1.0");
        let diagnosis = session.diagnose().unwrap();
        assert_eq!(contradiction(&diagnosis), "No code fits all answers: rows 2 and 5 contradict each other.");
        assert_eq!(choose_a_fix(&diagnosis), "Change one answer to fix it. Choose one:");
        let (repair, alphabet) = (&diagnosis.repairs[0], Alphabet::canonical());
        assert_eq!(short_fix(repair), "row 5: 1.0 → 1.3");
        let (board, turns) = (session.rules(), session.rows());
        let full = "row 5, 2514: 1.3 (1 black, 3 white) instead of 1.0: 1 code left";
        assert_eq!(fix(&alphabet, board, turns, repair), full);
        let spoken = "Row 5, 2514: 1 black, 3 white, instead of 1 black, 0 white. 1 code left.";
        assert_eq!(spoken_fix(&alphabet, board, turns, repair), spoken);
        assert_eq!(fixed(repair), "Row 5 is now 1.3.");
    }

    #[test]
    fn several_wrong_answers() {
        let diagnosis = session("2x3 11:2.0 22:2.0 33:2.0").diagnose().unwrap();
        let said = "No code fits all answers: rows 1 and 2 contradict each other. At least 2 answers are wrong.";
        assert_eq!(contradiction(&diagnosis), said);
        assert_eq!(likeliest_fixes(&diagnosis), "Change 2 answers to fix it. Likeliest first:");
        assert_eq!(fixed(&diagnosis.repairs[0]), "Row 1 is now 0.0, row 2 is now 0.0.");
    }

    #[test]
    fn more_false_answers_than_are_allowed() {
        let diagnosis = session("2x3-lies1 11:0.0 22:0.0 33:0.0").diagnose().unwrap();
        let english = "No code fits, even if an answer is false: see rows 1, 2 and 3. At least 1 more answer is wrong.";
        assert_eq!(contradiction(&diagnosis), english);
        let german = "Kein Code passt, selbst wenn eine Antwort falsch ist: siehe Zeilen 1, 2 und 3. Mindestens 1 weitere Antwort ist falsch.";
        assert_eq!(speaking(Language::German, || contradiction(&diagnosis)), german);
        let diagnosis = session("2x3-lies2 11:2.0 22:2.0 33:2.0").diagnose().unwrap();
        let two = "No code fits, even if 2 answers are false: see rows 1 and 2. At least 2 more answers are wrong.";
        assert_eq!(contradiction(&diagnosis), two);
    }

    #[test]
    fn larger_clashes_and_single_rows() {
        let said = |clash| {
            contradiction(&Diagnosis { proved: true, clash, wrong: 1, lies: 0, complete: true, repairs: Vec::new() })
        };
        assert_eq!(said(vec![0, 2, 3]), "No code fits all answers: rows 1, 3 and 4 contradict each other.");
        assert_eq!(said(vec![4]), "No code fits the answer in row 5.");
    }

    #[test]
    fn clashes_in_german() {
        let session = session("4x6 1122:0.2 3412:1.2 2341:0.3 4551:1.2 2514:1.0");
        let (diagnosis, alphabet) = (session.diagnose().unwrap(), Alphabet::canonical());
        let (repair, board, turns) = (&diagnosis.repairs[0], session.rules(), session.rows());
        let said = speaking(Language::German, || {
            let fix = fix(&alphabet, board, turns, repair);
            let wrong = wrong_answer(&alphabet, board, turns, &repair.answers[0]);
            [contradiction(&diagnosis), likeliest_fixes(&diagnosis), fix, wrong, fixed(repair), wrong_answers(1)]
        });
        let expected = [
            "Kein Code passt zu allen Antworten: Die Zeilen 2 und 5 widersprechen sich.",
            "Eine korrigierte Antwort genügt; die wahrscheinlichste zuerst:",
            "Zeile 5, 2514: 1.3 (1 schwarz, 3 weiß) statt 1.0: noch 1 Code möglich",
            "Zeile 5, 2514: Die richtige Antwort ist 1 schwarz, 3 weiß, nicht 1 schwarz, 0 weiß.",
            "Zeile 5 ist jetzt 1.3.",
            "1 falsche Antwort",
        ];
        assert_eq!(said, expected);
    }
}
