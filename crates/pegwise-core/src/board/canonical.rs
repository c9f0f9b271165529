//! The canonical form of boards, rules, codes and answers. Nothing else is accepted here, so that files and proofs have
//! one meaning; `pegwise-notation` reads what people write and passes it on to this reader.

use super::{Board, CodeSpace, GuessSpace, InvalidBoard, InvalidCode, NoGuesses};
use crate::answer::{AnswerForm, FeedbackKind};
use crate::code::Code;
use crate::code_list::CodeList;
use crate::color::Color;
use crate::error::{NotationError, Problem};
use crate::feedback::Feedback;
use crate::forbidden_colors::ForbiddenColors;
use crate::partial::PartialFeedback;
use crate::rules::Rules;
use crate::text::shown;
use crate::word_list::WordList;
use std::{fmt, str};

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&write(self, ""))
    }
}

/// Writes the limit before the list of codes, which can be long.
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
    let lies = match board.lies() {
        0 => String::new(),
        lies => format!("-lies{lies}"),
    };
    let (words, list) = match (board.codes(), board.codes().word_list()) {
        (_, Some(words)) => (format!("-words={}", words.key()), String::new()),
        (CodeSpace::Listed(list), None) => (String::new(), write_list(list)),
        _ => (String::new(), String::new()),
    };
    format!("{size}{distinct}{bars}{words}{feedback}{guesses}{lies}{limit}{list}")
}

fn write_list(list: &CodeList) -> String {
    let write = |(position, code): (usize, &Code)| match list.weight(position) {
        1 => code.to_string(),
        weight => format!("{code}{WEIGHS}{weight}"),
    };
    format!("-only={}", list.iter().enumerate().map(write).collect::<Vec<_>>().join(","))
}

const WEIGHS: char = '*';

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

fn canonical<T: fmt::Display>(text: &str, value: T) -> Result<T, NotationError> {
    let canonical = value.to_string();
    if canonical == text { Ok(value) } else { Err(NotationError::new(text, 0, Problem::NotCanonical { canonical })) }
}

impl str::FromStr for Board {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match read(text)? {
            (_, Some(at)) => Err(NotationError::new(text, at, Problem::LimitOfBoard)),
            (rules, None) => canonical(text, rules.into()),
        }
    }
}

impl str::FromStr for Rules {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        canonical(text, read(text)?.0)
    }
}

fn read(text: &str) -> Result<(Rules, Option<usize>), NotationError> {
    let (size, suffixes) = text.split_at(text.find('-').unwrap_or(text.len()));
    let board = Board::read_size(size).map_err(|error| error.within(text, 0))?;
    board.read_suffixes(text, suffixes, Board::read_code)
}

