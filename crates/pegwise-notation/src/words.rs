//! The words for answer pegs in a game, and answers that count in words.

use crate::feedback::{self, read_words};
use crate::partial;
use pegwise_core::text::shown;
use pegwise_core::{AnswerForm, Board, Feedback, NotationError, PartialFeedback, Problem};
use std::borrow::Cow;

/// A game's words for answer pegs in English and German, such as strikes and balls, or gears and tumblers.
///
/// ```
/// use pegwise_notation::{Alphabet, read_board};
/// let board = read_board("number-baseball")?;
/// let baseball = Alphabet::of_rules("number-baseball");
/// assert_eq!(baseball.read_feedback(&board, "1 strike 2 balls")?.to_string(), "1.2");
/// let words = baseball.words().expect("a game with its own words");
/// assert_eq!(words.english.black.of(2), "strikes");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameWords {
    /// The English words.
    pub english: AnswerWords,
    /// The German words.
    pub german: AnswerWords,
}

/// The words for answer pegs in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnswerWords {
    /// A peg in the right place.
    pub black: Noun,
    /// A right colour in the wrong place, or in any place if answers count only right colours.
    pub white: Noun,
    /// An answer without pegs.
    pub nothing: Cow<'static, str>,
}

/// A word in the singular and the plural.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Noun {
    /// The singular, such as `strike`.
    pub one: Cow<'static, str>,
    /// The plural, such as `strikes`, also used for zero.
    pub many: Cow<'static, str>,
}

impl Noun {
    /// A noun that is known at compile time.
    pub const fn new(one: &'static str, many: &'static str) -> Self {
        Noun { one: Cow::Borrowed(one), many: Cow::Borrowed(many) }
    }

    /// The form for this number.
    pub fn of(&self, count: usize) -> &str {
        if count == 1 { &self.one } else { &self.many }
    }

    /// The number of words at the start that form this noun. `ss` matches `ß`.
    fn begins(&self, words: &[(usize, Token)]) -> Option<usize> {
        let plain = |word: &str| word.to_lowercase().replace('ß', "ss");
        let length = |noun: &str| {
            let parts: Vec<String> = noun.split_whitespace().map(plain).collect();
            let is_here =
                |((_, token), part): (&(usize, Token), &String)| token.word().map(plain).as_ref() == Some(part);
            (words.len() >= parts.len() && words.iter().zip(&parts).all(is_here)).then_some(parts.len())
        };
        length(&self.one).max(length(&self.many))
    }

    fn initial(&self) -> Option<char> {
        self.one.to_lowercase().chars().next()
    }
}

impl AnswerWords {
    /// Words that are known at compile time.
    pub const fn new(black: Noun, white: Noun, nothing: &'static str) -> Self {
        AnswerWords { black, white, nothing: Cow::Borrowed(nothing) }
    }

    fn counts(&self, text: &str) -> Option<(usize, usize)> {
        if text.trim().to_lowercase() == self.nothing.to_lowercase() {
            return Some((0, 0));
        }
        read_counted(text, |words| self.units(words)).ok()
    }

    /// The number of words at the start that form a noun, or 1 for initials such as `S`, and the units that they count.
    fn units(&self, words: &[(usize, Token)]) -> Option<(usize, Vec<Unit>)> {
        let nouns = [(&self.black, Unit::Black), (&self.white, Unit::White)];
        let noun = nouns.into_iter().filter_map(|(noun, unit)| Some((noun.begins(words)?, vec![unit])));
        // One noun can begin with another: `letters in place`, `letters`.
        noun.max_by_key(|(length, _)| *length).or_else(|| Some((1, self.initials(words.first()?.1.word()?)?)))
    }

    fn initials(&self, word: &str) -> Option<Vec<Unit>> {
        let (black, white) = (self.black.initial()?, self.white.initial()?);
        let unit = |letter| match letter {
            _ if black == white => None,
            letter if letter == black => Some(Unit::Black),
            letter if letter == white => Some(Unit::White),
            _ => None,
        };
        word.chars().map(unit).collect()
    }
}

#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Unit {
    Black,
    White,
    /// `b` means black, but white next to a bull or a strike, where it is short for cow or ball.
    B,
    Bull,
}

pub(crate) enum Token {
    Number(usize),
    Word(String),
    Separator,
}

impl Token {
    pub(crate) fn word(&self) -> Option<&str> {
        if let Token::Word(word) = self { Some(word) } else { None }
    }
}

