//! Reads boards and rules as people write them: by name, in any case, surrounded by spaces.

use crate::alphabet::Alphabet;
use crate::preset::{PRESETS, Preset};
use pegwise_core::text::shown;
use pegwise_core::{Board, NotationError, Problem, Rules};

/// Reads rules such as `4x6-in8`, or the name of a preset, in any of these [spellings](crate#boards-and-rules).
///
/// ```
/// use pegwise_notation::read_rules;
/// assert_eq!(read_rules("Bulls-and-Cows-in7")?.to_string(), "4x10-distinct-in7");
/// # Ok::<(), pegwise_core::NotationError>(())
/// ```
///
/// # Errors
/// Returns [`NotationError`] with the position of the error.
pub fn read_rules(text: &str) -> Result<Rules, NotationError> {
    read(text).map(|(rules, _)| rules)
}

/// Reads a board, without a guess limit.
///
/// # Errors
/// Returns [`NotationError`] with the position of the error.
pub fn read_board(text: &str) -> Result<Board, NotationError> {
    let (rules, limit) = read(text)?;
    limit.map_or(Ok(rules.into()), |at| Err(NotationError::new(text, at, Problem::LimitOfBoard)))
}

fn read(text: &str) -> Result<(Rules, Option<usize>), NotationError> {
    let trimmed = text.trim();
    if trimmed.is_empty() {
        return Err(NotationError::new(text, 0, Problem::Empty { expected: "a board such as 4x6" }));
    }
    let skipped = text.chars().take_while(|c| c.is_whitespace()).count();
    let (rules, limit) = read_trimmed(trimmed).map_err(|error| error.within(text, skipped))?;
    Ok((rules, limit.map(|at| at + skipped)))
}