impl Board {
    /// Reads pegs x colours, such as `4x6`, or `3x5x5` for colours with two attributes.
    ///
    /// # Errors
    /// Returns [`NotationError`] with the position of the error.
    pub fn read_size(text: &str) -> Result<Self, NotationError> {
        let unknown =
            || NotationError::new(text, 0, Problem::UnknownRules { found: shown(text), names: String::new() });
        let number = |digits: &str| -> Option<usize> {
            let plain = !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit());
            plain.then(|| digits.parse().unwrap_or(usize::MAX))
        };
        let numbers: Option<Vec<usize>> = text.split('x').map(number).collect();
        let (pegs, firsts, seconds) = match numbers.as_deref() {
            Some(&[pegs, colors]) => (pegs, colors, None),
            Some(&[pegs, firsts, seconds]) => (pegs, firsts, Some(seconds)),
            _ => return Err(unknown()),
        };
        let colors = firsts.saturating_mul(seconds.unwrap_or(1));
        // If the pegs alone are invalid, the error is in the pegs.
        let at = if Board::new(pegs, 1).is_err() { 0 } else { text.find('x').map_or(0, |at| at + 1) };
        let fail = |reason: InvalidBoard| NotationError::new(text, at, reason);
        let board = Board::new(pegs, colors).map_err(fail)?;
        seconds.map_or(Ok(board.clone()), |seconds| board.with_attributes(seconds).map_err(fail))
    }

    /// Reads the suffixes of this board in any order. `text` is empty or begins with a hyphen, and `read_code` reads
    /// the codes of a list. Also returns the position of the guess limit, if there is one.
    ///
    /// Only readers of other spellings need this; `FromStr` reads the canonical form.
    ///
    /// # Errors
    /// Returns [`NotationError`] with the position of the error.
    pub fn read_suffixes(
        self,
        text: &str,
        mut suffixes: &str,
        read_code: impl Fn(&Board, &str) -> Result<Code, NotationError>,
    ) -> Result<(Rules, Option<usize>), NotationError> {
        let (mut board, mut limit) = (self, None);
        while let Some(rest) = suffixes.strip_prefix('-') {
            let at = text[..text.len() - rest.len()].chars().count();
            let fail = |problem: Problem| NotationError::new(text, at, problem);
            if let Some(list) = rest.strip_prefix("only=") {
                board = read_list(text, board, list, read_code)?;
                break;
            }
            let suffix = rest.split('-').next().unwrap_or(rest);
            suffixes = &rest[suffix.len()..];
            let name = suffix.to_lowercase();
            if let Some(number) = name.strip_prefix("in").filter(|n| n.chars().all(|c| c.is_ascii_digit())) {
                limit = Some((number.parse().map_err(|_| fail(Problem::NoGuesses(NoGuesses)))?, at));
                continue;
            }
            board = board.with_suffix(&name, suffix).map_err(fail)?;
        }
        let rules = Rules::from(board);
        let Some((guesses, at)) = limit else { return Ok((rules, None)) };
        let rules = rules.with_max_guesses(guesses).map_err(|reason| NotationError::new(text, at, reason))?;
        Ok((rules, Some(at)))
    }

    fn with_suffix(self, suffix: &str, written: &str) -> Result<Self, Problem> {
        let conflict = || Problem::Conflict { found: shown(written) };
        Ok(match suffix {
            "distinct" if matches!(self.codes(), CodeSpace::Listed(_)) => return Err(conflict()),
            "distinct" => self.distinct()?,
            "nozero" => self.barred([(0, Color(0))])?,
            "free" | "blanks" if self.guesses() != GuessSpace::Codes => return Err(conflict()),
            "free" => self.with_guesses(GuessSpace::Free),
            "blanks" => self.with_guesses(GuessSpace::Blanks),
            words if words.starts_with("words=") => {
                let is_it = |list: &WordList| words.strip_prefix("words=") == Some(list.key());
                let list = WordList::ALL.into_iter().find(is_it);
                let list = list.ok_or_else(|| Problem::UnknownVariant { found: shown(written) })?;
                if *self.codes() != CodeSpace::Repeats {
                    return Err(conflict());
                }
                self.with_words(list)?
            }
            bars if bars.starts_with("bar") => {
                let unknown = || Problem::UnknownVariant { found: shown(written) };
                let bars = read_bars(bars, self.colors()).ok_or_else(unknown)?;
                self.barred(bars)?
            }
            lies if lies.starts_with("lies") => {
                if self.allows_lies() {
                    return Err(conflict());
                }
                let lies = read_lies(lies).ok_or_else(|| Problem::Lies { found: shown(written) })?;
                self.with_lies(lies)?
            }
            kind => {
                let is_it = |of: &&FeedbackKind| of.suffix().and_then(|own| own.strip_prefix('-')) == Some(kind);
                let unknown = || Problem::UnknownVariant { found: shown(written) };
                let kind = *FeedbackKind::ALL.iter().find(is_it).ok_or_else(unknown)?;
                if self.feedback_kind() != FeedbackKind::default() {
                    return Err(conflict());
                }
                self.with_feedback(kind)?
            }
        })
    }

    /// Reads the canonical form of a code that may be guessed.
    ///
    /// # Errors
    /// Returns [`NotationError`] with the position of the error.
    pub fn read_guess(&self, text: &str) -> Result<Code, NotationError> {
        self.read(text, Board::check_guess)
    }

    /// Reads the canonical form of a code that can be the secret.
    ///
    /// # Errors
    /// Returns [`NotationError`] with the position of the error.
    pub fn read_code(&self, text: &str) -> Result<Code, NotationError> {
        self.read(text, Board::check_code)
    }

    fn read(
        &self,
        text: &str,
        check: impl Fn(&Board, &Code) -> Result<(), InvalidCode>,
    ) -> Result<Code, NotationError> {
        let are_numbers = text.contains('-') || self.pegs() == 1 && text.len() > 1;
        let parts: Vec<&str> =
            if are_numbers { text.split('-').collect() } else { text.split_inclusive(|_| true).collect() };
        let index = |part: &str| match part.chars().next() {
            Some(symbol) if !are_numbers => Color::index_of_symbol(symbol),
            _ => part.parse::<usize>().ok().and_then(|number| number.checked_sub(1)),
        };
        let mut at = 0;
        let mut colors = Vec::with_capacity(parts.len());
        for part in parts {
            let color = if part == "_" { Some(Color::BLANK) } else { index(part).and_then(|index| self.color(index)) };
            colors.push(color.ok_or_else(|| {
                let symbol = |index| Code::new(self.color(index)).to_string();
                let all = format!("{} to {}", symbol(0), symbol(self.colors() - 1));
                NotationError::new(text, at, Problem::UnknownColor { found: shown(part), colors: all })
            })?);
            at += part.chars().count() + usize::from(are_numbers);
        }
        let code = Code::new(colors);
        check(self, &code).map_err(|reason| NotationError::new(text, 0, reason))?;
        canonical(text, code)
    }

    /// Reads the canonical form of an answer that this board can give.
    ///
    /// ```
    /// use pegwise_core::{Board, Feedback};
    /// assert_eq!(Board::classic().read_feedback("2.1")?, Feedback::new(2, 1));
    /// # Ok::<(), pegwise_core::NotationError>(())
    /// ```
    ///
    /// # Errors
    /// Returns [`NotationError`] if the text is not an answer, or no codemaker can give it.
    pub fn read_feedback(&self, text: &str) -> Result<Feedback, NotationError> {
        let fail = |problem: Problem| NotationError::new(text, 0, problem);
        let unknown = || fail(Problem::UnknownAnswer { found: shown(text) });
        let feedback = match self.feedback_kind().form() {
            AnswerForm::Counts(_) => {
                let (black, white) = text.split_once('.').ok_or_else(unknown)?;
                let [black, white] = [black, white].map(|digits| digits.parse().map_err(|_| unknown()));
                self.feedback(black?, white?).map_err(|reason| fail(reason.into()))?
            }
            AnswerForm::Marks(marks) => {
                let digit = |c| marks.iter().position(|(mark, _)| mark.symbol() == c);
                let digits: Vec<usize> = text.chars().map(digit).collect::<Option<_>>().ok_or_else(unknown)?;
                if digits.len() != self.pegs() {
                    return Err(unknown());
                }
                self.win().with_ordinal(digits.into_iter().fold(0, |ordinal, digit| ordinal * 3 + digit))
            }
            AnswerForm::Pairs => {
                let (first, second) = text.split_once('/').ok_or_else(unknown)?;
                // The possible answers for one attribute do not depend on the number of colours.
                let part = Board::new(self.pegs(), self.colors().max(2)).expect("as many pegs as the board");
                let read = |answer: &str| part.read_feedback(answer).map_err(|error| error.within(text, 0));
                Feedback::of_attributes([read(first)?, read(second)?], self.pegs())
            }
        };
        self.check_feedback(feedback).map_err(|reason| fail(reason.into()))?;
        canonical(text, feedback)
    }

    /// Reads the canonical form of an answer that may be only partly known: `?`, `1.?`, `?.2` or a whole answer.
    ///
    /// # Errors
    /// Returns [`NotationError`] if the text is not an answer, or no codemaker can give it.
    pub fn read_partial_feedback(&self, text: &str) -> Result<PartialFeedback, NotationError> {
        let fail = |problem: Problem| NotationError::new(text, 0, problem);
        let number = |digits: &str| digits.parse().map_err(|_| fail(Problem::UnknownAnswer { found: shown(text) }));
        let part = match text.split_once('.') {
            None if text == "?" => return Ok(PartialFeedback::Unknown),
            Some((black, "?")) => self.partial_feedback(Some(number(black)?), None),
            Some(("?", white)) => self.partial_feedback(None, Some(number(white)?)),
            _ => return self.read_feedback(text).map(PartialFeedback::Known),
        };
        canonical(text, part.map_err(fail)?)
    }
}