fn tokens(text: &str) -> Result<Vec<(usize, Token)>, NotationError> {
    let chars: Vec<char> = text.chars().collect();
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(&c) = chars.get(at) {
        let run = |of: fn(&char) -> bool| chars[at..].iter().take_while(|c| of(c)).collect::<String>();
        let (token, length) = if c.is_ascii_digit() {
            let digits = run(char::is_ascii_digit);
            // A number that overflows exceeds any number of pegs.
            (Some(Token::Number(digits.parse().unwrap_or(usize::MAX))), digits.len())
        } else if c.is_alphabetic() {
            let word = run(|c| c.is_alphabetic());
            (Some(Token::Word(word.to_lowercase())), word.chars().count())
        } else if c.is_whitespace() {
            (None, 1)
        } else if matches!(c, ',' | '.' | ';' | '/' | '-' | '+' | '&') {
            (Some(Token::Separator), 1)
        } else {
            return Err(NotationError::new(text, at, Problem::UnknownAnswer { found: shown(&c.to_string()) }));
        };
        tokens.extend(token.map(|token| (at, token)));
        at += length;
    }
    Ok(tokens)
}

/// Reads counted words, such as `2B1W`, `2 black 1 white` and `BBW`. `units` returns the number of parts at the start
/// that form a noun, and the units that they count. A number counts the noun after it, or the first of several letters.
/// Separators are allowed only between words, and at least one word is required: signs alone are pegs or a typing
/// error, never an answer without pegs.
pub(crate) fn read_counted(
    text: &str,
    units: impl Fn(&[(usize, Token)]) -> Option<(usize, Vec<Unit>)>,
) -> Result<(usize, usize), NotationError> {
    let sentence = text.trim_end();
    let tokens = tokens(sentence.strip_suffix(['.', ',', ';']).unwrap_or(sentence))?;
    let mut counts: Vec<(usize, Unit)> = Vec::new();
    let (mut number, mut next, mut may_part) = (None, 0, false);
    while let Some((at, token)) = tokens.get(next) {
        let rest = || text.chars().skip(*at).take_while(|c| !c.is_whitespace()).collect::<String>();
        let unknown = || Err(NotationError::new(text, *at, Problem::UnknownAnswer { found: shown(&rest()) }));
        let mut length = 1;
        match token {
            Token::Number(count) if number.is_none() => number = Some(*count),
            Token::Separator if may_part && next + 1 < tokens.len() => {}
            Token::Word(word) => match units(&tokens[next..]) {
                Some((noun, units)) => {
                    let times = number.take().unwrap_or(1);
                    counts.extend(units.iter().enumerate().map(|(i, &u)| (if i == 0 { times } else { 1 }, u)));
                    length = noun;
                }
                None if is_and(word) && number.is_none() && !counts.is_empty() && next + 1 < tokens.len() => {}
                None => return unknown(),
            },
            _ => return unknown(),
        }
        may_part = token.word().is_some() && !counts.is_empty();
        next += length;
    }
    match number {
        Some(number) => Err(NotationError::new(text, 0, Problem::OneNumber { found: number.to_string() })),
        None if counts.is_empty() => {
            Err(NotationError::new(text, 0, Problem::UnknownAnswer { found: shown(text.trim()) }))
        }
        None => Ok(pegs(&counts)),
    }
}

fn pegs(counts: &[(usize, Unit)]) -> (usize, usize) {
    let has_bulls = counts.iter().any(|(_, unit)| *unit == Unit::Bull);
    let sum = |black: bool| {
        let is_black = |unit| match unit {
            Unit::Black | Unit::Bull => true,
            Unit::White => false,
            Unit::B => !has_bulls,
        };
        let of_kind = counts.iter().filter(|(_, unit)| is_black(*unit) == black);
        of_kind.fold(0usize, |sum, (count, _)| sum.saturating_add(*count))
    };
    (sum(true), sum(false))
}

/// Converts an answer that leaves one number open: `1S?`, `1 strike, ? balls` and `1 strike ?` become `1.?`.
fn known_part(text: &str, counts: impl Fn(&str) -> Option<(usize, usize)>) -> Option<String> {
    let (before, after) = text.split_once('?')?;
    let after = after.trim();
    // A noun after the question mark names the unknown pegs.
    let (open, rest) = after.split_at(after.find(|c: char| !c.is_alphabetic()).unwrap_or(after.len()));
    let is_between = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '/' | '+' | '&');
    let [before, rest] = [before, rest].map(|part| part.trim_matches(is_between));
    let (is_black_open, said) = match (counts(open), open) {
        (Some((1, 0)), _) => (true, [before, rest].join(" ")),
        (Some((0, 1)), _) => (false, [before, rest].join(" ")),
        (None, "") => (counts(before)?.0 == 0, before.to_owned()),
        _ => return None,
    };
    match (is_black_open, counts(&said)?) {
        (true, (0, white)) => Some(format!("?.{white}")),
        (false, (black, 0)) => Some(format!("{black}.?")),
        _ => None,
    }
}

pub(crate) fn is_and(word: &str) -> bool {
    matches!(word, "and" | "und")
}

pub(crate) static PEGS: GameWords = GameWords {
    english: AnswerWords::new(Noun::new("black", "blacks"), Noun::new("white", "whites"), "none"),
    german: AnswerWords::new(Noun::new("schwarz", "schwarze"), Noun::new("weiß", "weiße"), "nichts"),
};