fn read_trimmed(text: &str) -> Result<(Rules, Option<usize>), NotationError> {
    let read_code = |board: &Board, code: &str| Alphabet::canonical().read_code(board, code);
    if let Some(preset) = Preset::named(text) {
        let board = Board::from(preset.rules());
        let (rules, limit) = board.read_suffixes(text, &text[preset.name.len()..], read_code)?;
        return Ok(match preset.limit.filter(|_| limit.is_none()) {
            Some(guesses) => (rules.with_max_guesses(guesses).expect("some guesses"), None),
            None => (rules, limit),
        });
    }
    let (size, suffixes) = text.split_at(text.find('-').unwrap_or(text.len()));
    let board = Board::read_size(&size.replace(['X', '×', '*'], "x")).map_err(|error| {
        let names = || PRESETS.iter().map(|preset| preset.name).collect::<Vec<_>>().join(", ");
        let problem = match error.problem {
            Problem::UnknownRules { .. } => Problem::UnknownRules { found: shown(size), names: names() },
            problem => problem,
        };
        NotationError::new(text, error.at, problem)
    })?;
    board.read_suffixes(text, suffixes, read_code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spelling_of_rules() {
        for (text, canonical) in [
            ("4x6", "4x6"),
            (" 4X6 ", "4x6"),
            ("4×6", "4x6"),
            ("classic", "4x6"),
            ("Bulls-and-Cows", "4x10-distinct"),
            ("bulls-and-cows-in7", "4x10-distinct-in7"),
            ("super-blacks", "5x8-blacks"),
            ("4x6-in10", "4x6"),
            ("4x6-in8-distinct", "4x6-distinct-in8"),
            ("4x10-distinct-free", "4x10-distinct-free"),
            ("4x6-blanks-sum", "4x6-sum-blanks"),
            ("4x6-only=3456,1122,1122", "4x6-only=1122,3456"),
            ("2x40-in3-only=1-40,12", "2x40-in3-only=12,1-40"),
            ("3x10-nozero-distinct", "3x10-distinct-nozero"),
            ("3x10-bar1=1", "3x10-nozero"),
            ("bulls-and-cows-nozero-blacks", "4x10-distinct-nozero-blacks"),
            ("3x12-bar2=3c-bar1=21-free", "3x12-bar1=12-bar2=3C-free"),
            ("2x40-bar2=40,7", "2x40-bar2=7,40"),
            ("4x6-lies1", "4x6-lies1"),
            ("classic-in8-lies2-blacks", "4x6-blacks-lies2-in8"),
            ("bulls-and-cows-LIES01-free", "4x10-distinct-free-lies1"),
            ("2x3-lies9-only=11,23", "2x3-lies9-only=11,23"),
            ("4x6-free-whites-distinct", "4x6-distinct-whites-free"),
            ("4x6-each", "4x6-each"),
            ("5x26-MARKS-only=ABCDE", "5x26-marks-only=ABCDE"),
            ("4x26-order-in6", "4x26-order-in6"),
            ("3x5x5", "3x5x5"),
            ("4X5*4-distinct", "4x5x4-distinct"),
            ("4x6-only=3456*2,1122*65535", "4x6-only=1122*65535,3456*2"),
            ("4x6-only=3456*2,1122*06,3456*2", "4x6-only=1122*3,3456"),
            ("4x6-in7-only=3456*9,1122*9", "4x6-in7-only=1122,3456"),
            ("2x40-only=1-40*2,12", "2x40-only=12,1-40*2"),
        ] {
            let rules = read_rules(text).unwrap();
            assert_eq!(rules.to_string(), canonical, "{text}");
            assert_eq!(canonical.parse(), Ok(rules));
        }
    }

    #[test]
    fn errors_point_at_the_character() {
        let error = |text: &str| read_rules(text).unwrap_err().to_string();
        assert!(error("46").starts_with("character 1 of `46`: `46` is not a board; write pegs x colours, like 4x6"));
        assert!(error("4x").starts_with("character 1 of `4x`: `4x` is not a board"));
        assert_eq!(error("0x6"), "character 1 of `0x6`: a board needs at least one peg and one colour");
        assert_eq!(error("4x0"), "character 3 of `4x0`: a board needs at least one peg and one colour");
        assert_eq!(error(" 4×0"), "character 4 of ` 4×0`: a board needs at least one peg and one colour");
        assert!(error("12x99999").starts_with("character 4 of `12x99999`: "));
        assert!(error("4x6-blak").starts_with("character 5 of `4x6-blak`: no variant is called `blak`"));
        assert!(error("4x6-blacks-sum").starts_with("character 12 of `4x6-blacks-sum`: `sum` contradicts"));
        assert_eq!(
            error("4x6-only=1122,1192"),
            "character 17 of `4x6-only=1122,1192`: `9` is not a colour here; the colours are 1 to 6"
        );
        for (wrong, at, found) in [
            ("4x6-only=1122*0,1133", 15, "0"),
            ("4x6-only=1133,1122*65536", 20, "65536"),
            ("4x6-only=1133,1122*x", 20, "x"),
            ("4x6-only=1133*,1122", 15, ""),
            ("4x6-only=1133*2*2", 15, "2*2"),
            ("4x6-only=1133*+2", 15, "+2"),
            ("4x6-only=1133*99999999999", 15, "99999999999"),
        ] {
            let said =
                format!("character {at} of `{wrong}`: `{found}` is not a weight; write a whole number from 1 to 65535");
            assert_eq!(error(wrong), said);
        }
        assert_eq!(
            error("4x6-only=1122*2,1133,1122"),
            "character 10 of `4x6-only=1122*2,1133,1122`: code 3 of the list was listed before with another weight"
        );
        assert!(error("4x6-lies1-only=1122*2,1133").contains("no false answers: leave out the weights or the lies"));
        assert_eq!(
            error("4x3-distinct"),
            "character 5 of `4x3-distinct`: codes of 4 different colours need at least 4 colours, not 3"
        );
        assert_eq!(
            error("4x6-bar5=1"),
            "character 5 of `4x6-bar5=1`: peg 5 cannot be barred from colour 1: there are 4 pegs and 6 colours"
        );
        assert_eq!(error("2x2-bar1=12"), "character 5 of `2x2-bar1=12`: no code is left: too many colours are barred");
        assert!(error("4x6-bar1").contains("no variant is called `bar1`"));
        assert!(error("4x6-bar1=").contains("no variant is called `bar1=`"));
        assert!(
            error("11x3-marks").starts_with("character 6 of `11x3-marks`: answers of this kind are for up to 10 pegs")
        );
        assert!(error("3x5x5-sum").contains("`sum` contradicts"));
        assert!(error("3x5x").starts_with("character 1 of `3x5x`: `3x5x` is not a board"));
        assert!(error("3x5x0").contains("at least one peg and one colour"));
        assert!(error("16x2x2").contains("up to 15 pegs"));
        assert!(error("4x6-nozero-only=1122").contains("`only` contradicts"));
        assert_eq!(error("4x6-in0"), "character 5 of `4x6-in0`: a game can allow 1 to 65,535 guesses");
        assert_eq!(error("4x6-in99999"), "character 5 of `4x6-in99999`: a game can allow 1 to 65,535 guesses");
        for wrong in ["4x6-lies", "4x6-lies0", "4x6-lies1a", "4x6-lies-1"] {
            assert!(error(wrong).contains("write how many answers may be false, from 1 on, as lies1"), "{wrong}");
        }
        for wrong in ["4x6-lies10", "4x6-lies300"] {
            assert!(error(wrong).contains("at most 9 answers in a game can be false"), "{wrong}");
        }
        assert_eq!(
            error("4x6-lies1-lies2"),
            "character 11 of `4x6-lies1-lies2`: `lies2` contradicts an earlier part of the rules"
        );
        assert!(error("99999999999999999999x6").contains("at most 65535 pegs"));
        assert_eq!(error(""), "nothing here; expected a board such as 4x6");
    }

    #[test]
    fn a_board_has_no_limit_of_guesses() {
        assert_eq!(read_board("bulls-and-cows").unwrap().to_string(), "4x10-distinct");
        assert_eq!(
            read_board(" 4x6-blacks-in8").unwrap_err().to_string(),
            "character 13 of ` 4x6-blacks-in8`: a limit of guesses is not part of a board; leave it out"
        );
    }

    /// The lower-case form of these letters has a different length: the Kelvin sign and the dotted capital I.
    #[test]
    fn suffixes_after_a_preset_are_read_to_the_byte() {
        for text in [
            "classic-\u{212a}",
            "classic-in8\u{130}",
            "classic-\u{130}\u{130}\u{130}\u{130}\u{130}\u{130}\u{130}\u{130}",
        ] {
            let error = read_rules(text).unwrap_err().to_string();
            assert!(error.starts_with("character 9 of `classic-") && error.contains("no variant is called"), "{error}");
        }
    }
}