fn read_list(
    text: &str,
    board: Board,
    list: &str,
    read_code: impl Fn(&Board, &str) -> Result<Code, NotationError>,
) -> Result<Board, NotationError> {
    let list_at = text[..text.len() - list.len()].chars().count();
    if *board.codes() != CodeSpace::Repeats {
        let at = list_at - "only=".len();
        return Err(NotationError::new(text, at, Problem::Conflict { found: "only".into() }));
    }
    // The list itself determines the possible secrets, so its codes are read as codes of the unrestricted board.
    let open = Board::new(board.pegs(), board.colors()).expect("read before");
    let mut at = list_at;
    let mut codes = Vec::new();
    for item in list.split(',') {
        let (code, weight) = item.split_once(WEIGHS).map_or((item, None), |(code, weight)| (code, Some(weight)));
        let weight_at = at + code.chars().count() + 1;
        let read_weight = |weight| CodeList::read_weight(weight).map_err(|e| NotationError::new(text, weight_at, e));
        let code = read_code(&open, code).map_err(|error| error.within(text, at))?;
        codes.push((code, weight.map_or(Ok(1), read_weight)?));
        at += item.chars().count() + 1;
    }
    board.listed_with_weights(codes).map_err(|reason| NotationError::new(text, list_at, reason))
}

