//! The words for answer pegs in a game, and answers that count in words.

use crate::riddle;
use pegwise_core::text::shown;
use pegwise_core::{NotationError, Problem};
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
            let is_here = |((_, token), part): (&(usize, Token), &String)| {
                let word = token.word().map(plain).unwrap_or_default();
                word.strip_prefix(&**part).is_some_and(|ending| matches!(ending, "" | "er" | "es" | "en"))
            };
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

    pub(crate) fn counts(&self, text: &str) -> Option<(usize, usize)> {
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
        } else if matches!(c, ',' | '.' | ';' | ':' | '=' | '/' | '-' | '+' | '&') {
            (Some(Token::Separator), 1)
        } else {
            return Err(NotationError::new(text, at, Problem::UnknownAnswer { found: shown(&c.to_string()) }));
        };
        tokens.extend(token.map(|token| (at, token)));
        at += length;
    }
    // In `a black and two whites`, words are numbers; in `1a2b`, `a` is a noun.
    for place in 1..tokens.len() {
        if tokens[place].1.word().is_some_and(|next| next.chars().count() > 2)
            && let Some(number) = tokens[place - 1].1.word().and_then(riddle::number)
        {
            tokens[place - 1].1 = Token::Number(number);
        }
    }
    tokens.retain(|(_, token)| !matches!(token.word(), Some("peg" | "pegs" | "stift" | "stifte")));
    swap_numbers(&mut tokens);
    Ok(tokens)
}

/// Puts each number before its noun if all follow theirs: `B1 W2`.
fn swap_numbers(tokens: &mut Vec<(usize, Token)>) {
    let is_separator = |(_, token): &(usize, Token)| matches!(token, Token::Separator);
    let alternate = tokens.iter().filter(|token| !is_separator(token)).enumerate();
    let is_in_place = |(at, (_, token)): (usize, &(usize, Token))| {
        if at % 2 == 0 { token.word().is_some() } else { matches!(token, Token::Number(_)) }
    };
    if alternate.clone().count().is_multiple_of(2) && alternate.clone().all(is_in_place) {
        tokens.retain(|token| !is_separator(token));
        tokens.chunks_exact_mut(2).for_each(<[_]>::reverse);
    }
}

/// Reads counted words, such as `2B1W`, `2 black 1 white` and `BBW`. `units` returns the number of parts at the start
/// that form a noun, and the units that they count. A number counts the noun after it, or the first of several letters.
/// Separators are allowed only between words, and signs alone are pegs or a typo, never an answer without pegs.
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
            // `1x black`.
            Token::Word(word) if word == "x" && number.is_some() => {}
            Token::Word(word) => {
                match abbreviation(word).filter(|_| number.is_some()).or_else(|| units(&tokens[next..])) {
                    // `4 white white` is a peg and an answer.
                    Some((_, units)) if number.is_none() && is_counted(&counts, &units) => return unknown(),
                    Some((noun, units)) => {
                        let times = number.take().unwrap_or(1);
                        counts.extend(units.iter().enumerate().map(|(i, &u)| (if i == 0 { times } else { 1 }, u)));
                        length = noun;
                    }
                    None if is_and(word) && number.is_none() && !counts.is_empty() && next + 1 < tokens.len() => {}
                    None => return unknown(),
                }
            }
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

/// German abbreviations, which would be two pegs without a number.
fn abbreviation(word: &str) -> Option<(usize, Vec<Unit>)> {
    match word {
        "sw" => Some((1, vec![Unit::Black])),
        "ws" => Some((1, vec![Unit::White])),
        _ => None,
    }
}

fn is_counted(counts: &[(usize, Unit)], units: &[Unit]) -> bool {
    matches!(units, [unit] if counts.iter().any(|(times, other)| other == unit && *times > 1))
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

pub(crate) fn is_and(word: &str) -> bool {
    matches!(word, "and" | "und")
}

pub(crate) static PEGS: GameWords = GameWords {
    english: AnswerWords::new(Noun::new("black", "blacks"), Noun::new("white", "whites"), "none"),
    german: AnswerWords::new(Noun::new("schwarz", "schwarze"), Noun::new("weiß", "weiße"), "nichts"),
};

impl GameWords {
    pub(crate) fn all(&self) -> impl Iterator<Item = &AnswerWords> {
        [&self.english, &self.german, &PEGS.english, &PEGS.german].into_iter()
    }
}
