//! Boards and rules read from text: names, sizes and suffixes.

use super::weighted::read_weight;
use super::{Alphabet, NotationError, Problem, shown};
use crate::answer::FeedbackKind;
use crate::board::canonical::WEIGHS;
use crate::board::{Board, CodeSpace, GuessSpace, InvalidBoard};
use crate::color::Color;
use crate::preset::{PRESETS, Preset};
use crate::rules::Rules;

/// What a suffix bars, if it is one: `bar2=34`; on boards of more colours than symbols `bar2=3,40`.
fn read_bars(suffix: &str, colors: usize) -> Option<Vec<(usize, Color)>> {
    let (peg, names) = suffix.strip_prefix("bar")?.split_once('=')?;
    let peg = peg.parse::<usize>().ok()?.checked_sub(1)?;
    let names: Vec<String> = if colors <= Color::SYMBOLS {
        names.chars().map(String::from).collect()
    } else {
        names.split(',').map(String::from).collect()
    };
    let color = |name: &String| {
        let index = match name.chars().collect::<Vec<_>>()[..] {
            [symbol] => Color::index_of_symbol(symbol),
            _ => name.parse::<usize>().ok().and_then(|number| number.checked_sub(1)),
        };
        index.and_then(|index| u16::try_from(index).ok()).map(Color)
    };
    let colors: Option<Vec<Color>> = names.iter().map(color).collect();
    colors.filter(|colors| !colors.is_empty()).map(|colors| colors.into_iter().map(|color| (peg, color)).collect())
}

impl std::str::FromStr for Board {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        read_board(text)
    }
}

impl std::str::FromStr for Rules {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        read(text).map(|(rules, _)| rules)
    }
}

fn read_board(text: &str) -> Result<Board, NotationError> {
    let (rules, limit) = read(text)?;
    limit.map_or(Ok(rules.into()), |at| Err(NotationError::new(text, at, Problem::LimitOfBoard)))
}

/// Rules, and where their limit of guesses stands if it was written.
fn read(text: &str) -> Result<(Rules, Option<usize>), NotationError> {
    let trimmed = text.trim();
    if trimmed.is_empty() {
        return Err(NotationError::new(text, 0, Problem::Empty { expected: "a board such as 4x6" }));
    }
    let skipped = text.chars().take_while(|c| c.is_whitespace()).count();
    let (rules, limit) = read_trimmed(trimmed).map_err(|error| error.within(text, skipped))?;
    Ok((rules, limit.map(|at| at + skipped)))
}

/// What stands between pegs and colours.
const TIMES: [char; 4] = ['x', 'X', '×', '*'];

fn read_trimmed(text: &str) -> Result<(Rules, Option<usize>), NotationError> {
    if let Some(preset) = Preset::named(text) {
        let (rules, limit) = read_suffixes(text, preset.rules().into(), &text[preset.name.len()..])?;
        return Ok(match preset.limit.filter(|_| limit.is_none()) {
            Some(guesses) => (rules.with_max_guesses(guesses).expect("some guesses"), None),
            None => (rules, limit),
        });
    }
    let size = text.split('-').next().unwrap_or(text);
    let unknown = || {
        let names = PRESETS.iter().map(|preset| preset.name).collect::<Vec<_>>().join(", ");
        NotationError::new(text, 0, Problem::UnknownRules { found: shown(size), names })
    };
    let (pegs, colors) = size.split_once(TIMES).ok_or_else(unknown)?;
    let (colors, seconds) =
        colors.split_once(TIMES).map_or((colors, None), |(firsts, seconds)| (firsts, Some(seconds)));
    let number = |digits: &str| -> Option<usize> {
        let plain = !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit());
        plain.then(|| digits.parse().unwrap_or(usize::MAX))
    };
    let colors_at = pegs.chars().count() + 1;
    let (pegs, firsts) = number(pegs).zip(number(colors)).ok_or_else(unknown)?;
    let seconds = seconds.map(|seconds| number(seconds).ok_or_else(unknown)).transpose()?;
    let colors = firsts.saturating_mul(seconds.unwrap_or(1));
    // Whatever is wrong with the pegs alone is wrong with any number of colours.
    let at = if Board::new(pegs, 1).is_err() { 0 } else { colors_at };
    let fail = |reason: InvalidBoard| NotationError::new(text, at, reason);
    let mut board = Board::new(pegs, colors).map_err(fail)?;
    if let Some(seconds) = seconds {
        board = board.with_attributes(seconds).map_err(fail)?;
    }
    read_suffixes(text, board, &text[size.len()..])
}