fn read_lies(suffix: &str) -> Option<u8> {
    let number = suffix.strip_prefix("lies").filter(|n| !n.is_empty() && n.chars().all(|c| c.is_ascii_digit()))?;
    Some(number.parse().unwrap_or(u8::MAX)).filter(|&lies| lies > 0)
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_canonical_form_is_read() {
        for text in [
            "4x6",
            "4x10-distinct",
            "3x10-distinct-nozero-blacks",
            "3x12-bar1=12-bar2=3C-free",
            "2x40-bar2=7,40",
            "4x6-blacks-lies2-in8",
            "4x5x4-distinct",
            "10x10-in10",
            "2x40-in3-only=12,1-40*2",
        ] {
            assert_eq!(text.parse::<Rules>().unwrap().to_string(), text);
        }
        for (text, canonical) in [
            ("4x06", "4x6"),
            ("4x6-in10", "4x6"),
            ("4x6-DISTINCT", "4x6-distinct"),
            ("4x6-in8-distinct", "4x6-distinct-in8"),
            ("4x6-only=3456,1122", "4x6-only=1122,3456"),
        ] {
            let problem = text.parse::<Rules>().unwrap_err().problem;
            assert_eq!(problem, Problem::NotCanonical { canonical: canonical.into() }, "{text}");
        }
        for text in ["", " 4x6", "4X6", "classic", "4x6-only=AABB"] {
            assert!(text.parse::<Rules>().is_err(), "{text}");
        }
        assert_eq!("4x6-in8".parse::<Board>().unwrap_err().problem, Problem::LimitOfBoard);
    }

    #[test]
    fn codes_and_answers_are_read_in_their_canonical_form() {
        let board = |text: &str| text.parse::<Board>().unwrap();
        for (text, codes) in [
            ("4x6", ["1122", "6543"]),
            ("3x12", ["1AC", "999"]),
            ("3x40", ["1-10-40", "19Z"]),
            ("1x40", ["40", "4"]),
            ("3x40-blanks", ["1_Z", "_-_-40"]),
        ] {
            for code in codes {
                assert_eq!(board(text).read_guess(code).map(|code| code.to_string()).as_deref(), Ok(code), "{text}");
            }
        }
        for (text, codes) in [
            ("4x6", vec!["", "AABB", "11 22", "1-1-2-2", "112", "11223", "1172", "1_22", "+1"]),
            ("3x12", vec!["1ac", "1-2-3", "1--3"]),
            ("1x40", vec!["+4", "04", "41", "0"]),
        ] {
            for code in codes {
                assert!(board(text).read_guess(code).is_err(), "{text}: {code}");
            }
        }
        let error = board("4x6").read_code("1172").unwrap_err().to_string();
        assert_eq!(error, "character 3 of `1172`: `7` is not a colour here; the colours are 1 to 6");
        for text in ["4x6", "4x6-blacks", "4x6-sum", "3x4-marks", "3x4-order", "3x2x2", "4x4-distinct"] {
            let board = board(text);
            for answer in board.feedbacks() {
                assert_eq!(board.read_feedback(&answer.to_string()), Ok(answer), "{text}");
                assert_eq!(board.read_partial_feedback(&answer.to_string()), Ok(answer.into()), "{text}");
            }
            for wrong in ["", "21", "02.1", "2,1", "3.1", "9.9", "++", "2.1/", "win", "99999999999999999999.1"] {
                assert!(board.read_feedback(wrong).is_err(), "{text}: {wrong}");
            }
        }
        let partial = |text| Board::classic().read_partial_feedback(text).map(|part| part.to_string());
        for text in ["?", "1.?", "?.2", "0.?"] {
            assert_eq!(partial(text).as_deref(), Ok(text));
        }
        for text in ["??", "?.?", "1,?", "4.?", "5.?", "x.?"] {
            assert!(partial(text).is_err(), "{text}");
        }
    }
}