impl GameWords {
    fn all(&self) -> impl Iterator<Item = &AnswerWords> {
        [&self.english, &self.german, &PEGS.english, &PEGS.german].into_iter()
    }

    pub(crate) fn read_partial(&self, board: &Board, text: &str) -> Result<PartialFeedback, NotationError> {
        if !text.contains('?') {
            return self.read(board, text).map(PartialFeedback::Known);
        }
        let of_game = || self.all().find_map(|words| known_part(text, |part| words.counts(part)));
        let known = of_game().or_else(|| known_part(text, |part| read_words(part).ok()));
        let read = partial::read(board, known.as_deref().unwrap_or(text));
        read.map_err(|error| NotationError::new(text, 0, error.problem))
    }

    /// Reads an answer in these words or any common spelling. Words cannot count marks and attributes.
    pub(crate) fn read(&self, board: &Board, text: &str) -> Result<Feedback, NotationError> {
        // A fast path, because files contain many answers in canonical form.
        if let Ok(feedback) = board.read_feedback(text) {
            return Ok(feedback);
        }
        let counts = || self.all().find_map(|words| words.counts(text));
        let is_counted = matches!(board.feedback_kind().form(), AnswerForm::Counts(_));
        match is_counted.then(counts).flatten() {
            Some((black, white)) => board.feedback(black, white).map_err(|reason| NotationError::new(text, 0, reason)),
            None => feedback::read(board, text),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::alphabet::Alphabet;
    use crate::rules::read_rules;

    #[test]
    fn answers_that_are_known_in_part_are_read_in_words() {
        let read = |rules: &str, text: &str| {
            let board = read_rules(rules).unwrap();
            Alphabet::of_rules(rules).read_partial_feedback(&board, text).map(|answer| answer.to_string())
        };
        for text in
            ["1S?", "1S ?", "1S?B", "1 strike, ? balls", "? balls, 1 strike", "1 strike ?", "1 Strike, ? Bälle", "1.?"]
        {
            assert_eq!(read("number-baseball", text).as_deref(), Ok("1.?"), "{text}");
        }
        for text in ["?S1B", "1 ball ?", "? strikes 1 ball", "1B?", "?.1"] {
            assert_eq!(read("number-baseball", text).as_deref(), Ok("?.1"), "{text}");
        }
        assert_eq!(read("number-baseball", "?").as_deref(), Ok("?"));
        assert_eq!(read("number-baseball", "1 strike").as_deref(), Ok("1.0"));
        for text in ["1 black, ? white", "1B?W", "1 schwarz ?", "1B?", "1 strike, ? balls", "1 bull, ? cows"] {
            assert_eq!(read("4x6", text).as_deref(), Ok("1.?"), "{text}");
        }
        for text in ["1S?S", "1S1B?", "? balls", "??", "1S?B?", "goal ?", "9S?"] {
            assert!(read("number-baseball", text).is_err(), "{text}");
        }
    }

    #[test]
    fn answers_are_read_in_the_words_of_the_game() {
        let read = |rules: &str, text: &str| {
            let board = read_rules(rules).unwrap();
            Alphabet::of_rules(rules).read_feedback(&board, text).map(|answer| answer.to_string())
        };
        for text in ["1 strike 2 balls", "2 Bälle, 1 Strike", "1strike2balls", "1S2B", "1.2", "strike and 2 balls"] {
            assert_eq!(read("number-baseball", text).as_deref(), Ok("1.2"), "{text}");
        }
        for text in ["out", "aus", "0", "nothing"] {
            assert_eq!(read("number-baseball", text).as_deref(), Ok("0.0"), "{text}");
        }
        for (game, text, answer) in [
            ("number-baseball", "1B", "0.1"),
            ("number-baseball", "2S", "2.0"),
            ("number-baseball", "1S1B", "1.1"),
            ("number-baseball", "SB", "1.1"),
            ("number-baseball", "BB", "0.2"),
            ("castle-tune", "2G1T", "2.1"),
            ("bagels", "P", "0.1"),
            ("bagels", "1F1P", "1.1"),
            ("bulls-and-cows", "1b1c", "1.1"),
            ("bulls-and-cows", "1 Bulle 1 K", "1.1"),
        ] {
            assert_eq!(read(game, text).as_deref(), Ok(answer), "{game} {text}");
        }
        assert_eq!(read("castle-tune", "2 gears 1 tumbler").as_deref(), Ok("2.1"));
        assert_eq!(read("castle-tune", "1 Zahnrad").as_deref(), Ok("1.0"));
        assert_eq!(read("bagels", "Fermi Pico Pico").as_deref(), Ok("1.2"));
        assert_eq!(read("bagels", "bagels").as_deref(), Ok("0.0"));
        for text in ["3 strikes 1 ball", "1 2 strikes", "2 strikes 3", "goal"] {
            assert!(read("number-baseball", text).is_err(), "{text}");
        }
    }
}