/// `suffixes` is the end of `text`, empty or beginning with a hyphen.
fn read_suffixes(text: &str, mut board: Board, mut suffixes: &str) -> Result<(Rules, Option<usize>), NotationError> {
    let mut limit = None;
    while let Some(rest) = suffixes.strip_prefix('-') {
        let at = text[..text.len() - rest.len()].chars().count();
        let fail = |problem: Problem| NotationError::new(text, at, problem);
        if let Some(list) = rest.strip_prefix("only=") {
            board = read_list(text, &board, list)?;
            break;
        }
        let suffix = rest.split('-').next().unwrap_or(rest);
        let conflict = || fail(Problem::Conflict { found: shown(suffix) });
        board = match suffix.to_lowercase().as_str() {
            "distinct" => board.distinct().map_err(|reason| fail(reason.into()))?,
            told if kind_of_suffix(told).is_some() => {
                let kind = kind_of_suffix(told).filter(|_| board.feedback_kind() == FeedbackKind::default());
                board.with_feedback(kind.ok_or_else(conflict)?).map_err(|reason| fail(reason.into()))?
            }
            "free" | "blanks" if board.guesses() != GuessSpace::Codes => return Err(conflict()),
            "nozero" => board.barred([(0, Color(0))]).map_err(|reason| fail(reason.into()))?,
            other if other.starts_with("bar") => {
                let bars = read_bars(other, board.colors());
                let unknown = || fail(Problem::UnknownVariant { found: shown(suffix) });
                board.barred(bars.ok_or_else(unknown)?).map_err(|reason| fail(reason.into()))?
            }
            lies if lies.starts_with("lies") => {
                if board.lies() > 0 {
                    return Err(conflict());
                }
                let number = || fail(Problem::Lies { found: shown(suffix) });
                board.with_lies(read_lies(lies).ok_or_else(number)?).map_err(|reason| fail(reason.into()))?
            }
            "free" => board.with_guesses(GuessSpace::Free),
            "blanks" => board.with_guesses(GuessSpace::Blanks),
            other => {
                let number = other.strip_prefix("in").filter(|n| n.chars().all(|c| c.is_ascii_digit()));
                let unknown = || fail(Problem::UnknownVariant { found: shown(suffix) });
                limit = Some((number.and_then(|n| n.parse().ok()).ok_or_else(unknown)?, at));
                board
            }
        };
        suffixes = &rest[suffix.len()..];
    }
    let rules = Rules::from(board);
    let Some((guesses, at)) = limit else { return Ok((rules, None)) };
    let rules = rules.with_max_guesses(guesses).map_err(|reason| NotationError::new(text, at, reason))?;
    Ok((rules, Some(at)))
}

/// How many answers may be false, from `lies1` on.
fn read_lies(suffix: &str) -> Option<u8> {
    let number = suffix.strip_prefix("lies").filter(|n| !n.is_empty() && n.chars().all(|c| c.is_ascii_digit()))?;
    Some(number.parse().unwrap_or(u8::MAX)).filter(|&lies| lies > 0)
}

/// What is told, if a suffix says it.
fn kind_of_suffix(suffix: &str) -> Option<FeedbackKind> {
    FeedbackKind::ALL.iter().copied().find(|kind| kind.suffix().and_then(|own| own.strip_prefix('-')) == Some(suffix))
}

fn read_list(text: &str, board: &Board, list: &str) -> Result<Board, NotationError> {
    let before = |rest: &str| text[..text.len() - rest.len()].chars().count();
    if *board.codes() != CodeSpace::Repeats {
        let at = before(list) - "only=".len();
        return Err(NotationError::new(text, at, Problem::Conflict { found: "only".into() }));
    }
    // The list itself decides what can be the secret, so its codes are read by the open board.
    let open = Board::new(board.pegs(), board.colors()).expect("read before");
    let mut at = before(list);
    let mut codes = Vec::new();
    for item in list.split(',') {
        let (code, weight) = item.split_once(WEIGHS).map_or((item, None), |(code, weight)| (code, Some(weight)));
        let weight_at = at + code.chars().count() + 1;
        let code = Alphabet::canonical().read_code(&open, code).map_err(|error| error.within(text, at))?;
        codes.push((code, weight.map_or(Ok(1), |weight| read_weight(text, weight_at, weight))?));
        at += item.chars().count() + 1;
    }
    board.clone().listed_with_weights(codes).map_err(|reason| NotationError::new(text, before(list), reason))
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
            let rules: Rules = text.parse().unwrap();
            assert_eq!(rules.to_string(), canonical, "{text}");
            assert_eq!(canonical.parse(), Ok(rules));
        }
    }

    #[test]
    fn errors_point_at_the_character() {
        let error = |text: &str| text.parse::<Rules>().unwrap_err().to_string();
        assert!(error("46").starts_with("character 1 of `46`: `46` is not a board; write pegs x colours as 4x6"));
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
                format!("character {at} of `{wrong}`: `{found}` is no weight; write a whole number from 1 to 65535");
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
        assert_eq!(error("4x6-in0"), "character 5 of `4x6-in0`: at least one guess must be allowed");
        assert!(error("4x6-in99999").contains("no variant is called `in99999`"));
        for wrong in ["4x6-lies", "4x6-lies0", "4x6-lies1a", "4x6-lies-1"] {
            assert!(error(wrong).contains("write how many answers may be false, from 1 on, as lies1"), "{wrong}");
        }
        for wrong in ["4x6-lies10", "4x6-lies300"] {
            assert!(error(wrong).contains("at most 9 answers of a game can be false"), "{wrong}");
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
        assert_eq!("bulls-and-cows".parse::<Board>().unwrap().to_string(), "4x10-distinct");
        assert_eq!(
            " 4x6-blacks-in8".parse::<Board>().unwrap_err().to_string(),
            "character 13 of ` 4x6-blacks-in8`: a limit of guesses is no part of a board; leave it out"
        );
    }

    /// Letters whose small form has another length: the Kelvin sign, and the dotted capital I.
    #[test]
    fn suffixes_after_a_preset_are_read_to_the_byte() {
        for text in [
            "classic-\u{212a}",
            "classic-in8\u{130}",
            "classic-\u{130}\u{130}\u{130}\u{130}\u{130}\u{130}\u{130}\u{130}",
        ] {
            let error = text.parse::<Rules>().unwrap_err().to_string();
            assert!(error.starts_with("character 9 of `classic-") && error.contains("no variant is called"), "{error}");
        }
    }
}
